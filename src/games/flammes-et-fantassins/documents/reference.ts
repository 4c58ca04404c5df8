/** One leaf that a table shares: a Round at a glance, and the numbers of every piece of equipment behind it. */
import { signed, type DraftPiece, type Drawing, type Size } from '../../../core/index.ts'
import { emphasised, page, rulingsPage } from '../../kit/index.ts'
import { afterGame, trophiesForWin } from '../campaign.ts'
import {
  actions,
  attackRules,
  equipment,
  carried,
  measured,
  modifiers,
  reactions,
  rulings,
  simpleActions,
  states,
  steps,
  warnings,
  type EquipmentEntry,
  type EquipmentKind,
  type Passage,
  type PlayEntry,
  type Telling,
} from '../catalog/index.ts'
import { equipmentGains } from '../catalog/summary.ts'
import { template } from './shared.ts'

export const referenceSheets = (paper: Size): readonly DraftPiece[] => [
  {
    ...page('Aide de jeu', paper),
    template: template('reference-front'),
    data: roundAtAGlance(paper),
    back: { template: template('reference-back'), data: equipmentAtAGlance() },
  },
  rulingsPage(rulings, paper),
]

const roundAtAGlance = (paper: Size) => ({
  arrow: { drawing: arrow((paper.width - beside) / steps.length) },
  steps: steps.map(({ title, icon, ...told }, index) => ({
    number: index + 1,
    title,
    icon,
    words: wordsOf(told),
  })),
  actions: actions.map(entryOf),
  attacks: attackRules.map(rule => ({ ...rule })),
  modifiers: modifiers.map(({ name, when, hit, damage }) => ({
    name,
    when,
    hit: amount(hit),
    damage: amount(damage),
  })),
  reactions: reactions.map(entryOf),
  simple: inTwo(simpleActions.map(({ text, focused = false }) => ({ text, focused }))),
  warnings: warnings.map(passageOf),
})

const equipmentAtAGlance = () => ({
  weapons: [
    { title: 'Mêlée', rows: piecesOf('melee').map(weaponRow) },
    { title: 'Tir', rows: piecesOf('tir').map(weaponRow) },
  ],
  worn: piecesOf('armure', 'bouclier', 'etat').map(wornRow),
  gear: piecesOf('materiel').map(gearRow),
  states: states.map(({ name, icon, ...told }) => ({ name, icon, words: wordsOf(told) })),
  carried: carried.map(passageOf),
  measured: measured.map(passageOf),
  trophies: Array.from({ length: 9 }, (_, games) => ({ games: `${games}`, won: `${trophiesForWin(games)}` })),
  won: gainOf('victoire'),
  lost: gainOf('defaite'),
})

const inTwo = <T>(list: readonly T[]): readonly (readonly T[])[] => {
  const half = Math.ceil(list.length / 2)
  return [list.slice(0, half), list.slice(half)]
}

const wordsOf = ({ text, strong }: Telling) => emphasised(text, strong).map(said => ({ ...said }))

const entryOf = ({ name, icon, cost, ...told }: PlayEntry) => ({
  name,
  icon,
  cubes: Array.from({ length: cost }, () => 'cube'),
  words: wordsOf(told),
})

const passageOf = ({ title, icon, lines }: Passage) => ({
  title,
  icon,
  lines: lines.map(line => ({ words: wordsOf(line) })),
})

const piecesOf = (...kinds: readonly EquipmentKind[]): readonly EquipmentEntry[] =>
  kinds.flatMap(kind => equipment.filter(entry => entry.kind === kind))

/** What changes nothing is left out of a table. */
const amount = (value: number): string => (value === 0 ? '' : signed(value))

const weaponRow = (entry: EquipmentEntry) => {
  const { name, icon, attack, twoHanded, brief } = entry
  const gains = equipmentGains(entry).join(', ')
  return {
    name,
    icon,
    hands: twoHanded ? '2' : '1',
    hit: attack ? signed(attack.hit) : '',
    damage: attack ? damageOf(attack) : '',
    reach: attack ? reachOf(attack) : '',
    does: [...(gains ? [`${gains}.`] : []), ...(brief ? [capitalised(brief)] : [])].join(' '),
  }
}

type EquipmentAttack = NonNullable<EquipmentEntry['attack']>

/** All that is added to the die: the force of the arm, where it counts, and the weapon's own. */
const damageOf = ({ addsFor, damage }: EquipmentAttack): string => {
  if (!addsFor) return signed(damage)
  return damage === 0 ? 'FOR' : `FOR ${signed(damage)}`
}

const reachOf = ({ kind, reach }: EquipmentAttack): string => {
  if (kind === 'melee') return 'contact'
  return reach.thrown ? `${reach.base} + DEX + FOR` : `${reach.base}″`
}

const wornRow = ({ name, icon, ca, tra, pv, scores }: EquipmentEntry) => ({
  name,
  icon,
  ca: amount(ca),
  tra: amount(tra),
  pv: amount(pv),
  dex: amount(scores.dex ?? 0),
})

const gearRow = ({ name, icon, attack, brief, text }: EquipmentEntry) => {
  const blow = attack
    ? `Touche ${signed(attack.hit)}, Dégâts ${damageOf(attack)}, portée ${reachOf(attack)} : `
    : ''
  const does = brief ?? text
  return { name, icon, does: blow === '' ? capitalised(does) : `${blow}${does}` }
}

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)

/** What a game brings to those who end it so, beside the trophies of the table. */
const gainOf = (outcome: 'victoire' | 'defaite'): string => {
  const { pc, iron } = afterGame({ pc: 0, iron: 0, trophies: 0, games: 0 }, outcome)
  return [...(pc > 0 ? [`${pc} PC`] : []), `${iron} pièce de fer`].join(' et ')
}

/** Millimetres that the margins of the page take from its width. */
const beside = 24
const arrowHeight = 10.5
const arrowPoint = 3.6

/** The head of a step, whose point stands in the next one. */
const arrow = (width: number): Drawing => {
  const [right, foot] = [width - 0.4, arrowHeight - 0.4]
  const points = [
    { x: 0.4, y: 0.4 },
    { x: right - arrowPoint, y: 0.4 },
    { x: right, y: arrowHeight / 2 },
    { x: right - arrowPoint, y: foot },
    { x: 0.4, y: foot },
    { x: 0.4 + arrowPoint, y: arrowHeight / 2 },
  ]
  return {
    width,
    height: arrowHeight,
    says: 'étape suivante',
    marks: [{ kind: 'line', points, closed: true, pen: { role: 'accent', width: 0.3 } }],
  }
}
