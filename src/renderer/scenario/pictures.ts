/** Pictures that a text shows: made light enough to travel in its file, under a name that no other has. */
import { add, portraitBytes, type Operation } from '../../core/index.ts'
import { openPicture } from '../picture.ts'
import { fold } from '../search.ts'
import { texts } from '../texts.ts'

/** Pixels of the longer side: a whole A5 page at 200 dots an inch, and smaller until it is light enough. */
const sides = [1_600, 1_200, 800, 500] as const

const bytesOf = (address: string): number => (address.length - address.indexOf(',') - 1) * 0.75

const drawn = (picture: ImageBitmap, side: number): string => {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.85)
}

/** A data address, or why there is none. */
export const lightened = async (
  file: Blob,
): Promise<{ readonly address: string } | { readonly fault: string }> => {
  const picture = await openPicture(file)
  if (!picture) return { fault: texts.scenario.picture.bad }
  for (const side of sides) {
    const address = drawn(picture, side)
    if (address !== '' && bytesOf(address) <= portraitBytes) return { address }
  }
  return { fault: texts.scenario.picture.heavy }
}

/** « Vue du pont.PNG » is « vue-du-pont », or « vue-du-pont-2 ». */
export const pictureName = (file: string, taken: readonly string[]): string => {
  const words = fold(file.replace(/\.[^.]*$/, '')).replace(/[^a-z0-9]+/g, '-')
  const stem = words.replace(/^-+|-+$/g, '').slice(0, 60) || texts.scenario.picture.name
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? stem : `${stem}-${turn}`
    if (!taken.includes(name)) return name
  }
}

export const addPicture = (name: string, address: string): Operation => add(`/pictures/${name}`, address)

export const pictureMark = (name: string): string => `![${name}](${name})`
