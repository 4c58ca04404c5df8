/** The duration board: where the doubles of spells that last lie, what points from them to their targets, and a log. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { page, token } from '../../kit/index.ts'
import type { SpellEntry } from '../catalog/index.ts'
import type { Member } from '../resolve.ts'
import { castableSpells, inspires, isSecret, markerDiameter, template } from './shared.ts'

/** Millimetres that the names of the lanes and the page's own margins take. */
const besideSlots = 18
/** Those that the head of the page and its margins take of its height. */
const besideLanes = 36
const lanesOnBoard = 2
/** Millimetres under which the log is a piece of its own, because of the cards' height. */
const leastLog = 60

/** Nothing for a band that has no spell to cast. */
export const durationBoard = (members: readonly Member[], paper: Size, card: Size): readonly DraftPiece[] => {
  const castable = members.flatMap(castableSpells)
  if (castable.length === 0) return []
  const columns = Math.max(1, Math.floor((paper.width - besideSlots) / card.width))
  const written = log(castable, members.some(inspires))
  const below = paper.height - besideLanes - lanesOnBoard * card.height >= leastLog
  return [
    {
      ...page('Tableau des durées', paper),
      template: template('duration-board'),
      data: {
        cardHeight: card.height,
        ...lanes(castable, columns),
        log: below ? written : null,
      },
    },
    ...(below ? [] : [logPiece(written)]),
    ...markers(castable),
  ]
}

const logPiece = (written: ReturnType<typeof log>): DraftPiece => ({
  title: 'Journal des sorts',
  size: { width: 180, height: 80 },
  copies: 1,
  template: template('spell-log'),
  data: { log: written },
})

/** What strikes at the next Round takes one place of those that stay longer. */
const lanes = (castable: readonly SpellEntry[], columns: number) => {
  const strikes = castable.some(({ lasts }) => lasts === 'prochain-round') && columns > 1
  return { columns, longer: columns - (strikes ? 1 : 0), strikes }
}

/** Rows that a pencil fills. */
const byHand = 4
/** Places of the log, where so many spells leave some. */
const mostCast = 14

/** Of level I, for those are what Inspiration may cast again. */
const log = (castable: readonly SpellEntry[], inspired: boolean) => {
  const own = new Set(castable.filter(({ level }) => level === 1).map(({ name }) => name))
  return { own: [...own], others: Math.max(byHand, mostCast - own.size), inspired, rows: byHand }
}

const pairs = { least: 2, most: 8 } as const

/** Numbers by twos, one for the double on the board and one for whoever its spell is on. */
const markers = (castable: readonly SpellEntry[]): readonly DraftPiece[] => {
  const lasting = castable.filter(spell => spell.lasts && !isSecret(spell)).length
  const count = lasting === 0 ? 0 : Math.min(pairs.most, Math.max(pairs.least, lasting))
  return Array.from({ length: count }, (_, index) =>
    token({
      template: template('token'),
      diameter: markerDiameter,
      look: 'jumeau',
      title: `Jetons jumeaux ${index + 1}`,
      mark: `${index + 1}`,
      text: 'sort',
      copies: 2,
    }),
  )
}
