/** The press: pieces in, PDF out. */
export { Fault, type Place } from './fault.ts'
export { backModes, papers, type BackMode, type PaperId } from './imposition/impose.ts'
export * from './job.ts'
export { perfectPrinter, profileFormat, profileSchema, type PrinterProfile } from './profile.ts'
export { createPress, type Press } from './press.ts'
export type { PictureFile } from './paint/ink.ts'
export type { Problem, Report } from './report.ts'
export type { Drawing, FontList, Resources } from './resources.ts'
