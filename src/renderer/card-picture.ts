/** The card that something would be on the table of one member, cut out of that member's own pages. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { PrintSettings } from '../app/wish.ts'
import type { JsonObject, Pointer } from '../core/index.ts'
import { useBridge } from './host.ts'

export interface CardWish {
  /** The band that has it. */
  readonly document: JsonObject
  readonly subject: Pointer
  readonly title: string
  readonly settings: PrintSettings
}

/** Milliseconds that the eye rests on something before its card is asked for. */
const rest = 180
/** Pixels of the longer side. */
const longest = 300
const mostKept = 60

/** An address of a picture; empty where there is none, or none yet. */
export const useCardPicture = (wished: () => CardWish | undefined): Ref<string> => {
  const bridge = useBridge()
  const picture = ref('')
  const kept = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  const draw = async (key: string, { title, ...request }: CardWish, mine: number): Promise<void> => {
    const answer = await bridge.call('preview', { ...request, lane: 'carte-du-choix' })
    if (!answer.ok || mine !== turn) return
    const { pictureOf } = await import('./thumbnails.ts')
    const drawn = (await pictureOf(answer.value, title, longest).catch(() => undefined)) ?? ''
    kept.set(key, drawn)
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    if (mine === turn) picture.value = drawn
  }

  watch(
    wished,
    wish => {
      clearTimeout(timer)
      const mine = ++turn
      const key = JSON.stringify(wish ?? null)
      picture.value = kept.get(key) ?? ''
      if (wish && !kept.has(key)) timer = setTimeout(() => void draw(key, wish, mine), rest)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
    turn++
  })
  return picture
}
