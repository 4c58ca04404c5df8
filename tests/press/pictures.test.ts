/** Pictures that would break a PDF or a machine: each is flattened or left out, and the next job goes on. */
import { createCanvas } from '@napi-rs/canvas'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../src/host/pictures.ts'
import { hasTools, textOf } from './pdf.ts'
import { openMade, printMade } from './press.ts'

const png = (bytes: Uint8Array): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
const jpeg = (bytes: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`

const chunk = (type: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** A PNG header that claims so much, with whatever inside. */
const claiming = (width: number, height: number, inside: Uint8Array): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', inside),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const drawn = (width: number, height: number): Buffer => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'rgba(200, 30, 30, 0.5)'
  context.fillRect(0, 0, width / 2, height)
  return canvas.toBuffer('image/png')
}

const sound = drawn(40, 60)

describe('a picture', () => {
  it('with see-through parts is flattened, and keeps its shape', async () => {
    const picture = await decodePicture(png(sound))
    expect(picture).toMatchObject({ width: 40, height: 60 })
    expect(
      Buffer.from(picture?.bytes ?? [])
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8')
  })

  it('larger than four megapixels is made smaller', async () => {
    const picture = await decodePicture(png(drawn(3000, 3000)))
    expect((picture?.width ?? 0) * (picture?.height ?? 0)).toBeLessThanOrEqual(4_004_000)
  })

  it.each([
    ['with a broken body', png(claiming(10, 10, Buffer.from('pas du zlib')))],
    ['without a body', png(claiming(10, 10, Buffer.alloc(0)))],
    ['that claims 8,000 by 8,000', png(claiming(8000, 8000, deflateSync(Buffer.alloc(1000))))],
    ['of no width', png(claiming(0, 10, Buffer.alloc(0)))],
    ['cut short', png(sound.subarray(0, 60))],
    ['of text', png(Buffer.from('bonjour'))],
    ['of nothing', png(Buffer.alloc(0))],
    ['that starts like a JPEG', jpeg(Buffer.from('ffd8ffe0ffffffff', 'hex'))],
  ])('%s is left out, said so, and the next one prints', async (_, uri) => {
    const files = {
      'essai/piece.hbs': '<div><img src="{{portrait}}" style="width: 20mm; height: 20mm" /></div>',
    }
    const print = await openMade(files)
    const broken = await print([{ data: { portrait: { picture: uri } } }])
    expect(broken.report.problems.map(({ code, title }) => [code, title])).toEqual([['picture', 'pièce']])
    const next = await print([{ data: { portrait: { picture: png(sound) } } }])
    expect(next.report.problems).toEqual([])
  })

  it('is never taken for one, what a text begins with: it prints as it stands', async () => {
    const files = { 'essai/piece.hbs': '<div><p>{{text}}</p></div>' }
    const text = 'data:image/png est un préfixe'
    const printed = await printMade(files, [{ data: { text } }])
    expect(printed.report.problems).toEqual([])
    if (hasTools) expect(textOf(printed.files[0]?.bytes ?? new Uint8Array())).toContain(text)
  })

  it('promise 15: with bytes that fill the room before its markers is shown', async () => {
    const canvas = createCanvas(20, 30)
    const plain = canvas.toBuffer('image/jpeg')
    const frame = plain.indexOf(Buffer.from('ffc0', 'hex'))
    expect(frame).toBeGreaterThan(0)
    const filled = Buffer.concat([plain.subarray(0, frame), Buffer.alloc(5, 0xff), plain.subarray(frame)])
    expect(await decodePicture(jpeg(filled))).toMatchObject({ width: 20, height: 30 })
  })

  it('gives the same bytes each time it is printed', async () => {
    const files = { 'essai/piece.hbs': '<div><img src="{{portrait}}" style="width: 20mm" /></div>' }
    const print = await openMade(files)
    const once = await print([{ data: { portrait: { picture: png(sound) } } }])
    await print([{ data: { portrait: { picture: png(drawn(30, 30)) } } }])
    const again = await print([{ data: { portrait: { picture: png(sound) } } }])
    expect(
      Buffer.compare(Buffer.from(once.files[0]?.bytes ?? []), Buffer.from(again.files[0]?.bytes ?? [])),
    ).toBe(0)
  })
})
