/** Where the palette's lines come from: commands, the open band, settings, what the games have to look up. */
import { nextTick } from 'vue'
import { themesFor } from '../app/themes.ts'
import { houseOptions } from '../app/wish.ts'
import {
  optionTakes,
  optionValue,
  tableFields,
  type FormNode,
  type ListItem,
  type OptionValue,
  type PrintOption,
} from '../core/index.ts'
import { systems } from '../games/index.ts'
import type { Command } from './commands.ts'
import { allArticles, wordsOf } from './compendium.ts'
import type { Item } from './palette.ts'
import { useBand } from './stores/band.ts'
import { useLibrary } from './stores/library.ts'
import { usePreferences } from './stores/preferences.ts'
import { usePrinting } from './stores/printing.ts'
import { useView } from './stores/view.ts'
import { texts } from './texts.ts'

const words = texts.palette

export const usePaletteItems = (): ((commands: readonly Command[], typed: string) => readonly Item[]) => {
  const [band, view] = [useBand(), useView()]
  const settings = useSettingItems()

  const figures = (): readonly Item[] =>
    (band.form?.parts ?? []).flatMap((part): readonly Item[] => {
      const to = (path: string) => (): void => view.goTo(path, band.filed?.kind.id)
      if (part.kind === 'single')
        return [
          {
            id: `part:${part.id}`,
            kind: 'figure',
            label: part.label,
            glyph: 'page',
            icon: part.icon,
            run: to(part.path),
          },
        ]
      return part.items.map(item => ({
        id: `figure:${item.path}`,
        kind: 'figure',
        label: item.title,
        detail: item.subtitle,
        has: belongingsOf(item),
        icon: item.icon ?? part.icon,
        glyph: 'person',
        run: to(item.path),
      }))
    })

  /** Of the game of what is open; of all games where it has none. */
  const articles = (): readonly Item[] =>
    (band.filed?.system ? [band.filed.system] : systems).flatMap(system =>
      allArticles(system).map((article): Item => ({
        id: `article:${system.id}/${article.key}`,
        kind: 'article',
        label: article.name,
        detail: [article.section.one ?? article.section.title, article.summary].join(' · '),
        more: article.text,
        text: wordsOf(article).join(' '),
        icon: article.icon ?? article.section.icon,
        glyph: 'book',
        article,
        run: () => view.consult({ game: system.id, article: article.key }),
      })),
    )

  return (commands, typed) => [
    ...articles(),
    ...figures(),
    ...settings(typed),
    ...commands.filter(({ enabled, id }) => enabled && id !== 'find').map(itemOf),
  ]
}

/** What was taken for it, as its fields tell: an item stands still until the band changes. */
const belongings = new WeakMap<ListItem, readonly string[]>()
const belongingsOf = (item: ListItem): readonly string[] => {
  const taken = belongings.get(item) ?? takenIn(item.fields())
  belongings.set(item, taken)
  return taken
}
const takenIn = (nodes: readonly FormNode[]): readonly string[] =>
  nodes.flatMap(node => {
    if (node.kind === 'section') return takenIn(node.nodes)
    if (node.kind === 'table') return takenIn(tableFields(node))
    if (node.kind === 'list') return node.items.map(({ title }) => title)
    if (node.kind !== 'choice') return []
    return node.groups.flatMap(({ choices }) =>
      choices.filter(({ taken }) => taken > 0).map(({ label }) => label),
    )
  })

const itemOf = ({ id, kind, label, keys, run }: Command): Item => ({
  id: `command:${id}`,
  kind: kind ?? 'command',
  label,
  keys,
  run,
  glyph: kind === 'band' ? 'folder' : kind === 'setting' ? 'sliders' : 'next',
  ...(kind === 'setting' && { detail: words.appearance }),
})

/** Every value that an option of the open band's print can take, as a line that sets it and shows the print. */
const useSettingItems = (): ((typed: string) => readonly Item[]) => {
  const [band, library, preferences] = [useBand(), useLibrary(), usePreferences()]
  const [printing, view] = [usePrinting(), useView()]

  /** The print view reads what is remembered when it opens: what is set before that would be forgotten. */
  const showing = async (set: () => Promise<void>): Promise<void> => {
    view.show('print')
    await nextTick()
    await set()
  }

  return typed => {
    const { system } = band.band ?? {}
    if (!system) return []
    const now = preferences.settingsOf(band.path)
    const numbers = (typed.match(/\d+/g) ?? []).map(Number)
    const lines = (
      option: PrintOption,
      values: Readonly<Record<string, unknown>>,
      set: (value: OptionValue) => Promise<void>,
    ): readonly Item[] => {
      const current = optionValue(option, values)
      return valuesOf(option, numbers, current).map(({ value, label }) => ({
        id: `setting:${option.id}/${String(value)}`,
        kind: 'setting',
        label: words.set(option.label, label),
        detail: words.printSetting,
        text: option.help,
        glyph: 'sliders',
        isSet: value === current,
        run: () => void showing(() => set(value)),
      }))
    }
    const house = houseOptions(themesFor(library.start?.themes ?? [], [system]), system.themes[0])
    return [
      ...house.flatMap(option => lines(option, now, value => printing.set(option.id, value))),
      ...system.printOptions.flatMap(option =>
        lines(option, now.options, value =>
          printing.change({ options: { ...printing.settings.options, [option.id]: value } }),
        ),
      ),
    ]
  }
}

interface Offer {
  readonly value: OptionValue
  readonly label: string
}

/** Of a number: those that were typed, and the one that is set, which leads to its field. */
const valuesOf = (
  option: PrintOption,
  numbers: readonly number[],
  current: OptionValue,
): readonly Offer[] => {
  switch (option.kind) {
    case 'toggle':
      return [
        { value: true, label: words.yes },
        { value: false, label: words.no },
      ]
    case 'number': {
      const typed = numbers.filter(number => optionTakes(option, number))
      return [...new Set([...typed, Number(current)])].map(value => ({
        value,
        label: value.toLocaleString('fr'),
      }))
    }
    case 'choice':
    case 'size':
      return option.choices.map(({ id, label }) => ({ value: id, label }))
  }
}
