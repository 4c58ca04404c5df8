// @vitest-environment happy-dom
/** A scenario as it is written: tools of its texts, its form, what it quotes, and its pane of texts. */
import { mount, type VueWrapper } from '@vue/test-utils'
import fc from 'fast-check'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, shallowRef } from 'vue'
import { usualSettings } from '../../src/app/wish.ts'
import {
  applyPatch,
  isJsonObject,
  newScenario,
  openings,
  readTexts,
  scenarioKind,
  scenarioSchema,
  toJson,
  type FormNode,
  type JsonObject,
  type Patch,
  type ScenarioText as Scenario,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import InsertDialog from '../../src/renderer/dialogs/InsertDialog.vue'
import { provideEditor } from '../../src/renderer/form/editor.ts'
import type { TextFault } from '../../src/renderer/form/writing.ts'
import { scenarioForm, scenarioParts, type ScenarioPart } from '../../src/renderer/scenario/form.ts'
import { lineAt, toolOf, tools, wordCount, type Edited } from '../../src/renderer/scenario/marking.ts'
import { placeOffers, referenceOffers } from '../../src/renderer/scenario/offers.ts'
import { pictureName } from '../../src/renderer/scenario/pictures.ts'
import { lookAt, tabsOf } from '../../src/renderer/scenario/prints.ts'
import ScenarioText from '../../src/renderer/scenario/ScenarioText.vue'

const scenarioOf = (over: JsonObject = {}): Scenario =>
  scenarioSchema.parse({ ...newScenario(null), title: 'Le Gué', ...over })

/** « a[b]c »: b is chosen. */
const edited = (written: string): Edited => {
  const from = written.indexOf('[')
  const to = written.indexOf(']') - 1
  return { text: written.replace('[', '').replace(']', ''), from, to }
}
const shown = ({ text, from, to }: Edited): string =>
  `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`

describe('the tools of a text', () => {
  it.each([
    ['bold', 'un [pont] étroit', 'un **[pont]** étroit'],
    ['bold', 'un **[pont]** étroit', 'un [pont] étroit'],
    ['bold', '[]', '**[gras]**'],
    ['italic', 'la [Pétillante]', 'la *[Pétillante]*'],
    ['heading', 'Mise[] en place', '[## Mise en place]'],
    ['heading', '## Mise[] en place', '[Mise en place]'],
    ['list', 'une\n[deux\ntrois]', 'une\n[- deux\n- trois]'],
    ['list', '[]', '- [un point]'],
    ['die', 'Lancez [].', 'Lancez :d6:[].'],
    ['box', '[]', '::: encadré\n[Texte encadré.]\n:::\n\n'],
    ['box', 'Avant.[]', 'Avant.\n\n::: encadré\n[Texte encadré.]\n:::\n\n'],
    ['aloud', '[Il pleut.]', '::: voix\n[Il pleut.]\n:::\n\n'],
  ] as const)('%s: %j becomes %j', (tool, before, after) => {
    expect(shown(toolOf[tool](edited(before)))).toBe(after)
  })

  it('leave a text that the press can read, wherever they are used', () => {
    const words = fc.array(fc.constantFrom('Un pont.', 'Trois oies', '', 'la nage'), { maxLength: 6 })
    fc.assert(
      fc.property(words, fc.constantFrom(...tools), fc.nat(40), (lines, tool, at) => {
        const text = lines.join('\n')
        const caret = Math.min(at, text.length)
        const { text: next } = toolOf[tool]({ text, from: caret, to: caret })
        const { faults } = readTexts(scenarioOf({ setup: next }), null)
        expect(faults).toEqual([])
      }),
    )
  })

  it('count words as a player does, and find a line', () => {
    expect(wordCount('')).toBe(0)
    expect(wordCount('## Mise en place\n\n- **L’oie** : 7,2 pouces !')).toBe(6)
    expect(lineAt('une\ndeux\ntrois', 2)).toMatchObject({ from: 4, to: 8 })
    expect(lineAt('une\ndeux', 9)).toMatchObject({ from: 4, to: 8 })
  })

  it('name a picture by its file, and no two alike', () => {
    expect(pictureName('Vue du pont.PNG', [])).toBe('vue-du-pont')
    expect(pictureName('Vue du pont.PNG', ['vue-du-pont', 'vue-du-pont-2'])).toBe('vue-du-pont-3')
    expect(pictureName('….jpg', [])).toBe('image')
  })
})

describe('what a text quotes', () => {
  const map = {
    pieces: [
      { kind: 'zone', side: 'A', x: 3, y: 3 },
      { kind: 'zone', side: 'A', x: 30, y: 3 },
      { kind: 'but', mark: '1', x: 9, y: 9 },
      { kind: 'maison', name: 'Moulin', x: 9, y: 9 },
    ],
  }

  it('offers each place of the map once, and nothing where there is no map', () => {
    const { map: table } = scenarioOf({ map })
    expect(placeOffers(table).map(({ written }) => written)).toEqual([
      '{table}',
      '{zone A}',
      '{but 1}',
      '{Moulin}',
    ])
    expect(placeOffers(null)).toEqual([])
  })

  it('writes only what the press then finds, of every game', () => {
    for (const system of systems) {
      const offers = [...referenceOffers(system), ...placeOffers(scenarioOf({ map }).map)]
      const setup = offers.map(({ written }) => written).join('\n\n')
      expect(offers.length).toBeGreaterThan(4)
      expect(readTexts(scenarioOf({ system: system.id, map, setup }), system).faults).toEqual([])
    }
  })
})

describe('the form of a scenario', () => {
  const full: JsonObject = {
    handouts: [{ title: 'Avis' }, { for: 'joueur', player: 'B' }],
    objects: [{ name: 'La caisse' }],
    neutrals: [{ name: 'La meunière' }],
    events: [{ round: 2, text: 'Il pleut.' }],
    campaign: { name: 'Les Oies' },
  }
  const patchesIn = (nodes: readonly FormNode[]): readonly Patch[] =>
    nodes.flatMap((node): readonly Patch[] => {
      if (node.kind === 'choice')
        return node.groups.flatMap(({ choices }) => choices.flatMap(({ take }) => (take ? [take] : [])))
      if (node.kind !== 'list') return []
      return [
        ...node.additions.flatMap(({ take }) => (take ? [take] : [])),
        ...node.items.flatMap(({ duplicate, remove, fields }) => [
          ...(duplicate ? [duplicate] : []),
          ...(remove ? [remove] : []),
          ...patchesIn(fields()),
        ]),
      ]
    })

  it('changes nothing that its format would refuse', () => {
    const scenario = scenarioOf(full)
    const patches = openings(scenarioForm(scenario, systems)).flatMap(({ fields }) => patchesIn(fields()))
    expect(patches.length).toBeGreaterThan(15)
    for (const patch of patches) {
      const next = applyPatch(toJson(scenario), patch)
      const read = scenarioKind.open(next, systems)
      expect(read.ok ? [] : read.diagnostics).toEqual([])
    }
  })

  it('goes through all that is written, in its order', () => {
    const labels = scenarioForm(scenarioOf(), systems).parts.map(({ label }) => label)
    expect(labels).toEqual([
      'Présentation',
      'À lire',
      'Mise en place',
      'Terrain et règles',
      'Victoire',
      'Documents',
      'Objets',
      'Figurants',
      'Campagne',
    ])
  })

  it('keeps what a copied handout has beside what the form shows', () => {
    const scenario = scenarioOf({ handouts: [{ title: 'Avis', encre: 'verte' }] })
    const [list] = scenarioForm(scenario, systems).parts.flatMap(part =>
      part.kind === 'single' && part.id === 'handouts' ? part.fields() : [],
    )
    const copy = list?.kind === 'list' ? list.items[0]?.duplicate : undefined
    expect(copy).toMatchObject([{ op: 'add', path: '/handouts/1', value: { title: 'Avis', encre: 'verte' } }])
  })
})

describe('what is seen printed', () => {
  const filed = (over: JsonObject) => {
    const read = scenarioKind.open({ ...newScenario(null), ...over }, systems)
    if (!read.ok) throw new Error('a scenario is well formed')
    return read.value
  }
  const labels = (over: JsonObject) => tabsOf(filed(over)).map(({ label }) => label)

  it('has a tab for what there is, the booklet first', () => {
    expect(labels({})).toEqual(['Livret', 'Scores'])
    expect(labels({ map: {}, handouts: [{ for: 'joueur' }] })).toEqual([
      'Livret',
      'Secrets',
      'Carte',
      'Affiche',
      'Scores',
    ])
    expect(labels({ handouts: [{ for: 'mj' }], neutrals: [{}] })).toContain('Documents')
  })

  it('shows the pages of the booklet upright, and sheets as they are', () => {
    expect(lookAt('booklet', usualSettings)).toMatchObject({
      subject: '',
      settings: { assets: ['booklet'], options: { livret: 'a5' } },
    })
    expect(lookAt('booklet', { ...usualSettings, options: { livret: 'a4' } }).settings.options).toEqual({
      livret: 'a4',
    })
    expect(lookAt('map', { ...usualSettings, printer: 'Salon' })).toMatchObject({
      subject: null,
      settings: { assets: ['map'], printer: null },
    })
  })
})

/** The pane of texts over a document that its changes change. */
const openText = (over: JsonObject = {}, first: ScenarioPart = 'setup') => {
  const document = shallowRef<JsonObject>(scenarioJson(over))
  const labels: string[] = []
  const part = ref(first)
  const page = mount(
    defineComponent({
      setup: () => {
        provideEditor({
          document: () => document.value,
          change: (patch, label) => {
            labels.push(label)
            const next = applyPatch(document.value, patch)
            if (isJsonObject(next)) document.value = next
          },
        })
        return () => {
          const text = scenarioSchema.parse(document.value)
          const faults = new Map<string, readonly TextFault[]>()
          for (const { path, line, message } of readTexts(text, systems[0] ?? null).faults)
            faults.set(path, [...(faults.get(path) ?? []), { line, message }])
          return h(ScenarioText, {
            scenario: text,
            faults,
            part: part.value,
            'onUpdate:part': (chosen: ScenarioPart) => (part.value = chosen),
          })
        }
      },
    }),
    { attachTo: window.document.body },
  )
  return { page, labels, document }
}
const scenarioJson = (over: JsonObject): JsonObject => {
  const json = toJson(scenarioOf({ system: systems[0]?.id ?? null, ...over }))
  if (!isJsonObject(json)) throw new Error('a scenario is an object')
  return json
}
const area = (page: VueWrapper): HTMLTextAreaElement => {
  const { element } = page.get('textarea')
  if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text')
  return element
}
const chip = (page: VueWrapper, label: string) =>
  page.findAll('.chip').find(one => one.text().startsWith(label)) ?? page.get('.no-such-chip')

describe('the pane of texts', () => {
  let page: VueWrapper | undefined
  beforeEach(() => setActivePinia(createPinia()))
  afterEach(() => page?.unmount())

  it('types into the document, under the name of the field', async () => {
    const opened = openText()
    page = opened.page
    await page.get('textarea').setValue('Une table.')
    expect(opened.document.value['setup']).toBe('Une table.')
    expect(opened.labels).toEqual(['changer Mise en place'])
    expect(page.get('.count').text()).toBe('2\u00a0mots')
  })

  it('marks up what is chosen in the text that has the caret, by the mouse and by the key', async () => {
    const opened = openText({ setup: 'un pont étroit' })
    page = opened.page
    area(page).focus()
    area(page).setSelectionRange(3, 7)
    await nextTick()
    await page.get('button[aria-label="Gras"]').trigger('click')
    expect(opened.document.value['setup']).toBe('un **pont** étroit')
    await nextTick()
    expect([area(page).selectionStart, area(page).selectionEnd]).toEqual([5, 9])
    await page.get('textarea').trigger('keydown', { key: 'b', ctrlKey: true })
    expect(opened.document.value['setup']).toBe('un pont étroit')
    expect(opened.labels).toEqual(['mettre en forme : gras', 'mettre en forme : gras'])
  })

  it('says what is wrong under the text with its line, and leads to it', async () => {
    page = openText({ setup: 'Bien.\n\nVoir {le moulin}.' }).page
    const fault = page.get('button.fault')
    expect(fault.text()).toContain('Ligne 3')
    expect(chip(page, 'Mise en place').classes()).toContain('faulty')
    await fault.trigger('click')
    await nextTick()
    expect([area(page).selectionStart, area(page).selectionEnd]).toEqual([7, 24])
    expect(document.activeElement).toBe(area(page))
  })

  it('adds, orders and takes away handouts', async () => {
    const opened = openText({}, 'handouts')
    page = opened.page
    const add = () => page?.get('.addition').trigger('click')
    await add()
    await page.get('.item input').setValue('Avis du péage')
    await add()
    expect(opened.document.value['handouts']).toMatchObject([
      { title: 'Avis du péage', for: 'tous' },
      { title: '' },
    ])
    expect(chip(page, 'Documents').text()).toBe('Documents2')
    const tools = page.findAll('.item')[1]?.findAll('button.icon-button') ?? []
    await tools[0]?.trigger('click')
    expect(opened.document.value['handouts']).toMatchObject([{ title: '' }, { title: 'Avis du péage' }])
    await page.findAll('.item')[0]?.findAll('button.icon-button').at(-1)?.trigger('click')
    expect(opened.document.value['handouts']).toMatchObject([{ title: 'Avis du péage' }])
  })

  it('asks which player a secret is for, and nobody else’s', async () => {
    const opened = openText({ handouts: [{ title: 'Secret' }] }, 'handouts')
    page = opened.page
    expect(page.text()).not.toContain('Quel joueur')
    await page.findAll('.few-choice')[2]?.trigger('click')
    expect(page.text()).toContain('Quel joueur')
    expect(opened.document.value['handouts']).toMatchObject([{ for: 'joueur' }])
  })

  it('shows all its parts as one stop of the keyboard', async () => {
    page = openText().page
    expect(page.findAll('.chip')).toHaveLength(scenarioParts.length)
    expect(page.findAll('.chip[tabindex="0"]')).toHaveLength(1)
    await chip(page, 'Victoire').trigger('click')
    expect(page.get('textarea').attributes('id')).toBe('champ-victory')
  })
})

describe('the dialog of what can be inserted', () => {
  const offers = [
    { id: 'a', label: 'Boule de feu', detail: 'Sort · Magie', written: '[[sort:boule-de-feu]]' },
    { id: 'b', label: 'Éclair', detail: 'Sort', also: 'foudre', written: '[[sort:eclair]]' },
  ]
  let dialog: VueWrapper | undefined
  afterEach(() => dialog?.unmount())
  const open = async () => {
    const picked: unknown[] = []
    dialog = mount(InsertDialog, {
      props: { title: 'Citer', offers, onPick: (offer: unknown) => void picked.push(offer) },
      attachTo: document.body,
    })
    await nextTick()
    const search = document.querySelector('input[type=search]')
    if (!(search instanceof HTMLInputElement)) throw new Error('no search')
    const key = async (name: string): Promise<void> => {
      search.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
      await nextTick()
    }
    const type = async (text: string): Promise<void> => {
      search.value = text
      search.dispatchEvent(new Event('input'))
      await nextTick()
    }
    return { picked, key, type }
  }
  const options = () => [...document.querySelectorAll('[role=option] strong')].map(one => one.textContent)

  it('is searched without accents, by what else a thing is called, and taken by Enter', async () => {
    const { picked, key, type } = await open()
    expect(options()).toEqual(['Boule de feu', 'Éclair'])
    await type('foudre')
    expect(options()).toEqual(['Éclair'])
    await key('Enter')
    expect(picked).toEqual([offers[1]])
  })

  it('is gone through by arrows', async () => {
    const { picked, key } = await open()
    await key('ArrowDown')
    await key('Enter')
    expect(picked).toEqual([offers[1]])
  })
})
