/** The press: pieces in, PDF out. */
export { createPress, openYoga, type Press } from './press.ts'
export * from './vocabulary/index.ts'
