/** The words that the press understands, without the press: hosts read options and profiles long before they print. */
export { Fault, type Place } from './fault.ts'
export { backModes, papers, type BackMode, type PaperId } from './options.ts'
export * from './job.ts'
export { perfectPrinter, profileFormat, profileSchema, type PrinterProfile } from './profile.ts'
export { summarise, type PlacedPiece, type Problem, type Report } from './report.ts'
export type { Compiled } from './compiled.ts'
export type { Ornament, OrnamentPath, FontList, Resources, FaceShelf, KnownFont } from './resources.ts'
