/**
 * What a picture would take in memory if it were decoded, by its headers alone. They are read as strictly as can be:
 * what a decoder may read otherwise than we do is refused, since a small file could then claim one size and have another.
 */

/** Nothing for what is neither a sound PNG nor a sound JPEG, as far as its headers go, or has no size. */
export const claimedBytes = (bytes: Buffer): number | undefined => {
  const claimed = bytes.subarray(0, 8).equals(pngSignature) ? pngBytes(bytes) : jpegBytes(bytes)
  return claimed === 0 ? undefined : claimed
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Channels by type of colour; a palette is spread out to colours, with their opacity. */
const channels: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }
/** Chunks that say more than the pixels: packed, they can come to anything, and nothing here reads them. */
const packedChunks: ReadonlySet<string> = new Set(['iCCP', 'zTXt', 'iTXt'])
const mostPacked = 64 * 1024

const pngBytes = (bytes: Buffer): number | undefined => {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || nameAt(bytes, 12) !== 'IHDR') return undefined
  for (let at = 33; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = nameAt(bytes, at + 4)
    if (name === 'IHDR' || (packedChunks.has(name) && bytes.readUInt32BE(at) > mostPacked)) return undefined
  }
  // Sixteen bits are made thirty-two while such a picture is made smaller.
  const depth = (bytes[24] ?? 0) > 8 ? 4 : 1
  return bytes.readUInt32BE(16) * bytes.readUInt32BE(20) * (channels[bytes[25] ?? -1] ?? 4) * depth
}

const nameAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4)

/** Start of scan, after which come the coded pixels; definition of the number of lines, which would change the size. */
const [scan, lines] = [0xda, 0xdc]
/** A picture that grows sharper as it is read is gone through once for each of its scans; usual ones have ten. */
const mostScans = 64

/** The largest of its frames: each decoder has its own idea of which one counts. */
const jpegBytes = (bytes: Buffer): number | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let [most, scans, at] = [0, 0, 2]
  for (;;) {
    if (bytes[at] !== 0xff) return undefined
    // Any number of them may stand before a marker.
    while (bytes[at] === 0xff) at++
    const marker = bytes[at] ?? 0
    if (marker === 0xd9) return most
    // Without its end, too: a photograph may be cut short and shown all the same.
    if (at + 3 > bytes.length) return scans > 0 ? most : undefined
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8) || marker === lines) return undefined
    const length = bytes.readUInt16BE(at + 1)
    if (length < 2) return undefined
    if (isFrame(marker)) most = Math.max(most, frameBytes(bytes, at, marker))
    at += 1 + length
    if (marker !== scan) continue
    if (++scans > mostScans || most === 0) return undefined
    at = endOfScan(bytes, at)
    if (at >= bytes.length) return most
  }
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A progressive frame keeps two bytes more of each value until its last scan is read. */
const frameBytes = (bytes: Buffer, at: number, marker: number): number => {
  if (at + 9 > bytes.length) return Infinity
  const [height, width, parts] = [bytes.readUInt16BE(at + 4), bytes.readUInt16BE(at + 6), bytes[at + 8] ?? 0]
  if (width === 0 || height === 0) return Infinity
  const each = marker === 0xc0 || marker === 0xc1 ? 1 : 3
  return width * height * Math.max(3, parts) * each
}

/** The next marker that is neither a byte of the pixels nor a restart between them. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at
  }
  return bytes.length
}
