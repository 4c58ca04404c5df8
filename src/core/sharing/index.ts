/** Bands as text that travels: lists that people read, and one line that holds the whole. */
export * from './code.ts'
export * from './hear.ts'
export * from './outline.ts'
export * from './share.ts'
export { textForms, writeOutline, type TextForm } from './write.ts'
export { counted, createLexicon, plainWords, said, tame, type Lexicon } from './words.ts'
