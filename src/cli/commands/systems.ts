/** The games that Copiste knows. */
import type { Sample } from '../../core/index.ts'
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
        systems.map(({ id, name, summary, counts, lengthUnit, version, samples, scenarios = [] }) => ({
          id,
          name,
          summary,
          counts,
          lengthUnit,
          version,
          samples: samples.map(told),
          scenarios: scenarios.map(told),
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

const told = ({ id, title, summary }: Pick<Sample, 'id' | 'title' | 'summary'>) => ({ id, title, summary })
