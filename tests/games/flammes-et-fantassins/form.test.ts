/** Choices that close, choices that repair. */
import { describe, expect, it } from 'vitest'
import { openBand, type Choice, type FormNode, type JsonObject } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { bandFile, figureJson } from './bands.ts'

const fieldsOf = (figure: JsonObject, roster: JsonObject = {}): readonly FormNode[] => {
  const band = openBand(bandFile([figureJson(figure)], roster), systems)
  if (!band.ok) throw new Error('the band does not open')
  const list = band.value.roster.form().parts.find(part => part.kind === 'list')
  return list?.kind === 'list' ? (list.items[0]?.fields() ?? []) : []
}

const choice = (fields: readonly FormNode[], label: string, id: string): Choice => {
  const field = fields.find(node => node.label === label)
  const found =
    field?.kind === 'choice'
      ? field.groups.flatMap(group => group.choices).find(one => one.id === id)
      : undefined
  if (!found) throw new Error(`no choice ${id} in ${label}`)
  return found
}

describe('a choice', () => {
  it('tells the whole of a spell, with what its card says by signs', () => {
    const mage = fieldsOf({ classes: ['magicien', 'pretre'] })
    const told = (label: string, id: string) => choice(mage, label, id).detail
    expect(told('Sorts', 'armure-de-mage')).toBe(
      'Cible : une figurine à vue à 6 pouces, ou le Mage. La CA de la cible gagne +3. Durée : jusqu’à la fin du Round.',
    )
    expect(told('Sorts', 'boule-de-feu')).toMatch(
      /^Cible : un point .* Jet contre une Trame de X\. .* X, de\s1\sà\s6/,
    )
    expect(told('Équipement', 'parchemin:soin')).toMatch(/ni cartes ni PA de Héros.*La cible regagne 6 PV\.$/)
  })

  it('closes with the reason why', () => {
    const full = fieldsOf({ classes: ['archer', 'barbare', 'chevalier'] })
    expect(choice(full, 'Classes', 'soldat').closed).toContain('3 au plus')
    const poor = fieldsOf({}, { points: 1 })
    expect(choice(poor, 'Classes', 'soldat').closed).toContain('plus de PC')
    expect(
      choice(fieldsOf({ equipment: ['dague', 'cuir'] }, { points: 1 }), 'Équipement', 'bombe').closed,
    ).toContain('fer')
    expect(choice(fieldsOf({ equipment: ['arc'] }), 'Équipement', 'arme-a-deux-mains').closed).toContain(
      'deux mains',
    )
    const mage = fieldsOf({ classes: ['necromancien'], spells: ['acide', 'terreur'] })
    expect(choice(mage, 'Sorts', 'reincarnation').closed).toBeDefined()
    expect(choice(mage, 'Sorts', 'soin').closed).toContain('n’a pas accès')
  })

  it.each<readonly [readonly string[], readonly string[]]>([
    // The first weapon is offered, whichever it is.
    [[], ['gratuit', 'gratuit', 'gratuit', 'gratuit', '1 fer']],
    // What would take its place is as free; one of the other kind is a second weapon.
    [['dague'], ['gratuit', 'gratuit', '1 fer', '1 fer', '1 fer']],
    [
      ['bombe', 'arc', 'dague'],
      ['1 fer', '1 fer', 'gratuit', 'gratuit', '1 fer'],
    ],
    [
      ['dague', 'arc'],
      ['gratuit', 'gratuit', '1 fer', '1 fer', '1 fer'],
    ],
  ])('of equipment costs a piece of iron, but for the first weapon: %j', (equipment, costs) => {
    const fields = fieldsOf({ equipment })
    const shown = ['dague', 'masse', 'arc', 'couteaux-de-lancer', 'bombe']
    expect(shown.map(id => choice(fields, 'Équipement', id).cost)).toEqual(costs)
    expect(choice(fields, 'Équipement', 'nu').cost).toBe('gratuit')
  })

  it('swaps what has one place only', () => {
    const clad = fieldsOf({ equipment: ['dague', 'cuir'] }, { points: 1 })
    expect(choice(clad, 'Équipement', 'plaque').take).toEqual([
      { op: 'replace', path: '/roster/figures/0/equipment/1', value: 'plaque' },
    ])
  })

  it('stays open when it repairs', () => {
    const orphan = fieldsOf({ classes: [], speciality: 'druide', spells: ['poison', 'eclair'] })
    for (const id of ['magicien', 'druide', 'sage']) expect(choice(orphan, 'Classes', id).take).toBeDefined()
    const greedy = fieldsOf({
      classes: ['druide', 'alchimiste', 'sage'],
      spells: ['eclair', 'fusion-dans-la-terre'],
    })
    expect(choice(greedy, 'Sorts', 'poison').take).toBeDefined()
    expect(choice(greedy, 'Sorts', 'marche-des-forets-et-collines').closed).toBeDefined()
  })

  it('takes the speciality away with its class', () => {
    const druid = fieldsOf({ classes: ['druide'], speciality: 'druide' })
    expect(choice(druid, 'Classes', 'druide').drop).toEqual([
      { op: 'remove', path: '/roster/figures/0/classes/0' },
      { op: 'replace', path: '/roster/figures/0/speciality', value: null },
    ])
  })
})
