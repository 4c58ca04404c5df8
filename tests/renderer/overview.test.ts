// @vitest-environment happy-dom
/** Figures side by side in a table: its numbers and chances, its order, its way to a figure. */
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Measure } from '../../src/core/index.ts'
import { flammesEtFantassins as game } from '../../src/games/flammes-et-fantassins/index.ts'
import { frostgrave } from '../../src/games/frostgrave/index.ts'
import { defencesOf, overviewOf, sorted, sortedNext, type Sorting } from '../../src/renderer/overview.ts'
import OverviewTable from '../../src/renderer/parts/OverviewTable.vue'

const read = game.read(game.samples.find(({ id }) => id === 'mages')?.roster ?? {})
if (!read.ok) throw new Error('no roster')
const overview = overviewOf(read.value.compare(), game.duel, read.value.duelists())
const column = (id: string) => {
  const found = overview.columns.find(one => one.id === id)
  if (!found) throw new Error(`no column ${id}`)
  return found
}
const cellsOf = (id: string) => overview.rows.map(({ path }) => column(id).cells.get(path))
const flat = (text: string): string => text.replace(/\s/g, ' ')

const measure = (better: Measure['better'], ...values: readonly number[]): Measure => ({
  id: 'prix',
  label: 'Prix',
  better,
  values: values.map((value, index) => ({ name: `n${index}`, path: `/${index}`, value })),
})
const only = (told: Measure) => overviewOf([told], undefined, [])

describe('the table of figures', () => {
  it('adds up no chances', () => {
    const values = [0.5, 0.25].map((value, index) => ({ name: `n${index}`, path: `/${index}`, value }))
    const told = { id: 'chance', label: 'Chance', better: 'more', values } as const
    expect(only(told).columns).toMatchObject([{ average: '0,4', total: '0,75' }])
    expect(only({ ...told, alone: true }).columns).toMatchObject([{ average: '', total: '' }])
  })

  it('has a row a figure and a column a measure', () => {
    expect(overview.rows.map(({ name }) => name)).toEqual([
      'Ysoline Brûle-Chapitre',
      'Frère Têtard',
      'Corbinien Demi-Bougie',
      'Églantine Rature',
      'Mousse, le concierge',
    ])
    expect(column('pv')).toMatchObject({ label: 'Points de Vie', short: 'PV', average: '7,0', total: '35' })
    expect(cellsOf('pv').map(cell => cell?.text)).toEqual(['6', '7', '6', '6', '10'])
  })

  it('has the chances of the attack that hurts most, as the duels count them', () => {
    expect(overview.rows.map(({ attack }) => attack)).toEqual([
      'Magie',
      'Masse',
      'Magie',
      'Couteaux de lancer',
      'Arme à une main',
    ])
    expect(flat(column('hit-6').label)).toBe('touche CA 6')
    // Seven throws of thirty-six have no die of 4 or more, nine pairs of dice of 3 or less: 27 of 36 hit at +2.
    expect(cellsOf('hit-6').map(cell => flat(cell?.text ?? ''))).toEqual([
      '89 %',
      '75 %',
      '56 %',
      '56 %',
      '75 %',
    ])
    expect(column('hit-6').total).toBe('')
    // Everybody hits somebody of CA 2: that column says nothing.
    expect(overview.columns.some(({ id }) => id === 'hit-2')).toBe(false)
  })

  it('tells how often anything is lost where a defence stops losses alone', () => {
    const stats = { mouvement: 6, combat: 0, tir: 2, armure: 10, volonte: 0, sante: 10 }
    const soldiers = [
      { name: 'Archer', stats, equipment: [{ name: 'Arc', kind: 'tir' }] },
      { name: 'Brute', stats: { ...stats, combat: 4 }, equipment: [] },
    ]
    const band = frostgrave.read({ wizard: { name: 'Mage', stats, equipment: [], spells: [] }, soldiers })
    if (!band.ok) throw new Error('no roster')
    const told = overviewOf([], frostgrave.duel, band.value.duelists())
    expect(told.group).toBe('Chances de blesser')
    const chances = told.columns.filter(({ id }) => id.startsWith('hit-'))
    expect(chances.map(({ label }) => flat(label)).slice(0, 2)).toEqual([
      'blesse Armure 8',
      'blesse Armure 9',
    ])
    // Of 400 throws, those of a 9 or more on his die that exceed the other one: 185 against 10, 125 against 15.
    const shown = (id: string) =>
      flat(told.columns.find(one => one.id === id)?.cells.get('/roster/soldiers/0')?.text ?? '')
    expect([shown('hit-10'), shown('hit-15')]).toEqual(['46 %', '31 %'])
  })

  it.each([
    ['more', [0, 0.5, 1], [false, false, true]],
    ['less', [1, 0.5, 0], [true, false, false]],
    ['none', [undefined, undefined, undefined], [false, false, false]],
  ] as const)('is hottest where the game says it is best (%s)', (better, heat, best) => {
    const [prices] = only(measure(better, 2, 4, 6)).columns
    const cells = [...(prices?.cells.values() ?? [])]
    expect([cells.map(cell => cell.heat), cells.map(cell => cell.best)]).toEqual([heat, best])
  })

  it('has one heat for one chance, against whatever defence', () => {
    const chances = overview.columns.filter(({ id }) => id.startsWith('hit-'))
    expect(chances.length).toBeGreaterThan(3)
    for (const { cells } of chances) for (const { value, heat } of cells.values()) expect(heat).toBe(value)
    expect(chances.map(({ short }) => flat(short)).at(-1)).toBe('CA 9')
  })

  it('is cold where all are alike', () => {
    const [prices] = only(measure('more', 3, 3)).columns
    expect([...(prices?.cells.values() ?? [])].map(({ heat, best }) => [heat, best])).toEqual([
      [undefined, false],
      [undefined, false],
    ])
  })

  it.each([
    [2, 9, [2, 3, 4, 5, 6, 7, 8, 9]],
    [3, 9, [3, 4, 5, 6, 7, 8, 9]],
    [0, 20, [0, 3, 6, 9, 12, 15, 18]],
  ])('looks at defences from %i to %i in eight columns at most', (from, to, all) => {
    expect(defencesOf({ defence: { label: 'CA', from, to } })).toEqual(all)
  })
})

describe('its order', () => {
  const told = only(measure('less', 5, 9, 2))
  const names = (sorting: Sorting | undefined) => sorted(told, sorting).map(({ name }) => name)

  it('is by any column, the best first, then the other way, then as in the band', () => {
    const once = sortedNext(undefined, 'prix', 'less')
    const twice = sortedNext(once, 'prix', 'less')
    const thrice = sortedNext(twice, 'prix', 'less')
    expect([once, twice, thrice].map(names)).toEqual([
      ['n2', 'n0', 'n1'],
      ['n1', 'n0', 'n2'],
      ['n0', 'n1', 'n2'],
    ])
    expect(sortedNext(once, 'autre', 'more')).toEqual({ column: 'autre', direction: 'descending' })
  })

  it('leaves those without a number at the end, whichever way', () => {
    const short = { ...measure('more', 1, 2), id: 'portee' }
    const both = overviewOf([measure('more', 1, 2, 3), short], undefined, [])
    for (const direction of ['ascending', 'descending'] as const)
      expect(sorted(both, { column: 'portee', direction }).at(-1)?.name).toBe('n2')
  })

  it('of names is that of a French dictionary', () => {
    const ordered = sorted(overview, { column: 'name', direction: 'ascending' })
    expect(ordered.map(({ name }) => name)[1]).toBe('Églantine Rature')
  })
})

describe('on the page', () => {
  it('heads sort and say so, rows lead to their figure, one Tab stop each', async () => {
    const page = mount(OverviewTable, { props: { overview }, attachTo: document.body })
    const head = (label: string) => {
      const found = page.findAll('.heads button').find(one => one.text().includes(label))
      if (!found) throw new Error(`no head ${label}`)
      return found
    }
    const sortOf = (label: string) => head(label).element.closest('th')?.getAttribute('aria-sort')
    expect(sortOf('Points de Vie')).toBe('none')
    await head('Points de Vie').trigger('click')
    expect([sortOf('Points de Vie'), page.get('tbody th').text()]).toEqual([
      'descending',
      'Mousse, le concierge',
    ])
    expect(page.get('[role=status]').text()).toBe('Points de Vie : du plus grand au plus petit.')
    expect(page.findAll('thead [tabindex="0"]')).toHaveLength(1)
    expect(page.findAll('tbody [tabindex="0"]')).toHaveLength(1)
    await page.get('tbody tr').trigger('click')
    await page.get('tbody tr button').trigger('click')
    expect(page.emitted('go')).toEqual([['/roster/figures/4'], ['/roster/figures/4']])
    page.unmount()
  })

  it('the best is told in words too, and long names are whole in their titles', () => {
    const page = mount(OverviewTable, { props: { overview } })
    const best = page.findAll('td.best').map(cell => cell.text())
    expect(best.length).toBeGreaterThan(0)
    expect(best.every(text => text.includes('le mieux'))).toBe(true)
    expect(page.get('tbody th button').attributes('title')).toBe('Ysoline Brûle-Chapitre')
  })
})
