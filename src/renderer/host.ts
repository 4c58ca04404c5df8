/** What the stores reach the world by: the bridge to the host, and the window's own drawer. Tests put their own here. */
import type { Bridge } from '../app/bridge.ts'
import type { Drawer } from './link/drawer.ts'
import type { Works } from './link/works.ts'

export interface Reach {
  readonly bridge: Bridge
  readonly drawer: Drawer
  readonly works: Works
}

let current: Reach | undefined

export const setReach = (reach: Reach): void => {
  current = reach
}

export const useReach = (): Reach => {
  if (!current) throw new Error('no bridge yet')
  return current
}

/** Nothing before the window has its host: a drawing can do without. */
export const bridgeIfAny = (): Bridge | undefined => current?.bridge

export const useBridge = (): Bridge => useReach().bridge
