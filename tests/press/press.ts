/** The press for the tests: real templates and fonts, and templates made up on the spot. */
import { resolve } from 'node:path'
import { printJob, type PrintWish } from '../../src/app/printing.ts'
import {
  newBand,
  openBand,
  type Band,
  type GameSystem,
  type Piece,
  type Sample,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'
import { openResources } from '../../src/host/resources.ts'
import {
  createPress,
  papers,
  perfectPrinter,
  type Look,
  type Press,
  type Printed,
  type PrintJob,
  type Resources,
  type SheetOptions,
} from '../../src/press/index.ts'

export const root = resolve(import.meta.dirname, '../..')
export const resources: Resources = openResources({ root })

let shared: Promise<Press> | undefined
/** One warm press for all the tests of a file. */
export const warmPress = (): Promise<Press> => (shared ??= createPress(resources, decodePicture))

export const plainLook: Look = { theme: 'enluminure', ink: 'full', text: 'normal' }
export const plainSheet: SheetOptions = {
  paper: papers.a4,
  backs: 'long-edge',
  bleed: 0,
  marks: 'guides',
  printer: perfectPrinter,
}
export const plainWish: PrintWish = {
  assets: undefined,
  card: { width: 63, height: 88 },
  copies: 1,
  options: {},
  look: plainLook,
  sheet: plainSheet,
}

export const bandOf = (system: GameSystem, sample: Sample): Band => {
  const band = openBand(newBand(system, sample), systems)
  if (!band.ok) throw new Error(`${system.id}: ${sample.id} does not open`)
  return band.value
}

/** What every game promises is tried on all of these. */
export const everySample = systems.flatMap(system =>
  system.samples.map(sample => ({ system, sample, key: `${system.id}/${sample.id}` })),
)

const [first] = systems
/** Of the first game, on whose bands the press is tried where any band will do. */
export const sampleIds: readonly string[] = first?.samples.map(({ id }) => id) ?? []
export const sampleBand = (id: string): Band => {
  const sample = first?.samples.find(candidate => candidate.id === id)
  if (!first || !sample) throw new Error(`no sample ${id}`)
  return bandOf(first, sample)
}

export const jobFor = (bands: readonly Band[], wish: Partial<PrintWish> = {}): PrintJob => {
  const job = printJob(bands, { ...plainWish, ...wish })
  if (!job.ok) throw new Error(job.diagnostics.map(({ message }) => message).join(' '))
  return job.value
}

export const printBand = async (band: Band, wish: Partial<PrintWish> = {}): Promise<Printed> =>
  (await warmPress()).print(jobFor([band], wish))

type Made = (
  pieces: readonly (Pick<Piece, 'data'> & Partial<Piece>)[],
  sheet?: Partial<SheetOptions>,
  look?: Partial<Look>,
) => Promise<Printed>

/** A press of templates and styles given as text, that stays warm from one print to the next. */
export const openMade = async (files: Readonly<Record<string, string>>): Promise<Made> => {
  const made: Resources = { ...resources, template: path => files[path] ?? resources.template(path) }
  const press = await createPress(made, decodePicture)
  const usual = {
    asset: 'a',
    title: 'pièce',
    template: 'essai/piece',
    size: { width: 63, height: 88 },
    copies: 1,
  }
  return (pieces, sheet = {}, look = {}) =>
    press.print({
      batches: [
        {
          title: 'Essai',
          styles: 'essai',
          assets: [{ id: 'a', title: 'A' }],
          pieces: pieces.map(piece => ({ ...usual, ...piece })),
        },
      ],
      look: { ...plainLook, ...look },
      sheet: { ...plainSheet, ...sheet },
    })
}

/** Pieces of such templates, on a press of their own. */
export const printMade = async (
  files: Readonly<Record<string, string>>,
  pieces: Parameters<Made>[0],
  sheet: Partial<SheetOptions> = {},
  look: Partial<Look> = {},
): Promise<Printed> => (await openMade(files))(pieces, sheet, look)
