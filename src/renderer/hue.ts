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
