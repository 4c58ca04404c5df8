/** The parts of small untyped libraries that the text stage calls. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}

declare module 'hyphen/fr' {
  export const hyphenateSync: (text: string, options?: { readonly minWordLength?: number }) => string
}

declare module 'hyphen/patterns/fr' {
  /** Letters to what follows them; a number is the list of levels of the pattern that ends there. */
  export interface PatternTrie {
    readonly [letter: string]: PatternTrie | number | readonly [PatternTrie, number]
  }
  const patterns: readonly [levels: readonly (readonly number[])[], trie: PatternTrie]
  export default patterns
}
