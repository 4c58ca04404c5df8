/** Texts that players write in Markdown, as a tree that the press prints. */
export { proseLimits, readMarkdown, type ProseFault, type ReadProse, type Surroundings } from './markdown.ts'
export { iconOfSign, usualSigns } from './signs.ts'
