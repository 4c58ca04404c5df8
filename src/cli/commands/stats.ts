/** The derived numbers of a band. */
import { checkBandFile } from '../../app/bands.ts'
import { openings, type Form } from '../../core/index.ts'
import { exitCodes, jsonOption, type Command } from '../command.ts'
import { paint, print, printJson, printRows, say, type Terminal } from '../terminal.ts'
import { complainOf, verdictCode } from './check.ts'

export const statsCommand: Command = {
  name: 'stats',
  operands: 'FICHIER',
  summary: 'donne les nombres que les règles tirent d’une bande',
  details: 'Les nombres sont donnés même quand la bande enfreint une règle ; le code de sortie est alors 1.',
  least: 1,
  most: 1,
  options: [jsonOption],
  run: async (call, { terminal, files, systems }) => {
    const verdict = await checkBandFile(files, systems, call.operands[0] ?? '')
    const { band, check } = verdict
    if (!band) {
      complainOf(terminal, check)
      return exitCodes.fault
    }
    if (call.has('json')) printJson(terminal, band.roster.derive().stats)
    else tour(terminal, band.name, band.roster.form())
    if (!check.ok) say(terminal, 'Cette bande enfreint une règle : « copiste check » dit laquelle.')
    return verdictCode([verdict])
  },
}

/** The readouts of the form, part by part: what a player may want to read of a band on a terminal. */
export const tour = (terminal: Terminal, name: string, form: Form): void => {
  print(terminal, paint('bold', name))
  for (const opening of openings(form)) {
    const lines = opening.fields().flatMap(field => (field.kind === 'readout' ? field.lines : []))
    // What stands alone and has nothing to read is passed over; a member is named in any case.
    if (opening.index === undefined && lines.length === 0) continue
    print(terminal)
    print(terminal, paint('bold', opening.title), opening.subtitle ? ` (${opening.subtitle})` : '')
    printRows(
      terminal,
      lines.map(({ label, value }) => [`  ${label}`, value]),
    )
  }
}
