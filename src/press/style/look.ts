/** The style sheets of a look, the general before the particular: what comes later has the last word. */
import { quote } from '../../core/index.ts'
import { fail } from '../vocabulary/fault.ts'
import type { Batch, Look, PrintJob } from '../vocabulary/job.ts'
import type { Resources } from '../vocabulary/resources.ts'
import { folderOf } from '../vocabulary/compiled.ts'
import { fingerprint } from '../vocabulary/fingerprint.ts'
import { partsFrom, type OpenSheet, type ReadBefore, type StyleText } from './sheet.ts'

/** A look with its theme found, of a game's folder or of the house's own. */
export interface Dress extends Pick<Look, 'ink' | 'text'> {
  readonly theme: string
  readonly folder: string
  /** Beside those of the folder. */
  readonly sheets: readonly string[]
}

export const houseFolder = 'shared'
const houseTheme = 'enluminure'

const themeFiles = (theme: string, folder: string): readonly string[] =>
  [...new Set([houseFolder, folder])].map(place => `${place}/themes/${theme}.css`)

/** What was asked for, where the folder has it or all share it; else its own. */
export const dressOf = (
  resources: Resources,
  { theme: wanted, ink, text }: Look,
  { styles: folder, theme: own = houseTheme, sheets = [] }: Pick<Batch, 'styles' | 'theme' | 'sheets'>,
): Dress => {
  const has = wanted !== undefined && hasTheme(resources, wanted, folder)
  return { theme: has ? wanted : own, ink, text, folder, sheets }
}

const hasTheme = (resources: Resources, theme: string, folder: string): boolean =>
  themeFiles(theme, folder).some(file => resources.template(file) !== undefined)

/** A theme that none of the games has would leave each in its own, without a word. */
export const checkTheme = (resources: Resources, { batches, look: { theme } }: PrintJob): void => {
  if (theme !== undefined && !batches.some(({ styles }) => hasTheme(resources, theme, styles)))
    fail('no-style', `Le thème ${quote(theme)} n’existe pas : choisissez-en un autre.`)
}

/** Of the sheets that were read beforehand, those that still say the same. */
export const sheetsReadBefore =
  ({ compiled }: Resources): ReadBefore =>
  ({ file, text }) => {
    const known = compiled?.(folderOf(file))?.sheets[file]
    return known?.of === fingerprint(text) ? partsFrom(file, known.parts) : undefined
  }

export const openSheet =
  (resources: Resources): OpenSheet =>
  file => {
    const text = resources.template(file)
    return text === undefined ? undefined : { file, text }
  }

/** A theme comes after the sheet of its game: its colours are never beaten by those of a card. */
export const styleTexts = (
  resources: Resources,
  { theme, ink, text, folder, sheets }: Dress,
): readonly StyleText[] => {
  const open = openSheet(resources)
  const required = (file: string): StyleText =>
    open(file) ?? fail('no-style', `La feuille de style ${file} n’existe pas.`)
  const optional = (file: string): readonly StyleText[] => {
    const found = open(file)
    return found ? [found] : []
  }
  const themes = themeFiles(theme, folder)
  const themed = themes.flatMap(optional)
  return [
    required('shared/base.css'),
    ...(folder === houseFolder ? [] : optional(`${folder}/style.css`)),
    ...sheets.map(required),
    ...(themed.length > 0 ? themed : [required(themes.at(-1) ?? '')]),
    ...optional(`shared/ink-${ink}.css`),
    ...optional(`shared/text-${text}.css`),
  ]
}
