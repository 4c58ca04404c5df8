/** The sheet that measures a printer, and the profile made of what was read on it. */
import { calibrationJob, profileOf, type Readings } from '../../app/calibration.ts'
import { createDrawer } from '../../app/printers.ts'
import { quote } from '../../core/index.ts'
import { papers } from '../../app/press-words.ts'
import { houseOptions } from '../../app/wish.ts'
import { complain, exitCodes, type Call, type Command, type ExitCode, type Machine } from '../command.ts'
import { optionOf, readHouse } from '../options.ts'
import { misnamed } from '../outputs.ts'
import { say } from '../terminal.ts'

const paperOptions = houseOptions([]).filter(({ id }) => id === 'paper')

export const calibrateCommand: Command = {
  name: 'calibrate',
  operands: '',
  summary: 'mesure l’imprimante : une feuille à imprimer, puis un profil à garder',
  details:
    'Avec --out, écrit la feuille de réglage, qui dit quoi lire sur elle. Avec --save, garde ce que vous y avez lu sous un nom que « copiste print --printer » connaîtra.',
  least: 0,
  most: 0,
  options: [
    { name: 'out', value: 'PDF', help: 'écrit la feuille de réglage' },
    ...paperOptions.map(option => optionOf(option)),
    { name: 'save', value: 'NOM', help: 'garde un profil sous ce nom' },
    { name: 'bars', value: 'X,Y', help: 'les deux barres mesurées, en mm (100,100)' },
    { name: 'top', value: 'X,Y', help: 'la croix du haut, à droite et en bas de son centre, en mm (0,0)' },
    { name: 'bottom', value: 'X,Y', help: 'la croix du bas, de même (comme --top)' },
    { name: 'margin', value: 'MM', help: 'la marge que l’imprimante n’atteint pas (4)' },
  ],
  run: async (call, machine) => {
    const [out, name] = [call.value('out'), call.value('save')]
    const wrong =
      idleOption(call) ?? (out === undefined ? undefined : misnamed(out, 'à la feuille un nom en .pdf'))
    if (wrong !== undefined) {
      say(machine.terminal, wrong)
      return exitCodes.fault
    }
    if (out !== undefined) {
      const code = await printSheet(call, machine)
      if (code !== exitCodes.done || name === undefined) return code
    }
    if (name !== undefined) return save(call, machine)
    say(
      machine.terminal,
      'Dites --out feuille.pdf pour imprimer la feuille, ou --save NOM pour garder un profil.',
    )
    return exitCodes.fault
  },
}

const readingOptions = ['bars', 'top', 'bottom', 'margin'] as const

/** An option that nothing here would heed. */
const idleOption = (call: Call): string | undefined => {
  const reading = readingOptions.find(option => call.value(option) !== undefined)
  if (reading !== undefined && call.value('save') === undefined)
    return `--${reading} va avec --save NOM : c’est une mesure à garder dans un profil.`
  return call.value('paper') !== undefined && call.value('out') === undefined
    ? '--paper va avec --out PDF : c’est le papier de la feuille de réglage.'
    : undefined
}

const printSheet = async (call: Call, { terminal, files, press }: Machine): Promise<ExitCode> => {
  const settings = readHouse(call, paperOptions)
  if (!settings.ok) return complain(terminal, settings.diagnostics)
  const paper = papers[settings.value.paper]
  const printed = await press.print(calibrationJob(paper, 'command'), undefined, false)
  if (!printed.ok) return complain(terminal, printed.diagnostics)
  const out = call.value('out') ?? ''
  const written = await files.replace(out, printed.value.files[0]?.bytes ?? new Uint8Array())
  if (!written.ok) return complain(terminal, written.diagnostics)
  say(terminal, `La feuille de réglage est dans ${out}. Imprimez-la recto-verso, à 100 %.`)
  return exitCodes.done
}

const pair = (
  call: Call,
  name: string,
  otherwise: readonly [number, number],
  least: number,
  most: number,
): readonly [number, number] | string => {
  const given = call.value(name)
  if (given === undefined) return otherwise
  const [x, y, extra] = given.replaceAll('\u2212', '-').split(',').map(numberIn)
  const fine = (value: number | undefined): value is number =>
    value !== undefined && value >= least && value <= most
  return fine(x) && fine(y) && extra === undefined
    ? [x, y]
    : `--${name} veut deux nombres de ${least} à ${most}, comme ${name === 'bars' ? '99.6,100.1' : '1.5,-0.5'}, et non ${quote(given)}.`
}

/** Nothing is not nought. */
const numberIn = (text: string): number => (text.trim() === '' ? NaN : Number(text))

const readings = (call: Call): Readings | string => {
  const bars = pair(call, 'bars', [100, 100], 90, 110)
  const top = pair(call, 'top', [0, 0], -20, 20)
  const bottom = pair(call, 'bottom', typeof top === 'string' ? [0, 0] : top, -20, 20)
  const margin = numberIn(call.value('margin') ?? '4')
  if (typeof bars === 'string') return bars
  if (typeof top === 'string') return top
  if (typeof bottom === 'string') return bottom
  if (!(margin >= 0 && margin <= 30)) return '--margin veut un nombre de 0 à 30.'
  return {
    barX: bars[0],
    barY: bars[1],
    topX: top[0],
    topY: top[1],
    bottomX: bottom[0],
    bottomY: bottom[1],
    margin,
  }
}

const save = async (call: Call, { terminal, files, printersFolder }: Machine): Promise<ExitCode> => {
  const name = call.value('save') ?? ''
  const read = readings(call)
  const wrong =
    typeof read === 'string'
      ? read
      : /^[\p{L}\p{N} _-]{1,60}$/u.test(name)
        ? undefined
        : `--save ${quote(name)} : un nom de lettres et de chiffres, s’il vous plaît.`
  if (wrong !== undefined || typeof read === 'string') {
    say(terminal, wrong ?? '')
    return exitCodes.fault
  }
  const kept = await createDrawer(files, printersFolder).keep(profileOf(name, read))
  if (!kept.ok) return complain(terminal, kept.diagnostics)
  say(terminal, `Le profil ${quote(name)} est gardé dans ${kept.value}. Imprimez avec --printer ${name}.`)
  return exitCodes.done
}
