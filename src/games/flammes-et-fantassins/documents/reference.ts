/** What a table shares: a Round at a glance, and the numbers of every piece of equipment behind it. */
import { plural, signed, type DraftPiece, type Drawing, type Face, type Size } from '../../../core/index.ts'
import { emphasised, page, rulingsPage } from '../../kit/index.ts'
import { afterGame, trophiesForWin } from '../campaign.ts'
import {
  actions,
  attackRules,
  equipment,
  magic,
  modifiers,
  passages,
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
import { damageOf, equipmentGains } from '../catalog/summary.ts'
import type { Outcome } from '../schema.ts'
import { template } from './shared.ts'

/** One leaf, or two where the letters are large; and the rulings. */
export const referenceSheets = (paper: Size, large: boolean): readonly DraftPiece[] => [
  ...(large ? leavesInLarge(paper) : leaves(paper)),
  rulingsPage(rulings, paper),
]

const title = 'Aide de jeu'

const leaves = (paper: Size): readonly DraftPiece[] => [
  {
    ...page(title, paper),
    ...face(title, 'tout un Round d’un coup d’œil ; au dos, l’équipement', [
      whole(roundPart(paper)),
      halves([actionsPart(actions)], [attacksPart(), reactionsPart(), simplePart()]),
      whole(warningsPart()),
    ]),
    back: face('Équipement', priced, [
      whole(weaponsPart()),
      halves(
        [wornPart(), statesPart(), ...passages.map(passagePart)],
        [gearPart(), passagePart(magic), campaignPart()],
      ),
    ]),
  },
]

const leavesInLarge = (paper: Size): readonly DraftPiece[] => {
  const half = Math.ceil(actions.length / 2)
  return [
    {
      ...page(title, paper),
      ...face(title, 'un Round et ses actions ; au dos, les jets', [
        whole(roundPart(paper)),
        halves([actionsPart(actions.slice(0, half))], [actionsPart(actions.slice(half), 'Actions, suite')]),
        whole(warningsPart()),
      ]),
      back: face('Jets et états', 'un Round et ses actions au recto', [
        halves([attacksPart(), simplePart()], [reactionsPart(), statesPart()]),
      ]),
    },
    {
      ...page(`${title} : équipement`, paper),
      ...face('Équipement', priced, [whole(weaponsPart()), halves([wornPart()], [gearPart()])]),
      back: face('Magie et campagne', 'l’équipement au recto', [
        halves([passagePart(magic), campaignPart()], passages.map(passagePart)),
      ]),
    },
  ]
}

const priced = 'chaque pièce coûte 1 pièce de fer'

/** One thing under one heading: its look is a class of the style sheet, and the template prints of the rest what there is. */
type Part = Face['data']

type Row = { readonly look: string; readonly columns: readonly (readonly Part[])[] }

const whole = (part: Part): Row => ({ look: 'whole', columns: [[part]] })

const halves = (...columns: readonly (readonly Part[])[]): Row => ({ look: 'halves', columns })

const face = (heading: string, motto: string, rows: readonly Row[]): Face => ({
  template: template('reference'),
  data: { title: heading, motto, rows },
})

const wordsOf = ({ text, strong }: Telling) => emphasised(text, strong).map(said => ({ ...said }))

const roundPart = (paper: Size): Part => ({
  look: 'round',
  steps: steps.map((step, index) => ({
    number: index + 1,
    title: step.title,
    icon: step.icon,
    arrow: { drawing: arrow((paper.width - besideSteps) / steps.length) },
    words: wordsOf(step),
  })),
})

const entryOf = ({ name, icon, ...told }: PlayEntry) => ({ name: `${name}.`, icon, words: wordsOf(told) })

const actionsPart = (list: typeof actions, heading = 'Actions'): Part => ({
  look: 'actions',
  title: heading,
  sub: 'en PA de Héros',
  entries: list.map(action => ({
    ...entryOf(action),
    cost: Array.from({ length: action.cost }, () => 'cube'),
    costs: action.cost === 0 ? 'carte' : '',
  })),
})

const attacksPart = (): Part => ({
  look: 'attacks',
  title: 'Attaques',
  sub: '2D6 : un dé touche, l’autre blesse',
  tables: [
    {
      label: '',
      heads: [cell('Touche'), cell('Dégâts'), cell('contre', 'short')],
      rows: attackRules.map(({ name, hit, damage, defence }) => ({
        name,
        cells: [cell(hit), cell(damage), cell(defence, 'short num')],
      })),
    },
    {
      label: 'Modificateurs',
      heads: [cell('Touche', 'short'), cell('Dégâts', 'short')],
      rows: modifiers.map(({ name, hit, damage }) => ({
        name,
        cells: [cell(amount(hit), 'short num'), cell(amount(damage), 'short num')],
      })),
    },
  ],
})

const reactionsPart = (): Part => ({
  look: 'reactions',
  title: 'Réactions',
  sub: '1 PA de Bande, par la cible',
  entries: reactions.map(entryOf),
})

const simplePart = (): Part => {
  const list = simpleActions.map(({ text, focused = false }) => ({ text, focused }))
  const half = Math.ceil(list.length / 2)
  return {
    look: 'simple',
    title: 'Actions simples',
    sub: '◆ aussi en Concentration',
    lists: [list.slice(0, half), list.slice(half)],
  }
}

const warningsPart = (): Part => ({
  look: 'warnings',
  panels: warnings.map(({ title: name, icon, lines }) => ({ title: name, icon, lines: lines.map(wordsOf) })),
})

const weaponsPart = (): Part => ({
  look: 'weapons',
  tables: [weaponTable('Mêlée', 'melee'), weaponTable('Tir', 'tir')],
})

const weaponTable = (name: string, kind: EquipmentKind) => ({
  title: name,
  heads: [
    cell('Mains', 'hands'),
    cell('Touche', 'amount'),
    cell('Dégâts', 'amount'),
    cell('Portée', 'reach'),
    cell('Effet', 'does'),
  ],
  rows: ofKinds(kind).map(weaponRow),
})

const weaponRow = (entry: EquipmentEntry) => {
  const { name, icon, attack, twoHanded, brief } = entry
  const gains = equipmentGains(entry).join(', ')
  return {
    name,
    icon,
    cells: [
      cell(twoHanded ? '2' : '1', 'hands'),
      cell(attack ? signed(attack.hit) : '', 'amount num'),
      cell(attack ? damageOf(attack) : '', 'amount num'),
      cell(attack ? reachOf(attack) : '', 'reach'),
      cell([...(gains ? [`${gains}.`] : []), ...(brief ? [capitalised(brief)] : [])].join(' '), 'does'),
    ],
  }
}

type EquipmentAttack = NonNullable<EquipmentEntry['attack']>

const reachOf = ({ kind, reach }: EquipmentAttack): string => {
  if (kind === 'melee') return 'moins de 1″'
  return reach.thrown ? `${reach.base} + DEX + FOR` : `${reach.base}″`
}

const wornPart = (): Part => ({
  look: 'worn',
  tables: [
    {
      title: 'Armures, boucliers',
      heads: [cell('CA', 'short'), cell('Trame', 'short'), cell('PV', 'short'), cell('DEX', 'short')],
      rows: ofKinds('armure', 'bouclier', 'etat').map(({ name, icon, ca, tra, pv, scores }) => ({
        name,
        icon,
        cells: [ca, tra, pv, scores.dex ?? 0].map(value => cell(amount(value), 'short num')),
      })),
    },
  ],
})

const gearPart = (): Part => ({
  look: 'gear',
  title: 'Matériel',
  entries: ofKinds('materiel').map(({ name, icon, attack, brief, text }) => {
    const blow = attack
      ? `Touche ${signed(attack.hit)}, Dégâts ${damageOf(attack)}, portée ${reachOf(attack)} : `
      : ''
    const does = brief ?? text
    return {
      name: `${name}.`,
      icon,
      words: wordsOf({ text: blow === '' ? capitalised(does) : `${blow}${does}` }),
    }
  }),
})

const statesPart = (): Part => ({
  look: 'states',
  title: 'États',
  entries: states.map(({ name, icon, ...told }) => ({ name: `${name} :`, icon, words: wordsOf(told) })),
})

const passagePart = ({ title: heading, lines }: Passage): Part => ({
  look: 'passage',
  title: heading,
  lines: lines.map(wordsOf),
})

const campaignPart = (): Part => {
  const games = Array.from({ length: 9 }, (_, played) => played)
  return {
    look: 'campaign',
    title: 'Campagne',
    lines: [
      wordsOf({
        text: `Perdants : ${gainOf('defaite')}. Gagnants : ${gainOf('victoire')}, et des trophées.`,
        strong: ['Perdants', 'Gagnants'],
      }),
    ],
    tables: [
      {
        label: 'Parties déjà jouées',
        heads: games.map(played => cell(`${played}`)),
        rows: [
          { name: 'Trophées d’une victoire', cells: games.map(played => cell(`${trophiesForWin(played)}`)) },
        ],
      },
    ],
  }
}

/** What a game brings to those who end it so. */
const gainOf = (outcome: Outcome): string => {
  const { pc, iron } = afterGame({ pc: 0, iron: 0, trophies: 0, games: 0 }, outcome)
  return [...(pc > 0 ? [`${pc} PC`] : []), plural(iron, 'pièce de fer', 'pièces de fer')].join(' et ')
}

const ofKinds = (...kinds: readonly EquipmentKind[]): readonly EquipmentEntry[] =>
  kinds.flatMap(kind => equipment.filter(entry => entry.kind === kind))

const cell = (text: string, look = '') => ({ text, look: `n ${look}` })

/** What changes nothing is left out of a table. */
const amount = (value: number): string => (value === 0 ? '' : signed(value))

const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)

/** Millimetres of the page's width that its margins take. */
const besideSteps = 24
const arrowHeight = 10.5
const arrowPoint = 3.6

/** The head of a step, whose point stands in the next one. */
const arrow = (width: number): Drawing => {
  const [left, right, foot] = [0.4, width - 0.4, arrowHeight - 0.4]
  const points = [
    { x: left, y: left },
    { x: right - arrowPoint, y: left },
    { x: right, y: arrowHeight / 2 },
    { x: right - arrowPoint, y: foot },
    { x: left, y: foot },
    { x: left + arrowPoint, y: arrowHeight / 2 },
  ]
  return {
    width,
    height: arrowHeight,
    says: 'étape',
    marks: [{ kind: 'line', points, closed: true, pen: { role: 'accent', width: 0.3 } }],
  }
}
