/** Pictures made safe before they reach pdfkit: decoded, bounded, flattened on white, and encoded anew. */
import type { PictureDecoder } from '../press/index.ts'

/** Four megapixels print a whole A5 at 300 dpi. */
const mostPixels = 4_000_000
/** A small file may claim a picture that would fill the memory. */
const mostClaimed = 40_000_000

export const decodePicture: PictureDecoder = async uri => {
  const bytes = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64')
  const claimed = claimedPixels(bytes)
  if (claimed === undefined || claimed > mostClaimed) return undefined
  try {
    return await redraw(bytes)
  } catch {
    return undefined
  }
}

const redraw = async (bytes: Buffer) => {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(bytes)
  if (!(image.width > 0 && image.height > 0)) return undefined
  const scale = Math.min(1, Math.sqrt(mostPixels / (image.width * image.height)))
  const [width, height] = [
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  ]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  return { bytes: await canvas.encode('jpeg', 88), width, height }
}

/** What the header says, without trusting it further; nothing for what is neither PNG nor JPEG. */
const claimedPixels = (bytes: Buffer): number | undefined => {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
