/** What the documents of this game share. */
import type { DraftPiece, Size } from '../../../core/index.ts'
import { page } from '../../kit/index.ts'
import { pageLeaf } from '../drawings/leaves.ts'

export const template = (name: string): string => `argad/${name}`

/** The rulebook may be added to where additions say what they are. */
export const unofficial = 'aide de jeu non officielle'

/** A page of the notebook, which brings its margins and holes. */
export const notebookPage = (
  title: string,
  size: Size,
  name: string,
  data: DraftPiece['data'],
): DraftPiece => ({
  ...page(title, size),
  template: template(name),
  data: { frame: { drawing: pageLeaf(size) }, unofficial, ...data },
})

/** « 2,0 »: as many places in every row. */
export const toPlaces = (value: number, places = 1): string => value.toFixed(places).replace('.', ',')

/** Going on in small letters. */
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Out of a hundred, never rounded to what is certain or impossible. */
export const percent = (chance: number): string => {
  if (chance >= 1) return '100'
  if (chance <= 0) return '0'
  const shown = Math.round(chance * 100)
  return shown === 0 ? '<1' : shown === 100 ? '>99' : `${shown}`
}

/** On its side: what is wider than tall. */
export const lying = ({ width, height }: Size): Size => ({ width: height, height: width })
