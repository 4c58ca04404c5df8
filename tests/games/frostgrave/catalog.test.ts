/** Every value of the catalogue, typed once more from the rules page. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { listing } from '../../../src/games/frostgrave/listing.ts'
import {
  brings,
  castingFailures,
  creatureRules,
  creatureSteps,
  equipmentKindIds,
  equipmentKinds,
  failureDamage,
  fallDamage,
  kindIds,
  kinds,
  measures,
  modifierIds,
  modifiers,
  numbers,
  rules,
  rulings,
  statIds,
  stats,
  statuses,
  terrains,
  tokens,
  traitIds,
  traits,
  turnStepIds,
  turnSteps,
  usualSoldiers,
} from '../../../src/games/frostgrave/catalog/index.ts'
import { frostgrave } from '../../../src/games/frostgrave/index.ts'

describe('the catalogue', () => {
  it('has these statistics, read by these letters', () => {
    expect(stats.map(({ id, letter, short, signed }) => [id, letter, short, signed])).toEqual([
      ['mouvement', 'M', 'Mouv.', false],
      ['combat', 'C', 'Combat', true],
      ['tir', 'T', 'Tir', true],
      ['armure', 'A', 'Armure', false],
      ['volonte', 'V', 'Volonté', true],
      ['sante', 'S', 'Santé', false],
    ])
    expect(stats.map(({ usual }) => [usual.min, usual.max])).toEqual([
      [1, 12],
      [-5, 10],
      [-5, 10],
      [6, 18],
      [-5, 15],
      [1, 30],
    ])
  })

  it('has these numbers', () => {
    expect(numbers).toEqual({
      faces: 20,
      actions: 2,
      group: { soldiers: 3, within: 3 },
      engage: 1,
      push: 1,
      gap: 1,
      climb: 2,
      rough: 2,
      jump: { most: 4, standing: 1 },
      fall: { from: 3, times: 3, over: 2 },
      shotRange: 24,
      sight: 10,
      support: 2,
      encumbered: { combat: -1 },
      wounded: { health: 4, rolls: -2, actions: 1 },
      critical: { face: 20, times: 2 },
      empowering: 1,
      treasures: 1,
    })
    expect(usualSoldiers).toBe(8)
  })

  it('has four kinds of figures, each with its phase, behind the initiative', () => {
    expect(kinds.map(({ id, phase, casts }) => [id, phase, casts])).toEqual([
      ['mage', 'mages', true],
      ['apprenti', 'apprentis', true],
      ['soldat', 'soldats', false],
      ['creature', 'creatures', false],
    ])
    expect(turnSteps.map(({ id }) => id)).toEqual([
      'initiative',
      'mages',
      'apprentis',
      'soldats',
      'creatures',
    ])
  })

  it('has six traits: who is never wounded, who carries nothing, who is large', () => {
    expect(
      traits.map(({ id, neverWounded, noTreasure, large }) => [id, neverWounded, noTreasure, large]),
    ).toEqual([
      ['mort-vivant', true, false, false],
      ['demon', true, false, false],
      ['golem', true, false, false],
      ['grand', false, false, true],
      ['animal', false, true, false],
      ['immateriel', false, true, false],
    ])
  })

  it('has these modifiers', () => {
    expect(modifiers.map(({ id, of, rolls, by, each }) => [id, of, rolls, by, each])).toEqual([
      ['obstruction', 'tir', 'cible', 1, 'chacune'],
      ['couvert-leger', 'tir', 'cible', 2, null],
      ['couvert-important', 'tir', 'cible', 4, null],
      ['hatif', 'tir', 'cible', 1, null],
      ['grande-cible', 'tir', 'cible', -2, null],
      ['soutien', 'combat', 'combattant', 2, 'chacun'],
      ['arme-adverse', 'combat', 'combattant', null, null],
      ['encombre', 'combat', 'figurine', -1, null],
      ['blesse', 'tout', 'figurine', -2, null],
    ])
  })

  it('has the table of failures, both ends of each line', () => {
    expect(castingFailures).toEqual([
      { from: 1, to: 4, damage: 0 },
      { from: 5, to: 9, damage: 1 },
      { from: 10, to: 19, damage: 2 },
      { from: 20, to: null, damage: 5 },
    ])
    expect([0, 1, 4, 5, 9, 10, 19, 20, 40].map(failureDamage)).toEqual([0, 0, 0, 1, 1, 2, 2, 5, 5])
  })

  it('hurts by one and a half per inch of a fall, from three inches on', () => {
    expect([0, 1, 2.9, 3, 3.5, 4, 5, 6, 10].map(fallDamage)).toEqual([0, 0, 0, 4, 5, 6, 7, 9, 15])
  })

  it('leads a creature through three cases, the last of which asks nothing', () => {
    expect(creatureSteps.map(({ id, question }) => [id, question === null])).toEqual([
      ['combat', false],
      ['proie', false],
      ['hasard', true],
    ])
    expect(creatureSteps[1]?.question).toContain('10″')
    expect(creatureRules).toHaveLength(4)
  })

  it('lists every id once, under lists of ids that agree with it', () => {
    expect(stats.map(({ id }) => id)).toEqual([...statIds])
    expect(kinds.map(({ id }) => id)).toEqual([...kindIds])
    expect(traits.map(({ id }) => id)).toEqual([...traitIds])
    expect(equipmentKinds.map(({ id }) => id)).toEqual([...equipmentKindIds])
    expect(turnSteps.map(({ id }) => id)).toEqual([...turnStepIds])
    expect(modifiers.map(({ id }) => id)).toEqual([...modifierIds])
    expect(equipmentKindIds).toEqual(['melee', 'tir', 'protection', 'objet'])
    expect(statuses.map(({ id }) => id)).toEqual([
      'active',
      'combat',
      'encombre',
      'blesse',
      'escalade',
      'decharge',
      'entrave',
      'sort',
    ])
    expect(terrains.map(({ id }) => id)).toEqual([
      'accidentee',
      'escalade',
      'passage',
      'saut',
      'chute',
      'bord',
    ])
    expect(tokens.map(({ id }) => id)).toEqual(['tresor', 'sante', 'initiative', 'activation'])
    expect(rules.map(({ subject, id }) => `${subject} ${id}`)).toEqual([
      'activation actions',
      'activation groupe',
      'activation recharger',
      'mouvement marche',
      'mouvement forcer',
      'mouvement contact',
      'mouvement deplacement-magique',
      'combat duel',
      'combat repousser',
      'combat soutenir',
      'combat critique',
      'combat blessures',
      'tir tirer',
      'tir melee-visee',
      'magie lancer',
      'magie renforcer',
      'magie sort-d-attaque',
      'magie resister',
      'tresor ramasser',
      'tresor emporter',
      'tresor tomber',
      'fin fin',
    ])
  })

  it('settles seven questions, numbered as the rules page numbers them', () => {
    expect(rulings.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 Ce que change une arme',
      '2 Un tir sans dommage',
      '3 Les soutiens opposés',
      '4 À moins de 1″',
      '5 Encombré, au second mouvement',
      '6 Le critique à distance',
      '7 Tirer au contact',
    ])
    for (const { subject, text } of rulings) {
      expect(subject?.title).toBeTruthy()
      expect(text).toMatch(/\.$/)
    }
    expect(rulings[0]?.text).toContain('17 - 10 - 1 font 6')
    expect(rulings[1]?.text).toContain('8 + 2')
  })

  it('draws every emblem from game-icons', () => {
    const known = new Set(Object.keys(gameIcons.icons))
    const icons = [
      ...[
        stats,
        kinds,
        traits,
        equipmentKinds,
        turnSteps,
        modifiers,
        creatureSteps,
        statuses,
        terrains,
      ].flat(),
      ...[tokens, rules, brings, measures].flat(),
    ].map(({ icon }) => icon)
    expect(icons.filter(icon => !known.has(icon))).toEqual([])
    expect(rulings.map(({ subject }) => subject?.icon ?? '').filter(icon => !known.has(icon))).toEqual([])
  })
})

describe('the listing', () => {
  const sections = listing()

  it('has a section for every kind of entry, under a name of its own', () => {
    expect(sections.map(({ id, entries }) => [id, entries.length])).toEqual([
      ['stats', 6],
      ['kinds', 4],
      ['traits', 6],
      ['equipment', 4],
      ['turn', 5],
      ['rules', 22],
      ['modifiers', 9],
      ['measures', 20],
      ['failures', 4],
      ['creatures', 3],
      ['statuses', 8],
      ['terrains', 6],
      ['tokens', 4],
    ])
    expect(new Set(sections.map(({ one }) => one)).size).toBe(sections.length)
    expect(frostgrave.catalog()).toEqual(sections)
  })

  it('tells numbers and says them', () => {
    const entry = (section: string, id: string) =>
      sections.find(one => one.id === section)?.entries.find(one => one.id === id)
    expect(entry('failures', 'echec-10')).toMatchObject({
      name: 'Raté de 10 à 19',
      summary: '2 dommages',
      numbers: { from: 10, to: 19, damage: 2 },
    })
    expect(entry('modifiers', 'couvert-important')?.numbers).toEqual({
      of: 'tir',
      rolls: 'cible',
      by: 4,
      each: false,
    })
    expect(entry('equipment', 'tir')?.numbers).toEqual({ range: 24 })
    const listed = sections.find(({ id }) => id === 'measures')?.entries ?? []
    expect(listed.map(({ id, numbers: { value } }) => [id, value])).toEqual([
      ['de', 20],
      ['actions', 2],
      ['groupe', 3],
      ['rayon-de-groupe', 3],
      ['contact', 1],
      ['repousser', 1],
      ['passage', 1],
      ['escalade', 2],
      ['accidente', 2],
      ['saut', 4],
      ['saut-sans-elan', 1],
      ['chute', 3],
      ['dommages-de-chute', 1.5],
      ['portee', 24],
      ['vue', 10],
      ['blessure', 4],
      ['critique', 20],
      ['dommages-critiques', 2],
      ['renforcer', 1],
      ['tresors', 1],
    ])
    expect(listed.slice(11, 14).map(({ summary }) => summary.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      '3″',
      '1,5 dommage',
      '24″',
    ])
    expect(entry('traits', 'grand')?.facts).toEqual([{ label: 'Sous les tirs', value: 'grande cible' }])
    for (const { entries } of sections)
      for (const { summary, name } of entries)
        expect([name, summary].every(words => words.length > 1)).toBe(true)
  })
})
