/** The press: from pieces to PDF, one way through. A press stays warm between jobs: fonts, templates and styles are kept. */
import { loadYoga, type Yoga } from 'yoga-layout/load'
import { composeBatch, type SheetPiece } from './compose/batch.ts'
import { createComposer, type Composer, type Inks } from './compose/composer.ts'
import { KeptFaces } from './compose/kept.ts'
import type { Workshop } from './fit/workshop.ts'
import { furnish } from './furniture/furniture.ts'
import { inBooklets } from './imposition/booklet.ts'
import { filesOf } from './imposition/by-file.ts'
import { impose } from './imposition/impose.ts'
import type { Imposed } from './imposition/placement.ts'
import { paintFace } from './ink/face.ts'
import { openCutFonts } from './ink/cuts.ts'
import { openGlyphBook } from './ink/glyphs.ts'
import { Ink, type Duplex, type Stores } from './ink/ink.ts'
import { paintFile } from './paint/sheets.ts'
import { createPictures } from './pictures/decoded.ts'
import { reportOf } from './reporting/reporting.ts'
import { createStyler, type Styler } from './style/cascade.ts'
import {
  checkTheme,
  dressOf,
  houseFolder,
  openSheet,
  sheetsReadBefore,
  styleTexts,
  type Dress,
} from './style/look.ts'
import { textScales, type TextScale } from './style/scales.ts'
import { readSheets } from './style/sheet.ts'
import { mm } from './style/values.ts'
import { createTemplates } from './template/template.ts'
import { openFactBook } from './text/facts.ts'
import { openFontBook } from './text/fonts.ts'
import { Fault } from './vocabulary/fault.ts'
import type { Batch, PictureDecoder, Printed, PrintJob } from './vocabulary/job.ts'
import type { BackMode } from './vocabulary/options.ts'
import type { Resources } from './vocabulary/resources.ts'

export interface Press {
  /**
   * Progress counts pieces as they are laid out, then the drawing of the sheets as one more; it is told again at each
   * step of a piece that takes many, so that a long job is not taken for one that hangs.
   */
  readonly print: (job: PrintJob, progress?: Progress) => Promise<Printed>
  /** Puts on the shelf what was painted since: for when nobody waits. */
  readonly keep: () => void
}

export type Progress = (done: number, total: number) => void

export const createPress = async (
  resources: Resources,
  decode: PictureDecoder,
  layout: Promise<Yoga> = openYoga(),
): Promise<Press> => {
  const fonts = openFontBook(
    resources,
    openFactBook(resources.shelf?.read(factsName), path => resources.knownFont?.(path)?.facts),
  )
  const templates = createTemplates(resources)
  const stylers = new Map<string, Styler>()
  const pictures = createPictures(decode)
  const glyphs = openGlyphBook()
  const kept = new KeptFaces(glyphs, resources.shelf)
  const cuts = openCutFonts(resources, resources.shelf?.read(cutsName))
  const stores: Stores = { glyphs, fonts: cuts, picture: pictures.file }

  const readBefore = sheetsReadBefore(resources)

  /** Waited for where something is laid out: pictures and faces are read meanwhile. */
  const placing = layout.then(yoga => {
    const config = yoga.Config.create()
    config.setPointScaleFactor(0)
    return { yoga, config }
  })
  placing.catch(() => undefined)

  const stylerFor = (dress: Dress, letters: TextScale): Styler => {
    const key = `${idOf(dress)}/${letters.least}`
    const known = stylers.get(key)
    if (known) return known
    const styler = createStyler(
      readSheets(styleTexts(resources, dress), openSheet(resources), readBefore),
      letters,
    )
    stylers.set(key, styler)
    return styler
  }

  const workshopFor = (
    dress: Dress,
    zoom: number,
    means: Pick<Workshop, 'yoga' | 'config' | 'alive'>,
  ): Workshop => {
    const { scale, least } = textScales[dress.text]
    // Letters that are enlarged with their piece may be set smaller before.
    const letters = { scale, least: least / zoom }
    return {
      zoom,
      ornament: name => resources.ornament(dress.folder, name),
      templates,
      fonts,
      ...means,
      styler: stylerFor(dress, letters),
      letters,
      drawing: pictures.drawing,
      prose: pictures.prose,
      modes: [`theme-${dress.theme}`, `ink-${dress.ink}`, `text-${dress.text}`],
      imageRatio: source => {
        const picture = pictures.file(source)
        return picture ? picture.width / picture.height : 1
      },
    }
  }

  const print = async (wanted: PrintJob, progress: Progress): Promise<Printed> => {
    const { step, alive } = createCount(wanted, progress)
    alive()
    checkTheme(resources, wanted)
    const { job, broken } = await pictures.take(wanted, alive)
    kept.begin(job.batches.reduce((sum, { pieces }) => sum + pieces.length, 0))
    for (const { styles, title } of job.batches) kept.turnTo(styles, title)
    const placed = await placing
    const inks = openInks(job, stores)
    const composerWith =
      (bleed: number) =>
      (batch: Pick<Batch, 'styles' | 'theme' | 'sheets'>): Composer => {
        const dress = dressOf(resources, job.look, batch)
        return createComposer({
          id: `${idOf(dress)}/${bleed}`,
          workshopFor: once(zoom => workshopFor(dress, zoom, { ...placed, alive }), String),
          paint: (box, zoom) => paintFace(box, { glyphs, bleed: bleed / zoom, zoom, picture: pictures.file }),
          kept,
          inks,
        })
      }
    // Bands of one game share what is the same for all: their backs, their reference sheets.
    const composerFor = once(
      composerWith(job.sheet.bleed * mm),
      ({ styles, theme, sheets = [] }) => `${styles}/${theme}/${sheets.join()}`,
    )
    const pieces = job.batches.flatMap(batch => {
      kept.turnTo(batch.styles, batch.title)
      return composeBatch(batch, composerFor(batch), step)
    })
    const imposed = imposeJob(pieces, job)
    const margins = composerWith(0)({ styles: houseFolder })
    const furnished = filesOf(imposed.sheets, job.sheet.backs).map(({ suffix, sheets }) => ({
      suffix,
      sheets: furnish(sheets, job, margins),
    }))
    const files: Printed['files'][number][] = []
    for (const { suffix, sheets } of furnished) {
      const ink = inkOf(inks, suffix)
      files.push({ suffix, bytes: await paintFile({ sheets, ink, sheet: job.sheet, alive }) })
    }
    step()
    return { files, report: reportOf(job, pieces, imposed, broken) }
  }

  return {
    print: (job, progress = () => undefined) => guarded(() => print(job, progress)),
    keep: () => {
      kept.keep()
      const learnt = resources.shelf && fonts.learnt()
      if (learnt) resources.shelf?.write(factsName, [learnt])
      const cut = resources.shelf && cuts.learnt()
      if (cut) resources.shelf?.write(cutsName, cut)
    },
  }
}

/** Beside those of bands, whose names begin with the folder of their game. */
const factsName = 'polices'
const cutsName = 'lettres'

/**
 * What lays out: it is made ready in another thread, while the rest is read in this one. It would fetch its own bytes from a
 * data address, and Node takes 20 ms to make ready for a first fetch.
 */
export const openYoga = (): Promise<Yoga> => {
  const { fetch } = globalThis
  try {
    Reflect.set(globalThis, 'fetch', undefined)
    return loadYoga()
  } finally {
    Reflect.set(globalThis, 'fetch', fetch)
  }
}

/** The answer for all that go by one name is worked out once. */
const once = <A, T>(make: (asked: A) => T, nameOf: (asked: A) => string): ((asked: A) => T) => {
  const made = new Map<string, T>()
  return asked => {
    const name = nameOf(asked)
    const value = made.get(name) ?? make(asked)
    made.set(name, value)
    return value
  }
}

const idOf = ({ theme, ink, text, folder, sheets }: Dress): string =>
  [theme, ink, text, folder, ...sheets].join('/')

/** Backs that lie on the front itself, or in a file of their own, are printed on one side. */
const duplexOf: Readonly<Record<BackMode, Duplex>> = {
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
  fold: 'Simplex',
  separate: 'Simplex',
  none: 'Simplex',
}

const openInks = ({ batches, sheet }: PrintJob, stores: Stores): Inks => {
  const title = batches.map(batch => batch.title).join(', ')
  const titles = batches.flatMap(({ assets }) => assets.map(asset => asset.title))
  const subject = [...new Set(titles)].join(', ')
  const open = () => new Ink({ title, subject, duplex: duplexOf[sheet.backs] }, stores)
  const front = open()
  if (sheet.backs === 'none') return { front, back: undefined }
  return { front, back: sheet.backs === 'separate' ? open() : front }
}

const inkOf = ({ front, back }: Inks, suffix: Printed['files'][number]['suffix']): Ink =>
  suffix === '-dos' ? (back ?? front) : front

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
const createCount = ({ batches }: PrintJob, progress: Progress): Record<'step' | 'alive', () => void> => {
  const total = batches.reduce((sum, { pieces }) => sum + pieces.length, 0) + 1
  let done = 0
  return { step: () => progress(++done, total), alive: () => progress(done, total) }
}

const imposeJob = (pieces: readonly SheetPiece[], { sheet }: PrintJob): Imposed<SheetPiece> => {
  const copies = inBooklets(pieces, piece => piece).flatMap(run => {
    const count = Math.max(...run.map(({ composed }) => composed.copies))
    return Array.from({ length: count }, () => run).flat()
  })
  return impose(copies, {
    paper: sheet.paper,
    backs: sheet.backs,
    bleed: sheet.bleed,
    margins: sheet.printer.margins,
  })
}
