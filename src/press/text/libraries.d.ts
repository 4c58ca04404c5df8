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
