/** The cards that the shelf shows: asked for one by one as they come near, held while they may be seen again. */
import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { Cover } from '../../app/covers/keep.ts'
import type { Result } from '../../core/index.ts'

export interface ShownCover extends Omit<Cover, 'picture'> {
  /** The address of the picture. */
  readonly url: string
}

export interface CoverWish {
  readonly key: string
  /** Changes when the cover may have changed. */
  readonly mark: string
  readonly ask: () => Promise<Result<Cover | null>>
}

interface Held {
  readonly mark: string
  /** Nothing where there is no card to show. */
  readonly cover: ShownCover | undefined
}

/** Milliseconds after which is asked again for what is being drawn. */
const pause = 400
const mostAtOnce = 2
/** Pictures in memory: some screens full. */
const mostHeld = 120

export const useCovers = defineStore('covers', () => {
  const held = shallowReactive(new Map<string, Held>())
  const wanted = new Map<string, CoverWish>()
  const asking = new Set<string>()

  const coverOf = (key: string): ShownCover | undefined => held.get(key)?.cover

  const letGo = (key: string): void => {
    const url = coverOf(key)?.url
    if (url !== undefined) URL.revokeObjectURL(url)
    held.delete(key)
  }

  const hold = (key: string, mark: string, cover: Cover | null): void => {
    letGo(key)
    const url = cover && URL.createObjectURL(new Blob([new Uint8Array(cover.picture)], { type: 'image/png' }))
    held.set(key, { mark, cover: cover && url ? { url, sheet: cover.sheet, cards: cover.cards } : undefined })
    for (const other of [...held.keys()].slice(0, -mostHeld)) if (!wanted.has(other)) letGo(other)
  }

  const isDue = ({ key, mark }: CoverWish): boolean => held.get(key)?.mark !== mark && !asking.has(key)

  const next = (): void => {
    if (document.visibilityState === 'hidden') return
    for (const wish of wanted.values()) {
      if (asking.size >= mostAtOnce) return
      if (isDue(wish)) void ask(wish)
    }
  }

  const ask = async (wish: CoverWish): Promise<void> => {
    const { key, mark, ask: answer } = wish
    asking.add(key)
    const cover = await answer()
    const isLater = !cover.ok && cover.diagnostics[0]?.code === 'cover.later'
    if (isLater) await new Promise(resolve => setTimeout(resolve, pause))
    asking.delete(key)
    // What failed is not asked for again until it changes or comes near anew; what was shown stays.
    if (cover.ok) hold(key, mark, cover.value)
    else if (!isLater && wanted.get(key) === wish) wanted.delete(key)
    next()
  }

  /** It is near, or changed: what is shown of it stays until the new one has come. */
  const want = (wish: CoverWish): void => {
    wanted.set(wish.key, wish)
    next()
  }

  /** It is far again. */
  const leave = (key: string): void => void wanted.delete(key)

  document.addEventListener('visibilitychange', next)
  return { coverOf, want, leave }
})
