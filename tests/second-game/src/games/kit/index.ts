/** Where the second game finds the kit from its place in the tests. */
export * from '../../../../../src/games/kit/index.ts'
