/** Sheets into a PDF: each placement drawn where imposition put it, marks around it, and the printer's faults undone. */
import type { Size } from '../../core/index.ts'
import type { Composed, Composer } from '../compose.ts'
import type { Imposed, Placement, Sheet } from '../imposition/placement.ts'
import type { Printed, PrintJob } from '../job.ts'
import type { SheetPiece } from '../press.ts'
import type { PrinterProfile } from '../profile.ts'
import { mm } from '../style/values.ts'
import { Bytes } from './bytes.ts'
import { merge, nothingUsed, type Ink, type Used } from './ink.ts'
import { marksFor } from './marks.ts'
import { number } from './path.ts'

/** The same one twice, unless the backs were asked apart; no second one where none are printed. */
export interface Files {
  readonly front: Ink
  readonly back: Ink | undefined
}

export interface SheetsTask {
  readonly job: PrintJob
  readonly imposed: Imposed<SheetPiece>
  readonly files: Files
  /** Sets the texts in the margins of the fronts. */
  readonly furniture: Composer
  /** Called at each sheet. */
  readonly alive: () => void
}

export const paintSheets = async (task: SheetsTask): Promise<Printed['files']> => {
  const { files, imposed } = task
  if (!files.back || files.front === files.back)
    return [{ suffix: '', bytes: await paintFile(task, files.front, imposed.sheets) }]
  const on = (wanted: 'front' | 'back') => imposed.sheets.filter(({ side }) => side === wanted)
  const fronts = { suffix: '' as const, bytes: await paintFile(task, files.front, on('front')) }
  if (on('back').length === 0) return [fronts]
  return [fronts, { suffix: '-dos', bytes: await paintFile(task, files.back, on('back')) }]
}

const paintFile = async (
  task: SheetsTask,
  ink: Ink,
  sheets: readonly Sheet<SheetPiece>[],
): Promise<Uint8Array> => {
  const faces = new FaceStore(ink, task.job.sheet.bleed * mm, sheets)
  const outline = createOutline(ink)
  const numbers = sheets.some(({ side }) => side === 'front') ? numberSheets(task, sheets.length) : []
  for (const [index, sheet] of sheets.entries()) {
    const { width, height } = task.job.sheet.paper
    ink.document.addPage({ size: [width * mm, height * mm], margin: 0 })
    paintSheet(sheet, numbers[index], task, ink, faces)
    await ink.seal(ink.document.page)
    outline(sheet)
    task.alive()
  }
  return ink.finish()
}

const faceOf = ({ piece, face }: Placement<SheetPiece>): Composed =>
  face === 'back' ? (piece.composed.back ?? piece.composed.front) : piece.composed.front

/** Faces that the job prints more than once become forms. */
class FaceStore {
  private readonly counts = new Map<Composed, number>()
  private readonly keys = new Map<Composed, number>()

  constructor(
    private readonly ink: Ink,
    private readonly bleed: number,
    sheets: readonly Sheet<SheetPiece>[],
  ) {
    for (const { placements } of sheets)
      for (const placement of placements) {
        const face = faceOf(placement)
        this.counts.set(face, (this.counts.get(face) ?? 0) + 1)
      }
  }

  /** The operators that draw the face in its own points. */
  draw(face: Composed, used: Used, out: Bytes): void {
    if ((this.counts.get(face) ?? 0) < 2) return inPlace(face, used, out)
    const { bleed } = this
    const box = [-bleed, -bleed, face.width + bleed, face.height + bleed]
    const [name, ref] = this.ink.form(String(this.keyOf(face)), box, face.content, face.used)
    used.xobjects.set(name, ref)
    out.push(`/${name} Do`)
  }

  private keyOf(face: Composed): number {
    const key = this.keys.get(face) ?? this.keys.size
    this.keys.set(face, key)
    return key
  }
}

const inPlace = (face: Composed, used: Used, out: Bytes): void => {
  merge(used, face.used)
  out.raw(face.content)
}

const desk = new Bytes()

const paintSheet = (
  sheet: Sheet<SheetPiece>,
  sheetNumber: Composed | undefined,
  task: SheetsTask,
  ink: Ink,
  faces: FaceStore,
): void => {
  const { paper, printer, marks, bleed } = task.job.sheet
  const used = nothingUsed()
  const out = desk.clear()
  out.push(correction(printer, sheet.side, paper))
  for (const placement of sheet.placements) {
    out.push(`q ${matrixOf(placement)} cm`)
    faces.draw(faceOf(placement), used, out)
    out.push('Q')
  }
  out.push(marksFor(sheet, { marks, bleed, paper }))
  if (sheet.side === 'front') drawFurniture(sheet, sheetNumber, task, used, out)
  const { document } = ink
  const titles = [...new Set(sheet.placements.map(({ piece }) => piece.composed.title))]
  const title = titles.join(', ') || 'Verso blanc'
  const section = document.struct('Sect', { title }, () => {
    document.addContent(out.take())
  })
  for (const [name, ref] of used.fonts) document.page.fonts[name] = ref
  for (const [name, ref] of used.xobjects) document.page.xobjects[name] = ref
  document.addStructure(section)
  section.end()
}

/** The strip at the foot of a sheet: the bar to measure, what to cut or fold, which sheet it is. */
const stripHeight = 7

const stripOf = ({ sheet: { paper, printer } }: PrintJob) => {
  const edge = Math.max(3, printer.margins.left, printer.margins.bottom)
  return { edge, size: { width: paper.width - 2 * edge, height: stripHeight } }
}

/** Laid out together: a face for each would cost as much as a card. */
const numberSheets = ({ job, furniture }: SheetsTask, count: number): readonly Composed[] => {
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
  const rows = Math.ceil(count / numberedTogether)
  return Array.from({ length: rows }, (_, row) => {
    const some = numbers.slice(row * numberedTogether, (row + 1) * numberedTogether)
    return furniture.parts({ template: 'shared/margin-numbers', data: { numbers: some } }, stripOf(job).size)
  }).flat()
}

const numberedTogether = 500

const drawFurniture = (
  sheet: Sheet<SheetPiece>,
  sheetNumber: Composed | undefined,
  { job, furniture }: SheetsTask,
  used: Used,
  out: Bytes,
): void => {
  const { paper, marks, bleed } = job.sheet
  const { edge, size } = stripOf(job)
  const around = bleed + (marks === 'crop' ? cropReach : 0)
  const lowest = Math.max(0, ...sheet.placements.map(({ y, height }) => y + height)) + around
  const leftmost = Math.min(paper.width, ...sheet.placements.map(({ x }) => x)) - around
  const onPieces = sheet.placements.some(({ piece }) => piece.toEdge)
  const below = paper.height - lowest - edge
  const whole = !onPieces && below >= stripHeight - 2.5
  const upright = !onPieces && below < barHeight && leftmost - edge >= barHeight
  const title = [...new Set(sheet.placements.map(({ piece }) => piece.batch.title))].join(', ')
  const legend = whole ? legendOf(sheet, marks) : ''
  const data = { legend, title: whole ? shorten(title) : '', whole }
  const strip = furniture.face({ template: 'shared/margin', data }, size)
  out.push(
    upright
      ? `q 0 1 -1 0 ${number((edge + stripHeight) * mm)} ${number(edge * 4 * mm)} cm`
      : `q 1 0 0 1 ${number(edge * mm)} ${number((paper.height - edge - stripHeight) * mm)} cm`,
  )
  inPlace(strip, used, out)
  if (whole && sheetNumber) inPlace(sheetNumber, used, out)
  out.push('Q')
}

/** The bar and its label alone. */
const barHeight = 3
/** How far crop marks stand off. */
const cropReach = 5
const longestTitle = 60

const shorten = (title: string): string => {
  const letters = [...title]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : title
}

const legendOf = ({ foldAt, placements }: Sheet<SheetPiece>, marks: PrintJob['sheet']['marks']): string =>
  [
    ...(foldAt === undefined ? [] : ['Pliez d’abord la feuille sur les tirets, et collez.']),
    ...(marks === 'none'
      ? []
      : [marks === 'crop' ? 'Coupez d’un repère à l’autre.' : 'Coupez sur les traits fins.']),
    ...new Set(placements.map(({ piece }) => piece.composed.legend).filter(Boolean)),
  ].join(' ')

const matrixOf = ({ x, y, width, height, rotation }: Placement<SheetPiece>): string => {
  const [left, top, right, bottom] = [x * mm, y * mm, (x + width) * mm, (y + height) * mm]
  const at = (x: number, y: number): string => `${number(x)} ${number(y)}`
  if (rotation === 0) return `1 0 0 1 ${at(left, top)}`
  if (rotation === 90) return `0 1 -1 0 ${at(right, top)}`
  if (rotation === 180) return `-1 0 0 -1 ${at(right, bottom)}`
  return `0 -1 1 0 ${at(left, bottom)}`
}

/** What the printer does, undone: its scale about the middle of the sheet, and on the back its shift and its turn. */
const correction = (
  { scaleX, scaleY, backOffset, backAngle }: PrinterProfile,
  side: 'front' | 'back',
  paper: Size,
): string => {
  const back = side === 'back'
  const [dx, dy] = back ? [-backOffset.x * mm, -backOffset.y * mm] : [0, 0]
  const angle = back ? (-backAngle * Math.PI) / 180 : 0
  if (scaleX === 1 && scaleY === 1 && dx === 0 && dy === 0 && angle === 0) return ''
  const [cx, cy] = [(paper.width * mm) / 2, (paper.height * mm) / 2]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [a, b, c, d] = [cos / scaleX, sin / scaleY, -sin / scaleX, cos / scaleY]
  // The shift was measured on the paper, after the turn.
  const [x, y] = [dx - cx, dy - cy]
  const [e, f] = [cx + a * x + c * y, cy + b * x + d * y]
  return `${[a, b, c, d].map(value => String(Math.round(value * 1e6) / 1e6)).join(' ')} ${number(e)} ${number(f)} cm`
}

/** Bookmarks: each band, and under it each kind of thing, at the sheet where it first lies. */
const createOutline = (ink: Ink) => {
  const open = ({ title }: SheetPiece['batch']) => ({
    item: ink.document.outline.addItem(title, { expanded: true }),
    seen: new Set<string>(),
  })
  const bands = new Map<SheetPiece['batch'], ReturnType<typeof open>>()
  return ({ placements }: Sheet<SheetPiece>): void => {
    for (const { piece } of placements) {
      const { batch, composed } = piece
      const band = bands.get(batch) ?? open(batch)
      bands.set(batch, band)
      if (band.seen.has(composed.asset)) continue
      band.seen.add(composed.asset)
      band.item.addItem(batch.assets.find(({ id }) => id === composed.asset)?.title ?? composed.asset)
    }
  }
}
