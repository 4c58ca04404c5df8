// @vitest-environment happy-dom
/** Choices and lists, drawn alone: what stays open, closed or folded, and what each click sends. */
import { enableAutoUnmount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import {
  add,
  remove,
  type Choice,
  type ChoiceField,
  type ChoiceGroup,
  type FormNode,
  type ListField,
} from '../../src/core/index.ts'
import { button, drawForm } from './page.ts'

enableAutoUnmount(afterEach)

const choice = (id: string, over: Partial<Choice> = {}): Choice => ({ id, label: id, taken: 0, ...over })

const choices = (groups: readonly ChoiceGroup[], over: Partial<ChoiceField> = {}): ChoiceField => ({
  kind: 'choice',
  label: 'Équipement',
  path: '/equipment',
  mode: 'many',
  groups,
  ...over,
})

const take = [add('/equipment/-', 'arc')]
const drop = [remove('/equipment/0')]
const one = (given: Partial<ChoiceField>, ...all: readonly Choice[]) =>
  drawForm([choices([{ choices: all }], given)])

describe('one of a few', () => {
  const few = [choice('Puissant', { taken: 1, drop }), choice('Agile', { take }), choice('Svelte')]

  it('stands side by side as radio buttons under its label, with its help', () => {
    const { page } = one({ mode: 'one', help: 'Un seul.' }, ...few)
    const group = page.get('[role=radiogroup]')
    expect(page.get(`[id="${group.attributes('aria-labelledby') ?? ''}"]`).text()).toBe('Équipement')
    expect(page.get(`[id="${group.attributes('aria-describedby') ?? ''}"]`).text()).toBe('Un seul.')
    expect(page.findAll('[role=radio]').map(radio => radio.attributes('aria-checked'))).toEqual([
      'true',
      'false',
      'false',
    ])
  })

  it('is one stop of the Tab key, on what is taken, and goes on by the arrows', async () => {
    const { page } = one({ mode: 'one' }, ...few)
    const radios = page.findAll<HTMLElement>('[role=radio]')
    expect(radios.map(radio => radio.attributes('tabindex'))).toEqual(['0', '-1', '-1'])
    radios[0]?.element.focus()
    await radios[0]?.trigger('keydown', { key: 'ArrowRight' })
    expect(document.activeElement).toBe(radios[1]?.element)
    await radios[1]?.trigger('keydown', { key: 'End' })
    expect(document.activeElement).toBe(radios[2]?.element)
    await radios[2]?.trigger('keydown', { key: 'ArrowRight' })
    expect(document.activeElement).toBe(radios[0]?.element)
  })

  it('is taken at a press, left at another where it can be, and says why it cannot be had', async () => {
    const { page, sent } = one(
      { mode: 'one' },
      choice('Puissant', { taken: 1, drop }),
      choice('Agile', { take }),
      choice('Svelte', { closed: 'Trop tard.' }),
    )
    const [strong, quick, slim] = page.findAll('[role=radio]')
    await quick?.trigger('click')
    await strong?.trigger('click')
    await slim?.trigger('click')
    expect(slim?.attributes()).toMatchObject({ 'aria-disabled': 'true', title: 'Trop tard.' })
    expect(sent).toEqual([
      { patch: take, label: 'prendre Agile' },
      { patch: drop, label: 'laisser Puissant' },
    ])
  })

  it.each([
    ['more than four', 'one', [1, 2, 3, 4, 5].map(index => choice(`c${index}`, { take }))],
    ['a text to read', 'one', [choice('Archer', { take, detail: 'Il tire.' })]],
    ['several that can be had', 'many', [choice('Arc', { take })]],
  ] as const)('gives way to a list with a dialog where there are %s', (_, mode, all) => {
    const { page } = one({ mode }, ...all)
    expect(page.find('[role=radiogroup]').exists()).toBe(false)
    expect(page.get('legend').text()).toBe('Équipement')
  })
})

describe('what is picked from many', () => {
  const groups: readonly ChoiceGroup[] = [
    {
      title: 'Armes',
      note: '2 sur 3',
      choices: [
        choice('Dague', { taken: 2, drop, summary: 'Courte.', cost: '1 fer' }),
        choice('Épée', { take }),
      ],
    },
    { title: 'Armures', note: '0 sur 1', choices: [choice('Cuir', { closed: 'Trop lourd.' })] },
  ]

  it('shows what is taken, and what else could be in one line', () => {
    const { page } = drawForm([choices(groups, { help: 'Un offert.' })])
    expect(page.findAll('.chosen-one').map(row => row.text())).toEqual(['Dague × 2Courte.1 fer', 'Choisir…'])
    expect(page.text()).not.toContain('Épée')
    // Of its groups, those that have something to give.
    const { ['aria-describedby']: about = '' } = page.get('fieldset').attributes()
    expect(page.get(`[id="${about}"]`).text()).toBe('Armes 2 sur 3')
  })

  it('says its help where its groups have no numbers', () => {
    const { page } = one({ help: 'Un offert.' }, choice('Arc', { take }))
    const { ['aria-describedby']: about = '' } = page.get('fieldset').attributes()
    expect(page.get(`[id="${about}"]`).text()).toBe('Un offert.')
  })

  it('is left by its cross, or by Delete', async () => {
    const { page, sent } = drawForm([choices(groups)])
    await button(page, 'Retirer Dague').trigger('click')
    for (const key of ['Delete', 'Backspace', 'x']) await page.get('.chosen-one').trigger('keydown', { key })
    expect(sent).toEqual(Array.from({ length: 3 }, () => ({ patch: drop, label: 'laisser Dague' })))
  })

  it('cannot be left where its game says so', () => {
    const { page } = one({}, choice('Poings', { taken: 1 }))
    expect(page.find('.chosen-drop').exists()).toBe(false)
  })

  it('is one stop of the Tab key, and goes on by the arrows', async () => {
    const taken = ['Arc', 'Dague', 'Épée'].map(id => choice(id, { taken: 1, drop }))
    const { page } = one({}, ...taken, choice('Masse', { take }))
    const rows = page.findAll<HTMLElement>('.chosen-one')
    expect(rows.map(row => row.attributes('tabindex'))).toEqual(['0', '-1', '-1', '-1'])
    rows[0]?.element.focus()
    await rows[0]?.trigger('keydown', { key: 'ArrowDown' })
    await rows[1]?.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement).toBe(rows[2]?.element)
  })

  it('says once why nothing more can be had, where that is the same for all', () => {
    const closed = 'Il ne reste plus de fer.'
    const { page } = one({}, choice('Arc', { closed }), choice('Épée', { closed }))
    expect(page.find('.chosen').exists()).toBe(false)
    expect(page.get('.closed-line').text()).toBe(closed)
  })

  it('says that there is nothing where reasons differ', () => {
    const { page } = one(
      {},
      choice('Arc', { closed: 'Trop cher.' }),
      choice('Épée', { closed: 'Trop lourd.' }),
    )
    expect(page.get('.closed-line').text()).toBe('Rien encore.')
  })

  it.each([
    ['its button', '.change', '/equipment', undefined],
    ['an empty place', '.vacant', '/equipment', undefined],
    ['one that is taken', '.chosen-one:not(.vacant)', '/equipment', 'Dague'],
  ] as const)('opens its dialog from %s', async (_, at, path, id) => {
    const { page, asked } = drawForm([choices(groups)])
    await page.get(at).trigger('click')
    expect(asked).toEqual([id === undefined ? { path } : { path, id }])
  })

  it('can be read beside it under the pointer or the focus', async () => {
    const { page, seen } = drawForm([choices(groups)])
    const row = page.get('.chosen-one')
    for (const event of ['mouseenter', 'mouseleave', 'focus', 'blur']) await row.trigger(event)
    expect(seen).toEqual(['Dague', undefined, 'Dague', undefined])
  })
})

const isOpen = (page: VueWrapper): readonly boolean[] =>
  page.findAll('details').map(({ element }) => element instanceof HTMLDetailsElement && element.open)

const list = (over: Partial<ListField> = {}): ListField => ({
  kind: 'list',
  label: 'Mêlée',
  path: '/melee',
  reorderable: true,
  items: ['Hache', 'Dague', 'Poing'].map((title, index) => ({
    path: `/melee/${index}`,
    title,
    subtitle: `rang ${index}`,
    cost: `${index} fer`,
    duplicate: [add(`/melee/${index + 1}`, title)],
    remove: [remove(`/melee/${index}`)],
    fields: (): readonly FormNode[] => [
      { kind: 'toggle', label: `Bénie ${index}`, path: `/melee/${index}/blessed`, value: false },
    ],
  })),
  additions: [choice('Un score', { take: [add('/melee/-', 1)] }), choice('Un as', { closed: 'Un seul as.' })],
  ...over,
})

describe('a list', () => {
  it('shows its items with their fields', () => {
    const { page } = drawForm([list({ help: 'Dans l’ordre.' })])
    expect(isOpen(page)).toEqual([true, true, true])
    expect(page.get('legend').text()).toBe('Mêlée')
    expect(page.get('fieldset').attributes('aria-describedby')).toBe(page.get('.help').attributes('id'))
    expect(page.findAll('summary').map(summary => summary.findAll('span').map(part => part.text()))).toEqual([
      ['Hache', 'rang 0', '0 fer'],
      ['Dague', 'rang 1', '1 fer'],
      ['Poing', 'rang 2', '2 fer'],
    ])
    expect(page.findAll('.toggle label').map(label => label.text())).toEqual([
      'Bénie 0',
      'Bénie 1',
      'Bénie 2',
    ])
  })

  it('moves an item up and down, never past an end', async () => {
    const { page, sent } = drawForm([list()])
    expect(page.find('[aria-label="Monter : Hache"]').attributes()).toHaveProperty('disabled')
    expect(page.find('[aria-label="Descendre : Poing"]').attributes()).toHaveProperty('disabled')
    await button(page, 'Monter : Dague').trigger('click')
    await button(page, 'Descendre : Dague').trigger('click')
    expect(sent).toEqual([
      { patch: [{ op: 'move', from: '/melee/1', path: '/melee/0' }], label: 'déplacer Dague' },
      { patch: [{ op: 'move', from: '/melee/1', path: '/melee/2' }], label: 'déplacer Dague' },
    ])
  })

  it('moves nothing where the order is given', () => {
    const { page } = drawForm([list({ reorderable: false })])
    expect(page.find('[aria-label^="Monter"], [aria-label^="Descendre"]').exists()).toBe(false)
  })

  it('duplicates and removes an item, where it may', async () => {
    const { page, sent, show } = drawForm([list()])
    await button(page, 'Dupliquer : Dague').trigger('click')
    await button(page, 'Retirer : Dague').trigger('click')
    expect(sent).toEqual([
      { patch: [{ op: 'add', path: '/melee/2', value: 'Dague' }], label: 'dupliquer Dague' },
      { patch: [{ op: 'remove', path: '/melee/1' }], label: 'retirer Dague' },
    ])
    await show([list({ items: [{ path: '/melee/0', title: 'Croc', fields: () => [] }] })])
    expect(page.findAll('.item-tools button')).toHaveLength(0)
  })

  it('adds an item, and says why another cannot be added', async () => {
    const { page, sent } = drawForm([list()])
    expect(page.get('.additions').attributes('aria-label')).toBe('Ajouter : mêlée')
    const [open, closed] = page.findAll('.additions .addition')
    await open?.trigger('click')
    await closed?.trigger('click')
    expect(closed?.text()).toContain('Un seul as.')
    expect(closed?.attributes('aria-disabled')).toBe('true')
    expect(sent).toEqual([{ patch: [{ op: 'add', path: '/melee/-', value: 1 }], label: 'ajouter Un score' }])
  })

  it('adds an item beyond one’s means as a plan', async () => {
    const plan = [add('/melee/-', 9)]
    const { page, sent } = drawForm([list({ additions: [choice('Un roc', { closed: 'Trop cher.', plan })] })])
    expect(page.get('.addition').text()).toBe('Un rocprojet')
    expect(page.get('.addition-plan').attributes('title')).toBe('Trop cher.')
    await page.get('.addition').trigger('click')
    expect(sent).toEqual([{ patch: plan, label: 'ajouter Un roc' }])
  })

  it('has no empty group of additions', () => {
    expect(
      drawForm([list({ additions: [] })])
        .page.find('.additions')
        .exists(),
    ).toBe(false)
  })

  it('can be found by the pointer of a diagnostic, and focused', () => {
    const { page } = drawForm([list(), choices([{ choices: [choice('Arc', { take })] }])])
    expect(page.get('#champ-melee').attributes('tabindex')).toBe('-1')
    expect(page.get('#champ-equipment').attributes('tabindex')).toBe('-1')
  })

  it('sends the changes of its fields', async () => {
    const { page, sent } = drawForm([list()], { melee: [{}, {}, {}] })
    await page.get('#champ-melee-1-blessed').trigger('change')
    expect(sent).toEqual([
      { patch: [{ op: 'add', path: '/melee/1/blessed', value: true }], label: 'changer Bénie 1' },
    ])
  })

  it('draws a choice again with the patch of the day', async () => {
    const { page, sent, show } = one({}, choice('Arc', { taken: 1, drop }))
    const today = [remove('/equipment/3')]
    await show([choices([{ choices: [choice('Arc', { taken: 1, drop: today })] }])])
    await button(page, 'Retirer Arc').trigger('click')
    expect(sent.map(({ patch }) => patch)).toEqual([today])
  })
})
