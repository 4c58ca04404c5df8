/** `copiste print` from outside: files whole or not at all, every option, every wrong word answered. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()
let trio = ''
let first = ''

beforeAll(() => {
  trio = inScratch('trio.bande.json')
  first = inScratch('premiere.bande.json')
  copiste('new', 'flammes-et-fantassins', '--sample', 'trio', '--out', trio)
  copiste('new', 'flammes-et-fantassins', '--sample', 'premiere-partie', '--out', first)
})

const pdfHead = (path: string): string => readFileSync(path).subarray(0, 5).toString('latin1')

describe('copiste print', () => {
  it('writes a PDF for each band into a folder, and says what it takes', () => {
    const { code, out, err } = copiste(
      'print',
      trio,
      first,
      '--out',
      inScratch('dossier'),
      '--assets',
      'figure-sheets',
    )
    expect([code, out]).toEqual([0, ''])
    expect(err).toMatch(/3\u00a0feuilles, 8\u00a0pièces/)
    expect(readdirSync(inScratch('dossier')).toSorted()).toEqual(['premiere.pdf', 'trio.pdf'])
    expect(pdfHead(inScratch('dossier', 'trio.pdf'))).toBe('%PDF-')
  })

  it('writes all bands into one PDF, the same bytes in any process', () => {
    const words = ['print', trio, first, '--assets', 'spell-cards,figure-sheets', '--out']
    copiste(...words, inScratch('un.pdf'))
    copiste(...words, inScratch('deux.pdf'))
    expect(readFileSync(inScratch('un.pdf')).equals(readFileSync(inScratch('deux.pdf')))).toBe(true)
  })

  it('writes the report that the contract describes', () => {
    const report = inScratch('rapport.json')
    copiste('print', trio, '--out', inScratch('r.pdf'), '--assets', 'spell-cards', '--report', report)
    const told = JSON.parse(readFileSync(report, 'utf8'))
    expect(Object.keys(told)).toEqual(['sheets', 'pieces', 'problems'])
    expect(told.sheets[0]).toMatchObject({ page: 1, side: 'front' })
    expect(told.sheets[1]).toMatchObject({ page: 2, side: 'back' })
    expect(told.sheets[0].pieces[0]).toEqual({
      asset: 'spell-cards',
      title: 'Vampirisme (Ysabeau Noirœil)',
      x: 10.5,
      y: expect.any(Number),
      width: 63,
      height: 88,
      rotation: 0,
    })
    expect(told.pieces[0]).toEqual({
      asset: 'spell-cards',
      title: 'Vampirisme (Ysabeau Noirœil)',
      smallestPt: expect.any(Number),
      continued: false,
    })
    expect(told.problems).toEqual([])
  })

  it('counts every piece that is cut out, copies too, whatever lies behind it', () => {
    const report = inScratch('compte.json')
    const told = (...words: readonly string[]): string =>
      copiste('print', trio, '--assets', 'tokens,talent-cards', '--out', inScratch('c.pdf'), ...words).err
    const said = told('--backs', 'none', '--report', report)
    const { sheets, pieces } = JSON.parse(readFileSync(report, 'utf8'))
    const placed = sheets.flatMap((sheet: { readonly pieces: readonly unknown[] }) => sheet.pieces)
    expect(placed.length).toBeGreaterThan(pieces.length)
    expect(said).toContain(`, ${placed.length}\u00a0pièces ;`)
    for (const mode of ['long-edge', 'fold', 'separate'])
      expect(told('--backs', mode), mode).toContain(`, ${placed.length}\u00a0pièces ;`)
  })

  it('draws pages as PNG, at the resolution asked', () => {
    const { code } = copiste(
      'print',
      trio,
      '--out',
      inScratch('png', 'x.pdf'),
      '--assets',
      'chat-noir',
      '--png',
      '50',
    )
    expect(code).toBe(0)
    const png = readFileSync(inScratch('png', 'x-1.png'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([413, 585])
  })

  it('puts backs apart, folds, bleeds, marks, saves ink, sets large: each changes the file', () => {
    const seen = new Set<string>()
    const options = [
      [],
      ['--backs', 'short-edge'],
      ['--backs', 'fold'],
      ['--backs', 'none'],
      ['--bleed', '3'],
      ['--marks', 'crop'],
      ['--marks', 'none'],
      ['--ink', 'saver'],
      ['--ink', 'outline'],
      ['--theme', 'gravure'],
      ['--text', 'large'],
      ['--text', 'dyslexia'],
      ['--paper', 'letter'],
      ['--card', 'tarot'],
      ['--card', '60x80'],
    ]
    for (const option of options) {
      const out = inScratch('essai.pdf')
      expect(
        copiste('print', trio, '--assets', 'spell-cards', '--out', out, ...option).code,
        option.join(' '),
      ).toBe(0)
      seen.add(readFileSync(out).toString('latin1'))
    }
    expect(seen.size).toBe(options.length)
    copiste('print', trio, '--assets', 'spell-cards', '--out', inScratch('apart.pdf'), '--backs', 'separate')
    expect(existsSync(inScratch('apart-dos.pdf'))).toBe(true)
  })

  it('writes the extension as it was asked for', () => {
    const out = inScratch('MAJUSCULES.PDF')
    copiste('print', trio, '--assets', 'spell-cards', '--out', out, '--backs', 'separate')
    const written = readdirSync(inScratch()).filter(name => /^majuscules/i.test(name))
    expect(written.toSorted()).toEqual(['MAJUSCULES-dos.PDF', 'MAJUSCULES.PDF'])
  })

  it('prints several bands at once, the same as one by one', () => {
    const words = ['print', trio, first, '--assets', 'figure-sheets', '--out']
    expect(copiste(...words, inScratch('un-par-un')).code).toBe(0)
    expect(copiste(...words, inScratch('ensemble'), '--jobs', '2').code).toBe(0)
    for (const name of ['trio.pdf', 'premiere.pdf'])
      expect(
        readFileSync(inScratch('ensemble', name)).equals(readFileSync(inScratch('un-par-un', name))),
      ).toBe(true)
  })

  it('prints a band that breaks a rule, and exits 1', () => {
    const band = JSON.parse(readFileSync(trio, 'utf8'))
    band.roster.points = 3
    const path = inScratch('illegale.bande.json')
    writeFileSync(path, JSON.stringify(band))
    const { code, err } = copiste(
      'print',
      path,
      '--out',
      inScratch('illegale.pdf'),
      '--assets',
      'figure-sheets',
    )
    expect(code).toBe(1)
    expect(err).toContain('imprimée quand même')
    expect(pdfHead(inScratch('illegale.pdf'))).toBe('%PDF-')
  })

  it('writes nothing when there is nothing to print, and says so', () => {
    const { code, err } = copiste('print', first, '--out', inScratch('rien.pdf'), '--assets', 'spell-cards')
    expect(code).toBe(0)
    expect(err).toContain('rien de tout cela')
    expect(existsSync(inScratch('rien.pdf'))).toBe(false)
  })

  it('says which format does not fit the paper, and exits 2', () => {
    const { code, err } = copiste(
      'print',
      trio,
      '--out',
      inScratch('grand.pdf'),
      '--assets',
      'talent-cards',
      '--card',
      '210x297',
      '--backs',
      'fold',
    )
    expect(code).toBe(2)
    expect(err).toContain('n’entre pas sur ce papier')
  })

  it.each([
    [['--out'], 'attend une valeur'],
    [[], '--out'],
    [['--out', 'x.pdf', '--assets', 'spell-card'], 'spell-cards'],
    [['--out', 'x.pdf', '--backs', 'long'], 'long-edge'],
    [['--out', 'x.pdf', '--card', 'pokre'], 'poker'],
    [['--out', 'x.pdf', '--card', '5x5'], '40x55'],
    [['--out', 'x.pdf', '--bleed', 'dix'], 'de 0 à 5'],
    [['--out', 'x.pdf', '--png', '5000'], 'de 36 à 800'],
    [['--out', 'x.pdf', '--assets', ' , '], 'ne nomme rien'],
    [['--out', 'x.pdf', '--theme', 'gravur'], 'gravure'],
    [['--out', 'x.pdf', '--printer', 'absente'], 'calibrate'],
    [['--out', 'x.pdf', '--jobs', '0'], 'de 1 à 16'],
    [['--out', 'x.bande.json'], 'porte le nom d’une bande'],
    [['--out', 'x.scenario.json/'], 'porte le nom d’un scénario'],
  ])('with %j is refused, and told %j', (words, told) => {
    const { code, err } = copiste('print', trio, ...words)
    expect(code).toBe(2)
    expect(err).toContain(told)
  })
})

describe('a report', () => {
  const profile = JSON.stringify({ format: 'copiste-printer', version: 1, name: 'salon' })

  it.each([
    [
      'the profile that it printed with',
      ['--printer', 'salon.json', '--report', 'salon.json'],
      'serait écrasé',
    ],
    ['a band’s name', ['--report', 'autre.bande.json'], 'porte le nom d’une bande'],
    ['a page that was drawn', ['--png', '50', '--report', 'page-1.png'], 'serait écrit deux fois'],
  ])('never takes the place of %s', (_, words, told) => {
    writeFileSync(inScratch('salon.json'), profile)
    const paths = words.map(word => (word.includes('.') ? inScratch(word) : word))
    const ran = copiste('print', trio, '--assets', 'chat-noir', '--out', inScratch('page.pdf'), ...paths)
    expect([ran.code, ran.err.includes(told)]).toEqual([2, true])
    expect(readFileSync(inScratch('salon.json'), 'utf8')).toBe(profile)
  })

  it.skipIf(process.platform === 'win32')('nor that of a pipe', () => {
    execFileSync('mkfifo', [inScratch('tuyau')])
    const ran = copiste(
      ...['print', trio, '--assets', 'chat-noir', '--out', inScratch('tube.pdf')],
      ...['--report', inScratch('tuyau')],
    )
    expect([ran.code, ran.err.includes('pas un fichier ordinaire')]).toEqual([2, true])
    expect(statSync(inScratch('tuyau')).isFIFO()).toBe(true)
  })
})

describe('a player’s own folder', () => {
  const own = (files: Readonly<Record<string, string>>): string => {
    const folder = inScratch(`own-${Object.keys(files).join('-').replaceAll(/\W/g, '')}`)
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(`${folder}/${name.split('/').slice(0, -1).join('/')}`, { recursive: true })
      writeFileSync(`${folder}/${name}`, text)
    }
    return folder
  }

  it('overrides one file and leaves the others', () => {
    const folder = own({
      'flammes-et-fantassins/talent-card.hbs': '<div class="card"><p>À ma façon : {{title}}</p></div>',
    })
    const words = [
      'print',
      trio,
      '--assets',
      'talent-cards',
      '--backs',
      'none',
      '--templates',
      folder,
      '--out',
    ]
    expect(copiste(...words, inScratch('own.pdf')).code).toBe(0)
    expect(readFileSync(inScratch('own.pdf')).length).toBeLessThan(40_000)
  })

  it('adds a theme', () => {
    const theme = readFileSync('templates/shared/themes/gravure.css', 'utf8').replace(
      '--accent: #000000',
      '--accent: #004488',
    )
    const folder = own({ 'shared/themes/azur.css': theme })
    expect(
      copiste(
        'print',
        trio,
        '--assets',
        'chat-noir',
        '--templates',
        folder,
        '--theme',
        'azur',
        '--out',
        inScratch('azur.pdf'),
      ).code,
    ).toBe(0)
  })

  it('with a mistake gets the file, the line, and no file is written', () => {
    const folder = own({ 'flammes-et-fantassins/style.css': '.card {\n  float: left;\n}' })
    const { code, err } = copiste(
      'print',
      trio,
      '--assets',
      'talent-cards',
      '--templates',
      folder,
      '--out',
      inScratch('faute.pdf'),
    )
    expect(code).toBe(2)
    expect(err).toContain('flammes-et-fantassins/style.css, ligne 2, colonne 3')
    expect(existsSync(inScratch('faute.pdf'))).toBe(false)
  })
})

describe('nothing is lost', () => {
  it('when a report or a PDF would take the place of a band, or of each other', () => {
    const before = readFileSync(trio)
    const alias = inScratch('bande.pdf')
    writeFileSync(alias, before)
    for (const words of [
      ['print', trio, '--out', inScratch('n.pdf'), '--report', trio],
      ['print', alias, '--out', alias],
      ['print', trio, '--out', inScratch('n.pdf'), '--report', inScratch('n.pdf')],
    ])
      expect(copiste(...words, '--assets', 'chat-noir').code, words.join(' ')).toBe(2)
    expect(readFileSync(trio).equals(before)).toBe(true)
    expect(readFileSync(alias).equals(before)).toBe(true)
    expect(existsSync(inScratch('n.pdf'))).toBe(false)
  })

  it('when two bands have one name', () => {
    const paths = [
      inScratch('un', 'a.bande.json'),
      inScratch('deux', 'a.bande.json'),
      inScratch('un', 'a-2.bande.json'),
    ]
    for (const path of paths) {
      mkdirSync(path.replace(/[^/]+$/, ''), { recursive: true })
      writeFileSync(path, readFileSync(first))
    }
    expect(copiste('print', ...paths, '--out', inScratch('noms'), '--assets', 'chat-noir').code).toBe(0)
    expect(readdirSync(inScratch('noms')).toSorted()).toEqual(['a-2-2.pdf', 'a-2.pdf', 'a.pdf'])
  })

  it('when a bleed or a fold is asked of pieces that fill their page', () => {
    for (const words of [
      ['--bleed', '3'],
      ['--backs', 'fold'],
    ]) {
      const { code, err } = copiste('print', trio, '--out', inScratch('pleines.pdf'), ...words)
      expect([code, err.includes('n’entre pas')], words.join(' ')).toEqual([0, false])
    }
  })

  it('when a band has sixty figures: the table goes on', () => {
    const band = JSON.parse(readFileSync(first, 'utf8'))
    band.roster.figures = Array.from({ length: 60 }, (_, index) => ({
      ...band.roster.figures[1],
      name: `Fig ${index}`,
    }))
    const path = inScratch('soixante.bande.json')
    writeFileSync(path, JSON.stringify(band))
    const { code, err } = copiste('print', path, '--out', inScratch('soixante.pdf'), '--assets', 'band-sheet')
    expect([code, err.includes('tient pas')]).toEqual([1, false])
    expect(err).toContain('Se continuent')
  })
})

describe('a folder of templates from a stranger', () => {
  it.each([
    ['that is no folder', '', '', 'n’est pas un dossier'],
    ['with broken fonts', 'fonts.json', '{ "families": ', 'fonts.json n’a pas la forme'],
    ['with broken ornaments', 'shared/ornaments.json', '{ "a": 1 }', 'ornaments.json n’a pas la forme'],
    [
      'with a table of a billion columns',
      'flammes-et-fantassins/cat-token.hbs',
      '<table><tr><td colspan="1000000000">x</td></tr></table>',
      'colspan',
    ],
  ])('%s is answered with a sentence', (name, file, content, told) => {
    const folder = inScratch(`etranger-${name.replaceAll(' ', '-')}`)
    if (file !== '') {
      mkdirSync(`${folder}/${file.split('/').slice(0, -1).join('/')}`, { recursive: true })
      writeFileSync(`${folder}/${file}`, content)
    }
    const { code, err } = copiste(
      'print',
      trio,
      '--assets',
      'chat-noir',
      '--templates',
      folder,
      '--out',
      inScratch('e.pdf'),
    )
    expect(code).toBe(2)
    expect(err).toContain(told)
    expect(existsSync(inScratch('e.pdf'))).toBe(false)
  })

  it('cannot make Copiste read outside of it, nor wait for ever', () => {
    const folder = inScratch('evade')
    mkdirSync(`${folder}/shared`, { recursive: true })
    symlinkSync('/dev/zero', `${folder}/shared/base.css`)
    const words = ['print', trio, '--assets', 'chat-noir', '--templates', folder, '--out', inScratch('z.pdf')]
    expect(copiste(...words)).toMatchObject({ code: 2 })
    expect(copiste(...words).err).toContain('hors de son dossier')
  })
})

describe('copiste calibrate', () => {
  it('prints its sheet, keeps a profile, and print knows it', () => {
    const env = process.env['COPISTE_PRINTERS']
    process.env['COPISTE_PRINTERS'] = inScratch('imprimantes')
    try {
      expect(copiste('calibrate', '--out', inScratch('reglage.pdf')).code).toBe(0)
      expect(pdfHead(inScratch('reglage.pdf'))).toBe('%PDF-')
      expect(
        copiste('calibrate', '--save', 'salon', '--bars', '99,101', '--top', '1,2', '--bottom', '1,2').code,
      ).toBe(0)
      expect(
        JSON.parse(readFileSync(inScratch('imprimantes', 'salon.imprimante.json'), 'utf8')),
      ).toMatchObject({
        name: 'salon',
        scaleX: 0.99,
        scaleY: 1.01,
        backOffset: { x: -1, y: 2 },
        backAngle: 0,
      })
      const words = ['print', trio, '--assets', 'chat-noir', '--out']
      copiste(...words, inScratch('sans.pdf'))
      expect(copiste(...words, inScratch('avec.pdf'), '--printer', 'salon').code).toBe(0)
      expect(readFileSync(inScratch('sans.pdf')).equals(readFileSync(inScratch('avec.pdf')))).toBe(false)
    } finally {
      if (env === undefined) delete process.env['COPISTE_PRINTERS']
      else process.env['COPISTE_PRINTERS'] = env
    }
  })

  it('never takes the place of a band', () => {
    const band = inScratch('soir.bande.json')
    writeFileSync(band, readFileSync(trio))
    const { code, err } = copiste('calibrate', '--out', band)
    expect([code, err.includes('porte le nom d’une bande')]).toEqual([2, true])
    expect(readFileSync(band).equals(readFileSync(trio))).toBe(true)
  })

  it.each([
    [[], '--out'],
    [['--save', 'a/b'], 'lettres et de chiffres'],
    [['--save', 'x', '--bars', '50,100'], 'de 90 à 110'],
    [['--save', 'x', '--margin', '99'], 'de 0 à 30'],
    [['--save', 'x', '--top', ',5'], 'deux nombres'],
    [['--save', 'x', '--paper', 'letter'], '--out'],
    [['--out', 'x.pdf', '--bars', '99,101'], '--save'],
    [['--out', 'x.pdf', '--paper', 'a3'], 'a4, letter'],
  ])('with %j is refused, and told %j', (words, told) => {
    const { code, err } = copiste('calibrate', ...words)
    expect([code, err.includes(told)]).toEqual([2, true])
  })
})
