/** Calls about a game that is being played. */
import { success } from '../../core/index.ts'
import { calls } from '../bridge.ts'
import { door, type Doors } from './door.ts'
import type { Room } from './room.ts'

export const playCalls = ({ plays, within }: Room): Doors<'play' | 'keepPlay'> => ({
  play: door(calls.play, ({ path }) => within(path, async real => success((await plays.read(real)) ?? null))),
  keepPlay: door(calls.keepPlay, ({ path, at, played }) =>
    within(path, real => plays.keep(real, { at, played })),
  ),
})
