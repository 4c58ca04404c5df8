/** What a host may say to the press, and hear from it. */
export * from '../press/vocabulary/index.ts'
