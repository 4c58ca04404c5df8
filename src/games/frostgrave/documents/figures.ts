/** Cards of soldiers, with their chances behind, and of creatures, with what they do when nobody leads them. */
import type { DraftPiece, Face, Size } from '../../../core/index.ts'
import { paragraphs } from '../../kit/index.ts'
import { creatureSteps } from '../catalog/index.ts'
import type { Member } from '../resolve.ts'
import { chancesOf } from './chances.ts'
import { carriedOf, healthOnCard, loadOf, remindersOf, traitsTold, weaponRows } from './rows.ts'
import {
  card,
  deckOf,
  inched,
  isNarrow,
  lengthOf,
  ornamentalBack,
  saidBy,
  statCell,
  statsOf,
  template,
  worn,
} from './shared.ts'

export interface CardWish {
  readonly size: Size
  readonly chances: boolean
  readonly noBacks: boolean
  /** Printed in large letters: what is short stays short. */
  readonly large: boolean
}

const margin = 7

export const soldierCard = (member: Member, wish: CardWish): DraftPiece => {
  const { size, chances, noBacks, large } = wish
  const before = noBacks && chances
  return {
    ...card(
      member.name,
      size,
      figureFace(member, size, {
        chances: before ? chancesOf(member) : null,
        reminders: [],
        aside: !noBacks,
        large,
      }),
      soldierBack(member, size, !noBacks && chances, !noBacks),
    ),
    continues: 'back',
  }
}

/** A deck that is drawn from: its back tells nothing, and its text goes on on another card. */
export const creatureCard = (
  member: Member,
  { size, chances, large }: Omit<CardWish, 'noBacks'>,
): DraftPiece =>
  card(
    member.name,
    size,
    figureFace(member, size, {
      chances: chances ? chancesOf(member) : null,
      reminders: felt(member),
      aside: false,
      large,
    }),
    ornamentalBack('creature', size),
  )

/** Nobody loads a creature that nobody leads. */
const felt = (member: Member) =>
  traitsTold({
    traits: member.traits.filter(({ entry }) => member.controlled || !entry.noTreasure),
  })

interface Told {
  readonly chances: ReturnType<typeof chancesOf> | null
  readonly reminders: ReturnType<typeof traitsTold>
  /** What it carries and what is noted of it stand behind. */
  readonly aside: boolean
  readonly large: boolean
}

const figureFace = (member: Member, size: Size, { chances, reminders, aside, large }: Told): Face => {
  const { format, frame } = deckOf(size)
  const width = format.laid.width - 2 * margin
  const creature = member.kind === 'creature'
  return {
    template: template(creature ? 'creature-card' : 'soldier-card'),
    data: {
      look: creature ? 'creature' : 'soldat',
      frame: frame(creature ? 'creature' : 'soldat'),
      ...worn(member),
      name: member.name,
      length: lengthOf(member.name, width - 12),
      kind: kindOfFigure(member),
      hexagon: statCell,
      stats: statsOf(member).map(({ value, brief, letter }) => ({
        value,
        label: large || isNarrow(size) ? letter : brief,
      })),
      facts: factsOf(member),
      rolled: isNarrow(size) ? 'D20' : 'jet',
      weapons: weaponRows(member).map(row => ({
        ...row,
        roll: isNarrow(size) ? row.roll.slice('D20'.length) || '+0' : row.roll,
      })),
      opponents: member.weapons.some(({ opponent }) => opponent !== 0),
      carried: aside ? '' : carriedOf(member).join(', '),
      steps: creature && !member.controlled ? behaviour : [],
      reminders: reminders.map(({ icon, said }) => ({ icon, said })),
      notes: aside ? [] : paragraphs(member.notes).map(saidBy),
      chances,
      health: healthOnCard(member, width, isNarrow(size)),
    },
  }
}

const kindOfFigure = ({ kind, title, controlled, traits }: Member): string =>
  [
    title,
    ...(kind === 'creature' && controlled ? ['contrôlée'] : []),
    ...traits.map(({ entry }) => entry.name.toLocaleLowerCase('fr')),
  ].join(' · ')

/** Moves, and what a treasure makes of them. */
const factsOf = (member: Member) => {
  const { moves } = member
  const load = member.controlled ? loadOf(member) : null
  return [
    ...(moves[0] > 0
      ? [
          {
            icon: 'walking-boot',
            value: `${inched(moves[0])} + ${inched(moves[1])}`,
            says: '',
          },
        ]
      : []),
    ...(load
      ? [
          {
            icon: 'locked-chest',
            value: `${inched(member.encumbered.moves[0])}, C\u00a0${load.combat}`,
            says: 'chargé',
          },
        ]
      : []),
  ]
}

const behaviour = creatureSteps.map(({ icon, name, brief }, index) => ({
  icon,
  number: index + 1,
  name,
  brief,
}))

/** More rows of chances leave no room for what the aid tells too. */
const mostRows = 2

const recalled = (member: Member): ReturnType<typeof remindersOf> =>
  member.weapons.length + member.shots.length > mostRows ? traitsTold(member) : remindersOf(member)

const soldierBack = (member: Member, size: Size, chances: boolean, aside: boolean): Face => {
  const { format, frame } = deckOf(size)
  return {
    template: template('soldier-back'),
    data: {
      look: 'soldat',
      frame: frame('soldat'),
      name: member.name,
      length: lengthOf(member.name, format.laid.width - 2 * margin),
      chances: chances ? chancesOf(member) : null,
      carried: aside ? carriedOf(member).join(', ') : '',
      notes: aside ? paragraphs(member.notes).map(saidBy) : [],
      reminders: recalled(member).map(({ icon, said }) => ({ icon, said })),
    },
  }
}
