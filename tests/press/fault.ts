/** What the press answers to a template, a style sheet or data that it refuses: code, place and sentence. */
import { Fault } from '../../src/press/index.ts'
import type { TemplateValue } from '../../src/core/index.ts'
import { printMade } from './press.ts'

export interface Told {
  readonly code: string
  readonly message: string
  /** « file:line:column » */
  readonly at: string
}

export type Data = Readonly<Record<string, TemplateValue>>

export const faultIn = async (files: Readonly<Record<string, string>>, data: Data = {}): Promise<Told> => {
  try {
    await printMade(files, [{ data }])
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    const { code, message, place } = fault
    return { code, message, at: place ? `${place.file}:${place.line}:${place.column}` : '' }
  }
  return { code: 'none', message: '', at: '' }
}

export const faultOf = (template: string, style = '.c { padding: 2mm; }', data: Data = {}): Promise<Told> =>
  faultIn({ 'essai/piece.hbs': template, 'essai/style.css': style }, data)
