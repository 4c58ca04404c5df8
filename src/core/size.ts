/** How large a thing is, and how a player writes it: « 60x80 ». */

export interface Size {
  /** Millimetres. */
  readonly width: number
  readonly height: number
}

export const writtenSize = ({ width, height }: Size): string => `${width}x${height}`

export const readSize = (text: string): Size | undefined => {
  const [, width, height] = written.exec(text) ?? []
  return width === undefined || height === undefined
    ? undefined
    : { width: lengthOf(width), height: lengthOf(height) }
}

const written = /^(\d{1,4}(?:[.,]\d{1,3})?)x(\d{1,4}(?:[.,]\d{1,3})?)$/i

const lengthOf = (text: string): number => Number(text.replace(',', '.'))

export const isWithin = (size: Size, least: Size, most: Size): boolean =>
  size.width >= least.width &&
  size.height >= least.height &&
  size.width <= most.width &&
  size.height <= most.height
