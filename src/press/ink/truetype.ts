/**
 * A font of TrueType outlines cut down to its glyphs, table by table and byte by byte as fontkit cuts it: to open a font
 * with fontkit takes longer than to lay out the card that shows it. Any other kind of font is left to fontkit.
 */

/** The font with these glyphs alone, and those that they are put together from; nothing where it is of another kind. */
export const cutTrueType = (file: Uint8Array, glyphs: readonly number[]): Uint8Array | undefined => {
  try {
    const font = openFont(file)
    return font && encode(font, glyphs)
  } catch (fault) {
    // What is not where the font says that it is.
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

interface TrueType {
  readonly table: (tag: string) => DataView | undefined
  /** Where its outlines begin, by glyph; one number more than glyphs. */
  readonly outlineAt: (glyph: number) => number
  readonly glyf: DataView
  readonly head: DataView
  readonly hhea: DataView
  readonly hmtx: DataView
  readonly maxp: DataView
  /** Places of outlines are kept by half, in two bytes. */
  readonly isShort: boolean
}

const outlinesOfTrueType: ReadonlySet<number> = new Set([0x00010000, 0x74727565])
/** Tables of fonts whose outlines change with weight or width. */
const variable = ['fvar', 'gvar', 'HVAR'] as const
const sizes = { head: 54, hhea: 36, maxp: 32 } as const

const openFont = (file: Uint8Array): TrueType | undefined => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (!outlinesOfTrueType.has(view.getUint32(0))) return undefined
  const places = new Map<string, DataView>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + 16 * index
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4))
    const [at, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
    places.set(tag, within(view, at, length))
  }
  const table = (tag: string): DataView | undefined => places.get(tag)
  const [head, hhea, hmtx, maxp] = [table('head'), table('hhea'), table('hmtx'), table('maxp')]
  const [loca, glyf] = [table('loca'), table('glyf')]
  if (!head || !hhea || !hmtx || !maxp || !loca || !glyf || variable.some(tag => places.has(tag)))
    return undefined
  if (head.byteLength !== sizes.head || hhea.byteLength !== sizes.hhea || maxp.byteLength !== sizes.maxp)
    return undefined
  const isShort = head.getInt16(locationFormat) === 0
  return {
    table,
    outlineAt: glyph => (isShort ? loca.getUint16(glyph * 2) * 2 : loca.getUint32(glyph * 4)),
    glyf,
    head,
    hhea,
    hmtx,
    maxp,
    isShort,
  }
}

/** Where a number lies in its table. */
const locationFormat = 50
const macStyle = 44
const reserved = { from: 24, to: 32 } as const
const metricsCount = 34
const glyphCount = 4

/** Bits that the style of a font may have. */
const styleBits = 0x7f

const encode = (font: TrueType, wanted: readonly number[]): Uint8Array => {
  const { outlines, glyphs } = outlinesOf(font, wanted)
  const head = copyOf(font.head)
  head.setUint16(macStyle, head.getUint16(macStyle) & styleBits)
  const hhea = copyOf(font.hhea)
  for (let at = reserved.from; at < reserved.to; at++) hhea.setUint8(at, 0)
  hhea.setUint16(metricsCount, glyphs.length)
  const maxp = copyOf(font.maxp)
  maxp.setUint16(glyphCount, glyphs.length)
  const tables: readonly (readonly [tag: string, parts: readonly DataView[]])[] = [
    ['head', [head]],
    ['hhea', [hhea]],
    ['loca', [locations(outlines, font.isShort)]],
    ['maxp', [maxp]],
    ...optional(font, 'cvt '),
    ...optional(font, 'prep'),
    ['glyf', outlines],
    ['hmtx', [metricsOf(font, glyphs)]],
    ...optional(font, 'fpgm'),
  ]
  return joined(tables)
}

const optional = ({ table }: TrueType, tag: string): readonly (readonly [string, readonly DataView[]])[] => {
  const found = table(tag)
  return found ? [[tag, [found]]] : []
}

/** A file may lie in a room that is larger than itself. */
const within = (view: DataView, from: number, length: number): DataView => {
  if (from + length > view.byteLength) throw new RangeError('behind the end')
  return new DataView(view.buffer, view.byteOffset + from, length)
}

const copyOf = ({ buffer, byteOffset, byteLength }: DataView): DataView =>
  new DataView(buffer.slice(byteOffset, byteOffset + byteLength))

/** Glyphs that others are put together from come after them all. */
const outlinesOf = (font: TrueType, wanted: readonly number[]) => {
  const glyphs = [...wanted]
  const places = new Map(glyphs.map((glyph, place) => [glyph, place]))
  const include = (glyph: number): number => {
    const known = places.get(glyph) ?? glyphs.push(glyph) - 1
    places.set(glyph, known)
    return known
  }
  const outlines: DataView[] = []
  for (let at = 0; at < glyphs.length; at++) {
    const glyph = glyphs[at] ?? 0
    const from = font.outlineAt(glyph)
    const outline = copyOf(within(font.glyf, from, font.outlineAt(glyph + 1) - from))
    if (outline.byteLength > 0 && outline.getInt16(0) < 0) renumber(outline, include)
    outlines.push(outline)
  }
  return { outlines, glyphs }
}

/** What follows the number of a part of a glyph, by its flags. */
const flags = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const
const partsFrom = 10

const renumber = (outline: DataView, include: (glyph: number) => number): void => {
  for (let at = partsFrom; ;) {
    const flag = outline.getUint16(at)
    outline.setUint16(at + 2, include(outline.getUint16(at + 2)))
    at += 4 + (flag & flags.words ? 4 : 2)
    if (flag & flags.scale) at += 2
    else if (flag & flags.twoScales) at += 4
    else if (flag & flags.matrix) at += 8
    if (!(flag & flags.more)) return
  }
}

const locations = (outlines: readonly DataView[], isShort: boolean): DataView => {
  const view = new DataView(new ArrayBuffer((outlines.length + 1) * (isShort ? 2 : 4)))
  let end = 0
  const note = (index: number): void =>
    isShort ? view.setUint16(index * 2, end >>> 1) : view.setUint32(index * 4, end)
  for (const [index, { byteLength }] of outlines.entries()) {
    note(index)
    end += byteLength
  }
  note(outlines.length)
  return view
}

/** The last width serves all glyphs that follow, of which the bearings alone are told. */
const metricsOf = ({ hmtx, hhea }: TrueType, glyphs: readonly number[]): DataView => {
  const count = hhea.getUint16(metricsCount)
  const view = new DataView(new ArrayBuffer(glyphs.length * 4))
  for (const [index, glyph] of glyphs.entries()) {
    const last = Math.min(glyph, count - 1)
    const bearing = glyph < count ? glyph * 4 + 2 : count * 4 + (glyph - count) * 2
    view.setUint16(index * 4, hmtx.getUint16(last * 4))
    view.setInt16(index * 4 + 2, hmtx.getInt16(bearing))
  }
  return view
}

const joined = (tables: readonly (readonly [tag: string, parts: readonly DataView[]])[]): Uint8Array => {
  const lengthOf = (parts: readonly DataView[]): number =>
    parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const headLength = 12 + 16 * tables.length
  const file = new Uint8Array(tables.reduce((sum, [, parts]) => sum + lengthOf(parts), headLength))
  const view = new DataView(file.buffer)
  const tag = (name: string, at: number): void => {
    for (let index = 0; index < name.length; index++) file[at + index] = name.charCodeAt(index)
  }
  const power = Math.floor(Math.log2(tables.length))
  tag('true', 0)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * 16)
  view.setUint16(8, power)
  view.setUint16(10, (tables.length - 2 ** power) * 16)
  let end = headLength
  for (const [index, [name, parts]] of tables.entries()) {
    const entry = 12 + 16 * index
    tag(name, entry)
    view.setUint32(entry + 8, end)
    view.setUint32(entry + 12, lengthOf(parts))
    for (const { buffer, byteOffset, byteLength } of parts) {
      file.set(new Uint8Array(buffer, byteOffset, byteLength), end)
      end += byteLength
    }
  }
  return file
}
