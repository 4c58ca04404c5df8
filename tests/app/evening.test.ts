/** A whole evening in one job: to each what is theirs, once what is shared, secrets where nobody else reads them. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  openEvening,
  planEvening,
  printApart,
  printTogether,
  settingsOf,
  weighEvening,
  type EveningPlan,
  type PressOnce,
} from '../../src/app/evening/index.ts'
import { labourOf } from '../../src/app/evening/work.ts'
import type { Files } from '../../src/app/port.ts'
import {
  error,
  eveningKind,
  failure,
  isEvening,
  isJsonObject,
  newBand,
  success,
  writeJson,
  type Json,
  type JsonObject,
} from '../../src/core/index.ts'
import { systems as ours } from '../../src/games/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'
import { openResources } from '../../src/host/resources.ts'
import { createPress, perfectPrinter, type Press, type Report } from '../../src/press/index.ts'
import { marais } from '../second-game/src/games/marais/index.ts'
import { hasTools, textOf } from '../press/pdf.ts'
import { root } from '../press/press.ts'

const systems = [...ours, marais]
const flammes = ours[0]

const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

let warm: Promise<Press> | undefined
const press: PressOnce = async job => {
  const own = join(root, 'tests', 'second-game', 'templates')
  warm ??= createPress(openResources({ root, own }), decodePicture)
  return success(await (await warm).print(job))
}

/** A disk that holds these documents alone. */
const disk = (
  documents: Readonly<Record<string, JsonObject | string>>,
): Pick<Files, 'read' | 'list' | 'realPath'> => {
  const parts = (path: string): string[] => {
    const found: string[] = []
    for (const part of path.split('/')) {
      if (part === '..') found.pop()
      else if (part !== '.' && part !== '') found.push(part)
    }
    return found
  }
  const plain = (path: string): string => parts(path).join('/')
  return {
    realPath: path => Promise.resolve(plain(path)),
    read: path => {
      const document = documents[plain(path)]
      if (document === undefined) return Promise.resolve(failure(error('file.missing', '', 'absent')))
      const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : writeJson(document)
      return Promise.resolve(success(bytes))
    },
    list: folder =>
      Promise.resolve(
        success(
          Object.keys(documents)
            .filter(name => parts(name).slice(0, -1).join('/') === plain(folder))
            .map(name => ({ name: parts(name).at(-1) ?? '', size: 1, modified: 0 })),
        ),
      ),
  }
}

const sample = (id: string): JsonObject => {
  for (const system of systems) {
    const found = system.samples.find(known => known.id === id)
    if (found) return newBand(system, found)
  }
  throw new Error(`no sample ${id}`)
}

const scenario = (changes: { readonly [key: string]: Json } = {}): JsonObject => ({
  format: 'copiste-scenario',
  version: 1,
  title: 'Le Gué aux oies',
  system: 'flammes-et-fantassins',
  players: 2,
  setup: 'Placez la borne au milieu.',
  victory: '| La borne | 3 points |\n|---|---|\n| Une oie | 1 par oie |',
  map: {
    unit: 'pouce',
    width: 36,
    height: 36,
    pieces: [
      { kind: 'zone', x: 18, y: 3, width: 36, height: 6, side: 'A' },
      { kind: 'zone', x: 18, y: 33, width: 36, height: 6, side: 'B' },
      { kind: 'maison', x: 10, y: 10 },
      { kind: 'maison', x: 20, y: 10 },
      { kind: 'maison', x: 30, y: 10 },
      { kind: 'pont', x: 18, y: 18 },
    ],
  },
  handouts: [
    { title: 'Le crieur', for: 'tous', text: 'Un gazouillis public.' },
    { title: 'Trahison', for: 'joueur', player: 'A', text: 'Volez le mirliton.' },
    { title: 'Promesse', for: 'joueur', player: 'B', text: 'Cachez la sarbacane.' },
  ],
  objects: [{ name: 'La borne', text: 'Lourde.', count: 1 }],
  ...changes,
})

const table = {
  'p.bande.json': sample('premiere-partie'),
  'm.bande.json': sample('mages'),
  'gue.scenario.json': scenario(),
}

const four = [
  { name: 'Maud', bands: ['m.bande.json'], secret: 'A' },
  { name: 'Théo', bands: ['m.bande.json'], secret: 'A' },
  { name: 'Ousmane', bands: ['p.bande.json'], secret: 'B' },
  { name: 'Lise', bands: ['p.bande.json'], secret: 'B' },
]
const two = [four[0], four[2]].flatMap(player => player ?? [])

const evening = (changes: { readonly [key: string]: Json } = {}): JsonObject => ({
  format: 'copiste-evening',
  version: 1,
  title: 'Vendredi',
  players: four,
  scenario: 'gue.scenario.json',
  ...changes,
})

const found = async (
  document: JsonObject,
  documents: Readonly<Record<string, JsonObject | string>> = table,
) => {
  const opened = eveningKind.open(document, systems)
  if (!opened.ok || !isEvening(opened.value)) throw new Error('no evening')
  return {
    text: opened.value.text,
    ...(await openEvening(opened.value, 'soirees/v.soiree.json', {
      files: disk(inFolder(documents)),
      systems,
    })),
  }
}
const inFolder = <T>(documents: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(documents).map(([name, document]) => [`soirees/${name}`, document]))

const planned = async (
  document: JsonObject,
  documents: Readonly<Record<string, JsonObject | string>> = table,
  printed: readonly string[] | null = null,
): Promise<EveningPlan> => {
  const { table: seated, text, missing, remarks } = await found(document, documents)
  if (missing) throw new Error(remarks.map(({ message }) => message).join(' '))
  const settings = settingsOf(text)
  if (!settings.ok) throw new Error('no settings')
  const plan = planEvening(seated, {
    settings: settings.value,
    printer: perfectPrinter,
    themes: [],
    fingerprint,
    printed,
  })
  if (!plan.ok) throw new Error(plan.diagnostics[0]?.message)
  return plan.value
}

const codes = async (
  document: JsonObject,
  documents: Readonly<Record<string, JsonObject | string>> = table,
): Promise<readonly string[]> =>
  (await found(document, documents)).remarks.map(({ code, path }) => `${code} ${path}`)

const together = async (document: JsonObject, documents = table) => {
  const plan = await planned(document, documents)
  const printed = await printTogether(plan, press)
  if (!printed.ok) throw new Error(printed.diagnostics[0]?.message)
  const [output] = printed.value.outputs
  if (!output) throw new Error('nothing printed')
  const [file] = output.printed.files
  return { plan, ...printed.value, report: output.printed.report, pdf: file?.bytes ?? new Uint8Array() }
}

/** Of each title of an asset, how many fronts lie on all sheets. */
const placed = (report: Report, asset: string): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>()
  for (const { side, pieces } of report.sheets)
    for (const piece of side === 'front' ? pieces : [])
      if (piece.asset === asset) counts.set(piece.title, (counts.get(piece.title) ?? 0) + 1)
  return Object.fromEntries(counts)
}

describe('an evening of two bands for four players', () => {
  it('prints to each what is theirs, once a player the aid, once what the table shares', async () => {
    const { works, report } = await together(evening())
    expect(works.map(({ pile }) => pile.title)).toEqual([
      'Maud et Théo',
      'Ousmane et Lise',
      'La table',
      'Les secrets',
    ])
    expect(works.map(({ pile }) => pile.batches.map(({ title }) => title))).toEqual([
      ['Maud et Théo : L’École buissonnière d’Oc'],
      ['Ousmane et Lise : La Milice du Pont-aux-Oies'],
      ['La table', 'La table : Le Gué aux oies'],
      ['Les secrets'],
    ])
    expect(Object.values(placed(report, 'reference-sheets'))).toEqual([4, 4])
    expect(Object.values(placed(report, 'chat-noir'))).toEqual([1, 1])
    expect(Object.values(placed(report, 'map'))).toEqual([1])
    expect(Object.values(placed(report, 'score-sheet'))).toEqual([1])
    expect(Object.keys(placed(report, 'band-sheet'))).toHaveLength(2)
    expect(report.problems).toEqual([])
  })

  it('lays nobody’s pieces on a sheet with anybody else’s', async () => {
    const { report, plan } = await together(evening())
    const pileOf = [0, ...plan.piles.flatMap(({ batches }, index) => batches.map(() => index + 1))]
    const shared = report.origins.filter(owners => new Set(owners.map(owner => pileOf[owner])).size > 1)
    expect(shared).toEqual([])
  })

  it.skipIf(!hasTools)('shows each secret once, on the sheets of the secrets alone', async () => {
    const { pdf, works, report } = await together(evening())
    const pages = textOf(pdf).split('\f')
    const secrets = works.at(-1)
    const pagesWith = (word: string): readonly number[] =>
      pages.flatMap((page, index) =>
        page
          .split(word)
          .slice(1)
          .map(() => index + 1),
      )
    for (const word of ['mirliton', 'sarbacane', 'Trahison', 'Promesse']) {
      const [page = 0, ...more] = pagesWith(word)
      expect([word, more]).toEqual([word, []])
      expect(page).toBeGreaterThanOrEqual(secrets?.first ?? Infinity)
    }
    // The outline and the report of what was placed tell for whom they are, and nothing else.
    expect(placed(report, 'secrets')).toEqual({ 'Pour Maud et Théo': 3, 'Pour Ousmane et Lise': 3 })
    expect(pagesWith('gazouillis')).toHaveLength(1)
  })

  it.skipIf(!hasTools)('begins with the page that says what to do, and what to bring', async () => {
    const { pdf, works, report, labour } = await together(evening({ place: 'chez Maud' }))
    const [first = ''] = textOf(pdf).split('\f')
    for (const words of ['Vendredi', 'chez Maud', 'Maud et Théo', 'Billets secrets', '2 dés à six faces'])
      expect(first.replaceAll('\u00a0', ' ')).toContain(words)
    const whole = textOf(pdf).split('\f').slice(0, 2).join(' ').replaceAll('\u00a0', ' ')
    for (const words of ['3 maisons', '1 pont', 'La borne', '5 figurines', 'Une table de 36 × 36 pouces'])
      expect(whole).toContain(words)
    expect(labour.sheets).toBe(report.sheets.filter(({ side }) => side === 'front').length)
    // Each thing lies where the page says that it does.
    for (const { pile, kinds, first: from, last } of works)
      for (const { title, pages } of kinds)
        for (const page of pages) {
          const ids = pile.batches.flatMap(({ assets }) =>
            assets.flatMap(asset => (asset.title === title ? [asset.id] : [])),
          )
          const sheet = report.sheets.find(known => known.page === page)
          expect(sheet?.pieces.some(({ asset }) => ids.includes(asset))).toBe(true)
          expect(page >= from && page <= last).toBe(true)
        }
  })

  it.each(['long-edge', 'short-edge', 'fold', 'separate', 'none'])(
    'tells the numbers of its sheets wherever backs go (%s)',
    async backs => {
      const assets = ['spell-cards', 'band-sheet', 'tokens', 'booklet', 'secrets']
      const { works, report, labour } = await together(evening({ settings: { backs, assets } }))
      const fronts = report.sheets.filter(({ side }) => side === 'front')
      expect(labour.sheets).toBe(fronts.length)
      for (const { pile, kinds } of works)
        for (const { title, pages } of kinds) {
          const ids = pile.batches.flatMap(({ assets: known }) =>
            known.filter(asset => asset.title === title),
          )
          for (const page of pages) {
            const sheet = fronts.find(known => known.page === page)
            expect(sheet?.pieces.some(({ asset }) => ids.some(({ id }) => id === asset))).toBe(true)
          }
        }
      expect(works.map(({ pile }) => pile.kind)).toEqual(['player', 'player', 'table', 'secrets'])
      const counted = works.map(({ kinds }) => kinds.map(({ title, count }) => `${title} ${count}`))
      expect(counted[0]).toEqual(
        expect.arrayContaining(['Cartes de Sort 15', 'Jetons 43', 'Feuille de bande 1']),
      )
      expect(counted.at(-1)).toEqual(['Billets secrets 2'])
    },
  )

  it('keeps what the game master alone may read on sheets of their own', async () => {
    const told = [{ title: 'La nuit', for: 'mj', text: 'Le pont est miné.' }]
    const documents = { ...table, 'gue.scenario.json': scenario({ handouts: told }) }
    expect(await codes(evening(), documents)).toEqual(['evening.no-master /players'])
    const players = [...four, { name: 'Zoé' }]
    expect(await codes(evening({ players }), documents)).toEqual([])
    const { works, report, plan } = await together(evening({ players }), documents)
    expect(works.map(({ pile, sheets }) => [pile.title, sheets]).at(-1)).toEqual(['Le meneur', 1])
    const last = 1 + plan.piles.flatMap(({ batches }) => batches).length - 1
    const theirs = report.origins.filter(owners => owners.includes(last))
    expect(theirs.every(owners => owners.every(owner => owner === last))).toBe(true)
    expect(placed(report, 'handouts')).toEqual({ 'La nuit': 1 })
  })

  it('comes out the same, byte by byte', async () => {
    const [one, other] = [await together(evening()), await together(evening())]
    expect(fingerprint(one.pdf)).toBe(fingerprint(other.pdf))
  })

  it('is weighed before anything is printed', async () => {
    const plan = await planned(evening())
    const [weighed, printed] = [await weighEvening(plan, press), await printTogether(plan, press)]
    if (!weighed.ok || !printed.ok) throw new Error('not laid')
    const { cuts, foldings, sheets } = printed.value.labour
    expect(weighed.value.labour).toMatchObject({ cuts, foldings, sheets })
    expect(cuts).toBeGreaterThan(50)
    // The booklet once, each of the two secrets twice, the Chat Noir and ten figures of cardboard besides.
    expect(foldings).toBeGreaterThanOrEqual(5)
  })

  it('may be printed as a file for each pile, every name its own', async () => {
    const plan = await planned(evening({ players: [{ ...four[0], name: 'Les secrets' }, ...four.slice(1)] }))
    const printed = await printApart(plan, press)
    if (!printed.ok) throw new Error('not printed')
    expect(printed.value.outputs.map(({ name }) => name)).toEqual([
      'À découper et à plier',
      'Les secrets et Théo',
      'Ousmane et Lise',
      'La table',
      'Les secrets',
    ])
    expect(printed.value.works.every(({ first }) => first === 1)).toBe(true)
  })
})

describe('an evening of several games', () => {
  const documents = { ...table, 'mare.bande.json': sample('mare') }
  const players = [...two, { name: 'Lise', bands: ['mare.bande.json'] }]

  it('prints each in its own look, and each player the aid of their own game', async () => {
    const { plan, report } = await together(evening({ players }), documents)
    expect(plan.piles.map(({ batches }) => batches.map(({ styles }) => styles))).toEqual([
      ['flammes-et-fantassins'],
      ['flammes-et-fantassins'],
      ['marais'],
      ['flammes-et-fantassins', 'marais', 'flammes-et-fantassins'],
      ['flammes-et-fantassins'],
    ])
    expect(Object.values(placed(report, 'reference-sheets'))).toEqual([2, 2])
    expect(Object.values(placed(report, 'vase'))).toEqual([1])
    expect(Object.values(placed(report, 'chat-noir'))).toEqual([1, 1])
  })

  it('gives who plays two bands of one game its aid once', async () => {
    const both = [{ name: 'Maud', bands: ['m.bande.json', 'p.bande.json'] }]
    const { plan, report } = await together(evening({ players: both, scenario: null }))
    expect(plan.piles.map(({ title, batches }) => [title, batches.length])).toEqual([
      ['Maud', 2],
      ['La table', 1],
    ])
    expect(Object.values(placed(report, 'reference-sheets'))).toEqual([1, 1])
  })
})

describe('an evening’s settings', () => {
  const kindsOf = async (changes: { readonly [key: string]: Json }): Promise<readonly string[]> => {
    const { piles } = await planned(evening({ players: two, ...changes }))
    const pieces = piles.flatMap(({ batches }) => batches.flatMap(batch => batch.pieces))
    return [...new Set(pieces.map(({ asset }) => asset))]
  }

  it('choose what is printed, of bands and scenario alike', async () => {
    expect(await kindsOf({ settings: { assets: ['tokens', 'map'] } })).toEqual(['tokens', 'map'])
    await expect(kindsOf({ settings: { assets: ['mapp'] } })).rejects.toThrow(/Vouliez-vous dire «\u00a0map/)
    await expect(kindsOf({ settings: { paper: 'a3' } })).rejects.toThrow('no settings')
  })

  it('choose for one band alone, and never more of a secret', async () => {
    const { piles } = await planned(
      evening({
        players: two,
        settings: { copies: 2, assets: ['tokens', 'band-sheet', 'secrets'] },
        choices: [{ file: 'm.bande.json', assets: ['band-sheet'], times: { 'band-sheet': 3 } }],
      }),
    )
    const counts = piles.map(({ batches }) =>
      batches.flatMap(({ pieces }) => pieces.map(({ asset, copies }) => `${asset} ${copies}`)),
    )
    expect(counts[0]).toEqual(['band-sheet 6'])
    expect(counts[1]).toContain('band-sheet 2')
    expect(counts.at(-1)).toEqual(['secrets 1', 'secrets 1'])
  })
})

describe('what is missing', () => {
  it('nothing, where all is there', async () => {
    expect(await codes(evening())).toEqual([])
  })

  it('a file, with the nearest name that lies there', async () => {
    const lost = [{ name: 'Maud', bands: ['mm.bande.json'] }]
    const { remarks, missing } = await found(evening({ players: lost, scenario: null }))
    expect(missing).toBe(true)
    expect(remarks.map(({ path }) => path)).toEqual(['/players/0/bands/0'])
    expect(remarks[0]?.message.replaceAll('\u00a0', ' ')).toMatch(
      /« mm\.bande\.json » n’est pas là : .* Vouliez-vous dire « m\.bande\.json »/,
    )
  })

  it('a file that does not open, or is another thing', async () => {
    const documents = { ...table, 'casse.bande.json': '{' }
    const players = [{ name: 'Maud', bands: ['casse.bande.json', 'gue.scenario.json'] }]
    expect(await codes(evening({ players, scenario: 'p.bande.json' }), documents)).toEqual([
      'evening.broken-file /players/0/bands/0',
      'evening.other-kind /players/0/bands/1',
      'evening.other-kind /scenario',
    ])
  })

  it('a rule that a band breaks, named with its first fault; it is printed all the same', async () => {
    const band = sample('mages')
    const roster = isJsonObject(band['roster']) ? band['roster'] : {}
    const documents = { ...table, 'm.bande.json': { ...band, roster: { ...roster, points: 1 } } }
    const { remarks, lawful, missing } = await found(evening(), documents)
    expect([lawful, missing]).toEqual([false, false])
    expect(remarks[0]?.message).toMatch(/L’École buissonnière d’Oc.* enfreint une règle.*PC/)
  })

  it('players of another count, a band of another game', async () => {
    const documents = { ...table, 'gue.scenario.json': scenario({ players: '5 ou 6', system: null }) }
    expect(await codes(evening(), documents)).toEqual(['evening.other-count /scenario'])
    const crowd = { ...table, 'gue.scenario.json': scenario({ players: '2 ou plus' }) }
    expect(await codes(evening(), crowd)).toEqual([])
    const marsh = { ...table, 'mare.bande.json': sample('mare') }
    const players = [
      { name: 'Maud', bands: ['mare.bande.json'], secret: 'A' },
      { name: 'Lise', bands: ['mare.bande.json'], secret: 'B' },
    ]
    expect(await codes(evening({ players }), marsh)).toEqual(['evening.other-game /scenario'])
  })

  it('a side that nobody plays, with its secret or without, and a side that there is not', async () => {
    const players = [
      { name: 'Maud', bands: ['m.bande.json'], secret: 'A' },
      { name: 'Lise', bands: ['p.bande.json'], secret: 'C' },
    ]
    expect(await codes(evening({ players }))).toEqual([
      'evening.idle-secret /players',
      'evening.unknown-side /players/1/secret',
    ])
    const bare = { ...table, 'gue.scenario.json': scenario({ handouts: [] }) }
    expect(await codes(evening({ players: [players[0] ?? {}, four[1] ?? {}] }), bare)).toEqual([
      'evening.idle-side /players',
    ])
  })

  it('a text of the scenario that cannot be read', async () => {
    const documents = { ...table, 'gue.scenario.json': scenario({ rules: '<b>gras</b>' }) }
    const { remarks, missing } = await found(evening(), documents)
    expect(missing).toBe(true)
    expect(remarks.map(({ code }) => code)).toContain('scenario.text')
  })

  it('a portrait that cannot be read', async () => {
    const band = sample('mages')
    const roster = isJsonObject(band['roster']) ? band['roster'] : {}
    const figures = Array.isArray(roster['figures']) ? roster['figures'] : []
    const portrait = 'data:image/png;base64,iVBORw0KGgo='
    const spoilt = figures.map((figure: Json, index) =>
      index === 0 && isJsonObject(figure) ? { ...figure, portrait } : figure,
    )
    const documents = { ...table, 'm.bande.json': { ...band, roster: { ...roster, figures: spoilt } } }
    const weighed = await weighEvening(await planned(evening(), documents), press)
    expect(weighed.ok && weighed.value.report.problems.map(({ code }) => code)).toContain('picture')
  })
})

describe('an evening again', () => {
  it('prints nothing where nothing has changed', async () => {
    const { marks } = await planned(evening())
    const again = await planned(evening(), table, marks)
    expect(again.piles).toEqual([])
    expect(again.kept?.map(({ title, whole }) => [title, whole])).toEqual([
      ['Maud et Théo', true],
      ['Ousmane et Lise', true],
      ['La table', true],
      ['Les secrets', true],
    ])
  })

  it('prints what has changed, and says what it leaves out', async () => {
    const { marks } = await planned(evening())
    const secret = scenario({
      handouts: [{ title: 'Trahison', for: 'joueur', player: 'A', text: 'Volez la crécelle.' }],
    })
    const again = await planned(evening(), { ...table, 'gue.scenario.json': secret }, marks)
    const pieces = again.piles.flatMap(({ batches }) => batches.flatMap(batch => batch.pieces))
    expect(pieces.map(({ asset, copies }) => [asset, copies])).toEqual([['secrets', 1]])
    expect(again.kept?.map(({ title, whole }) => [title, whole])).toEqual([
      ['Maud et Théo', true],
      ['Ousmane et Lise', true],
      ['La table', true],
    ])
  })

  it('prints one aid more for a player more', async () => {
    const { marks } = await planned(evening({ scenario: null }))
    const players = [...four, { name: 'Zoé', bands: ['p.bande.json'] }]
    const again = await planned(evening({ scenario: null, players }), table, marks)
    const pieces = again.piles.flatMap(({ batches }) => batches.flatMap(batch => batch.pieces))
    expect(pieces.map(({ asset, copies }) => [asset, copies])).toEqual([
      ['reference-sheets', 1],
      ['reference-sheets', 1],
    ])
  })
})

describe('how long it takes', () => {
  const report = (cuts: number, foldings: number, sheets: number): Report => ({
    sheets: Array.from({ length: sheets }, (_, index) => ({ page: index + 1, side: 'front', pieces: [] })),
    pieces: [],
    problems: [],
    cards: 0,
    origins: Array.from({ length: sheets }, () => []),
    cuts,
    foldings,
  })

  it('is counted in fives of minutes, from cuts, folds and sheets', () => {
    // 60 cuts of 8 s, 4 folds of 15 s, 10 sheets of 4 s: 580 s.
    expect(labourOf([report(60, 4, 10)], [])).toMatchObject({
      cuts: 60,
      foldings: 4,
      sheets: 10,
      minutes: 10,
    })
    expect(labourOf([report(60, 4, 10), report(3, 0, 0)], []).minutes).toBe(15)
    expect(flammes?.brings?.map(({ icon }) => icon)).toContain('dice-six-faces-six')
  })
})
