/** The open band has changed on the disk, or is gone from it: said at once, with what can be done about it. */
import { watch } from 'vue'
import { useBridge } from './host.ts'
import { useBand } from './stores/band.ts'
import { useNotices, type NoticeAction } from './stores/notices.ts'
import { texts } from './texts.ts'

export interface Outside {
  /** The host has seen the file of the open band change, or go. */
  readonly tell: (gone: boolean) => Promise<void>
}

export const createOutside = (): Outside => {
  const [band, notices, bridge] = [useBand(), useNotices(), useBridge()]
  const words = texts.conflict
  let told: number | undefined

  const withdraw = (): void => {
    if (told !== undefined) notices.dismiss(told)
    told = undefined
  }
  const say = (text: string, action: NoticeAction): void => {
    withdraw()
    told = notices.say(text, { kind: 'fault', stays: true, actions: [action] })
  }

  /** A save of this very window is not a change from outside. */
  const whenSaved = async (): Promise<void> => {
    while (band.state === 'saving')
      await new Promise<void>(settle => {
        watch(
          () => band.state,
          () => settle(),
          { once: true },
        )
      })
  }

  /** The file as it is now, in a step that can be undone; with work of its own, the player chooses. */
  const takeIn = async (): Promise<void> => {
    const opened = await bridge.call('open', { path: band.path })
    if (!opened.ok) return notices.complain(opened.diagnostics)
    if (band.unsaved) return void (await band.save())
    if (opened.value.kind === 'broken') {
      band.broken = opened.value
      return
    }
    band.conflict = { stamp: opened.value.stamp, theirs: opened.value.document }
    await band.takeTheirs()
  }

  const tell = async (gone: boolean): Promise<void> => {
    const { path } = band
    if (gone) return say(words.goneFromDisk, { label: texts.saving.save, run: () => void band.save() })
    await whenSaved()
    const opened = await bridge.call('open', { path })
    if (!opened.ok || path !== band.path) return
    if (opened.value.kind === 'open' && opened.value.stamp === band.stamp) return
    // Saving over a file that has changed asks which of the two to keep.
    if (band.unsaved) say(words.changedOnDisk, { label: words.compare, run: () => void band.save() })
    else say(words.changedUnder, { label: words.takeTheirs, run: () => void takeIn() })
  }

  // What was told is settled with another band, with a choice between the two, and with any save.
  watch([() => band.path, () => band.conflict, () => band.stamp], withdraw)
  return { tell }
}
