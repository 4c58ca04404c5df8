/** How a field changes the band: by patches with names, whatever holds the band. */
import { inject, provide, type InjectionKey } from 'vue'
import {
  add,
  pointerKeys,
  remove,
  replace,
  valueAt,
  type Choice,
  type Json,
  type Patch,
  type WhenEmpty,
} from '../../core/index.ts'

export interface Editor {
  readonly document: () => Json
  readonly change: (patch: Patch, label: string, merge?: string) => void
}

const key: InjectionKey<Editor> = Symbol('editor')

export const provideEditor = (editor: Editor): void => provide(key, editor)

export const useEditor = (): Editor => {
  const editor = inject(key)
  if (!editor) throw new Error('a field without a band')
  return editor
}

/** Where choices are looked for, and read. */
export interface ShelfOfChoices {
  /** Opens the dialog of a field, at one of its choices if it is named. */
  readonly choose: (path: string, id?: string) => void
  /** What the pointer or the focus rests upon: its rule is shown beside it. */
  readonly look: (choice: Choice | undefined, event?: Event) => void
}

const shelf: InjectionKey<ShelfOfChoices> = Symbol('choices')

export const provideShelfOfChoices = (choices: ShelfOfChoices): void => provide(shelf, choices)

export const useShelfOfChoices = (): ShelfOfChoices =>
  inject(shelf, { choose: () => undefined, look: () => undefined })

const exists = (document: Json, path: string): boolean => {
  try {
    valueAt(document, pointerKeys(path))
    return true
  } catch {
    return false
  }
}

/** The patch that gives a field this value; an empty one goes as its field says. */
export const setting = (
  document: Json,
  { path, whenEmpty }: { readonly path: string; readonly whenEmpty: WhenEmpty },
  value: Json,
): Patch => {
  const there = exists(document, path)
  const empty = value === '' || value === null
  if (empty && whenEmpty === 'remove') return there ? [remove(path)] : []
  const written = empty && whenEmpty === 'null' ? null : value
  return [there ? replace(path, written) : add(path, written)]
}

/** A field's name for the browser: what a diagnostic points at can be found on the page. */
export const fieldId = (path: string): string => `champ${path.replaceAll('/', '-')}`

/** The help of a field that has some, for `aria-describedby`. */
export const helpId = ({
  path,
  help,
}: {
  readonly path: string
  readonly help?: string
}): string | undefined => (help ? `${fieldId(path)}-aide` : undefined)
