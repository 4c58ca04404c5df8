/** The style sheets of a look, the general before the particular: what comes later has the last word. */
import { fail } from '../vocabulary/fault.ts'
import type { Look } from '../vocabulary/job.ts'
import type { Resources } from '../vocabulary/resources.ts'
import type { StyleText } from './sheet.ts'

export const styleTexts = (
  resources: Resources,
  { theme, ink, text }: Look,
  folder: string,
): readonly StyleText[] => {
  const required = (file: string): StyleText => ({
    file,
    text: resources.template(file) ?? fail('no-style', `La feuille de style ${file} n’existe pas.`),
  })
  const optional = (file: string): readonly StyleText[] => {
    const found = resources.template(file)
    return found === undefined ? [] : [{ file, text: found }]
  }
  return [
    required('shared/base.css'),
    required(`shared/themes/${theme}.css`),
    ...(folder === 'shared'
      ? []
      : [...optional(`${folder}/style.css`), ...optional(`${folder}/themes/${theme}.css`)]),
    ...optional(`shared/ink-${ink}.css`),
    ...optional(`shared/text-${text}.css`),
  ]
}
