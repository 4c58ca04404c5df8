/** The games that Copiste knows. */
import { exitCodes, jsonOption, type Command } from '../command.ts'
import { printJson, printRows } from '../terminal.ts'

export const systemsCommand: Command = {
  name: 'systems',
  operands: '',
  summary: 'liste les jeux connus',
  details: 'Chaque jeu avec son identifiant, celui que les autres commandes attendent.',
  least: 0,
  most: 0,
  options: [jsonOption],
  run: async (call, { terminal, systems }) => {
    if (call.has('json'))
      printJson(
        terminal,
        systems.map(({ id, name, summary, counts, lengthUnit, version, samples }) => ({
          id,
          name,
          summary,
          counts,
          lengthUnit,
          version,
          samples: samples.map(({ id: sample, title, summary: about }) => ({
            id: sample,
            title,
            summary: about,
          })),
        })),
      )
    else
      printRows(
        terminal,
        systems.map(({ id, name, summary }) => [id, name, summary]),
      )
    return exitCodes.done
  },
}
