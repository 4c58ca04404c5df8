/** What every scenario prints, of any game or of none. */
export { scenarioAssets, scenarioOptions, scenarioPieces } from './assets.ts'
export { mostPlayers, sidesOf } from './reading.ts'
