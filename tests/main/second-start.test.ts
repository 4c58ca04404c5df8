/** Where another Copiste runs already, this one makes nothing and leaves. */
import { expect, it, vi } from 'vitest'
import { appEvents, lock, quit, windows } from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

it('leaves at once', async () => {
  lock.mine = false
  await import('../../src/main/index.ts')
  expect(quit).toHaveBeenCalledOnce()
  expect(windows).toEqual([])
  expect(appEvents.eventNames()).toEqual([])
})
