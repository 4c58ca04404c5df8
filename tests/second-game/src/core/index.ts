/** Where the second game finds the core from its place in the tests. */
export * from '../../../../src/core/index.ts'
