/** What is being edited, a band or another kind of file, put together: its document, its way to the file, how it comes and goes. */
import { defineStore } from 'pinia'
import { useReach } from '../host.ts'
import { createEditing } from './editing.ts'
import { createOpening } from './opening.ts'
import { createRecovering } from './recovering.ts'
import { createWriting } from './writing.ts'

export type { Conflict, SaveState } from './writing.ts'

export const useBand = defineStore('band', () => {
  const reach = useReach()
  const editing = createEditing(reach)
  const writing = createWriting(reach, editing)
  const opening = createOpening(reach, editing, writing)
  const { recover } = createRecovering(reach, editing, opening)

  /** The host was away and is there again: its journal gets what was kept here meanwhile. */
  const resume = async (): Promise<void> => {
    if (editing.unsaved.value) await editing.journal.flush()
  }

  return {
    path: editing.path,
    stamp: editing.stamp,
    filed: editing.filed,
    band: editing.band,
    scenario: editing.scenario,
    evening: editing.evening,
    stock: editing.stock,
    history: editing.history,
    document: editing.document,
    form: editing.form,
    diagnostics: editing.diagnostics,
    unsaved: editing.unsaved,
    keeping: editing.journal.keeping,
    undoLabel: editing.undoLabel,
    redoLabel: editing.redoLabel,
    change: editing.change,
    replace: editing.replace,
    undo: editing.undo,
    redo: editing.redo,
    state: writing.state,
    conflict: writing.conflict,
    save: writing.save,
    takeTheirs: writing.takeTheirs,
    broken: opening.broken,
    elsewhere: opening.elsewhere,
    open: opening.open,
    mend: opening.mend,
    keepBoth: opening.keepBoth,
    close: opening.close,
    recover,
    resume,
  }
})
