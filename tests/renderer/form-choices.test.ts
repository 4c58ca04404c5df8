// @vitest-environment happy-dom
/** Choices and lists, drawn alone: what stays open, closed or folded, and what each click sends. */
import { enableAutoUnmount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import {
  add,
  remove,
  replace,
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

const one = (given: Choice, mode: ChoiceField['mode'] = 'many') =>
  drawForm([choices([{ choices: [given] }], { mode })])

const take = [add('/equipment/-', 'arc')]
const drop = [remove('/equipment/0')]
const main = (page: VueWrapper) => page.get('.choice-main')

describe('a choice', () => {
  it('is a group of boxes under its legend, with its help', () => {
    const { page } = drawForm([choices([{ choices: [choice('Arc', { take })] }], { help: 'Un offert.' })])
    expect(page.get('legend').text()).toBe('Équipement')
    expect(page.get('[role=group]').attributes('aria-label')).toBe('Équipement')
    expect(page.get('.help').text()).toBe('Un offert.')
    expect(page.get('fieldset').attributes('aria-describedby')).toBe(page.get('.help').attributes('id'))
    expect(main(page).attributes()).toMatchObject({ role: 'checkbox', 'aria-checked': 'false' })
    expect(main(page).attributes('aria-disabled')).toBeUndefined()
  })

  it('is a group of radio buttons where one alone can be taken', () => {
    const { page } = one(choice('Puissant', { taken: 1 }), 'one')
    expect(page.get('[role=radiogroup]').attributes('aria-label')).toBe('Équipement')
    expect(main(page).attributes()).toMatchObject({ role: 'radio', 'aria-checked': 'true' })
  })

  it('does not call the radio button that is on closed', () => {
    const { page } = one(choice('Puissant', { taken: 1 }), 'one')
    expect(main(page).attributes('aria-disabled')).toBeUndefined()
  })

  it('shows what it costs and what it gives', () => {
    const { page } = one(choice('Arc', { take, cost: '1 fer', summary: 'Tire loin.' }))
    expect(page.get('.choice-label').text()).toBe('Arc')
    expect(page.get('.choice-cost').text()).toBe('1 fer')
    expect(page.get('.choice-summary').text()).toBe('Tire loin.')
  })

  it('is taken with a click, and left with another', async () => {
    const { page, sent, show } = one(choice('Arc', { take }))
    await main(page).trigger('click')
    await show([choices([{ choices: [choice('Arc', { taken: 1, drop })] }])])
    expect(main(page).attributes('aria-checked')).toBe('true')
    await main(page).trigger('click')
    expect(sent).toEqual([
      { patch: [{ op: 'add', path: '/equipment/-', value: 'arc' }], label: 'prendre Arc' },
      { patch: [{ op: 'remove', path: '/equipment/0' }], label: 'laisser Arc' },
    ])
  })

  it('stays in sight when it is closed, says why, and sends nothing', async () => {
    const { page, sent } = one(choice('Arc', { closed: 'Il ne reste plus de fer.' }))
    expect(page.get('.choice-why').text()).toBe('Il ne reste plus de fer.')
    expect(main(page).text()).toContain('Il ne reste plus de fer.')
    expect(main(page).attributes()).toMatchObject({ 'aria-disabled': 'true' })
    expect(main(page).attributes('disabled')).toBeUndefined()
    await main(page).trigger('click')
    expect(sent).toEqual([])
  })

  it('counts what is taken twice, and offers one more and one less', async () => {
    const { page, sent } = one(choice('Dague', { taken: 2, take, drop }))
    expect(page.get('.choice-label').text()).toBe('Dague × 2')
    await button(page, 'prendre Dague').trigger('click')
    await button(page, 'laisser Dague').trigger('click')
    expect(sent.map(({ label }) => label)).toEqual(['prendre Dague', 'laisser Dague'])
    expect(sent.map(({ patch }) => patch)).toEqual([take, drop])
  })

  it.each([
    ['nothing is taken', choice('Dague', { take }), 'many'],
    ['no more can be', choice('Dague', { taken: 1, drop }), 'many'],
    ['one alone can be', choice('Dague', { taken: 1, take, drop }), 'one'],
  ] as const)('has neither more nor less where %s', (_, given, mode) => {
    expect(one(given, mode).page.find('.choice-count').exists()).toBe(false)
  })

  it('shows no count for what is taken once', () => {
    expect(
      one(choice('Dague', { taken: 1, drop }))
        .page.get('.choice-label')
        .text(),
    ).toBe('Dague')
  })

  it('tells its whole text to those who ask', async () => {
    const { page, sent } = one(choice('Arc', { take, detail: 'Un arc d’if.' }))
    expect(page.find('.choice-detail').exists()).toBe(false)
    expect(button(page, 'En savoir plus : Arc').attributes('aria-expanded')).toBe('false')
    await button(page, 'En savoir plus : Arc').trigger('click')
    expect(page.get('.choice-detail').text()).toBe('Un arc d’if.')
    expect(button(page, 'Fermer le détail : Arc').attributes('aria-expanded')).toBe('true')
    await button(page, 'Fermer le détail : Arc').trigger('click')
    expect(page.find('.choice-detail').exists()).toBe(false)
    expect(sent).toEqual([])
  })

  it('tells it at a click on the closed choice too', async () => {
    const { page } = one(choice('Arc', { closed: 'Trop cher.', detail: 'Un arc d’if.' }))
    await main(page).trigger('click')
    expect(page.get('.choice-detail').text()).toBe('Un arc d’if.')
  })
})

const many = (count: number, over: Partial<Choice> = {}): readonly Choice[] =>
  Array.from({ length: count }, (_, index) => choice(`c${index}`, over))

const isOpen = (page: VueWrapper): readonly boolean[] =>
  page.findAll('details').map(({ element }) => element instanceof HTMLDetailsElement && element.open)

describe('choices in groups', () => {
  const groups: readonly ChoiceGroup[] = [
    {
      title: 'Armes',
      note: '1 sur 2',
      choices: [choice('Arc', { taken: 1, drop }), choice('Épée', { take })],
    },
    { title: 'Armures', choices: [choice('Cuir', { closed: 'Trop lourd.' })] },
    { title: 'Sorts', choices: many(13, { take }) },
    { title: 'Divers', choices: many(12, { take }) },
  ]

  it('carry a title, a note and what is taken', () => {
    const { page } = drawForm([choices(groups)])
    expect(page.findAll('.group-title').map(title => title.text())).toEqual([
      'Armes',
      'Armures',
      'Sorts',
      'Divers',
    ])
    expect(page.get('.group-note').text()).toBe('1 sur 2')
    expect(page.findAll('.group-taken').map(taken => taken.text())).toEqual(['Arc'])
    expect(page.findAll('[role=group]').map(group => group.attributes('aria-label'))).toEqual([
      'Armes',
      'Armures',
      'Sorts',
      'Divers',
    ])
  })

  it('start folded where nothing can be taken, or where there is much and nothing is', () => {
    expect(isOpen(drawForm([choices(groups)]).page)).toEqual([true, false, false, true])
  })

  it('never fold under the hand that leaves their last choice', async () => {
    const { page, show } = drawForm([
      choices([
        { title: 'Sorts', choices: many(13, { taken: 1, drop }) },
        { title: 'Divers', choices: [choice('Corde', { take })] },
      ]),
    ])
    expect(isOpen(page)).toEqual([true, true])
    await show([
      choices([
        { title: 'Sorts', choices: many(13, { take }) },
        { title: 'Divers', choices: [choice('Corde', { closed: 'Plus de fer.' })] },
      ]),
    ])
    expect(isOpen(page)).toEqual([true, true])
  })
})

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
    const [open, closed] = page.findAll('.additions .choice-main')
    await open?.trigger('click')
    await closed?.trigger('click')
    expect(closed?.text()).toContain('Un seul as.')
    expect(sent).toEqual([{ patch: [{ op: 'add', path: '/melee/-', value: 1 }], label: 'ajouter Un score' }])
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
    const { page, sent, show } = drawForm([choices([{ choices: [choice('Arc', { take })] }])])
    await show([choices([{ choices: [choice('Arc', { take: [replace('/equipment/3', 'arc')] })] }])])
    await main(page).trigger('click')
    expect(sent.map(({ patch }) => patch)).toEqual([[{ op: 'replace', path: '/equipment/3', value: 'arc' }]])
  })
})

describe('promise 23: a closed choice that may take the place of another', () => {
  const swap = (label: string, index: number) => ({ label, take: [replace(`/classes/${index}`, 'druide')] })

  it('does so at a click where there is one alone', async () => {
    const { page, sent } = one(choice('Druide', { closed: 'Plus de PC.', swaps: [swap('Archer', 0)] }))
    expect(main(page).text()).toBe('DruidePlus de PC. Remplacer Archer')
    expect(main(page).attributes('aria-disabled')).toBeUndefined()
    await main(page).trigger('click')
    expect(sent).toEqual([{ patch: swap('Archer', 0).take, label: 'remplacer Archer par Druide' }])
  })

  it('asks which one where there are several', async () => {
    const swaps = [swap('Archer', 0), swap('Soldat', 1)]
    const { page, sent } = one(choice('Druide', { closed: 'Plus de PC.', swaps }))
    await main(page).trigger('click')
    expect(sent).toEqual([])
    await page.findAll('.choice-swaps button')[1]?.trigger('click')
    expect(sent).toEqual([{ patch: swap('Soldat', 1).take, label: 'remplacer Soldat par Druide' }])
  })
})
