/** Worked examples and formulas of the rulebook. */
import { describe, expect, it } from 'vitest'
import { deriveFigure, deriveNumbers, deriveTotals } from '../../../src/games/flammes-et-fantassins/derive.ts'
import { resolveRoster } from '../../../src/games/flammes-et-fantassins/resolve.ts'
import { blankFigure, blankRoster, type Figure } from '../../../src/games/flammes-et-fantassins/schema.ts'
import { member } from './bands.ts'

const stats = (figure: Partial<Figure>) => deriveFigure(member(figure))

describe('chapter «Caractéristiques secondaires»', () => {
  it.each([
    [[], 6],
    [['archer'], 7],
    [['assassin'], 8],
    [['assassin', 'archer'], 9],
    [['assassin', 'archer', 'bretteur'], 10],
  ])('DEX of %j moves %i inches', (classes, dep) => {
    expect(stats({ classes }).dep).toBe(dep)
  })

  it.each([
    [[], 6],
    [['pretre'], 7],
    [['pretre', 'alchimiste'], 7],
    [['chevalier'], 10],
    [['paladin'], 8],
    [['chevalier', 'soldat', 'paladin'], 15],
  ])('%j has %i PV: 6 + CON, 2 a warrior class, 1 a rogue class', (classes, pv) => {
    expect(stats({ classes }).pv).toBe(pv)
  })

  it('Trame is 3 + SAG: from 3 to 7', () => {
    expect(stats({}).tra).toBe(3)
    expect(stats({ classes: ['sage', 'moine', 'skald'] }).tra).toBe(7)
  })

  it('Commandement is CHA', () => {
    expect(stats({ classes: ['general'] }).com).toBe(1)
    expect(stats({ classes: ['sorcier', 'barde', 'skald'] }).com).toBe(4)
  })

  it('no lawful figure goes past +4', () => {
    expect(stats({ classes: ['assassin', 'archer', 'bretteur'] }).scores.dex).toBe(4)
    expect(stats({ classes: ['barbare', 'soldat', 'bretteur'] }).scores.for).toBe(4)
    expect(stats({ classes: ['chevalier', 'archer', 'soldat'] }).scores.con).toBe(4)
  })
})

describe('chapter «Caractéristiques des personnages Agiles et Puissants»', () => {
  it.each([
    [[], 0, 3],
    [['archer'], 1, 4],
    [['assassin'], 2, 5],
    [['assassin', 'voleur'], 3, 6],
    [['assassin', 'voleur', 'moine'], 4, 7],
  ])('agile %j: Mêl. and Tir from DEX +%i, CA %i, no charge', (classes, dex, ca) => {
    const agile = stats({ build: 'agile', classes })
    expect([agile.mel, agile.ca, agile.charge]).toEqual([dex, ca, false])
    expect(agile.tir).toBe(dex + (classes.some(id => id === 'archer') ? 1 : 0))
  })

  it.each([
    [[], 0, 3],
    [['soldat'], 1, 4],
    [['barbare'], 2, 3],
    [['barbare', 'soldat'], 3, 4],
    [['barbare', 'soldat', 'general'], 4, 4],
  ])('powerful %j: Mêl. from FOR +%i, CA %i from CON, charge', (classes, mel, ca) => {
    const powerful = stats({ build: 'puissant', classes })
    expect([powerful.mel, powerful.ca, powerful.charge]).toEqual([mel, ca, true])
  })

  it('adds the bonuses of classes: chevalier Mêl +1, archer Tir +1, barbare Dép +1', () => {
    expect(stats({ classes: ['chevalier'] }).mel).toBe(1)
    expect(stats({ classes: ['archer'] }).tir).toBe(2)
    expect(stats({ classes: ['barbare'] }).dep).toBe(7)
  })
})

describe('chapter «Modification des caractéristiques», example', () => {
  const spell = { scores: { con: 1 }, ca: 1 }

  it('powerful: CON +1 and CA 4 become CON +2, 8 PV at most, CA 6', () => {
    const figure = member({ build: 'puissant', classes: ['pretre'] })
    expect(deriveNumbers(figure)).toMatchObject({ scores: { con: 1 }, ca: 4, pv: 7 })
    expect(deriveNumbers(figure, [], spell)).toMatchObject({ scores: { con: 2 }, ca: 6, pv: 8 })
  })

  it('agile: the CA becomes 5', () => {
    const figure = member({ build: 'agile', classes: ['pretre', 'alchimiste'] })
    expect(deriveNumbers(figure)).toMatchObject({ scores: { con: 1 }, ca: 4, pv: 7 })
    expect(deriveNumbers(figure, [], spell)).toMatchObject({ scores: { con: 2 }, ca: 5, pv: 8 })
  })
})

describe('chapter «Classes»', () => {
  it('one class is a mercenaire, two an aventurier, three a heros', () => {
    expect(stats({ classes: ['archer'] }).rank).toBe('mercenaire')
    expect(stats({ classes: ['archer', 'voleur'] }).rank).toBe('aventurier')
    expect(stats({ classes: ['pretre', 'sage', 'chevalier'] }).rank).toBe('heros')
    expect(stats({}).rank).toBeNull()
  })
})

describe('annexe «L’Équipement»', () => {
  it('Plaque costs an agile figure 1 Dép., 1 Tir, 1 Mêl. and 1 of its own CA +3', () => {
    const bare = stats({ build: 'agile', classes: ['assassin'] })
    const clad = stats({ build: 'agile', classes: ['assassin'], equipment: ['plaque'] })
    expect(clad.dep - bare.dep).toBe(-1)
    expect(clad.tir - bare.tir).toBe(-1)
    expect(clad.mel - bare.mel).toBe(-1)
    expect(clad.ca - bare.ca).toBe(2)
    expect(clad.tra - bare.tra).toBe(-3)
    expect(clad.pv - bare.pv).toBe(4)
  })

  it('the strongest armour alone counts, and one shield', () => {
    const twice = stats({ equipment: ['cuir', 'maille', 'bouclier', 'pavois'] })
    expect([twice.ca, twice.tra, twice.pv, twice.dep]).toEqual([6, -1, 8, 6])
  })

  it('nu loses 1 CA, a robe 1 CA for 2 Tra., a staff gives 1 Tra., a dagger 1 Dép.', () => {
    expect(stats({ equipment: ['nu'] }).ca).toBe(2)
    expect(stats({ equipment: ['robe', 'baton'] })).toMatchObject({ ca: 2, tra: 6 })
    expect(stats({ equipment: ['dague'] }).dep).toBe(7)
  })

  const attack = (figure: Partial<Figure>, id: string) => stats(figure).attacks.find(blow => blow.id === id)

  it('works attacks out: score + weapon', () => {
    const brute: Partial<Figure> = { build: 'puissant', classes: ['barbare'] }
    expect(attack({ ...brute, equipment: ['arme-a-deux-mains'] }, 'arme-a-deux-mains')).toEqual({
      id: 'arme-a-deux-mains',
      kind: 'melee',
      hit: 3,
      damage: 3,
      range: 1,
    })
    expect(attack({ ...brute, equipment: ['dague'] }, 'dague')).toMatchObject({ hit: 1, damage: 2 })
    expect(attack({ ...brute, equipment: ['masse'] }, 'masse')).toMatchObject({ hit: 3, damage: 2 })
    expect(attack({ ...brute, equipment: ['baton'] }, 'baton')).toMatchObject({ hit: 2, damage: 1 })
    expect(attack({ ...brute, equipment: ['arc'] }, 'arc')).toMatchObject({
      kind: 'tir',
      hit: 1,
      damage: 2,
      range: 8,
    })
    expect(attack({ ...brute, equipment: ['arc-long'] }, 'arc-long')).toMatchObject({
      hit: 0,
      damage: 2,
      range: 12,
    })
    expect(attack({ ...brute, equipment: ['arbalete-legere'] }, 'arbalete-legere')).toMatchObject({
      hit: 1,
      damage: 1,
      range: 8,
    })
    expect(attack({ ...brute, equipment: ['arbalete-lourde'] }, 'arbalete-lourde')).toMatchObject({
      hit: 1,
      damage: 2,
      range: 10,
    })
  })

  it('throws knives and bombs 1 + DEX + FOR inches, never less than 0', () => {
    const bretteur: Partial<Figure> = { classes: ['bretteur'] }
    expect(attack({ ...bretteur, equipment: ['couteaux-de-lancer'] }, 'couteaux-de-lancer')).toMatchObject({
      hit: 1,
      damage: 0,
      range: 3,
    })
    expect(attack({ ...bretteur, equipment: ['bombe'] }, 'bombe')).toMatchObject({
      kind: 'tir',
      hit: 1,
      range: 3,
    })
    const heavy: Partial<Figure> = {
      classes: ['sage'],
      equipment: ['couteaux-de-lancer', 'plaque', 'pavois'],
    }
    expect(stats(heavy).scores.dex).toBe(-2)
    expect(attack(heavy, 'couteaux-de-lancer')).toMatchObject({ range: 0 })
  })

  it('gives mages their magic: INT to hit, SAG for the effect', () => {
    expect(attack({ classes: ['magicien', 'sage'] }, 'magie')).toEqual({
      id: 'magie',
      kind: 'magie',
      hit: 1,
      damage: 3,
      range: null,
    })
    expect(attack({ classes: ['barde'] }, 'magie')).toBeUndefined()
  })

  it('shows CA and Tra. without the shield that a two-handed weapon excludes (ruling 3)', () => {
    const both: Partial<Figure> = {
      build: 'agile',
      equipment: ['arme-a-deux-mains', 'couteaux-de-lancer', 'bouclier'],
    }
    expect(stats(both)).toMatchObject({ ca: 4, tra: 1, withoutShield: { ca: 3, tra: 3 } })
    const pavois: Partial<Figure> = { ...both, equipment: ['arc', 'dague', 'pavois'] }
    expect(stats(pavois)).toMatchObject({ ca: 3, tra: 3, withoutShield: { ca: 3, tra: 3 } })
    expect(stats({ equipment: ['dague', 'bouclier'] })).not.toHaveProperty('withoutShield')
  })

  it('strikes a two-handed blow without what the shield costs', () => {
    const archer: Partial<Figure> = { classes: ['archer'], equipment: ['arc', 'dague', 'pavois'] }
    expect(attack(archer, 'arc')).toMatchObject({ hit: 3 })
    expect(attack(archer, 'dague')).toMatchObject({ hit: -1 })
  })
})

describe('talents', () => {
  it('come twice from two classes (ruling 5), and from the priest’s speciality', () => {
    expect(stats({ classes: ['bretteur', 'voleur'] }).talents).toEqual([
      'botte-secrete',
      'esquive',
      'baratin',
      'esquive',
    ])
    expect(stats({ classes: ['pretre'], speciality: 'pretre' }).talents).toEqual(['imposition-des-mains'])
    expect(stats({ classes: ['pretre'] }).talents).toEqual([])
  })
})

describe('totals', () => {
  const totals = (figures: readonly Partial<Figure>[], campaign = {}) => {
    const roster = {
      ...blankRoster(),
      figures: figures.map(figure => ({ ...blankFigure(), ...figure })),
      campaign: { pc: 0, iron: 0, trophies: 0, games: 0, ...campaign },
    }
    return deriveTotals(roster, resolveRoster(roster))
  }

  it('count one iron a piece, one weapon free for each figure, and nothing for being naked', () => {
    expect(totals([{ equipment: ['dague', 'arc', 'cuir', 'parchemin:soin'] }]).iron).toBe(3)
    expect(totals([{ equipment: ['cuir', 'grappin'] }]).iron).toBe(2)
    expect(totals([{ equipment: ['nu', 'masse'] }]).iron).toBe(0)
    expect(totals([{ equipment: ['dague', 'cuir'] }, { equipment: ['arc', 'robe'] }]).iron).toBe(2)
  })

  it('grant one iron a PC agreed, one a soldat, and what the campaign earned (ruling 1)', () => {
    expect(
      totals([{ classes: ['soldat'] }, { classes: ['soldat', 'archer'] }], { pc: 2, iron: 3 }),
    ).toMatchObject({
      pc: 3,
      pcAgreed: 10,
      ironBudget: 13,
      figures: 2,
      bandPa: 4,
    })
  })
})
