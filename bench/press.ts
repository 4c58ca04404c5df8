/** The press on the benchmark's deck. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hastenFor } from '../src/host/haste.ts'
import { decodePicture } from '../src/host/pictures.ts'
import { openResources } from '../src/host/resources.ts'
import { createPress, papers, perfectPrinter, type PrintJob } from '../src/press/index.ts'

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

/** With nothing that another evening has found out. */
export const openBenchPress = (root: string) =>
  createPress(openResources({ root, own: join(root, 'bench', 'templates') }), decodePicture)

export const printDeck = async (root: string, cards: readonly BenchCard[], out: string): Promise<void> => {
  const press = await openBenchPress(root)
  const job = benchJob(cards)
  hastenFor(job)
  const { files } = await press.print(job)
  writeFileSync(out, files[0]?.bytes ?? '')
}
