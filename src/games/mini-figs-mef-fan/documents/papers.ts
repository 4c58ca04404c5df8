/** Papers that are handed out: orders with their numbers, spells under seal, commissions. */
import { capital, type DraftPiece, type Face, type Size } from '../../../core/index.ts'
import { paragraphs, told } from '../../kit/index.ts'
import type { Tag } from '../drawings/tags.ts'
import {
  highest,
  orders,
  spellDeeds,
  spellReach,
  stride,
  type OrderEntry,
  type OrderId,
  type RoleEntry,
  type SpellEntry,
} from '../catalog/index.ts'
import type { KnownSpell, Member } from '../resolve.ts'
import { defences, oddsTable } from './odds.ts'
import { card, deckOf, isLong, stampedBack, template, thrownShort } from './shared.ts'

interface Fact {
  readonly value: string
  readonly says: string
}

interface PaperWords {
  readonly template: 'order-card' | 'spell-card' | 'role-card'
  readonly look: Tag
  readonly kind: string
  readonly title: string
  readonly icon: string
  readonly facts: readonly Fact[]
  readonly paragraphs: readonly string[]
  readonly odds?: ReturnType<typeof oddsTable> | undefined
  readonly owner?: string
}

const face = (words: PaperWords, size: Size): Face => ({
  template: template(words.template),
  data: {
    frame: deckOf(size).frame(words.look),
    look: words.look,
    kind: words.kind,
    title: words.title,
    long: isLong(words.title, 12),
    icon: words.icon,
    facts: words.facts.map(fact => ({ ...fact })),
    paragraphs: words.paragraphs.map(text => told('', text)),
    odds: words.odds ?? null,
    owner: words.owner ?? '',
  },
})

const moves: Readonly<Record<OrderEntry['move'], Fact>> = {
  aucun: { value: '0 cm', says: 'fixe' },
  demi: { value: `${stride / 2} × Dép`, says: 'cm' },
  entier: { value: `${stride} × Dép`, says: 'cm' },
}

/** What an order gives, in numbers. */
const gains: Readonly<Record<OrderId, readonly Fact[]>> = {
  'mouvement-et-action': [{ value: '1', says: 'action' }],
  'action-concentree': [{ value: '+1', says: 'à l’action' }],
  charge: [
    { value: '+1', says: 'Mél' },
    { value: '+2', says: 'de dos' },
  ],
  bataille: [{ value: '1 dé', says: 'par Mél' }],
  course: [],
  'en-garde': [
    { value: '+1', says: 'Mél' },
    { value: '1', says: 'pivot' },
  ],
  'en-alerte': [
    { value: '1', says: 'pivot' },
    { value: '1', says: 'tir ou sort' },
  ],
  ralliement: [{ value: '1', says: 'test de moral' }],
}

export const orderNumber = ({ id }: OrderEntry): number => orders.findIndex(order => order.id === id) + 1

export const orderCards = (size: Size): readonly DraftPiece[] =>
  orders.map(order =>
    card(
      `Ordre ${orderNumber(order)} : ${order.name}`,
      size,
      face(
        {
          template: 'order-card',
          look: 'order',
          kind: `Ordre ${orderNumber(order)}`,
          title: order.name,
          icon: order.icon,
          facts: [
            moves[order.move],
            ...gains[order.id],
            { value: order.engaged ? 'oui' : 'non', says: 'contact' },
          ],
          paragraphs: [order.text],
        },
        size,
      ),
      stampedBack('order', size, ['Ordre', 'de service']),
    ),
  )

export const spellCards = (member: Member, size: Size): readonly DraftPiece[] =>
  member.spells.map(({ entry }) =>
    card(
      `${entry.name} (${member.name})`,
      size,
      face(
        {
          template: 'spell-card',
          look: 'sealed',
          kind: entry.catalogue ? `Sort · ${spellDeeds[entry.catalogue.deed]}` : 'Sort',
          title: entry.name,
          icon: entry.icon,
          facts: spellFacts(entry, member),
          paragraphs: paragraphs(entry.text),
          odds: entry.catalogue && spellOdds(entry.catalogue),
          owner: member.name,
        },
        size,
      ),
      stampedBack('sealed', size, ['Confidentiel']),
    ),
  )

/** What its mage throws under, and how long it lasts. */
const spellFacts = ({ catalogue }: KnownSpell, { unit }: Member): readonly Fact[] => [
  { value: `${spellReach} cm`, says: 'à vue' },
  ...castFacts(unit.men),
  ...(catalogue?.lasts ? [{ value: 'ce tour', says: 'durée' }] : []),
]

const castFacts = (men: number): readonly Fact[] => [
  { value: thrownShort(men), says: 'Men' },
  ...(men <= highest ? [{ value: thrownShort(men + 1), says: 'concentré' }] : []),
]

/** Against a target's Déf where the spell shoots, against its Men where it has to fail or pass. */
const spellOdds = ({ shot, test }: SpellEntry): ReturnType<typeof oddsTable> | undefined => {
  if (shot)
    return oddsTable('sur 36, Déf', [
      { name: `Tir ${shot.score}${shot.piercing > 0 ? ` P${shot.piercing}` : ''}`, ...shot },
    ])
  if (test === null) return undefined
  const passes = defences.map(men => Math.min(6, men))
  return {
    title: 'sur 6, Men',
    heads: defences.map(String),
    rows: [
      {
        name: test === 'rate' ? 'la cible rate' : 'elle réussit',
        cells: passes.map(men => (test === 'rate' ? 6 - men : men)),
      },
    ],
  }
}

export const roleCards = (member: Member, size: Size): readonly DraftPiece[] => {
  const { role, roleTitle } = member
  if (!role) return []
  return [
    card(
      `${roleTitle ?? role.name} (${member.name})`,
      size,
      face(
        {
          template: 'role-card',
          look: 'brevet',
          kind: roleTitle && roleTitle !== role.name ? `Brevet · ${role.name}` : 'Brevet',
          title: capital(roleTitle ?? role.name),
          icon: role.icon,
          facts: roleFacts(role, member),
          paragraphs: [role.text],
          owner: `décerné à ${member.name}`,
        },
        size,
      ),
      stampedBack('brevet', size, ['Nommé', 'sans appel'], 'laurels'),
    ),
  ]
}

const roleFacts = (
  { id, initiative, morale, aura }: RoleEntry,
  { unit, spellsAgreed }: Member,
): readonly Fact[] => [
  ...(initiative > 0 ? [{ value: `+${initiative}`, says: 'initiative' }] : []),
  ...(morale > 0 ? [{ value: `+${morale}`, says: 'moral' }] : []),
  ...(aura === null ? [] : [{ value: `${aura} cm`, says: 'autour' }]),
  ...(id === 'magicien'
    ? [
        { value: `${spellsAgreed}`, says: spellsAgreed > 1 ? 'sorts' : 'sort' },
        { value: `${spellReach} cm`, says: 'à vue' },
      ]
    : []),
  ...(id === 'magicien' || id === 'guerisseur' ? castFacts(unit.men) : []),
]
