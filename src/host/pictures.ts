/**
 * Pictures made safe before they reach pdfkit: decoded by a library that survives any bytes (the canvas that draws our
 * PNG pages takes the whole process down on a broken JPEG), bounded, flattened on white, and encoded anew.
 */
import { claimedBytes } from './picture-header.ts'
import type { PictureDecoder, PictureFile } from '../press/vocabulary/index.ts'

/** Four megapixels print a whole A5 at 300 dpi. */
const mostPixels = 4_000_000
/** A small file may claim a picture that would fill the memory: so many bytes are decoded, and no more. */
const mostClaimed = 128 * 1024 * 1024

export const decodePicture: PictureDecoder = async uri => {
  try {
    return await redraw(Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'))
  } catch {
    return undefined
  }
}

const redraw = async (bytes: Buffer): Promise<PictureFile | undefined> => {
  const claimed = claimedBytes(bytes)
  if (claimed === undefined || claimed > mostClaimed) return undefined
  const { JsColorType, Transformer } = await import('./picture-library.ts')
  const upright = new Transformer(bytes).rotate()
  const seen = await upright.metadata()
  // A photograph may lie on its side, and say so.
  const [wide, tall] = (seen.orientation ?? 1) > 4 ? [seen.height, seen.width] : [seen.width, seen.height]
  const scale = Math.min(1, Math.sqrt(mostPixels / (wide * tall)))
  const [width, height] = [Math.max(1, Math.floor(wide * scale)), Math.max(1, Math.floor(tall * scale))]
  const pixels = await (scale < 1 ? upright.resize(width, height) : upright).rawPixels()
  const deep = [JsColorType.L16, JsColorType.La16, JsColorType.Rgb16, JsColorType.Rgba16].includes(
    seen.colorType,
  )
  const flat = flatten(deep ? highBytes(pixels) : pixels, width * height)
  return { bytes: await Transformer.fromRgbaPixels(flat, width, height).jpeg(88), width, height }
}

/** Sixteen bits a channel, the high byte last: paper shows eight. */
const highBytes = (pixels: Uint8Array): Uint8Array => pixels.filter((_, index) => index % 2 === 1)

/** One to four channels of a pixel, over white paper. */
const flatten = (pixels: Uint8Array, count: number): Uint8Array => {
  const channels = pixels.length / count
  const flat = new Uint8Array(count * 4)
  const at = (index: number): number => pixels[index] ?? 255
  for (let pixel = 0; pixel < count; pixel++) {
    const from = pixel * channels
    const opacity = channels % 2 === 0 ? at(from + channels - 1) / 255 : 1
    for (let channel = 0; channel < 3; channel++) {
      const value = at(from + (channels > 2 ? channel : 0))
      flat[pixel * 4 + channel] = Math.round(value * opacity + 255 * (1 - opacity))
    }
    flat[pixel * 4 + 3] = 255
  }
  return flat
}
