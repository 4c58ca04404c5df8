/** A new band file: blank, or one of the samples. */
import { createBandFile, findSystem } from '../../app/bands.ts'
import { bandKind, quote } from '../../core/index.ts'
import { complain, exitCodes, type Command } from '../command.ts'
import { misnamed } from '../outputs.ts'
import { say } from '../terminal.ts'

export const newCommand: Command = {
  name: 'new',
  operands: 'JEU --out FICHIER',
  summary: 'écrit une bande neuve, vierge ou d’après un exemple',
  details:
    'Un fichier qui existe déjà n’est jamais remplacé. Les exemples sont ceux de « copiste systems --json ».',
  least: 1,
  most: 1,
  options: [
    { name: 'sample', value: 'NOM', help: 'part d’un exemple au lieu d’une bande vierge' },
    { name: 'out', value: 'FICHIER', help: 'le fichier à écrire (nécessaire)' },
  ],
  run: async (call, { terminal, files, systems }) => {
    const found = findSystem(systems, call.operands[0] ?? '')
    if (!found.ok) return complain(terminal, found.diagnostics)
    const path = call.value('out')
    if (path === undefined) {
      say(terminal, `Dites où écrire la bande : --out ma-bande${bandKind.extension}.`)
      return exitCodes.fault
    }
    const wrong = misnamed(path, `à la bande un nom en ${quote(bandKind.extension)}`, bandKind)
    if (wrong !== undefined) {
      say(terminal, wrong)
      return exitCodes.fault
    }
    const created = await createBandFile(files, found.value, call.value('sample'), path)
    if (!created.ok) return complain(terminal, created.diagnostics)
    say(terminal, `La bande ${quote(String(created.value['name']))} est écrite dans ${path}.`)
    return exitCodes.done
  },
}
