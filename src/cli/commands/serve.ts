/** The studio in a browser of this machine, until Ctrl-C. */
import { exitCodes, type Call, type Command } from '../command.ts'
import { say } from '../terminal.ts'

export const serveCommand: Command = {
  name: 'serve',
  operands: '',
  summary: 'ouvre le studio dans un navigateur de cette machine',
  details:
    'L’adresse ne vaut que pour cette machine et ne laisse entrer que le premier qui l’ouvre. Ctrl-C arrête.',
  least: 0,
  most: 0,
  options: [
    {
      name: 'port',
      value: 'N',
      help: 'le port, de 1024 à 65535 (celui de la dernière fois, ou un port libre)',
    },
  ],
  run: async (call, machine) => {
    const port = portOf(call)
    if (port === undefined) {
      say(machine.terminal, '--port veut un nombre entier de 1024 à 65535.')
      return exitCodes.fault
    }
    const { serve } = await import('../serve.ts')
    return serve(port, machine)
  },
}

const portOf = (call: Call): number | undefined => {
  const given = call.value('port')
  if (given === undefined) return 0
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  return port >= 1024 && port <= 65535 ? port : undefined
}
