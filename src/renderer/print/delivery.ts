/** What is printed reaches the player, as a file or on paper; what came out counts as printed from then on. */
import { computed } from 'vue'
import { download, printHere } from '../download.ts'
import { useBridge } from '../host.ts'
import { useLibrary } from '../stores/library.ts'
import { useNotices } from '../stores/notices.ts'
import type { Printed } from '../stores/printing.ts'
import { texts } from '../texts.ts'

/** A name as a file may bear it. */
export const asFileName = (title: string): string => title.replace(/[\\/:*?"<>|]/g, ' ').slice(0, 120)

export const useDelivery = (fileName: () => string) => {
  const [bridge, library, notices] = [useBridge(), useLibrary(), useNotices()]
  const words = texts.print
  const desktop = computed(() => library.start?.host === 'electron')

  const save = async (printed: Printed): Promise<void> => {
    if (!desktop.value) {
      for (const { suffix, bytes } of printed.files)
        download(`${fileName()}${suffix}.pdf`, 'application/pdf', bytes)
      await printed.deliver()
      notices.say(words.done)
      return
    }
    const kept = await bridge.call('savePdf', { name: `${fileName()}.pdf`, files: [...printed.files] })
    if (!kept.ok) return notices.complain(kept.diagnostics)
    const { path } = kept.value
    if (path === null) return
    await printed.deliver()
    notices.say(words.done, {
      actions: [
        { label: words.openFile, run: () => void bridge.call('openFile', { path }) },
        { label: words.reveal, run: () => void bridge.call('reveal', { path }) },
      ],
    })
  }

  const send = async (printed: Printed): Promise<void> => {
    const [first] = printed.files
    if (!first) return
    if (desktop.value) {
      const sent = await bridge.call('printSystem', { pdf: first.bytes })
      if (!sent.ok) return notices.complain(sent.diagnostics)
    } else printHere(first.bytes)
    // Whether the dialog was answered or closed, and what the printer made of it, the player alone can say.
    notices.say(words.came, {
      stays: true,
      actions: [
        { label: words.cameYes, run: () => void printed.deliver() },
        { label: words.cameNo, run: () => undefined },
      ],
    })
  }

  return { desktop, save, send }
}
