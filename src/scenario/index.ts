/** What every scenario prints, of any game or of none. */
export { scenarioAssets, scenarioOptions, scenarioPieces } from './assets.ts'
export { mostPlayers, namedSides, playersOf, sidesOf } from './reading.ts'
