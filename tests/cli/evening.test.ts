/** `copiste evening` and `copiste new evening` from outside: one job, refusals that write nothing, and again what changed. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { hasTools, textOf } from '../press/pdf.ts'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()
const gue = {
  format: 'copiste-scenario',
  version: 1,
  title: 'Le Gué aux oies',
  system: 'flammes-et-fantassins',
  players: 2,
  victory: '| La borne | 3 points |\n|---|---|\n| Une oie | 1 par oie |',
  handouts: [
    { title: 'Trahison', for: 'joueur', player: 'A', text: 'Volez le mirliton.' },
    { title: 'Promesse', for: 'joueur', player: 'B', text: 'Cachez la sarbacane.' },
  ],
}
const players = [
  { name: 'Maud', bands: ['../bandes/m.bande.json'], secret: 'A' },
  { name: 'Théo', bands: ['../bandes/m.bande.json'], secret: 'A' },
  { name: 'Ousmane', bands: ['../bandes/p.bande.json'], secret: 'B' },
  { name: 'Lise', bands: ['../bandes/p.bande.json'], secret: 'B' },
]
const evening = (name: string, changes: object = {}): string => {
  const path = inScratch('soirees', `${name}.soiree.json`)
  const written = {
    format: 'copiste-evening',
    version: 1,
    title: 'Vendredi',
    players,
    scenario: 'gue.scenario.json',
    // A small job: what is tried here is the command.
    settings: { assets: ['tokens', 'chat-noir', 'reference-sheets', 'score-sheet', 'secrets'] },
    ...changes,
  }
  writeFileSync(path, JSON.stringify(written))
  return path
}

beforeAll(() => {
  process.env['COPISTE_DATA'] = inScratch('data')
  for (const folder of ['bandes', 'soirees']) mkdirSync(inScratch(folder))
  writeFileSync(inScratch('soirees', 'gue.scenario.json'), JSON.stringify(gue))
  copiste('new', 'flammes-et-fantassins', '--sample', 'mages', '--out', inScratch('bandes', 'm.bande.json'))
  copiste(
    'new',
    'flammes-et-fantassins',
    '--sample',
    'premiere-partie',
    '--out',
    inScratch('bandes', 'p.bande.json'),
  )
})

const reportSchema = z.object({
  sheets: z.array(
    z.object({ side: z.string(), pieces: z.array(z.object({ asset: z.string(), title: z.string() })) }),
  ),
  problems: z.array(z.unknown()),
})

describe('copiste evening', () => {
  it.skipIf(!hasTools)('prints all of it into one PDF, each secret once and apart', () => {
    const [pdf, report] = [inScratch('tout.pdf'), inScratch('tout.json')]
    const ran = copiste('evening', evening('tout'), '--out', pdf, '--report', report)
    expect(ran).toMatchObject({ code: 0, out: '' })
    expect(ran.err.replaceAll('\u00a0', ' ')).toMatch(
      /Maud et Théo : \d+ feuilles\..*coupes droites.*environ/s,
    )
    const { sheets, problems } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
    const fronts = sheets.flatMap(({ side, pieces }) => (side === 'front' ? pieces : []))
    const count = (asset: string) => fronts.filter(piece => piece.asset === asset).length
    // Four players, two pages of aid each; a token and a figure of the cat; three panels for each of two secrets.
    expect(['reference-sheets', 'chat-noir', 'score-sheet', 'secrets'].map(count)).toEqual([8, 2, 1, 6])
    expect(problems).toEqual([])
    const text = textOf(readFileSync(pdf))
    expect(['mirliton', 'sarbacane'].map(word => text.split(word).length - 1)).toEqual([1, 1])
  })

  it('prints a file for each pile into a folder', () => {
    const { code } = copiste('evening', evening('dossier'), '--out', inScratch('dossier'))
    expect(code).toBe(0)
    expect(readdirSync(inScratch('dossier')).toSorted()).toEqual([
      'La table.pdf',
      'Les secrets.pdf',
      'Maud et Théo.pdf',
      'Ousmane et Lise.pdf',
      'À découper et à plier.pdf',
    ])
  })

  it('holds the file’s settings, and those of the call before them', () => {
    const path = evening('reglages', { settings: { assets: ['tokens'], ink: 'outline', paper: 'letter' } })
    const sizeIn = (pdf: string) => /MediaBox \[0 0 ([\d. ]+)\]/.exec(readFileSync(pdf, 'latin1'))?.[1]
    copiste('evening', path, '--out', inScratch('a.pdf'))
    copiste('evening', path, '--out', inScratch('b.pdf'), '--paper', 'a4', '--assets', 'chat-noir')
    expect(sizeIn(inScratch('a.pdf'))).toMatch(/^612 792/)
    expect(sizeIn(inScratch('b.pdf'))).toMatch(/^595\.\d+ 841\.\d+/)
  })

  it('prints again what has changed alone, and says what it leaves out', () => {
    const path = evening('encore', { settings: { assets: ['tokens', 'secrets'] } })
    const first = copiste('evening', path, '--out', inScratch('encore.pdf'))
    expect(first.code).toBe(0)
    const same = copiste('evening', path, '--out', inScratch('rien.pdf'), '--changed')
    expect([same.code, existsSync(inScratch('rien.pdf'))]).toEqual([0, false])
    expect(same.err).toContain('Rien n’a changé')
    const other = { ...gue, handouts: [{ ...gue.handouts[0], text: 'Volez la crécelle.' }, gue.handouts[1]] }
    writeFileSync(inScratch('soirees', 'autre.scenario.json'), JSON.stringify(other))
    const changed = evening('encore', {
      settings: { assets: ['tokens', 'secrets'] },
      scenario: 'autre.scenario.json',
    })
    const report = inScratch('encore.json')
    const again = copiste('evening', changed, '--out', inScratch('plus.pdf'), '--changed', '--report', report)
    expect(again.code).toBe(0)
    expect(again.err.replaceAll('\u00a0', ' ')).toMatch(/Maud et Théo : rien n’a changé/)
    const { sheets } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
    expect(new Set(sheets.flatMap(({ pieces }) => pieces.map(({ asset }) => asset)))).toEqual(
      new Set(['evening-checklist', 'secrets']),
    )
  })

  it('exits 1 where a band breaks a rule, and prints it all the same', () => {
    const band = JSON.parse(readFileSync(inScratch('bandes', 'm.bande.json'), 'utf8'))
    writeFileSync(
      inScratch('bandes', 'hors.bande.json'),
      JSON.stringify({ ...band, roster: { ...band.roster, points: 1 } }),
    )
    const path = evening('hors', {
      players: [{ name: 'Maud', bands: ['../bandes/hors.bande.json'] }],
      scenario: null,
      settings: { assets: ['tokens'] },
    })
    const { code, err } = copiste('evening', path, '--out', inScratch('hors.pdf'))
    expect([code, existsSync(inScratch('hors.pdf'))]).toEqual([1, true])
    expect(err).toContain('enfreint une règle')
  })

  it.each([
    [
      'a file that is missing',
      { scenario: 'gué.scenario.json' },
      [],
      /Vouliez-vous dire «\u00a0gue\.scenario\.json/,
    ],
    ['a setting that there is not', { settings: { paper: 'a3' } }, [], /papier|paper/],
    ['a kind of piece that there is not', { settings: { assets: ['token'] } }, [], /tokens/],
    ['a theme that there is not', {}, ['--theme', 'or'], /--theme/],
    ['a newer version', { version: 2 }, [], /plus récent/],
    ['a band in its place', { format: 'copiste-band' }, [], /pas une soirée/],
  ])('refuses %s, and writes nothing', (_, changes, words, message) => {
    const { code, err } = copiste(
      'evening',
      evening('refus', changes),
      '--out',
      inScratch('refus.pdf'),
      ...words,
    )
    expect([code, existsSync(inScratch('refus.pdf'))]).toEqual([2, false])
    expect(err).toMatch(message)
  })

  it('never writes over what it reads', () => {
    const path = evening('soi', { settings: { assets: ['tokens'] } })
    const ran = copiste(
      'evening',
      path,
      '--out',
      inScratch('x.pdf'),
      '--report',
      inScratch('bandes', 'm.bande.json'),
    )
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('sert à imprimer')])
    expect(JSON.parse(readFileSync(inScratch('bandes', 'm.bande.json'), 'utf8'))).toHaveProperty('roster')
  })
})

describe('copiste check', () => {
  it('says whether an evening and the files that it names are sound', () => {
    const sound = copiste('check', evening('bien'))
    expect([sound.code, sound.out.replaceAll('\u00a0', ' ')]).toEqual([
      0,
      `Vendredi (soirée, ${inScratch('soirees', 'bien.soiree.json')}) : bien formée\n`,
    ])
    const lost = copiste('check', evening('perdu', { scenario: 'perdu.scenario.json' }), '--json')
    expect(lost.code).toBe(1)
    expect(JSON.parse(lost.out)).toMatchObject([
      { system: null, ok: false, diagnostics: [{ code: 'evening.missing-file', path: '/scenario' }] },
    ])
  })
})

describe('copiste new evening', () => {
  it('writes a player for each band, on the sides of the scenario, and the file prints', () => {
    const path = inScratch('soirees', 'neuf.soiree.json')
    const bands = [inScratch('bandes', 'm.bande.json'), inScratch('bandes', 'p.bande.json')]
    const scenario = inScratch('soirees', 'gue.scenario.json')
    const ran = copiste('new', 'evening', '--out', path, '--band', ...bands, '--scenario', scenario)
    expect(ran).toMatchObject({ code: 0, out: '' })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
      players: [
        { name: 'Joueur 1', bands: ['../bandes/m.bande.json'], secret: 'A' },
        { name: 'Joueur 2', bands: ['../bandes/p.bande.json'], secret: 'B' },
      ],
      scenario: 'gue.scenario.json',
    })
    expect(copiste('check', path).code).toBe(0)
    expect(copiste('new', 'evening', '--out', path).err).toContain('existe déjà')
  })

  it('refuses what is no band, and leaves its options to evenings', () => {
    const path = inScratch('soirees', 'non.soiree.json')
    const wrong = copiste(
      'new',
      'evening',
      '--out',
      path,
      '--band',
      inScratch('soirees', 'gue.scenario.json'),
    )
    expect([wrong.code, existsSync(path)]).toEqual([2, false])
    const out = inScratch('x.bande.json')
    expect(copiste('new', 'flammes-et-fantassins', '--scenario', 'x', '--out', out).err).toContain(
      '--scenario',
    )
    expect(copiste('new', 'flammes-et-fantassins', 'de-trop', '--out', out).err).toContain('de trop')
    expect(existsSync(out)).toBe(false)
  })
})
