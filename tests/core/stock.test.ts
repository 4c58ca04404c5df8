/** A stock is read as strictly as a band; what its game refuses stays in it, and what is the same is kept once. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  createStockKind,
  isJsonObject,
  kindFor,
  kindOf,
  newStock,
  readFiled,
  stocked,
  stockItems,
  stockKey,
  stockKind,
  stockOf,
  writeJson,
  type Json,
  type JsonObject,
  type Result,
  type Roster,
  type Stock,
} from '../../src/core/index.ts'
import { madeUpGame } from './made-up-game.ts'

const systems = [madeUpGame]
const file = (changes: { readonly [key: string]: Json } = {}): JsonObject => ({
  format: 'copiste-stock',
  version: 1,
  system: 'jeu-invente',
  name: 'De Léa',
  ...changes,
})
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result.value
}
const opened = (json: Json): Stock => value(stockKind.open(json, systems))
const faction = (name: string, more: JsonObject = {}): JsonObject => ({
  shelf: 'factions',
  thing: { name },
  ...more,
})
const holding = (...items: readonly JsonObject[]): Stock => opened(file({ items }))
const refusal = (json: Json) => {
  const result = stockKind.open(json, systems)
  const [first] = result.ok ? [] : result.diagnostics
  return [first?.code ?? 'ok', first?.path ?? '']
}
const roster = (json: JsonObject): Roster => value(madeUpGame.read(json))
const after = (band: Roster, shelf: string, thing: Json): JsonObject => {
  const next = applyPatch({ roster: band.json }, value(band.take(shelf, thing)))
  const { roster: json = null } = isJsonObject(next) ? next : {}
  if (!isJsonObject(json)) throw new Error('a roster is an object')
  return json
}

describe('kinds: a stock', () => {
  it('needs no more than its game: nothing is kept yet', () => {
    const stock = opened({ format: 'copiste-stock', version: 1, system: 'jeu-invente' })
    expect(stock.document).toEqual({ ...file({ name: '' }), items: [] })
    expect([stock.notices, stock.validate(), stock.members(), stock.totals()]).toEqual([
      [],
      [],
      [],
      { things: 0 },
    ])
  })

  it('is known by its ending and by its format', () => {
    expect([kindOf('Réserve.RESERVE.json')?.id, kindFor('a.json', file()).id]).toEqual(['stock', 'stock'])
    expect(newStock(madeUpGame)).toEqual({ ...file({ name: 'Réserve Jeu inventé' }), items: [] })
  })

  it('shows each thing as its game sees it', () => {
    const stock = holding(faction('Contes'), {
      shelf: 'unites',
      thing: { unit: { name: 'Ogre', count: 2, melee: [{ score: 3, piercing: 1 }] }, faction: 'Contes' },
    })
    expect(stock.entries().map(({ seen }) => seen)).toEqual([
      { ok: true, value: { title: 'Contes' } },
      { ok: true, value: { title: 'Ogre', subtitle: 'Contes', cost: '16 #' } },
    ])
    expect([stock.about, stock.members()]).toEqual(['réserve, Jeu inventé', ['Contes', 'Ogre']])
  })

  it('keeps what its game refuses, says why, and goes on with the rest', () => {
    const items: readonly JsonObject[] = [
      { shelf: 'factions', thing: { name: 12 } },
      { shelf: 'dragons', thing: { name: 'Dragon' } },
      faction('Contes'),
      { shelf: 'factions' },
    ]
    const stock = opened(file({ items }))
    expect(stock.document['items']).toEqual(items)
    expect(stock.entries().map(({ seen, title }) => [seen.ok, title])).toEqual([
      [false, 'Chose 1'],
      [false, 'Dragon'],
      [true, 'Contes'],
      [false, 'Chose 4'],
    ])
    expect(stock.validate().map(({ severity, code, path }) => [severity, code, path])).toEqual(
      [0, 1, 3].map(index => ['warning', 'stock.refused', `/items/${index}/thing`]),
    )
    expect(stock.validate()[0]?.message).toContain('«\u00a0name\u00a0»\u00a0: il faut un texte')
    expect(stock.validate()[1]?.message).toContain('ne garde rien sous «\u00a0dragons\u00a0»')
  })

  it('keeps keys that it does not know, and names them', () => {
    const stock = opened(file({ couleur: 'bleue', items: [faction('Contes', { peint: true })] }))
    expect(stock.document).toMatchObject({ couleur: 'bleue', items: [{ peint: true }] })
    expect(stock.notices.map(({ severity, code, path }) => [severity, code, path])).toEqual([
      ['info', 'file.unknown-key', '/couleur'],
      ['info', 'file.unknown-key', '/items/0/peint'],
    ])
  })

  it.each([
    ['a newer version', file({ version: 2 }), ['stock.newer-version', '/version']],
    ['an unknown game', file({ system: 'dames' }), ['stock.unknown-system', '/system']],
    ['another format', file({ format: 'copiste-band' }), ['stock.other-format', '/format']],
    ['no object', [], ['stock.not-a-stock', '']],
    ['items that are no list', file({ items: 'aucun' }), ['file.malformed', '/items']],
    ['a thing without a shelf', file({ items: [{ thing: {} }] }), ['file.malformed', '/items/0/shelf']],
    ['a name beyond 120 characters', file({ name: 'x'.repeat(121) }), ['file.malformed', '/name']],
  ])('refuses %s', (_, json, expected) => {
    expect(refusal(json)).toEqual(expected)
  })

  it('takes two thousand things, and not one more', () => {
    const items = Array.from({ length: 2001 }, (_, index) => faction(`F${index}`))
    expect(refusal(file({ items: items.slice(0, 2000) }))).toEqual(['ok', ''])
    expect(refusal(file({ items }))).toEqual(['file.malformed', '/items'])
  })

  it('of an older version is brought up to this one', () => {
    const kind = createStockKind(2, [
      {
        from: 1,
        name: 'items-were-things',
        migrate: json => {
          const { things = [], ...rest } = isJsonObject(json) ? json : {}
          return { ...rest, items: things }
        },
      },
    ])
    const stock = value(kind.open(file({ things: [faction('Contes')] }), systems))
    expect(stock).toMatchObject({ migratedFrom: 1, document: { version: 2, items: [faction('Contes')] } })
    expect(stock.notices.map(({ code }) => code)).toEqual(['stock.migrated'])
  })

  it('never throws, whatever JSON it is given', () => {
    const anything = fc.jsonValue({ maxDepth: 4 })
    const items = fc.array(
      fc.record({ shelf: fc.constantFrom('factions', 'unites', '', 'x'), thing: anything }),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          items.map(held => file({ items: asFile(held) })),
        ),
        json => {
          const result = stockKind.read(writeJson(asFile(json)), systems)
          expect(result.ok || result.diagnostics.length > 0).toBe(true)
          if (!result.ok) return
          result.value.entries()
          result.value.validate()
          const again = stockKind.read(writeJson(result.value.document), systems)
          expect(again.ok && again.value.document).toEqual(result.value.document)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

const asFile = (json: unknown): Json => JSON.parse(JSON.stringify(json).replaceAll('-0', '0'))

describe('a stock takes things in', () => {
  it('tells twins whatever the order of their keys, and keeps namesakes beside each other', () => {
    const unit = (text: string): JsonObject => ({
      shelf: 'unites',
      thing: { unit: { name: 'Ogre', text, count: 1 } },
    })
    const reordered: JsonObject = {
      thing: { unit: { count: 1, text: 'a', name: 'Ogre' } },
      shelf: 'unites',
    }
    const gain = stocked(holding(unit('a')), [reordered, unit('b'), unit('b'), faction('Ogre')])
    expect([gain.added, gain.twins, gain.namesakes]).toEqual([2, 2, 1])
    expect(gain.document['items']).toEqual([unit('a'), unit('b'), faction('Ogre')])
    expect(stockKey({ shelf: 'a', thing: 'b' })).not.toBe(stockKey({ shelf: 'b', thing: 'a' }))
  })

  it('leaves the document itself where there is nothing new', () => {
    const stock = holding(faction('Contes'))
    expect(stocked(stock, [faction('Contes')]).document).toBe(stock.document)
  })

  it('takes in what its game refuses and keys that nobody knows: an import loses nothing', () => {
    const odd: JsonObject = { shelf: 'dragons', thing: 7, peint: 'oui' }
    const { document } = stocked(holding(faction('Contes')), [odd])
    expect(stockItems(opened(document))).toEqual([faction('Contes'), odd])
  })

  it('gives a part of itself as a file of its own', () => {
    const stock = opened(file({ couleur: 'bleue', items: ['a', 'b', 'c'].map(name => faction(name)) }))
    const part = value(readFiled('x.reserve.json', writeJson(stockOf(stock, [2, 0])), systems))
    expect(part.document).toEqual(file({ couleur: 'bleue', items: [faction('a'), faction('c')] }))
  })
})

describe('what is kept of a band', () => {
  const band = roster({
    factions: [{ id: 'f1', name: 'Contes' }],
    units: [{ name: 'Ogre', faction: 'f1', text: 'Grand.', portrait: 'data:image/png;base64,AA==' }],
  })

  it('takes along portrait and notes and what it needs of its band, and nothing of its place', () => {
    expect(band.keep('unites', 0)).toMatchObject({
      unit: { name: 'Ogre', text: 'Grand.', portrait: 'data:image/png;base64,AA==' },
      faction: 'Contes',
    })
    expect(JSON.stringify([band.keep('unites', 0), band.keep('factions', 0)])).not.toContain('f1')
    expect([band.keep('unites', 1), band.keep('dragons', 0)]).toEqual([undefined, undefined])
  })

  it('comes into another band under ids of its own', () => {
    const other = roster({ factions: [{ id: 'f1', name: 'Fables' }], units: [] })
    const thing = band.keep('unites', 0) ?? null
    const once = after(other, 'unites', thing)
    expect(once).toMatchObject({
      factions: [
        { id: 'f1', name: 'Fables' },
        { id: 'f2', name: 'Contes' },
      ],
      units: [{ name: 'Ogre', faction: 'f2', text: 'Grand.' }],
    })
    // A second one finds its faction there.
    expect(after(roster(once), 'unites', thing)).toMatchObject({
      factions: [{ id: 'f1' }, { id: 'f2' }],
      units: [{ faction: 'f2' }, { faction: 'f2' }],
    })
    expect(other.json).toEqual({ factions: [{ id: 'f1', name: 'Fables' }], units: [] })
  })

  it('is refused at the same door when it is no such thing', () => {
    const codes = (shelf: string, thing: Json): readonly string[] => {
      const taken = band.take(shelf, thing)
      return taken.ok ? [] : taken.diagnostics.map(({ code }) => code)
    }
    expect(codes('factions', { name: 4 })).toEqual(['file.malformed'])
    expect(codes('dragons', {})).toEqual(['stock.unknown-shelf'])
  })
})
