// @vitest-environment happy-dom
/** The dialog of choices: what is looked for, read and ticked there changes the band once it is applied, and not before. */
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usualSettings } from '../../src/app/wish.ts'
import {
  add,
  newBand,
  remove,
  replace,
  type Choice,
  type ChoiceField,
  type ChoiceGroup,
  type Tally,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import PickerDialog from '../../src/renderer/dialogs/PickerDialog.vue'
import { isOutOfReach, sharedReason } from '../../src/renderer/form/closing.ts'
import { layoutOf } from '../../src/renderer/form/sections.ts'
import { hitsIn, outOfReach, tagsIn } from '../../src/renderer/hits.ts'
import { changesBetween, pressOf } from '../../src/renderer/picker.ts'
import { fakeBridge } from './fake-bridge.ts'

enableAutoUnmount(afterEach)
let host: ReturnType<typeof fakeBridge>
beforeEach(() => {
  setActivePinia(createPinia())
  host = fakeBridge({})
})

const choice = (id: string, over: Partial<Choice> = {}): Choice => ({ id, label: id, taken: 0, ...over })
const field = (...groups: readonly ChoiceGroup[]): ChoiceField => ({
  kind: 'choice',
  label: 'Équipement',
  path: '/equipment',
  mode: 'many',
  groups,
})

describe('a press on a choice', () => {
  const [take, drop, plan] = [[add('/a/-', 1)], [remove('/a/0')], [add('/a/-', 2)]]
  const swap = (label: string) => ({ label, take: [replace('/a/0', label)] })

  it.each([
    ['leaves what is taken', { taken: 1, take, drop }, { kind: 'drop', patch: drop }],
    ['takes what is open', { take, plan, swaps: [swap('Arc')] }, { kind: 'take', patch: take }],
    [
      'replaces the one thing that it can',
      { plan, swaps: [swap('Arc')] },
      { kind: 'swap', patch: swap('Arc').take, instead: 'Arc' },
    ],
    [
      'plans where there are two',
      { plan, swaps: [swap('Arc'), swap('Épée')] },
      { kind: 'plan', patch: plan },
    ],
    ['plans what is beyond one’s means', { closed: 'Trop cher.', plan }, { kind: 'plan', patch: plan }],
    ['does nothing where nothing can be done', { closed: 'Trop cher.' }, undefined],
    ['cannot leave what must stay', { taken: 1 }, undefined],
  ] as const)('%s', (_, over, pressed) => {
    expect(pressOf(choice('x', over))).toEqual(pressed)
  })
})

describe('what a choice would change', () => {
  const tally = (id: string, value: number, better?: Tally['better']): Tally => ({
    id,
    label: id,
    title: id,
    text: `${value}`,
    value,
    ...(better && { better }),
  })

  it('is told of the numbers that differ, for better or worse', () => {
    const before = [tally('ca', 2, 'more'), tally('prix', 8, 'less'), tally('dep', 6, 'more'), tally('n', 1)]
    const after = [tally('ca', 3, 'more'), tally('prix', 9, 'less'), tally('dep', 6, 'more'), tally('n', 2)]
    expect(
      changesBetween(before, after).map(({ tally: { id }, next, good }) => [id, next.text, good]),
    ).toEqual([
      ['ca', '3', true],
      ['prix', '9', false],
      ['n', '2', undefined],
    ])
  })
})

describe('why nothing more can be had', () => {
  const closed = (...reasons: readonly string[]): ChoiceGroup => ({
    choices: reasons.map(reason => choice(reason, { closed: reason })),
  })

  it('is one reason for a group that shares it', () => {
    expect(sharedReason(closed('Plus de fer.', 'Plus de fer.'))).toBe('Plus de fer.')
    expect(sharedReason(closed('Plus de fer.', 'Trop lourd.'))).toBeUndefined()
    expect(sharedReason({ choices: [choice('a', { take: [] })] })).toBeUndefined()
  })

  it('folds a group of which nothing is taken nor can be', () => {
    expect(isOutOfReach(closed('Plus de fer.'))).toBe(true)
    expect(isOutOfReach({ choices: [choice('a', { closed: 'Plus de fer.', taken: 1 })] })).toBe(false)
    expect(isOutOfReach({ choices: [] })).toBe(false)
  })
})

describe('what is looked for', () => {
  const all = field(
    {
      title: 'Armes',
      choices: [
        choice('Épée', { take: [], tags: ['lourde'], summary: 'Tranche fort.' }),
        choice('Dague', { take: [], tags: ['légère'], detail: 'Cachée dans la manche.' }),
      ],
    },
    { title: 'Sorts', choices: [choice('Éclair', { closed: 'Pas mage.', tags: ['légère'] })] },
  )
  const found = (search: string, tags: readonly string[] = [], everything = false) => {
    const { groups, away } = hitsIn(all, { search, tags, all: everything, folded: outOfReach(all) })
    return [groups.flatMap(({ choices }) => choices.map(({ id }) => id)), away.map(({ title }) => title)]
  }

  it.each([
    ['', [], false, ['Épée', 'Dague'], ['Sorts']],
    ['', [], true, ['Épée', 'Dague', 'Éclair'], []],
    ['epee', [], false, ['Épée'], []],
    ['TRANCHE', [], false, ['Épée'], []],
    ['manche cachee', [], false, ['Dague'], []],
    ['eclair', [], false, ['Éclair'], []],
    ['', ['légère'], false, ['Dague'], ['Sorts']],
    ['', ['légère'], true, ['Dague', 'Éclair'], []],
    ['xyz', [], false, [], []],
  ] as const)('«%s» with the tags %j, all of it: %s', (search, tags, everything, ids, away) => {
    expect(found(search, tags, everything)).toEqual([ids, away])
  })

  it('stays where it is while what is ticked opens or closes a group', () => {
    const asked = { search: '', tags: [], all: false, folded: outOfReach(all) }
    const now = field(...all.groups.map(group => ({ ...group, choices: [choice('Éclair', { take: [] })] })))
    expect(hitsIn(now, asked).away.map(({ title }) => title)).toEqual(['Sorts'])
    const closed = field(
      ...all.groups.map(group => ({ ...group, choices: [choice('Arc', { closed: 'Non.' })] })),
    )
    expect(hitsIn(closed, asked).groups.map(({ group }) => group.title)).toEqual(['Armes'])
  })

  it('may be had by its tags, each once', () => {
    expect(tagsIn(all)).toEqual(['lourde', 'légère'])
  })
})

describe('the parts of a form', () => {
  it('are what is small at the head, then a section for each thing that takes room', () => {
    const { head, sections } = layoutOf([
      { kind: 'text', label: 'Nom', path: '/name', value: '', maxLength: 9, whenEmpty: 'keep' },
      {
        ...field({ choices: [choice('Fort', { taken: 1 }), choice('Agile')] }),
        label: 'Gabarit',
        path: '/build',
        mode: 'one',
      },
      { ...field({ choices: [choice('Arc', { taken: 1 }), choice('Épée')] }), count: '1/3' },
      { kind: 'toggle', label: 'Béni', path: '/blessed', value: false },
      { kind: 'list', label: 'Mêlée', path: '/melee', reorderable: true, items: [], additions: [] },
      { kind: 'readout', label: 'Talents', lines: [] },
      { ...field(), label: 'Sorts', path: '/spells' },
    ])
    expect(head.map(({ label }) => label)).toEqual(['Nom', 'Gabarit'])
    expect(sections.map(({ id, label, count, nodes }) => [id, label, count, nodes.length])).toEqual([
      ['/equipment', 'Équipement', '1/3', 2],
      ['/melee', 'Mêlée', '0', 1],
    ])
  })
})

const [game] = systems
const sample = game?.samples.find(({ id }) => id === 'mages')
if (!game || !sample) throw new Error('no sample')
const band = newBand(game, sample)
const figure = '/roster/figures/0'

const open = async (at: string, id?: string) => {
  const dialog = mount(PickerDialog, {
    props: { document: band, settings: usualSettings, asked: { path: figure, field: `${figure}/${at}`, id } },
    attachTo: document.body,
  })
  await flushPromises()
  const all = (selector: string): readonly HTMLElement[] => [
    ...document.body.querySelectorAll<HTMLElement>(selector),
  ]
  const named = (selector: string, text: string): HTMLElement => {
    const found = all(selector).find(one => one.textContent.trim().startsWith(text))
    if (!found)
      throw new Error(
        `no ${selector} ${text}: ${all(selector)
          .map(one => one.textContent)
          .join('|')}`,
      )
    return found
  }
  const click = async (selector: string, text: string): Promise<void> => {
    named(selector, text).click()
    await flushPromises()
  }
  const key = async (selector: string, name: string, more: KeyboardEventInit = {}): Promise<void> => {
    document.body
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
    await flushPromises()
  }
  const texts = (selector: string) => all(selector).map(one => one.textContent.trim())
  return { dialog, all, named, click, key, texts }
}

/** What was applied, of the figure that was asked for. */
const applied = (dialog: Awaited<ReturnType<typeof open>>['dialog']): unknown => {
  const [[document] = []] = dialog.emitted<[{ roster: { figures: readonly unknown[] } }]>('apply') ?? []
  return document?.roster.figures[0]
}

describe('the card of what is read', () => {
  const asked = (...spells: readonly string[]) => ({
    lane: 'carte-du-choix',
    subject: figure,
    document: {
      roster: { figures: expect.arrayContaining([expect.objectContaining({ spells })]) },
    },
  })

  it('is asked for once the eye rests, on the figure that would have it, and once alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { all, texts } = await open('spells', 'soin')
      const had = ['projectile-magique', 'armure-de-mage', 'boule-de-feu', 'teleportation']
      vi.advanceTimersByTime(179)
      expect(host.inputs('preview')).toEqual([])
      vi.advanceTimersByTime(1)
      await flushPromises()
      expect(host.inputs('preview')).toMatchObject([asked(...had, 'soin')])
      // What is passed over on the way is not drawn; what is not had is drawn as if it were.
      for (const name of ['Force', 'Silence']) {
        const row = all('.row').find(one => one.textContent.includes(name))
        row?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
        await flushPromises()
        vi.advanceTimersByTime(100)
      }
      expect(texts('.reading h3')).toEqual(['Silence'])
      vi.advanceTimersByTime(80)
      expect(host.inputs('preview')).toMatchObject([asked(...had, 'soin'), asked(...had, 'soin', 'silence')])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the dialog of choices', () => {
  it('says for whom, with every field of its own and what is chosen of it', async () => {
    const { texts } = await open('equipment')
    expect(texts('h2')).toEqual(['Choisir pour Ysoline Brûle-Chapitre'])
    expect(texts('[role=radio]')).toEqual(['Classes2/3', 'Équipement3', 'Spécialité1', 'Sorts5/5'])
    expect(texts('.token')).toEqual(['Bâton', 'Robe', 'Grimoire'])
  })

  it('applies what was ticked, and nothing before', async () => {
    const { dialog, click, texts } = await open('equipment')
    // A hand holds one weapon: it takes the place of the other.
    await click('.row', 'Dague')
    expect(texts('.token')).toEqual(['Dague', 'Robe', 'Grimoire'])
    await click('.token', 'Robe')
    expect(dialog.emitted('apply')).toBeUndefined()
    await click('.button.primary', 'Appliquer')
    expect(applied(dialog)).toMatchObject({ equipment: ['dague', 'grimoire'] })
    expect(dialog.emitted('apply')?.[0]?.[1]).toBe('Équipement')
  })

  it('changes nothing where it is left, or where nothing was ticked', async () => {
    const left = await open('equipment')
    await left.click('.row', 'Dague')
    await left.click('.dialog-foot .button', 'Annuler')
    expect([left.dialog.emitted('apply'), left.dialog.emitted('close')]).toEqual([undefined, [[]]])
    left.dialog.unmount()
    const same = await open('equipment')
    await same.click('.button.primary', 'Appliquer')
    expect([same.dialog.emitted('apply'), same.dialog.emitted('close')]).toEqual([undefined, [[]]])
  })

  it('says what a choice would change, and where that would break a rule that it is kept as a plan', async () => {
    const { dialog, click, texts } = await open('equipment', 'bouclier')
    expect(texts('.reading h3')).toEqual(['Bouclier'])
    expect(texts('.reading-why p')).not.toEqual([])
    expect(texts('.numbers .tally-text')).toContain('2 → 3')
    await click('.row', 'Bouclier')
    expect(texts('.row-plan')).toEqual(['projet'])
    await click('.button.primary', 'Garder en projet')
    expect(applied(dialog)).toMatchObject({ equipment: ['baton', 'robe', 'grimoire', 'bouclier'] })
  })

  it('is worked from the field of search alone', async () => {
    const { dialog, key, texts, all } = await open('equipment')
    const [search] = all('input[type=search]')
    if (!(search instanceof HTMLInputElement)) throw new Error('no search')
    search.value = 'dague'
    search.dispatchEvent(new Event('input', { bubbles: true }))
    await flushPromises()
    expect(texts('.row .row-label')).toContain('Dague')
    await key('input[type=search]', 'Enter')
    expect(texts('.token')).toContain('Dague')
    await key('input[type=search]', 'Enter', { ctrlKey: true })
    expect(applied(dialog)).toMatchObject({ equipment: ['dague', 'robe', 'grimoire'] })
  })

  it('is worked from the list by its keys', async () => {
    const { dialog, key, texts } = await open('spells', 'armure-de-mage')
    await key('[role=listbox]', ' ')
    expect(texts('.token')).not.toContain('IArmure de Mage')
    await key('[role=listbox]', 'End')
    await key('[role=listbox]', 'Home')
    expect(texts('.reading h3')).toEqual(['Armure de Mage'])
    await key('[role=listbox]', 'ArrowDown')
    expect(texts('.reading h3')).toEqual(['Projectile magique'])
    await key('[role=listbox]', 'Enter')
    expect(JSON.stringify(applied(dialog))).not.toContain('armure-de-mage')
  })

  it('folds the domains that its figure cannot learn, until all is asked for or a word is', async () => {
    const { click, texts, all } = await open('spells')
    const titles = () => texts('.row-head h3')
    expect(titles()).toContain('Magie')
    const before = all('.row').length
    await click('.chip', 'Tout')
    expect(all('.row').length).toBeGreaterThanOrEqual(before)
    expect(titles()).toEqual(['Magie', 'Ténèbres', 'Lumière', 'Nature'])
  })

  it('keeps what was ticked in another of its fields', async () => {
    const { dialog, click } = await open('equipment')
    await click('.row', 'Dague')
    await click('[role=radio]', 'Sorts')
    await click('.token', 'IArmure de Mage')
    // Five spells are due: four are a plan.
    await click('.button.primary', 'Garder en projet')
    expect(applied(dialog)).toMatchObject({ equipment: ['dague', 'robe', 'grimoire'] })
    expect(JSON.stringify(applied(dialog))).not.toContain('armure-de-mage')
  })
})
