/** Sheets of the table: a turn and its phases, modifiers, what failing costs, support, the chart of the creatures. */
import { signed, type DraftPiece, type PrintOption, type Size } from '../../../core/index.ts'
import { halfOf, quarterOf, turnsAsked } from '../../kit/index.ts'
import {
  creatureRules,
  fallDamage,
  modifiers,
  numbers,
  rules,
  turnSteps,
  type ModifierEntry,
} from '../catalog/index.ts'
import { behaviourChart } from '../drawings/behaviour.ts'
import { nameOfBase, netSupport, skirmishDrawing, skirmishes, type Skirmish } from '../drawings/support.ts'
import { castChance } from '../odds/dice.ts'
import { failureRows } from './casting.ts'
import {
  card,
  deckOf,
  drawnAs,
  inched,
  ornamentalBack,
  percent,
  saidBy,
  sheetOf,
  template,
  told,
} from './shared.ts'

export const pageOption = {
  id: 'feuilles',
  matter: 'cutting',
  label: 'Feuilles de table',
  help: 'le schéma des créatures, le tour, les modificateurs, les soutiens et les trésors',
  kind: 'choice',
  usual: 'a5',
  choices: [
    { id: 'a5', label: 'A5' },
    { id: 'a4', label: 'A4' },
  ],
} satisfies PrintOption

export const turnsOption = turnsAsked('les cases du compte des tours', { usual: 10, min: 4, max: 16 })

/** On half a page, or the same enlarged to a whole one. */
const tableSheet = (title: string, paper: Size, format: unknown) => {
  const half = halfOf(paper)
  const size = format === 'a4' ? paper : half
  return sheetOf(title, size, Math.min(size.width / half.width, size.height / half.height))
}

export const turnSheet = (turns: number, paper: Size, format: unknown): readonly DraftPiece[] => {
  const { piece, frame: around } = tableSheet('Le tour', paper, format)
  return [
    {
      ...piece,
      template: template('turn-sheet'),
      data: {
        frame: around,
        steps: turnSteps.map(({ name, icon, text }, index) => ({
          number: index === 0 ? '' : `${index}`,
          icon,
          name,
          said: saidBy(text),
        })),
        rules: rules
          .filter(({ subject }) => subject === 'activation')
          .map(({ icon, name, text }) => ({ icon, said: told(`${name}.`, text) })),
        turns: Array.from({ length: turns }, (_, index) => index + 1),
      },
    },
  ]
}

const modifierRows = (of: ModifierEntry['of']) =>
  modifiers
    .filter(modifier => modifier.of === of)
    .map(modifier => ({
      icon: modifier.icon,
      name: modifier.name,
      when: modifier.when,
      by: modifier.by === null ? 'selon elle' : signed(modifier.by),
      worded: modifier.by === null,
      apiece: modifier.each ?? '',
    }))

const modifierTables = [
  {
    title: 'Tirer sur une cible',
    sub: 'au jet de la cible',
    rows: modifierRows('tir'),
    note: `Portée ${inched(numbers.shotRange)} ; il faut dépasser la cible. De même pour un sort d’attaque.`,
  },
  {
    title: 'Combattre',
    sub: 'au jet de qui se bat',
    rows: [...modifierRows('combat'), ...modifierRows('tout')],
    note: 'À égalité, tous deux touchent.',
  },
] as const

/** Heights that a table has, and what falling from them costs. */
const falls = [2.5, 3, 3.5, 4, 5, 6, 8, 10] as const

const fallRow = {
  heads: falls.map(inched),
  cells: falls.map(height => (fallDamage(height) === 0 ? '–' : `${fallDamage(height)}`)),
}

export const modifiersSheet = (paper: Size, format: unknown): readonly DraftPiece[] => {
  const { piece, frame: around } = tableSheet('Modificateurs', paper, format)
  return [
    {
      ...piece,
      template: template('modifiers-sheet'),
      data: {
        frame: around,
        tables: modifierTables.map(({ rows, ...table }) => ({
          ...table,
          rows: rows.map(row => ({ ...row })),
        })),
        falls: fallRow,
      },
    },
  ]
}

/** The same at hand: what a shooter, a fighter and a climber look for. */
export const modifierCards = (size: Size): readonly DraftPiece[] =>
  [
    ...modifierTables.map(({ title, sub, rows, note }) => ({
      title,
      sub,
      rows: rows.map(row => ({ ...row, text: row.apiece })),
      note,
    })),
    {
      title: 'Se déplacer',
      sub: `M, puis M/2`,
      rows: [
        { icon: 'mountain-climbing', name: 'Escalade', text: 'haut ou bas', by: '2 pour 1' },
        { icon: 'high-grass', name: 'Zone accidentée', text: '', by: '2 pour 1' },
        { icon: 'jump-across', name: 'Saut', text: 'd’après l’élan', by: inched(numbers.jump.most) },
        { icon: 'jump-across', name: 'Saut sans élan', text: '', by: inched(numbers.jump.standing) },
        { icon: 'locked-chest', name: 'Trésor', text: '', by: 'M/2' },
        { icon: 'falling', name: 'Chute', text: `dès ${inched(numbers.fall.from)}`, by: '× 1,5' },
      ],
      note: 'Chemin suivi, sans arrondi ; chute arrondie en dessous.',
    },
    {
      title: 'Lancer un sort',
      sub: 'raté de…',
      rows: failureRows.map(({ short, price }) => ({
        icon: 'magic-swirl',
        name: short,
        text: '',
        by: price,
      })),
      note: 'Hors de la partie, rien. Un point de Santé : +1 au dé, après le jet, avant ses effets.',
    },
  ].map(({ title, sub, rows, note }) =>
    card(
      title,
      size,
      {
        template: template('aid-card'),
        data: {
          frame: deckOf(size).frame('aide'),
          title,
          sub,
          rows: rows.map(row => ({ worded: false, ...row })),
          note,
        },
      },
      ornamentalBack('aide', size),
    ),
  )

/** Values that spells have, or nearly all of them. */
const values = [6, 8, 10, 12, 14, 16, 18, 20] as const
const given = [0, 1, 2, 3, 4, 5] as const

export const failureSheet = (paper: Size): readonly DraftPiece[] => {
  const { piece, frame: around } = sheetOf('Échecs et renforts', quarterOf(paper))
  return [
    {
      ...piece,
      template: template('failure-sheet'),
      data: {
        frame: around,
        failures: failureRows,
        rules: rules
          .filter(({ subject }) => subject === 'magie')
          .slice(1)
          .map(({ icon, name, text }) => ({ icon, said: told(`${name}.`, text) })),
        heads: given.map(points => (points === 0 ? 'rien' : `${points}`)),
        rows: values.map(value => ({
          value: `${value}`,
          cells: given.map(points => percent(castChance(value, points))),
        })),
      },
    },
  ]
}

const fightOf = ({ bases, fights }: Skirmish) =>
  fights.flatMap(([first, second]) => {
    const [one, other] = [bases[first], bases[second]]
    if (!one || !other) return []
    const net = netSupport(one, other, bases)
    const winner = net > 0 ? one : other
    return [
      {
        pair: `${nameOfBase(one)} contre ${nameOfBase(other)}`,
        net: net === 0 ? 'rien' : `${nameOfBase(winner)} ${signed(Math.abs(net))}`,
      },
    ]
  })

const skirmishWords = [
  'A2 ne touche que B1 : A1 compte sur lui.',
  'Deux soutiens s’ajoutent.',
  'A2 touche aussi B2 : il ne soutient pas A1.',
  'A2 soutient A1, B2 soutient B1 : ils s’annulent.',
  'Une créature soutient sans le vouloir.',
] as const

export const supportSheet = (paper: Size, format: unknown): readonly DraftPiece[] => {
  const { piece, frame: around } = tableSheet('Soutiens', paper, format)
  const rule = rules.find(({ id }) => id === 'soutenir')
  return [
    {
      ...piece,
      template: template('support-sheet'),
      data: {
        frame: around,
        rule: rule ? saidBy(rule.text) : [],
        cases: skirmishes.map((skirmish, index) => ({
          drawing: drawnAs(skirmishDrawing(skirmish)),
          fights: fightOf(skirmish),
          words: skirmishWords[index] ?? '',
        })),
      },
    },
  ]
}

/** From the cut to the chart. */
const chartMargin = { side: 8, head: 29, foot: 34 } as const

const boxWords: Readonly<
  Record<string, { readonly number: string; readonly icon: string; readonly text: string }>
> = {
  first: { number: '1', icon: 'crossed-swords', text: '**Touche-t-elle une figurine d’une bande ?**' },
  second: {
    number: '2',
    icon: 'eye-target',
    text: `**En voit-elle une à ${inched(numbers.sight)} ou moins ?**`,
  },
  random: {
    number: '3',
    icon: 'compass',
    text: '**Au hasard**, sur la rose ; un mur, un obstacle ou le vide l’arrête.',
  },
  third: {
    number: '',
    icon: 'eye-target',
    text: `**Après ce pas, en voit-elle une à ${inched(numbers.sight)} ?**`,
  },
  fights: { number: '', icon: '', text: '**Elle combat**, et ne repousse jamais personne.' },
  comes: {
    number: '',
    icon: '',
    text: '**Elle va** vers la plus proche, par le plus court. Elle saute, jamais dans le vide.',
  },
  stops: { number: '', icon: '', text: '**Elle s’arrête** : pas de seconde action.' },
}

export const creatureChart = (paper: Size, format: unknown): readonly DraftPiece[] => {
  const { piece, laid, frame: around } = tableSheet('Les créatures', paper, format)
  const { side, head, foot } = chartMargin
  const { drawing, boxes } = behaviourChart({
    width: laid.width - 2 * side,
    height: laid.height - head - foot,
  })
  return [
    {
      ...piece,
      template: template('creature-chart'),
      data: {
        frame: around,
        chart: drawnAs(drawing),
        ...chartMargin,
        boxes: boxes.map(({ id, left, top, width, height }) => {
          const { number = '', icon = '', text = '' } = boxWords[id] ?? {}
          return {
            look: id === 'first' || id === 'second' || id === 'third' ? 'question' : 'answer',
            left: left + side,
            top: top + head,
            width,
            height,
            number,
            icon,
            said: saidBy(text),
          }
        }),
        rules: creatureRules.map(saidBy),
      },
    },
  ]
}

/** A line for each treasure that left the table: whose it is, and who carried it. */
export const treasureSheet = (
  count: number,
  players: number,
  paper: Size,
  format: unknown,
): readonly DraftPiece[] => {
  const { piece, frame: around } = tableSheet('Trésors mis à l’abri', paper, format)
  const rule = rules.find(({ id }) => id === 'emporter')
  const over = rules.find(({ id }) => id === 'fin')
  return [
    {
      ...piece,
      template: template('treasure-sheet'),
      data: {
        frame: around,
        players: Array.from({ length: players }, (_, index) => `joueur ${index + 1}`),
        rows: Array.from({ length: count }, (_, index) => index + 1),
        dense: count > 10,
        rule: rule ? saidBy(rule.text) : [],
        over: over ? saidBy(over.text) : [],
      },
    },
  ]
}
