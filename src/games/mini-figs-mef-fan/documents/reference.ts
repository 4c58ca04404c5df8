/** What a table shares: a turn at a glance, orders, modifiers, prices, and how often who wounds. */
import {
  capital,
  signed,
  typeset,
  type DraftPiece,
  type Drawing,
  type Face,
  type Mark,
  type Size,
} from '../../../core/index.ts'
import { page, told } from '../../kit/index.ts'
import {
  ammoEntries,
  gaitEntries,
  lifeEntries,
  modifiers,
  orders,
  phases,
  rangeEntries,
  rates,
  roles,
  rulings,
  spells,
  states,
  terrains,
  traits,
  type Factor,
  type ModifierEntry,
} from '../catalog/index.ts'
import { woundingWays } from '../odds/dice.ts'
import { defences } from './odds.ts'
import { template } from './shared.ts'

/** One leaf, front and back; what large letters push out goes on behind. */
export const referenceSheets = (paper: Size): readonly DraftPiece[] => [
  {
    ...page('Aide de jeu', paper),
    continues: 'back',
    ...face(
      'Aide de jeu',
      'Réussi : le D6 ne dépasse pas le score, bonus compris. À 0, jamais ; dès 6, toujours.',
      [
        entries('Un tour', 'cinq phases', phases, numbered),
        entries('Ordres', 'un par unité et par tour', orders, numbered, inBrief),
        chart(paper),
        bonuses('Tir', 'tir', 'un dé par score et par tireur ; Déf sauve'),
        bonuses('Mêlée', 'mel', 'un dé par score et par figurine'),
        { ...bonuses('Moral', 'moral', 'Men, avec ces bonus'), note: moraleNote },
        entries('États', '', states),
        entries('Terrain', '', terrains),
      ],
    ),
    back: face('Intendance', 'Ce que l’on est, ce que l’on sait faire, ce que cela coûte.', [
      { ...entries('Personnages', 'une figurine seule', roles, unmarked, inBrief), note: rolesNote },
      entries('Traits', '', traits, unmarked, inBrief),
      { ...entries('Sorts', 'à vue, 60 cm, Men du mage', spells, unmarked, inBrief), note: spellsNote },
      entries('Allures', '', gaitEntries),
      prices(),
      arbitrations(),
    ]),
  },
]

type Section = Face['data']

const moraleNote =
  'À la moitié des pertes, une fois ; et quand un chef ou le général ami meurt à moins de 20 cm. Raté : démoralisée. Un test de Men ne connaît aucun de ces bonus.'

const rolesNote =
  'Concentré, +1 au test de Men. Une bannière et un musicien adverse qui touchent la même unité s’annulent.'

const spellsNote =
  'Bonus, malus, Vol et Désorientation durent jusqu’à la récupération des ordres. Le Men testé est celui de la cible.'

const face = (title: string, motto: string, sections: readonly Section[]): Face => ({
  template: template('reference'),
  data: { title, motto, sections },
})

const numbered = (index: number): string => `${index + 1}`
const unmarked = (): string => ''
const inBrief = ({ brief }: { readonly brief: string }): string => brief

interface Told {
  readonly name: string
  readonly icon: string
}

const entries = <E extends Told & { readonly text: string }>(
  title: string,
  sub: string,
  list: readonly E[],
  mark: (index: number) => string = unmarked,
  text: (entry: E) => string = entry => entry.text,
): Section => ({
  title,
  sub,
  entries: list.map((entry, index) => ({
    icon: entry.icon,
    mark: mark(index),
    said: told(`${entry.name}.`, `${capital(text(entry))}${text(entry).endsWith('.') ? '' : '.'}`),
  })),
})

const bonuses = (title: string, of: ModifierEntry['of'], sub: string): Section => ({
  title,
  sub,
  rows: modifiers
    .filter(modifier => modifier.of === of)
    .map(({ name, by, when }) => ({ name, text: when, value: by === null ? 'annulé' : signed(by) })),
})

const shown = ({ shown: factor }: Factor): string => (factor === '' ? '×1' : factor)

const prices = (): Section => ({
  title: 'Le prix',
  sub: 'chaque produit arrondi au-dessus',
  rows: [
    { name: 'Dép, Men', text: 'le point', value: `${rates.dep} #` },
    { name: 'Mél, Déf', text: 'le point', value: `${rates.mel} #` },
    { name: 'Tir', text: 'le point', value: `${rates.tir} #` },
    { name: 'Perforant', text: 'le point, en mêlée comme au tir', value: `${rates.meleePiercing} #` },
    ...traits.map(({ name, cost }) => ({ name, text: 'une fois par figurine', value: `${cost} #` })),
    ...gaitEntries
      .filter(({ id }) => id !== 'normal')
      .map(({ name, factor }) => ({ name, text: 'sur le Dép', value: shown(factor) })),
    ...rangeEntries.map(({ name, centimetres, factor }) => ({
      name: `Portée ${name}`,
      text: `${centimetres} cm`,
      value: shown(factor),
    })),
    ...ammoEntries.map(({ name, shots, factor }) => ({
      name: capital(shots === 1 ? 'munition unique' : `munitions ${name}`),
      text: shots === null ? '' : shots === 1 ? 'un tir' : `${shots} tirs`,
      value: shown(factor),
    })),
    ...lifeEntries.map(({ life, name, factor }) => ({
      name: `Vie ${life}`,
      text: name,
      value: shown(factor),
    })),
  ],
})

/** How Copiste decides, by their numbers. */
const arbitrations = (): Section => ({
  title: 'Arbitrages',
  sub: 'où le livre se tait ou se contredit',
  entries: rulings.map(({ number, title, text, subject }) => ({
    icon: subject?.icon ?? 'scales',
    mark: `${number}`,
    said: [
      { text: `${title}. `, strong: true },
      { text: typeset(text), strong: false },
    ],
  })),
})

/** Between the margins of a page, of two columns with a gap. */
const columnWidth = ({ width }: Size): number => (width - 24 - 8) / 2

const chart = (paper: Size): Section => ({
  title: 'Qui blesse, et combien de fois sur 36',
  sub: '',
  drawing: { drawing: oddsChart(columnWidth(paper)) },
  note: 'Mél ou Tir avec leurs bonus, Déf moins Perforant. À 0, jamais ; dès 6, toujours.',
})

const attacks = [1, 2, 3, 4, 5, 6] as const

/** A bar in each cell, and its number over it. */
export const oddsChart = (width: number): Drawing => {
  const [left, head, high] = [11, 6, 10.2]
  const across = (width - left) / defences.length
  const height = head + high * attacks.length
  const text = (
    words: string,
    x: number,
    y: number,
    size: number,
    role: 'second' | 'accent' | 'ink',
  ): Mark => ({
    kind: 'text',
    text: words,
    at: { x, y },
    size,
    bold: true,
    role,
  })
  const row = (score: number, index: number): readonly Mark[] => {
    const top = head + index * high
    return [
      {
        kind: 'line',
        points: [
          { x: 0, y: top },
          { x: width, y: top },
        ],
        pen: { role: 'line', width: 0.18 },
      },
      text(score === 6 ? '6+' : `${score}`, 0, top + 6.8, 5, 'accent'),
      ...defences.flatMap((defence, column): readonly Mark[] => {
        const ways = woundingWays(score, defence)
        const x = left + column * across
        return [
          text(`${ways}`, x + 1.2, top + 4.6, 4.2, 'ink'),
          {
            kind: 'rectangle',
            at: { x, y: top + 6 },
            width: ((across - 1.6) * ways) / 36,
            height: 2.4,
            fill: 'solid',
            pen: { role: 'accent', width: 0.2 },
          },
        ]
      }),
    ]
  }
  return {
    width,
    height,
    says: 'sur trente-six jets, combien blessent, par score et par Déf',
    marks: [
      text('score', 0, 4, 3.2, 'second'),
      ...defences.map((defence, column) =>
        text(defence === 0 ? 'Déf 0' : `Déf ${defence}`, left + column * across + 1.2, 4, 3.2, 'second'),
      ),
      ...attacks.flatMap(row),
      ...defences.map((_, column): Mark => ({
        kind: 'line',
        points: [
          { x: left + column * across, y: head },
          { x: left + column * across, y: height },
        ],
        pen: { role: 'second', width: 0.25 },
      })),
      {
        kind: 'line',
        points: [
          { x: 0, y: height - 0.1 },
          { x: width, y: height - 0.1 },
        ],
        pen: { role: 'line', width: 0.18 },
      },
    ],
  }
}
