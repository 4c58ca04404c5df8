/** The words of `copiste print` as values: each wrong one gets its sentence. */
import {
  error,
  failure,
  freeSize,
  namesOf,
  optionTakes,
  parse,
  quote,
  readSize,
  success,
  suggestion,
  wantedBy,
  writtenSize,
  type ChoiceFacts,
  type GameSystem,
  type OptionValue,
  type OptionValues,
  type PrintOption,
  type Result,
  type SizeFacts,
  type Theme,
} from '../core/index.ts'
import { houseOptions, settingsSchema, type PrintSettings } from '../app/wish.ts'
import type { Call, Option } from './command.ts'

export interface PrintOptions {
  readonly out: string
  /** As the studio remembers them, save that a printer may be a file. */
  readonly settings: PrintSettings
  readonly templates: string | undefined
  readonly printer: string | undefined
  readonly png: number | undefined
  readonly report: string | undefined
  readonly jobs: number
}

export const jobsOption: PrintOption = {
  id: 'jobs',
  label: 'Bandes à la fois',
  help: 'imprime jusqu’à N bandes à la fois',
  kind: 'number',
  usual: 1,
  min: 1,
  max: 16,
  step: 1,
  unit: '',
  whole: true,
}

class Wrong extends Error {}

const refuse = (message: string): never => {
  throw new Wrong(message)
}

const wrongWord = (option: PrintOption, given: string): string => {
  if (option.kind === 'toggle' || option.kind === 'number')
    return `--${option.id} veut ${wantedBy(option)}, et non ${quote(given)}.`
  const near = suggestion(
    given,
    option.choices.map(({ id }) => id),
  )
  return option.kind === 'choice'
    ? `--${option.id} ${quote(given)} n’existe pas.${near} Choix : ${namesOf(option)}.`
    : `--${option.id} ${quote(given)} n’est pas un format.${near} Choix : ${namesOf(option)}, ou ${freeSize(option)}.`
}

const valueIn = (option: PrintOption, given: string): OptionValue => {
  if (option.kind === 'toggle') return true
  if (option.kind === 'number')
    return /^\d+(?:[.,]\d+)?$/.test(given) ? Number(given.replace(',', '.')) : Number.NaN
  const free = option.kind === 'size' ? readSize(given) : undefined
  return free ? writtenSize(free) : given
}

/** The value of an option as the call has it; the usual where it is not given. */
const valueOf = (call: Call, option: PrintOption): OptionValue => {
  const given = call.value(option.id)
  if (given === undefined) return option.usual
  const value = valueIn(option, given)
  return optionTakes(option, value) ? value : refuse(wrongWord(option, given))
}

const valuesOf = (call: Call, options: readonly PrintOption[]): OptionValues =>
  Object.fromEntries(
    options.filter(({ id }) => call.has(id)).map(option => [option.id, valueOf(call, option)]),
  )

/** What a call says of some options of the house; of the others what stood before, or the usual. */
export const readHouse = (
  call: Call,
  options: readonly PrintOption[],
  before: Partial<PrintSettings> = {},
): Result<PrintSettings> => {
  const read = answered(() => valuesOf(call, options))
  return read.ok ? parse(settingsSchema, { ...before, ...read.value }) : read
}

const assetsOf = (call: Call): PrintSettings['assets'] => {
  const given = call.value('assets')
  if (given === undefined) return null
  if (given === 'all') return given
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

/** An option as the help shows it: what it takes, and what stands where it is not given, if anything does. */
export const optionOf = (option: PrintOption, standsAlone = true): Option => {
  const { id: name, help } = option
  switch (option.kind) {
    case 'toggle':
      return { name, help }
    case 'number':
      return {
        name,
        value: option.unit.toUpperCase() || 'N',
        help: `${help}, de ${option.min} à ${option.max}${standsAlone ? ` (${option.usual})` : ''}`,
      }
    case 'choice':
      return { name, value: 'MOT', help: `${help} : ${withUsual(option)}` }
    case 'size':
      return { name, value: 'FORMAT', help: `${help} : ${withUsual(option)}, ou ${freeSize(option)}` }
  }
}

const withUsual = ({ choices, usual }: ChoiceFacts | SizeFacts): string =>
  choices.map(({ id }) => (id === usual ? `${id} (défaut)` : id)).join(', ')

const answered = <T>(read: () => T): Result<T> => {
  try {
    return success(read())
  } catch (wrong) {
    if (wrong instanceof Wrong) return failure(error('call.refused', '', wrong.message))
    throw wrong
  }
}

export const readPrintOptions = (
  call: Call,
  themes: readonly Theme[],
  brought: readonly PrintOption[],
  before: Partial<PrintSettings> = {},
): Result<PrintOptions> => {
  const house = readHouse(call, houseOptions(themes), before)
  if (!house.ok) return house
  return answered(() => ({
    out: call.value('out') ?? refuse('Dites où écrire : --out dossier, ou --out fichier.pdf.'),
    settings: {
      ...house.value,
      assets: call.has('assets') ? assetsOf(call) : house.value.assets,
      options: { ...house.value.options, ...valuesOf(call, brought) },
    },
    templates: call.value('templates'),
    printer: call.value('printer') ?? before.printer ?? undefined,
    png: call.has('png') ? house.value.png : undefined,
    report: call.value('report'),
    jobs: Number(valueOf(call, jobsOption)),
  }))
}
