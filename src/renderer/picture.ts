/** A player's picture, opened and cropped in the page: three by four, light enough for a band file. */

export interface Crop {
  readonly zoom: number
  /** From -1 to 1: how far the frame stands from the middle, as a part of what it could. */
  readonly x: number
  readonly y: number
}

const wide = 480
const tall = 640

export const openPicture = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file)
  } catch {
    return undefined
  }
}

/** The part of the picture that the frame shows. */
export const frameOf = (
  size: { readonly width: number; readonly height: number },
  { zoom, x, y }: Crop,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } => {
  const scale = Math.min(size.width / wide, size.height / tall) / zoom
  const [width, height] = [wide * scale, tall * scale]
  return {
    width,
    height,
    left: ((size.width - width) / 2) * (1 + x),
    top: ((size.height - height) / 2) * (1 + y),
  }
}

/** The crop once the picture was drawn by these parts of the frame's width and height. */
export const dragged = (
  size: { readonly width: number; readonly height: number },
  crop: Crop,
  across: number,
  down: number,
): Crop => {
  const frame = frameOf(size, crop)
  /** How far the frame goes from the middle; it follows the hand the other way. */
  const part = (at: number, by: number, room: number): number =>
    room > 0 ? Math.min(1, Math.max(-1, at - by / room)) : at
  return {
    ...crop,
    x: part(crop.x, across * frame.width, (size.width - frame.width) / 2),
    y: part(crop.y, down * frame.height, (size.height - frame.height) / 2),
  }
}

export const cropped = async (picture: ImageBitmap, crop: Crop): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = tall
  const { left, top, width, height } = frameOf(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#fff'
  context.fillRect(0, 0, wide, tall)
  context.drawImage(picture, left, top, width, height, 0, 0, wide, tall)
  return canvas.toDataURL('image/jpeg', 0.85)
}
