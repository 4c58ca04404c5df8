/** Who sits at the table: which band is whose, which side is whose, and what does not fit together. */
import {
  enumerate,
  info,
  playerName,
  plural,
  pointer,
  quote,
  suggestion,
  warning,
  type Band,
  type Diagnostic,
  type EveningText,
  type GameSystem,
  type Scenario,
  type Seats,
} from '../../core/index.ts'
import { namedSides, playersOf } from '../../scenario/index.ts'
import type { EveningFiles } from './reading.ts'

/** A band, with those who play it. */
export interface Seated {
  /** As the evening names it. */
  readonly file: string
  readonly band: Band
  readonly holders: readonly string[]
  /** Of its holders, those who have no other band of its game before it: each has the aid of that game once. */
  readonly newcomers: number
}

export interface EveningTable {
  readonly title: string
  readonly text: EveningText
  readonly bands: readonly Seated[]
  readonly scenario: Scenario | null
  readonly seats: Seats
}

export const tableOf = (text: EveningText, { bands, scenario }: EveningFiles): EveningTable => ({
  title: text.title.trim() || 'Soirée sans nom',
  text,
  scenario,
  seats: seatsOf(text),
  bands: [...bands].map(([file, band]) => {
    const holding = text.players.map((player, index) => ({ player, name: playerName(player, index) }))
    const holders = holding.filter(({ player }) => player.bands.includes(file))
    const isFirst = (names: readonly string[]): boolean =>
      names.find(name => bands.get(name)?.system === band.system) === file
    return {
      file,
      band,
      holders: [...new Set(holders.map(({ name }) => name))],
      newcomers: holders.filter(({ player }) => isFirst(player.bands)).length,
    }
  }),
})

const seatsOf = ({ players }: EveningText): Seats => {
  const seats = new Map<string, readonly string[]>()
  for (const [index, player] of players.entries()) {
    const { secret: side = '' } = player
    if (side !== '') seats.set(side, [...(seats.get(side) ?? []), playerName(player, index)])
  }
  return Object.fromEntries(seats)
}

export const gamesOf = ({ bands }: Pick<EveningTable, 'bands'>): readonly GameSystem[] => [
  ...new Set(bands.map(({ band }) => band.system)),
]

/** What a host would want to know before anybody rings the bell. */
export const tableRemarks = (table: EveningTable): readonly Diagnostic[] => {
  const { scenario } = table
  if (!scenario) return []
  return [...gameRemarks(table, scenario), ...countRemarks(table, scenario), ...sideRemarks(table, scenario)]
}

const gameRemarks = (table: EveningTable, { name, system }: Scenario): readonly Diagnostic[] => {
  const games = gamesOf(table)
  if (!system || games.length === 0 || games.includes(system)) return []
  const played = enumerate(games.map(game => game.name))
  const message = `${quote(name)} est un scénario de ${system.name}, et les bandes sont de ${played} : choisissez-en un autre.`
  return [warning('evening.other-game', '/scenario', message)]
}

/** Players who share a band are one side of the table, and who plays none may be the game master: any of these may fit. */
const countRemarks = (
  { text: { players }, bands }: EveningTable,
  scenario: Scenario,
): readonly Diagnostic[] => {
  const wanted = playersOf(scenario.text.players)
  if (!wanted || players.length === 0) return []
  const counts = [players.length, players.filter(player => player.bands.length > 0).length, bands.length]
  if (counts.some(count => count >= wanted.least && count <= wanted.most)) return []
  const { least, most } = wanted
  const range = most === Infinity ? 'ou plus' : `à ${most}`
  const made = least === most ? plural(least, 'joueur') : `${least} ${range} joueurs`
  const message = `${quote(scenario.name)} est fait pour ${made}, et vous êtes ${players.length} : partagez des bandes, ou changez de scénario.`
  return [warning('evening.other-count', '/scenario', message)]
}

const sideRemarks = ({ text, seats }: EveningTable, { text: scenario }: Scenario): readonly Diagnostic[] => {
  const sides = namedSides(scenario)
  const secrets = scenario.handouts.filter(({ for: reader }) => reader === 'joueur')
  const isTaken = (side: string): boolean => Object.hasOwn(seats, side)
  const free = sides.filter(side => !isTaken(side))
  const needsMaster =
    scenario.handouts.some(({ for: reader }) => reader === 'mj') &&
    text.players.every(({ bands }) => bands.length > 0)
  const nobodys = secrets.filter(({ player }) => player === '').length
  return [
    ...free.map(side => {
      const held = secrets.some(({ player }) => player === side)
      const what = held ? ', et son secret n’est adressé à personne' : ''
      const message = `Le camp ${quote(side)} n’a pas de joueur${what} : donnez ce camp à l’un d’eux.`
      return warning(held ? 'evening.idle-secret' : 'evening.idle-side', '/players', message)
    }),
    ...(needsMaster
      ? [
          info(
            'evening.no-master',
            '/players',
            'Ce scénario a des pages pour un meneur, et chacun joue une bande : ajoutez un joueur sans bande.',
          ),
        ]
      : []),
    ...(nobodys > 0
      ? [
          info(
            'evening.anyones-secret',
            '/scenario',
            `${plural(nobodys, 'secret ne dit', 'secrets ne disent')} pas de quel camp : tirez au sort à qui vous le donnez.`,
          ),
        ]
      : []),
    ...text.players.flatMap(({ secret = '' }, index) =>
      secret === '' || sides.includes(secret)
        ? []
        : [
            warning(
              'evening.unknown-side',
              pointer('players', index, 'secret'),
              `Le scénario ne connaît pas de camp ${quote(secret)}.${suggestion(secret, sides)}`,
            ),
          ],
    ),
  ]
}
