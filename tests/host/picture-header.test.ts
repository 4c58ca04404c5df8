/** What a picture would take in memory, told by its headers alone: small files that claim much, or lie. */
import { describe, expect, it } from 'vitest'
import { claimedBytes } from '../../src/host/picture-header.ts'

const marker = (code: number, ...inside: readonly number[]): Buffer =>
  Buffer.from([0xff, code, (inside.length + 2) >> 8, (inside.length + 2) & 255, ...inside])

const frame = (width: number, height: number, code = 0xc0, parts = 3): Buffer =>
  marker(code, 8, height >> 8, height & 255, width >> 8, width & 255, parts, ...Array(parts * 3).fill(1))

const start = Buffer.from('ffd8', 'hex')
const end = Buffer.from('ffd9', 'hex')
const scan = Buffer.concat([marker(0xda, 1, 1, 0, 0, 63, 0), Buffer.from('1234ff00ffd056', 'hex')])
const jpeg = (...parts: readonly Uint8Array[]): Buffer => Buffer.concat([start, ...parts, end])
const filled = (part: Buffer): Buffer => Buffer.concat([Buffer.alloc(7, 0xff), part])

describe('promise 15: a JPEG claims', () => {
  it.each([
    ['three bytes a pixel', jpeg(frame(100, 50), scan), 15_000],
    ['as much in grey, which is spread out', jpeg(frame(100, 50, 0xc0, 1), scan), 15_000],
    ['four in four inks', jpeg(frame(100, 50, 0xc0, 4), scan), 20_000],
    ['three times as much where it grows sharper', jpeg(frame(100, 50, 0xc2), scan, scan), 45_000],
    ['as much behind bytes that fill the room', jpeg(filled(frame(100, 50)), filled(scan)), 15_000],
    ['the larger of two frames', jpeg(frame(10, 10), frame(100, 50), scan), 15_000],
    ['the larger, even after a scan', jpeg(frame(10, 10), scan, frame(100, 50), scan), 15_000],
    [
      'what its own frame says, and not that of a picture inside',
      jpeg(marker(0xe1, ...frame(9, 9)), frame(100, 50), scan),
      15_000,
    ],
    ['its size when it is cut short', Buffer.concat([start, frame(100, 50), scan]), 15_000],
  ])('%s', (_, bytes, claimed) => {
    expect(claimedBytes(bytes)).toBe(claimed)
  })

  it('no small size that stands where a fill byte leads a careless reader', () => {
    // Such a reader takes « FF FE FD » for a marker FF of 0xFEFD bytes, and lands on the little frame.
    const comment = marker(0xfe, ...Array(0xfde8).fill(0))
    const bytes = Buffer.concat([
      start,
      Buffer.from([0xff]),
      comment,
      comment,
      frame(12_000, 12_000),
      scan,
      end,
    ])
    frame(16, 16).copy(bytes, 4 + 0xfefd)
    expect(claimedBytes(bytes)).toBe(12_000 * 12_000 * 3)
  })

  it.each([
    ['no height yet', jpeg(frame(100, 0), scan)],
    ['no width', jpeg(frame(0, 100), scan)],
    ['its height later', jpeg(frame(100, 50), scan, marker(0xdc, 255, 255), scan)],
  ])('nothing that may be shown with %s', (_, bytes) => {
    expect(claimedBytes(bytes) ?? Infinity).toBe(Infinity)
  })

  it.each([
    ['no frame', jpeg(scan)],
    ['a frame that is cut short', jpeg(Buffer.from('ffc0000b08', 'hex'))],
    ['a hundred scans', jpeg(frame(100, 50, 0xc2), ...Array<Buffer>(100).fill(scan))],
    ['letters between its markers', jpeg(Buffer.from('oie'), frame(100, 50), scan)],
    ['nothing', start],
  ])('nothing with %s', (_, bytes) => {
    expect(claimedBytes(bytes) ?? Infinity).toBe(Infinity)
  })
})

describe('promise 15: a PNG claims', () => {
  const chunk = (name: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  }
  const header = (width: number, height: number, depth: number, colours: number): Buffer => {
    const data = Buffer.alloc(13)
    data.writeUInt32BE(width, 0)
    data.writeUInt32BE(height, 4)
    data.set([depth, colours], 8)
    return chunk('IHDR', data)
  }
  const png = (...chunks: readonly Uint8Array[]): Buffer =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', Buffer.alloc(0))])

  it.each([
    ['four bytes a pixel', png(header(100, 50, 8, 6)), 20_000],
    ['as much with a palette, which is spread out', png(header(100, 50, 1, 3)), 20_000],
    ['two in grey, of one bit too', png(header(100, 50, 1, 0)), 10_000],
    ['four times as much with sixteen bits', png(header(100, 50, 16, 6)), 80_000],
  ])('%s', (_, bytes, claimed) => {
    expect(claimedBytes(bytes)).toBe(claimed)
  })

  it.each([
    ['of no width', png(header(0, 50, 8, 6))],
    ['with two headers', png(header(1, 1, 8, 6), header(9000, 9000, 8, 6))],
    [
      'with a packed profile of colours that may come to anything',
      png(header(1, 1, 8, 6), chunk('iCCP', Buffer.alloc(100_000))),
    ],
    ['that begins otherwise', png(chunk('tEXt', Buffer.alloc(13)), header(9, 9, 8, 6))],
    [
      'whose signature is another',
      Buffer.concat([Buffer.from('89504e4700000000', 'hex'), header(9, 9, 8, 6)]),
    ],
  ])('nothing when it is one %s', (_, bytes) => {
    expect(claimedBytes(bytes)).toBeUndefined()
  })
})
