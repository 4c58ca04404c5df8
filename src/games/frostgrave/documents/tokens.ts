/** Small things that lie on the table: treasures, Santé, wounds, whose turn it is, and what state a figure is in. */
import { signed, type DraftPiece, type PrintOption } from '../../../core/index.ts'
import { diameterAsked, round, standee, token, type Token } from '../../kit/index.ts'
import { numbers, statuses } from '../catalog/index.ts'
import { shape, type Shape } from '../drawings/measures.ts'
import { spellsOf, type Member } from '../resolve.ts'
import { template } from './shared.ts'

export const diameterOption = diameterAsked('les jetons d’état, de Santé, d’initiative et de trésor')

export const treasuresOption: PrintOption = {
  id: 'tresors',
  matter: 'reading',
  label: 'Pions trésor',
  help: 'combien de trésors le scénario met en jeu',
  kind: 'number',
  usual: 6,
  min: 1,
  max: 24,
  step: 1,
  unit: 'pions',
  whole: true,
}

export const playersOption: PrintOption = {
  id: 'joueurs',
  matter: 'reading',
  label: 'Joueurs',
  help: 'les rangs d’initiative et les colonnes des trésors mis à l’abri',
  kind: 'number',
  usual: 2,
  min: 2,
  max: 6,
  step: 1,
  unit: 'joueurs',
  whole: true,
}

const mostTokens = 24
const upTo = (count: number): number => Math.min(mostTokens, count)

type Kind = Omit<Token, 'template' | 'diameter' | 'look'> & { readonly shape: Shape }

const shaped = ({ shape: kind, ...words }: Kind, diameter: number): DraftPiece => {
  const drawing = { drawing: shape(kind, round(diameter)) }
  const { back, ...front } = words
  const piece = token({
    ...front,
    look: kind,
    template: template('token'),
    diameter,
    ...(back && { back: { ...back, template: template('token') } }),
  })
  return {
    ...piece,
    data: { ...piece.data, drawing },
    ...(piece.back && { back: { ...piece.back, data: { ...piece.back.data, drawing } } }),
  }
}

/** Turned over once somebody carries it: what it weighs is then in sight. */
export const treasureTokens = (count: number, diameter: number): readonly DraftPiece[] => [
  shaped(
    {
      shape: 'hexagone',
      title: 'Trésor',
      icon: 'locked-chest',
      text: '',
      copies: count,
      back: {
        look: 'hexagone',
        icon: 'walking-boot',
        text: `M ½, Combat ${signed(numbers.encumbered.combat)}`,
      },
    },
    diameter,
  ),
]

/** Points of Santé that are left, or lost: as the table prefers. */
const healthMarks = [1, 2, 3, 5, 10] as const

/** What one figure is likely to need of each, and no more than a table has room for. */
const copiesOfMark = (mark: number, figures: number): number =>
  upTo(Math.max(2, mark === 1 || mark === 2 ? figures : Math.ceil(figures / 2)))

export const healthTokens = (members: readonly Member[], diameter: number): readonly DraftPiece[] => [
  ...healthMarks.map(mark =>
    shaped(
      {
        shape: 'losange',
        title: `Santé ${mark}`,
        mark: `${mark}`,
        text: '',
        copies: copiesOfMark(mark, members.length),
        back: { look: 'losange', mark: `−${mark}`, text: '' },
      },
      diameter,
    ),
  ),
  ...woundTokens(members, diameter),
]

const woundTokens = (members: readonly Member[], diameter: number): readonly DraftPiece[] => {
  const copies = upTo(members.filter(({ woundedAt }) => woundedAt !== null).length)
  return copies === 0
    ? []
    : [
        shaped(
          {
            shape: 'disque',
            title: 'Blessé',
            icon: 'bleeding-heart',
            text: `1 action, ${signed(numbers.wounded.rolls)}`,
            copies,
          },
          diameter,
        ),
      ]
}

/** A rank for each player, and a mark for each figure that has acted. */
export const turnTokens = (
  members: readonly Member[],
  players: number,
  diameter: number,
): readonly DraftPiece[] => [
  ...Array.from({ length: players }, (_, index) =>
    shaped(
      {
        shape: 'hexagone',
        title: `Initiative ${index + 1}`,
        mark: `${index + 1}`,
        text: 'initiative',
        copies: 1,
      },
      diameter,
    ),
  ),
  shaped(
    {
      shape: 'hexagone',
      title: 'Activé',
      icon: 'footprint',
      text: 'activé',
      copies: upTo(members.length),
      back: { look: 'hexagone', icon: 'hourglass', text: 'à jouer' },
    },
    diameter,
  ),
]

/** How many of each: what nobody of this warband can come to is left out. */
const needed: Readonly<Record<string, (members: readonly Member[]) => number>> = {
  escalade: members => Math.ceil(members.length / 3),
  decharge: members => members.filter(({ shots }) => shots.some(({ reload }) => reload)).length,
  entrave: () => 2,
}

const shownOn: Readonly<Record<string, string>> = {
  escalade: 'escalade',
  decharge: 'déchargé',
  entrave: 'entravé',
}

export const stateTokens = (members: readonly Member[], diameter: number): readonly DraftPiece[] => [
  ...statuses.flatMap(({ id, name, icon }) => {
    const copies = upTo(needed[id]?.(members) ?? 0)
    const text = shownOn[id]
    return copies === 0 || text === undefined
      ? []
      : [shaped({ shape: 'disque', title: name, icon, text, copies }, diameter)]
  }),
  ...spellsOf(members)
    .filter(({ outOfGame }) => !outOfGame)
    .map(({ name, icon }) =>
      shaped({ shape: 'flocon', title: `Sort en vigueur : ${name}`, icon, text: name, copies: 1 }, diameter),
    ),
]

export const standees = (member: Member, base: number): readonly DraftPiece[] => [
  standee({ name: member.name, portrait: member.portrait, emblem: member.icon, base }),
]
