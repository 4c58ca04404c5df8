/** Every value of the catalogue, typed once more from the rules page. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import {
  ammoEntries,
  gaitEntries,
  lifeEntries,
  noMansLand,
  orders,
  rangeEntries,
  rates,
  roles,
  rulings,
  spells,
  spellReach,
  traits,
  type Factor,
} from '../../../src/games/mini-figs-mef-fan/catalog/index.ts'
import { miniFigsMefFan } from '../../../src/games/mini-figs-mef-fan/index.ts'
import { models } from '../../../src/games/mini-figs-mef-fan/models.ts'
import { blankRoster, usualAgreed } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { validate } from '../../../src/games/mini-figs-mef-fan/validate.ts'

const times = ({ times: by, over }: Factor): number => by / over

describe('the catalogue', () => {
  it('has these prices', () => {
    expect(rates).toEqual({ dep: 1, mel: 2, meleePiercing: 2, tir: 3, shotPiercing: 2, def: 2, men: 1 })
    expect(gaitEntries.map(({ id, factor }) => [id, times(factor)])).toEqual([
      ['normal', 1],
      ['bond', 1.5],
      ['vol', 2],
    ])
    expect(
      rangeEntries.map(({ id, reach, centimetres, factor }) => [id, reach, centimetres, times(factor)]),
    ).toEqual([
      ['tres-courte', 2, 20, 1 / 3],
      ['courte', 3, 30, 1 / 2],
      ['normale', 6, 60, 1],
      ['longue', 12, 120, 2],
      ['tres-longue', 18, 180, 3],
    ])
    expect(ammoEntries.map(({ id, shots, factor }) => [id, shots, times(factor)])).toEqual([
      ['illimitees', null, 1],
      ['limitees', 2, 1 / 2],
      ['unique', 1, 1 / 3],
    ])
    expect(lifeEntries.map(({ life, factor }) => [life, times(factor)])).toEqual([
      [1, 1],
      [2, 1.5],
      [3, 2],
      [4, 3],
    ])
    expect(traits.map(({ id, cost }) => [id, cost])).toEqual([
      ['effrayant', 1],
      ['lance', 1],
    ])
  })

  it('has these roles, agreed upon so', () => {
    expect(
      roles.map(({ id, agreed, initiative, morale, aura }) => [id, agreed, initiative, morale, aura]),
    ).toEqual([
      ['general', 0, 2, 2, 20],
      ['chef', 1, 1, 1, 20],
      ['magicien', 1, 0, 0, null],
      ['porte-banniere', 1, 0, 0, 20],
      ['musicien', 0, 0, 0, 20],
      ['guerisseur', 0, 0, 0, null],
    ])
    expect(usualAgreed()).toEqual({
      general: 0,
      chef: 1,
      magicien: 1,
      spells: 2,
      'porte-banniere': 1,
      musicien: 0,
      guerisseur: 0,
    })
  })

  it('has these sixteen spells', () => {
    expect(spellReach).toBe(60)
    expect(spells.map(({ id, test, changes }) => [id, test, changes?.score, changes?.by])).toEqual([
      ['eclair-magique', null, undefined, undefined],
      ['pluie-de-pierres', null, undefined, undefined],
      ['terreur', 'rate', undefined, undefined],
      ['levitation', null, undefined, undefined],
      ['motivation', 'reussi', undefined, undefined],
      ['desorientation', 'rate', undefined, undefined],
      ['enchevetrement', 'rate', 'dep', -2],
      ['tremblement', 'rate', 'mel', -2],
      ['aveuglement', 'rate', 'tir', -2],
      ['fragilite', 'rate', 'def', -2],
      ['cri-psychique', 'rate', 'men', -2],
      ['vitesse-du-vent', null, 'dep', 1],
      ['force-impie', null, 'mel', 1],
      ['vision-de-l-aigle', null, 'tir', 1],
      ['peau-de-pierre', null, 'def', 1],
      ['volonte-inebranlable', null, 'men', 1],
    ])
    expect(
      spells.flatMap(({ id, shot }) => (shot ? [[id, shot.score, shot.piercing, shot.each]] : [])),
    ).toEqual([
      ['eclair-magique', 3, 2, false],
      ['pluie-de-pierres', 1, 0, true],
    ])
  })

  it('has these eight orders', () => {
    expect(orders.map(({ id, move, action, engaged }) => [id, move, action, engaged])).toEqual([
      ['mouvement-et-action', 'demi', true, true],
      ['action-concentree', 'aucun', true, false],
      ['charge', 'entier', false, false],
      ['bataille', 'aucun', false, true],
      ['course', 'entier', false, true],
      ['en-garde', 'aucun', false, false],
      ['en-alerte', 'aucun', true, false],
      ['ralliement', 'aucun', false, false],
    ])
  })

  it('has twelve rulings, each under a subject, and 40 cm between the zones', () => {
    expect(rulings.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { subject } of rulings) expect(subject).toBeDefined()
    expect(noMansLand).toBe(40)
    expect(miniFigsMefFan.deployment?.apart).toBe(40)
    expect(miniFigsMefFan.lengthUnit.millimetres).toBe(10)
  })
})

describe('the listing', () => {
  it('names every entry once, with an icon that exists', () => {
    for (const { entries, icon } of miniFigsMefFan.catalog()) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      for (const name of [icon ?? 'dice-six-faces-six', ...entries.flatMap(entry => entry.icon ?? [])])
        expect(Object.keys(gameIcons.icons)).toContain(name)
      for (const { name, summary } of entries)
        expect(Math.min(name.length, summary.length)).toBeGreaterThan(1)
    }
  })

  it('says what the book allows, and no more', () => {
    const entry = (section: string, id: string) =>
      miniFigsMefFan
        .catalog()
        .find(one => one.id === section)
        ?.entries.find(one => one.id === id)
    const fact = (section: string, id: string, label: string) =>
      entry(section, id)
        ?.facts?.find(one => one.label === label)
        ?.value.replace(/[\u00a0\u202f]/g, ' ')
    // En alerte: a shot or magic; nobody heals on the alert.
    expect(fact('orders', 'en-alerte', 'Action')).toBe('tir ou sort')
    expect(fact('orders', 'action-concentree', 'Action')).toBe('tir, sort ou soin')
    expect(fact('roles', 'chef', 'Prix')).toBe('gratuit ; sa figurine se paie')
    expect(entry('ammo', 'unique')?.name).toBe('Munition unique')
    // « l’unité ciblée », whoever commands it; the lightning strikes one figure.
    expect(new Set(spells.map(({ target }) => target))).toEqual(new Set(['une figurine', 'une unité']))
  })

  it('has these sections', () => {
    expect(miniFigsMefFan.catalog().map(({ id, entries }) => [id, entries.length])).toEqual([
      ['roles', 6],
      ['spells', 16],
      ['orders', 8],
      ['traits', 2],
      ['gaits', 3],
      ['ranges', 5],
      ['ammo', 3],
      ['life', 4],
      ['phases', 5],
      ['states', 2],
      ['modifiers', 16],
      ['terrains', 3],
    ])
  })
})

it.each(models.map(model => [model.id, model] as const))(
  'the model %s breaks no rule',
  (_, { unit, icon }) => {
    const remarks = validate({ ...blankRoster(), units: [unit] })
    expect(remarks.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(Object.keys(gameIcons.icons)).toContain(icon)
  },
)
