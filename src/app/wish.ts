/**
 * What a player wants printed. The schema is the one place of the house's own print options: each says beside its bounds
 * what it is called and what it is for, and from there come the studio's fields, the command line's options, help and
 * refusals, and what is remembered.
 */
import {
  optionTakes,
  sizeOf,
  wantedBy,
  z,
  type OptionFacts,
  type OptionMatter,
  type PrintOption,
  type Size,
  type Theme,
} from '../core/index.ts'
import {
  papers,
  type BackMode,
  type InkMode,
  type MarkMode,
  type PaperId,
  type PrinterProfile,
  type TextMode,
} from '../press/vocabulary/index.ts'
import type { Asked, PrintWish } from './printing.ts'
import { ownTheme } from './themes.ts'

/** A format of cards is one line here. */
export const cardFormats = {
  poker: { label: 'Poker', width: 63, height: 88 },
  bridge: { label: 'Bridge', width: 57, height: 89 },
  mini: { label: 'Mini', width: 44, height: 68 },
  tarot: { label: 'Tarot', width: 70, height: 120 },
  square: { label: 'Carré', width: 70, height: 70 },
} as const satisfies Readonly<Record<string, Size & { readonly label: string }>>

/** What options of the house are about; pictures are made beside the print. */
export type OptionGroup = OptionMatter | 'pictures'

interface Grouped {
  readonly group: OptionGroup
}
export type HouseOption = PrintOption & Grouped
type Facts<Kind extends OptionFacts['kind']> = Grouped &
  Omit<Extract<OptionFacts, { readonly kind: Kind }>, 'kind'>

const described = z.registry<OptionFacts & Grouped>()

const amount = (facts: Facts<'number'>) => {
  const number: z.ZodNumber = facts.whole ? z.int() : z.number()
  return number
    .min(facts.min)
    .max(facts.max)
    .default(facts.usual)
    .register(described, { ...facts, kind: 'number' })
}

const choice = <Id extends string>({
  choices: table,
  ...facts
}: Omit<Facts<'choice'>, 'choices' | 'usual'> & {
  readonly usual: NoInfer<Id>
  readonly choices: Readonly<Record<Id, { readonly label: string }>>
}) => {
  const choices = Object.entries<{ readonly label: string }>(table).map(([id, { label }]) => ({ id, label }))
  const option: OptionFacts & Grouped = { ...facts, kind: 'choice', choices }
  return z
    .custom<Id>(value => optionTakes(option, value), `il faut ${wantedBy(option)}.`)
    .prefault(facts.usual)
    .register(described, option)
}

const format = (facts: Facts<'size'>) => {
  const option: OptionFacts & Grouped = { ...facts, kind: 'size' }
  return z
    .string()
    .refine(value => optionTakes(option, value), `il faut ${wantedBy(option)}.`)
    .default(facts.usual)
    .register(described, option)
}

/** What templates bring is known where they lie: until then, any word may be a theme's. */
const theme = (facts: Omit<Facts<'choice'>, 'choices'>) =>
  z
    .string()
    .max(60)
    .default(facts.usual)
    .register(described, { ...facts, kind: 'choice', choices: [] })

const cardFacts: Facts<'size'> = {
  group: 'cutting',
  label: 'Cartes',
  help: 'le format des cartes',
  usual: 'poker',
  choices: Object.entries(cardFormats).map(([id, { label, width, height }]) => ({
    id,
    label: `${label}, ${width} × ${height} mm`,
    size: { width, height },
  })),
  least: { width: 40, height: 55 },
  most: { width: 210, height: 297 },
}

/** How many times a kind can be had, and how many there can be of one piece. */
export const mostTimes = 20
export const mostOfOne = 200

export const settingsSchema = z.object({
  /** Ids, all, those that an evening cannot do without, or nothing for those that are usually printed. */
  assets: z
    .union([z.enum(['all', 'lean']), z.array(z.string().max(60)).max(100)])
    .nullable()
    .default(null),
  /** Copies of a whole kind: how many times what each of its pieces has, by the asset's id. */
  times: z.record(z.string().max(60), z.int().min(1).max(mostTimes)).default({}),
  /** Copies of single pieces, by their keys (app/pieces.ts): so many, whatever their kind has; none is none. */
  pieces: z.record(z.string().max(300), z.int().min(0).max(mostOfOne)).default({}),
  /** The name of the preset that these began as. */
  preset: z.string().max(60).nullable().default(null),
  paper: choice<PaperId>({
    group: 'usual',
    label: 'Papier',
    help: 'le papier',
    usual: 'a4',
    choices: papers,
  }),
  card: format(cardFacts),
  backs: choice<BackMode>({
    group: 'usual',
    label: 'Dos',
    help: 'les dos',
    usual: 'long-edge',
    choices: {
      'long-edge': { label: 'Recto verso, bord long' },
      'short-edge': { label: 'Recto verso, bord court' },
      fold: { label: 'À plier et coller' },
      separate: { label: 'Dans un autre fichier' },
      none: { label: 'Aucun' },
    },
  }),
  bleed: amount({
    group: 'cutting',
    label: 'Fond perdu (mm)',
    help: 'le fond perdu',
    usual: 0,
    min: 0,
    max: 5,
    step: 1,
    unit: 'mm',
  }),
  marks: choice<MarkMode>({
    group: 'cutting',
    label: 'Repères',
    help: 'les repères',
    usual: 'guides',
    choices: {
      guides: { label: 'Traits fins' },
      crop: { label: 'Traits de coupe' },
      none: { label: 'Aucun' },
    },
  }),
  ink: choice<InkMode>({
    group: 'usual',
    label: 'Encre',
    help: 'l’encre',
    usual: 'full',
    choices: {
      full: { label: 'Pleine' },
      saver: { label: 'Économe' },
      outline: { label: 'Au trait' },
    },
  }),
  theme: theme({ group: 'reading', label: 'Thème', help: 'le thème', usual: ownTheme }),
  text: choice<TextMode>({
    group: 'reading',
    label: 'Texte',
    help: 'le texte',
    usual: 'normal',
    choices: {
      normal: { label: 'Normal' },
      large: { label: 'Grands caractères' },
      dyslexia: { label: 'Dyslexie' },
    },
  }),
  copies: amount({
    group: 'usual',
    label: 'Exemplaires',
    help: 'les exemplaires de chaque chose',
    usual: 1,
    min: 1,
    max: 20,
    step: 1,
    unit: '',
    whole: true,
  }),
  png: amount({
    group: 'pictures',
    label: 'Points par pouce',
    help: 'chaque page en PNG aussi, à cette résolution',
    usual: 150,
    min: 36,
    max: 800,
    step: 1,
    unit: 'ppp',
    whole: true,
  }),
  /** The name of a saved profile. */
  printer: z.string().max(120).nullable().default(null),
  /** What the game brings, by its ids; each is read with the game's own bounds. */
  options: z.record(z.string().max(40), z.union([z.boolean(), z.number(), z.string().max(60)])).default({}),
})
export type PrintSettings = z.infer<typeof settingsSchema>
/** What a player wants of one band; all else is the same for a whole job. */
export const choiceSchema = settingsSchema.pick({ assets: true, times: true, pieces: true })
export type BandChoice = z.infer<typeof choiceSchema>
export const usualChoice: BandChoice = choiceSchema.parse({})
export const choiceOf = ({ assets, times, pieces }: BandChoice): BandChoice => ({ assets, times, pieces })

export const usualSettings: PrintSettings = settingsSchema.parse({})

/** The house's own print options, in the order in which they are shown. */
export const houseOptions = (themes: readonly Theme[], own?: Theme): readonly HouseOption[] =>
  Object.entries(settingsSchema.shape).flatMap(([id, schema]) => {
    const facts = described.get(schema)
    if (!facts) return []
    return [
      id === 'theme' && facts.kind === 'choice'
        ? { ...facts, id, choices: [{ id: ownTheme, label: ownLabel(own) }, ...themes.map(named)] }
        : { ...facts, id },
    ]
  })

const ownLabel = (own: Theme | undefined): string =>
  own ? `Celui du jeu (${own.name.toLocaleLowerCase('fr')})` : 'Celui du jeu'
const named = ({ id, name }: Theme) => ({ id, label: name })

/** The format of cards that is set: the schema has let no other through. */
export const cardSize = ({ card }: PrintSettings): Size => sizeOf(cardFacts, card) ?? cardFacts.least

/** One band's choice as printing takes it. */
export const asked = ({ assets, times, pieces }: BandChoice): Asked => ({
  assets: assets ?? undefined,
  times,
  pieces,
})

/** The theme is what is asked of the press: which one that is, the games and the templates tell. */
export const wishOf = (
  settings: PrintSettings,
  printer: PrinterProfile,
  theme: string | undefined,
): PrintWish => ({
  ...asked(settings),
  card: cardSize(settings),
  copies: settings.copies,
  options: settings.options,
  look: { theme, ink: settings.ink, text: settings.text },
  sheet: {
    paper: papers[settings.paper],
    backs: settings.backs,
    bleed: settings.bleed,
    marks: settings.marks,
    printer,
  },
})
