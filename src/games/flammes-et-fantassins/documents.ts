/** Everything that can be printed for a band, piece by piece. */
import { pointer, type DocumentRequest, type Piece } from '../../core/index.ts'
import { durationCards, equipmentCards, spellCards, talentCards } from './documents/cards.ts'
import { figureSheets } from './documents/figures.ts'
import { bandSheet, campaignSheet, durationBoard, referenceSheets } from './documents/pages.ts'
import { blackCat, rulers, standees, tokens } from './documents/tokens.ts'
import { resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

interface Printing {
  readonly band: string
  readonly roster: Roster
  readonly members: readonly Member[]
  readonly request: DocumentRequest
}

/** Pieces that speak of one figure each, and say of which. */
const each = (
  members: readonly Member[],
  make: (one: readonly Member[]) => readonly Piece[],
): readonly Piece[] =>
  members.flatMap(member =>
    make([member]).map(piece => ({ ...piece, subject: pointer('roster', 'figures', member.index) })),
  )

const makers: Readonly<Record<string, (printing: Printing) => readonly Piece[]>> = {
  'figure-sheets': ({ members, request }) => each(members, one => figureSheets(one, request.paper)),
  'spell-cards': ({ members, request }) => each(members, one => spellCards(one, request.card)),
  'talent-cards': ({ members, request }) => each(members, one => talentCards(one, request.card)),
  'equipment-cards': ({ members, request }) => each(members, one => equipmentCards(one, request.card)),
  'chat-noir': () => blackCat(),
  tokens: ({ members }) => tokens(members),
  standees: ({ members, request }) => each(members, one => standees(one, request.base)),
  'band-sheet': ({ band, roster, members, request }) => bandSheet(band, roster, members, request.paper),
  'duration-board': ({ members, request }) => [
    ...durationBoard(request.paper, request.card),
    ...durationCards(members, request.card),
  ],
  'reference-sheets': ({ request }) => referenceSheets(request.paper),
  rulers: () => rulers(),
  'campaign-sheet': ({ band, roster, members, request }) =>
    campaignSheet(band, roster, members, request.paper),
}

export const documents = (roster: Roster, band: string, request: DocumentRequest): readonly Piece[] => {
  const name = band.trim() || 'Bande sans nom'
  const printing = { band: name, roster, request, members: resolveRoster(roster) }
  return request.assets.flatMap(asset => makers[asset]?.(printing) ?? [])
}
