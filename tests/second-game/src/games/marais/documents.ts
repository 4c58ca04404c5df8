/** What is printed of the marsh: cards with a chart, tokens, the pond, and a help that comes once a player. */
import {
  asNumber,
  chanceOf,
  chartDrawing,
  scaleFor,
  type Asset,
  type Drawing,
  type PrintOption,
} from '../../core/index.ts'
import { cardBack, iconBack, page, rulingsPage, token } from '../kit/index.ts'
import { leapAgainst, leapOf } from './odds.ts'
import { nameOf, type Member, type Roster } from './schema.ts'

const curveOption: PrintOption = {
  id: 'courbe',
  label: 'Courbe de bond',
  help: 'les chances de chaque bond, dessinées sur sa carte',
  kind: 'toggle',
  usual: true,
}

export const printOptions: readonly PrintOption[] = [curveOption]

const skins = [3, 4, 5, 6, 7, 8, 9]
const percent = (chance: number): string => `${Math.round(chance * 100)}`

export const curveOf = (member: Member, width: number): Drawing => {
  const values = skins.map(skin =>
    asNumber(chanceOf(leapAgainst(leapOf(member), skin).losses, lost => lost > 0)),
  )
  return chartDrawing(
    {
      kind: 'bars',
      says: `Chances de ${nameOf(member)} contre chaque peau`,
      marks: skins.map(String),
      levels: scaleFor(values, percent),
      series: [{ label: nameOf(member), tone: 'first', values, words: [] }],
    },
    { width, height: width * 0.6, letters: 2.6 },
  )
}

export const assets: readonly Asset<Roster, Member>[] = [
  {
    id: 'toad-cards',
    title: 'Cartes de crapaud',
    summary: 'Une carte par crapaud, ses chances dessinées.',
    icon: 'frog',
    format: '63 × 88 mm',
    usual: true,
    comes: 'item',
    make: (member, { request, option }) => [
      {
        title: nameOf(member),
        size: request.card,
        copies: 1,
        template: 'marais/toad-card',
        data: {
          name: nameOf(member),
          leap: leapOf(member),
          skin: member.toad.skin,
          life: member.toad.life,
          charm: member.charm?.name ?? '',
          curve:
            option(curveOption.id) === true ? { drawing: curveOf(member, request.card.width - 12) } : null,
        },
        back: cardBack({ look: 'crapaud', drawing: iconBack('frog', { zoom: 1, laid: request.card }) }),
      },
    ],
  },
  {
    id: 'drops',
    title: 'Gouttes',
    summary: 'Une par goutte perdue.',
    icon: 'drop',
    format: 'Ø 20 mm',
    usual: true,
    comes: 'band',
    make: ({ members }) => [
      token({
        look: 'goutte',
        title: 'Goutte',
        icon: 'drop',
        text: 'Goutte',
        diameter: 20,
        copies: Math.max(
          1,
          members.reduce((sum, { toad }) => sum + toad.life, 0),
        ),
      }),
    ],
  },
  {
    id: 'pond',
    title: 'La mare',
    summary: 'La sorcière et tous ses crapauds.',
    icon: 'oak-leaf',
    format: 'A4',
    usual: true,
    comes: 'band',
    make: ({ name, roster, members, request }) => [
      {
        ...page(name, request.paper),
        template: 'marais/pond',
        data: { name, witch: roster.witch.name, toads: members.map(nameOf) },
      },
    ],
  },
  {
    id: 'vase',
    title: 'Aide du Marais',
    summary: 'Comment la vase colle.',
    icon: 'bookmarklet',
    format: 'A4',
    usual: true,
    comes: 'player',
    make: ({ request }) => [
      rulingsPage([{ number: 1, title: 'La vase', text: 'Elle colle.' }], request.paper),
    ],
  },
]
