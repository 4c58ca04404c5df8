// @vitest-environment happy-dom
/** Each kind of field, drawn alone: what it shows, and the patch and the name that each change sends. */
import { enableAutoUnmount } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { FormNode, NumberField, TextField, ToggleField } from '../../src/core/index.ts'
import { button, drawForm, field, helpOf, valueOf } from './page.ts'

enableAutoUnmount(afterEach)

const name = (over: Partial<TextField> = {}): TextField => ({
  kind: 'text',
  label: 'Nom',
  path: '/name',
  value: 'Bern',
  maxLength: 10,
  whenEmpty: 'keep',
  ...over,
})

const score = (over: Partial<NumberField> = {}): NumberField => ({
  kind: 'number',
  label: 'Score',
  path: '/score',
  value: 3,
  min: 0,
  max: 20,
  step: 1,
  whenEmpty: 'keep',
  ...over,
})

const flag = (over: Partial<ToggleField> = {}): ToggleField => ({
  kind: 'toggle',
  label: 'Chef',
  path: '/leader',
  value: false,
  ...over,
})

describe('a text', () => {
  it('is shown under its label, with its help', () => {
    const { page } = drawForm([name({ help: 'Court, si possible.' })])
    expect(valueOf(field(page, 'Nom'))).toBe('Bern')
    expect(helpOf(page, field(page, 'Nom'))).toBe('Court, si possible.')
  })

  it('has no description where it has no help', () => {
    const { page } = drawForm([name()])
    expect(field(page, 'Nom').attributes('aria-describedby')).toBeUndefined()
  })

  it('is a text area when it is long', () => {
    const { page } = drawForm([name({ kind: 'long-text' })])
    expect(field(page, 'Nom').element.tagName).toBe('TEXTAREA')
    expect(valueOf(field(page, 'Nom'))).toBe('Bern')
  })

  it.each(['text', 'long-text'] as const)(
    'replaces what is there, keystrokes joined by field (%s)',
    async kind => {
      const { page, sent } = drawForm([name({ kind })], { name: 'Bern' })
      await field(page, 'Nom').setValue('Berna')
      expect(sent).toEqual([
        {
          patch: [{ op: 'replace', path: '/name', value: 'Berna' }],
          label: 'changer Nom',
          merge: '/name',
        },
      ])
    },
  )

  it('adds its key where the band has none', async () => {
    const { page, sent } = drawForm([name({ value: '' })], {})
    await field(page, 'Nom').setValue('B')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'add', path: '/name', value: 'B' }]])
  })

  it.each([
    ['keep', [{ op: 'replace', path: '/name', value: '' }]],
    ['remove', [{ op: 'remove', path: '/name' }]],
    ['null', [{ op: 'replace', path: '/name', value: null }]],
  ] as const)('goes as its field says when it is emptied (%s)', async (whenEmpty, patch) => {
    const { page, sent } = drawForm([name({ whenEmpty })], { name: 'Bern' })
    await field(page, 'Nom').setValue('')
    expect(sent.map(one => one.patch)).toEqual([patch])
  })

  it('removes nothing where nothing is', async () => {
    const { page, sent } = drawForm([name({ value: '', whenEmpty: 'remove' })], {})
    await field(page, 'Nom').setValue('')
    expect(sent).toEqual([])
  })

  it('is cut at its length in characters, never within one', async () => {
    const { page, sent } = drawForm([name({ value: '', maxLength: 3 })], { name: '' })
    await field(page, 'Nom').setValue('🐈é🐕xyz')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/name', value: '🐈é🐕' }]])
    expect(valueOf(field(page, 'Nom'))).toBe('🐈é🐕')
  })

  it('never keeps more on the page than in the band', async () => {
    const { page, sent } = drawForm([name({ value: 'abc', maxLength: 3 })], { name: 'abc' })
    await field(page, 'Nom').setValue('abcd')
    expect(valueOf(field(page, 'Nom'))).toBe('abc')
    expect(sent).toEqual([])
  })

  it('takes half a character for a whole one', async () => {
    const { page, sent } = drawForm([name()], { name: 'Bern' })
    await field(page, 'Nom').setValue('a\ud83d')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/name', value: 'a\ufffd' }]])
  })

  it('suggests another name than the one it has, as a step of its own', async () => {
    const { page, sent } = drawForm([name({ suggestions: ['Bern', 'Alde', 'Guy'] })], { name: 'Bern' })
    await button(page, 'Un autre nom : Nom').trigger('click')
    expect(sent).toEqual([{ patch: [{ op: 'replace', path: '/name', value: 'Alde' }], label: 'changer Nom' }])
  })

  it('has no dice without suggestions, and does nothing when its own is the only one', async () => {
    const { page, sent, show } = drawForm([name({ suggestions: [] })], { name: 'Bern' })
    expect(page.findAll('button')).toHaveLength(0)
    await show([name({ suggestions: ['Bern'] })])
    await button(page, 'Un autre nom : Nom').trigger('click')
    expect(sent).toEqual([])
  })

  it('follows the band when it changes from elsewhere', async () => {
    const { page, show } = drawForm([name()])
    await show([name({ value: 'Alde' })])
    expect(valueOf(field(page, 'Nom'))).toBe('Alde')
  })
})

describe('a number', () => {
  it('that is a modifier is written with its sign, and read with any', async () => {
    const shown = (value: number | null): string =>
      valueOf(field(drawForm([score({ value, signed: true, min: -9, whenEmpty: 'null' })]).page, 'Score'))
    expect([2, 0, -3, null].map(shown)).toEqual(['+2', '+0', '−3', ''])
    const { page, sent } = drawForm([score({ signed: true, min: -9 })], { score: 3 })
    for (const text of ['+5', '−1', '-2', '4']) await field(page, 'Score').setValue(text)
    expect(sent.map(({ patch }) => patch[0])).toEqual(
      [5, -1, -2, 4].map(value => ({ op: 'replace', path: '/score', value })),
    )
  })

  it('is shown under its label, with its help and its unit', () => {
    const { page } = drawForm([score({ help: 'Comme convenu.', unit: 'PC' })])
    expect(valueOf(field(page, 'Score'))).toBe('3')
    expect(helpOf(page, field(page, 'Score'))).toBe('Comme convenu.')
    expect(page.get('.unit').text()).toBe('PC')
  })

  it('shows nothing for no number', () => {
    expect(valueOf(field(drawForm([score({ value: null })]).page, 'Score'))).toBe('')
  })

  it('sends what is typed, joined by field', async () => {
    const { page, sent } = drawForm([score()], { score: 3 })
    await field(page, 'Score').setValue('12')
    expect(sent).toEqual([
      { patch: [{ op: 'replace', path: '/score', value: 12 }], label: 'changer Score', merge: '/score' },
    ])
  })

  it('adds its key where the band has none', async () => {
    const { page, sent } = drawForm([score({ value: null })], {})
    await field(page, 'Score').setValue('7')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'add', path: '/score', value: 7 }]])
  })

  it.each(['21', '-1', '-', '4x', '1e', '3,5', '3', 'NaN', 'Infinity'])(
    'sends nothing for « %s », and goes back when it is left',
    async typed => {
      const { page, sent } = drawForm([score()], { score: 3 })
      await field(page, 'Score').setValue(typed)
      expect(valueOf(field(page, 'Score'))).toBe(typed)
      await field(page, 'Score').trigger('blur')
      expect(sent).toEqual([])
      expect(valueOf(field(page, 'Score'))).toBe('3')
    },
  )

  it.each([
    ['keep', 3, []],
    ['remove', 3, [[{ op: 'remove', path: '/score' }]]],
    ['null', 3, [[{ op: 'replace', path: '/score', value: null }]]],
    ['null', null, []],
  ] as const)(
    'goes as its field says when it is emptied (%s, from %s)',
    async (whenEmpty, value, patches) => {
      const { page, sent } = drawForm([score({ value, whenEmpty })], { score: value })
      await field(page, 'Score').setValue('')
      expect(sent.map(({ patch }) => patch)).toEqual(patches)
    },
  )

  it('shows a nought that comes back after it was emptied', async () => {
    const { page, show } = drawForm([score({ value: 0, whenEmpty: 'null' })], { score: 0 })
    await field(page, 'Score').setValue('')
    await show([score({ value: null, whenEmpty: 'null' })])
    await field(page, 'Score').trigger('blur')
    await show([score({ value: 0, whenEmpty: 'null' })])
    expect(valueOf(field(page, 'Score'))).toBe('0')
  })

  it('takes a comma, and leaves it under the fingers', async () => {
    const half = { step: 0.5 }
    const { page, sent, show } = drawForm([score(half)], { score: 3 })
    await field(page, 'Score').setValue('1,5')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/score', value: 1.5 }]])
    await show([score({ ...half, value: 1.5 })])
    expect(valueOf(field(page, 'Score'))).toBe('1,5')
  })

  it('takes only its own steps', async () => {
    const { page, sent } = drawForm([score({ step: 5, value: 5 })], { score: 5 })
    await field(page, 'Score').setValue('7')
    expect(sent).toEqual([])
    await field(page, 'Score').setValue('15')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/score', value: 15 }]])
  })

  it('steps with the arrows and with its buttons', async () => {
    const { page, sent } = drawForm([score({ step: 2 })], { score: 3 })
    await field(page, 'Score').trigger('keydown', { key: 'ArrowUp' })
    await field(page, 'Score').trigger('keydown', { key: 'ArrowDown' })
    await button(page, 'Score : un de plus').trigger('click')
    await button(page, 'Score : un de moins').trigger('click')
    expect(sent).toEqual(
      [5, 1, 5, 1].map(value => ({
        patch: [{ op: 'replace', path: '/score', value }],
        label: 'changer Score',
        merge: '/score',
      })),
    )
  })

  it('steps from nothing, and stops at its bounds', async () => {
    const { page, sent, show } = drawForm([score({ value: null, whenEmpty: 'null' })], { score: null })
    await field(page, 'Score').trigger('keydown', { key: 'ArrowUp' })
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/score', value: 1 }]])
    await show([score({ value: 20 })])
    await field(page, 'Score').trigger('keydown', { key: 'ArrowUp' })
    await show([score({ value: 0 })])
    await field(page, 'Score').trigger('keydown', { key: 'ArrowDown' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    [0, true, false],
    [3, false, false],
    [20, false, true],
  ])('closes the button that leads nowhere (at %i)', (value, less, more) => {
    const { page } = drawForm([score({ value })])
    expect(button(page, 'Score : un de moins').attributes('disabled') !== undefined).toBe(less)
    expect(button(page, 'Score : un de plus').attributes('disabled') !== undefined).toBe(more)
  })

  it('throws away what was half typed when the arrows step', async () => {
    const { page, sent, show } = drawForm([score()], { score: 3 })
    await field(page, 'Score').setValue('4x')
    await field(page, 'Score').trigger('keydown', { key: 'ArrowUp' })
    await show([score({ value: 4 })])
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/score', value: 4 }]])
    expect(valueOf(field(page, 'Score'))).toBe('4')
  })
})

describe('a toggle', () => {
  it.each([false, true])('shows its state and sends the other (%s)', async value => {
    const { page, sent } = drawForm([flag({ value, help: 'Un seul par bande.' })], { leader: value })
    const box = field(page, 'Chef')
    expect(box.element).toMatchObject({ type: 'checkbox', checked: value })
    expect(helpOf(page, box)).toBe('Un seul par bande.')
    await box.trigger('change')
    expect(sent).toEqual([{ patch: [{ op: 'add', path: '/leader', value: !value }], label: 'changer Chef' }])
  })
})

describe('a table', () => {
  const table: FormNode = {
    kind: 'table',
    label: 'Caractéristiques',
    help: 'Comme au livre.',
    columns: [{ label: 'Mouvement' }, { label: 'Chef' }, { label: 'Devise' }],
    rows: [
      {
        label: 'Ogre',
        cells: [
          [score({ label: 'Mouvement', path: '/0/move', help: 'En cases.' })],
          [flag({ path: '/0/leader', help: 'Un seul.' })],
          [name({ label: 'Devise', path: '/0/motto', help: 'Courte.' })],
        ],
      },
      { label: 'Ogre', cells: [[], [], [name({ label: 'Cri', path: '/1/motto' })]] },
    ],
  }

  it('heads its columns and its rows, twins too, and leaves empty cells empty', () => {
    const { page } = drawForm([table])
    expect(page.get('legend').text()).toBe('Caractéristiques')
    expect(helpOf(page, page.get('fieldset'))).toBe('Comme au livre.')
    expect(page.findAll('th[scope=col]').map(cell => cell.text())).toEqual(['Mouvement', 'Chef', 'Devise'])
    expect(page.findAll('th[scope=row]').map(cell => cell.text())).toEqual(['Ogre', 'Ogre'])
    expect(page.findAll('tbody td').map(cell => cell.findAll('input').length)).toEqual([1, 1, 1, 0, 0, 1])
  })

  it('names each cell for those who cannot see its heading, and points at no help that is not there', () => {
    const { page } = drawForm([table])
    for (const words of ['Ogre · Mouvement', 'Ogre · Chef', 'Ogre · Devise', 'Ogre · Cri']) {
      expect(field(page, words).element.tagName).toBe('INPUT')
      expect(field(page, words).attributes('aria-describedby')).toBeUndefined()
    }
  })

  it('sends the change of a cell', async () => {
    const { page, sent } = drawForm([table], [{ move: 3, leader: false, motto: 'Bern' }, {}])
    await field(page, 'Ogre · Mouvement').setValue('4')
    await field(page, 'Ogre · Chef').trigger('change')
    await field(page, 'Ogre · Cri').setValue('Ha')
    expect(sent).toEqual([
      {
        patch: [{ op: 'replace', path: '/0/move', value: 4 }],
        label: 'changer Ogre · Mouvement',
        merge: '/0/move',
      },
      { patch: [{ op: 'add', path: '/0/leader', value: true }], label: 'changer Ogre · Chef' },
      {
        patch: [{ op: 'add', path: '/1/motto', value: 'Ha' }],
        label: 'changer Ogre · Cri',
        merge: '/1/motto',
      },
    ])
  })
})

describe('a readout', () => {
  const lines = [{ label: 'Mêlée', value: '8' }]

  it('is read line by line, the total last', () => {
    const { page } = drawForm([{ kind: 'readout', label: 'Prix', lines, total: '24' }])
    expect(page.get('[role=group]').attributes('aria-label')).toBe('Prix')
    expect(page.findAll('dt, dd').map(cell => cell.text())).toEqual(['Mêlée', '8', '', '24'])
  })

  it('shows a total without lines, and nothing where there is neither', () => {
    expect(drawForm([{ kind: 'readout', label: 'Prix', lines: [], total: '0' }]).page.text()).toContain('0')
    expect(
      drawForm([{ kind: 'readout', label: 'Prix', lines: [] }])
        .page.find('.readout')
        .exists(),
    ).toBe(false)
  })
})

describe('a section', () => {
  it('shows its title and its help above its nodes, sections within it too', async () => {
    const inner: FormNode = { kind: 'section', label: 'Dedans', nodes: [name()] }
    const { page, sent } = drawForm(
      [{ kind: 'section', label: 'Dehors', help: 'De tout.', nodes: [score(), inner] }],
      { name: 'Bern', score: 3 },
    )
    expect(page.findAll('h3').map(title => title.text())).toEqual(['Dehors', 'Dedans'])
    expect(page.get('.help').text()).toBe('De tout.')
    await field(page, 'Nom').setValue('Alde')
    await field(page, 'Score').setValue('4')
    expect(sent.map(({ label }) => label)).toEqual(['changer Nom', 'changer Score'])
  })
})
