/** Small things that lie on the table: orders that were given, states, what spells change, where a unit looks. */
import type { DraftPiece, PrintOption } from '../../../core/index.ts'
import { diameterAsked, round, standee, sum, token, type Token } from '../../kit/index.ts'
import { orders, scoreNames, spellById, states, type OrderId, type SpellEntry } from '../catalog/index.ts'
import { disc, facingArrow, octagon } from '../drawings/measures.ts'
import { isMage, type Member } from '../resolve.ts'
import { orderNumber } from './papers.ts'
import { template } from './shared.ts'

export const diameterOption = diameterAsked('les jetons d’ordre et d’état')

/** How many tokens of each order. */
const sets = [
  { id: 'armee', label: 'selon l’armée', copies: undefined },
  { id: '1', label: 'un de chaque', copies: 1 },
  { id: '2', label: 'deux de chaque', copies: 2 },
  { id: '4', label: 'quatre de chaque', copies: 4 },
] as const

export const setsOption = {
  id: 'jetons-d-ordre',
  matter: 'reading',
  label: 'Jetons d’ordre',
  help: 'combien de jetons de chaque ordre',
  kind: 'choice',
  usual: 'armee',
  choices: sets.map(({ id, label }) => ({ id, label })),
} satisfies PrintOption

const mostTokens = 12

const upTo = (count: number): number => Math.min(mostTokens, count)

/** Read at arm's length on a token. */
const shortNames: Readonly<Record<OrderId, string>> = {
  'mouvement-et-action': 'Mouvement',
  'action-concentree': 'Concentrée',
  charge: 'Charge',
  bataille: 'Bataille',
  course: 'Course',
  'en-garde': 'En garde',
  'en-alerte': 'En alerte',
  ralliement: 'Ralliement',
}

/** Who shoots, casts or heals may be told to, but nobody heals on the alert; whoever moves may run. */
const givenTo: Readonly<Record<OrderId, (member: Member) => boolean>> = {
  'mouvement-et-action': () => true,
  'action-concentree': member => acts(member),
  charge: ({ unit }) => unit.dep > 0,
  bataille: () => true,
  course: ({ unit }) => unit.dep > 0,
  'en-garde': () => true,
  'en-alerte': member => shootsOrCasts(member),
  ralliement: () => true,
}

const shootsOrCasts = (member: Member): boolean =>
  member.unit.shots.some(({ score }) => score > 0) || isMage(member)

const acts = (member: Member): boolean => shootsOrCasts(member) || member.role?.id === 'guerisseur'

type Kind = Omit<Token, 'template' | 'diameter'>

const shaped = (kind: Kind, diameter: number): DraftPiece => {
  const shape = kind.look === 'ordre' || kind.look === 'joue' ? octagon : disc
  const drawing = { drawing: shape(round(diameter)) }
  const piece = token({ ...kind, template: template('token'), diameter })
  return {
    ...piece,
    data: { ...piece.data, drawing, number: '' },
    ...(piece.back && { back: { ...piece.back, data: { ...piece.back.data, drawing, number: '' } } }),
  }
}

export const orderTokens = (
  members: readonly Member[],
  set: unknown,
  diameter: number,
): readonly DraftPiece[] => {
  const copies = sets.find(({ id }) => id === set)?.copies
  return orders.flatMap(order => {
    const wanted = copies ?? upTo(members.filter(givenTo[order.id]).length)
    if (wanted === 0) return []
    const piece = shaped(
      {
        look: 'ordre',
        title: `Ordre ${orderNumber(order)} : ${order.name}`,
        icon: order.icon,
        text: shortNames[order.id],
        copies: wanted,
        // Turned over once it was carried out.
        back: { template: template('token'), look: 'joue', icon: 'check-mark', text: 'Exécuté' },
      },
      diameter,
    )
    return [{ ...piece, data: { ...piece.data, number: `${orderNumber(order)}` } }]
  })
}

export const stateTokens = (members: readonly Member[], diameter: number): readonly DraftPiece[] => {
  const wounds = sum(members, ({ unit: { figures, vie } }) => figures * Math.max(0, vie - 1))
  const counts: Readonly<Record<string, number>> = { demoralise: members.length, blesse: wounds }
  const kinds: readonly Kind[] = [
    ...states.map(({ id, name, icon }) => ({
      look: 'etat',
      title: name,
      icon,
      text: name,
      copies: upTo(counts[id] ?? 0),
    })),
    ...lasting(members).map(({ name, icon, ...spell }) => ({
      look: 'effet',
      title: `Effet : ${name}`,
      icon,
      text: effectOf(spell),
      copies: 2,
    })),
  ]
  return kinds.filter(({ copies }) => copies > 0).map(kind => shaped(kind, diameter))
}

/** What this army's mages can leave upon others until orders are taken back. */
const lasting = (members: readonly Member[]): readonly SpellEntry[] => {
  const known = new Set(members.flatMap(({ spells }) => spells.map(({ entry }) => entry.id)))
  return [...spellById.values()].filter(({ id, lasts }) => lasts && known.has(id))
}

const effectOf = ({ changes, id }: Pick<SpellEntry, 'changes' | 'id'>): string => {
  if (changes)
    return `${scoreNames[changes.score].short} ${changes.by > 0 ? '+' : '−'}${Math.abs(changes.by)}`
  return id === 'levitation' ? 'Vol' : 'Sans ordre'
}

/** Millimetres. */
const arrow = { width: 44, height: 26 }

export const facingArrows = (members: readonly Member[]): readonly DraftPiece[] =>
  members.length === 0
    ? []
    : [
        {
          title: 'Flèche d’orientation',
          size: arrow,
          copies: upTo(members.length),
          template: template('laid'),
          data: { look: 'arrow', drawing: { drawing: facingArrow(arrow) } },
          legend: 'Flèches : la pointe vers l’ennemi ; sous la ligne, le dos.',
        },
      ]

const mostStandees = 40

export const unitStandees = ({ name, unit, icon }: Member, base: number): readonly DraftPiece[] => [
  standee({
    name,
    portrait: unit.portrait,
    emblem: icon,
    base,
    copies: Math.min(mostStandees, unit.figures),
  }),
]
