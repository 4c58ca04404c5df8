/** The press: pieces in, PDF out. */
export { createPress, type Press } from './press.ts'
export * from './vocabulary/index.ts'
