/** The derived numbers of a figure, line by line, for those who want to see them while they choose. */
import { plural, signed, type Readout } from '../../../core/index.ts'
import { equipmentById, scoreNames, scores, talentById } from '../catalog/index.ts'
import { deriveFigure, type Attack } from '../derive.ts'
import { spellSummary } from '../catalog/summary.ts'
import { chargeReach } from '../rounds.ts'
import type { Member } from '../resolve.ts'

export const numberReadouts = (member: Member): readonly Readout[] => {
  const stats = deriveFigure(member)
  const { withoutShield } = stats
  const bare = (value: number | undefined) => (value === undefined ? '' : ` (${value} sans bouclier)`)
  return [
    {
      kind: 'readout',
      label: 'Nombres',
      lines: [
        {
          label: 'Scores',
          value: scores.map(score => `${scoreNames[score].short} ${signed(stats.scores[score])}`).join(', '),
        },
        { label: 'Déplacement', value: plural(stats.dep, 'pouce') },
        { label: 'Points de Vie', value: `${stats.pv}` },
        { label: 'Classe d’Armure', value: `${stats.ca}${bare(withoutShield?.ca)}` },
        { label: 'Trame', value: `${stats.tra}${bare(withoutShield?.tra)}` },
        { label: 'Commandement', value: `${stats.com}` },
        { label: 'Mêlée, Tir', value: `${signed(stats.mel)}, ${signed(stats.tir)}` },
        { label: 'Charge', value: stats.charge ? plural(chargeReach(stats.dep), 'pouce') : 'interdite' },
      ],
    },
    { kind: 'readout', label: 'Attaques', lines: stats.attacks.map(attackLine) },
    {
      kind: 'readout',
      label: 'Talents',
      lines: stats.talents.map(id => ({
        label: talentById.get(id)?.name ?? id,
        value: 'une fois par partie',
      })),
    },
    {
      kind: 'readout',
      label: 'Sorts',
      lines: member.spells.map(({ entry }) => ({ label: entry.name, value: spellSummary(entry) })),
    },
  ]
}

const attackLine = ({ id, kind, hit, damage, range }: Attack): Readout['lines'][number] => ({
  label: equipmentById.get(id)?.name ?? 'Magie',
  value: [
    `Touche ${signed(hit)}`,
    `${kind === 'magie' ? 'Effet' : 'Dégâts'} ${signed(damage)}`,
    ...(range === null ? [] : [plural(range, 'pouce')]),
  ].join(', '),
})
