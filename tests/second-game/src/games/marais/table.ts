/** What floats on the table: drops of life, leaps of this tide, a charm that works once. */
import type { PlaySheet } from '../../core/index.ts'
import { membersOf, nameOf, type Roster } from './schema.ts'

export const table = (roster: Roster): PlaySheet => ({
  round: { label: 'Marée', usual: 4 },
  band: {
    counters: [{ id: 'mouches', label: 'Mouches gobées', icon: 'frog', most: 99, until: 'game', start: 0 }],
    ticks: [],
    states: [{ id: 'brume', label: 'Brume', until: 'round' }],
  },
  members: membersOf(roster).map(member => ({
    path: member.path,
    title: nameOf(member),
    icon: 'frog',
    numbers: [
      { label: 'Bond', value: `${member.toad.leap}` },
      { label: 'Peau', value: `${member.toad.skin}` },
    ],
    attacks: { label: '', readings: [] },
    details: [],
    notes: [],
    tracks: [{ id: 'gouttes', label: 'Gouttes', count: member.toad.life, vital: true }],
    counters: [{ id: 'bonds', label: 'Bonds', most: 9, until: 'round', start: 1 }],
    ticks: member.charm
      ? [
          {
            label: 'Charme',
            ticks: [{ id: 'charme', label: member.charm.name, count: 1, until: 'game' }],
          },
        ]
      : [],
    states: [{ id: 'mouille', label: 'Mouillé', until: 'round' }],
  })),
})
