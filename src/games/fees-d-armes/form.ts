/** The form of a band: what the studio shows, and every change that it may make. */
import type { Form } from '../../core/index.ts'
import { companyOf } from './resolve.ts'
import type { Roster } from './schema.ts'

export const form = (roster: Roster): Form => {
  const { points, limit } = companyOf(roster)
  return {
    gauges: [{ id: 'points', label: 'Points de recrutement', value: points, limit, unit: 'points' }],
    parts: [{ kind: 'single', id: 'bande', label: 'La bande', path: '', fields: () => [] }],
  }
}
