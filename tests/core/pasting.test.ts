/** What spreadsheets put on the clipboard and save as CSV, read back, judged cell by cell, and added as one change. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  columnSigns,
  decodeTable,
  isGrid,
  isPasted,
  linesIn,
  pastingFaults,
  pastingPatch,
  pastingRoom,
  planPasting,
  readCell,
  readGrid,
  readPasted,
  type CellReads,
  type Pasting,
} from '../../src/core/index.ts'

const rowsOf = (text: string, sign?: (typeof columnSigns)[number]) => {
  const read = readGrid(text, sign)
  if (!read.ok) throw new Error(JSON.stringify(read.diagnostics))
  return read.value.rows
}

describe('the cells of a text', () => {
  it('reads what Excel copies: tabs, CRLF, a cell in quotes with a line break and quotes in it', () => {
    expect(rowsOf('Nom\tDevise\r\nOgre\t"Faim !\n""Encore"""\r\n')).toEqual([
      ['Nom', 'Devise'],
      ['Ogre', 'Faim !\n"Encore"'],
    ])
  })

  it('reads CSV by semicolons with decimal commas, behind a BOM', () => {
    expect(rowsOf('\ufeffNom;Mél\nOgre;2,5\nFée;1\n')).toEqual([
      ['Nom', 'Mél'],
      ['Ogre', '2,5'],
      ['Fée', '1'],
    ])
  })

  it('reads CSV by commas, where one cell has a semicolon', () => {
    expect(rowsOf('Nom,Mél\nOgre; grand,2\nFée,1')).toEqual([
      ['Nom', 'Mél'],
      ['Ogre; grand', '2'],
      ['Fée', '1'],
    ])
  })

  it('takes a quote that encloses no cell for a letter, even where it is never closed', () => {
    expect(rowsOf('"Bob" le grand\t1\n"ouvert\t2')).toEqual([
      ['"Bob" le grand', '1'],
      ['"ouvert', '2'],
    ])
  })

  it('keeps empty cells and empty lines in their places', () => {
    expect(rowsOf('a\t\t\n\nb\t')).toEqual([['a', '', ''], [''], ['b', '']])
    expect(rowsOf('')).toEqual([])
  })

  it('splits by the sign that it is told', () => {
    expect(rowsOf('2,5\n3,5', ';')).toEqual([['2,5'], ['3,5']])
  })

  it('knows several cells from one text', () => {
    expect(['a\tb', 'a\nb', 'a\r\nb\r\n'].map(isGrid)).toEqual([true, true, true])
    expect(['a', 'a, b', 'a\n', ''].map(isGrid)).toEqual([false, false, false, false])
  })

  it('knows lines that people write, where a list reads them; what is too long is read as a table', () => {
    const lines = (text: string) =>
      /^\d+( \d+)*$/.test(text) ? text.split('\n').map(line => line.split(' ')) : undefined
    expect(isPasted('1 2', lines)).toBe(true)
    expect(isPasted('a 2', lines)).toBe(false)
    expect(isPasted('a\tb', undefined)).toBe(true)
    expect(linesIn('1 2', undefined)).toBeUndefined()
    const long = `1${' 1'.repeat(40_000)}`
    expect(linesIn(long, lines)).toBeUndefined()
    const list: Pasting = { path: '/list', one: 'ligne', blank: {}, columns: [], most: 9, lines }
    expect(readPasted('1 2', list)).toEqual({ ok: true, value: { rows: [['1', '2']], sign: '\t' } })
    // Told how it is cut, or no such line: a table.
    expect(readPasted('1 2', list, ';')).toEqual({ ok: true, value: { rows: [['1 2']], sign: ';' } })
    expect(readPasted('a;b', list)).toEqual({ ok: true, value: { rows: [['a', 'b']], sign: ';' } })
    expect(readPasted(long, list)).toMatchObject({ ok: true, value: { rows: [[long]] } })
  })

  const special = /[\t;,"\n\r]|^$|^\ufeff/
  const written = (rows: readonly (readonly string[])[], sign: string, end: string): string =>
    rows
      .map(row => row.map(cell => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(sign))
      .join(end)
  const cell = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', 'é', ' ', '"', '\n', '\r\n', '\t', ';', ',', '1', '-'),
      maxLength: 8,
    }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const table = fc
    .integer({ min: 1, max: 6 })
    .chain(width =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
    )

  it('reads back any table, written with any sign and any line break', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...columnSigns),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, sign, end, last) => {
          const text = written(rows, sign, end) + (last ? end : '')
          expect(rowsOf(text)).toEqual(rows)
          expect(rowsOf(`\ufeff${text}`)).toEqual(rows)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('never throws, whatever is pasted', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('"', '\t', '\n', '\r', ';', ',', '1', 'a'), maxLength: 300 }),
    )
    fc.assert(
      fc.property(anything, text => {
        const read = readGrid(text)
        if (!read.ok) throw new Error('refused')
        const plan = planPasting(read.value, pasting)
        pastingPatch({ list: [] }, pasting, plan.items, 'add')
        expect(plan.items.length).toBeLessThanOrEqual(read.value.rows.length)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['a'.repeat(8 * 1024 * 1024 + 1), 'Ce tableau dépasse 8 Mio'],
    ['a\n'.repeat(10_001), 'plus de 10 000 lignes'],
    ['\t'.repeat(300), 'plus de 300 colonnes'],
  ])('refuses what is beyond measure with a sentence (%#)', (text, said) => {
    const read = readGrid(text)
    expect(read.ok).toBe(false)
    expect(read.ok ? '' : read.diagnostics[0]?.message).toContain(said)
  })

  it('takes what is just within', () => {
    expect(rowsOf('a\n'.repeat(10_000))).toHaveLength(10_000)
    expect(rowsOf('\t'.repeat(299))[0]).toHaveLength(300)
  })

  it('decodes what French Excel saves', () => {
    const bytes = (...all: readonly number[]) => new Uint8Array(all)
    expect(decodeTable(bytes(0x46, 0xe9, 0x65))).toBe('Fée')
    expect(decodeTable(bytes(0x46, 0xc3, 0xa9, 0x65))).toBe('Fée')
    expect(decodeTable(bytes(0xff, 0xfe, 0x46, 0, 0xe9, 0, 0x65, 0))).toBe('Fée')
    expect(decodeTable(bytes(0xfe, 0xff, 0, 0x46, 0, 0xe9, 0, 0x65))).toBe('Fée')
  })
})

describe('a cell', () => {
  const score: CellReads = { kind: 'number', min: 0, max: 99 }
  const length: CellReads = { kind: 'number', min: -10, max: 2000, decimal: true }

  it.each([
    ['3', 3],
    [' +3 ', 3],
    ['3,0', 3],
    ['0', 0],
    ['99', 99],
  ])('is a score: %s', (text, value) => expect(readCell(score, text)).toMatchObject({ value }))

  it.each([
    ['2,5', 2.5],
    ['.5', 0.5],
    ['-2', -2],
    ['\u2212 2', -2],
    ['1 234,5', 1234.5],
    ['1\u202f234', 1234],
    ['1\u00a0234.5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
  ])('is a number with decimals: %s', (text, value) =>
    expect(readCell(length, text)).toMatchObject({ value }),
  )

  const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

  it.each([
    ['fort', '« fort » n’est pas un nombre de 0 à 99'],
    ['100', '« 100 » n’est pas un nombre de 0 à 99'],
    ['-1', '« -1 » n’est pas un nombre de 0 à 99'],
    ['2,5', '« 2,5 » n’est pas un nombre entier de 0 à 99'],
    ['1 2', '« 1 2 » n’est pas un nombre de 0 à 99'],
    ['1e3', '« 1e3 » n’est pas un nombre de 0 à 99'],
  ])('is no score: %s', (text, fault) => {
    const read = readCell(score, text)
    expect(plain(read.fault)).toBe(fault)
    expect(read.value).toBeUndefined()
  })

  it('keeps to its step', () => {
    const reads: CellReads = { kind: 'number', min: 0, max: 10, decimal: true, step: 0.5 }
    expect(readCell(reads, '2,5').value).toBe(2.5)
    expect(plain(readCell(reads, '2,3').fault)).toBe('« 2,3 » ne va pas de 0,5 en 0,5')
  })

  it.each(['', '  ', '-', '—', '–', '\u2212'])('says nothing: « %s »', text => {
    expect(readCell(score, text)).toEqual({ text: text.trim() })
  })

  it('is yes or no', () => {
    const read = (text: string) => readCell({ kind: 'toggle' }, text).value
    expect(['oui', 'X', 'Vrai', '1', '✓'].map(read)).toEqual([true, true, true, true, true])
    expect(['Non', '0', 'FAUX'].map(read)).toEqual([false, false, false])
    expect(plain(readCell({ kind: 'toggle' }, 'bof').fault)).toBe('« bof » n’est ni oui ni non')
  })

  it('is one of a menu, by its words, its name or its beginning', () => {
    const reads: CellReads = {
      kind: 'menu',
      options: [
        { id: 'foot', label: 'À pied' },
        { id: 'flying', label: 'En vol' },
        { id: 'ghost', label: 'En brume' },
      ],
    }
    const read = (text: string) => readCell(reads, text).value
    expect(['a pied', 'A PIED', 'foot', 'en vol', 'en b.'].map(read)).toEqual([
      'foot',
      'foot',
      'foot',
      'flying',
      'ghost',
    ])
    expect(plain(readCell(reads, 'en').fault)).toBe('« en » : il faut « À pied », « En vol » ou « En brume »')
  })

  it('is a text of one line that is not too long', () => {
    const reads: CellReads = { kind: 'text', maxLength: 5 }
    expect(readCell(reads, ' a\n\tb ').value).toBe('a b')
    expect(readCell({ ...reads, long: true }, 'a\r\nb').value).toBe('a\nb')
    expect(readCell(reads, 'été à').value).toBe('été à')
    expect(plain(readCell(reads, 'abcdef').fault)).toBe('« abcdef » a 6 caractères, 5 au plus')
  })
})

const pasting: Pasting = {
  path: '/list',
  one: 'unité',
  most: 4,
  blank: { name: '', melee: [{ score: 1 }], flies: false },
  columns: [
    { to: '/name', label: 'Nom', aliases: ['Unité'], reads: { kind: 'text', maxLength: 20 } },
    { to: '/melee/0/score', label: 'Mêl.', reads: { kind: 'number', min: 0, max: 99 } },
    { to: '/flies', label: 'Vole', reads: { kind: 'toggle' } },
  ],
}

const plan = (text: string, wish = {}) => {
  const read = readGrid(text)
  if (!read.ok) throw new Error('refused')
  return planPasting(read.value, pasting, wish)
}

describe('a table for a list', () => {
  it('finds its columns by their headings, in any order, accents, case and dots apart', () => {
    const found = plan('Points\tvole\tMEL\tunite\n12\toui\t3\tOgre\n\n8\t\t2\tFée\n')
    expect(found).toMatchObject({ headed: true, from: [3, 2, 1], unused: [0] })
    expect(found.headings).toEqual(['Points', 'vole', 'MEL', 'unite'])
    expect(found.items.map(({ line }) => line)).toEqual([2, 4])
    expect(applyPatch({ list: [] }, pastingPatch({ list: [] }, pasting, found.items, 'add'))).toEqual({
      list: [
        { name: 'Ogre', melee: [{ score: 3 }], flies: true },
        { name: 'Fée', melee: [{ score: 2 }], flies: false },
      ],
    })
  })

  it('takes its columns as they come where no line is a heading', () => {
    expect(plan('Ogre\t3\nFée\t2')).toMatchObject({
      headed: false,
      from: [0, 1, undefined],
      headings: ['colonne 1', 'colonne 2'],
    })
  })

  it('does as it is told where it guessed wrong', () => {
    const told = plan('Ogre\t3\nFée\t2', { headed: true, from: [undefined, 1, undefined] })
    expect(told).toMatchObject({ headed: true, headings: ['Ogre', '3'], unused: [0] })
    expect(told.items).toEqual([{ line: 2, cells: [{ text: '' }, { text: '2', value: 2 }, { text: '' }] }])
  })

  it('tells every cell that does not fit, and leaves what a blank one has there', () => {
    const found = plan('Nom\tMêl\tVole\nOgre\t3\tnon\nTroll\tfort\tbof\n')
    expect(pastingFaults(found, pasting).map(({ message }) => message.replace(/\u00a0/g, ' '))).toEqual([
      'ligne 3, « Mêl. » : « fort » n’est pas un nombre de 0 à 99',
      'ligne 3, « Vole » : « bof » n’est ni oui ni non',
    ])
    const [patched] = [applyPatch({ list: [] }, pastingPatch({ list: [] }, pasting, found.items, 'add'))]
    expect(patched).toMatchObject({ list: [{}, { name: 'Troll', melee: [{ score: 1 }], flies: false }] })
    // What is blank is not shared, and not changed.
    expect(pasting.blank).toEqual({ name: '', melee: [{ score: 1 }], flies: false })
  })

  const two = { list: [{ name: 'A' }, { name: 'B' }], kept: 1 }

  it('comes after what is there, or in its place, in one change', () => {
    const { items } = plan('Nom\tMêl\nOgre\t3')
    const names = (way: 'add' | 'replace') =>
      JSON.stringify(applyPatch(two, pastingPatch(two, pasting, items, way))).match(/"name":"\w+"/g)
    expect(pastingPatch(two, pasting, items, 'add')).toHaveLength(1)
    expect(names('add')).toEqual(['"name":"A"', '"name":"B"', '"name":"Ogre"'])
    expect(names('replace')).toEqual(['"name":"Ogre"'])
  })

  it('adds a list where there was none', () => {
    const { items } = plan('Nom\tMêl\nOgre\t3')
    expect(pastingPatch({}, pasting, items, 'add')).toMatchObject([{ op: 'add', path: '/list' }])
  })

  it('adds no more than the list holds', () => {
    const { items } = plan('Nom\tMêl\nC\t3\nD\t3\nE\t3\nF\t3\nG\t3')
    expect([pastingRoom(two, pasting, 'add'), pastingRoom(two, pasting, 'replace')]).toEqual([2, 4])
    const lengthOf = (way: 'add' | 'replace') =>
      JSON.stringify(pastingPatch(two, pasting, items, way)).match(/"name"/g)?.length
    expect([lengthOf('add'), lengthOf('replace')]).toEqual([4, 4])
  })

  it('gives each item what is its own', () => {
    const own: Pasting = { ...pasting, finish: (item, place) => ({ ...item, id: `u${place}` }) }
    const { items } = plan('Nom\tMêl\nC\t3\nD\t3')
    expect(applyPatch(two, pastingPatch(two, own, items, 'add'))).toMatchObject({
      list: [{}, {}, { name: 'C', id: 'u2' }, { name: 'D', id: 'u3' }],
    })
  })
})
