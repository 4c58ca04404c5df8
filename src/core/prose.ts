/**
 * Texts as a tree: what a player writes in Markdown and the press prints by the element « prose ». It knows neither:
 * markdown/ makes it, press/markup turns it into elements.
 */
/** Where a word stands in what a player wrote: which icons there are is known once it is printed. */
export interface ProsePlace {
  readonly text: string
  /** From 1, as an editor counts them. */
  readonly line: number
  readonly column: number
}

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  /** An icon of game-icons, or an ornament of the game. */
  | { readonly kind: 'sign'; readonly name: string; readonly from: ProsePlace }
  /** What stands in a ring on the map: « 1 ». */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'line-break' }

export type ProseBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly ProseBlock[])[]
    }
  | {
      readonly kind: 'table'
      readonly aligned: readonly ('left' | 'center' | 'right')[]
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }
  | { readonly kind: 'quote'; readonly children: readonly ProseBlock[] }
  | {
      readonly kind: 'box'
      /** A class of the style sheet: « encadre », « voix », « regle ». */
      readonly look: string
      readonly title: string
      readonly icon: string
      readonly children: readonly ProseBlock[]
    }
  | { readonly kind: 'rule' }
  /** A data address. */
  | { readonly kind: 'picture'; readonly address: string; readonly says: string }

export type Prose = readonly ProseBlock[]

/** A text among the data of a template: « <prose src="{{story}}" /> ». */
export interface Written {
  readonly prose: Prose
}

export const isWritten = (value: object): value is Written =>
  'prose' in value && Array.isArray(value.prose) && Object.keys(value).length === 1

export const written = (prose: Prose): Written => ({ prose })
