// @vitest-environment happy-dom
/** An evening in the studio: each change a patch on its file, what is missing in sight, what came out remembered. */
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, shallowRef } from 'vue'
import type { Answers, EveningReport, EveningWork } from '../../src/app/bridge.ts'
import { fileFrom } from '../../src/app/paths.ts'
import { noPreferences } from '../../src/app/preferences.ts'
import type { ShelfBook } from '../../src/app/shelf.ts'
import {
  applyPatch,
  error,
  eveningKind,
  isEvening,
  isJsonObject,
  kindFor,
  newEvening,
  newScenario,
  success,
  warning,
  type Evening,
  type JsonObject,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { differences } from '../../src/renderer/differences.ts'
import EveningPiles from '../../src/renderer/evening/EveningPiles.vue'
import EveningTable from '../../src/renderer/evening/EveningTable.vue'
import { bandAt, calledAs, dropBand, nameable } from '../../src/renderer/evening/files.ts'
import { ownersOf } from '../../src/renderer/evening/owners.ts'
import { makesEvening, prepareEvening } from '../../src/renderer/evening/prepare.ts'
import { setSetting, settingsIn } from '../../src/renderer/evening/settings.ts'
import { provideEditor } from '../../src/renderer/form/editor.ts'
import { useBridge } from '../../src/renderer/host.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useEvening } from '../../src/renderer/stores/evening.ts'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { usePreferences } from '../../src/renderer/stores/preferences.ts'
import { useView, viewOfKind } from '../../src/renderer/stores/view.ts'
import { fakeBridge } from './fake-bridge.ts'

const path = '/jeu/soirees/vendredi.soiree.json'
const game = systems[0]?.id ?? ''
const book = (name: string, over: Partial<ShelfBook> = {}): ShelfBook => ({
  path: `/jeu/bandes/${name}.bande.json`,
  file: `${name}.bande.json`,
  kind: 'band',
  name,
  system: game,
  state: 'ready',
  reason: '',
  gauge: null,
  icon: null,
  members: [],
  fault: '',
  modified: 0,
  ...over,
})
const gue = book('Gué', {
  kind: 'scenario',
  path: '/jeu/bandes/Gué.scenario.json',
  file: 'Gué.scenario.json',
})
const shelf = [book('Oies'), book('Mages'), gue]
const vendredi: JsonObject = {
  format: 'copiste-evening',
  version: 1,
  title: 'Vendredi',
  players: [
    { name: 'Maud', bands: ['../bandes/Oies.bande.json'], secret: 'A' },
    { name: 'Théo', bands: [] },
  ],
}
const opened = (document: JsonObject): Evening => {
  const read = eveningKind.open(document, systems)
  if (!read.ok || !isEvening(read.value)) throw new Error('an evening is well formed')
  return read.value
}

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => document.body.replaceChildren())

/** Its table, with every change written into the document. */
const drawTable = (first: JsonObject, sides: readonly string[] = ['A', 'B']) => {
  fakeBridge({})
  useLibrary().books = shelf
  const now = shallowRef(opened(first))
  const labels: string[] = []
  const openedPaths: string[] = []
  const root = defineComponent({
    setup: () => {
      provideEditor({
        document: () => now.value.document,
        change: (patch, label) => {
          const next = applyPatch(now.value.document, patch)
          if (!isJsonObject(next)) throw new Error('an evening is an object')
          now.value = opened(next)
          labels.push(label)
        },
      })
      return () =>
        h(EveningTable, { evening: now.value, path, sides, onOpen: where => openedPaths.push(where) })
    },
  })
  const page = mount(root, { attachTo: document.body })
  const select = async (words: string, value: string): Promise<void> => {
    const label = page.findAll('label').find(one => one.text().includes(words))
    const found = label?.find('select').exists()
      ? label.get('select')
      : page.get(`[id="${label?.attributes('for') ?? words}"]`)
    await found.setValue(value)
  }
  const press = (name: string) => page.get(`button[aria-label="${name}"]`).trigger('click')
  return { page, now, labels, openedPaths, select, press }
}

describe('the table of an evening', () => {
  it('gives a band of the shelf to a player by its way from the evening’s folder, and takes it back', async () => {
    const { now, labels, select, press } = drawTable(vendredi)
    await select('Ajouter une bande… Théo', '../bandes/Mages.bande.json')
    expect(now.value.text.players[1]?.bands).toEqual(['../bandes/Mages.bande.json'])
    await press('Maud ne joue plus Oies')
    expect(now.value.text.players[0]?.bands).toEqual([])
    expect(labels).toEqual(['donner Mages à Théo', 'retirer Oies à Maud'])
  })

  it('offers each player the bands that are not theirs yet', () => {
    const { page } = drawTable(vendredi)
    const offers = page.findAll('.seat').map(seat => seat.findAll('.add option').map(option => option.text()))
    expect(offers).toEqual([
      ['Ajouter une bande…', 'Mages'],
      ['Ajouter une bande…', 'Oies', 'Mages'],
    ])
  })

  it('sets the side of the secret, and none again without leaving its key', async () => {
    const { now, select } = drawTable(vendredi)
    await select('Camp et secret : Théo', 'B')
    await select('Camp et secret : Maud', '')
    expect(now.value.document['players']).toEqual([
      { name: 'Maud', bands: ['../bandes/Oies.bande.json'] },
      { name: 'Théo', bands: [], secret: 'B' },
    ])
  })

  it('chooses the scenario, or none', async () => {
    const { now, select } = drawTable(vendredi)
    await select('Scénario', '../bandes/Gué.scenario.json')
    expect(now.value.text.scenario).toBe('../bandes/Gué.scenario.json')
    await select('Scénario', '')
    expect(now.value.text.scenario).toBeNull()
  })

  it('adds, orders and removes players', async () => {
    const { page, now, press } = drawTable(vendredi)
    const names = () => now.value.text.players.map(({ name }) => name)
    await page.get('.add-player').trigger('click')
    expect(names()).toEqual(['Maud', 'Théo', 'Joueur 3'])
    await press('Monter : Joueur 3')
    expect(names()).toEqual(['Maud', 'Joueur 3', 'Théo'])
    await press('Retirer : Maud')
    expect(names()).toEqual(['Joueur 3', 'Théo'])
  })

  it('tells a band that is not on the shelf, and opens one that is', async () => {
    const lost = {
      ...vendredi,
      players: [{ name: 'Maud', bands: ['perdue.bande.json', '../bandes/Oies.bande.json'] }],
    }
    const { page, openedPaths, press } = drawTable(lost)
    expect(page.get('.band.lost').text()).toBe('perduepas sur l’étagère')
    await press('Ouvrir Oies')
    expect(openedPaths).toEqual(['/jeu/bandes/Oies.bande.json'])
  })
})

describe('the files of an evening', () => {
  it.each([
    ['/jeu', '/jeu/a.bande.json', 'a.bande.json'],
    ['/jeu/soirees', '/jeu/bandes/a.bande.json', '../bandes/a.bande.json'],
    ['C:\\jeu\\soirees', 'C:\\jeu\\a.bande.json', '../a.bande.json'],
    ['C:\\jeu', 'D:\\a.bande.json', undefined],
  ])('from %s, %s is %s', (folder, file, expected) => {
    expect(fileFrom(folder, file)).toBe(expected)
  })

  it('are called as the shelf calls them, or by their own names', () => {
    const known = nameable([book('Oies', { name: 'Les Oies' })], path, 'band')
    expect(calledAs('./../bandes/Oies.bande.json', known)).toBe('Les Oies')
    expect(calledAs('loin/Perdue.bande.json', known)).toBe('Perdue')
  })

  it('leave with what was chosen of them when nobody plays them any more', () => {
    const file = 'o.bande.json'
    const two = opened({
      ...vendredi,
      players: [
        { name: 'Maud', bands: [file] },
        { name: 'Théo', bands: [file] },
      ],
      choices: [{ file, assets: ['tokens'] }],
    })
    const one = applyPatch(two.document, dropBand(two.text, 0, file))
    expect(one).toMatchObject({ choices: [{ file }] })
    if (!isJsonObject(one)) throw new Error('an evening is an object')
    expect(applyPatch(one, dropBand(opened(one).text, 1, file))).toMatchObject({ choices: [] })
    expect(bandAt(two.text, '/players/1/bands/0')).toBe(file)
    expect(bandAt(two.text, '/players/1/secret')).toBeUndefined()
  })
})

describe('the settings of an evening', () => {
  it('keep what is not as usual, and nothing else', () => {
    const { text, document } = opened(vendredi)
    const set = applyPatch(document, setSetting(text, 'ink', 'saver') ?? [])
    expect(set).toMatchObject({ settings: { ink: 'saver' } })
    if (!isJsonObject(set)) throw new Error('an evening is an object')
    expect(settingsIn(opened(set).text)).toMatchObject({ ink: 'saver', paper: 'a4' })
    expect(applyPatch(set, setSetting(opened(set).text, 'ink', 'full') ?? [])).toMatchObject({ settings: {} })
    expect(setSetting(text, 'paper', 'papyrus')).toBeUndefined()
  })
})

describe('a new evening', () => {
  it('is made of bands and one scenario at most', () => {
    expect(makesEvening(shelf)).toBe(true)
    expect(makesEvening([gue, { ...gue, path: '/jeu/b.scenario.json' }])).toBe(false)
    expect(makesEvening([book('Soir', { kind: 'evening' })])).toBe(false)
    expect(makesEvening([])).toBe(false)
  })

  it('has a player for each band, on a side each', async () => {
    const { answers } = fakeBridge({})
    answers.look = () =>
      success({
        ...newScenario(null),
        handouts: [
          { title: 'Un', for: 'joueur', player: 'A', text: 'Volez.' },
          { title: 'Deux', for: 'joueur', player: 'B', text: 'Gardez.' },
        ],
      })
    expect(await prepareEvening(useBridge(), '/jeu', shelf)).toMatchObject({
      players: [
        { name: 'Joueur 1', bands: ['bandes/Oies.bande.json'], secret: 'A' },
        { name: 'Joueur 2', bands: ['bandes/Mages.bande.json'], secret: 'B' },
      ],
      scenario: 'bandes/Gué.scenario.json',
    })
  })
})

const work: EveningWork = {
  sheets: 3,
  cards: 12,
  cuts: 20,
  foldings: 1,
  minutes: 75,
  kept: null,
  problems: [],
  piles: [
    {
      kind: 'player',
      title: 'Maud',
      sheets: 1,
      first: 3,
      last: 4,
      kinds: [
        { title: 'Jetons', count: 4, gesture: 'round' },
        { title: 'Jetons', count: 2, gesture: 'cut' },
        { title: 'Feuille de bande', count: 1, gesture: 'whole' },
      ],
    },
    { kind: 'secrets', title: 'Les secrets', sheets: 1, first: 5, last: 5, kinds: [] },
  ],
}

describe('what an evening comes to', () => {
  it('is told pile by pile, with what is missing and where', async () => {
    const missing = error('evening.missing-file', '/players/0/bands/0', '« a » n’est pas là.')
    const page = mount(EveningPiles, {
      props: { work, remarks: [missing], missing: true, busy: false, stands: true },
      attachTo: document.body,
    })
    expect(page.findAll('.kinds').map(one => one.text())).toEqual([
      'Jetons\u00a0×\u00a06, Feuille de bande',
      '',
    ])
    expect(page.findAll('.labour li').map(one => one.text())).toEqual([
      '12\u00a0pièces',
      '20\u00a0coupes droites',
      '1\u00a0pli',
      'environ 1\u00a0h\u00a015 de ciseaux',
    ])
    expect(page.text()).toContain('À régler avant d’imprimer')
    expect(page.text()).toContain('Les dernières feuilles justes restent affichées.')
    await page.get('.diagnostic-go').trigger('click')
    await page.findAll('.pile button')[1]?.trigger('click')
    expect(page.emitted()).toMatchObject({ go: [['/players/0/bands/0']], turn: [['Les secrets']] })
  })

  it('says whose each sheet is, by the numbers in the margins', () => {
    const side = (page: number, of: 'front' | 'back') => ({ page, side: of, pieces: [] })
    const sheets = [side(1, 'front'), side(2, 'back'), side(3, 'front'), side(4, 'back'), side(5, 'front')]
    expect(ownersOf({ sheets }, work, 'La liste')).toEqual(['La liste', 'Maud', 'Les secrets'])
  })
})

const report = (over: Partial<EveningReport> = {}): EveningReport => ({
  remarks: [],
  bands: [],
  scenario: null,
  work: null,
  ...over,
})
const printed: Answers['printEvening'] = {
  files: [{ suffix: '', bytes: new Uint8Array([1]) }],
  report: { sheets: [], pieces: [], problems: [], cards: 0, cuts: 0, foldings: 0, origins: [] },
  marks: ['m1', 'm2', 'm1'],
  work,
}

const inHand = async () => {
  const desk = fakeBridge({
    open: () =>
      success({ kind: 'open', elsewhere: false, path, stamp: 's', document: vendredi, notices: [] }),
    evening: () => success(report()),
    printEvening: () => success(printed),
    remember: () => success({ ...noPreferences, printed: { [path]: ['m1', 'm2'] } }),
  })
  await useBand().open(path)
  const evening = useEvening()
  await evening.ask()
  return { ...desk, evening }
}

describe('an evening in hand', () => {
  it('is written in a view of its own, and has the promises of every file', async () => {
    await inHand()
    const band = useBand()
    expect(viewOfKind.evening).toBe('evening')
    useView().goTo('/players/1', 'evening')
    expect(useView().name).toBe('evening')
    expect(band.evening?.text.title).toBe('Vendredi')
    expect([band.band, band.scenario]).toEqual([undefined, undefined])
    band.change([{ op: 'replace', path: '/date', value: 'samedi' }], 'changer Date', '/date')
    expect([band.unsaved, band.undoLabel]).toEqual([true, 'changer Date'])
    band.undo()
    expect(band.unsaved).toBe(false)
  })

  it('is laid once for a question, without being weighed first', async () => {
    const { inputs, evening } = await inHand()
    expect(inputs('evening')).toMatchObject([{ path, weigh: false, changed: false }])
    expect(inputs('printEvening')).toHaveLength(1)
    expect([evening.nothing, evening.work?.sheets]).toEqual([false, 3])
  })

  it('keeps its last good sheets while something is missing, and is not printed', async () => {
    const { answers, evening } = await inHand()
    answers.evening = () =>
      success(report({ remarks: [error('evening.missing-file', '/scenario', 'Il n’est pas là.')] }))
    await evening.ask()
    expect([evening.missing, evening.nothing, evening.sheets?.marks.length]).toEqual([true, true, 3])
    answers.evening = () =>
      success(report({ remarks: [warning('evening.no-name', '/players/0/name', 'Sans nom.')] }))
    await evening.ask()
    expect([evening.missing, evening.nothing, evening.remarks.length]).toEqual([false, false, 1])
  })

  it('says why nothing comes out of it', async () => {
    const { answers, evening } = await inHand()
    answers.printEvening = () => ({
      ok: false,
      diagnostics: [error('evening.nothing', '', 'Rien n’a changé.')],
    })
    await evening.ask()
    expect([evening.missing, evening.nothing, evening.unprintable]).toEqual([false, true, 'Rien n’a changé.'])
  })

  it('remembers what came out once the player has it, and only then', async () => {
    const { inputs, evening } = await inHand()
    expect(evening.hasPrinted).toBe(false)
    const made = await evening.print()
    expect(inputs('remember')).toEqual([])
    await made?.deliver()
    await flushPromises()
    expect(inputs('remember')).toEqual([{ printed: { path, pieces: ['m1', 'm2'] } }])
    expect(usePreferences().printedOf(path)).toEqual(['m1', 'm2'])
    expect(evening.hasPrinted).toBe(true)
  })
})

describe('two states of an evening', () => {
  it('differ in the words of the studio', () => {
    const filed = (over: JsonObject) => {
      const document = { ...newEvening({ players: [], scenario: null }), ...over }
      const read = kindFor(path, document).open(document, systems)
      if (!read.ok) throw new Error('an evening is well formed')
      return read.value
    }
    const told = differences(
      filed({
        place: 'chez Maud',
        settings: { ink: 'saver' },
        players: [{ name: 'Maud', bands: ['o.bande.json'] }],
      }),
      filed({ players: [{ name: 'Maud', bands: [] }] }),
    ).map(({ who, what, mine, theirs }) => [who, what, mine, theirs])
    expect(told).toEqual([
      ['', 'Lieu', 'chez Maud', '—'],
      ['Maud', 'Ses bandes', 'o', '—'],
      ['', 'Réglages d’impression', 'ici', 'autre'],
    ])
  })
})
