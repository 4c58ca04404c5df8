// @vitest-environment happy-dom
/** A table by its keys, its rows and its pastes: the made-up game takes what comes out, and says what a price becomes. */
import { enableAutoUnmount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import {
  applyPatch,
  openBand,
  type Band,
  type FormNode,
  type Json,
  type Patch,
} from '../../src/core/index.ts'
import { nodesOf } from '../core/form-nodes.ts'
import { madeUpGame } from '../core/made-up-game.ts'
import { button, drawForm, drawWith, field, valueOf } from './page.ts'

enableAutoUnmount(afterEach)

const shots = [
  { name: 'Arc', score: 2, reach: 'short', bursts: false },
  { name: 'Fronde', score: 1, reach: 'long', bursts: true },
]
const bandWith = (list: Json = shots): Json => ({
  format: 'copiste-band',
  version: 2,
  system: 'jeu-invente',
  name: 'Essai',
  roster: { factions: [], units: [{ name: 'Ogre', shots: list }] },
})

const open = (document: Json): Band => {
  const band = openBand(document, [madeUpGame])
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const isTable = (node: FormNode): boolean => node.kind === 'table' && node.label === 'Tirs'

/** The table of the shots alone, on a band that takes its own changes. */
const play = (document: Json = bandWith()) => {
  const band = shallowRef(open(document))
  const done: string[] = []
  const page = drawWith(
    {
      document: () => band.value.document,
      change: (patch: Patch, label: string) => {
        band.value = open(applyPatch(band.value.document, patch))
        done.push(label)
      },
    },
    () =>
      nodesOf(band.value.roster.form())
        .flatMap(node => (node.kind === 'list' ? node.items.flatMap(item => item.fields()) : []))
        .filter(isTable),
  )
  const list = (): readonly Json[] => {
    const found = JSON.parse(JSON.stringify(band.value.roster.json))
    return found.units[0].shots
  }
  return { page, done, list }
}

const cell = (row: number, name: string): string => `#champ-roster-units-0-shots-${row}-${name}`
const focusOf = (): string => document.activeElement?.id.replace('champ-roster-units-0-shots-', '') ?? ''
const at = (page: VueWrapper, selector: string): HTMLElement => {
  const { element } = page.get(selector)
  if (!(element instanceof HTMLElement)) throw new Error(selector)
  element.focus()
  return element
}
const press = async (page: VueWrapper, key: string, init: KeyboardEventInit = {}): Promise<void> => {
  const target = document.activeElement
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  await nextTick()
  await nextTick()
  expect(page.exists()).toBe(true)
}
const paste = async (target: Element | null, text: string): Promise<boolean> => {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  target?.dispatchEvent(event)
  await nextTick()
  await nextTick()
  return event.defaultPrevented
}
const prices = (page: VueWrapper): readonly string[] =>
  page.findAll('.reckoned.strong').map(one => one.text())

describe('a table by its keys', () => {
  it('goes down and up in the same column, past what only sums up', async () => {
    const { page } = play()
    at(page, cell(0, 'name'))
    await press(page, 'ArrowDown')
    expect(focusOf()).toBe('1-name')
    await press(page, 'ArrowDown')
    expect(focusOf()).toBe('1-name')
    await press(page, 'ArrowUp')
    await press(page, 'ArrowUp')
    expect(focusOf()).toBe('0-name')
    await press(page, 'Enter')
    expect(focusOf()).toBe('1-name')
    await press(page, 'Enter', { shiftKey: true })
    expect(focusOf()).toBe('0-name')
  })

  it('goes sideways from a text that is chosen whole or left at its edge, not from its middle', async () => {
    const { page } = play()
    const name = at(page, cell(0, 'name'))
    if (!(name instanceof HTMLInputElement)) throw new Error('no input')
    name.setSelectionRange(1, 1)
    await press(page, 'ArrowRight')
    expect(focusOf()).toBe('0-name')
    name.setSelectionRange(0, name.value.length)
    await press(page, 'ArrowRight')
    expect(focusOf()).toBe('0-score')
  })

  it('leaves to menus and boxes the arrows that they need', async () => {
    const { page, list } = play()
    at(page, cell(0, 'reach'))
    await press(page, 'ArrowDown')
    expect(focusOf()).toBe('0-reach')
    await press(page, 'ArrowDown', { ctrlKey: true })
    expect(focusOf()).toBe('1-reach')
    at(page, cell(0, 'score'))
    await press(page, 'ArrowRight')
    await press(page, 'ArrowRight')
    expect(focusOf()).toBe('0-score')
    expect(list()[0]).toMatchObject({ score: 4 })
    await press(page, 'End')
    await press(page, 'ArrowRight')
    expect(list()[0]).toMatchObject({ score: 6 })
    await press(page, 'Home')
    expect(list()[0]).toMatchObject({ score: 0 })
  })

  it('adds a row by Enter on the last one, in the same column, until there may be no more', async () => {
    const { page, done, list } = play()
    at(page, cell(1, 'score'))
    for (let turn = 0; turn < 7; turn++) await press(page, 'Enter')
    expect(focusOf()).toBe('5-score')
    expect(list()).toHaveLength(6)
    expect(done).toEqual(Array.from({ length: 4 }, () => 'ajouter Un tir'))
    expect(page.get('.row-addition').attributes()).toMatchObject({
      'aria-disabled': 'true',
      title: 'Six tirs au plus.',
    })
  })

  it('goes on in the very field of a cell that holds several', async () => {
    const { page } = play()
    at(page, cell(1, 'bursts'))
    await press(page, 'Enter')
    expect(focusOf()).toBe('2-bursts')
  })

  it('moves, copies and removes a row, and stays with it', async () => {
    const { page, done, list } = play()
    const names = () => list().map(one => Object(one).name)
    at(page, cell(0, 'score'))
    await press(page, 'ArrowDown', { altKey: true })
    expect([names(), focusOf()]).toEqual([['Fronde', 'Arc'], '1-score'])
    await press(page, 'ArrowDown', { altKey: true })
    expect(names()).toEqual(['Fronde', 'Arc'])
    await press(page, 'Insert', { altKey: true })
    expect([names(), focusOf()]).toEqual([['Fronde', 'Arc', 'Arc'], '2-score'])
    await press(page, 'Delete', { altKey: true })
    expect([names(), focusOf()]).toEqual([['Fronde', 'Arc'], '1-score'])
    expect(done).toEqual(['déplacer Tir 1', 'dupliquer Tir 2', 'retirer Tir 3'])
  })

  it('does as above by Ctrl+D', async () => {
    const { page, list } = play()
    for (const name of ['score', 'reach', 'bursts', 'name']) {
      at(page, cell(1, name))
      await press(page, 'd', { ctrlKey: true })
    }
    expect(list()[1]).toEqual(shots[0])
  })
})

describe('a table by the mouse', () => {
  it('sets a score by its boxes; the last that is full, tapped again, empties', async () => {
    const { page, list } = play()
    const score = () => Object(list()[0]).score
    const boxes = () => page.findAll('tbody tr')[0]?.findAll('.box') ?? []
    const tap = async (words: string) =>
      boxes()
        .find(one => one.text() === words)
        ?.trigger('click')
    await tap('4')
    expect(score()).toBe(4)
    expect(boxes().filter(one => one.classes('full'))).toHaveLength(4)
    await tap('4')
    expect(score()).toBe(3)
    await tap('+')
    expect(score()).toBe(6)
    expect(boxes().at(-1)?.text()).toBe('6')
    await page.get(cell(0, 'score')).setValue('12')
    expect(score()).toBe(12)
    // Beyond what the game takes, nothing changes, and it shows.
    await page.get(cell(0, 'score')).setValue('13')
    expect(score()).toBe(12)
    expect(page.get(cell(0, 'score')).attributes('aria-invalid')).toBe('true')
  })

  it('reckons each row and what they all come to as a score changes', async () => {
    const { page } = play()
    expect(prices(page)).toEqual(['2', '4', '6'])
    await page.get(cell(0, 'score')).setValue('5')
    await page.get(cell(0, 'reach')).setValue('long')
    expect(prices(page)).toEqual(['10', '4', '14'])
    await page.get(cell(1, 'bursts')).trigger('change')
    expect(prices(page)).toEqual(['10', '2', '12'])
  })

  it('adds a row above what sums up, and goes there', async () => {
    const { page, list } = play()
    await page.get('.row-addition').trigger('click')
    await nextTick()
    expect(list()).toHaveLength(3)
    expect(focusOf()).toBe('2-name')
    expect(page.findAll('tbody th').map(one => one.text())).toEqual([
      'Tir 1',
      'Tir 2',
      'Tir 3',
      'Tous les tirs',
    ])
  })

  it('orders its rows by their grips', async () => {
    const { page, list } = play()
    await page.findAll('.grip')[1]?.trigger('dragstart')
    await page.findAll('tbody tr')[0]?.trigger('drop')
    expect(list().map(one => Object(one).name)).toEqual(['Fronde', 'Arc'])
  })

  it('names every cell by its row too', () => {
    const { page } = play()
    expect(valueOf(field(page, 'Tir 2 · Arme'))).toBe('Fronde')
    expect(page.get(cell(1, 'score')).attributes('role')).toBe('spinbutton')
    expect(button(page, 'Actions pour Tir 2').attributes('tabindex')).toBe('-1')
  })
})

describe('several cells pasted', () => {
  const number = (row: number, name: string, value: number, max = 9) => ({
    kind: 'number' as const,
    label: name,
    path: `/${row}/${name}`,
    value,
    min: 0,
    max,
    step: 1,
    whenEmpty: 'keep' as const,
  })
  const table: FormNode = {
    kind: 'table',
    label: 'Scores',
    columns: [{ label: 'Mêl' }, { label: 'Prix' }, { label: 'Tir' }],
    rows: [
      {
        label: 'Ogre',
        cells: [
          [number(0, 'mel', 1)],
          [{ kind: 'reckoned', text: '2' }],
          [number(0, 'tir', 1), number(0, 'perf', 0)],
        ],
      },
      { label: 'Somme', look: 'sum', cells: [[], [{ kind: 'reckoned', text: '2' }], []] },
      { label: 'Fée', cells: [[number(1, 'mel', 1)], [], [number(1, 'tir', 1), number(1, 'perf', 0)]] },
    ],
  }
  const document_ = [
    { mel: 1, tir: 1, perf: 0 },
    { mel: 1, tir: 1, perf: 0 },
  ]

  it('fill to the right and below, in one change; what does not fit is said cell by cell', async () => {
    const { page, sent } = drawForm([table], document_)
    expect(await paste(page.get('#champ-0-mel').element, '3\t4\t2\t7\r\n5\tfort\t\n8')).toBe(true)
    expect(sent).toEqual([
      {
        patch: [
          { op: 'replace', path: '/0/mel', value: 3 },
          { op: 'replace', path: '/0/tir', value: 4 },
          { op: 'replace', path: '/0/perf', value: 2 },
          { op: 'replace', path: '/1/mel', value: 5 },
        ],
        label: 'coller 4\u00a0cases',
      },
    ])
    const said = page
      .get('.refusals')
      .findAll('li')
      .map(one => one.text().replace(/\u00a0/g, ' '))
    expect(said).toEqual([
      '« 7 » tombe hors du tableau',
      'Fée · tir : « fort » n’est pas un nombre de 0 à 9',
      '« 8 » tombe hors du tableau',
    ])
    await page.get('.refusals button').trigger('click')
    expect(page.find('.refusals').exists()).toBe(false)
  })

  it('come from a line that people write, whatever cell of its row it falls into', async () => {
    const lines = (text: string) => (/^\d( \d)+$/.test(text) ? [text.split(' ')] : undefined)
    const { page, sent } = drawForm([{ ...table, lines }], document_)
    expect(await paste(page.get('#champ-1-perf').element, '5 6 7')).toBe(true)
    expect(sent.map(({ patch }) => patch)).toEqual([
      [
        { op: 'replace', path: '/1/mel', value: 5 },
        { op: 'replace', path: '/1/tir', value: 6 },
        { op: 'replace', path: '/1/perf', value: 7 },
      ],
    ])
    expect(await paste(page.get('#champ-1-perf').element, '5')).toBe(false)
  })

  it('leave a lone text to the cell itself', async () => {
    const { page, sent } = drawForm([table], document_)
    expect(await paste(page.get('#champ-0-mel').element, '3')).toBe(false)
    expect(sent).toEqual([])
  })
})

describe('a table pasted for a list', () => {
  const dialog = <E extends Element>(selector: string, kind: abstract new () => E): E => {
    const found = document.querySelector(`[role=dialog] ${selector}`)
    if (!(found instanceof kind)) throw new Error(`no ${selector}`)
    return found
  }
  const all = (selector: string): readonly Element[] => [
    ...document.querySelectorAll(`[role=dialog] ${selector}`),
  ]
  const click = async (name: string): Promise<void> => {
    const found = all('button').find(one => one.textContent.trim() === name)
    if (!(found instanceof HTMLButtonElement)) throw new Error(`no ${name}`)
    found.click()
    await nextTick()
    await nextTick()
  }
  const faults = (): readonly string[] =>
    all('.fault').map(one => (one.getAttribute('title') ?? '').replace(/[\u00a0\u202f]/g, ' '))
  const write = async (element: HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> => {
    element.value = value
    element.dispatchEvent(new Event('input', { bubbles: true }))
    await nextTick()
  }
  const labelled = (name: string) => dialog(`[aria-label="${name}"]`, HTMLInputElement)

  const sheet = 'TIR\tarme\tNotes\tportee\n3\tArbalète\tlourde\tlongue\n99\tSarbacane\t\tbof\n'

  it('shows what would come and what does not fit, changes nothing, then adds it in one change', async () => {
    const { page, done, list } = play()
    await paste(page.get(cell(0, 'name')).element, sheet)
    expect(all('tbody tr')).toHaveLength(2)
    expect(faults()).toEqual([
      'ligne 3, « Valeur » : « 99 » n’est pas un nombre de 0 à 12',
      'ligne 3, « Portée » : « bof » : il faut « Courte » ou « Longue »',
    ])
    expect(dialog('.unused', HTMLElement).textContent).toContain('Notes')
    expect(done).toEqual([])
    // Mended in its place.
    await write(labelled('Ligne 3, Valeur'), '9')
    expect(faults()).toHaveLength(1)
    await click('Ajouter 2\u00a0lignes')
    expect(done).toEqual(['ajouter 2\u00a0lignes collées'])
    expect(list().slice(2)).toEqual([
      { name: 'Arbalète', score: 3, reach: 'long', bursts: false },
      { name: 'Sarbacane', score: 9, reach: 'short', bursts: false },
    ])
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('takes the place of what was there, without the lines that are left out', async () => {
    const { page, list } = play()
    await paste(page.get(cell(0, 'name')).element, sheet)
    labelled('Prendre la ligne 3').click()
    await nextTick()
    await click('Remplacer')
    expect(list()).toEqual([{ name: 'Arbalète', score: 3, reach: 'long', bursts: false }])
  })

  it('reads a column from elsewhere when told, and the first line as a line', async () => {
    const { page } = play()
    await paste(page.get(cell(0, 'name')).element, sheet)
    const source = dialog('[aria-label="« Arme » vient de"]', HTMLSelectElement)
    expect(source.selectedOptions[0]?.textContent.trim()).toBe('arme')
    source.value = '2'
    source.dispatchEvent(new Event('change'))
    await nextTick()
    expect(labelled('Ligne 2, Arme').value).toBe('lourde')
    expect(dialog('.unused', HTMLElement).textContent).toContain('arme')
    dialog('.settings input', HTMLInputElement).click()
    await nextTick()
    expect(all('tbody tr')).toHaveLength(3)
  })

  it('adds no more lines than the list holds, and says so', async () => {
    const { page } = play()
    const five = `Arme\tValeur\n${Array.from({ length: 5 }, (_, index) => `A${index}\t1`).join('\n')}`
    await paste(page.get(cell(0, 'name')).element, five)
    expect(dialog('.told', HTMLElement).textContent).toContain('4\u00a0lignes (6 au plus)')
    expect(dialog('[data-done]', HTMLButtonElement).disabled).toBe(true)
    labelled('Prendre la ligne 6').click()
    await nextTick()
    expect(dialog('[data-done]', HTMLButtonElement).disabled).toBe(false)
  })

  it('opens by its button, with nothing in it; a file by commas is read as one by tabs', async () => {
    const { page } = play()
    await page.get('.paste-rows').trigger('click')
    await nextTick()
    expect(dialog('[data-done]', HTMLButtonElement).disabled).toBe(true)
    const input = dialog('input[type=file]', HTMLInputElement)
    const bytes = new Uint8Array(
      [...'Arme;Valeur\nArbal'].map(one => one.charCodeAt(0)).concat(0xe8, 0x74, 0x65, 0x3b, 0x32),
    )
    Object.defineProperty(input, 'files', { value: [new File([bytes], 'tirs.csv')] })
    input.dispatchEvent(new Event('change'))
    await expect.poll(() => all('tbody tr').length).toBe(1)
    expect(labelled('Ligne 2, Arme').value).toBe('Arbalète')
  })

  it('says what it cannot read', async () => {
    const { page } = play()
    await page.get('.paste-rows').trigger('click')
    await nextTick()
    const input = dialog('input[type=file]', HTMLInputElement)
    Object.defineProperty(input, 'files', { value: [new File(['PK\u0003\u0004'], 'tirs.xlsx')] })
    input.dispatchEvent(new Event('change'))
    await expect
      .poll(() => document.querySelector('[role=dialog] .refusal')?.textContent)
      .toContain('C’est un classeur')
    await write(dialog('textarea', HTMLTextAreaElement), 'a\t'.repeat(400))
    expect(dialog('.refusal', HTMLElement).textContent).toContain('plus de 300 colonnes')
  })
})
