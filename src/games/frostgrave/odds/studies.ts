/** What one thing changed would change: support, cover, the value of a spell, what its caster gives; and turn after turn. */
import {
  asNumber,
  chanceOf,
  inDecimals,
  inPercent,
  meanOf,
  scaleFor,
  seenAs,
  typeset,
  type Chart,
  type Encounter,
  type Series,
  type Setting,
  type Study,
  type Target,
  type Ways,
} from '../../../core/index.ts'
import { woundThreshold } from '../resolve.ts'
import { isOurs, type Deed, type FrostAttack } from './blows.ts'
import { fightOut, type Fighter } from './bout.ts'
import { countOf, coverPlaces, mirrored, modifierBy } from './circumstances.ts'
import { casting, costOf, faces, type Cast } from './dice.ts'

/** Of one way to act. */
type By<W extends Deed['way']> = Extract<Deed, { readonly way: W }>

export const studies = (encounter: Encounter, answer: Encounter | undefined): readonly Study[] => {
  const { attack } = encounter
  if (!isOurs(attack)) return []
  return [...ownStudies(encounter, attack.deed), ...turnStudies(encounter, attack, answer)]
}

const ownStudies = (encounter: Encounter, deed: Deed): readonly Study[] => {
  switch (deed.way) {
    case 'combat':
      return fightStudies(encounter, deed)
    case 'tir':
      return coverStudies(encounter)
    case 'sort':
      return [...spellStudies(encounter, deed), ...(deed.spell.attack ? coverStudies(encounter) : [])]
  }
}

const series = (
  label: string,
  tone: Series['tone'],
  values: readonly number[],
  word: (value: number) => string,
): Series => ({ label, tone, values, words: values.map(word) })

const happens = <T>(ways: Ways<T>, is: (outcome: T) => boolean): number => asNumber(chanceOf(ways, is))
const meanBy = <T>(ways: Ways<T>, of: (outcome: T) => number): number => asNumber(meanOf(seenAs(ways, of)))

const tops = [0.5, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 30, 40, 60, 100] as const

/** A scale of amounts, by quarters of the least top that holds them. */
const levelsFor = (values: readonly number[]): Chart['levels'] => {
  const greatest = Math.max(0, ...values)
  const top = tops.find(step => greatest <= step) ?? Math.ceil(greatest)
  return [0, 1, 2, 3, 4].map(step => ({ value: (top * step) / 4, label: inDecimals((top * step) / 4) }))
}

const minus = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '\u2212'}${Math.abs(value)}`

/* ---- fights ---- */

const supports = [-3, -2, -1, 0, 1, 2, 3] as const

const supported = (setting: Setting, figures: number): Setting => ({
  ...setting,
  soutiens: Math.max(0, figures),
  'soutiens-adverses': Math.max(0, -figures),
})

const fightStudies = (
  { attacker, target, setting }: Encounter,
  { exchange }: By<'combat'>,
): readonly Study[] => {
  const now = exchange(target, setting)
  const verdicts = [
    { id: 'win', label: 'Gagné' },
    { id: 'draw', label: 'Égalité' },
    { id: 'lose', label: 'Perdu' },
  ] as const
  const shares = verdicts.map(({ id }) => happens(now, ({ verdict }) => verdict === id))
  const [won = 0, drawn = 0, lost = 0] = shares
  const each = supports.map(figures => exchange(target, supported(setting, figures)))
  const marks = supports.map(figures => minus(figures * modifierBy('soutien')))
  const hits = each.map(ways => happens(ways, ({ verdict }) => verdict !== 'lose'))
  const struck = each.map(ways => happens(ways, ({ verdict }) => verdict !== 'win'))
  const given = each.map(ways => meanBy(ways, one => one.given))
  const taken = each.map(ways => meanBy(ways, one => one.taken))
  const alone = supports.indexOf(0)
  return [
    {
      id: 'issue',
      title: 'Issue du combat',
      unit: '%',
      marks: 'Issue',
      chart: {
        kind: 'bars',
        says: `Chances que ${attacker.name} gagne, fasse égalité ou perde contre ${target.name}`,
        marks: verdicts.map(({ label }) => label),
        levels: scaleFor(shares, inPercent),
        series: [series('Chances', 'first', shares, inPercent)],
      },
      says: typeset(
        `${attacker.name} gagne ${inPercent(won)} du temps et perd ${inPercent(lost)} ; à égalité (${inPercent(drawn)}), les deux touchent.`,
      ),
    },
    {
      id: 'soutien',
      title: 'Toucher, selon le soutien',
      unit: '%',
      marks: 'Soutien',
      chart: {
        kind: 'curves',
        says: `Chances que ${attacker.name} touche et soit touché, selon le soutien net`,
        marks,
        levels: scaleFor([...hits, ...struck], inPercent),
        series: [
          series('Touche', 'first', hits, inPercent),
          series('Est touché', 'second', struck, inPercent),
        ],
      },
      says: typeset(
        `Sans soutien, touche ${inPercent(hits[alone] ?? 0)} ; avec un allié de plus, ${inPercent(hits[alone + 1] ?? 0)} ; avec un de moins, ${inPercent(hits[alone - 1] ?? 0)}.`,
      ),
    },
    {
      id: 'soutien-dommages',
      title: 'Dommages moyens, selon le soutien',
      unit: 'dommages',
      marks: 'Soutien',
      chart: {
        kind: 'curves',
        says: `Dommages que ${attacker.name} donne et reçoit en moyenne, selon le soutien net`,
        marks,
        levels: levelsFor([...given, ...taken]),
        series: [series('Donnés', 'first', given, inDecimals), series('Reçus', 'second', taken, inDecimals)],
      },
      says: typeset(
        `Le même jet blesse l’un, l’autre, ou les deux : sans soutien, ${inDecimals(given[alone] ?? 0)} donnés pour ${inDecimals(taken[alone] ?? 0)} reçus.`,
      ),
    },
  ]
}

/* ---- shots ---- */

const coverStudies = ({ attack, target, setting }: Encounter): readonly Study[] => {
  const blows = (hasty: number) =>
    coverPlaces.map(({ place }) =>
      attack.against(target, { ...setting, 'couvert-cible': place, hatif: hasty }),
    )
  const [still, moved] = [blows(0), blows(1)]
  const hurt = (list: typeof still): readonly number[] =>
    list.map(({ losses }) => happens(losses, lost => lost > 0))
  const means = (list: typeof still): readonly number[] =>
    list.map(({ losses }) => meanBy(losses, lost => lost))
  const hits = [still, moved].map(list => list.map(({ chance }) => chance))
  const marks = ['Découvert', 'Léger', 'Important']
  const both = (of: (list: typeof still) => readonly number[], word: (value: number) => string) => [
    series('Sans bouger', 'first', of(still), word),
    series('Tir hâtif', 'second', of(moved), word),
  ]
  const chart = (
    says: string,
    of: (list: typeof still) => readonly number[],
    levels: Chart['levels'],
    word: (value: number) => string,
  ): Chart => ({ kind: 'curves', says, marks, levels, series: both(of, word) })
  const [open = 0, light = 0, heavy = 0] = hits[0] ?? []
  const shown = attack.label
  return [
    {
      id: 'couvert',
      title: 'Toucher, selon le couvert',
      unit: '%',
      marks: 'Couvert',
      chart: chart(
        `Chances que ${shown} touche, selon le couvert de la cible`,
        list => list.map(({ chance }) => chance),
        scaleFor(hits.flat(), inPercent),
        inPercent,
      ),
      says: typeset(
        `À découvert ${inPercent(open)}, couvert léger ${inPercent(light)}, important ${inPercent(heavy)} ; seul le meilleur couvert compte.`,
      ),
    },
    {
      id: 'couvert-blesser',
      title: 'Blesser, selon le couvert',
      unit: '%',
      marks: 'Couvert',
      chart: chart(
        `Chances que ${shown} fasse au moins 1 dommage, selon le couvert`,
        hurt,
        scaleFor([...hurt(still), ...hurt(moved)], inPercent),
        inPercent,
      ),
      says: typeset(
        `Au moins 1 dommage sur une Armure de ${target.numbers['armure'] ?? 0} : ${inPercent(hurt(still)[0] ?? 0)} à découvert.`,
      ),
    },
    {
      id: 'couvert-dommages',
      title: 'Dommages moyens, selon le couvert',
      unit: 'dommages',
      marks: 'Couvert',
      chart: chart(
        `Dommages de ${shown} en moyenne, selon le couvert`,
        means,
        levelsFor([...means(still), ...means(moved)]),
        inDecimals,
      ),
      says: typeset(
        `${inDecimals(means(still)[0] ?? 0)} en moyenne à découvert, ${inDecimals(means(still)[2] ?? 0)} sous un couvert important.`,
      ),
    },
  ]
}

/* ---- spells ---- */

const values = Array.from({ length: faces }, (_, index) => index + 1)
/** As much as most give, where nobody said how much. */
const usualEmpowering = 3
const mostEmpowering = 8

const spellStudies = (
  { attack, target, setting }: Encounter,
  { spell, cast }: By<'sort'>,
): readonly Study[] => {
  const asked = countOf(setting, 'renfort')
  const given = asked > 0 ? asked : usualEmpowering
  const bonus = bonusOf(cast(setting), setting)
  const at = (value: number, empowering: number): Ways<Cast> =>
    casting({ value, bonus, empowering, beyond: 0, harmless: spell.outOfGame })
  const plain = values.map(value => at(value, 0))
  const paid = values.map(value => at(value, given))
  const chances = (list: readonly Ways<Cast>[]): readonly number[] =>
    list.map(ways => happens(ways, one => one.cast))
  const costs = (list: readonly Ways<Cast>[]): readonly number[] => list.map(ways => meanBy(ways, costOf))
  const own = spell.castingValue ?? 0
  const [unpaid, helped] = [at(own, 0), at(own, given)]
  const empowered = `Renforcé de ${given} au plus`
  const steps = Array.from({ length: mostEmpowering + 1 }, (_, step) => step)
  const stepped = steps.map(step => attack.against(target, { ...setting, renfort: step }).chance)
  const stepCosts = steps.map(step => meanBy(cast({ ...setting, renfort: step }), costOf))
  return [
    {
      id: 'valeur',
      title: 'Réussir, selon la valeur du sort',
      unit: '%',
      marks: 'Valeur',
      chart: {
        kind: 'curves',
        says: 'Chances de lancer un sort, de la valeur 1 à la valeur 20',
        marks: values.map(String),
        levels: scaleFor([...chances(plain), ...chances(paid)], inPercent),
        series: [
          series('Au dé', 'first', chances(plain), inPercent),
          series(empowered, 'second', chances(paid), inPercent),
        ],
      },
      says: typeset(
        `À ${own}, ${inPercent(happens(unpaid, one => one.cast))} au dé, ${inPercent(happens(helped, one => one.cast))} en donnant jusqu’à ${given} de Santé.`,
      ),
    },
    {
      id: 'valeur-dommages',
      title: 'Ce qu’il coûte au lanceur, selon la valeur',
      unit: 'Santé',
      marks: 'Valeur',
      chart: {
        kind: 'curves',
        says: 'Santé que coûte un lancement en moyenne, de la valeur 1 à la valeur 20',
        marks: values.map(String),
        levels: levelsFor([...costs(plain), ...costs(paid)]),
        series: [
          series('Au dé', 'first', costs(plain), inDecimals),
          series(empowered, 'second', costs(paid), inDecimals),
        ],
      },
      says: typeset(
        `À ${own}, l’échec coûte ${inDecimals(meanBy(unpaid, costOf))} Santé en moyenne ; avec le renforcement, ${inDecimals(meanBy(helped, costOf))}.`,
      ),
    },
    failureStudy(unpaid, spell.name),
    {
      id: 'renforcement',
      title: `${spell.name}, selon le renforcement`,
      unit: '%',
      marks: 'Santé',
      chart: {
        kind: 'curves',
        says: `Chances que ${spell.name} prenne effet, selon la Santé que donne son lanceur`,
        marks: steps.map(String),
        levels: scaleFor(stepped, inPercent),
        series: [series('Prend effet', 'first', stepped, inPercent)],
      },
      says: typeset(
        `Sans rien donner, ${inPercent(stepped[0] ?? 0)} ; jusqu’à ${mostEmpowering} de Santé, ${inPercent(stepped.at(-1) ?? 0)}.`,
      ),
    },
    {
      id: 'renforcement-cout',
      title: `${spell.name} : ce qu’il en coûte, selon le renforcement`,
      unit: 'Santé',
      marks: 'Santé',
      chart: {
        kind: 'curves',
        says: `Santé que ${spell.name} coûte en moyenne, selon ce que donne son lanceur au plus`,
        marks: steps.map(String),
        levels: levelsFor(stepCosts),
        series: [series('En moyenne', 'first', stepCosts, inDecimals)],
      },
      says: typeset(
        `Sans rien donner, ${inDecimals(stepCosts[0] ?? 0)} en moyenne ; jusqu’à ${mostEmpowering} de Santé, ${inDecimals(stepCosts.at(-1) ?? 0)}. On ne donne que ce qui manque.`,
      ),
    },
  ]
}

/** All that is added to the die but what the caster gives, told by its lowest throw. */
const bonusOf = (thrown: Ways<Cast>, setting: Setting): number => {
  const [lowest] = [...thrown.outcomes.keys()]
  return (lowest?.total ?? 1) - (lowest?.spent ?? countOf(setting, 'surcroit')) - 1
}

const failureCosts = [0, 1, 2, 5] as const

const failureStudy = (thrown: Ways<Cast>, name: string): Study => {
  const chances = failureCosts.map(cost => happens(thrown, ({ cast, failed }) => !cast && failed === cost))
  const hurt = happens(thrown, ({ failed }) => failed > 0)
  return {
    id: 'echec',
    title: `${name} : ce que coûte l’échec`,
    unit: '%',
    marks: 'Dommages',
    chart: {
      kind: 'bars',
      says: `Chances que ${name} échoue et coûte 0, 1, 2 ou 5 de Santé`,
      marks: failureCosts.map(String),
      levels: scaleFor(chances, inPercent),
      series: [series('Échec', 'first', chances, inPercent)],
    },
    says: typeset(
      hurt > 0
        ? `Sans renforcement, rate ${inPercent(chances.reduce((sum, chance) => sum + chance, 0))} du temps, et y perd de la Santé ${inPercent(hurt)}.`
        : 'Rater ne lui coûte rien.',
    ),
  }
}

/* ---- turn after turn ---- */

const turns = 6
/** Beyond so many pairs of Santé the chart would make the window wait. */
const longest = 6_000

/** At contact nobody shoots or casts; apart, nobody fights. */
const answering = (attack: FrostAttack, answer: Encounter | undefined): FrostAttack | undefined => {
  const close = attack.deed.way === 'combat'
  const fits = (one: FrostAttack): boolean => (one.deed.way === 'combat') === close
  const all = answer?.attacker.attacks.filter(isOurs) ?? []
  const chosen = all.find(({ id }) => id === answer?.attack.id)
  return chosen && fits(chosen) ? chosen : all.find(one => fits(one) && (close || hurts(one, answer)))
}

const hurts = (attack: FrostAttack, answer: Encounter | undefined): boolean =>
  answer !== undefined && happens(attack.against(answer.target, {}).losses, lost => lost > 0) > 0

const hurtAt = (
  life: number,
  { numbers: known }: Pick<Target, 'numbers'>,
  wounded: boolean,
): number | null => (wounded && (known['blessable'] ?? 0) > 0 ? woundThreshold({ sante: life }) : null)

const acting = (attack: FrostAttack | undefined, target: Target, setting: Setting): Fighter['acts'] =>
  attack &&
  ((own, theirs) =>
    attack.toll(target, {
      ...setting,
      ...(own && { blesse: 1 }),
      ...(theirs && { 'cible-blessee': 1 }),
    }))

/** Who fights defends itself with the weapon that it fights with. */
const armed = (target: Target, attack: FrostAttack | undefined): Target =>
  attack?.deed.way === 'combat'
    ? {
        ...target,
        numbers: {
          ...target.numbers,
          'arme-dommages': attack.deed.weapon.damage,
          'arme-jet': attack.deed.weapon.opponent,
        },
      }
    : target

const turnStudies = (
  { attacker, target, setting }: Encounter,
  attack: FrostAttack,
  answer: Encounter | undefined,
): readonly Study[] => {
  const [own, theirs] = [attacker.target.life ?? 0, target.life ?? 0]
  const back = answering(attack, answer)
  const pairs = (own + 1) * (theirs + 1)
  if (own < 1 || theirs < 1 || pairs > longest || !doesHarm(attack, target, setting)) return []
  const fighters: readonly [Fighter, Fighter] = [
    {
      life: own,
      woundedAt: hurtAt(own, attacker.target, attack.wounded),
      acts: acting(attack, armed(target, back), setting),
    },
    {
      life: theirs,
      woundedAt: hurtAt(theirs, target, attack.wounded),
      acts: acting(back, armed(attacker.target, attack), { ...mirrored(setting), ...answer?.setting }),
    },
  ]
  const stands = fightOut(fighters, turns)
  const marks = stands.map((_, turn) => `${turn + 1}`)
  const fallen = stands.map(({ out }) => out[1])
  const lost = stands.map(({ out }) => out[0])
  const health = [stands.map(one => one.lost[1]), stands.map(one => one.lost[0])] as const
  const reply = back ? `${target.name} répond (${back.label})` : `${target.name} ne répond pas`
  const last = stands.at(-1)
  return [
    {
      id: 'tours-chute',
      title: 'Éliminé, tour après tour',
      unit: '%',
      marks: 'Tour',
      chart: {
        kind: 'curves',
        says: `Chances que ${target.name} et ${attacker.name} soient éliminés après chaque tour`,
        marks,
        levels: scaleFor([...fallen, ...lost], inPercent),
        series: [
          series(target.name, 'first', fallen, inPercent),
          series(attacker.name, 'second', lost, inPercent),
        ],
      },
      says: typeset(
        `Une action chacun par tour, ${attacker.name} d’abord ; ${reply}. Après ${turns} tours, ${target.name} est hors de la table ${inPercent(last?.out[1] ?? 0)} du temps, ${attacker.name} ${inPercent(last?.out[0] ?? 0)}.`,
      ),
    },
    {
      id: 'tours-sante',
      title: 'Santé perdue, tour après tour',
      unit: 'Santé',
      marks: 'Tour',
      chart: {
        kind: 'curves',
        says: `Santé que perdent ${target.name} et ${attacker.name} en ${turns} tours`,
        marks,
        levels: levelsFor(health.flat()),
        series: [
          series(target.name, 'first', health[0], inDecimals),
          series(attacker.name, 'second', health[1], inDecimals),
        ],
      },
      says: typeset(
        `Après un tour, ${target.name} a perdu ${inDecimals(health[0][0] ?? 0)} de Santé en moyenne et ${attacker.name} ${inDecimals(health[1][0] ?? 0)}.`,
      ),
    },
  ]
}

const doesHarm = (attack: FrostAttack, target: Target, setting: Setting): boolean =>
  attack.deed.way === 'combat' || happens(attack.against(target, setting).losses, lost => lost > 0) > 0
