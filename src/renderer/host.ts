/** The bridge that the stores speak through; the tests put a fake one here. */
import type { Bridge } from '../app/bridge.ts'

let current: Bridge | undefined

export const setBridge = (bridge: Bridge): void => {
  current = bridge
}

export const useBridge = (): Bridge => {
  if (!current) throw new Error('no bridge yet')
  return current
}
