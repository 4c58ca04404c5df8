/** What is kept lies in one file for each game: made at the first thing, never written over, and no band hangs on it. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLibrary } from '../../src/app/library.ts'
import { ownStockFile, stow } from '../../src/app/stocks.ts'
import { isBand, newStock, readFiled } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import { asText, band, deskTops, refusal, value, type DeskTop } from './desk-top.ts'

const desk = deskTops()
const games = [...systems, madeUpGame]
const file = 'Réserve Jeu inventé.reserve.json'
const faction = (name: string) => ({ shelf: 'factions', thing: { name } })
const keep = ({ library, bands }: DeskTop, ...names: readonly string[]) =>
  stow(library, bands, madeUpGame, names.map(faction))
const items = (top: DeskTop): readonly unknown[] => JSON.parse(top.text(file)).items

describe('keeping', () => {
  it('makes the file at the first thing, and adds to it from then on', async () => {
    const top = desk({}, games)
    expect(value(await keep(top, 'Contes'))).toEqual({
      path: top.at(file),
      name: 'Réserve Jeu inventé',
      added: 1,
      twins: 0,
      namesakes: 0,
    })
    expect(value(await keep(top, 'Fables', 'Contes'))).toMatchObject({ added: 1, twins: 1 })
    expect(JSON.parse(top.text(file))).toEqual({
      ...newStock(madeUpGame),
      items: [faction('Contes'), faction('Fables')],
    })
    expect([ownStockFile(madeUpGame), top.names()]).toEqual([file, [file]])
  })

  it('makes the folder where there is none yet', async () => {
    const top = desk({}, games)
    expect((await stow(top.library, `${top.bands}/neuf`, madeUpGame, [faction('Contes')])).ok).toBe(true)
    expect(readdirSync(join(top.bands, 'neuf'))).toEqual([file])
  })

  it('writes nothing where all of it is kept already', async () => {
    const top = desk({}, games)
    const text = ` ${JSON.stringify({ ...newStock(madeUpGame), items: [faction('Contes')] })}`
    top.put(file, text)
    expect(value(await keep(top, 'Contes'))).toMatchObject({ added: 0, twins: 1 })
    expect([top.text(file), await top.versions.list(top.at(file))]).toEqual([text, []])
  })

  it('keeps what the file says beside: unknown keys, another name, things that are refused', async () => {
    const top = desk({}, games)
    const odd = { shelf: 'dragons', thing: [1], peint: true }
    top.put(file, asText({ ...newStock(madeUpGame), name: 'Mes figurines', couleur: 'bleue', items: [odd] }))
    expect(value(await keep(top, 'Contes'))).toMatchObject({ name: 'Mes figurines', added: 1 })
    expect(JSON.parse(top.text(file))).toMatchObject({
      name: 'Mes figurines',
      couleur: 'bleue',
      items: [odd, faction('Contes')],
    })
    expect(await top.versions.list(top.at(file))).toHaveLength(1)
  })

  it.each([
    ['is broken', '{ "format": "copiste-stock"', 'file.truncated'],
    [
      'is of another game',
      asText({ ...newStock(madeUpGame), system: 'flammes-et-fantassins' }),
      'stock.other-system',
    ],
    ['is of a newer Copiste', asText({ ...newStock(madeUpGame), version: 9 }), 'stock.newer-version'],
  ])('is refused where the file %s, which stays as it was', async (_, text, code) => {
    const top = desk({}, games)
    top.put(file, text)
    expect(refusal(await keep(top, 'Contes')).code).toBe(code)
    expect([top.text(file), top.names()]).toEqual([text, [file]])
  })

  it('is refused for what its game would not take out again', async () => {
    const top = desk({}, games)
    const things = [faction('Contes'), { shelf: 'factions', thing: { name: 3 } }]
    expect(refusal(await stow(top.library, top.bands, madeUpGame, things)).code).toBe('file.malformed')
    const nowhere = [{ shelf: 'dragons', thing: {} }]
    expect(refusal(await stow(top.library, top.bands, madeUpGame, nowhere)).code).toBe('stock.unknown-shelf')
    expect(top.names()).toEqual([])
  })

  it('is refused beyond two thousand things and beyond 8 MiB, and what is kept stays', async () => {
    const top = desk({}, games)
    const full = {
      ...newStock(madeUpGame),
      items: Array.from({ length: 2000 }, (_, at) => faction(`F${at}`)),
    }
    top.put(file, asText(full))
    expect(refusal(await keep(top, 'Contes')).message).toContain('plus de 2000')
    top.put(file, asText({ ...newStock(madeUpGame), items: [faction('x'.repeat(5 * 2 ** 20))] }))
    expect(refusal(await keep(top, 'y'.repeat(5 * 2 ** 20))).code).toBe('library.too-large')
    expect(items(top)).toHaveLength(1)
  })

  it('at the same time from forty places loses nothing', async () => {
    const top = desk({}, games)
    const names = Array.from({ length: 40 }, (_, index) => `F${index}`)
    const kept = await Promise.all(names.map(name => keep(top, name)))
    expect(kept.every(({ ok }) => ok)).toBe(true)
    expect(new Set(items(top).map(item => JSON.stringify(item)))).toEqual(
      new Set(names.map(name => JSON.stringify(faction(name)))),
    )
    expect(top.names()).toEqual([file])
  })

  it('meets what another program writes between the look and the writing', async () => {
    const top = desk({}, games)
    value(await keep(top, 'Contes'))
    const { replace } = top.host.files
    let others = 0
    const host = {
      ...top.host,
      files: {
        ...top.host.files,
        replace: async (...[path, bytes, how]: Parameters<typeof replace>) => {
          // Twice somebody comes first, without any lock.
          if (others++ < 2)
            top.put(
              file,
              JSON.stringify({ ...newStock(madeUpGame), items: [...items(top), faction(`Autre ${others}`)] }),
            )
          return replace(path, bytes, how)
        },
      },
    }
    const library = createLibrary(host, games, top.versions)
    value(await stow(library, top.bands, madeUpGame, [faction('Fables')]))
    expect(items(top)).toEqual(['Contes', 'Autre 1', 'Autre 2', 'Fables'].map(faction))
  })
})

describe('a saved band', () => {
  it('never hangs on a stock: emptied, changed or gone, the band stays what it is', async () => {
    const [game] = systems
    if (!game) throw new Error('a game is registered')
    const top = desk({}, games)
    const made = value(await top.library.create(top.bands, band('Oies')))
    const filed = value(readFiled(made.path, readFileSync(made.path), games))
    const thing = isBand(filed) ? filed.roster.keep('figurines', 0) : undefined
    if (!thing) throw new Error('a figure is kept')
    const { path } = value(await stow(top.library, top.bands, game, [{ shelf: 'figurines', thing }]))
    const before = [top.text('Oies.bande.json'), JSON.stringify(filed.document)]
    value(await top.library.save(path, null, { ...newStock(game), items: [] }))
    value(await top.library.remove(path))
    expect(top.names()).toEqual(['Oies.bande.json'])
    const again = value(readFiled(made.path, readFileSync(made.path), games))
    expect([top.text('Oies.bande.json'), JSON.stringify(again.document)]).toEqual(before)
    expect(before[0]).not.toContain('reserve')
  })
})
