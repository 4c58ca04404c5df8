/** The game that is being played with the open band: what is marked, and that none of it is lost. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import {
  atFirst,
  isUnplayed,
  marked,
  marksOfEach,
  nextRound,
  notPlayed,
  type Played,
  type Pointer,
} from '../../core/index.ts'
import type { KeptPlay } from '../../app/plays.ts'
import { useBridge } from '../host.ts'
import { browserPocket } from '../link/pocket.ts'
import { texts } from '../texts.ts'
import { useBand } from './band.ts'
import { useLink } from './link.ts'
import { useNotices } from './notices.ts'

/** After the last tap; the pocket has it at once. */
const pause = 300
/** What the host did not take is offered to it again. */
const again = 5_000
const mostSteps = 60

interface Step {
  readonly label: string
  readonly before: Played
  readonly after: Played
}

/** Where the game lies now: a fact, never a hope. */
export type PlayKeeping = 'host' | 'here' | 'nowhere'

export const usePlay = defineStore('play', () => {
  const bridge = useBridge()
  const [band, link, notices] = [useBand(), useLink(), useNotices()]
  const path = ref('')
  const kept = shallowRef<KeptPlay>({ at: 0, played: notPlayed })
  const keeping = ref<PlayKeeping>('host')
  const past = shallowRef<readonly Step[]>([])
  const future = shallowRef<readonly Step[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined

  const sheet = computed(() => band.band?.roster.table())
  const played = computed(() => kept.value.played)
  const marks = computed(() => marksOfEach(sheet.value?.members ?? [], played.value.members))
  const first = computed(() => sheet.value && atFirst(sheet.value))

  const later = (time: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), time)
  }

  /** To the host; the pocket lets go of it once the host has it. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    const [of, play] = [path.value, kept.value]
    if (of === '' || keeping.value === 'host') return
    const answer = await bridge.call('keepPlay', { path: of, at: play.at, played: play.played })
    if (!answer.ok) {
      if (of !== path.value) return
      if (keeping.value === 'nowhere') notices.say(texts.play.nowhere, { kind: 'fault' })
      return later(again)
    }
    browserPocket.drop(of, Math.max(play.at, answer.value.at))
    if (of !== path.value || kept.value !== play) return
    keeping.value = 'host'
    // Another window has gone on with this game meanwhile.
    if (answer.value.at > play.at) kept.value = answer.value
  }

  const set = (next: Played): void => {
    // Two marks of one millisecond are still one after the other.
    kept.value = { at: Math.max(Date.now(), kept.value.at + 1), played: next }
    keeping.value = browserPocket.put(path.value, kept.value) ? 'here' : 'nowhere'
    later(pause)
  }

  const change = (label: string, next: Played): void => {
    past.value = [...past.value, { label, before: played.value, after: next }].slice(-mostSteps)
    future.value = []
    set(next)
  }

  const mark = (label: string, holder: Pointer | undefined, id: string, value: number): void => {
    if (sheet.value) change(label, marked(sheet.value, played.value, holder, id, value))
  }
  const undo = (): void => {
    const step = past.value.at(-1)
    if (!step) return
    past.value = past.value.slice(0, -1)
    future.value = [step, ...future.value]
    set(step.before)
  }
  const redo = (): void => {
    const [step, ...rest] = future.value
    if (!step) return
    future.value = rest
    past.value = [...past.value, step]
    set(step.after)
  }
  const undoable = (text: string): void => {
    const step = past.value.at(-1)
    const run = (): void => {
      if (past.value.at(-1) === step) undo()
    }
    notices.say(text, { actions: [{ label: texts.undoThis, run }] })
  }

  const endRound = (): void => {
    if (!sheet.value) return
    const { label } = sheet.value.round
    change(texts.play.endRound(label), nextRound(sheet.value, played.value))
    undoable(texts.play.nextRound(label, played.value.round))
  }
  const newGame = (): void => {
    if (isUnplayed(played.value)) return
    change(texts.play.newGame, notPlayed)
    undoable(texts.play.newGameDone)
  }

  const adopt = (play: KeptPlay, where: PlayKeeping): void => {
    kept.value = play
    keeping.value = where
  }

  /** What the pocket has and the host has not is newer: it was tapped while nobody answered. */
  const begin = async (): Promise<void> => {
    if (path.value !== band.path) {
      await flush()
      path.value = band.path
      past.value = []
      future.value = []
      adopt({ at: 0, played: notPlayed }, 'host')
    }
    const of = path.value
    const mine = browserPocket.get(of)
    if (mine && mine.at > kept.value.at) adopt(mine, 'here')
    const answer = await bridge.call('play', { path: of })
    if (of !== path.value) return
    if (answer.ok && answer.value && answer.value.at > kept.value.at) adopt(answer.value, 'host')
    else if (keeping.value !== 'host') await flush()
  }

  // The host is there again, and gets what was kept here meanwhile.
  watch(
    () => link.away,
    away => {
      if (away === undefined) void flush()
    },
  )

  return {
    sheet,
    played,
    marks,
    first,
    keeping,
    undoLabel: computed(() => past.value.at(-1)?.label),
    redoLabel: computed(() => future.value[0]?.label),
    begin,
    mark,
    undo,
    redo,
    endRound,
    newGame,
    flush,
  }
})
