/** Templates and style sheets read beforehand: what goes for a file only as long as the file says what it said then. */
import type {} from 'handlebars'

export interface Compiled {
  readonly templates: Readonly<Record<string, CompiledTemplate>>
  readonly sheets: Readonly<Record<string, CompiledSheet>>
}

export interface CompiledTemplate {
  /** The fingerprint of its text. */
  readonly of: string
  /** All that it includes, and what they include. */
  readonly partials: readonly string[]
  /** As Handlebars makes them: the template itself, or what it is where another one includes it. */
  readonly main?: TemplateSpecification
  readonly included?: TemplateSpecification
}

export interface CompiledSheet {
  readonly of: string
  /** Its parts, written: most jobs ask for few sheets. */
  readonly parts: string
}

/** « shared » of « shared/base.css ». */
export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.indexOf('/')))
