/** Sheets into a PDF: each placement drawn where imposition put it, marks around it, and the printer's faults undone. */
import type { Size } from '../../core/index.ts'
import type { SheetPiece } from '../compose/batch.ts'
import type { Composed } from '../compose/painted.ts'
import type { FurnishedSheet } from '../furniture/furniture.ts'
import type { Furniture } from '../furniture/placed.ts'
import type { Placement, Sheet } from '../imposition/placement.ts'
import { Bytes } from '../ink/bytes.ts'
import { merge, nothingUsed, type Ink, type Used } from '../ink/ink.ts'
import { number } from '../ink/path.ts'
import { mm } from '../style/values.ts'
import type { SheetOptions } from '../vocabulary/job.ts'
import type { PrinterProfile } from '../vocabulary/profile.ts'
import { marksFor } from './marks.ts'
import { bookmarksOf, writeBookmarks } from './outline.ts'

/** The sheets of one file, with nothing left to lay out. */
export interface PaintTask {
  readonly sheets: readonly FurnishedSheet[]
  readonly ink: Ink
  readonly sheet: SheetOptions
  /** Called at each sheet. */
  readonly alive: () => void
}

export const paintFile = async (task: PaintTask): Promise<Uint8Array> => {
  const { sheets, ink, sheet: options, alive } = task
  const { width, height } = options.paper
  const faces = new FaceStore(ink, options.bleed * mm, sheets)
  for (const sheet of sheets) {
    ink.document.addPage({ size: [width * mm, height * mm], margin: 0 })
    paintSheet(sheet, options, ink, faces)
    await ink.seal(ink.document.page)
    alive()
  }
  writeBookmarks(bookmarksOf(sheets), options.paper, ink.document.outline)
  return ink.finish()
}

const placedFace = ({ piece: { composed }, face }: Placement<SheetPiece>): Composed =>
  composed[face] ?? composed.front

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
        const face = placedFace(placement)
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

/** Emptied for each sheet. */
const operators = new Bytes()

const paintSheet = (sheet: FurnishedSheet, options: SheetOptions, ink: Ink, faces: FaceStore): void => {
  const { paper, printer, marks, bleed } = options
  const used = nothingUsed()
  const out = operators.clear()
  out.push(correction(printer, sheet.side, paper))
  for (const placement of sheet.placements) {
    const clipped = bleed > 0 || placement.shows !== undefined
    out.push('q', ...(clipped ? [clipOf(placement)] : []), `${matrixOf(placement)} cm`)
    faces.draw(placedFace(placement), used, out)
    out.push('Q')
  }
  out.push(marksFor(sheet, { marks, paper, margins: printer.margins }))
  if (sheet.furniture) drawFurniture(sheet.furniture, used, out)
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

const drawFurniture = ({ faces, x, y, upright }: Furniture, used: Used, out: Bytes): void => {
  out.push(`q ${upright ? '0 1 -1 0' : '1 0 0 1'} ${number(x * mm)} ${number(y * mm)} cm`)
  for (const face of faces) inPlace(face, used, out)
  out.push('Q')
}

/** Neighbours that share a gutter have half of it each; of a piece that lies over several sheets, each shows its part. */
const clipOf = ({ x, y, width, height, bleed }: Placement<SheetPiece>): string => {
  const [left, top] = [x - bleed.left, y - bleed.top]
  const [wide, tall] = [width + bleed.left + bleed.right, height + bleed.top + bleed.bottom]
  return `${[left, top, wide, tall].map(length => number(length * mm)).join(' ')} re W n`
}

const matrixOf = ({ x, y, width, height, rotation, shows }: Placement<SheetPiece>): string => {
  // As far from the piece's top left as the part that is seen: a piece of which a part is seen stands on no other end.
  const [before, above] = rotation === 90 ? [-(shows?.y ?? 0), shows?.x ?? 0] : [shows?.x ?? 0, shows?.y ?? 0]
  const [left, top] = [(x - before) * mm, (y - above) * mm]
  const [right, bottom] = [(x + width - before) * mm, (y + height - above) * mm]
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
