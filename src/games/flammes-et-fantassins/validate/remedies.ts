/** Of the ways out of each error, the one that leaves the fewest: a remedy never makes a band worse. */
import { remedied, type Diagnostic, type Remedy } from '../../../core/index.ts'
import type { Member } from '../resolve.ts'
import { patchOf, type Changes, type Cure, type Fault, type Judge } from './cure.ts'

export interface Assize {
  readonly members: readonly Member[]
  readonly judge: Judge
  /** Errors of the band as a whole, once these figures have changed. */
  readonly bandErrors: (changes: Changes) => number
}

/** Beyond these, a file is not what a hand wrote, and its faults are told without a way out. */
const most = { faults: 100, entries: 200 } as const

export const offerRemedies = (assize: Assize, faults: readonly Fault[]): readonly Diagnostic[] => {
  const endless = assize.members.some(isEndless)
  let offered = 0
  return faults.map(({ cures, ...diagnostic }) => {
    if (!cures || offered >= most.faults || endless) return diagnostic
    offered++
    return remedied(diagnostic, choose(assize, cures(assize.judge)))
  })
}

const isEndless = ({ figure }: Member): boolean =>
  figure.classes.length + figure.equipment.length + figure.spells.length > most.entries

const choose = (assize: Assize, cures: readonly Cure[]): Remedy | undefined => {
  const helpful = cures.map(cure => ({ cure, gain: gainOf(assize, cure) })).filter(({ gain }) => gain > 0)
  const usual = helpful.filter(({ cure }) => !cure.lastResort)
  const [best] = (usual.length > 0 ? usual : helpful).toSorted((a, b) => b.gain - a.gain)
  return best && { label: best.cure.label, patch: patchOf(assize.members, best.cure.changes) }
}

/** How many errors fewer. */
const gainOf = ({ members, judge, bandErrors }: Assize, { changes }: Cure): number => {
  const own = [...changes].map(([index, becomes]) => {
    const before = members[index]
    return (before ? judge(before)[0] : 0) - (becomes ? judge(becomes)[0] : 0)
  })
  return own.reduce((sum, gain) => sum + gain, bandErrors(new Map()) - bandErrors(changes))
}
