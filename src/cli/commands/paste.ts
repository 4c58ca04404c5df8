/** A band out of a text: a list as players write them, or a code. */
import { findSystem } from '../../app/bands.ts'
import {
  bandKind,
  gameUnknown,
  hearBand,
  limits,
  plural,
  quote,
  success,
  writeJson,
  type GameSystem,
  type Result,
} from '../../core/index.ts'
import { complain, exitCodes, type Call, type Command, type Machine } from '../command.ts'
import { misnamed } from '../outputs.ts'
import { say } from '../terminal.ts'

export const pasteCommand: Command = {
  name: 'paste',
  operands: 'FICHIER --out BANDE',
  summary: 'relit une bande d’un texte ou d’un code, et dit ligne par ligne ce qui n’est pas compris',
  details:
    'FICHIER est un texte, ou « - » pour l’entrée standard. Ce qui n’est pas compris n’empêche pas le reste : le code de sortie est alors 1. Un fichier qui existe déjà n’est jamais remplacé.',
  least: 1,
  most: 1,
  options: [
    { name: 'game', value: 'JEU', help: 'le jeu d’une liste qui ne le dit pas' },
    { name: 'out', value: 'FICHIER', help: 'la bande à écrire (nécessaire)' },
  ],
  run: async (call, machine) => {
    const { terminal, files, systems } = machine
    const out = call.value('out')
    const wrong =
      out === undefined
        ? `Dites où écrire la bande : --out ma-bande${bandKind.extension}.`
        : misnamed(out, `à la bande un nom en ${quote(bandKind.extension)}`, bandKind)
    if (out === undefined || wrong !== undefined) {
      say(terminal, wrong ?? '')
      return exitCodes.fault
    }
    const chosen = gameOf(call, systems)
    if (chosen && !chosen.ok) return complain(terminal, chosen.diagnostics)
    const text = await textOf(call.operands[0] ?? '', machine)
    if (!text.ok) return complain(terminal, text.diagnostics)
    const heard = await hearBand(text.value, systems, chosen?.value)
    if (!heard.ok) {
      const [first] = heard.diagnostics
      complain(terminal, heard.diagnostics)
      if (first?.code === gameUnknown)
        say(terminal, '« copiste systems » liste les jeux : --game les choisit.')
      return exitCodes.fault
    }
    const { band, remarks } = heard.value
    const written = await files.create(out, writeJson(band.document))
    if (!written.ok) return complain(terminal, written.diagnostics)
    for (const { line, message } of remarks) say(terminal, `Ligne ${line} : ${message}`)
    say(terminal, `La bande ${quote(band.name)} (${band.system.name}) est écrite dans ${out}.`)
    if (remarks.length === 0) return exitCodes.done
    say(terminal, `${plural(remarks.length, 'remarque')} : relisez la bande avant de jouer.`)
    return exitCodes.ruleBroken
  },
}

const gameOf = (call: Call, systems: readonly GameSystem[]): Result<GameSystem> | undefined => {
  const id = call.value('game')
  return id === undefined ? undefined : findSystem(systems, id)
}

/** Letters of any program: a mark at the front is no part of the text, and what is no letter is replaced. */
const textOf = async (path: string, { files, input }: Machine): Promise<Result<string>> => {
  const bytes = path === '-' ? await input(limits.bytes) : await files.read(path, limits.bytes)
  return bytes.ok ? success(new TextDecoder().decode(bytes.value)) : bytes
}
