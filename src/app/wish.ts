/** What a player wants printed, as it crosses the bridge: every word of it known, every number within bounds. */
import { z, type Size } from '../core/index.ts'
import {
  backModes,
  inks,
  markModes,
  papers,
  textModes,
  type PrinterProfile,
} from '../press/vocabulary/index.ts'
import type { PrintWish } from './printing.ts'

export const cardFormats = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 89 },
  mini: { width: 44, height: 68 },
  tarot: { width: 70, height: 120 },
  square: { width: 70, height: 70 },
} as const satisfies Readonly<Record<string, Size>>

export type CardFormat = keyof typeof cardFormats
export const cardFormatIds = [
  'poker',
  'bridge',
  'mini',
  'tarot',
  'square',
] as const satisfies readonly CardFormat[]
export const paperIds = ['a4', 'letter'] as const satisfies readonly (keyof typeof papers)[]

export const settingsSchema = z.object({
  /** Ids, or nothing for those that are usually printed. */
  assets: z
    .union([z.literal('all'), z.array(z.string().max(60)).max(100)])
    .nullable()
    .default(null),
  paper: z.enum(paperIds).default('a4'),
  card: z.enum(cardFormatIds).default('poker'),
  backs: z.enum(backModes).default('long-edge'),
  bleed: z.number().min(0).max(5).default(0),
  marks: z.enum(markModes).default('guides'),
  ink: z.enum(inks).default('full'),
  theme: z.string().max(60).default('enluminure'),
  text: z.enum(textModes).default('normal'),
  /** The name of a saved profile. */
  printer: z.string().max(120).nullable().default(null),
  copies: z.int().min(1).max(20).default(1),
  /** What the game brings, by its ids; each is read with the game's own bounds. */
  options: z.record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(60)])).default({}),
})
export type PrintSettings = z.infer<typeof settingsSchema>
export const usualSettings: PrintSettings = settingsSchema.parse({})

export const wishOf = (settings: PrintSettings, printer: PrinterProfile): PrintWish => ({
  assets: settings.assets ?? undefined,
  card: cardFormats[settings.card],
  options: settings.options,
  look: { theme: settings.theme, ink: settings.ink, text: settings.text },
  sheet: {
    paper: papers[settings.paper],
    backs: settings.backs,
    bleed: settings.bleed,
    marks: settings.marks,
    printer,
  },
})
