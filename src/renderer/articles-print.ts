/** What is listed in a compendium becomes a PDF of the player's: no band is needed for it. */
import { ref, type Ref } from 'vue'
import type { GameSystem } from '../core/index.ts'
import { download } from './download.ts'
import { useBridge } from './host.ts'
import { useBand } from './stores/band.ts'
import { useLibrary } from './stores/library.ts'
import { useNotices } from './stores/notices.ts'
import { usePreferences } from './stores/preferences.ts'
import { texts } from './texts.ts'

export interface ArticlesPrint {
  readonly working: Ref<boolean>
  /** By their keys, under a title; on the paper and in the look of the open band, where there is one. */
  readonly print: (system: GameSystem, title: string, articles: readonly string[]) => Promise<void>
}

export const useArticlesPrint = (): ArticlesPrint => {
  const bridge = useBridge()
  const [band, library, notices, preferences] = [useBand(), useLibrary(), useNotices(), usePreferences()]
  const working = ref(false)

  const keep = async (
    name: string,
    files: readonly { suffix: string; bytes: Uint8Array }[],
  ): Promise<void> => {
    if (library.start?.host !== 'electron') {
      for (const { suffix, bytes } of files) download(`${name}${suffix}.pdf`, 'application/pdf', bytes)
      return void notices.say(texts.print.done)
    }
    const kept = await bridge.call('savePdf', { name: `${name}.pdf`, files: [...files] })
    if (!kept.ok) return notices.complain(kept.diagnostics)
    const { path } = kept.value
    if (path === null) return
    notices.say(texts.print.done, {
      actions: [
        { label: texts.print.openFile, run: () => void bridge.call('openFile', { path }) },
        { label: texts.print.reveal, run: () => void bridge.call('reveal', { path }) },
      ],
    })
  }

  const print: ArticlesPrint['print'] = async ({ id, name }, title, articles) => {
    if (working.value) return
    working.value = true
    const settings = preferences.settingsOf(band.path)
    const printed = await bridge.call('compendium', { system: id, title, articles: [...articles], settings })
    working.value = false
    if (!printed.ok) return notices.complain(printed.diagnostics)
    const file = texts.compendium.file(title, name).replace(/[\\/:*?"<>|«»\u00a0]/g, ' ')
    await keep(file.replace(/\s+/g, ' ').trim(), printed.value.files)
  }

  return { working, print }
}
