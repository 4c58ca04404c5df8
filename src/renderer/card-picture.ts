/** The card that something would be on the table of one member, cut out of that member's own pages. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { PrintSettings } from '../app/wish.ts'
import type { JsonObject, Pointer } from '../core/index.ts'
import { useBridge } from './host.ts'

export interface CardWish {
  /** What is chosen from: another once it changes. */
  readonly draft: JsonObject
  readonly id: string
  /** The band that has it; asked for once the eye rests. */
  readonly document: () => JsonObject | undefined
  readonly subject: Pointer
  readonly title: string
  readonly settings: PrintSettings
}

/** Milliseconds that the eye rests on something before its card is asked for. */
const rest = 180
/** Pixels of the longer side. */
const longest = 300

/** An address of a picture; empty where there is none, or none yet. */
export const useCardPicture = (wished: () => CardWish | undefined): Ref<string> => {
  const bridge = useBridge()
  const picture = ref('')
  const ofDraft = new WeakMap<JsonObject, Map<string, string>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  const draw = async (kept: Map<string, string>, wish: CardWish, mine: number): Promise<void> => {
    const { id, title, subject, settings } = wish
    const document = wish.document()
    if (!document) return
    const answer = await bridge.call('preview', { document, subject, settings, lane: 'carte-du-choix' })
    if (!answer.ok || mine !== turn) return
    const { pictureOf } = await import('./thumbnails.ts')
    const drawn = (await pictureOf(answer.value, title, longest).catch(() => undefined)) ?? ''
    kept.set(id, drawn)
    if (mine === turn) picture.value = drawn
  }

  watch(
    wished,
    wish => {
      clearTimeout(timer)
      const mine = ++turn
      picture.value = ''
      if (!wish) return
      const kept = ofDraft.get(wish.draft) ?? new Map<string, string>()
      ofDraft.set(wish.draft, kept)
      picture.value = kept.get(wish.id) ?? ''
      if (!kept.has(wish.id)) timer = setTimeout(() => void draw(kept, wish, mine), rest)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    clearTimeout(timer)
    turn++
  })
  return picture
}
