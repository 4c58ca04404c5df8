/** The means of a band: its PC, its iron, and how many figures it fields. */
import { plural, pointer, warning } from '../../../core/index.ts'
import { bandSize } from '../catalog/index.ts'
import { deriveTotals, ironCost } from '../derive.ts'
import type { Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { code } from './code.ts'
import { fault, type Changes, type Fault } from './cure.ts'
import { spareClasses, spareIron } from './spare.ts'

/** What is left of the PC and of the iron, once some figures have changed. */
const leftover = (roster: Roster, members: readonly Member[]) => {
  const { pc, pcAgreed, iron, ironBudget } = deriveTotals(roster, members)
  return (changes: Changes) => {
    let left = { pc: pcAgreed - pc, iron: ironBudget - iron }
    for (const [index, becomes] of changes) {
      const before = members[index]
      if (before) left = { pc: left.pc + before.classes.length, iron: left.iron + ironNeed(before) }
      if (becomes) left = { pc: left.pc - becomes.classes.length, iron: left.iron - ironNeed(becomes) }
    }
    return left
  }
}

/** What a figure costs, less what it brings. */
const ironNeed = (member: Member): number =>
  ironCost(member) - member.classes.reduce((sum, { entry }) => sum + entry.iron, 0)

/** How many of its means the band oversteps, once some figures have changed. */
export const errorsOfBand = (roster: Roster, members: readonly Member[]) => {
  const left = leftover(roster, members)
  return (changes: Changes): number => {
    const { pc, iron } = left(changes)
    return (pc < 0 ? 1 : 0) + (iron < 0 ? 1 : 0)
  }
}

const figuresPath = pointer('roster', 'figures')

export const validateBand = (roster: Roster, members: readonly Member[]): readonly Fault[] => {
  const { pc, pcAgreed, iron, ironBudget, figures } = deriveTotals(roster, members)
  const diagnostics: Fault[] = []
  const overPc = pc - pcAgreed
  if (overPc > 0)
    diagnostics.push(
      fault(
        code('too-many-pc'),
        figuresPath,
        `La bande compte ${pc} PC et n’a droit qu’à ${pcAgreed} : retirez ${plural(overPc, 'classe')}.`,
        weigh => spareClasses(members, overPc, changes => leftover(roster, members)(changes).iron, weigh),
      ),
    )
  if (overPc < 0)
    diagnostics.push(
      warning(
        code('unspent-pc'),
        figuresPath,
        `Il reste ${-overPc} PC à dépenser : ajoutez une classe ou une figurine.`,
      ),
    )
  const overIron = iron - ironBudget
  if (overIron > 0)
    diagnostics.push(
      fault(
        code('too-much-iron'),
        figuresPath,
        `L’équipement coûte ${plural(iron, 'pièce')} de fer et la bande en a ${ironBudget} : retirez-en ${overIron}.`,
        weigh => spareIron(members, overIron, weigh),
      ),
    )
  if (overIron < 0)
    diagnostics.push(
      warning(
        code('unspent-iron'),
        figuresPath,
        `Il reste ${plural(-overIron, 'pièce')} de fer à dépenser en équipement.`,
      ),
    )
  if (figures < bandSize.min || figures > bandSize.max)
    diagnostics.push(
      warning(
        code(figures < bandSize.min ? 'few-figures' : 'many-figures'),
        figuresPath,
        `Une bande se joue avec ${bandSize.min} à ${bandSize.max} figurines, et celle-ci en a ${figures}.`,
      ),
    )
  return diagnostics
}
