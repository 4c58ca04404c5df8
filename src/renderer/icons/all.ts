/** All icons with their French names: made once, with the dialog that looks among them. */
import names from 'virtual:icon-names'
import outlines from 'virtual:icons'
import { iconOfSign, usualSigns } from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { allArticles } from '../compendium.ts'
import { readLexicon, type Lexicon, type NamedIcon } from './lexicon.ts'
import whole from './names.txt?raw'
import synonyms from './synonyms.txt?raw'
import words from './words.txt?raw'

/** Icons answer to their small names in texts, and to what the games call by them, too. */
const calledByGames = (): ReadonlyMap<string, readonly string[]> => {
  const called = new Map<string, string[]>()
  const call = (icon: string, name: string): void =>
    void called.set(icon, [...(called.get(icon) ?? []), name])
  for (const sign of usualSigns) call(iconOfSign(sign), sign)
  for (const { name, icon } of systems.flatMap(allArticles)) if (icon !== undefined) call(icon, name)
  return called
}

let read: Lexicon | undefined
export const allIcons = (): Lexicon =>
  (read ??= readLexicon({ names, words, whole, synonyms }, new Set(Object.keys(outlines)), calledByGames()))

/** Before anything is typed: those chosen last, those that games use, and all others by their names. */
export const iconsAtFirst = (recent: readonly string[]): readonly NamedIcon[] => {
  const { icons } = allIcons()
  const byId = new Map(icons.map(icon => [icon.id, icon]))
  const last = recent.flatMap(id => byId.get(id) ?? [])
  const seen = new Set(last.map(({ id }) => id))
  const others = icons
    .filter(({ id }) => !seen.has(id))
    .toSorted((a, b) => compareFrench.compare(a.label, b.label))
  return [
    ...last,
    ...others.filter(({ id }) => Object.hasOwn(outlines, id)),
    ...others.filter(({ id }) => !Object.hasOwn(outlines, id)),
  ]
}
const compareFrench = new Intl.Collator('fr', { numeric: true })
