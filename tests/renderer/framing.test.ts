// @vitest-environment happy-dom
/** What is looked at of a page that holds little, and in whose colour. */
import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/app/press-words.ts'
import { systems } from '../../src/games/index.ts'
import { framesOf, sizeIn } from '../../src/renderer/framing.ts'
import { dressIn, rivalOf } from '../../src/renderer/hue.ts'

type Placed = Report['sheets'][number]['pieces'][number]

const piece = (x: number, y: number, width: number, height: number): Placed => ({
  asset: 'carte',
  title: 'Carte',
  x,
  y,
  width,
  height,
  rotation: 0,
})
const report = (...sheets: readonly (readonly Placed[])[]): Pick<Report, 'sheets'> => ({
  sheets: sheets.map((pieces, at) => ({ page: at + 1, side: at % 2 === 0 ? 'front' : 'back', pieces })),
})

describe('what is looked at', () => {
  it('is what lies on the page, with seven millimetres around it', () => {
    expect(framesOf(report([piece(70, 100, 63, 88)], [piece(3, 100, 63, 88)]))).toEqual([
      { x: 63, y: 93, width: 77, height: 102 },
      { x: 0, y: 93, width: 73, height: 102 },
    ])
    expect(sizeIn({ width: 595, height: 842 }, { x: 63, y: 93, width: 25.4, height: 50.8 })).toEqual({
      width: 72,
      height: 144,
    })
  })

  it('is the whole of a page that is full, or bare, whatever the others hold', () => {
    expect(framesOf(report([piece(10, 10, 63, 88)], [piece(10, 10, 190, 88)], []))).toEqual([
      { x: 3, y: 3, width: 77, height: 102 },
      undefined,
      undefined,
    ])
    expect(framesOf(report())).toEqual([])
  })
})

describe('the colour of the game that is open', () => {
  it('is the window’s until it is closed', () => {
    const root = document.createElement('html')
    const [first] = systems
    dressIn(root, first?.id)
    expect([root.dataset['game'], root.style.getPropertyValue('--game-day')]).toEqual([
      first?.id,
      first?.hue.light,
    ])
    dressIn(root, undefined)
    expect(root.dataset['game']).toBeUndefined()
  })

  it.each(systems.map(({ id, hue }) => [id, hue] as const))('of %s is not that of its rival', (_, hue) => {
    expect(rivalOf(hue).light).not.toBe(hue.light)
  })

  it('leaves blue to a rival of red, red to one of blue', () => {
    expect(rivalOf({ light: '#8a2b1c', dark: '#f0a18a' }).light).toBe('#2c4f86')
    expect(rivalOf({ light: '#2f7181', dark: '#8fd0de' }).light).toBe('#8a2b1c')
    expect(rivalOf({ light: '#3f6b3a', dark: '#9ccf8f' }).light).toBe('#2c4f86')
  })
})
