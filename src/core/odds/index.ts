/** Exact chances, and what a game answers when one member acts on another. */
export * from './duel.ts'
export * from './ways.ts'
