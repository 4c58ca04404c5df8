/** Where Markdown is written: what a text may quote, what is wrong with it, and which text the tools are for. */
import { inject, provide, type InjectionKey } from 'vue'
import type { Edited } from '../scenario/marking.ts'

/** What is wrong with a text, and in which of its lines where that is known. */
export interface TextFault {
  readonly line: number | undefined
  readonly message: string
}

/** The text that has the caret, or had it last. */
export interface Writer {
  readonly path: string
  /** What stands there now, and what of it is chosen. */
  readonly now: () => Edited
  /** In the place of it, with the caret where the edit says. */
  readonly write: (edited: Edited, label: string) => void
}

export interface Writing {
  readonly faultsAt: (path: string) => readonly TextFault[]
  /** It is there: what the tools are for until the caret is elsewhere. */
  readonly offer: (writer: Writer) => void
  readonly enter: (writer: Writer) => void
  readonly leave: (writer: Writer) => void
  /** A picture that was dropped on a text. */
  readonly takePicture: (file: File, writer: Writer) => Promise<void>
}

const key: InjectionKey<Writing> = Symbol('writing')

export const provideWriting = (writing: Writing): void => provide(key, writing)

/** A text that stands alone has no tools, and nobody reads it for faults. */
export const useWriting = (): Writing =>
  inject(key, {
    faultsAt: () => [],
    offer: () => undefined,
    enter: () => undefined,
    leave: () => undefined,
    takePicture: async () => undefined,
  })
