/** Printer profiles are known by the names written in them: no two names share a file. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createDrawer, readPrinter } from '../../src/app/printers.ts'
import { files } from '../../src/host/files.ts'
import { perfectPrinter } from '../../src/press/vocabulary/index.ts'
import { deskTops, value } from './desk-top.ts'

const deskTop = deskTops()
const profile = (name: string, scaleX: number) => ({ ...perfectPrinter, name, scaleX })

describe('promise 6: profiles whose names differ by a sign', () => {
  it.each([
    ['HP', 'HP?'],
    ['HP', 'hp'],
    ['HP', 'HP.'],
    ['a/b', 'a b'],
    ['e\u0301', '\u00e9'],
    ['HP', 'HP!'],
  ])('%j and %j do not overwrite each other, and each is found, changed and removed', async (one, other) => {
    const folder = join(deskTop().host.dataFolder, 'imprimantes')
    const drawer = createDrawer(files, folder)
    value(await drawer.keep(profile(one, 0.98)))
    value(await drawer.keep(profile(other, 0.99)))
    value(await drawer.keep(profile(other, 1.01)))
    const scales = async () => new Map((await drawer.list()).map(({ name, scaleX }) => [name, scaleX]))
    expect(await scales()).toEqual(
      new Map([
        [one, 0.98],
        [other, 1.01],
      ]),
    )
    expect(readdirSync(folder)).toHaveLength(2)
    if (!other.includes('/')) expect(value(await readPrinter(files, other, folder)).scaleX).toBe(1.01)
    value(await drawer.remove(one))
    expect(await scales()).toEqual(new Map([[other, 1.01]]))
  })

  it('a file that is no profile is not written over', async () => {
    const folder = join(deskTop().host.dataFolder, 'imprimantes')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'HP.imprimante.json'), 'mes notes')
    expect(value(await createDrawer(files, folder).keep(profile('HP', 1)))).toBe(
      `${folder}/HP 2.imprimante.json`,
    )
    expect(readdirSync(folder).toSorted()).toEqual(['HP 2.imprimante.json', 'HP.imprimante.json'])
  })
})
