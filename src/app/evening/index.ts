/** «Préparer la soirée»: whose what is, what is missing, what is printed, and what to do with it afterwards. */
export { hours } from './checklist.ts'
export type { Kept } from './changed.ts'
export { pileKinds, settingsOf, type PileKind } from './piles.ts'
export { openEvening, planEvening, playedGames, type EveningFound, type EveningPlan } from './plan.ts'
export {
  fileNamesOf,
  printApart,
  printTogether,
  weighEvening,
  type PressOnce,
  type PrintedEvening,
} from './print.ts'
export { gestures, type Gesture, type Labour, type PileWork } from './work.ts'
