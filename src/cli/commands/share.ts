/** A band as text for others to read, or as one line that holds the whole of it. */
import { checkBandFile } from '../../app/bands.ts'
import { enumerate, quote, shareForms, suggestion, writeShared, type ShareForm } from '../../core/index.ts'
import { complain, exitCodes, type Command } from '../command.ts'
import { misnamed } from '../outputs.ts'
import { print, say } from '../terminal.ts'
import { complainOf, tellOpen, verdictCode } from './check.ts'

export const shareCommand: Command = {
  name: 'share',
  operands: 'FICHIER',
  summary: 'écrit une bande en texte : Markdown, lettre, forum, discussion, ou un code qui la contient toute',
  details:
    '« copiste paste » relit ce texte. Les portraits ne partent jamais ; une liste laisse aussi le récit et les notes, ce qui est dit. Un fichier qui existe déjà n’est jamais remplacé.',
  least: 1,
  most: 1,
  options: [
    { name: 'form', value: 'MOT', help: `la forme : ${shareForms.join(', ')} (text)` },
    { name: 'out', value: 'FICHIER', help: 'le fichier à écrire, au lieu de la sortie standard' },
  ],
  run: async (call, machine) => {
    const { terminal, files, systems } = machine
    const [path = ''] = call.operands
    const form = formIn(call.value('form') ?? 'text')
    const out = call.value('out')
    const wrong =
      form === undefined
        ? wrongForm(call.value('form') ?? '')
        : out === undefined
          ? undefined
          : misnamed(out, 'au texte un autre nom, en .txt ou .md')
    if (form === undefined || wrong !== undefined) {
      say(terminal, wrong ?? '')
      return exitCodes.fault
    }
    const verdict = await checkBandFile(files, systems, path)
    const { band, check } = verdict
    if (!band) {
      complainOf(terminal, check)
      return exitCodes.fault
    }
    const shared = await writeShared(form, band)
    if (out === undefined) for (const line of shared.text.split('\n')) print(terminal, line)
    else {
      const written = await files.create(out, new TextEncoder().encode(`${shared.text}\n`))
      if (!written.ok) return complain(terminal, written.diagnostics)
      say(terminal, `${quote(band.name)} est en texte dans ${out}.`)
    }
    if (shared.unsaid.length > 0) say(terminal, `Ce texte ne dit pas : ${enumerate(shared.unsaid)}.`)
    await tellOpen([path], machine)
    if (!check.ok) say(terminal, 'Cette bande enfreint une règle : « copiste check » dit laquelle.')
    return verdictCode([verdict])
  },
}

const formIn = (word: string): ShareForm | undefined => shareForms.find(form => form === word)

const wrongForm = (word: string): string =>
  `--form ${quote(word)} n’existe pas.${suggestion(word, shareForms)} Choix : ${shareForms.join(', ')}.`
