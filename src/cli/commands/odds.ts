/** The exact chances of one member against another, or against a bare defence. */
import { checkBandFile, type Verdict } from '../../app/bands.ts'
import {
  bandKind,
  error,
  failure,
  inDecimals,
  inPercent,
  offered,
  outcomeOf,
  quote,
  signed,
  success,
  suggestion,
  type Circumstance,
  type DuelAttack,
  type Duelist,
  type Encounter,
  type GameSystem,
  type JsonObject,
  type Outcome,
  type Result,
  type Setting,
  type Study,
  type Target,
} from '../../core/index.ts'
import {
  complain,
  exitCodes,
  jsonOption,
  type Call,
  type Command,
  type Machine,
  type Option,
} from '../command.ts'
import { print, printJson, printRows, say, type Terminal } from '../terminal.ts'
import { complainOf, verdictCode } from './check.ts'

const own: readonly Option[] = [
  { name: 'attacker', value: 'NOM', help: 'qui attaque' },
  { name: 'attack', value: 'ID', help: 'avec quoi (sa première attaque)' },
  { name: 'target', value: 'FICHIER:NOM', help: 'qui est visé' },
  { name: 'defence', value: 'N', help: 'à la place d’une cible : ce qu’il faut atteindre' },
  { name: 'pv', value: 'N', help: 'ce qu’elle peut encore perdre' },
  { name: 'riposte', value: 'ID', help: 'avec quoi la cible répond (sa première attaque)' },
]

const optionOf = (circumstance: Circumstance): Option => {
  const { id: name, label, note } = circumstance
  const help = note === undefined ? label : `${label} (${note})`
  if (circumstance.kind === 'toggle') return { name, help }
  if (circumstance.kind === 'count') return { name, value: 'N', help }
  return { name, value: circumstance.options.map(({ id }) => id).join('|'), help }
}

/** Each game brings the circumstances that its rules know; two games may share one. */
const brought = (systems: readonly GameSystem[]): readonly Option[] => {
  const all = systems.flatMap(({ duel }) => duel?.circumstances ?? [])
  return [...new Map(all.map(circumstance => [circumstance.id, optionOf(circumstance)])).values()]
}

export const oddsCommand = (systems: readonly GameSystem[]): Command => ({
  name: 'odds',
  operands: 'FICHIER',
  summary: 'donne les chances exactes d’une attaque',
  details:
    'De chaque jet, l’attaquant tire le meilleur parti. La cible est un personnage (--target) ou une défense nue (--defence, --pv).',
  least: 1,
  most: 1,
  options: [...own, ...brought(systems), jsonOption],
  run: async (call, machine) => {
    const { terminal, files } = machine
    const verdict = await checkBandFile(files, machine.systems, call.operands[0] ?? '')
    if (!verdict.band) {
      complainOf(terminal, verdict.check)
      return exitCodes.fault
    }
    const outcome = await ask(call, machine, verdict)
    if (!outcome.ok) return complain(terminal, outcome.diagnostics)
    const { outcome: numbers, studies } = outcome.value
    if (call.has('json'))
      printJson(terminal, studies ? { ...numbers, studies: studies.map(asJson) } : numbers)
    else tell(terminal, outcome.value)
    if (!verdict.check.ok) say(terminal, 'Cette bande enfreint une règle : « copiste check » dit laquelle.')
    return verdictCode([verdict])
  },
})

interface Answer {
  readonly outcome: Outcome
  readonly label: string
  readonly target: Target
  readonly losses: { readonly one: string; readonly many: string }
  /** What its game works out beyond one attempt; undefined where its rules have no such thing. */
  readonly studies: readonly Study[] | undefined
}

const refuse = (message: string): Result<never> => failure(error('call.refused', '', message))

const ask = async (call: Call, machine: Machine, { band, check }: Verdict): Promise<Result<Answer>> => {
  const duel = band?.system.duel
  if (!band || !duel) return refuse(`${band?.system.name ?? 'Ce jeu'} n’a pas de duel à calculer.`)
  const attacker = named(band.roster.duelists(), call.value('attacker'), check.file)
  if (!attacker.ok) return attacker
  const attack = attackOf(attacker.value, call.value('attack'))
  if (!attack.ok) return attack
  const aimed = await aimedAt(call, machine, band.system)
  if (!aimed.ok) return aimed
  const { target, duelist } = aimed.value
  const setting = settingOf(call, band.system, machine.systems, attack.value, target)
  if (!setting.ok) return setting
  const answer = answerOf(call, duel, attacker.value, duelist)
  if (!answer.ok) return answer
  const encounter = { attacker: attacker.value, attack: attack.value, target, setting: setting.value }
  return success({
    outcome: outcomeOf(attacker.value, attack.value, target, setting.value),
    label: attack.value.label,
    target,
    losses: duel.losses,
    studies: duel.studies?.(encounter, answer.value),
  })
}

/** What the target does in its turn; nothing where it cannot, or where its game does not ask. */
const answerOf = (
  call: Call,
  duel: NonNullable<GameSystem['duel']>,
  { target }: Duelist,
  duelist: Duelist | undefined,
): Result<Encounter | undefined> => {
  const wanted = call.value('riposte')
  if (!duel.studies || !duelist)
    return wanted === undefined
      ? success(undefined)
      : refuse('--riposte ne change rien ici : il veut une cible nommée, et un jeu où elle répond.')
  if (wanted === undefined && duelist.attacks.length === 0) return success(undefined)
  const attack = attackOf(duelist, wanted)
  return attack.ok ? success({ attacker: duelist, attack: attack.value, target, setting: {} }) : attack
}

const folded = (name: string): string => name.normalize('NFC').toLocaleLowerCase('fr').trim()

const named = (duelists: readonly Duelist[], name: string | undefined, file: string): Result<Duelist> => {
  const names = duelists.map(duelist => duelist.name)
  if (name === undefined) return refuse(`--attacker manque : donnez un nom (${names.join(', ')}).`)
  const found = duelists.filter(duelist => folded(duelist.name) === folded(name))
  const [first] = found
  if (!first)
    return refuse(
      `${file} n’a personne du nom de ${quote(name)}.${suggestion(name, names)} Il a ${names.join(', ')}.`,
    )
  return found.length === 1
    ? success(first)
    : refuse(`${file} a ${found.length} personnages du nom de ${quote(name)} : renommez-en.`)
}

const attackOf = (
  { name, attacks }: Duelist,
  wanted: string | undefined,
): Result<Duelist['attacks'][number]> => {
  const [first] = attacks
  if (!first) return refuse(`${name} n’a pas d’attaque.`)
  const found = wanted === undefined ? first : attacks.find(({ id }) => id === wanted)
  const ids = attacks.map(({ id }) => id)
  return found
    ? success(found)
    : refuse(
        `${name} n’a pas l’attaque ${quote(wanted ?? '')}.${suggestion(wanted ?? '', ids)} Il a ${ids.join(', ')}.`,
      )
}

/** A whole number, or nothing where the option is not given. */
const numberOf = (call: Call, name: string, min: number, max: number): Result<number | undefined> => {
  const given = call.value(name)
  if (given === undefined) return success(undefined)
  const number = /^[-+]?\d{1,4}$/.test(given) ? Number(given) : NaN
  return number >= min && number <= max
    ? success(number)
    : refuse(`--${name} veut un nombre entier de ${min} à ${max}.`)
}

/** Who is aimed at: somebody of a band, or a bare defence. */
interface Aimed {
  readonly target: Target
  readonly duelist?: Duelist
}

const aimedAt = async (call: Call, machine: Machine, system: GameSystem): Promise<Result<Aimed>> => {
  const place = call.value('target')
  const defence = numberOf(call, 'defence', -99, 999)
  if (!defence.ok) return defence
  const life = numberOf(call, 'pv', 1, 999)
  if (!life.ok) return life
  if (place === undefined)
    return defence.value === undefined || !system.duel
      ? refuse('Qui est visé ? Donnez --target FICHIER:NOM, ou --defence N.')
      : success({ target: system.duel.anybody(defence.value, life.value ?? null) })
  if (defence.value !== undefined) return refuse('--target et --defence s’excluent : gardez-en un.')
  const duelist = await readTarget(place, machine, system)
  if (!duelist.ok) return duelist
  const { target } = duelist.value
  return success({
    target: life.value === undefined ? target : { ...target, life: life.value },
    duelist: duelist.value,
  })
}

/** The name comes after the file's own ending: both may hold colons. */
const readTarget = async (place: string, machine: Machine, system: GameSystem): Promise<Result<Duelist>> => {
  const [, path = '', name = ''] = /^(.*?\.json):(.*)$/is.exec(place) ?? /^(.*):(.*)$/s.exec(place) ?? []
  if (path === '' || name === '')
    return refuse(`--target veut un fichier, deux points, un nom : bande${bandKind.extension}:Nom.`)
  const { band, check } = await checkBandFile(machine.files, machine.systems, path)
  if (!band) return failure(...check.diagnostics)
  if (band.system.id !== system.id)
    return refuse(`${path} est une bande d’un autre jeu : ${band.system.name}.`)
  return named(band.roster.duelists(), name, path)
}

const settingOf = (
  call: Call,
  { duel, name }: GameSystem,
  systems: readonly GameSystem[],
  attack: DuelAttack,
  target: Target,
): Result<Setting> => {
  const setting: Record<string, number> = {}
  const known = duel?.circumstances ?? []
  const foreign = brought(systems).find(
    option => call.has(option.name) && !known.some(({ id }) => id === option.name),
  )
  if (foreign) return refuse(`${name} ne connaît pas --${foreign.name} : retirez-le.`)
  const played = duel
    ? [...offered(duel, 'attacker', attack, target), ...offered(duel, 'target', attack, target)]
    : []
  for (const circumstance of known) {
    if (!call.has(circumstance.id)) continue
    if (!played.includes(circumstance))
      return refuse(
        `--${circumstance.id} ne change rien ici (${attack.label} contre ${target.name}) : retirez-le.`,
      )
    const value = valueOf(call, circumstance)
    if (!value.ok) return value
    setting[circumstance.id] = value.value
  }
  return success(setting)
}

const valueOf = (call: Call, circumstance: Circumstance): Result<number> => {
  if (circumstance.kind === 'toggle') return success(1)
  if (circumstance.kind === 'count') {
    const number = numberOf(call, circumstance.id, circumstance.min, circumstance.max)
    return number.ok ? success(number.value ?? 0) : number
  }
  const ids = circumstance.options.map(({ id }) => id)
  const given = call.value(circumstance.id) ?? ''
  const at = ids.indexOf(given)
  return at >= 0
    ? success(at)
    : refuse(
        `--${circumstance.id} ne connaît pas ${quote(given)}.${suggestion(given, ids)} Choix : ${ids.join(', ')}.`,
      )
}

const tell = (terminal: Terminal, { outcome, label, target, losses, studies = [] }: Answer): void => {
  const { attacker, touch, damage, defence, chance, mean, distribution, kill } = outcome
  /** « 1,5 Vie », « 2 Vies » */
  const lost = (number: number): string =>
    `${inDecimals(number)} ${Math.round(number * 100) < 200 ? losses.one : losses.many}`
  print(
    terminal,
    `${attacker}, ${label} (${signed(touch)}, ${signed(damage)}), contre ${target.name} (${defence}).`,
  )
  printRows(terminal, [
    ['  touche', inPercent(chance, { most: 1 })],
    ['  en moyenne', lost(mean)],
    ...distribution.flatMap((part, number) =>
      part > 0 ? [[`  ${lost(number)}`, inPercent(part, { most: 1 })] as const] : [],
    ),
    ...(kill === null
      ? []
      : [[`  ${lost(target.life ?? 0)} ou plus`, inPercent(kill, { most: 1 })] as const]),
  ])
  for (const { title, unit, marks, chart, says } of studies) {
    print(terminal, `${title} (${unit})`)
    printRows(terminal, [
      [`  ${marks}`, ...chart.marks],
      ...chart.series.map(series => [`  ${series.label}`, ...series.words]),
    ])
    print(terminal, `  ${says}`)
  }
}

const asJson = ({ id, title, unit, chart, says }: Study): JsonObject => ({
  id,
  title,
  unit,
  marks: chart.marks,
  series: chart.series.map(({ label, values }) => ({ label, values })),
  says,
})
