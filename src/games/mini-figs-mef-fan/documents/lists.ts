/** Whole pages about an army: its list with every price, the list that its adversary may see, what players agreed on. */
import { plural, type DraftPiece, type Size } from '../../../core/index.ts'
import { halfOf, page, paragraphs } from '../../kit/index.ts'
import { ammoOf, gaitOf, rangeOf, roles } from '../catalog/index.ts'
import { deriveTotals } from '../derive.ts'
import type { Member } from '../resolve.ts'
import type { Melee, Roster, Shot } from '../schema.ts'
import { template } from './shared.ts'

interface Listed {
  readonly name: string
  readonly roster: Roster
  readonly members: readonly Member[]
}

export const armyList = (army: Listed, paper: Size): readonly DraftPiece[] => [
  { ...page(`Liste d’armée, ${army.name}`, paper), continues: 'back', ...listFace(army, false) },
]

/** What stays secret until it is cast is counted, not told. */
export const publicList = (army: Listed, paper: Size): readonly DraftPiece[] => [
  { ...page(`Liste publique, ${army.name}`, paper), continues: 'back', ...listFace(army, true) },
]

const listFace = ({ name, roster, members }: Listed, open: boolean) => {
  const totals = deriveTotals(roster, members)
  const left = totals.limit === null ? null : totals.limit - totals.points
  return {
    template: template('army-list'),
    data: {
      kicker: open ? 'Liste publique' : 'Registre d’intendance',
      name,
      totals: [
        { value: `${totals.points}`, of: totals.limit === null ? '' : `${totals.limit}`, label: 'points' },
        { value: `${totals.units}`, of: '', label: totals.units < 2 ? 'unité' : 'unités' },
        { value: `${totals.figures}`, of: '', label: totals.figures < 2 ? 'figurine' : 'figurines' },
      ],
      units: members.map((member, index) => row(member, index, open)),
      total: totals.points,
      remainder: left === null ? '' : left >= 0 ? `Reste en caisse : ${left} #` : `Dépassement : ${-left} #`,
      stamp: left !== null && left < 0 ? ['À découvert', `${-left} #`] : ['Bon pour', `${totals.points} #`],
      notes: open ? [] : paragraphs(roster.notes ?? ''),
    },
  }
}

const row = (
  { unit, name, role, roleTitle, traits, spells, spellsAgreed, price, icon }: Member,
  index: number,
  open: boolean,
) => ({
  number: index + 1,
  icon,
  name,
  kind: roleTitle ?? (unit.figures > 1 ? 'Escouade' : 'Figurine seule'),
  figures: unit.figures,
  scores: [`${unit.dep}`, all(unit.melee), all(unit.shots), `${unit.def}`, `${unit.men}`, `${unit.vie}`],
  details: [
    ...(unit.gait === 'normal' ? [] : [gaitOf(unit.gait).name]),
    ...unit.melee.flatMap(({ name: weapon }) => weapon?.trim() || []),
    ...unit.shots.map(shotTold),
    ...traits.map(({ entry }) => entry.name),
    ...(unit.large ? ['Grande cible'] : []),
    ...(role?.id === 'magicien'
      ? [
          open
            ? `${plural(spells.length || spellsAgreed, 'sort')} sous pli`
            : `Sorts : ${spells.map(({ entry }) => entry.name).join(', ') || 'à choisir'}`,
        ]
      : []),
  ].join(' · '),
  figure: price.figure,
  price: price.unit,
})

const all = (weapons: readonly (Melee | Shot)[]): string =>
  weapons.map(({ score, piercing }) => `${score}${piercing > 0 ? `\u00a0P${piercing}` : ''}`).join(', ') ||
  '–'

const shotTold = ({ name = '', range, ammo }: Shot): string => {
  const { shots } = ammoOf(ammo)
  return [
    name.trim() || 'Tir',
    ` ${rangeOf(range).centimetres} cm`,
    shots === null ? '' : `, ${plural(shots, 'fois', 'fois')}`,
  ].join('')
}

/** The agreed number of each kind of character; what a table still has to settle is left to the pen. */
export const agreementSheet = (
  { roster: { limit, agreed } }: Pick<Listed, 'roster'>,
  paper: Size,
): readonly DraftPiece[] => [
  {
    title: 'Convention entre les parties',
    size: halfOf(paper),
    copies: 1,
    toEdge: true,
    template: template('agreement'),
    data: {
      limit: limit === null ? 'sans limite' : `${limit} #`,
      rows: [
        ...roles.map(({ id, name, icon, agreed: usual }) => ({
          name,
          icon,
          agreed: agreed[id],
          usual: `${usual}`,
        })),
        { name: 'Sorts par magicien', icon: 'spell-book', agreed: agreed.spells, usual: '2' },
      ],
      blanks: ['Date', 'Table', 'Décors', 'Tours', 'Scénario', 'Règles maison'],
    },
  },
]
