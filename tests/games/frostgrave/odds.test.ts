/** Duels of Frostgrave against plain enumeration: every throw of every die, one after the other. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asNumber,
  certainly,
  chanceOf,
  chancesByNumber,
  meanOf,
  outcomeOf,
  seenAs,
  type Blow,
  type Encounter,
  type Setting,
  type Study,
  type Target,
  type Ways,
} from '../../../src/core/index.ts'
import { isOurs, type FrostAttack } from '../../../src/games/frostgrave/odds/blows.ts'
import { fightOut, type Fighter, type Toll } from '../../../src/games/frostgrave/odds/bout.ts'
import { fight } from '../../../src/games/frostgrave/odds/dice.ts'
import { duel, duelistOf } from '../../../src/games/frostgrave/odds.ts'
import type { Member } from '../../../src/games/frostgrave/resolve.ts'
import { mage, soldier } from './figures.ts'
import { plain } from './warbands.ts'

const attackOf = (member: Member, id: string): FrostAttack => {
  const found = duelistOf(member).attacks.find(attack => attack.id === id)
  if (!found || !isOurs(found)) throw new Error(`no attack ${id}`)
  return found
}
const blow = (member: Member, id: string, target: Target, setting: Setting = {}): Blow =>
  attackOf(member, id).against(target, setting)
const targetOf = (member: Member): Target => duelistOf(member).target
const mean = ({ losses }: Blow): number => asNumber(meanOf(losses))
const atLeast = ({ losses }: Blow, least: number): number => asNumber(chanceOf(losses, lost => lost >= least))

/** In 400 throws, or in so many. */
const ways = (chance: number, whole = 400): number => Math.round(chance * whole * 1e9) / 1e9

const staff = { name: 'Bâton', damage: -1, opponent: -1 }
const wizard = mage({ stats: { combat: 4, armure: 12, sante: 14 }, equipment: [staff] })
const thug = soldier({ stats: { combat: 2, armure: 10, sante: 10 } })
const bow = { name: 'Arc', kind: 'tir', damage: 0, opponent: 0 }
const archer = soldier({ stats: { combat: 2, tir: 2 }, equipment: [bow] })

const encounterOf = (member: Member, id: string, target: Target, setting: Setting = {}): Encounter => ({
  attacker: duelistOf(member),
  attack: attackOf(member, id),
  target,
  setting,
})
const study = (list: readonly Study[], id: string): Study => {
  const found = list.find(one => one.id === id)
  if (!found) throw new Error(`no study ${id} among ${list.map(one => one.id).join(', ')}`)
  return found
}
const studiesOf = (encounter: Encounter, answer?: Encounter): readonly Study[] =>
  duel.studies?.(encounter, answer) ?? []
const valuesOf = (list: readonly Study[], id: string, series = 0): readonly number[] =>
  study(list, id).chart.series[series]?.values ?? []

describe('the worked examples of the source', () => {
  it('the mage with his staff against the thug', () => {
    const found = blow(wizard, 'combat', targetOf(thug))
    expect(ways(found.chance)).toBe(247 + 17)
    expect(mean(found)).toBeCloseTo(4.1375, 12)
    expect(ways(atLeast(found, 10))).toBe(80)
    expect(found).toMatchObject({ touch: 4, damage: -1, defence: 10 })
    expect(plain(found.notes.join(' '))).toContain('En reçoit 1,61 en moyenne')
    const issue = valuesOf(studiesOf(encounterOf(wizard, 'combat', targetOf(thug))), 'issue')
    expect(issue.map(chance => ways(chance))).toEqual([247, 17, 136])
  })

  it('one throw of it: 13 against 5 is 6 damage', () => {
    // 13 + 4 wins over 5 + 2 - 1: 17 - 10 - 1.
    const thrown = [
      ...fight({ bonus: 4, damage: -1, armour: 12 }, { bonus: 1, damage: 0, armour: 10 }, false).outcomes,
    ]
    expect(thrown.some(([{ verdict, given }]) => verdict === 'win' && given === 6)).toBe(true)
  })

  it('with critical hits, whether the band plays them or the player asks', () => {
    const bold = mage(
      { stats: { combat: 4, armure: 12 }, equipment: [staff] },
      { options: { critical: true } },
    )
    for (const [member, setting] of [
      [bold, {}],
      [wizard, { critique: 1 }],
    ] as const) {
      const found = blow(member, 'combat', targetOf(thug), setting)
      expect(ways(found.chance)).toBe(244 + 17)
      expect(mean(found)).toBeCloseTo(4.705, 12)
    }
    expect(mean(blow(bold, 'combat', targetOf(thug), { critique: 2 }))).toBeCloseTo(4.1375, 12)
  })

  it('the archer and the thug in the open', () => {
    const found = blow(archer, 'tir', targetOf(thug))
    expect(ways(found.chance)).toBe(190)
    expect(ways(atLeast(found, 1))).toBe(162)
    expect(mean(found)).toBeCloseTo(2.99, 12)
    expect(outcomeOf(duelistOf(archer), attackOf(archer, 'tir'), targetOf(thug), {}).kill).toBeCloseTo(
      0.135,
      12,
    )
  })

  it('a spell of 12', () => {
    const caster = mage({ spells: [{ name: 'Brume', castingValue: 12 }] })
    const target = duel.anybody(10, null)
    expect(ways(blow(caster, 'sort-brume', target).chance, 20)).toBe(9)
    const found = studiesOf(encounterOf(caster, 'sort-brume', target))
    expect(valuesOf(found, 'echec').map(chance => ways(chance, 20))).toEqual([4, 5, 2, 0])
    expect(valuesOf(found, 'valeur').map(chance => ways(chance, 20))).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    )
    expect(ways(valuesOf(found, 'valeur-dommages')[11] ?? 0, 20)).toBe(9)
  })
})

describe('who has what', () => {
  it('fights with each weapon, shoots with each bow, casts each spell whose value is known', () => {
    const armed = mage({
      stats: { tir: 1 },
      equipment: [staff, { name: 'Dague' }, bow, { ...bow, name: 'Arbalète', reload: true }],
      spells: [
        { name: 'Écharde & Cie', castingValue: 10 },
        { name: 'écharde et cie', castingValue: 8 },
        { name: 'Sans valeur', castingValue: null },
        { name: '', castingValue: 5 },
        { name: '雪', castingValue: 5 },
      ],
    })
    expect(duelistOf(armed).attacks.map(({ id }) => id)).toEqual([
      'combat',
      'combat-2',
      'tir',
      'tir-2',
      'sort-echarde-et-cie',
      'sort-echarde-et-cie-2',
      'sort-sort-4',
      'sort-雪',
    ])
    expect(duelistOf(soldier({})).attacks.map(({ label }) => plain(label))).toEqual([
      'Combat +0, Arme de base',
    ])
  })

  it('of golems, demons and the undead nobody says that they are wounded', () => {
    const golem = soldier({ traits: ['golem'] })
    expect(targetOf(golem).circumstances).not.toContain('cible-blessee')
    expect(attackOf(golem, 'combat').circumstances).not.toContain('blesse')
    expect(attackOf(thug, 'combat').circumstances).toContain('blesse')
  })
})

/* ---- every throw, counted one by one ---- */

interface Thrown {
  readonly hits: number
  readonly distribution: readonly number[]
  readonly taken: number
}

const counted = (
  fightOn: boolean,
  own: { readonly bonus: number; readonly damage: number; readonly armour: number },
  theirs: { readonly bonus: number; readonly damage: number; readonly armour: number },
  critical: boolean,
): Thrown => {
  let [hits, taken] = [0, 0]
  const distribution: number[] = []
  for (let a = 1; a <= 20; a++)
    for (let b = 1; b <= 20; b++) {
      const [first, second] = [a + own.bonus, b + theirs.bonus]
      const natural = critical && a === 20
      const struck = critical && fightOn && b === 20
      const hit = natural || (!struck && (fightOn ? first >= second : first > second))
      const back = fightOn && (struck || (!natural && second >= first))
      const dealt = hit ? Math.max(0, first + own.damage - theirs.armour) * (natural ? 2 : 1) : 0
      if (hit) hits++
      if (back) taken += Math.max(0, second + theirs.damage - own.armour) * (struck ? 2 : 1)
      distribution[dealt] = (distribution[dealt] ?? 0) + 1 / 400
    }
  return { hits, distribution, taken: taken / 400 }
}

const close = (found: readonly number[], expected: readonly number[]): void => {
  for (let index = 0; index < Math.max(found.length, expected.length); index++)
    expect(found[index] ?? 0).toBeCloseTo(expected[index] ?? 0, 12)
}

const weapon = fc.record({
  name: fc.constant('Arme'),
  damage: fc.integer({ min: -3, max: 4 }),
  opponent: fc.integer({ min: -3, max: 2 }),
})
const body = fc.record({
  combat: fc.integer({ min: -3, max: 7 }),
  tir: fc.integer({ min: -3, max: 7 }),
  armure: fc.integer({ min: 6, max: 18 }),
  volonte: fc.integer({ min: -3, max: 9 }),
  sante: fc.integer({ min: 1, max: 20 }),
})
const flag = fc.nat({ max: 1 })

describe('a thousand duels, thrown die by die', () => {
  it('of fights, with support, treasure, wounds, criticals and both weapons', () => {
    fc.assert(
      fc.property(
        fc.tuple(body, weapon),
        fc.tuple(body, weapon),
        fc.boolean(),
        fc.record({
          soutiens: fc.nat({ max: 4 }),
          'soutiens-adverses': fc.nat({ max: 4 }),
          encombre: flag,
          blesse: flag,
          'cible-encombree': flag,
          'cible-blessee': flag,
          critique: fc.nat({ max: 2 }),
          modifier: fc.integer({ min: -4, max: 4 }),
        }),
        ([one, blade], [other, club], played, setting) => {
          const member = soldier({ stats: one, equipment: [blade] }, { critical: played })
          const struck = soldier({ stats: other, equipment: [club] })
          const net = 2 * setting.soutiens - 2 * setting['soutiens-adverses']
          const critical = setting.critique === 0 ? played : setting.critique === 1
          const expected = counted(
            true,
            {
              bonus:
                one.combat +
                (net > 0 ? net : 0) -
                setting.encombre -
                2 * setting.blesse +
                setting.modifier +
                club.opponent,
              damage: blade.damage,
              armour: one.armure,
            },
            {
              bonus:
                other.combat +
                (net < 0 ? -net : 0) -
                setting['cible-encombree'] -
                2 * setting['cible-blessee'] +
                blade.opponent,
              damage: club.damage,
              armour: other.armure,
            },
            critical,
          )
          const found = blow(member, 'combat', targetOf(struck), setting)
          expect(ways(found.chance)).toBe(expected.hits)
          close(chancesByNumber(found.losses), expected.distribution)
          const toll = attackOf(member, 'combat').toll(targetOf(struck), setting)
          expect(asNumber(meanOf(seenAs(toll, ({ taken }) => taken)))).toBeCloseTo(expected.taken, 10)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of shots, with cover, obstructions, haste, size, and into fights', () => {
    fc.assert(
      fc.property(
        fc.tuple(body, weapon),
        body,
        fc.boolean(),
        fc.record({
          blesse: flag,
          hatif: flag,
          obstructions: fc.nat({ max: 5 }),
          'dans-un-combat': fc.nat({ max: 5 }),
          critique: fc.nat({ max: 2 }),
          modifier: fc.integer({ min: -4, max: 4 }),
          'cible-encombree': flag,
          'cible-blessee': flag,
          'couvert-cible': fc.nat({ max: 2 }),
        }),
        ([one, arrow], other, large, setting) => {
          const member = soldier({ stats: one, equipment: [{ ...arrow, kind: 'tir' }] })
          const struck = soldier({ stats: other, traits: large ? ['grand', 'animal'] : [] })
          const expected = counted(
            false,
            { bonus: one.tir - 2 * setting.blesse + setting.modifier, damage: arrow.damage, armour: 0 },
            {
              bonus:
                other.combat -
                setting['cible-encombree'] -
                2 * setting['cible-blessee'] +
                setting.obstructions +
                2 * setting['couvert-cible'] +
                setting.hatif -
                (large ? 2 : 0) +
                arrow.opponent,
              damage: 0,
              armour: other.armure,
            },
            setting.critique === 1,
          )
          const part = setting['dans-un-combat'] > 1 ? 1 / setting['dans-un-combat'] : 1
          const found = blow(member, 'tir', targetOf(struck), setting)
          expect(found.chance).toBeCloseTo((expected.hits / 400) * part, 12)
          const shared = expected.distribution.map(chance => chance * part)
          shared[0] = (shared[0] ?? 0) + 1 - part
          close(chancesByNumber(found.losses), shared)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of spells, empowered and resisted, that shoot or not', () => {
    fc.assert(
      fc.property(
        fc.record({ value: fc.integer({ min: 1, max: 26 }), resist: fc.boolean(), attack: fc.boolean() }),
        body,
        fc.record({
          blesse: flag,
          modifier: fc.integer({ min: -4, max: 4 }),
          renfort: fc.nat({ max: 6 }),
          surcroit: fc.nat({ max: 3 }),
          'tir-du-sort': fc.integer({ min: -2, max: 6 }),
          'volonte-renforcee': fc.nat({ max: 4 }),
          'cible-blessee': flag,
          'couvert-cible': fc.nat({ max: 2 }),
        }),
        ({ value, resist, attack }, other, setting) => {
          const caster = mage({ spells: [{ name: 'Sort', castingValue: value, resist, attack }] })
          const target = targetOf(mage({ stats: other }))
          let [takes, cost] = [0, 0]
          const arrow = counted(
            false,
            { bonus: setting['tir-du-sort'] - 2 * setting.blesse, damage: 0, armour: 0 },
            {
              bonus: other.combat - 2 * setting['cible-blessee'] + 2 * setting['couvert-cible'],
              damage: 0,
              armour: other.armure,
            },
            false,
          )
          for (let die = 1; die <= 20; die++) {
            const thrown = die - 2 * setting.blesse + setting.modifier
            const short = Math.max(0, value - thrown)
            if (short <= setting.renfort) {
              cost += short + setting.surcroit
              const total = thrown + short + setting.surcroit
              for (let will = 1; will <= 20; will++) {
                const raised =
                  will + other.volonte - 2 * setting['cible-blessee'] + setting['volonte-renforcee']
                if (!resist || raised < total) takes++
              }
            } else {
              let least = Infinity
              for (let paid = 0; paid <= setting.renfort; paid++) {
                const left = short - paid
                least = Math.min(least, paid + (left >= 20 ? 5 : left >= 10 ? 2 : left >= 5 ? 1 : 0))
              }
              cost += least
            }
          }
          const found = blow(caster, 'sort-sort', target, setting)
          const hit = attack ? arrow.hits / 400 : 1
          expect(found.chance).toBeCloseTo((takes / 400) * hit, 10)
          const shot = arrow.distribution.reduce((sum, chance, damage) => sum + chance * damage, 0)
          expect(mean(found)).toBeCloseTo(attack ? (takes / 400) * shot : 0, 10)
          const toll = attackOf(caster, 'sort-sort').toll(target, setting)
          expect(asNumber(meanOf(seenAs(toll, ({ taken }) => taken)))).toBeCloseTo(cost / 20, 10)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a spell that shoots', () => {
  it.each([
    ['Un tir à **+4** sans arme.', 4],
    ['Tir +12 à vue', 12],
    ['un tir de \u22122', -2],
    ['Sa cible tire à +3 ensuite ; le tirage vaut +2.', 0],
    ['Un tir', 0],
    ['', 0],
  ])('reads its bonus in « %s »', (text, bonus) => {
    const caster = mage({ spells: [{ name: 'Dard', castingValue: 1, attack: true, text }] })
    const sure = blow(caster, 'sort-dard', targetOf(thug))
    const plainShot = soldier({ stats: { tir: bonus }, equipment: [bow] })
    expect(sure.touch).toBe(bonus)
    expect(chancesByNumber(sure.losses)).toEqual(
      chancesByNumber(blow(plainShot, 'tir', targetOf(thug)).losses),
    )
    expect(blow(caster, 'sort-dard', targetOf(thug), { 'tir-du-sort': 2 }).touch).toBe(bonus + 2)
  })
})

describe('a bare defence', () => {
  it('has the Combat and the Volonté that are said of it', () => {
    const bare = duel.anybody(10, 10)
    const known = blow(wizard, 'combat', targetOf(thug))
    const said = blow(wizard, 'combat', bare, { 'combat-adverse': 2 })
    expect(chancesByNumber(said.losses)).toEqual(chancesByNumber(known.losses))
    const caster = mage({ spells: [{ name: 'Sort', castingValue: 1, resist: true }] })
    // Thrown against a throw: of 400, those in which the will falls short.
    expect(ways(blow(caster, 'sort-sort', bare, {}).chance)).toBe(190)
    expect(ways(blow(caster, 'sort-sort', bare, { 'volonte-adverse': 2 }).chance)).toBe(153)
    expect(ways(blow(archer, 'tir', bare, { grande: 1 }).chance)).toBe(
      ways(blow(archer, 'tir', targetOf(soldier({ traits: ['grand'] })), {}).chance),
    )
  })
})

describe('studies', () => {
  it('of a fight follow the net support from −6 to +6, for both', () => {
    const found = studiesOf(encounterOf(wizard, 'combat', targetOf(thug)))
    expect(study(found, 'soutien').chart.marks).toEqual(['−6', '−4', '−2', '0', '+2', '+4', '+6'])
    const [own, theirs] = [0, 1].map(series => valuesOf(found, 'soutien', series))
    // At +3 more on his side, (16 × 17) / 2 throws of 400 miss; and so on by two.
    expect(own?.map(chance => ways(chance))).toEqual([153, 190, 229, 264, 295, 322, 345])
    expect(theirs?.map(chance => ways(chance))).toEqual([264, 229, 190, 153, 120, 91, 66])
    const [given, taken] = [0, 1].map(series => valuesOf(found, 'soutien-dommages', series))
    expect(given?.[3]).toBeCloseTo(4.1375, 12)
    expect(taken?.[3]).toBeCloseTo(1.6125, 12)
  })

  it('of a shot follow cover and haste', () => {
    const found = studiesOf(encounterOf(archer, 'tir', targetOf(thug)))
    expect(valuesOf(found, 'couvert').map(chance => ways(chance))).toEqual([190, 153, 120])
    expect(valuesOf(found, 'couvert', 1).map(chance => ways(chance))).toEqual([171, 136, 105])
    expect(valuesOf(found, 'couvert-dommages')[0]).toBeCloseTo(2.99, 12)
    expect(valuesOf(found, 'couvert-blesser').map(chance => ways(chance))[0]).toBe(162)
  })

  it('of a spell follow what its caster gives, out of the game without harm', () => {
    const caster = mage({
      spells: [
        { name: 'Brume', castingValue: 12 },
        { name: 'Soupe', castingValue: 12, outOfGame: true },
      ],
    })
    const bare = duel.anybody(10, null)
    const found = studiesOf(encounterOf(caster, 'sort-brume', bare, { renfort: 2 }))
    expect(valuesOf(found, 'renforcement').map(chance => ways(chance, 20))).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17,
    ])
    expect(valuesOf(found, 'valeur', 1).map(chance => ways(chance, 20))[11]).toBe(11)
    const home = studiesOf(encounterOf(caster, 'sort-soupe', bare))
    expect(valuesOf(home, 'echec')).toEqual([11 / 20, 0, 0, 0])
    expect(Math.max(...valuesOf(home, 'valeur-dommages'))).toBe(0)
  })

  it('of the wounded caster start from his lower throw', () => {
    const caster = mage({ spells: [{ name: 'Brume', castingValue: 12 }] })
    const found = studiesOf(
      encounterOf(caster, 'sort-brume', duel.anybody(10, null), { blesse: 1, renfort: 3 }),
    )
    expect(ways(valuesOf(found, 'valeur')[11] ?? 0, 20)).toBe(7)
    expect(ways(valuesOf(found, 'valeur', 1)[11] ?? 0, 20)).toBe(10)
  })
})

/* ---- turn after turn ---- */

/** The same by walking down every branch. */
const walked = (
  fighters: readonly [Fighter, Fighter],
  turns: number,
): readonly (readonly [number, number])[] => {
  const [one, other] = fighters
  const hurt = ({ life, woundedAt }: Fighter, left: number): boolean =>
    woundedAt !== null && left < life && left <= woundedAt
  const out: [number, number][] = Array.from({ length: turns }, () => [0, 0])
  const step = (a: number, b: number, chance: number, turn: number): void => {
    if (turn === turns) return
    const end = (x: number, y: number, part: number): void => {
      const now = out[turn]
      if (now && x <= 0) now[0] += part
      if (now && y <= 0) now[1] += part
      step(x, y, part, turn + 1)
    }
    if (a <= 0 || b <= 0) return end(a, b, chance)
    const first = one.acts?.(hurt(one, a), hurt(other, b)) ?? certainly<Toll>({ given: 0, taken: 0 })
    for (const [toll, count] of first.outcomes) {
      const part = (chance * Number(count)) / Number(first.all)
      const [x, y] = [a - toll.taken, b - toll.given]
      if (x <= 0 || y <= 0 || !other.acts) {
        end(x, y, part)
        continue
      }
      const second = other.acts(hurt(other, y), hurt(one, x))
      for (const [back, times] of second.outcomes)
        end(x - back.given, y - back.taken, (part * Number(times)) / Number(second.all))
    }
  }
  step(one.life, other.life, 1, 0)
  return out
}

describe('turn after turn', () => {
  it('is what walking down every branch finds, wounds included', () => {
    fc.assert(
      fc.property(body, body, fc.boolean(), fc.boolean(), (one, other, wounded, answers) => {
        const first = soldier({ stats: { ...one, sante: Math.min(9, one.sante) } }, { wounded })
        const second = soldier({ stats: { ...other, sante: Math.min(9, other.sante) } }, { wounded })
        const actsOf = (by: Member, at: Member): NonNullable<Fighter['acts']> => {
          const known = new Map<string, Ways<Toll>>()
          return (own, theirs) => {
            const key = `${own} ${theirs}`
            const setting = { blesse: own ? 1 : 0, 'cible-blessee': theirs ? 1 : 0 }
            const toll = known.get(key) ?? attackOf(by, 'combat').toll(targetOf(at), setting)
            known.set(key, toll)
            return toll
          }
        }
        const fighters: readonly [Fighter, Fighter] = [
          { life: first.stats.sante, woundedAt: first.woundedAt, acts: actsOf(first, second) },
          {
            life: second.stats.sante,
            woundedAt: second.woundedAt,
            acts: answers ? actsOf(second, first) : undefined,
          },
        ]
        const expected = walked(fighters, 2)
        for (const [turn, { out }] of fightOut(fighters, 2).entries()) {
          expect(out[0]).toBeCloseTo(expected[turn]?.[0] ?? NaN, 9)
          expect(out[1]).toBeCloseTo(expected[turn]?.[1] ?? NaN, 9)
        }
        // The studies of the duel tell the same.
        const found = studiesOf(
          encounterOf(first, 'combat', targetOf(second)),
          answers ? encounterOf(second, 'combat', targetOf(first)) : undefined,
        )
        expect(valuesOf(found, 'tours-chute')[1]).toBeCloseTo(expected[1]?.[1] ?? NaN, 9)
        expect(valuesOf(found, 'tours-chute', 1)[1]).toBeCloseTo(expected[1]?.[0] ?? NaN, 9)
      }),
      { numRuns: 60 },
    )
  })

  it('the wounded throw 2 less: who is down to 4 and hurt gives in sooner', () => {
    const last = (wounded: boolean, traits: readonly string[]) => {
      const one = soldier({ stats: { combat: 2, sante: 8 }, traits: ['golem'] }, { wounded })
      const other = soldier({ stats: { combat: 2, sante: 8 }, traits: [...traits] }, { wounded })
      const found = studiesOf(
        encounterOf(one, 'combat', targetOf(other)),
        encounterOf(other, 'combat', targetOf(one)),
      )
      return valuesOf(found, 'tours-chute').at(-1) ?? 0
    }
    expect(last(true, [])).toBeGreaterThan(last(false, []))
    for (const never of ['golem', 'demon', 'mort-vivant']) expect(last(true, [never])).toBe(last(false, []))
  })

  it('at contact the target fights, apart it shoots where it can', () => {
    const says = (member: Member, id: string, other: Member, back: string): string => {
      const found = studiesOf(
        encounterOf(member, id, targetOf(other)),
        encounterOf(other, back, targetOf(member)),
      )
      return plain(study(found, 'tours-chute').says)
    }
    expect(says(wizard, 'combat', archer, 'tir')).toContain('répond (Combat +2, Arme de base)')
    expect(says(archer, 'tir', archer, 'combat')).toContain('répond (Tir +2, Arc)')
    expect(says(archer, 'tir', thug, 'combat')).toContain('ne répond pas')
  })

  it('the treasure and the supports of the first hinder and help him in the answer too', () => {
    const found = (setting: Setting) =>
      valuesOf(
        studiesOf(
          encounterOf(wizard, 'combat', targetOf(thug), setting),
          encounterOf(thug, 'combat', targetOf(wizard)),
        ),
        'tours-sante',
        1,
      )[0] ?? 0
    const [usual, laden, helped] = [found({}), found({ encombre: 1 }), found({ soutiens: 2 })]
    expect(laden).toBeGreaterThan(usual)
    expect(helped).toBeLessThan(usual)
    // He is struck in his own action, and again in theirs if he still stands.
    expect(usual).toBeGreaterThan(1.6125)
  })
})
