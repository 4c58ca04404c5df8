/** Turns and points to tick, and strips of hearts for those who keep their cards clean. */
import { typeset, type DraftPiece, type Size } from '../../../core/index.ts'
import { scoring, turns } from '../catalog/index.ts'
import { panel, seal } from '../drawings/frames.ts'
import type { Member } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { heartsOf } from './hearts.ts'
import { lengthOf, lookOfMember, template, worn } from './shared.ts'

const trackSize: Size = { width: 180, height: 110 }

/** Points by fives, for each of two players. */
const fives = 6

export const turnTrack = (): readonly DraftPiece[] => [
  {
    title: 'Cinq tours et puis au lit',
    size: trackSize,
    copies: 1,
    template: template('turn-track'),
    data: {
      panel: { drawing: panel(trackSize, 'tours') },
      turns: Array.from({ length: turns }, (_, index) => ({
        number: index + 1,
        ring: { drawing: seal(22, `tour ${index + 1}`) },
        last: index + 1 === turns,
      })),
      scoring: scoring.map(({ title, icon }) => ({ title, icon })),
      players: ['Premier camp', 'Second camp'].map(name => ({
        name,
        turns: Array.from({ length: turns }, (_, index) => index + 1),
        fives: Array.from({ length: fives }, () => Array.from({ length: 5 }, () => 'etoile-a-cocher')),
      })),
      legend: typeset('Le moins de points ce tour ? Un jeton d’ordre de plus, pour de bon.'),
    },
  },
]

const stripWidth = 122

/** Millimetres that a name takes, with the margins, on one line, on two, on three. */
const nameHigh = { '': 13, long: 17, longest: 20 } as const

/** For each figure of the band. */
export const healthTracks = (member: Member, roster: Roster, large = false): readonly DraftPiece[] => {
  const { name, profile, count, icon } = member
  const look = lookOfMember(roster, member)
  const hearts = heartsOf(profile.health, stripWidth - 42)
  const length = lengthOf(name, 46)
  const heartsHigh = (hearts.size + 0.8) * hearts.rows.length + (hearts.beyond > 0 ? 4 : 0)
  const size = { width: stripWidth, height: Math.max(22, nameHigh[length] * (large ? 1.35 : 1) + heartsHigh) }
  return Array.from({ length: count }, (_, index): DraftPiece => {
    const number = count > 1 ? index + 1 : undefined
    return {
      title: number === undefined ? `Santé : ${name}` : `Santé : ${name} ${number}`,
      size,
      copies: 1,
      template: template('health-track'),
      data: {
        look,
        panel: { drawing: panel(size, `santé/${look}`) },
        name,
        length,
        number: number ?? null,
        ...worn(member),
        icon,
        hearts: {
          size: hearts.size,
          rows: hearts.rows.map(each => each.map(many => Array.from({ length: many }, () => 'coeur'))),
          beyond: hearts.beyond > 0 ? `et ${hearts.beyond} de plus, en jetons Bobo` : '',
        },
        places: 5,
      },
    }
  })
}
