/** The colours of the games stand on the cards of the studio: they are read there, by day and by night. */
import { describe, expect, it } from 'vitest'
import { systems } from '../../src/games/index.ts'

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Of the game itself, and of what its catalogue tells apart by a colour. */
const hues = systems.flatMap(({ name, hue, catalog }) => [
  [name, hue] as const,
  ...catalog()
    .flatMap(({ entries }) => entries.flatMap(({ tags }) => tags ?? []))
    .flatMap(tag => (tag.hue ? [[`${name}, ${tag.label}`, tag.hue] as const] : [])),
])

describe.each([...new Map(hues)])('the colour of %s', (_, hue) => {
  it('reads at 5:1 at least on a card', () => {
    expect(contrast(hue.light, '#fdf9f0')).toBeGreaterThanOrEqual(5)
    expect(contrast(hue.dark, '#25211b')).toBeGreaterThanOrEqual(5)
  })
})
