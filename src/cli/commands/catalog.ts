/** Every id of a game with its printed name and its numbers. */
import { findSystem } from '../../app/bands.ts'
import type { CatalogEntry } from '../../core/index.ts'
import { complain, exitCodes, jsonOption, type Command } from '../command.ts'
import { paint, print, printJson, printRows } from '../terminal.ts'

export const catalogCommand: Command = {
  name: 'catalog',
  operands: 'JEU',
  summary: 'liste le catalogue d’un jeu : identifiants, noms et nombres',
  details: 'Classes, talents, sorts, équipement : tout ce qu’un fichier de bande peut nommer.',
  least: 1,
  most: 1,
  options: [jsonOption],
  run: async (call, { terminal, systems }) => {
    const found = findSystem(systems, call.operands[0] ?? '')
    if (!found.ok) return complain(terminal, found.diagnostics)
    const { id, name, catalog, rulings } = found.value
    const sections = catalog()
    if (call.has('json')) {
      printJson(terminal, { id, name, sections, rulings })
      return exitCodes.done
    }
    for (const section of sections) {
      print(terminal, paint('bold', section.title))
      printRows(terminal, section.entries.map(row))
      print(terminal)
    }
    return exitCodes.done
  },
}

const row = ({ id, name, summary }: CatalogEntry): readonly string[] => [id, name, summary]
