/** What can be printed for a game, or for a scenario of any. */
import { findSystem } from '../../app/bands.ts'
import { scenarioKind, success } from '../../core/index.ts'
import { scenarioAssets } from '../../scenario/index.ts'
import { complain, exitCodes, jsonOption, type Command } from '../command.ts'
import { printJson, printRows } from '../terminal.ts'

export const assetsCommand: Command = {
  name: 'assets',
  operands: 'JEU',
  summary: 'liste ce que l’on peut imprimer pour un jeu, ou pour un scénario (« scenario »)',
  details: 'Feuilles, cartes, jetons et réglettes, avec leur format.',
  least: 1,
  most: 1,
  options: [jsonOption],
  run: async (call, { terminal, systems }) => {
    const [wanted = ''] = call.operands
    const found =
      wanted === scenarioKind.id ? success({ assets: scenarioAssets }) : findSystem(systems, wanted)
    if (!found.ok) return complain(terminal, found.diagnostics)
    const { assets } = found.value
    if (call.has('json')) printJson(terminal, assets)
    else
      printRows(
        terminal,
        assets.map(({ id, title, format, summary }) => [id, title, format, summary]),
      )
    return exitCodes.done
  },
}
