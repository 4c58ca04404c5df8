/** The derived numbers of a band. */
import { checkBandFile } from '../../app/bands.ts'
import type { FormNode } from '../../core/index.ts'
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
    else tour(terminal, band.name, band.roster.form().nodes)
    if (!check.ok) say(terminal, 'Cette bande enfreint une règle : « copiste check » dit laquelle.')
    return verdictCode([verdict])
  },
}

/** The readouts of the form, item by item: what a player may want to read of a band on a terminal. */
export const tour = (terminal: Terminal, name: string, nodes: readonly FormNode[]): void => {
  print(terminal, paint('bold', name))
  for (const node of nodes) {
    if (node.kind !== 'list') continue
    for (const { title, subtitle, fields } of node.items) {
      print(terminal)
      print(terminal, paint('bold', title), subtitle ? ` (${subtitle})` : '')
      const lines = fields().flatMap(field => (field.kind === 'readout' ? field.lines : []))
      printRows(
        terminal,
        lines.map(({ label, value }) => [`  ${label}`, value]),
      )
    }
  }
}
