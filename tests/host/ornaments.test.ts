/** Ornaments: looked up in the game, then in what all share, a player's own first; absurd measures are told. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodePicture } from '../../src/host/pictures.ts'
import { openResources } from '../../src/host/resources.ts'
import { createPress, Fault, type Resources } from '../../src/press/index.ts'
import { root, scratch } from '../cli/cli.ts'
import { plainLook, plainSheet } from '../press/press.ts'

const inScratch = scratch()

const told = (ornament: object): unknown => {
  mkdirSync(inScratch('shared'), { recursive: true })
  writeFileSync(inScratch('shared', 'ornaments.json'), `{\n  "rond": ${JSON.stringify(ornament)}\n}`)
  try {
    return openResources({ root, own: inScratch() }).ornament('shared', 'rond')
  } catch (fault) {
    return fault
  }
}

describe('promise 15: an ornament', () => {
  it.each([
    ['of endless width', { width: 1e300, height: 9, paths: [{ d: 'M0 0h9' }] }],
    ['of next to no width', { width: 1e-300, height: 9, paths: [{ d: 'M0 0h9' }] }],
    ['that goes too far', { width: 9, height: 9, paths: [{ d: 'M0 0h1e300' }] }],
    ['that goes to infinity', { width: 9, height: 9, paths: [{ d: 'M0 0h1e999' }] }],
    ['of an endless line', { width: 9, height: 9, paths: [{ d: 'M0 0h9', stroke: 1e300 }] }],
  ])('%s is told with its file and line', (_, ornament) => {
    const fault = told(ornament)
    expect(fault).toBeInstanceOf(Fault)
    expect(fault).toMatchObject({
      code: 'press.ornament',
      place: { file: 'shared/ornaments.json', line: 2, column: 3 },
    })
  })

  it('of any honest measure is taken', () => {
    const paths = [{ d: 'M0 0h1000.5c-1e2-.5,3 4 5 6z', stroke: 2 }]
    expect(told({ width: 1000.5, height: 0.5, paths })).toEqual({ width: 1000.5, height: 0.5, paths })
  })
})

describe('the name of an ornament', () => {
  /** An ornament that is told from the others by its width. */
  const write = (home: string, game: string, ornaments: Readonly<Record<string, number>>): void => {
    mkdirSync(inScratch(home, game), { recursive: true })
    const drawn = Object.entries(ornaments).map(([name, width]) => [
      name,
      { width, height: 10, paths: [{ d: `M0 0h${width}v10z` }] },
    ])
    writeFileSync(inScratch(home, game, 'ornaments.json'), JSON.stringify(Object.fromEntries(drawn)))
  }
  const widths = (resources: Resources, game: string, names: readonly string[]) =>
    names.map(name => resources.ornament(game, name)?.width)

  it('is looked up in the game, then in what all share', () => {
    write('house/templates', 'un', { sceau: 11, filet: 12 })
    write('house/templates', 'deux', { sceau: 21 })
    write('house/templates', 'shared', { filet: 32, 'seul-partage': 33 })
    mkdirSync(inScratch('house', 'fonts'), { recursive: true })
    writeFileSync(inScratch('house', 'fonts', 'fonts.json'), '{"families":{}}')
    const house = openResources({ root: inScratch('house') })
    const names = ['sceau', 'filet', 'seul-partage', 'inconnu']
    expect(widths(house, 'un', names)).toEqual([11, 12, 33, undefined])
    expect(widths(house, 'deux', names)).toEqual([21, 32, 33, undefined])
    expect(widths(house, 'shared', names)).toEqual([undefined, 32, 33, undefined])
    // The same value, so that it is put into a file once.
    expect(house.ornament('deux', 'filet')).toBe(house.ornament('shared', 'filet'))

    write('own', 'un', { sceau: 91 })
    write('own', 'shared', { filet: 92 })
    const owned = openResources({ root: inScratch('house'), own: inScratch('own') })
    expect(widths(owned, 'un', names)).toEqual([91, 92, 33, undefined])
    expect(widths(owned, 'deux', names)).toEqual([21, 92, 33, undefined])
  })

  it('gives each game of one job its own ornament', async () => {
    const house = openResources({ root })
    const square = (side: number) => ({ width: side, height: side, paths: [{ d: `M0 0h${side}v${side}z` }] })
    const press = await createPress(
      {
        ...house,
        template: path =>
          path.endsWith('/piece.hbs') ? '<div><icon name="sceau"/></div>' : house.template(path),
        ornament: (game, name) => {
          if (name !== 'sceau') return house.ornament(game, name)
          return game === 'un' ? square(111) : square(222)
        },
      },
      decodePicture,
    )
    const batch = (game: string) => ({
      title: game,
      styles: game,
      assets: [{ id: 'a', title: 'A' }],
      pieces: [
        {
          asset: 'a',
          title: game,
          template: `${game}/piece`,
          data: {},
          size: { width: 40, height: 40 },
          copies: 1,
        },
      ],
    })
    const job = (...games: readonly string[]) => ({
      batches: games.map(batch),
      look: plainLook,
      sheet: plainSheet,
    })
    const drawn = async (...games: readonly string[]) => {
      const [file] = (await press.print(job(...games))).files
      const boxes = xobjectBoxes(file?.bytes ?? new Uint8Array())
      return [111, 222].map(side => boxes.includes(`-20 -20 ${side + 20} ${side + 20}`))
    }
    expect(await drawn('un')).toEqual([true, false])
    expect(await drawn('deux')).toEqual([false, true])
    expect(await drawn('un', 'deux')).toEqual([true, true])
  })
})

/** The boxes of the forms of a PDF, whose dictionaries are written in the clear. */
const xobjectBoxes = (pdf: Uint8Array): readonly string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/BBox \[([^\]]*)\]/g),
  ].map(([, box = '']) => box.trim())
