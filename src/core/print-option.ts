/** What a player sets for a print, whoever brings it: the studio and the command line show it and refuse it alike. */
import { isWithin, readSize, writtenSize, type Size } from './size.ts'

export interface ToggleFacts {
  readonly kind: 'toggle'
  readonly usual: boolean
}

export interface AmountFacts {
  readonly kind: 'number'
  readonly usual: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: string
  /** Whether nothing lies between two whole numbers. */
  readonly whole?: boolean
}

export interface ChoiceFacts {
  readonly kind: 'choice'
  readonly usual: string
  readonly choices: readonly { readonly id: string; readonly label: string }[]
}

/** One of some formats by its id, or any other within bounds, as it is written. */
export interface SizeFacts {
  readonly kind: 'size'
  readonly usual: string
  readonly choices: readonly { readonly id: string; readonly label: string; readonly size: Size }[]
  readonly least: Size
  readonly most: Size
}

export type OptionFacts = {
  readonly label: string
  readonly help: string
} & (ToggleFacts | AmountFacts | ChoiceFacts | SizeFacts)

/** What an option is about: the printer and its paper, scissors and formats, or how the print reads. */
export const optionMatters = ['usual', 'cutting', 'reading'] as const
export type OptionMatter = (typeof optionMatters)[number]

export type PrintOption = OptionFacts & {
  /** As the command line names it. */
  readonly id: string
  /** With whose like it is shown; among the usual ones where nothing is said. */
  readonly matter?: OptionMatter
}
export type OptionValue = boolean | number | string
export type OptionValues = Readonly<Record<string, OptionValue>>

/** The size that a value of such an option names or writes, where it takes it. */
export const sizeOf = (
  { choices, least, most }: Pick<SizeFacts, 'choices' | 'least' | 'most'>,
  value: string,
): Size | undefined => {
  const named = choices.find(({ id }) => id === value)
  if (named) return named.size
  const free = readSize(value)
  return free && isWithin(free, least, most) ? free : undefined
}

export const optionTakes = (option: OptionFacts, value: unknown): value is OptionValue => {
  switch (option.kind) {
    case 'toggle':
      return typeof value === 'boolean'
    case 'number':
      return (
        typeof value === 'number' &&
        value >= option.min &&
        value <= option.max &&
        (option.whole !== true || Number.isInteger(value))
      )
    case 'choice':
      return option.choices.some(({ id }) => id === value)
    case 'size':
      return typeof value === 'string' && sizeOf(option, value) !== undefined
  }
}

/** What is set, where the option takes it; the usual elsewhere. */
export const optionValue = (option: PrintOption, values: Readonly<Record<string, unknown>>): OptionValue => {
  const { [option.id]: value } = values
  return optionTakes(option, value) ? value : option.usual
}

/** What the option takes, for the sentence that refuses anything else. */
export const wantedBy = (option: OptionFacts): string => {
  switch (option.kind) {
    case 'toggle':
      return 'oui ou non'
    case 'number':
      return `un nombre ${option.whole ? 'entier ' : ''}de ${option.min} à ${option.max}`
    case 'choice':
      return `un de ces mots : ${namesOf(option)}`
    case 'size':
      return `un de ces formats : ${namesOf(option)}, ou ${freeSize(option)}`
  }
}

export const namesOf = ({ choices }: ChoiceFacts | SizeFacts): string =>
  choices.map(({ id }) => id).join(', ')

/** How a size that has no name is written, and how far it may go. */
export const freeSize = ({ least, most }: SizeFacts): string =>
  `LxH en mm, de ${writtenSize(least)} à ${writtenSize(most)}`
