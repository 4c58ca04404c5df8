/** The words of `copiste print` as values: each wrong one gets its sentence. */
import {
  error,
  failure,
  quote,
  success,
  suggestion,
  type GameSystem,
  type OptionValue,
  type OptionValues,
  type PrintOption,
  type Result,
  type Size,
} from '../core/index.ts'
import {
  backModes,
  inks,
  markModes,
  papers,
  textModes,
  type BackMode,
  type InkMode,
  type MarkMode,
  type PaperId,
  type TextMode,
} from '../app/press-words.ts'
import { cardFormats, paperIds } from '../app/wish.ts'
import type { Call, Option } from './command.ts'

export interface PrintOptions {
  readonly out: string
  readonly assets: readonly string[] | 'all' | undefined
  readonly paper: PaperId
  readonly card: Size
  /** What the games bring. */
  readonly options: OptionValues
  readonly backs: BackMode
  readonly bleed: number
  readonly marks: MarkMode
  readonly ink: InkMode
  readonly theme: string
  readonly text: TextMode
  readonly templates: string | undefined
  readonly printer: string | undefined
  readonly png: number | undefined
  readonly report: string | undefined
  readonly jobs: number
}

class Wrong extends Error {}

const refuse = (message: string): never => {
  throw new Wrong(message)
}

const oneOf = <T extends string>(call: Call, name: string, words: readonly T[], otherwise: T): T => {
  const given = call.value(name)
  if (given === undefined) return otherwise
  const known = words.find(word => word === given)
  return (
    known ??
    refuse(`--${name} ${quote(given)} n’existe pas.${suggestion(given, words)} Choix : ${words.join(', ')}.`)
  )
}

const amount = (
  call: Call,
  name: string,
  least: number,
  most: number,
  otherwise: number,
  whole = false,
): number => {
  const given = call.value(name)
  if (given === undefined) return otherwise
  const value = /^\d+(?:[.,]\d+)?$/.test(given) ? Number(given.replace(',', '.')) : Number.NaN
  const kind = whole ? 'un nombre entier' : 'un nombre'
  if (!Number.isFinite(value) || (whole && !Number.isInteger(value)) || value < least || value > most)
    return refuse(`--${name} veut ${kind} de ${least} à ${most}, et non ${quote(given)}.`)
  return value
}

const cardSize = (call: Call): Size => {
  const given = call.value('card') ?? 'poker'
  const formats: Readonly<Record<string, Size>> = cardFormats
  const named = Object.hasOwn(formats, given) ? formats[given] : undefined
  if (named) return named
  const [, width = '', height = ''] = /^(\d+(?:[.,]\d+)?)x(\d+(?:[.,]\d+)?)$/i.exec(given) ?? []
  const size = { width: Number(width.replace(',', '.')), height: Number(height.replace(',', '.')) }
  if (size.width < 40 || size.height < 55 || size.width > 210 || size.height > 297) {
    const names = Object.keys(cardFormats)
    return refuse(
      `--card ${quote(given)} n’est pas un format.${suggestion(given, names)} Choix : ${names.join(', ')}, ou LxH en mm, de 40x55 à 210x297.`,
    )
  }
  return size
}

const assetIds = (given: string): readonly string[] => {
  const ids = given
    .split(',')
    .map(id => id.trim())
    .filter(Boolean)
  return ids.length > 0
    ? ids
    : refuse('--assets ne nomme rien : donnez des noms séparés par des virgules, ou « all ».')
}

/** Print options that games bring, each once: two games may share one. */
export const broughtBy = (systems: readonly GameSystem[]): readonly PrintOption[] => [
  ...new Map(systems.flatMap(({ printOptions }) => printOptions).map(option => [option.id, option])).values(),
]

export const optionOf = (option: PrintOption): Option => {
  const { id: name, help } = option
  if (option.kind === 'toggle') return { name, help }
  if (option.kind === 'number')
    return { name, value: option.unit.toUpperCase(), help: `${help} (${option.usual})` }
  const ids = option.choices.map(({ id }) => id)
  return { name, value: ids.join('|'), help: `${help} (${option.usual})` }
}

const gameOptions = (call: Call, brought: readonly PrintOption[]): OptionValues =>
  Object.fromEntries(
    brought
      .filter(({ id }) => call.has(id))
      .map((option): readonly [string, OptionValue] => {
        const { id } = option
        if (option.kind === 'toggle') return [id, true]
        if (option.kind === 'number') return [id, amount(call, id, option.min, option.max, option.usual)]
        return [
          id,
          oneOf(
            call,
            id,
            option.choices.map(choice => choice.id),
            option.usual,
          ),
        ]
      }),
  )

export const readPrintOptions = (
  call: Call,
  themes: readonly string[],
  brought: readonly PrintOption[],
): Result<PrintOptions> => {
  try {
    const assets = call.value('assets')
    const png = call.value('png')
    return success({
      out: call.value('out') ?? refuse('Dites où écrire : --out dossier, ou --out fichier.pdf.'),
      assets: assets === undefined || assets === 'all' ? assets : assetIds(assets),
      paper: oneOf<PaperId>(call, 'paper', paperIds, 'a4'),
      card: cardSize(call),
      options: gameOptions(call, brought),
      backs: oneOf(call, 'backs', backModes, 'long-edge'),
      bleed: amount(call, 'bleed', 0, 5, 0),
      marks: oneOf(call, 'marks', markModes, 'guides'),
      ink: oneOf(call, 'ink', inks, 'full'),
      theme: oneOf(call, 'theme', themes, 'enluminure'),
      text: oneOf(call, 'text', textModes, 'normal'),
      templates: call.value('templates'),
      printer: call.value('printer'),
      png: png === undefined ? undefined : amount(call, 'png', 36, 800, 150, true),
      report: call.value('report'),
      jobs: amount(call, 'jobs', 1, 16, 1, true),
    })
  } catch (wrong) {
    if (wrong instanceof Wrong) return failure(error('call.refused', '', wrong.message))
    throw wrong
  }
}

export const paperSize = (id: PaperId): Size => papers[id]
