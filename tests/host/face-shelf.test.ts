/** Painted faces on disk go with what they were made of, and may be lost or damaged at any time. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faceBounds, openFaceShelf } from '../../src/host/face-shelf.ts'
import { openPressHere } from '../../src/host/print-here.ts'
import { openResources } from '../../src/host/resources.ts'
import { jobFor, sampleBand } from '../press/press.ts'

const root = resolve(import.meta.dirname, '../..')
const usual = process.env['COPISTE_CACHE']
let folder = ''
let own = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copiste-faces-'))
  own = join(folder, 'gabarits')
  mkdirSync(own)
  writeFileSync(join(own, 'piece.hbs'), '<div>un</div>')
  process.env['COPISTE_CACHE'] = join(folder, 'cache')
})
afterEach(() => {
  if (usual === undefined) delete process.env['COPISTE_CACHE']
  else process.env['COPISTE_CACHE'] = usual
  rmSync(folder, { recursive: true, force: true })
})

const { fonts } = openResources({ root })
const shelf = () => openFaceShelf({ root, own }, fonts)
const faces = (): string => join(folder, 'cache', 'faces')
const kept = (): readonly string[] => readdirSync(faces()).map(name => join(faces(), name))
const read = (band = 'les oies'): string | undefined => {
  const bytes = shelf().read(band)
  return bytes && Buffer.from(bytes).toString('utf8')
}

describe('what was kept of a band', () => {
  beforeEach(() => shelf().write('les oies', [Buffer.from('blanches, '), Buffer.from('et grises')]))

  it('is there the next evening, for that band', () => {
    expect(read()).toBe('blanches, et grises')
    expect(read('les canards')).toBeUndefined()
  })

  it.each<readonly [string, () => void]>([
    ['a template says something else', () => writeFileSync(join(own, 'piece.hbs'), '<div>du</div>')],
    ['there is one more', () => writeFileSync(join(own, 'autre.css'), 'p { color: #000 }')],
    ['there is one fewer', () => rmSync(join(own, 'piece.hbs'))],
  ])('is not there any more where %s, though it says so in as many letters', (_, change) => {
    const then = new Date('2026-01-01')
    utimesSync(join(own, 'piece.hbs'), then, then)
    change()
    expect(read()).toBeUndefined()
  })

  it.each<readonly [string, (bytes: Buffer) => Uint8Array]>([
    ['cut short', bytes => bytes.subarray(0, -3)],
    ['with one byte that is another', bytes => bytes.fill(0, bytes.length - 2)],
    ['empty', () => new Uint8Array()],
    ['somebody else’s', () => Buffer.from('PK\u0003\u0004 une archive\n')],
  ])('is not there where its file is %s', (_, damage) => {
    const [file = ''] = kept()
    writeFileSync(file, damage(readFileSync(file)))
    expect(read()).toBeUndefined()
    shelf().write('les oies', [Buffer.from('revenues')])
    expect(read()).toBe('revenues')
  })

  it('takes no more room than it may: the band that was printed longest ago goes first', () => {
    const [first = ''] = kept()
    const then = new Date('2020-01-01')
    utimesSync(first, then, then)
    for (let band = 1; band < faceBounds.files; band++) shelf().write(`bande ${band}`, [Buffer.from('x')])
    expect(kept()).toHaveLength(faceBounds.files)
    shelf().write('une de trop', [Buffer.from('x')])
    expect(kept()).toHaveLength(faceBounds.files)
    expect(kept()).not.toContain(first)
  })
})

it('prints the same bytes, and keeps its faces anew, where what was kept is damaged', async () => {
  const job = jobFor([sampleBand('trio')], { assets: ['figure-sheets'] })
  const printed = async (): Promise<string> => {
    const result = await openPressHere({ root })(job)
    if (!result.ok) throw new Error('not printed')
    return result.value.files.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).join()
  }
  const pdf = await printed()
  // The faces of the band and its name, what was found out about fonts, and the fonts cut down to its letters.
  const files = kept().map(file => ({ file, whole: readFileSync(file) }))
  expect(files).toHaveLength(4)
  const damages: readonly ((whole: Buffer) => Uint8Array)[] = [
    whole => whole.subarray(0, whole.length / 2),
    whole => Buffer.from(whole).fill(7, whole.length >> 1, (whole.length >> 1) + 10),
  ]
  for (const damage of damages) {
    for (const { file, whole } of files) writeFileSync(file, damage(whole))
    expect(await printed()).toBe(pdf)
    for (const { file, whole } of files) expect(readFileSync(file).length, file).toBe(whole.length)
    expect(await printed()).toBe(pdf)
  }
})
