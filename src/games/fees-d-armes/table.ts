/** A band on the table, for a screen beside it. Chapitres 1.2, 3.1, 3.3.1 and 5. */
import type { PlayMember, PlayReading, PlaySheet, RoundEnd } from '../../core/index.ts'
import { orderTokens, tokensPerFigure, turns } from './catalog/index.ts'
import { companyOf, flightOf, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'
import { actionEffects, factionNames } from './summary.ts'

/** More than a game ever gives. */
const most = { tokens: 30, points: 60, states: 20 } as const

const gained = 'jetons-gagnes'

export const table = (roster: Roster): PlaySheet => {
  const { recruits } = companyOf(roster)
  return {
    round: { label: 'Tour', usual: turns },
    band: {
      counters: [
        {
          id: 'jetons',
          label: 'Jetons d’ordre',
          icon: 'token',
          most: most.tokens,
          until: 'round',
          start: ({ band }: RoundEnd) => orderTokens + (band[gained] ?? 0),
        },
        {
          id: gained,
          label: 'Jetons gagnés pour de bon',
          icon: 'two-coins',
          note: 'dès le tour suivant',
          most: most.tokens - orderTokens,
          until: 'game',
          start: 0,
        },
        {
          id: 'points-du-tour',
          label: 'Points du tour',
          icon: 'laurels',
          most: most.points,
          until: 'round',
          start: 0,
        },
        {
          id: 'points',
          label: 'Points de victoire',
          icon: 'laurels-trophy',
          most: most.points,
          until: 'game',
          start: 0,
        },
      ],
      ticks: [
        {
          label: 'Ce tour',
          ticks: [
            {
              id: 'pillage',
              label: 'Pillage tenté',
              icon: 'open-treasure-chest',
              note: 'une fois par repaire',
              count: 1,
              until: 'round',
            },
          ],
        },
      ],
      states: [],
    },
    members: recruits.flatMap(figuresOf),
  }
}

/** Each figure of a profile has its own wounds; the first one stands where its profile does. */
const figuresOf = (member: Member): readonly PlayMember[] =>
  Array.from({ length: member.count }, (_, index) => figureOf(member, index))

const figureOf = (member: Member, index: number): PlayMember => {
  const { profile, path, name, icon, count, flies } = member
  return {
    path: index === 0 ? path : `${path}/figures/${index + 1}`,
    title: count > 1 ? `${name} ${index + 1}` : name,
    subtitle: factionNames(member),
    icon,
    numbers: [
      { label: 'Mouv.', value: `${profile.movement}${flies ? ' vol' : ''}` },
      { label: 'Action', value: `${profile.action}` },
      { label: 'Armure', value: `${profile.armour}` },
      { label: 'Coût', value: `${profile.cost}` },
    ],
    attacks: { label: 'Réussites', readings: attacksOf(member) },
    details: [],
    notes: notesOf(member),
    tracks: [{ id: 'sante', label: 'Santé', icon: 'hearts', count: profile.health, vital: true }],
    counters: [
      { id: 'flammes', label: 'Flammes', icon: 'flame', most: most.states, until: 'round', start: 0 },
      { id: 'poison', label: 'Poison', icon: 'poison-bottle', most: most.states, until: 'game', start: 0 },
    ],
    ticks: [
      {
        label: 'Activations',
        ticks: [
          {
            id: 'ordres',
            label: 'Jetons d’ordre reçus',
            icon: 'token',
            note: 'la seconde fois : −2, et 2 cases',
            count: tokensPerFigure,
            until: 'round',
          },
        ],
      },
    ],
    states: [],
  }
}

const attacksOf = ({ actions }: Member): readonly PlayReading[] =>
  actions.map(action => {
    const effects = actionEffects(action)
    return {
      label: action.name,
      value: action.needs,
      ...(effects !== '' && { note: effects }),
    }
  })

/** Every reminder that its card prints, once. */
const notesOf = (member: Member): readonly string[] => {
  const { actions, rules, ownRules } = member
  const flight = flightOf(member)
  return [
    ...new Set([
      ...(flight ? [`${flight.label} : ${flight.reminder}`] : []),
      ...rules.map(({ label, reminder }) => `${label} : ${reminder}`),
      ...ownRules.map(({ label, text }) => (text === '' ? label : `${label} : ${text}`)),
      ...actions.flatMap(({ keywords }) => keywords.map(({ label, reminder }) => `${label} : ${reminder}`)),
      ...actions.flatMap(({ name, action }) =>
        action.text.trim() === '' ? [] : [`${name} : ${action.text}`],
      ),
    ]),
  ]
}
