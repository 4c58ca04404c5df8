/** The press on the benchmark's deck. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFaceShelf } from '../src/host/face-shelf.ts'
import { hastenFor } from '../src/host/haste.ts'
import { decodePicture } from '../src/host/pictures.ts'
import { openResources } from '../src/host/resources.ts'
import { createPress, factsName, papers, perfectPrinter, type PrintJob } from '../src/press/index.ts'
import type { FaceShelf } from '../src/press/vocabulary/index.ts'

export interface BenchCard {
  readonly title: string
  readonly text: string
}

export const benchJob = (cards: readonly BenchCard[]): PrintJob => ({
  batches: [
    {
      title: 'Banc d’essai',
      styles: 'bench',
      assets: [{ id: 'cards', title: 'Cartes' }],
      pieces: cards.map(({ title, text }) => ({
        asset: 'cards',
        title,
        size: { width: 63, height: 88 },
        copies: 1,
        template: 'bench/card',
        data: { title, text },
      })),
    },
  ],
  look: { theme: 'enluminure', ink: 'full', text: 'normal' },
  sheet: { paper: papers.a4, backs: 'none', bleed: 0, marks: 'none', printer: perfectPrinter },
})

/** With what another evening has found out about fonts, and nothing of this deck. */
export const openBenchPress = (root: string) => {
  const folders = { root, own: join(root, 'bench', 'templates') }
  const resources = openResources(folders)
  const { read, write } = openFaceShelf(folders, resources.fonts)
  const shelf: FaceShelf = {
    read: name => (name === factsName ? read(name) : undefined),
    write: (name, parts) => (name === factsName ? write(name, parts) : undefined),
  }
  return createPress({ ...resources, shelf }, decodePicture)
}

export const printDeck = async (root: string, cards: readonly BenchCard[], out: string): Promise<void> => {
  const press = await openBenchPress(root)
  const job = benchJob(cards)
  hastenFor(job)
  const { files } = await press.print(job)
  press.keep()
  writeFileSync(out, files[0]?.bytes ?? '')
}
