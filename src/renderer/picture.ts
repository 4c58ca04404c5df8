/** A player's picture, opened and cropped in the page to the shape of its field, light enough for a band file. */
import type { PictureShape } from '../core/index.ts'

export interface Crop {
  readonly zoom: number
  /** From -1 to 1: how far the frame stands from the middle, as a part of what it could. */
  readonly x: number
  readonly y: number
}

interface PixelSize {
  readonly width: number
  readonly height: number
}

const medallion: PixelSize = { width: 560, height: 560 }
const frames: Readonly<Record<Exclude<PictureShape, 'free'>, PixelSize>> = {
  portrait: { width: 480, height: 640 },
  square: medallion,
  round: medallion,
}
/** Pixels of the longer side of a picture in its own shape. */
const longest = 800

/** What is kept of a picture of this size: so many pixels, few enough for any picture to be light. */
export const keptSize = (shape: PictureShape, { width, height }: PixelSize): PixelSize => {
  if (shape !== 'free') return frames[shape]
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const openPicture = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file)
  } catch {
    return undefined
  }
}

/** The part of the picture that the frame shows. */
export const frameOf = (
  size: PixelSize,
  { zoom, x, y }: Crop,
  shape: PictureShape = 'portrait',
): PixelSize & { readonly left: number; readonly top: number } => {
  const kept = shape === 'free' ? size : keptSize(shape, size)
  const scale = Math.min(size.width / kept.width, size.height / kept.height) / zoom
  const [width, height] = [kept.width * scale, kept.height * scale]
  return {
    width,
    height,
    left: ((size.width - width) / 2) * (1 + x),
    top: ((size.height - height) / 2) * (1 + y),
  }
}

/** The crop once the picture was drawn by these parts of the frame's width and height. */
export const dragged = (
  size: PixelSize,
  crop: Crop,
  across: number,
  down: number,
  shape: PictureShape = 'portrait',
): Crop => {
  const frame = frameOf(size, crop, shape)
  /** How far the frame goes from the middle; it follows the hand the other way. */
  const part = (at: number, by: number, room: number): number =>
    room > 0 ? Math.min(1, Math.max(-1, at - by / room)) : at
  return {
    ...crop,
    x: part(crop.x, across * frame.width, (size.width - frame.width) / 2),
    y: part(crop.y, down * frame.height, (size.height - frame.height) / 2),
  }
}

export const cropped = async (
  picture: ImageBitmap,
  crop: Crop,
  shape: PictureShape = 'portrait',
): Promise<string> => {
  const canvas = document.createElement('canvas')
  const kept = keptSize(shape, picture)
  canvas.width = kept.width
  canvas.height = kept.height
  const { left, top, width, height } = frameOf(picture, crop, shape)
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#fff'
  context.fillRect(0, 0, kept.width, kept.height)
  context.drawImage(picture, left, top, width, height, 0, 0, kept.width, kept.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}
