/** What runs over the cut where a bleed is asked for. */
import { describe, expect, it } from 'vitest'
import { pixelsOf } from './pixels.ts'

const white = [255, 255, 255]
const red = [255, 0, 0]
const blue = [0, 0, 255]

describe('a bleed of 3 mm', () => {
  const files = {
    'essai/piece.hbs': '<div class="card"><div class="band"></div><div class="over"></div></div>',
    'essai/style.css':
      '.band { position: absolute; left: 0; right: 0; top: 0; height: 10mm; background: #ff0000 }' +
      '.over { position: absolute; left: -5mm; top: 40mm; width: 20mm; height: 10mm; background: #0000ff }',
  }

  it('takes grounds that reach the edge over it, and boxes that stand out of the piece, no further', async () => {
    const at = await pixelsOf(files, 3)
    expect([at(30, -2.5), at(-2.5, 5), at(-2.5, -2.5)]).toEqual([red, red, red])
    expect([at(-2.5, 45), at(-3.6, 45), at(30, -3.6)]).toEqual([blue, white, white])
    expect([at(30, 11), at(-2.5, 20)]).toEqual([white, white])
  })

  it('is nothing where none is asked for', async () => {
    const at = await pixelsOf(files)
    expect([at(30, -1), at(-1, 45), at(30, 1), at(1, 45)]).toEqual([white, white, red, blue])
  })
})
