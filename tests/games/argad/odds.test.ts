/** Duels of whole troops: what weapons, ground and people make of a die, against the rules counted by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asNumber,
  chanceOf,
  type Blow,
  type DuelAttack,
  type Duelist,
  type Encounter,
  type JsonObject,
  type Setting,
  type Study,
  type Target,
} from '../../../src/core/index.ts'
import {
  certainTime,
  modifiers,
  protections,
  weaponById,
  weapons,
} from '../../../src/games/argad/catalog/index.ts'
import { duel } from '../../../src/games/argad/odds.ts'
import { occasions } from '../../../src/games/argad/odds/circumstances.ts'
import { fallenBy } from '../../../src/games/argad/odds/exchange-studies.ts'
import { profile as anyProfile, smallTroop } from './arbitrary.ts'
import { rosterSchema } from '../../../src/games/argad/schema.ts'
import { attackOf, fighter, targetOf } from './play.ts'
import { plain } from './troops.ts'

const shoot = (profile: JsonObject, weapon: string, setting: Setting = {}, target: JsonObject = {}): Blow =>
  attackOf({ ...profile, weapons: [weapon] }, weapon).against(targetOf(target), setting)

const strike = (
  profile: JsonObject,
  weapon: string,
  setting: Setting = {},
  target: JsonObject = {},
  roster: JsonObject = {},
): Blow => attackOf({ ...profile, weapons: [weapon] }, weapon, roster).against(targetOf(target), setting)

/** In 1296 ways, as exactly as a machine's number tells. */
const of1296 = ({ chance }: Blow): number => Math.round(chance * 1296 * 1e9) / 1e9
const of36 = (blow: Blow): number => Math.round((of1296(blow) / 36) * 1e9) / 1e9

describe('a shot', () => {
  const at = (id: string): number => ['courte', 'moyenne', 'longue'].indexOf(id)

  it.each<readonly [string, string, number]>([
    ['arbalete-de-guerre', 'courte', 12],
    ['arbalete-de-guerre', 'moyenne', 6],
    ['arbalete-de-guerre', 'longue', 1],
    ['pistolet-a-silex', 'courte', 12],
    ['pistolet-a-silex', 'moyenne', 1],
    ['pistolet-a-silex', 'longue', 0],
    ['fusil-a-verrou', 'longue', 1],
  ])('of %s at %s range hits in %i of 36', (weapon, range, expected) => {
    expect(of36(shoot({}, weapon, { portee: at(range) }))).toBe(expected)
  })

  it.each<readonly [number, number]>([
    [1, 12],
    [20, 12],
    [21, 6],
    [40, 6],
    [60, 1],
    [61, 0],
  ])('at %i cm falls in its row', (distance, expected) => {
    expect(of36(shoot({}, 'fusil-a-silex', { distance }))).toBe(expected)
  })

  it.each<readonly [string, string, number, number]>([
    ['arc-simple', '4', 0, 6],
    ['arc-simple', '5', 0, 1],
    ['arc-long', '4*', 0, 12],
    ['arc-long', '5', 0, 6],
    ['yumi', '5*', 0, 6],
    // From afar alone, a cuirass stops lead.
    ['fusil-a-silex', '4', 0, 12],
    ['fusil-a-silex', '4', 2, 1 / 6],
    ['pistolet-a-silex', '5', 1, 1 / 6],
    ['arbalete-de-guerre', '5', 0, 12],
    ['arc-simple', '3', 0, 12],
  ])('of %s on armour %s, row %i', (weapon, protection, portee, expected) => {
    expect(of36(shoot({}, weapon, { portee }, { protection }))).toBeCloseTo(expected, 9)
  })

  it('loses no more than 2 to terrain and target together, and two grounds do not add up', () => {
    const bow = (setting: Setting, protection: string) =>
      shoot({}, 'arc-simple', setting, { protection }).touch
    expect(bow({ couvert: 1 }, 'legere')).toBe(-1)
    expect(bow({ couvert: 1, meurtriere: 1 }, 'legere')).toBe(-2)
    expect(bow({ meurtriere: 1 }, '5')).toBe(-2)
    expect(bow({ couvert: 1, 'cible-furtive': 1 }, '4')).toBe(-2)
    // What the shooter does comes on top of that.
    expect(
      shoot({ mount: 'cavalier' }, 'arc-simple', { meurtriere: 1, mouvement: 1 }, { protection: '5' }).touch,
    ).toBe(-3)
  })

  it('at point-blank heeds no terrain, and armour still', () => {
    const blow = shoot(
      {},
      'arc-simple',
      { couvert: 1, meurtriere: 1, portee: 2, 'bout-portant': 1 },
      { protection: '4' },
    )
    expect([blow.touch, blow.defence]).toEqual([-1, 5])
  })

  it('of classes 1 and 2 suffers with powder alone, and not in cold blood', () => {
    expect(shoot({ classe: 2 }, 'fusil-a-silex').touch).toBe(-1)
    expect(shoot({ classe: 2 }, 'fusil-a-silex', { motive: 1 }).touch).toBe(0)
    expect(shoot({ classe: 2 }, 'arc-long').touch).toBe(0)
    expect(shoot({ classe: 3 }, 'fusil-a-silex').touch).toBe(0)
    expect(attackOf({ classe: 3, weapons: ['fusil-a-silex'] }, 'fusil-a-silex').circumstances).not.toContain(
      'motive',
    )
  })

  it('moving and furtive are one penalty, and furtive on furtive is no shot', () => {
    expect(shoot({}, 'revolver', { mouvement: 1 }).touch).toBe(-1)
    expect(shoot({}, 'revolver', { 'tireur-furtif': 1 }).touch).toBe(-1)
    expect(shoot({}, 'revolver', { mouvement: 1, 'tireur-furtif': 1 }).touch).toBe(-1)
    expect(shoot({ mount: 'cavalier' }, 'yumi', { mouvement: 1 }).touch).toBe(0)
    expect(shoot({}, 'revolver', { 'tireur-furtif': 1, 'cible-furtive': 1 }).chance).toBe(0)
    const offered = attackOf({ weapons: ['arbalete-de-guerre'] }, 'arbalete-de-guerre').circumstances
    expect(offered).not.toContain('mouvement')
    expect(offered).not.toContain('tireur-furtif')
  })

  it('gains by ambush, hunt and contest, and not in disorder', () => {
    const at1 = (id: string): Setting => ({ occasion: occasions.findIndex(one => one.id === id) })
    expect(shoot({}, 'arc-long', at1('embuscade')).touch).toBe(1)
    expect(shoot({}, 'arc-long', at1('concours')).touch).toBe(2)
    expect(shoot({ mount: 'cavalier' }, 'revolver', at1('chasse')).touch).toBe(1)
    expect(shoot({ mount: 'pieton-monte' }, 'revolver', at1('chasse')).touch).toBe(0)
    expect(shoot({}, 'arc-long', { ...at1('concours'), desordre: 1, couvert: 1 }).touch).toBe(-1)
  })

  it('of a marksman is better by 1, in disorder too; of a volley, one die is', () => {
    const elite = { competences: [{ id: 'tireur-d-elite' }] }
    expect(shoot(elite, 'arc-long', { elite: 1 }).touch).toBe(1)
    expect(shoot(elite, 'arc-long', { elite: 1, desordre: 1 }).touch).toBe(1)
    // One of three at 4-6, the others at 5-6.
    const three = shoot(elite, 'arc-long', { elite: 1, tireurs: 3 })
    expect(three.chance).toBeCloseTo(1 - (1 / 2) * (2 / 3) ** 2, 12)
    expect(attackOf({ weapons: ['arc-long'] }, 'arc-long').circumstances).not.toContain('elite')
  })

  it('of several at long range joins its sixes, and in disorder does not', () => {
    const five = (setting: Setting) => shoot({}, 'arc-long', { portee: 2, tireurs: 5, ...setting }).chance
    const none = (5 / 6) ** 5
    const one = 5 * (1 / 6) * (5 / 6) ** 4
    expect(five({})).toBeCloseTo(1 - none - one + one / 6, 12)
    expect(five({ desordre: 1 })).toBeCloseTo((1 - none) / 6, 12)
  })

  it('is shot twice with a revolver, standing still', () => {
    expect(shoot({}, 'revolver', { 'tirs-du-tour': 1 }).chance).toBeCloseTo(1 - (2 / 3) ** 2, 12)
    expect(shoot({}, 'revolver', { 'tirs-du-tour': 1, mouvement: 1 }).chance).toBeCloseTo(1 / 6, 12)
  })

  it('takes a life of an isolated figure, and a victim of each of a group', () => {
    const losses = (setting: Setting, target: JsonObject = {}) =>
      Math.max(...shoot({}, 'arc-long', { tireurs: 6, ...setting }, target).losses.outcomes.keys())
    expect(losses({})).toBe(1)
    expect(losses({}, { twoLives: true })).toBe(2)
    expect(losses({ groupe: 4 })).toBe(4)
    expect(losses({ groupe: 9 })).toBe(6)
  })

  it('of several projectiles needs a red die, and gains against a group', () => {
    const roster = {
      ownWeapons: [
        { id: 'tromblon', name: 'Tromblon', rows: [{ from: 0, to: 10, needs: 5 }], red: 2, white: 1 },
      ],
    }
    const blast = (setting: Setting) =>
      attackOf({ weapons: ['tromblon'] }, 'tromblon', roster).against(targetOf(), setting)
    expect(blast({}).chance).toBeCloseTo(1 - (2 / 3) ** 2, 12)
    // Two on foot are no group, three are: a red 4 may be raised.
    expect(blast({ groupe: 2 }).chance).toBeCloseTo(1 - (2 / 3) ** 2, 12)
    expect(blast({ groupe: 3 }).chance).toBeCloseTo(1 - (1 / 2) ** 2, 12)
  })

  it('with a weapon that the book gives no table is no attack, nor one that cannot be shot in the saddle', () => {
    const ids = (profile: JsonObject) => fighter(profile).attacks.map(attack => attack.id)
    expect(ids({ weapons: ['mousquet', 'courte'] })).toEqual(['courte', 'poings', 'un-certain-temps'])
    expect(ids({ weapons: ['arc-long'], mount: 'cavalier' })).toEqual(['poings', 'un-certain-temps'])
    expect(ids({ weapons: ['javelot'] })).toEqual(['javelot', 'poings', 'un-certain-temps'])
  })
})

describe('a blow', () => {
  const touch = (...asked: Parameters<typeof strike>): number => strike(...asked).touch

  it('of classe 3 against classe 3 kills in half of its throws', () => {
    expect(of36(strike({}, 'courte'))).toBe(18)
    expect(of36(strike({}, 'courte', {}, { protection: '5' }))).toBe(6)
  })

  it('has one penalty for clumsiness, and a heavy tool none', () => {
    expect(touch({ classe: 2 }, 'courte')).toBe(-1)
    expect(touch({ classe: 2 }, 'gourdin')).toBe(-1)
    expect(touch({ classe: 3 }, 'gourdin')).toBe(-1)
    expect(touch({ classe: 2 }, 'poings')).toBe(-1)
    expect(touch({ classe: 2 }, 'courte', { motive: 1 })).toBe(0)
    expect(touch({ classe: 1 }, 'outil-lourd')).toBe(0)
    // There is no room to swing it indoors.
    expect(touch({ classe: 1 }, 'outil-lourd', { interieur: 1 })).toBe(-1)
  })

  it('of bare hands is no worse for who has learned it, nor of a staff', () => {
    const boxer = { competences: [{ id: 'mains-nues' }] }
    expect(touch({}, 'poings')).toBe(-1)
    expect(touch(boxer, 'poings')).toBe(0)
    expect(touch(boxer, 'grand-baton')).toBe(0)
    expect(touch(boxer, 'gourdin')).toBe(-1)
    expect(touch({ ...boxer, classe: 2 }, 'poings')).toBe(-1)
  })

  it.each<readonly [JsonObject, string, Setting, JsonObject, number]>([
    [{ mount: 'cavalier' }, 'courte', {}, {}, 1],
    [{ mount: 'cavalier' }, 'courte', {}, { mount: 'pieton-monte' }, 1],
    [{ mount: 'cavalier' }, 'courte', {}, { mount: 'cavalier' }, 0],
    [{ mount: 'cavalier' }, 'lance-de-cavalerie', { charge: 1 }, {}, 2],
    [{ mount: 'cavalier' }, 'courte', { charge: 1, desordre: 1 }, {}, 0],
    [{}, 'courte', {}, { mount: 'cavalier' }, -1],
    [{ mount: 'pieton-monte' }, 'courte', {}, { mount: 'cavalier' }, -1],
    [{}, 'courte', {}, { mount: 'pieton-monte' }, 0],
    [{}, 'hallebarde', {}, { mount: 'cavalier' }, 0],
    [{}, 'bardiche', {}, { mount: 'pieton-monte' }, 1],
    [{}, 'hallebarde', { 'cible-charge': 1 }, { mount: 'cavalier' }, -1],
    [{}, 'hallebarde', { desordre: 1 }, { mount: 'cavalier' }, -1],
    [{ training: ['pied-ferme'] }, 'lance', { 'pied-ferme': 1 }, { mount: 'cavalier' }, 0],
    [{ training: ['pied-ferme'] }, 'hallebarde', { 'pied-ferme': 1 }, { mount: 'cavalier' }, 0],
    [{ training: ['pied-ferme'] }, 'lance', { 'pied-ferme': 1 }, {}, 0],
    [{}, 'courte', { obstacle: 1 }, {}, 1],
    [{}, 'courte', { 'plus-haut': 1 }, {}, -1],
    [{}, 'courte', { obstacle: 1, 'plus-haut': 1, desordre: 1 }, {}, -1],
    [{}, 'courte', { otage: 1 }, {}, -1],
    [{}, 'courte', { blesse: 1 }, {}, -1],
    [{}, 'courte', { 'a-terre': 1 }, {}, 1],
    [{}, 'courte', { modifier: 2 }, {}, 2],
    [{ competences: [{ id: 'tres-costaud' }] }, 'courte', { desordre: 1 }, {}, 1],
    [{ competences: [{ id: 'tres-costaud' }], mount: 'cavalier' }, 'courte', {}, {}, 1],
    [{ competences: [{ id: 'tres-costaud' }] }, 'poings', {}, {}, -1],
  ])('of %j with %s, %j, against %j adds %i', (profile, weapon, setting, target, expected) => {
    expect(touch(profile, weapon, setting, target)).toBe(expected)
  })

  it('with a heavy weapon adds what the players agreed upon, where there is room', () => {
    const trained = { training: ['ordre-serre'] }
    const agreed = { heavyBonus: 2 }
    expect(touch({}, 'hache-a-deux-mains')).toBe(0)
    expect(touch({}, 'hache-a-deux-mains', {}, {}, agreed)).toBe(2)
    expect(touch({}, 'hache-a-deux-mains', { interieur: 1 }, {}, agreed)).toBe(0)
    expect(touch(trained, 'hache-a-deux-mains', { 'ordre-serre': 1 }, {}, agreed)).toBe(0)
    expect(touch({}, 'hache-a-deux-mains', { desordre: 1 }, {}, agreed)).toBe(0)
    expect(touch({}, 'outil-lourd', {}, {}, agreed)).toBe(0)
    expect(touch({}, 'hallebarde', {}, {}, agreed)).toBe(0)
  })

  it('that drives back who cannot step back kills', () => {
    expect(asNumber(chanceOf(strike({}, 'courte', { accule: 1 }).losses, lost => lost > 0))).toBeCloseTo(
      4 / 6,
      12,
    )
  })

  it('of bare hands hits and takes no life, but on three sixes', () => {
    const fists = strike({}, 'poings', {}, { classe: 5 })
    expect(of36(fists)).toBe(1)
    expect([...fists.losses.outcomes.keys()]).toEqual([0])
    const hard = strike({}, 'poings', { 'plus-haut': 1 }, { classe: 5 })
    expect(asNumber(chanceOf(hard.losses, lost => lost > 0))).toBeCloseTo(1 / 216, 12)
  })

  it('of a swordsman may be two dice, and of several people joins their sixes', () => {
    const blade = { competences: [{ id: 'bretteur' }] }
    expect(strike(blade, 'epee', { 'deux-des': 1 }).chance).toBeCloseTo(3 / 4, 12)
    expect(attackOf({ weapons: ['epee'] }, 'epee').circumstances).not.toContain('deux-des')
    expect(attackOf({ ...blade, weapons: ['hallebarde'] }, 'hallebarde').circumstances).not.toContain(
      'deux-des',
    )
    const two = strike({}, 'courte', { frappeurs: 2, modifier: -1 }, { classe: 5 })
    // Two sixes at once, or one and another.
    expect(two.chance).toBeCloseTo(1 / 36 + (10 / 36) * (1 / 6), 12)
    expect(
      strike({}, 'courte', { frappeurs: 2, modifier: -1, desordre: 1 }, { classe: 5 }).chance,
    ).toBeCloseTo((11 / 36) * (1 / 6), 12)
  })
})

describe('somebody of whom nothing is known', () => {
  it('is of a classe, in light dress and on foot until it is said otherwise', () => {
    const blow = attackOf({ weapons: ['courte'] }, 'courte')
    const at = (id: string): number => protections.findIndex(one => one.id === id)
    expect(blow.against(duel.anybody(3, 1), {}).chance).toBeCloseTo(1 / 2, 12)
    expect(blow.against(duel.anybody(3, 1), { armure: at('5') }).chance).toBeCloseTo(1 / 6, 12)
    expect(blow.against(duel.anybody(3, 1), { monture: 1 }).touch).toBe(-1)
    // A named target wears what it wears.
    expect(blow.against(targetOf(), { armure: at('5') }).chance).toBeCloseTo(1 / 2, 12)
  })
})

/* ---- every weapon, profile and circumstance, against the rules told once more ---- */

const by = (of: string, id: string): number => modifiers.find(one => one.of === of && one.id === id)?.by ?? 0

describe('a shot of anybody at anybody', () => {
  const guns = [
    'arbalete-de-guerre',
    'arc-simple',
    'arc-long',
    'yumi',
    'pistolet-a-silex',
    'fusil-a-silex',
    'revolver',
    'fusil-a-verrou',
  ] as const

  it('is what the page says, counted apart', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...guns),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('legere', '3', '4', '4*', '5', '5*', '4T', '5T'),
        fc.nat({ max: 2 }),
        fc.record({
          couvert: fc.nat({ max: 1 }),
          meurtriere: fc.nat({ max: 1 }),
          'cible-furtive': fc.nat({ max: 1 }),
          desordre: fc.nat({ max: 1 }),
          occasion: fc.nat({ max: 3 }),
          modifier: fc.integer({ min: -3, max: 3 }),
          tireurs: fc.nat({ max: 3 }),
        }),
        (weapon, classe, protection, portee, setting) => {
          const found = shoot({ classe }, weapon, { ...setting, portee }, { protection })
          const shot = weaponById.get(weapon)?.shot
          const row = shot?.rows[portee]
          if (!shot || !row) {
            expect(found.chance).toBe(0)
            return
          }
          const worn = Number(protection[0]) || 0
          const far = portee === shot.rows.length - 1
          const armour =
            worn >= 4 && (!shot.armourFar || far) ? (worn === 4 ? shot.armour[4] : shot.armour[5]) : 0
          const ground = setting.meurtriere ? -2 : setting.couvert ? -1 : 0
          const limited = Math.max(-2, ground + armour + (setting['cible-furtive'] ? -1 : 0))
          const bonus = setting.desordre ? 0 : ([0, 1, 1, 2][setting.occasion] ?? 0)
          const clumsy = shot.firearm && classe <= 2 ? -1 : 0
          const need = row.needs - limited - bonus - clumsy - setting.modifier
          const dice = Math.max(1, setting.tireurs)
          expect(found.chance).toBeCloseTo(anyHits(need, dice, setting.desordre === 1), 10)
        },
      ),
      { numRuns: 1000 },
    )
  })

  /** The chance that at least one of so many dice hits, throw by throw. */
  const anyHits = (need: number, dice: number, disordered: boolean): number => {
    let hit = 0
    const all = 6 ** dice
    for (let thrown = 0; thrown < all; thrown++) {
      const faces = Array.from({ length: dice }, (_, at) => (Math.floor(thrown / 6 ** at) % 6) + 1)
      const sixes = faces.filter(face => face === 6).length
      const top = sixes === 0 ? Math.max(...faces) : disordered ? 6 : 5 + sixes
      if (top >= need) hit += 1 / all
      else if (sixes > 0) hit += (1 / 6) ** (need - top) / all
    }
    return hit
  }

  it('adds what the catalogue says', () => {
    expect([by('tir', 'couvert'), by('tir', 'meurtriere'), by('tir', 'cible-furtive')]).toEqual([-1, -2, -1])
    expect(occasions.slice(1).map(({ id }) => by('tir', id))).toEqual([1, 1, 2])
  })
})

/* ---- exchanges and charts ---- */

const encounter = (
  one: JsonObject,
  other: JsonObject,
  setting: Setting = {},
  back: Setting = {},
): readonly [Encounter, Encounter] => {
  const [attacker, struck]: readonly [Duelist, Duelist] = [
    fighter({ name: 'Ici', ...one }),
    fighter({ name: 'Là', ...other }),
  ]
  const first = (duelist: Duelist): DuelAttack => {
    const [attack] = duelist.attacks
    if (!attack) throw new Error('nothing to strike with')
    return attack
  }
  return [
    { attacker, attack: first(attacker), target: struck.target, setting },
    { attacker: struck, attack: first(struck), target: attacker.target, setting: back },
  ]
}

const studiesOf = (...asked: Parameters<typeof encounter>): readonly Study[] =>
  duel.studies?.(...encounter(...asked)) ?? []

const study = (studies: readonly Study[], id: string): Study => {
  const found = studies.find(one => one.id === id)
  if (!found) throw new Error(`no chart ${id} among ${studies.map(one => one.id).join(', ')}`)
  return found
}

const values = (one: Study): readonly (readonly number[])[] => one.chart.series.map(series => series.values)

describe('an exchange', () => {
  const sword = { weapons: ['epee'] }
  const spear = { weapons: ['lance'] }

  it('of two classe 3 with swords is that of the rules page', () => {
    const parted = study(studiesOf(sword, sword, { departage: 1 }), 'echange')
    const [hit = []] = values(parted)
    for (const [index, expected] of [1 / 3, 1 / 3, 1 / 12].entries())
      expect(hit[index]).toBeCloseTo(expected, 12)
    expect(plain(parted.says)).toBe(
      'Ensemble, coups égaux départagés. Un seul touché : Là 1/3, Ici 1/3 ; les deux 1/12 ; rien 1/9.',
    )
    const [both = []] = values(study(studiesOf(sword, sword), 'echange'))
    expect(both[2]).toBeCloseTo(1 / 4, 12)
  })

  it('gives the tie to the higher classe, then to the better armour', () => {
    const [higher = []] = values(
      study(studiesOf({ ...sword, classe: 4 }, sword, { departage: 1 }), 'echange'),
    )
    // Classe 4 hits on 4-6 and is hit on 5-6: where both hit, the higher stands.
    expect(higher[0]).toBeCloseTo(1 / 2, 12)
    expect(higher[1]).toBeCloseTo((1 / 2) * (1 / 3), 12)
    expect(higher[2]).toBe(0)
    const star = study(
      studiesOf({ ...sword, protection: '4*' }, { ...sword, protection: '4' }, { departage: 1 }),
      'echange',
    )
    const [starred = []] = values(star)
    expect(starred[0]).toBeCloseTo(1 / 3, 12)
    expect(starred[2]).toBe(0)
  })

  it('begins with the longer weapon, with a swordsman one rank earlier, and indoors with none', () => {
    const says = (...asked: Parameters<typeof encounter>) => plain(study(studiesOf(...asked), 'echange').says)
    const fencer = { ...sword, competences: [{ id: 'bretteur' }] }
    expect(says(spear, sword)).toContain('Ici frappe en premier')
    expect(says(sword, spear)).toContain('Là frappe en premier')
    expect(says(spear, sword, { interieur: 1 })).toContain('Ensemble')
    expect(says(sword, spear, {}, { interieur: 1 })).toContain('Ensemble')
    expect(says(fencer, sword)).toContain('Ici frappe en premier')
    expect(says(fencer, sword, { 'deux-des': 1 })).toContain('Ensemble')
    expect(says(fencer, { weapons: ['baionnette'] })).toContain('Ensemble')
  })

  it('knows who charges from either side', () => {
    const rider = { weapons: ['epee'], mount: 'cavalier' }
    const guard = { weapons: ['hallebarde'] }
    const hits = (...asked: Parameters<typeof encounter>) => values(study(studiesOf(...asked), 'echange'))[0]
    expect(hits(rider, guard, { charge: 1 })).toEqual(
      hits(rider, guard, { charge: 1 }, { 'cible-charge': 1 }),
    )
    expect(hits(guard, rider, { 'cible-charge': 1 })).toEqual(hits(guard, rider, {}, { charge: 1 }))
    expect(hits(guard, rider, {}, { charge: 1 })).not.toEqual(hits(guard, rider))
  })

  it('begins with a shot at point-blank, and a shot from afar is none', () => {
    const pistol = { weapons: ['revolver'] }
    expect(studiesOf(pistol, sword).map(({ id }) => id)).not.toContain('echange')
    const close = study(studiesOf(pistol, sword, { 'bout-portant': 1 }), 'echange')
    const [hit = []] = values(close)
    expect(hit[0]).toBeCloseTo(1 / 3, 12)
    expect(hit[1]).toBeCloseTo((2 / 3) * (1 / 2), 12)
    const back = study(studiesOf(sword, pistol), 'echange')
    expect(plain(back.says)).toContain('Là frappe en premier')
  })

  it('is not told of several against one', () => {
    expect(studiesOf(sword, sword, { frappeurs: 3 }).map(({ id }) => id)).not.toContain('echange')
  })
})

describe('a mêlée turn after turn', () => {
  it('is what walking down every branch gives', () => {
    const hits = { mine: 0.2, theirs: 0.3, both: 0.1 }
    const opening = { mine: 0.1, theirs: 0.5, both: 0 }
    const walk = (turn: number, a: number, b: number): readonly [target: number, attacker: number] => {
      if (a === 0 || b === 0 || turn === 3) return [b === 0 ? 1 : 0, a === 0 ? 1 : 0]
      const now = turn === 0 ? opening : hits
      const next = (chance: number, x: number, y: number) => walk(turn + 1, x, y).map(value => value * chance)
      const all = [
        next(now.mine, a - 1, b),
        next(now.theirs, a, b - 1),
        next(now.both, a - 1, b - 1),
        next(1 - now.mine - now.theirs - now.both, a, b),
      ]
      return [all.reduce((sum, [x = 0]) => sum + x, 0), all.reduce((sum, [, y = 0]) => sum + y, 0)]
    }
    const [ofTarget, ofAttacker] = fallenBy([opening, hits], 2, 1)
    const [target, attacker] = walk(0, 2, 1)
    expect(ofTarget[2]).toBeCloseTo(target, 12)
    expect(ofAttacker[2]).toBeCloseTo(attacker, 12)
    expect(ofTarget[0]).toBeCloseTo(0.5, 12)
    expect(ofAttacker[0]).toBe(0)
  })

  it('has the charge in its first turn only', () => {
    const rider = { weapons: ['epee'], mount: 'cavalier' }
    const foot = { weapons: ['gourdin'], classe: 1 }
    const [charged = []] = values(study(studiesOf(rider, foot, { charge: 1 }), 'melee-tours'))
    const [plainly = []] = values(study(studiesOf(rider, foot), 'melee-tours'))
    expect((charged[0] ?? 0) - (plainly[0] ?? 0)).toBe(0)
    const [tough = []] = values(study(studiesOf(rider, { ...foot, classe: 5 }, { charge: 1 }), 'melee-tours'))
    const [tougher = []] = values(study(studiesOf(rider, { ...foot, classe: 5 }), 'melee-tours'))
    // Classe 5 falls to 5-6 and one to charge: on 4-6 in the first turn, on 5-6 in the next.
    expect(tough[0]).toBeCloseTo(1 / 2, 12)
    expect(tougher[0]).toBeCloseTo(1 / 3, 12)
  })
})

describe('charts', () => {
  it('of a shot go over its rows, modifiers and shooters', () => {
    const studies = studiesOf({ weapons: ['arc-long'] }, {})
    expect(studies.map(({ id }) => id)).toEqual(['tir-portees', 'tir-modificateurs', 'tir-tireurs'])
    const [open = [], covered = []] = values(study(studies, 'tir-portees'))
    for (const [index, expected] of [1 / 3, 1 / 6, 1 / 36].entries())
      expect(open[index]).toBeCloseTo(expected, 12)
    for (const [index, expected] of [1 / 6, 1 / 36, 1 / 216].entries())
      expect(covered[index]).toBeCloseTo(expected, 12)
    const [steps = []] = values(study(studies, 'tir-modificateurs'))
    for (const [index, expected] of [1 / 216, 1 / 36, 1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6].entries())
      expect(steps[index]).toBeCloseTo(expected, 12)
  })

  it('of a blow say in whole parts what it does, and go over classes and armours', () => {
    const studies = duel.studies?.(encounter({ weapons: ['courte'] }, {})[0], undefined) ?? []
    expect(studies.map(({ id }) => id)).toEqual(['issue', 'melee-classes', 'melee-armures'])
    expect(plain(study(studies, 'issue').says)).toBe('Tue 1/2, recule 1/6, rien 1/3.')
    const [kills = []] = values(study(studies, 'melee-classes'))
    for (const [index, expected] of [5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6].entries())
      expect(kills[index]).toBeCloseTo(expected, 12)
    const [through = [], back = []] = values(study(studies, 'melee-armures'))
    for (const [index, expected] of [3 / 6, 3 / 6, 2 / 6, 1 / 6].entries())
      expect(through[index]).toBeCloseTo(expected, 12)
    expect(back[3]).toBeCloseTo(1 / 2, 12)
  })

  it('of a classe 5 in armour 5 at -1 are those of the rules page', () => {
    const [first] = encounter({ weapons: ['courte'] }, { classe: 5, protection: '5' }, { modifier: -1 })
    const [issue] = duel.studies?.(first, undefined) ?? []
    expect(issue && plain(issue.says)).toBe('Tue 1/36, recule 5/36, rien 5/6.')
  })

  it('of « un certain temps » say its mean and its quantiles', () => {
    const { attacks, target } = fighter({})
    const work = attacks.find(({ id }) => id === 'un-certain-temps')
    if (!work) throw new Error('nobody works')
    const told = (id: string): string => {
      const travail = certainTime.findIndex(option => option.id === id)
      const [chart] =
        duel.studies?.({ attacker: fighter({}), attack: work, target, setting: { travail } }, undefined) ?? []
      return chart ? plain(chart.says) : ''
    }
    expect(told('ordinaire')).toBe(
      'En moyenne 2,77 tours (899/324). Une fois sur deux au tour 3 au plus tard. Neuf fois sur dix au tour 4.',
    )
    expect(told('renonce')).toContain('209/324')
    expect(told('avance')).toContain('115/54')
    expect(told('d3')).toContain('17/9')
    const done = [1, 2, 3, 4, 5, 6].map(tours => work.against(target, { tours }).chance)
    for (const [index, expected] of [1 / 6, 4 / 9, 13 / 18, 49 / 54, 319 / 324, 1].entries())
      expect(done[index]).toBeCloseTo(expected, 12)
  })
})

/* ---- a blow of anybody, told once more ---- */

describe('a blow of anybody at anybody', () => {
  const blades = weapons.filter(({ blade }) => blade !== undefined)
  const flag = fc.nat({ max: 1 })

  it('is what the page says, counted apart', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...blades),
        fc.record({
          classe: fc.integer({ min: 1, max: 5 }),
          mount: fc.constantFrom('pied', 'cavalier', 'pieton-monte'),
          skill: fc.constantFrom('tres-costaud', 'mains-nues', 'bretteur', 'langues'),
        }),
        fc.record({
          classe: fc.integer({ min: 1, max: 5 }),
          protection: fc.constantFrom('legere', '3', '4', '4*', '5', '5T'),
          mount: fc.constantFrom('pied', 'cavalier', 'pieton-monte'),
        }),
        fc.record({
          charge: flag,
          'cible-charge': flag,
          obstacle: flag,
          'plus-haut': flag,
          interieur: flag,
          otage: flag,
          blesse: flag,
          desordre: flag,
          motive: flag,
          'a-terre': flag,
          accule: flag,
          modifier: fc.integer({ min: -2, max: 2 }),
        }),
        ({ id, blade }, { classe, mount, skill }, target, setting) => {
          const blow = attackOf(
            { classe, mount, weapons: [id], competences: [{ id: skill }] },
            fighter({ mount, weapons: [id] }).attacks.some(one => one.id === `${id}-en-main`)
              ? `${id}-en-main`
              : id,
            { heavyBonus: 1 },
          ).against(targetOf(target), setting)
          const [rides, ridden] = [mount === 'cavalier', target.mount === 'cavalier']
          const long = blade?.length === 'longue' || blade?.length === 'semi-longue'
          const cramped = long && setting.interieur === 1
          const weight = blade?.heavy === true && !cramped
          const boxer = skill === 'mains-nues'
          const clumsy =
            (classe <= 2 && !setting.motive) ||
            (blade?.improvised === true && !(boxer && id === 'grand-baton')) ||
            (id === 'poings' && !boxer)
          const tactical =
            (rides && !ridden ? 1 : 0) +
            (rides && setting.charge ? 1 : 0) +
            (mount === 'pied' && setting.obstacle ? 1 : 0) +
            (mount === 'pied' && blade?.hooks && target.mount !== 'pied' && !setting['cible-charge']
              ? 1
              : 0) +
            (weight && !blade.improvised ? 1 : 0)
          const added =
            (clumsy && !weight ? -1 : 0) +
            (!rides && ridden ? -1 : 0) -
            setting['plus-haut'] -
            setting.otage -
            setting.blesse +
            setting['a-terre'] +
            setting.modifier +
            (skill === 'tres-costaud' && mount === 'pied' && id !== 'poings' ? 1 : 0) +
            (setting.desordre ? 0 : tactical)
          expect(blow.touch).toBe(added)
          const beat = Math.max(target.classe, Number(target.protection[0]) || 0)
          let [hits, falls] = [0, 0]
          for (let a = 1; a <= 6; a++)
            for (let b = 1; b <= 6; b++)
              for (let c = 1; c <= 6; c++) {
                const enough = (natural: number) => natural >= 8 || natural + added > beat
                // A six that suffices is not thrown again.
                const natural =
                  a < 6 || enough(6) ? a : b < 6 || enough(7) ? (b === 6 ? 7 : 6) : c === 6 ? 8 : 7
                const hit = natural > 1 && enough(natural)
                const back = natural > 1 && !hit && natural + added >= target.classe
                if (hit || (back && setting.accule)) hits++
                if ((hit && (id !== 'poings' || natural >= 8)) || (back && setting.accule)) falls++
              }
          expect(blow.chance).toBeCloseTo(hits / 216, 10)
          expect(asNumber(chanceOf(blow.losses, lost => lost === 1))).toBeCloseTo(falls / 216, 10)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

it('no target, weapon or circumstance makes chances that are none', () => {
  const ids = duel.circumstances.map(one => one.id)
  fc.assert(
    fc.property(
      fc.constantFrom(...weaponById.keys()),
      fc.constantFrom('pied', 'cavalier', 'pieton-monte'),
      fc.integer({ min: 0, max: 9 }),
      fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 3 })),
      (weapon, mount, classe, setting) => {
        const target: Target = { ...targetOf({ classe, mount }), circumstances: ids }
        for (const attack of fighter({ weapons: [weapon], mount, classe }).attacks) {
          const { chance, losses } = attack.against(target, setting)
          expect(chance).toBeGreaterThanOrEqual(0)
          expect(chance).toBeLessThanOrEqual(1)
          expect(chanceOf(losses, () => true)).toEqual({ part: 1n, whole: 1n })
        }
      },
    ),
    { numRuns: 300 },
  )
})

it('any troop fights any target, with every chart, and no chance goes astray', () => {
  fc.assert(
    fc.property(smallTroop, anyProfile, ({ roster = {} }, other) => {
      const parsed = rosterSchema.safeParse(JSON.parse(JSON.stringify(roster)))
      const struck = fighter(JSON.parse(JSON.stringify({ ...other, inconnue: null })))
      for (const attacker of parsed.success ? duel.duelists(parsed.data) : [])
        for (const attack of attacker.attacks) {
          const [back] = struck.attacks
          if (!back) throw new Error('no fists')
          const setting = { 'bout-portant': 1, departage: 1 }
          const first: Encounter = { attacker, attack, target: struck.target, setting }
          const answer: Encounter = { attacker: struck, attack: back, target: attacker.target, setting: {} }
          const studies = duel.studies?.(first, answer) ?? []
          expect(studies.length).toBeGreaterThan(0)
          for (const { chart } of studies)
            for (const series of chart.series) {
              expect(series.values).toHaveLength(chart.marks.length)
              for (const value of series.values) {
                expect(value).toBeGreaterThanOrEqual(-1e-12)
                expect(value).toBeLessThanOrEqual(1 + 1e-12)
              }
            }
        }
    }),
    { numRuns: 100 },
  )
})
