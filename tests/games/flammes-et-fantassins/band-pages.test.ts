/** The pages and pieces of a whole band: its sheet for the evening, the duration board, the campaign, the tokens. */
import { describe, expect, it } from 'vitest'
import { openBand, type Json, type JsonObject, type Piece } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import type { Look, SheetOptions } from '../../../src/press/index.ts'
import { papers } from '../../../src/press/index.ts'
import { hasTools, textOf } from '../../press/pdf.ts'
import { plainLook, plainSheet, printBand, sampleBand } from '../../press/press.ts'
import { bandFile, figureJson } from './bands.ts'

const bandIn = (file: Json) => {
  const band = openBand(file, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const piecesOf = (file: Json, ...assets: readonly string[]): readonly Piece[] =>
  bandIn(file).roster.documents('Essai', {
    paper: papers.a4,
    card: { width: 63, height: 88 },
    options: {},
    assets,
  })

const printed = async (
  file: Json,
  asset: string,
  { look = {}, sheet = {} }: { look?: Partial<Look>; sheet?: Partial<SheetOptions> } = {},
) => {
  const { files, report } = await printBand(bandIn(file), {
    assets: [asset],
    look: { ...plainLook, ...look },
    sheet: { ...plainSheet, ...sheet },
  })
  return {
    text: textOf(files[0]?.bytes ?? new Uint8Array()),
    fronts: report.sheets.filter(({ side }) => side === 'front').length,
    faces: report.sheets.filter(({ pieces }) => pieces.length > 0).length,
    problems: report.problems.map(({ code, title }) => `${code}: ${title}`),
    smallest: Math.min(...report.pieces.map(({ smallestPt }) => smallestPt)),
  }
}

/** As heavy as ten figures may be: long names, three classes, things to tick, two lines of PV. */
const ten: readonly JsonObject[] = [
  [
    'Capitaine Hildegarde Fend-la-Bise de la Tour-qui-Penche',
    'puissant',
    'general chevalier barbare',
    'arme-a-deux-mains plaque potion-de-vie potion-de-force',
    '',
  ],
  ['Odon le Borgne-et-Demi', 'agile', 'soldat archer', 'arbalete-lourde dague cuir', ''],
  [
    'Nicolette Cendres',
    'agile',
    'sage druide',
    'baton grimoire parchemin:boule-de-feu',
    'soin poison eclair toile-d-araignee peau-d-ecorce',
  ],
  ['Grelot Sans-Chapeau', 'agile', 'ranger', 'arc-long dague grappin', ''],
  [
    'Le Fils du meunier',
    'agile',
    'voleur assassin bretteur',
    'couteaux-de-lancer dague bombe bombe-de-repulsif-a-chat',
    '',
  ],
  ['Brunehaut la Herse', 'puissant', 'skald', 'masse bouclier', ''],
  ['Frère Têtard', 'puissant', 'pretre paladin', 'masse robe potion-d-armure', 'soin benediction'],
  ['Anselme Tourne-Broche', 'puissant', 'soldat', 'arme-a-une-main pavois maille', ''],
  ['Églantine Rature', 'agile', 'alchimiste', 'dague bombe potion-d-eloquence', 'acide changeforme'],
  ['Wandrille Grosse-Louche', 'puissant', 'barbare moine', 'arme-a-deux-mains bouclier arme-a-une-main', ''],
].map(([name = '', build = '', classes = '', equipment = '', spells = '']) => ({
  name,
  build,
  classes: classes.split(' '),
  equipment: equipment.split(' '),
  spells: spells.split(' ').filter(id => id !== ''),
}))

const fighters = ten.filter((_, index) => [0, 1, 3, 7].includes(index))

describe.runIf(hasTools)('the band sheet', () => {
  it('counts the PA de Bande by the figures in play', async () => {
    const { files } = await printBand(sampleBand('mages'), { assets: ['band-sheet'] })
    const text = textOf(files[0]?.bytes ?? new Uint8Array())
    // Five figures, two of whom have at most one Class: 5 + 2, and one less with each that dies.
    expect(text).toMatch(/\b5 +4 +3 +2 +1\b/)
    expect(text).toMatch(/\b7 +6 +5 +4 +3\b/)
    expect(text).toMatch(/−1 s’il ne reste que des/)
  })

  it('shows numbers, attacks on one line, and what is ticked once', async () => {
    const { text } = await printed(bandFile(ten), 'band-sheet')
    expect(text).toMatch(/Arme à 2 mains +\+5 \/ \+4/)
    expect(text).toMatch(/Arbalète lourde 10″ +\+3 \/ \+2/)
    // Struck with the two-handed weapon: +5 / +4, and one more on each die.
    expect(text).toMatch(/Charge 3″ +\+6 \/ \+5/)
    expect(text).toMatch(/sans bouclier : CA 3, Trame 4/)
    for (const once of ['Cri de Ralliement', 'Potion de Vie', 'Parchemin : Boule de feu', 'Botte secrète'])
      expect(text).toContain(once)
  })

  it.each([
    ['A4', papers.a4],
    ['Letter', papers.letter],
  ])('of ten figures is one page of %s', async (_, paper) => {
    const { faces, problems, smallest } = await printed(bandFile(ten), 'band-sheet', { sheet: { paper } })
    expect({ faces, problems }).toEqual({ faces: 1, problems: [] })
    expect(smallest).toBeGreaterThanOrEqual(7.5)
  })

  it('of thirty figures goes on, under its heads again, and loses none', async () => {
    const many = [1, 2, 3].flatMap(turn =>
      ten.map(figure => ({ ...figure, name: `${String(figure['name'])} ${turn}` })),
    )
    const { text, faces, problems } = await printed(bandFile(many), 'band-sheet')
    expect(problems).toEqual([])
    expect(text.match(/Personnage/gi)).toHaveLength(faces)
    expect(text.match(/sentinelle/g)).toHaveLength(faces)
    expect(text.match(/Rounds/g)).toHaveLength(1)
    for (const turn of [1, 2, 3]) expect(text).toContain(`Wandrille Grosse-Louche ${turn}`)
    expect(text).toMatch(/Figurines en jeu \+ 3 Classes/)
  })

  it('fills its page with one figure, and says what stands of it elsewhere', async () => {
    const alone = { ...ten[2], notes: 'Elle compte les hiboux.' }
    const { text, faces, problems } = await printed(
      bandFile([alone], { motivation: 'Il était une fois.\nUn pont.', notes: 'Rendre le couvercle.' }),
      'band-sheet',
    )
    expect({ faces, problems }).toEqual({ faces: 1, problems: [] })
    for (const said of [
      'Équipement Bâton, Grimoire',
      'Éclair II',
      'Elle compte les hiboux.',
      'Un pont.',
      'Rendre le couvercle.',
    ])
      expect(text).toContain(said)
  })

  it('has a motto under its title, and its story on the back where the front is full', async () => {
    const five = ten.slice(2, 7)
    const motto = await printed(bandFile(five, { motivation: 'Nul ne passe.' }), 'band-sheet')
    expect([motto.text.includes('Nul ne passe.'), motto.faces]).toEqual([true, 1])
    const story = Array.from({ length: 12 }, (_, line) => `Chapitre ${line + 1}, où l’on marche.`).join('\n')
    const told = await printed(bandFile(five, { motivation: story }), 'band-sheet')
    expect([told.text.includes('Chapitre 12'), told.fronts, told.problems]).toEqual([true, 1, []])
  })

  it('is filled with a pencil where the band is still to be made', async () => {
    const { text, faces, problems } = await printed(bandFile([]), 'band-sheet')
    expect({ faces, problems }).toEqual({ faces: 1, problems: [] })
    expect(text.match(/concentré/g)).toHaveLength(6)
    expect(text).toMatch(/Figurines en jeu \+ le plus de Classes/)
  })

  it('has places for spells where the band casts any, be it by Inspiration', async () => {
    expect((await printed(bandFile(fighters), 'band-sheet')).text).not.toContain('Sorts en cours')
    const bard = figureJson({ classes: ['barde'] })
    for (const caster of [bard, ten[2] ?? {}])
      expect((await printed(bandFile([...fighters, caster]), 'band-sheet')).text).toContain('Sorts en cours')
  })

  it.each([
    ['large', 'a4'],
    ['large', 'letter'],
    ['dyslexia', 'a4'],
    ['dyslexia', 'letter'],
  ] as const)('holds in %s letters on %s', async (text, paper) => {
    const two = await printed(bandFile(ten), 'band-sheet', {
      look: { text },
      sheet: { paper: papers[paper] },
    })
    expect(two.problems).toEqual([])
    expect(two.faces).toBeLessThanOrEqual(2)
    expect(two.text.match(/Personnage/gi)).toHaveLength(two.faces)
  })

  it('breaks a name of 120 letters, and refuses none', async () => {
    const { problems } = await printed(
      bandFile(ten.slice(0, 3).map(figure => ({ ...figure, name: 'W'.repeat(120) }))),
      'band-sheet',
    )
    expect(problems).toEqual([])
  })
})

describe('the duration board', () => {
  const titles = (figures: readonly JsonObject[], asset = 'duration-board') =>
    piecesOf(bandFile(figures), asset).map(({ title, copies }) => `${title} × ${copies}`)

  it('is not printed for a band that casts nothing', () => {
    expect(titles(fighters)).toEqual([])
    const reader = { ...fighters[0], equipment: ['dague', 'parchemin:poison'] }
    expect(titles([reader])).toContain('Tableau des durées × 1')
  })

  it('comes with a pair of numbers for each spell that may last', () => {
    const mage = figureJson({
      classes: ['druide', 'sage'],
      spells: ['poison', 'eclair', 'soin', 'peau-d-ecorce', 'changeforme'],
    })
    expect(titles([mage])).toEqual([
      'Tableau des durées × 1',
      'Jetons jumeaux 1 × 2',
      'Jetons jumeaux 2 × 2',
      'Jetons jumeaux 3 × 2',
      'Poison (tableau des durées) × 1',
      'Éclair (tableau des durées) × 1',
      'Peau d’écorce (tableau des durées) × 1',
    ])
    expect(titles([figureJson({ classes: ['pretre'], spells: ['soin'] })])).toEqual([
      'Tableau des durées × 1',
    ])
  })

  it('has a lane for the next Round where lightning may strike, and a log of what Inspiration may cast', () => {
    const [board] = piecesOf(bandFile(ten), 'duration-board')
    expect(board?.data).toMatchObject({
      columns: 3,
      longer: 2,
      strikes: true,
      log: {
        own: ['Soin', 'Poison', 'Toile d’araignée', 'Peau d’écorce', 'Bénédiction', 'Acide', 'Changeforme'],
        inspired: true,
      },
    })
    const [calm] = piecesOf(
      bandFile([figureJson({ classes: ['pretre'], spells: ['soin', 'force'] })]),
      'duration-board',
    )
    expect(calm?.data).toMatchObject({
      longer: 3,
      strikes: false,
      log: { own: ['Soin', 'Force'], inspired: false },
    })
  })

  it.runIf(hasTools).each([
    ['normal', 'a4', 63, 88],
    ['large', 'letter', 63, 88],
    ['dyslexia', 'a4', 70, 120],
    ['large', 'letter', 44, 68],
  ] as const)('holds in %s letters on %s, with cards of %s × %s mm', async (text, paper, width, height) => {
    const { files, report } = await printBand(bandIn(bandFile(ten)), {
      assets: ['duration-board'],
      card: { width, height },
      look: { ...plainLook, text },
      sheet: { ...plainSheet, paper: papers[paper] },
    })
    expect(report.problems).toEqual([])
    const all = textOf(files[0]?.bytes ?? new Uint8Array())
    for (const said of ['Sorts en cours', 'Prochain Round', 'Lancés par Inspiration', 'Toile d’araignée'])
      expect(all).toContain(said)
  })
})

describe('the tokens', () => {
  const copies = (figures: readonly JsonObject[]) =>
    Object.fromEntries(piecesOf(bandFile(figures), 'tokens').map(piece => [piece.title, piece.copies]))

  it('are those that the band can use', () => {
    expect(copies([figureJson({ classes: ['barbare'] })])).toEqual({
      // 1 figure + 1 Class, one of them of Commandement, and one on the sheet.
      PA: 2,
      'PA de Commandement': 2,
      Blessure: 2,
      'Cinq blessures': 1,
      Assommé: 3,
      Mort: 1,
      Concentration: 1,
    })
  })

  it('mark a grapnel that stays, the place of the lightning, weapons to reload, those who watch', () => {
    expect(copies(ten)).toMatchObject({
      PA: 22,
      Sentinelle: 3,
      'Arme à recharger': 2,
      'Grappin laissé en place': 1,
      'Marque de l’Éclair': 1,
      'Billet de Changeforme (Églantine Rature)': 1,
    })
  })
})

describe('the campaign sheet', () => {
  it('keeps the games played and says what the next ones are worth', () => {
    const history = ['victoire', 'defaite', 'victoire'].map((outcome, index) => ({
      scenario: `Scénario ${index + 1}`,
      outcome,
      notes: 'Il pleut.',
    }))
    const campaign = { games: 3, trophies: 3, pc: 1, iron: 3, history }
    const [sheet] = piecesOf(bandFile([figureJson({})], { campaign }), 'campaign-sheet')
    expect(sheet?.data).toMatchObject({
      totals: [
        { label: 'Parties', value: 3 },
        { label: 'Trophées', value: 3 },
        { label: 'PC gagné', value: 1 },
        { label: 'Fer gagné', value: 3 },
      ],
      played: [
        { number: 1, scenario: 'Scénario 1', outcome: 'Victoire', gain: '1\u00a0trophée, 1 fer', total: 1 },
        { number: 2, outcome: 'Défaite', gain: '1 PC, 1 fer', total: 1 },
        { number: 3, outcome: 'Victoire', gain: '2\u00a0trophées, 1 fer', total: 3, notes: 'Il pleut.' },
      ],
    })
    expect(sheet?.data['toCome']).toEqual(
      expect.arrayContaining([
        { number: 4, worth: '3\u00a0trophées' },
        { number: 14, worth: '377\u00a0trophées' },
      ]),
    )
  })

  it.runIf(hasTools)('is a page with boxes for what is to come', async () => {
    const { files, report } = await printBand(sampleBand('campagne'), { assets: ['campaign-sheet'] })
    expect(report.problems).toEqual([])
    const text = textOf(files[0]?.bytes ?? new Uint8Array())
    expect(text).toMatch(/Victoire : 8 trophées/)
    expect(text).toMatch(/Le plus de trophées/)
  })
})
