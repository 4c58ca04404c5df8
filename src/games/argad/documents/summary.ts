/** One page with all that a table needs for the arms that it carries, and nothing for those that it does not. */
import {
  capital,
  enumerate,
  signed,
  typeset,
  type DraftPiece,
  type PrintOption,
  type Size,
} from '../../../core/index.ts'
import {
  followingClasses,
  formations,
  hardships,
  healing,
  lengths,
  meleeRules,
  modifiers,
  morale,
  paces,
  reaches,
  shotRules,
  terrains,
  turnRules,
  turnSteps,
  wounds,
  type Hardship,
  type ModifierEntry,
  type RuleEntry,
} from '../catalog/index.ts'
import { blowChain } from '../drawings/chain.ts'
import { hasCompetence, isTrained, type KnownWeapon, type Member } from '../resolve.ts'
import {
  cell,
  entryOf,
  leading,
  named,
  partsData,
  typed,
  type CellOfNumber,
  type Part,
  type PartEntry,
} from './parts.ts'
import { bandsOf, gunRows, gunsOf, inferredNote, isInferred, type ShotWeapon } from './shooting.ts'
import { lowered, notebookPage } from './shared.ts'

export const wholeOption = {
  id: 'resume',
  matter: 'reading',
  label: 'Résumé',
  help: 'ce que la table porte et monte, ou toutes les règles',
  kind: 'choice',
  usual: 'table',
  choices: [
    { id: 'table', label: 'ce que la table emploie' },
    { id: 'tout', label: 'toutes les règles' },
  ],
} satisfies PrintOption

/** What is on the table, as far as a rule asks. */
interface Present {
  readonly members: readonly Member[]
  readonly guns: readonly ShotWeapon[]
  readonly blades: readonly KnownWeapon[]
  /** Whether everything is told, present or not. */
  readonly all: boolean
  readonly heavyBonus: number
}

const some = ({ members, all }: Present, which: (member: Member) => boolean): boolean =>
  all || members.some(which)
const isMounted = ({ mount }: Member): boolean => mount.mounted
const isRider = ({ mount }: Member): boolean => mount.id === 'cavalier'

export interface Table {
  readonly members: readonly Member[]
  readonly heavyBonus: number
  readonly all: boolean
}

export const presentAt = ({ members, heavyBonus, all }: Table): Present => ({
  members,
  all,
  heavyBonus,
  guns: gunsOf(members),
  blades: bladesOf(members),
})

const bladesOf = (members: readonly Member[]): readonly KnownWeapon[] => {
  const found = new Map<string, KnownWeapon>()
  for (const { striking } of members)
    for (const weapon of striking) found.set(`${weapon.name}/${weapon.blade?.length ?? ''}`, weapon)
  return [...found.values()]
}

export const summarySheet = (table: Table, paper: Size): readonly DraftPiece[] => {
  const present = presentAt(table)
  return [
    {
      ...notebookPage('Résumé', paper, 'summary', {
        title: 'Un tour, d’un coup d’œil',
        hint: hintOf(present),
        parts: partsData(
          [
            turnPart(),
            walkPart(present),
            voicePart(present),
            groundPart(present),
            ...(present.guns.length > 0 || present.all ? [firePart(present)] : []),
            ...(present.guns.length > 0 || present.all ? [aimPart(present)] : []),
            resultPart(present),
            blowPart(present),
            moralePart(present),
            orderPart(present),
            ...(some(present, ({ twoLives }) => twoLives) ? [woundPart()] : []),
          ].flatMap(loosened),
        ),
        chain: { drawing: blowChain(chainLinks, paper.width - 25) },
        links: [pointBlank(present), ...lengths.map(({ id }) => enumerate(bladeNames(present, id)))],
      }),
      continues: 'back',
    },
  ]
}

/** A column may end between any two of its rules; the first stays with the heading, or its table does. */
const loosened = (part: Part): readonly Part[] => {
  const { entries = [], table, cells, note, ...head } = part
  const kept = table || cells ? 0 : 1
  const rest = entries.slice(kept)
  return [
    {
      ...head,
      ...(table && { table }),
      ...(cells && { cells }),
      entries: entries.slice(0, kept),
      ...(note && rest.length === 0 && { note }),
    },
    ...rest.map((entry, index) => ({
      entries: [entry],
      ...(note && index === rest.length - 1 && { note }),
    })),
  ]
}

const hintOf = ({ guns, blades, all }: Present): string =>
  all
    ? 'Toutes les règles, pour toutes les armes.'
    : typeset(
        `Pour ${enumerate([...guns, ...blades.filter(({ shot }) => shot === undefined)].map(({ name }) => name.toLowerCase()))}.`,
      )

const turnPart = (): Part => ({
  title: 'Un tour',
  sub: 'tous à la fois',
  entries: [
    ...turnSteps.map(entryOf),
    ...turnRules.filter(({ id }) => id === 'action' || id === 'immobile' || id === 'contact').map(entryOf),
  ],
})

/** Each pace that somebody has, then what shortens it. */
const walkPart = (present: Present): Part => {
  const paced = [
    ...new Map(
      present.members
        .map(({ movement, mount }) => ({
          value: movement,
          says: mount.mounted ? 'monté' : paceName(movement),
        }))
        .map(pace => [`${pace.value} ${pace.says}`, pace]),
    ).values(),
  ].toSorted((a, b) => b.value - a.value)
  const book = paces
    .filter(({ dice, centimetres, id }) => !dice && centimetres > 0 && !id.startsWith('serre'))
    .map(({ centimetres, id }) => ({ value: centimetres, says: shortPaces[id] ?? '' }))
  const others: readonly CellOfNumber[] = [
    ...(!present.all && some(present, ({ twoLives }) => twoLives) ? [{ value: '12', says: 'blessé' }] : []),
    ...paces
      .filter(({ centimetres }) => centimetres < 0)
      .map(({ centimetres, id }) => ({
        value: signed(centimetres),
        says: id === 'charge-lourde' ? 'chargé' : 'très chargé',
      })),
    { value: '2+1D6', says: 'rampant' },
  ]
  return {
    title: 'Un tour de marche',
    sub: 'en cm, terrain dégagé',
    cells: inRows([...(present.all ? book : paced).map(shown), ...others]),
    ...(some(present, member => isTrained(member, 'ordre-serre')) && {
      note: 'En ordre serré : 16 en colonne par deux, 12 autrement, 8 de côté ou à reculons.',
    }),
  }
}

const shown = ({ value, says }: { readonly value: number; readonly says: string }): CellOfNumber => ({
  value: `${value}`,
  says,
})

/** Half a page has room for so many side by side. */
const mostCells = 6

const inRows = (cells: readonly CellOfNumber[]): readonly (readonly CellOfNumber[])[] => {
  const rows = Math.ceil(cells.length / mostCells)
  const each = Math.ceil(cells.length / rows)
  return Array.from({ length: rows }, (_, index) => cells.slice(index * each, (index + 1) * each))
}

const shortPaces: Readonly<Record<string, string>> = {
  leger: 'léger',
  equipe: 'équipé',
  lourd: 'alourdi, blessé',
  lent: 'à grand-peine',
  cheval: 'à cheval',
  'cheval-lourd': 'cheval lourd',
  chevalier: 'chevalier',
}

const paceName = (movement: number): string => {
  const pace = paces.find(({ centimetres, dice }) => centimetres === movement && !dice)
  return pace ? (shortPaces[pace.id] ?? '') : 'à pied'
}

const crossed: readonly Hardship[] = ['difficile', 'tres-difficile']

const groundPart = (present: Present): Part => {
  const riding = some(present, isMounted)
  const where = (hardship: Hardship, mounted: boolean): string =>
    terrains
      .filter(({ foot, mounted: ridden }) => (mounted ? ridden : foot) === hardship)
      .map(({ name }) => name.toLowerCase())
      .join(', ')
  return {
    title: 'Le sol',
    sub: 'un dé pour le groupe, au premier obstacle',
    table: {
      rows: hardships
        .filter(({ id }) => crossed.includes(id))
        .flatMap(({ id, name, foot, mounted }) => [
          [named(`${name}${riding ? ', à pied' : ''}`, capital(foot), 'rule'), cell(where(id, false))],
          ...(riding ? [[named(`${name}, monté`, capital(mounted), 'rule'), cell(where(id, true))]] : []),
        ]),
    },
    note: [
      'Une route annule tout, sauf une pente raide.',
      ...(some(present, member => isTrained(member, 'terrain') || hasCompetence(member, 'eclaireur'))
        ? ['L’habitué, à pied, jette deux dés et oublie le pire.']
        : []),
    ].join(' '),
  }
}

const firePart = ({ guns }: Present): Part => {
  const bands = bandsOf(guns)
  return {
    title: 'Feu',
    sub: 'portée, dé, chance d’un tireur',
    look: 'fire',
    table: { rows: guns.flatMap(gun => gunRows(gun, bands)) },
    ...(isInferred(guns) && { note: inferredNote }),
  }
}

/** What a modifier of shots asks for. */
const shotAsks: Readonly<Record<string, (present: Present) => boolean>> = {
  armure: ({ guns }) => guns.some(({ shot }) => shot.armour[4] !== 0 || shot.armour[5] !== 0),
  mouvement: ({ guns }) =>
    guns.some(({ shot: { foot, mounted } }) => foot.moving !== null || mounted.moving !== null),
  'novice-feu': present =>
    present.guns.some(({ shot }) => shot.firearm) &&
    present.members.some(({ classe }) => classe < followingClasses),
  elite: ({ members }) => members.some(member => hasCompetence(member, 'tireur-d-elite')),
  chasse: () => false,
  concours: () => false,
}

const bladed =
  (which: (weapon: KnownWeapon) => boolean) =>
  ({ blades }: Present): boolean =>
    blades.some(which)

/** What a modifier of blows asks for. */
const blowAsks: Readonly<Record<string, (present: Present) => boolean>> = {
  novice: ({ members }) => members.some(({ classe }) => classe < followingClasses),
  improvisee: bladed(({ blade }) => blade?.improvised === true),
  'mains-nues': bladed(({ blade }) => blade?.length === 'poings'),
  cavalier: ({ members }) => members.some(isRider),
  'contre-cavalier': ({ members }) => members.some(isRider),
  charge: ({ members }) => members.some(isRider),
  crochet: bladed(({ blade }) => blade?.hooks === true),
  'pied-ferme': ({ members }) => members.some(member => isTrained(member, 'pied-ferme')),
  lourde: bladed(({ blade }) => blade?.heavy === true),
  costaud: ({ members }) => members.some(member => hasCompetence(member, 'tres-costaud')),
  blesse: ({ members }) => members.some(({ twoLives }) => twoLives),
  'a-terre': ({ members }) => members.some(({ twoLives }) => twoLives),
  otage: () => false,
}

const moraleAsks: Readonly<Record<string, (present: Present) => boolean>> = {
  banniere: ({ members }) => members.some(({ role }) => role.id === 'porte-embleme'),
}

const rowsOf = (
  present: Present,
  of: ModifierEntry['of'],
  asks: Readonly<Record<string, (present: Present) => boolean>>,
) =>
  modifiers
    .filter(({ of: kind, id }) => kind === of && (present.all || (asks[id]?.(present) ?? true)))
    .map(({ id, name, when, by }) => [
      leading(`${name} :`, when),
      typed(by === null ? byWords(present, id) : signed(by), 'by'),
    ])

/** What no rule says is the weapon's, or the players'. */
const byWords = ({ heavyBonus }: Present, id: string): string =>
  id === 'lourde' ? (heavyBonus === 0 ? 'dit' : signed(heavyBonus)) : 'arme'

const rulesOf = (rules: readonly RuleEntry[], ids: readonly string[]): readonly PartEntry[] =>
  rules.filter(({ id }) => ids.includes(id)).map(entryOf)

export const aimPart = (present: Present): Part => ({
  title: 'Au dé de tir',
  sub: 'terrain et cible : −2 au pire',
  look: 'tight',
  table: { rows: rowsOf(present, 'tir', shotAsks) },
  entries: rulesOf(shotRules, [
    'plusieurs-six',
    'bout-portant',
    'cible',
    'touche',
    ...(present.all || present.guns.some(({ shot }) => shot.reload > 0) ? ['recharger'] : []),
    ...(present.all || present.guns.some(({ shot }) => shot.red > 0) ? ['projectiles'] : []),
  ]),
})

const resultPart = (present: Present): Part => ({
  title: 'Le coup',
  sub: '1D6, bonus comptés',
  // Among shots, where there are any, sixes were told already.
  entries: (present.guns.length > 0 || present.all ? [] : rulesOf(shotRules, ['plusieurs-six'])).concat(
    rulesOf(meleeRules, [
      'tue',
      'recule',
      'extremes',
      'egalite',
      'suivre',
      'quitter',
      ...(present.all ||
      present.blades.some(({ blade }) => blade?.length === 'longue' || blade?.length === 'semi-longue')
        ? ['interieur']
        : []),
    ]),
  ),
})

export const blowPart = (present: Present): Part => ({
  title: 'Au dé de mêlée',
  look: 'tight',
  table: { rows: rowsOf(present, 'melee', blowAsks) },
  note: 'Classe 1 ou 2, arme improvisée, mains nues : −1 en tout.',
})

export const moralePart = (present: Present): Part => ({
  title: 'Moral',
  sub: '1D6 contre le moral, celui de sa classe',
  look: 'tight',
  table: {
    rows: [
      [leading('Moins :', morale.below), cell('', 'by')],
      [leading('Égal :', morale.equal), cell('', 'by')],
      [leading('Plus :', morale.above), cell('', 'by')],
      ...rowsOf(present, 'moral', moraleAsks),
    ],
  },
})

export const orderPart = (present: Present): Part => ({
  title: 'Formations',
  entries: formations
    .filter(({ id }) => {
      if (id === 'serre') return some(present, member => isTrained(member, 'ordre-serre'))
      if (id === 'disperse') return some(present, member => isTrained(member, 'ordre-disperse'))
      return true
    })
    .map(entryOf)
    .map(entry =>
      entry.lead === 'Désordre.'
        ? {
            ...entry,
            text: `Classes 1 à ${followingClasses} à plus de ${reaches.voice} cm d’un chef ou d’un héros, ou moral raté : ${lowered(entry.text)}`,
          }
        : entry,
    ),
})

const woundPart = (): Part => ({
  title: 'Deux points de vie',
  sub: 'au premier coup, 1D12',
  look: 'tight',
  table: { rows: wounds.map(({ die, name, text }) => [typed(die, 'die'), leading(`${name} :`, text)]) },
  note: `Soins, 1D6 contre la santé. Moins : ${lowered(healing.below)} Égal : ${lowered(healing.equal)}`,
})

const voicePart = (present: Present): Part => ({
  title: 'S’entendre, se voir',
  sub: 'en cm',
  cells: [
    [
      { value: `${reaches.voice}`, says: 'la voix' },
      ...(some(present, ({ role }) => role.id === 'musicien')
        ? [{ value: `${reaches.musician}`, says: 'un musicien' }]
        : []),
      { value: `${reaches.banner}`, says: 'une bannière' },
      { value: `${reaches.sight}`, says: 'quelqu’un' },
    ],
  ],
})

const chainLinks = ['bout portant', ...lengths.map(({ name }) => name)]

/** Pistols and revolvers are shot at whoever stands against them. */
const pointBlank = ({ guns }: Present): string => enumerate(guns.map(({ name }) => name.toLowerCase()))

const bladeNames = ({ blades }: Present, id: string): readonly string[] =>
  blades.filter(({ blade }) => blade?.length === id).map(({ name }) => name.toLowerCase())
