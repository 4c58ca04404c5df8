/** The benchmark's deck, opened as the command line opens. */
import { join } from 'node:path'
import { openKeptCode } from '../src/host/kept-code.ts'
import { cacheFolder } from '../src/host/places.ts'
import type { BenchCard } from './press.ts'

export const printDeck = async (root: string, cards: readonly BenchCard[], out: string): Promise<void> => {
  const code = openKeptCode(join(cacheFolder(), 'code'), 'bench')
  process.on('exit', () => code.keep())
  const press = await import('./press.ts')
  await press.printDeck(root, cards, out)
}
