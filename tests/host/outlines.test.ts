/** The outlines of all icons are found in what the build writes, and where nothing was built, in the package. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawnFile, drawnLine, openDrawn, openOutlines } from '../../src/host/outlines.ts'
import { root, scratch } from '../cli/cli.ts'

const inScratch = scratch()
const built = (name: string, text: string): string => {
  const home = inScratch(name)
  mkdirSync(join(home, 'out'), { recursive: true })
  writeFileSync(join(home, 'out', 'outlines.txt'), text)
  return home
}

describe('the outline of an icon', () => {
  it('is found by its whole name, with no package beside the program', () => {
    const outline = openOutlines(built('bati', 'ant M1 2z\nanteater M3 4 5 6z\nzigzag M7 8\n'))
    expect(['ant', 'anteater', 'zigzag'].map(outline)).toEqual(['M1 2z', 'M3 4 5 6z', 'M7 8'])
    // The last line of a file that is cut short has no end.
    expect(openOutlines(built('coupe', 'ant M1 2z\nzigzag M7'))('zigzag')).toBeUndefined()
    expect(['an', 'eater', '', 'M1', 'constructor', 'ant M1'].map(outline)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  it('is read of the package where nothing was built', () => {
    const home = inScratch('nu')
    const own = 'node_modules/@iconify-json/game-icons/icons.json'
    cpSync(join(root, own), join(home, own), { recursive: true })
    const outline = openOutlines(home)
    expect(outline('anteater')).toMatch(/^m[\d.]/i)
    expect(outline('toString')).toBeUndefined()
  })

  it('is nothing where there is nothing at all', () => {
    expect(openOutlines(inScratch('vide'))('ant')).toBeUndefined()
  })
})

describe('an icon as it is drawn', () => {
  const drawn = { d: 'M1 2L3 4z', operators: '1 2 m\n3 4 l\nh' }

  it('is read as it was written, by its whole name', () => {
    const home = built('dessine', '')
    writeFileSync(join(home, 'out', drawnFile), `ant ${drawnLine(drawn)}\nold M5 6z\n`)
    const open = openDrawn(home)
    expect(open('ant')).toEqual(drawn)
    // Without its operators it is looked up among all.
    expect(['old', 'an', 'toString'].map(open)).toEqual([undefined, undefined, undefined])
  })

  it('is nothing where nothing was built', () => {
    expect(openDrawn(inScratch('vide'))('ant')).toBeUndefined()
  })
})
