/** What the rules say against a band, with the remedy where one exists. The limits stand in the catalogue. */
import { enumerate, error, plural, pointer, replace, warning, type Diagnostic } from '../../core/index.ts'
import { bandSize } from './catalog/index.ts'
import { tallyOf } from './campaign.ts'
import { deriveTotals } from './derive.ts'
import { resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'
import { code } from './validate/code.ts'
import { validateClasses } from './validate/classes.ts'
import { validateEquipment, validateReaders } from './validate/equipment.ts'
import { validateMagic } from './validate/magic.ts'

export const validate = (roster: Roster): readonly Diagnostic[] => {
  const members = resolveRoster(roster)
  return [
    ...validateBand(roster, members),
    ...members.flatMap(validateMember),
    ...validateReaders(members),
    ...validateCampaign(roster),
  ]
}

export const validateMember = (member: Member): readonly Diagnostic[] => [
  ...validateClasses(member),
  ...validateEquipment(member),
  ...validateMagic(member),
]

const figuresPath = pointer('roster', 'figures')

const validateBand = (roster: Roster, members: readonly Member[]): readonly Diagnostic[] => {
  const { pc, pcAgreed, iron, ironBudget, figures } = deriveTotals(roster, members)
  const diagnostics: Diagnostic[] = []
  const overPc = pc - pcAgreed
  if (overPc > 0)
    diagnostics.push(
      error(
        code('too-many-pc'),
        figuresPath,
        `La bande compte ${pc} PC et n’a droit qu’à ${pcAgreed} : retirez ${plural(overPc, 'classe')}.`,
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
      error(
        code('too-much-iron'),
        figuresPath,
        `L’équipement coûte ${plural(iron, 'pièce')} de fer et la bande en a ${ironBudget} : retirez-en ${overIron}.`,
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

/** The accounts may hold more than the games told of: a history may be partial, and loot counts as iron earned. */
const validateCampaign = ({ campaign }: Roster): readonly Diagnostic[] => {
  const history = campaign.history ?? []
  if (history.length < Math.max(1, campaign.games)) return []
  const tally = tallyOf(history)
  const amounts = [
    ['games', 'parties', campaign.games, tally.games],
    ['trophies', 'trophées', campaign.trophies, tally.trophies],
    ['pc', 'PC gagnés', campaign.pc, tally.pc],
    ['iron', 'pièces de fer gagnées', campaign.iron, tally.iron],
  ] as const
  const short = amounts.filter(([, , written, earned]) => written < earned)
  if (short.length === 0) return []
  const sums = short.map(([, label, written, earned]) => `${label} : ${written} au lieu de ${earned}`)
  return [
    warning(
      code('campaign-history'),
      pointer('roster', 'campaign'),
      `Les comptes de la campagne oublient des parties jouées (${enumerate(sums)}).`,
      {
        label: 'Reprendre les comptes de l’histoire',
        patch: short.map(([key, , , earned]) => replace(pointer('roster', 'campaign', key), earned)),
      },
    ),
  ]
}
