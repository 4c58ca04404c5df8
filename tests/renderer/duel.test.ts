// @vitest-environment happy-dom
/** The duel view: the chances that a game answers, found for the pair that is chosen, and drawn. */
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import type { ShelfBook } from '../../src/app/shelf.ts'
import { newBand, success, type JsonObject } from '../../src/core/index.ts'
import { flammesEtFantassins as game } from '../../src/games/flammes-et-fantassins/index.ts'
import { attempts, halfway, type Side } from '../../src/renderer/duel.ts'
import { counted, hundredths, percent, percentInWords, tenths } from '../../src/renderer/numbers.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useDuel } from '../../src/renderer/stores/duel.ts'
import { useLibrary } from '../../src/renderer/stores/library.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import DuelView from '../../src/renderer/views/DuelView.vue'
import { fakeBridge, refusal } from './fake-bridge.ts'

const soldier = {
  name: 'Mousse',
  build: 'puissant',
  classes: ['soldat'],
  equipment: ['arme-a-une-main', 'bouclier', 'cuir'],
}
const lady = {
  name: 'Aubépine',
  build: 'puissant',
  classes: ['chevalier', 'general'],
  equipment: ['arme-a-une-main', 'bouclier', 'maille'],
}
const unarmed = { name: 'Ermite', build: 'agile', classes: ['voleur'], equipment: [] }

const bandOf = (name: string, figures: readonly JsonObject[]): JsonObject => {
  const blank = newBand(game)
  return { ...blank, name, roster: { ...game.blank(), figures } }
}
const [ours, theirs] = ['/bandes/Oies.bande.json', '/bandes/Dames.bande.json']
const book = (path: string, name: string, over: Partial<ShelfBook> = {}): ShelfBook => ({
  path,
  file: path.slice(8),
  kind: 'band',
  name,
  system: game.id,
  state: 'ready',
  reason: '',
  gauge: null,
  icon: null,
  members: [],
  fault: '',
  modified: 0,
  ...over,
})

const begin = async (figures: readonly JsonObject[] = [soldier, lady, unarmed]) => {
  const documents: Record<string, JsonObject> = { [theirs]: bandOf('Les Dames', [lady]) }
  const host = fakeBridge({
    open: () =>
      success({
        kind: 'open',
        elsewhere: false,
        path: ours,
        stamp: 's',
        document: bandOf('Les Oies', figures),
        notices: [],
      }),
    look: ({ path }) => {
      const document = documents[path]
      return document ? success(document) : refusal('Ce fichier est illisible.')
    },
    shelf: () =>
      success({
        folder: '/bandes',
        missing: false,
        books: [
          book(ours, 'Les Oies'),
          book(theirs, 'Les Dames'),
          book('/bandes/x.bande.json', 'Cassée', { state: 'unreadable' }),
          book('/bandes/y.bande.json', 'D’un autre jeu', { system: 'argad' }),
        ],
      }),
  })
  await useLibrary().refresh()
  await useBand().open(ours)
  const duel = useDuel()
  await duel.begin()
  return { ...host, duel }
}

const sideOf = (side: Side | undefined): Side => {
  if (!side) throw new Error('no side')
  return side
}
const exact = (duel: ReturnType<typeof useDuel>) => [
  duel.bout?.outcome.chance,
  duel.bout?.outcome.mean,
  duel.answer?.outcome.chance,
]

beforeEach(() => setActivePinia(createPinia()))

describe('a duel', () => {
  it('promise 11: of a soldier with a one-handed weapon against CA 8: 11/36 and 47/36, and what comes back', async () => {
    const { duel } = await begin()
    expect(duel.bout?.blow).toMatchObject({ touch: 2, damage: 1, defence: 8 })
    expect(duel.bout?.outcome.chance).toBeCloseTo(11 / 36, 12)
    expect(duel.bout?.outcome.mean).toBeCloseTo(47 / 36, 12)
    expect(duel.answer?.outcome.chance).toBeCloseTo(32 / 36, 12)
    expect(duel.bout?.falls).toHaveLength(attempts)
    // Mousse loses 10 PV at 32/36 and 138/36 a blow: as likely as not after the third.
    expect(halfway(duel.answer?.falls ?? [])).toBe(3)
    expect(halfway(duel.bout?.falls ?? [])).toBeUndefined()
  })

  it('changes with what is set on either side, as far as the attack of the moment offers it', async () => {
    const { duel } = await begin()
    await duel.setAttacker({ ...sideOf(duel.attacker), setting: { charge: 1, couvert: 1, concentration: 1 } })
    expect(duel.bout?.blow).toMatchObject({ touch: 3, damage: 2 })
    await duel.setTarget({ ...sideOf(duel.target), setting: { assomme: 1, 'carte-esquive': 1 } })
    expect(duel.bout?.blow).toMatchObject({ defence: 0, chance: 1 })
    // What is set for one way counts for nothing in the other.
    expect(duel.answer?.blow).toMatchObject({ touch: 3, damage: 1, defence: 6 })
  })

  it('is turned round, each side with what was chosen for it', async () => {
    const { duel } = await begin()
    const before = exact(duel)
    duel.swap()
    expect([exact(duel)[0], exact(duel)[2]]).toEqual([before[2], before[0]])
    duel.swap()
    expect(exact(duel)).toEqual(before)
  })

  it('aims at a bare defence, which cannot answer nor change places', async () => {
    const { duel } = await begin()
    await duel.setTarget({ ...sideOf(duel.target), camp: null, defence: 8, life: 4 })
    expect(duel.bout?.outcome.chance).toBeCloseTo(11 / 36, 12)
    expect(duel.bout?.outcome.kill).toBeCloseTo(7 / 36, 12)
    expect([duel.answer, duel.canSwap]).toEqual([undefined, false])
    duel.swap()
    expect(duel.target?.camp).toBeNull()
    expect(duel.table?.columns.map(({ name }) => name)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map(value => `CA\u00a0${value}`),
    )
  })

  it('is held with a band of the folder and of the same game, looked at once and never opened', async () => {
    const { duel, inputs } = await begin()
    expect(duel.choices).toEqual([
      { id: ours, label: 'Les Oies' },
      { id: theirs, label: 'Les Dames' },
    ])
    await duel.setTarget({ ...sideOf(duel.target), camp: theirs, member: '', attack: '' })
    expect(duel.bout?.target).toBe('Aubépine')
    expect(duel.bout?.outcome.chance).toBeCloseTo(11 / 36, 12)
    await duel.setAttacker({ ...sideOf(duel.attacker), camp: theirs, member: '' })
    expect(inputs('look')).toEqual([{ path: theirs }])
    expect(inputs('open')).toEqual([{ path: ours }])
  })

  it('stays with the band before where another cannot be read, and says why', async () => {
    const { duel } = await begin()
    await duel.setTarget({ ...sideOf(duel.target), camp: '/bandes/partie.bande.json' })
    expect(duel.target?.camp).toBe(ours)
    expect(useNotices().all.map(({ text }) => text)).toEqual(['Ce fichier est illisible.'])
  })

  it('keeps what was chosen as long as the band is open, even where a figure went', async () => {
    const { duel } = await begin()
    await duel.setAttacker({ ...sideOf(duel.attacker), member: '/roster/figures/1' })
    await duel.begin()
    expect(duel.from?.duelist?.name).toBe('Aubépine')
    useBand().change([{ op: 'remove', path: '/roster/figures/1' }], 'retirer')
    useBand().change([{ op: 'remove', path: '/roster/figures/1' }], 'retirer')
    expect(duel.from?.duelist?.name).toBe('Mousse')
  })
})

describe('everybody against everybody', () => {
  it('has a cell for each pair, none for oneself or without an attack, the hottest for the most losses', async () => {
    const { duel } = await begin()
    const cells = duel.table?.rows.map(({ cells: row }) =>
      row.map(cell => cell && [percent(cell.chance), tenths(cell.mean), cell.heat === 1]),
    )
    expect(cells).toEqual([
      [undefined, ['31\u00a0%', '1,3', false], ['97\u00a0%', '4,6', false]],
      [['89\u00a0%', '3,8', false], undefined, ['100\u00a0%', '5,5', true]],
      [undefined, undefined, undefined],
    ])
  })
})

describe('the view', () => {
  const show = async (figures?: readonly JsonObject[]) => {
    await begin(figures)
    const page = mount(DuelView, { attachTo: document.body })
    await nextTick()
    return page
  }

  it('tells the chance and the mean, draws both ways, and says it in words', async () => {
    const page = await show()
    expect(page.get('.verdict.first').text()).toMatch(/^31\s%touche Aubépine 1,31\sPV par attaque$/)
    expect(page.get('.verdict.second').text()).toMatch(/^touche Mousse 3,83\sPV par attaque89\s%$/)
    expect(page.findAll('.chart polyline:not([stroke="var(--drawing-line)"])')).toHaveLength(2)
    expect(page.get('.says').text()).toMatch(
      /^Mousse touche Aubépine 31\s% du temps, et lui prend 1,31\sPV par attaque en moyenne\. En 4\sattaques, Mousse a 6\s% de chances/,
    )
    const rows = page.findAll('.sheet table:not(.hidden) tbody tr').map(row => row.text())
    expect(rows[0]).toMatch(/^Aubépine\s*0\s*<1\s*2\s*6/)
    page.unmount()
  })

  it('chooses the pair of a cell, and walks from cell to cell by the arrows', async () => {
    const page = await show()
    const cells = () => page.findAll('.heat')
    expect(cells().map(cell => cell.attributes('aria-pressed'))).toEqual(['true', 'false', 'false', 'false'])
    expect(cells().map(cell => cell.attributes('tabindex'))).toEqual(['0', '-1', '-1', '-1'])
    await cells()[0]?.trigger('keydown', { key: 'ArrowRight' })
    expect(document.activeElement).toBe(cells()[1]?.element)
    await cells()[1]?.trigger('keydown', { key: 'ArrowDown' })
    await cells()[3]?.trigger('keydown', { key: 'ArrowLeft' })
    // Over the cell of oneself.
    expect(document.activeElement).toBe(cells()[2]?.element)
    await cells()[2]?.trigger('click')
    expect(page.get('.verdict.first').text()).toMatch(/^89\s%touche Mousse/)
    page.unmount()
  })

  it('says that nobody can fight in an empty band', async () => {
    const page = await show([])
    expect(page.get('.empty').text()).toBe('Aucun duel à calculer : il faut une figurine qui attaque.')
    page.unmount()
  })
})

describe('numbers in French', () => {
  it.each([
    [0, '0\u00a0%', '0'],
    [0.001, '<\u00a01\u00a0%', '<1'],
    [11 / 36, '31\u00a0%', '31'],
    [0.9999, '>\u00a099\u00a0%', '>99'],
    [1, '100\u00a0%', '100'],
  ])('%s is %s', (chance, written, alone) => {
    expect([percent(chance), hundredths(chance)]).toEqual([written, alone])
  })

  it('count what they tell, one below two', () => {
    const losses = { one: 'point', many: 'points' }
    expect([1.31, 2, 0].map(value => counted(value, losses))).toEqual([
      '1,31\u00a0point',
      '2\u00a0points',
      '0\u00a0point',
    ])
    expect(percentInWords(0.001)).toBe('moins de 1\u00a0%')
  })
})
