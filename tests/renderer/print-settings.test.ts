// @vitest-environment happy-dom
/** The studio's fields of a print: all that the house's table offers, and what is chosen is remembered. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noPreferences } from '../../src/app/preferences.ts'
import { cardFormats, houseOptions, settingsSchema } from '../../src/app/wish.ts'
import { success, z, type PrintOption } from '../../src/core/index.ts'
import { papers } from '../../src/press/index.ts'
import CountField from '../../src/renderer/parts/CountField.vue'
import NumberField from '../../src/renderer/parts/NumberField.vue'
import OptionField from '../../src/renderer/parts/OptionField.vue'
import PrintSettings from '../../src/renderer/parts/PrintSettings.vue'
import { fakeBridge } from './fake-bridge.ts'

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => document.body.replaceChildren())

const remembered = z.object({ print: z.object({ settings: settingsSchema }) })

const open = () => {
  const { inputs } = fakeBridge({ remember: () => success(noPreferences) })
  const page = mount(PrintSettings, { attachTo: document.body })
  const last = () => remembered.parse(inputs('remember').at(-1)).print.settings
  return { page, last, count: () => inputs('remember').length }
}
const control = (page: VueWrapper, name: string) => {
  const label = page.findAll('label').find(one => one.get('span').text() === name)
  if (!label) throw new Error(`no field ${name}`)
  return label.get<HTMLSelectElement | HTMLInputElement>('select, input')
}
const choices = (page: VueWrapper, name: string): readonly string[] =>
  control(page, name)
    .findAll('option')
    .map(option => option.text())
const put = async (page: VueWrapper, name: string, value: string): Promise<void> => {
  const { element } = control(page, name)
  element.value = value
  await control(page, name).trigger('change')
  await flushPromises()
}

describe('wish: the settings of a print', () => {
  it('stand in their groups, and show every option of the house', () => {
    const { page } = open()
    expect(page.findAll('legend').map(legend => legend.text())).toEqual(['Courant', 'Découpe', 'Lecture'])
    const labels = page.findAll('label > span').map(label => label.text())
    for (const { label } of houseOptions([])) expect(labels).toContain(label)
    expect(labels).toEqual([
      'Imprimante',
      'Papier',
      'Dos',
      'Encre',
      'Exemplaires',
      'Points par pouce',
      'Cartes',
      'Fond perdu (mm)',
      'Repères',
      'Thème',
      'Texte',
    ])
  })

  it.each([
    ['paper', 'Papier', Object.keys(papers), ['A4', 'Letter']],
    [
      'card',
      'Cartes',
      Object.keys(cardFormats),
      [
        'Poker, 63 × 88 mm',
        'Bridge, 57 × 89 mm',
        'Mini, 44 × 68 mm',
        'Tarot, 70 × 120 mm',
        'Carré, 70 × 70 mm',
        'Autre…',
      ],
    ],
  ] as const)('offer every %s of its table, and remember it', async (id, name, ids, labels) => {
    const { page, last } = open()
    expect(choices(page, name)).toEqual(labels)
    for (const one of ids) {
      await put(page, name, one)
      expect(last()[id]).toBe(one)
    }
  })

  it('offer twenty copies, and the bleed by millimetres', async () => {
    const { page, last } = open()
    expect(choices(page, 'Exemplaires')).toHaveLength(20)
    expect(choices(page, 'Fond perdu (mm)')).toEqual(['0', '1', '2', '3', '4', '5'])
    await put(page, 'Exemplaires', '20')
    await put(page, 'Fond perdu (mm)', '3')
    expect(last()).toMatchObject({ copies: 20, bleed: 3 })
  })

  it('take a size of one’s own, that begins as the one before it', async () => {
    const { page, last, count } = open()
    await put(page, 'Cartes', 'tarot')
    expect(page.text()).not.toContain('Largeur (mm)')
    await put(page, 'Cartes', '')
    expect(last().card).toBe('70x120')
    expect(page.get('small').text()).toBe('De 40\u00a0×\u00a055 à 210\u00a0×\u00a0297 mm.')
    expect(control(page, 'Largeur (mm)').attributes()).toMatchObject({
      min: '40',
      max: '210',
      'aria-describedby': page.get('small').attributes('id'),
    })
    await put(page, 'Largeur (mm)', '60.5')
    await put(page, 'Hauteur (mm)', '90')
    expect(last().card).toBe('60.5x90')
    const before = count()
    for (const wrong of ['39', '', '211']) {
      await put(page, 'Largeur (mm)', wrong)
      expect(control(page, 'Largeur (mm)').element.value).toBe('60.5')
    }
    expect(count()).toBe(before)
    await put(page, 'Cartes', 'poker')
    expect(last().card).toBe('poker')
  })
})

describe('wish: the field of an option', () => {
  const draw = (option: PrintOption, values: Readonly<Record<string, unknown>>) =>
    mount(OptionField, { props: { option, values }, attachTo: document.body })
  const [dpi] = houseOptions([]).filter(({ id }) => id === 'png')

  it('takes a whole number within its bounds, and shows what stands where it is given another', async () => {
    if (!dpi) throw new Error('no resolution')
    const page = draw(dpi, { png: 300 })
    for (const value of ['35', '801', '150.5', '']) await put(page, 'Points par pouce', value)
    expect(page.emitted('change')).toBeUndefined()
    expect(control(page, 'Points par pouce').element.value).toBe('300')
    await put(page, 'Points par pouce', '800')
    expect(page.emitted('change')).toEqual([[800]])
  })

  it('shows what was set between two steps', () => {
    const [bleed] = houseOptions([]).filter(({ id }) => id === 'bleed')
    if (!bleed) throw new Error('no bleed')
    const page = draw(bleed, { bleed: 2.5 })
    expect(choices(page, 'Fond perdu (mm)')).toEqual(['0', '1', '2', '2,5', '3', '4', '5'])
    expect(control(page, 'Fond perdu (mm)').element.value).toBe('2.5')
  })

  it.each([
    ['of an option', NumberField, { takes: () => true, step: 1 }],
    ['of a count', CountField, {}],
  ])('%s keeps what is half typed while the window is drawn again around it', async (_, part, over) => {
    const props = { label: 'Hauteur', value: 88, min: 40, max: 297 }
    const page = mount<typeof part>(part, { props: { ...props, ...over }, attachTo: document.body })
    const input = page.get<HTMLInputElement>('input')
    input.element.value = '13'
    await input.trigger('input')
    await page.setProps({ takes: () => true, label: 'Haut' })
    expect(input.element.value).toBe('13')
    await page.setProps({ value: 90 })
    expect(input.element.value).toBe('13')
    await input.trigger('blur')
    expect(input.element.value).toBe('90')
  })

  it('counts on from what is half typed', async () => {
    const props = { label: 'Concentrations', value: 0, min: -9, max: 9 }
    const page = mount(CountField, { props, attachTo: document.body })
    const input = page.get<HTMLInputElement>('input')
    for (const [typed, counted] of [
      ['5', 6],
      ['\u22124', -3],
      ['', 1],
      ['x', 1],
    ] as const) {
      input.element.value = typed
      await input.trigger('input')
      await input.trigger('keydown', { key: 'ArrowUp' })
      expect(page.emitted('change')?.at(-1)).toEqual([counted])
    }
  })
})
