/** The list of a troop: who stands in it, with what, for how many points, line by line. */
import { enumerate, plural, typeset, type DraftPiece, type Size } from '../../../core/index.ts'
import { paragraphs } from '../../kit/index.ts'
import { deriveTotals } from '../derive.ts'
import { beastsOf, type Beast, type Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { lowered, notebookPage } from './shared.ts'

interface Troop {
  readonly name: string
  readonly roster: Roster
  readonly members: readonly Member[]
}

/** Circles that a row has room for; more of them are a number to write beside. */
const mostCircles = 40

export const troopList = ({ name, roster, members }: Troop, paper: Size): readonly DraftPiece[] => {
  const { points, budget, characters } = deriveTotals(roster, members)
  const beasts = beastsOf(roster)
  return [
    {
      ...notebookPage(`Liste de ${name}`, paper, 'troop-list', {
        name,
        context: typeset(roster.context.trim()),
        totals: [
          { label: characters === 1 ? 'personnage' : 'personnages', value: `${characters}`, of: '' },
          { label: 'points', value: `${points}`, of: budget === null ? '' : `${budget}` },
        ],
        rows: [...members.map(memberRow), ...beasts.map(beastRow)],
        billed: 'une figurine, puis tout le profil',
        bill: [...members.map(memberBill), ...beasts.map(beastBill)],
        total: `${points}`,
        left: budget === null ? '' : remainder(budget - points),
        notes: [
          ...paragraphs(roster.notes ?? '').map(text => ({ name: '', text: typeset(text) })),
          ...members.flatMap(({ name: whose, profile }) =>
            paragraphs(profile.notes ?? '').map((text, at) => ({
              name: at === 0 ? whose : '',
              text: typeset(text),
            })),
          ),
        ],
      }),
      continues: 'back',
    },
  ]
}

const remainder = (left: number): string =>
  left === 0
    ? 'Budget tout juste.'
    : left > 0
      ? `Il reste ${plural(left, 'point')}.`
      : `${plural(-left, 'point')} de trop.`

const memberRow = (member: Member) => {
  const { name, count, icon, classe, protection, movement, role, leader, mount, twoLives, cost } = member
  const circles = count * (twoLives ? 2 : 1)
  return {
    look: '',
    icon,
    name,
    count: count > 1 ? `×${count}` : '',
    kind: [
      ...(leader ? ['chef de troupe'] : role.id === 'simple' ? [] : [role.name.toLowerCase()]),
      ...(mount.id === 'pied' ? [] : [mount.name.toLowerCase()]),
    ].join(', '),
    classe: `${classe}`,
    armour: protection.id === 'legere' ? '–' : protection.short,
    pace: `${movement}`,
    arms: armsOf(member),
    skills: skillsOf(member),
    points: `${cost.total}`,
    lives: circles > mostCircles ? [] : Array.from({ length: count }, () => (twoLives ? 2 : 1)),
    aside: circles > mostCircles ? plural(count, 'figurine') : twoLives ? 'deux vies' : '',
  }
}

const armsOf = ({ weapons }: Member): string =>
  weapons.length === 0 ? 'mains nues' : enumerate(weapons.map(({ entry }) => entry.name.toLowerCase()))

const skillsOf = ({ competences, training, scores }: Member): string =>
  [
    ...competences.map(({ name, level }) => `${name.toLowerCase()}${level === undefined ? '' : ` ${level}`}`),
    ...training.map(({ entry }) => entry.name.toLowerCase()),
    ...scores.filter(({ own }) => own).map(({ entry, value }) => `${entry.name.toLowerCase()} ${value}`),
  ].join(', ')

const beastRow = ({ name, entry, count, points, animal }: Beast) => ({
  look: 'beast',
  icon: entry.icon,
  name,
  count: count > 1 ? `×${count}` : '',
  kind: name === entry.name ? 'ne se bat pas' : entry.name.toLowerCase(),
  classe: '–',
  armour: '–',
  pace: '–',
  arms: '',
  skills: animal.load?.trim() ?? '',
  points: `${points}`,
  lives: Array.from({ length: Math.min(mostCircles, count) }, () => 1),
  aside: '',
})

const memberBill = ({ name, count, cost }: Member) => ({
  look: '',
  name,
  lines: cost.lines.map(({ label, calculation, value, typed }, at) => ({
    label: at === 0 || typed !== undefined ? label : lowered(label),
    pen: typed !== undefined,
    value: calculation.includes('×') ? `${calculation} = ${value}` : `${value}`,
  })),
  sum: count > 1 ? `${cost.each} × ${count}` : '',
  total: `${cost.total}`,
})

const beastBill = ({ name, entry, count, points }: Beast) => ({
  look: '',
  name,
  lines: [{ label: entry.name, pen: false, value: `${entry.points}` }],
  sum: count > 1 ? `${entry.points} × ${count}` : '',
  total: `${points}`,
})
