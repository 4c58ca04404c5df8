/** What a file holds compressed is kept up to a bound, and what was asked for longest ago goes first. */
import { describe, expect, it } from 'vitest'
import { openPackedStore } from '../../src/press/ink/packed.ts'

const bytes = (length: number): Uint8Array => new Uint8Array(length)
const never = (): never => {
  throw new Error('made anew')
}
const keys = (store: ReturnType<typeof openPackedStore>): readonly string[] => store.all().map(([key]) => key)

describe('the store', () => {
  it('makes a thing once, and says once that it has learnt', () => {
    const store = openPackedStore([['a', bytes(1)]])
    expect(store.of('a', never)).toHaveLength(1)
    expect(store.hasLearnt()).toBe(false)
    expect(store.of('b', () => bytes(2))).toHaveLength(2)
    expect(store.of('b', never)).toHaveLength(2)
    expect([store.hasLearnt(), store.hasLearnt()]).toEqual([true, false])
  })

  it('holds so many entries', () => {
    const store = openPackedStore([], { entries: 3, bytes: 100 })
    for (const key of ['a', 'b', 'c']) store.of(key, () => bytes(1))
    store.of('a', never)
    store.of('d', () => bytes(1))
    expect(keys(store)).toEqual(['c', 'a', 'd'])
  })

  it('holds so many bytes, those that it began with among them', () => {
    const store = openPackedStore([['a', bytes(60)]], { entries: 9, bytes: 100 })
    store.of('b', () => bytes(25))
    expect(keys(store)).toEqual(['a', 'b'])
    store.of('c', () => bytes(20))
    expect(keys(store)).toEqual(['b', 'c'])
  })

  it('does not keep what would drive out all others', () => {
    const store = openPackedStore([['a', bytes(60)]], { entries: 9, bytes: 100 })
    expect(store.of('b', () => bytes(26))).toHaveLength(26)
    expect(keys(store)).toEqual(['a'])
  })
})
