/** Both sides of every limit, and what each remedy makes of an army. */
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/core/index.ts'
import { armyFile, cured, diagnose, plain, remarks, soldier } from './armies.ts'

const on = (unit: JsonObject, roster: JsonObject = {}) => remarks([soldier(unit)], roster)
const chief = (name: string, more: JsonObject = {}) => soldier({ name, role: 'chef', ...more })
const mage = (spells: readonly string[], more: JsonObject = {}) =>
  soldier({ role: 'magicien', spells, ...more })

describe('a score', () => {
  it.each([
    [{ dep: 5 }, []],
    [{ dep: 6 }, ['warning high-dep /roster/units/0/dep']],
    [{ melee: [{ score: 5 }] }, []],
    [{ melee: [{ score: 1 }, { score: 6 }] }, ['warning high-mel /roster/units/0/melee/1/score']],
    [{ shots: [{ score: 5 }] }, []],
    [{ shots: [{ score: 6 }] }, ['warning high-tir /roster/units/0/shots/0/score']],
    [{ def: 5 }, []],
    [{ def: 6 }, ['warning high-def /roster/units/0/def']],
    [{ men: 5 }, []],
    [{ men: 6 }, ['info high-men /roster/units/0/men']],
    [{ men: 1 }, []],
    [{ men: 0 }, ['warning low-men /roster/units/0/men']],
    [{ vie: 1 }, []],
    [{ vie: 4 }, []],
    [{ vie: 0 }, ['error life /roster/units/0/vie']],
    [{ vie: 5 }, ['error life /roster/units/0/vie']],
    [{ shots: [{ score: 0, piercing: 0 }] }, []],
    [{ shots: [{ score: 0, piercing: 1 }] }, ['warning idle-shot /roster/units/0/shots/0']],
  ])('%j is told so: %j', (unit, expected) => {
    expect(on(unit)).toEqual(expected)
  })

  it.each<readonly [string, JsonObject, string, JsonObject]>([
    ['high-def', { def: 9 }, 'Ramener Déf à 5', { def: 5 }],
    ['low-men', { men: 0 }, 'Ramener Men à 1', { men: 1 }],
    ['life', { vie: 0 }, 'Ramener Vie à 1', { vie: 1 }],
    ['life', { vie: 9 }, 'Ramener Vie à 4', { vie: 4 }],
    ['idle-shot', { shots: [{ score: 0, piercing: 1 }] }, 'Retirer ce Tir', { shots: [] }],
    ['duplicate-trait', { traits: ['lance', 'lance'] }, 'N’en garder qu’une', { traits: ['lance'] }],
    ['unknown-trait', { traits: ['lanse'] }, 'Écrire « lance »', { traits: ['lance'] }],
    ['unknown-trait', { traits: ['zzzzzz'] }, 'Retirer « zzzzzz »', { traits: [] }],
    ['unknown-role', { role: 'cheff' }, 'Écrire « Chef »', { role: 'chef' }],
    ['unknown-role', { role: 'zzzzzzz' }, 'Retirer le rôle', { role: null }],
    ['role-on-squad', { figures: 4, role: 'chef' }, 'Retirer le rôle', { figures: 4, role: null }],
    [
      'role-on-squad',
      { figures: 4, role: 'magicien', spells: ['terreur'] },
      'N’y laisser qu’une figurine',
      { figures: 1, role: 'magicien' },
    ],
    ['spells-without-mage', { spells: ['terreur'] }, 'En faire un magicien', { role: 'magicien' }],
    ['spells-without-mage', { role: 'chef', spells: ['terreur'] }, 'Retirer son sort', { spells: [] }],
    [
      'unknown-spell',
      { role: 'magicien', spells: ['terrreur'] },
      'Écrire « terreur »',
      { spells: ['terreur'] },
    ],
    [
      'duplicate-spell',
      { role: 'magicien', spells: ['terreur', 'terreur'] },
      'Garder « Terreur » une seule fois',
      { spells: ['terreur'] },
    ],
    [
      'too-many-spells',
      { role: 'magicien', spells: ['terreur', 'levitation', 'motivation'] },
      'Retirer « Motivation »',
      { spells: ['terreur', 'levitation'] },
    ],
  ])('%s is cured: %j, « %s »', (code, unit, label, becomes) => {
    const { label: said, left, roster } = cured(code, [soldier(unit)])
    expect(said).toBe(label)
    expect(left).toEqual([])
    expect(roster).toMatchObject({ units: [becomes] })
  })
})

it('a Men out of the common says what it does to tests, and what morale still adds', () => {
  const said = (men: number) => plain(diagnose(armyFile([soldier({ men })]))[0]?.message ?? '')
  // A chief’s +1 lets Men 0 pass a test of morale on 1; the lesser half of a split squad has Men 6 − 1.
  expect(said(0)).toContain('de moral tant que rien ne l’aide')
  expect(said(6)).toContain('tant que rien ne l’affaiblit')
})

describe('an army', () => {
  const pikes = soldier({ name: 'Piquiers', figures: 6 })

  it('costs no more than its limit, to the point', () => {
    expect(remarks([pikes], { limit: 60 })).toEqual([])
    expect(remarks([pikes], { limit: 59 })).toEqual(['error over-limit /roster/units'])
    expect(remarks([pikes], { limit: null })).toEqual([])
    const [fault] = diagnose(armyFile([pikes], { limit: 41 }))
    expect(plain(fault?.message ?? '')).toBe('L’armée coûte 60 # et la limite est de 41 # : 19 # de trop.')
  })

  it('gives up the figures that leave the least unspent', () => {
    const knights = soldier({ name: 'Preux', figures: 3, vie: 2 })
    expect(cured('over-limit', [pikes, knights], { limit: 91 })).toMatchObject({
      label: 'Preux : 1 figurine de moins (15 #)',
      left: [],
    })
    expect(cured('over-limit', [soldier({ name: 'Seul' }), soldier()], { limit: 15 }).label).toBe(
      'Retirer Seul (10 #)',
    )
    // Nobody alone frees enough: the players agree on more.
    expect(cured('over-limit', [soldier(), soldier(), soldier()], { limit: 5 }).label).toBe(
      'Convenir de 30 #',
    )
  })

  it('has one general at most, whatever was agreed', () => {
    const general = (name: string) => soldier({ name, role: 'general' })
    const agreed = { agreed: { general: 2 } }
    expect(remarks([general('A')])).toEqual(['warning too-many-roles /roster/units/0/role'])
    expect(remarks([general('A')], { agreed: { general: 1 } })).toEqual([])
    expect(remarks([general('A'), general('B')], agreed)).toEqual([
      'error second-general /roster/units/1/role',
    ])
    expect(cured('second-general', [general('A'), general('B')], agreed)).toMatchObject({
      label: 'En faire un chef',
      left: [],
    })
  })

  it.each([
    ['chef', 1],
    ['magicien', 1],
    ['porte-banniere', 1],
    ['musicien', 0],
    ['guerisseur', 0],
  ])('has no more of %s than the %i that are usual', (role, usual) => {
    const one = role === 'magicien' ? mage(['terreur']) : soldier({ role })
    const lawful = Array.from({ length: usual }, () => one)
    expect(remarks(lawful)).toEqual([])
    expect(remarks([...lawful, one])).toEqual([`warning too-many-roles /roster/units/${usual}/role`])
    const { label, left, roster } = cured('too-many-roles', [...lawful, one])
    expect(label).toContain(`Convenir de ${usual + 1}`)
    expect(left).toEqual([])
    expect(roster).toMatchObject({ agreed: { [role]: usual + 1 } })
  })

  it('says the same of chiefs who were agreed upon', () => {
    expect(remarks([chief('A'), chief('B')], { agreed: { chef: 2 } })).toEqual([])
  })
})

describe('spells', () => {
  it('are for mages, and as many as were agreed, three at most', () => {
    expect(on({ spells: ['terreur'] })).toEqual(['error spells-without-mage /roster/units/0/spells'])
    expect(remarks([mage(['terreur', 'levitation'])])).toEqual([])
    expect(remarks([mage([])])).toEqual(['warning no-spells /roster/units/0/spells'])
    const three = ['terreur', 'levitation', 'motivation']
    expect(remarks([mage(three)])).toEqual(['warning too-many-spells /roster/units/0/spells/2'])
    expect(remarks([mage(three, { spellsAgreed: 3 })])).toEqual([])
    expect(remarks([mage(three)], { agreed: { spells: 3 } })).toEqual([])
    expect(remarks([mage([...three, 'fragilite'])], { agreed: { spells: 4 } })).toEqual([
      'warning too-many-spells /roster/units/0/spells/3',
    ])
  })

  it('may be the army’s own, under an id that no other has', () => {
    const own = { id: 'sort-1', name: 'Pluie de soupe', text: 'Elle est tiède.' }
    expect(remarks([mage(['sort-1'])], { ownSpells: [own] })).toEqual([])
    expect(remarks([mage(['sort-1'])])).toEqual(['error unknown-spell /roster/units/0/spells/0'])
    expect(remarks([], { ownSpells: [own, { ...own, name: 'Autre' }] })).toEqual([
      'warning own-spell-twice /roster/ownSpells/1',
    ])
    expect(remarks([], { ownSpells: [{ ...own, id: 'terreur' }] })).toEqual([
      'warning own-spell-of-the-book /roster/ownSpells/0',
    ])
    expect(cured('own-spell-twice', [], { ownSpells: [own, own] })).toMatchObject({
      left: [],
      roster: { ownSpells: [{ id: 'sort-1' }, { id: 'sort-2' }] },
    })
  })
})

it('unknown ids are told once for all that read alike', () => {
  expect(on({ traits: ['zut', 'lance', 'zut'] })).toEqual(['error unknown-trait /roster/units/0/traits/0'])
  expect(cured('unknown-trait', [soldier({ traits: ['zut', 'lance', 'zut'] })]).roster).toMatchObject({
    units: [{ traits: ['lance'] }],
  })
})
