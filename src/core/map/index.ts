/** Maps of scenarios: what is saved, how it is drawn, what can be told of it. */
export * from './checks.ts'
export * from './draw.ts'
export * from './geometry.ts'
export * from './kinds.ts'
export * from './legend.ts'
export { mapLook, type MapLook } from './strokes.ts'
export * from './table.ts'
export { distanceWords, lengthWords } from './words.ts'
