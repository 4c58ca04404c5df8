/** The colour of a game as styles read it; what belongs to none has the one of scenarios. */
import type { Hue } from '../core/index.ts'
import { systems } from '../games/index.ts'

const ofNone = { light: '#5f4b7c', dark: '#c0aee6' } as const

export type HueStyle = Readonly<Record<`--${string}`, string>>

/** What cannot be read has none. */
export const noHue: HueStyle = { '--hue-day': '#64584a', '--hue-night': '#b9ad99' }

export const hueOf = (system: string | null): HueStyle => {
  const { light, dark } = systems.find(({ id }) => id === system)?.hue ?? ofNone
  return { '--hue-day': light, '--hue-night': dark }
}

/** The colour of a thing as styles read it: `var(--tone, …)`. */
export const toneStyle = (hue: Hue | undefined): HueStyle | undefined =>
  hue && { '--tone': `light-dark(${hue.light}, ${hue.dark})` }

/** Degrees around the circle of colours, of « #rrggbb ». */
const angleOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16))
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** Of the house: those who stand across the table, seen apart from any game's own. */
const rivals = [
  { light: '#2c4f86', dark: '#92b4ea' },
  { light: '#8a2b1c', dark: '#f0a18a' },
] as const

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180)

export const rivalOf = ({ light }: Hue): Hue => {
  const [first, second] = rivals
  return apart(angleOf(light), angleOf(first.light)) >= 60 ? first : second
}

/** Dresses the window in the colour of the game that is open; of none, in the house's own. */
export const dressIn = (root: HTMLElement, system: string | undefined): void => {
  const hue = systems.find(({ id }) => id === system)?.hue
  if (!hue) {
    delete root.dataset['game']
    return
  }
  root.dataset['game'] = system
  const rival = rivalOf(hue)
  for (const [name, colour] of [
    ['--game-day', hue.light],
    ['--game-night', hue.dark],
    ['--rival-day', rival.light],
    ['--rival-night', rival.dark],
  ] as const)
    root.style.setProperty(name, colour)
}
