/** The press: from pieces to PDF, one way through. A press stays warm between jobs: fonts, templates and styles are kept. */
import { loadYoga } from 'yoga-layout/load'
import {
  createComposer,
  type ComposedPiece,
  type Composer,
  type FaceCache,
  type Workshop,
} from './compose.ts'
import { Fault, fail } from './fault.ts'
import { impose, type Imposed } from './imposition/impose.ts'
import type { Batch, Look, PictureDecoder, Printed, PrintJob } from './job.ts'
import { paintSheets } from './paint/sheets.ts'
import { createPictures } from './pictures.ts'
import { reportOf } from './reporting.ts'
import type { Resources } from './resources.ts'
import { createStyler } from './style/cascade.ts'
import { readSheets, type Sheet } from './style/sheet.ts'
import { createTemplates } from './template/template.ts'
import { openFontBook } from './text/fonts.ts'

export interface Press {
  /** Progress counts pieces laid out, then sheets drawn. */
  readonly print: (job: PrintJob, progress?: Progress) => Promise<Printed>
}

export type Progress = (done: number, total: number) => void

/** A composed piece with what the sheets have to know of it. */
export interface SheetPiece {
  readonly composed: ComposedPiece
  readonly batch: Batch
  readonly size: ComposedPiece['size']
  readonly hasBack: boolean
  readonly toEdge: boolean
}

/** Multiplies sizes, and the smallest text that may be set, in points. */
export const textScales = {
  normal: { scale: 1, least: 7 },
  large: { scale: 1.22, least: 8.5 },
  dyslexia: { scale: 1.02, least: 7.5 },
} as const

export const createPress = async (resources: Resources, decode: PictureDecoder): Promise<Press> => {
  const yoga = await loadYoga()
  const config = yoga.Config.create()
  config.setPointScaleFactor(0)
  const fonts = openFontBook(resources)
  const templates = createTemplates(resources)
  const stylers = new Map<string, ReturnType<typeof createStyler>>()
  const pictures = createPictures(decode)
  const caches = new Map<string, FaceCache>()

  const stylerFor = (look: Look, folder: string) => {
    const key = `${look.theme}/${look.ink}/${look.text}/${folder}`
    const known = stylers.get(key)
    if (known) return known
    const styler = createStyler(readSheets(sheetsFor(resources, look, folder)), textScales[look.text])
    stylers.set(key, styler)
    return styler
  }

  const composerFor = (look: Look, folder: string): Composer => {
    const workshop: Workshop = {
      ...{ resources, templates, fonts, yoga, config, styler: stylerFor(look, folder) },
      modes: [`theme-${look.theme}`, `ink-${look.ink}`, `text-${look.text}`],
      imageRatio: source => {
        const picture = pictures.file(source)
        return picture ? picture.width / picture.height : 1
      },
    }
    return createComposer(workshop, facesFor(caches, look, folder))
  }

  const print = async (wanted: PrintJob, progress: Progress): Promise<Printed> => {
    const job = await pictures.take(wanted)
    forgetFaces(caches)
    const count = createCount(job, progress)
    const pieces = job.batches.flatMap(batch =>
      composeBatch(batch, composerFor(job.look, batch.styles), count),
    )
    const imposed = imposeJob(pieces, job)
    const furniture = composerFor(job.look, 'shared')
    const files = await paintSheets({
      job,
      imposed,
      furniture,
      resources,
      picture: pictures.file,
    })
    return { files, report: reportOf(job, pieces, imposed, pictures.anyBroken()) }
  }

  return { print: (job, progress = () => undefined) => guarded(() => print(job, progress)) }
}

/** A band has a hundred faces; a deck of thousands is not kept for the next job. */
const mostFaces = 400

const facesFor = (caches: Map<string, FaceCache>, look: Look, folder: string): FaceCache => {
  const key = `${look.theme}/${look.ink}/${look.text}/${folder}`
  const known = caches.get(key) ?? new Map()
  caches.set(key, known)
  return known
}

const forgetFaces = (caches: Map<string, FaceCache>): void => {
  const kept = [...caches.values()].reduce((sum, { size }) => sum + size, 0)
  if (kept > mostFaces) caches.clear()
}

/** A trap of yoga's would spoil every later layout: say so, and let the host start another press. */
const guarded = async <T>(action: () => Promise<T>): Promise<T> => {
  try {
    return await action()
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError)
      throw new Fault(
        'press.trap',
        'La mise en page a échoué : ce gabarit est trop compliqué. Simplifiez-le.',
      )
    throw error
  }
}

/** Layout takes most of the time of a job; drawing is counted as one piece more. */
const createCount = ({ batches }: PrintJob, progress: Progress): (() => void) => {
  const total = batches.reduce((sum, { pieces }) => sum + pieces.length, 0) + 1
  let done = 0
  return () => progress(++done, total)
}

const composeBatch = (batch: Batch, composer: Composer, count: () => void): readonly SheetPiece[] =>
  batch.pieces.flatMap(piece => {
    count()
    return composer.compose(piece).map(composed => ({
      ...{ composed, batch, size: composed.size },
      ...{ hasBack: composed.back !== undefined, toEdge: composed.toEdge },
    }))
  })

const imposeJob = (pieces: readonly SheetPiece[], { sheet }: PrintJob): Imposed<SheetPiece> => {
  const copies = pieces.flatMap(piece => Array.from({ length: piece.composed.copies }, () => piece))
  const { top, right, bottom, left } = sheet.printer.margins
  return impose(copies, {
    paper: sheet.paper,
    backs: sheet.backs,
    bleed: sheet.bleed,
    margin: Math.max(top, right, bottom, left),
  })
}

const sheetsFor = (resources: Resources, { theme, ink, text }: Look, folder: string): readonly Sheet[] => {
  const required = (file: string): Sheet => ({
    ...{
      file,
      text: resources.template(file) ?? fail('no-style', `La feuille de style ${file} n’existe pas.`),
    },
  })
  const optional = (file: string): readonly Sheet[] => {
    const found = resources.template(file)
    return found === undefined ? [] : [{ file, text: found }]
  }
  return [
    required('shared/base.css'),
    required(`shared/themes/${theme}.css`),
    ...(folder === 'shared' ? [] : optional(`${folder}/style.css`)),
    ...optional(`shared/ink-${ink}.css`),
    ...optional(`shared/text-${text}.css`),
  ]
}
