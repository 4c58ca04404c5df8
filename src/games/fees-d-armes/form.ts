/** The form of a band: what the studio shows, and every change that it may make. */
import type { Form } from '../../core/index.ts'
import { bandPart } from './form/band.ts'
import { factionPart } from './form/faction.ts'
import { profilePart } from './form/profile.ts'
import { companyOf, resolveRoster } from './resolve.ts'
import type { Roster } from './schema.ts'

export const form = (roster: Roster): Form => {
  const members = resolveRoster(roster)
  const company = companyOf(roster, members)
  const { points, limit, figures } = company
  return {
    gauges: [
      { id: 'points', label: 'Points de recrutement', value: points, limit, unit: 'points' },
      { id: 'figures', label: 'Figurines', value: figures, unit: figures < 2 ? 'figurine' : 'figurines' },
    ],
    parts: [
      bandPart(roster, members, company),
      profilePart(roster, members, company),
      factionPart(roster, company),
    ],
  }
}
