/** Both sides of every limit, and what each remedy makes of a warband. */
import { describe, expect, it } from 'vitest'
import { openBand, type JsonObject } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import {
  cured,
  diagnose,
  figure,
  plain,
  remarks,
  rosterJson,
  spell,
  stats,
  warbandFile,
  wizard,
} from './warbands.ts'

const soldiers = (count: number) => Array.from({ length: count }, (_, index) => figure(`Soldat ${index + 1}`))
const on = (more: JsonObject, roster: JsonObject = {}) =>
  remarks({ ...roster, soldiers: [figure('Essai', more)] })
const cast = (...spells: readonly JsonObject[]) => remarks({ wizard: wizard({ spells }) })

describe('the door', () => {
  const refused = (roster: JsonObject) => {
    const band = openBand(
      { format: 'copiste-band', version: 1, system: 'frostgrave', name: 'Essai', roster },
      systems,
    )
    return band.ok ? [] : band.diagnostics.map(({ path, message }) => `${path} ${plain(message)}`)
  }

  it('asks for a wizard, and for the name and the six statistics of each figure', () => {
    expect(refused({})).toEqual([
      '/roster/wizard « roster › wizard » manque : il faut un objet entre accolades.',
    ])
    expect(refused(rosterJson({ wizard: { stats } }))).toEqual([
      '/roster/wizard/name « roster › wizard › name » manque : il faut un texte.',
    ])
    const { sante: _, ...five } = stats
    expect(refused(rosterJson({ soldiers: [{ name: 'A', stats: five }] }))).toEqual([
      '/roster/soldiers/0/stats/sante « roster › soldiers › 0 › stats › sante » manque : il faut un nombre.',
    ])
    expect(refused(rosterJson({ creatures: [{ name: 'A' }] }))).toHaveLength(1)
    expect(refused(rosterJson({ apprentice: figure('A') }))).toEqual([])
    expect(refused(rosterJson())).toEqual([])
  })

  it('gives what is left out its empty default', () => {
    const band = openBand(warbandFile({ wizard: { name: 'A', stats } }), systems)
    expect(band.ok && band.value.roster.json).toEqual({
      soldiersAgreed: 8,
      options: { critical: false, wounded: false },
      wizard: { name: 'A', stats, equipment: [], traits: [], spells: [] },
      apprentice: null,
      soldiers: [],
      creatures: [],
    })
  })
})

describe('the number of soldiers', () => {
  it('is the one agreed upon, 8 where nothing else is said', () => {
    expect(remarks({ soldiers: soldiers(8) })).toEqual([])
    expect(remarks({ soldiers: soldiers(9) })).toEqual(['warning too-many-soldiers /soldiers/8'])
    expect(remarks({ soldiersAgreed: 10, soldiers: soldiers(10) })).toEqual([])
    expect(remarks({ soldiersAgreed: 0, soldiers: soldiers(0) })).toEqual([])
    expect(plain(diagnose({ soldiersAgreed: 0, soldiers: soldiers(1) })[0]?.message ?? '')).toBe(
      'L’expédition compte 1 soldat, et les joueurs sont convenus de n’en avoir aucun.',
    )
  })

  it('can be agreed upon anew', () => {
    expect(cured('too-many-soldiers', { soldiers: soldiers(10) })).toMatchObject({
      label: 'Convenir de 10 soldats',
      roster: { soldiersAgreed: 10 },
      left: [],
    })
  })
})

describe('a name', () => {
  it('is missed, and suggested', () => {
    expect(remarks({ soldiers: [figure(' ')] })).toEqual(['warning no-name /soldiers/0/name'])
    expect(remarks({ wizard: wizard({ name: '' }) })).toEqual(['warning no-name /wizard/name'])
    expect(cured('no-name', { soldiers: [figure('')] })).toMatchObject({
      label: 'L’appeler « Brune Cognebise »',
      left: [],
    })
  })

  it('tells figures apart', () => {
    expect(remarks({ soldiers: [figure('Garde'), figure('Garde')], creatures: [figure('Garde 2')] })).toEqual(
      ['info same-name /soldiers/1/name'],
    )
    expect(
      cured('same-name', { soldiers: [figure('Garde'), figure('Garde')], creatures: [figure('Garde 2')] }),
    ).toMatchObject({
      label: 'L’appeler « Garde 3 »',
      left: [],
      roster: { soldiers: [{}, { name: 'Garde 3' }] },
    })
  })
})

describe('a statistic', () => {
  it.each([
    ['mouvement', 0, 1, 12, 13],
    ['combat', -6, -5, 10, 11],
    ['tir', -6, -5, 10, 11],
    ['armure', 5, 6, 18, 19],
    ['volonte', -6, -5, 15, 16],
  ])('%s is unusual at %d, not at %d to %d, again at %d', (id, below, least, most, above) => {
    const at = (value: number) =>
      on({ stats: { ...stats, [id]: value }, equipment: [{ name: 'Arc', kind: 'tir' }] })
    const unusual = [`warning unusual-stat /soldiers/0/stats/${id}`]
    expect([below, least, most, above].map(at)).toEqual([unusual, [], [], unusual])
  })

  it('Santé is wrong at 0, and unusual past 30', () => {
    const at = (sante: number) => on({ stats: { ...stats, sante } })
    expect([0, 1, 30, 31].map(at)).toEqual([
      ['error no-health /soldiers/0/stats/sante'],
      [],
      [],
      ['warning unusual-stat /soldiers/0/stats/sante'],
    ])
  })

  it.each([
    ['no-health', { sante: 0 }, 'Lui donner 1 de Santé', { sante: 1 }],
    ['unusual-stat', { mouvement: 60 }, 'Ramener Mouvement à 12', { mouvement: 12 }],
    ['unusual-stat', { combat: -20 }, 'Ramener Combat à −5', { combat: -5 }],
    ['unusual-stat', { volonte: 40 }, 'Ramener Volonté à +15', { volonte: 15 }],
  ])('%s is mended: %j, « %s »', (code, wrong, label, right) => {
    expect(cured(code, { creatures: [figure('Essai', { stats: { ...stats, ...wrong } })] })).toMatchObject({
      label,
      left: [],
      roster: { creatures: [{ stats: right }] },
    })
  })
})

describe('traits and equipment', () => {
  it.each<readonly [JsonObject, readonly string[]]>([
    [{ traits: ['animal', 'grand'] }, []],
    [{ traits: ['animal', 'animal'] }, ['warning duplicate-trait /soldiers/0/traits/1']],
    [{ traits: ['animale'] }, ['error unknown-trait /soldiers/0/traits/0']],
    [{ equipment: [{ name: 'Épée', kind: 'melee', damage: 2, opponent: -1 }] }, []],
    [
      { equipment: [{ name: 'Épée', kind: 'mêlé' }] },
      ['error unknown-equipment /soldiers/0/equipment/0/kind'],
    ],
    [{ equipment: [{ name: 'Arc', kind: 'tir', range: 24 }] }, []],
    [{ equipment: [{ name: 'Arc', kind: 'tir', range: 1 }] }, []],
    [{ equipment: [{ name: 'Arc', kind: 'tir', range: null }] }, []],
    [
      { equipment: [{ name: 'Arc', kind: 'tir', range: 25 }] },
      ['warning unusual-range /soldiers/0/equipment/0/range'],
    ],
    [
      { equipment: [{ name: 'Arc', kind: 'tir', range: 0 }] },
      ['warning unusual-range /soldiers/0/equipment/0/range'],
    ],
    [
      { equipment: [{ name: 'Épée', kind: 'melee', range: 6 }] },
      ['warning idle-range /soldiers/0/equipment/0'],
    ],
    [
      { equipment: [{ name: 'Épée', kind: 'melee', reload: true }] },
      ['warning idle-range /soldiers/0/equipment/0'],
    ],
    [{ equipment: [{ name: 'Épée', kind: 'melee', reload: false }] }, []],
    [{ equipment: [{ name: 'Écu', kind: 'protection' }] }, []],
    [
      { equipment: [{ name: 'Écu', kind: 'protection', damage: 1 }] },
      ['warning idle-modifier /soldiers/0/equipment/0'],
    ],
    [
      { equipment: [{ name: 'Fiole', kind: 'objet', opponent: -1 }] },
      ['warning idle-modifier /soldiers/0/equipment/0'],
    ],
    [{ stats: { ...stats, tir: 1 } }, ['info idle-shooting /soldiers/0/stats/tir']],
    [{ stats: { ...stats, tir: 1 }, equipment: [{ name: 'Arc', kind: 'tir' }] }, []],
    [{ stats: { ...stats, tir: 0 } }, []],
  ])('%j is told so: %j', (more, expected) => {
    expect(on(more)).toEqual(expected)
  })

  it.each<readonly [string, JsonObject, string, JsonObject]>([
    ['unknown-trait', { traits: ['animale', 'animale'] }, 'Écrire « animal »', { traits: ['animal'] }],
    ['unknown-trait', { traits: ['zzzzzzz', 'golem'] }, 'Retirer ce trait', { traits: ['golem'] }],
    [
      'duplicate-trait',
      { traits: ['golem', 'golem', 'golem'] },
      'Ne le garder qu’une fois',
      { traits: ['golem'] },
    ],
    [
      'unknown-equipment',
      { equipment: [{ name: 'Arc', kind: 'tirr' }] },
      'Écrire « tir »',
      { equipment: [{ kind: 'tir' }] },
    ],
    [
      'unknown-equipment',
      { equipment: [{ name: 'Arc', kind: 'zzzzzzzz', range: 12 }] },
      'Écrire « tir »',
      { equipment: [{ kind: 'tir' }] },
    ],
    [
      'unusual-range',
      { equipment: [{ kind: 'tir', range: 48 }] },
      'Ramener la portée à 24″',
      { equipment: [{ range: 24 }] },
    ],
    [
      'idle-range',
      { equipment: [{ name: 'Javelot', kind: 'melee', range: 10 }] },
      'En faire une arme de tir',
      { equipment: [{ kind: 'tir' }] },
    ],
    [
      'idle-modifier',
      { equipment: [{ name: 'Écu', kind: 'protection', damage: 1 }] },
      'En faire une arme en main',
      { equipment: [{ kind: 'melee' }] },
    ],
    [
      'idle-shooting',
      { stats: { ...stats, tir: 2 } },
      'Lui donner un arc',
      { equipment: [{ name: 'Arc', kind: 'tir', range: 24 }] },
    ],
  ])('%s is mended: %j, « %s »', (code, more, label, becomes) => {
    expect(cured(code, { soldiers: [figure('Essai', more)] })).toMatchObject({
      label,
      left: [],
      roster: { soldiers: [becomes] },
    })
  })
})

describe('a spell', () => {
  const at = '/wizard/spells/0'
  it.each<readonly [JsonObject, readonly string[]]>([
    [{}, []],
    [{ castingValue: null }, [`warning no-casting-value ${at}/castingValue`]],
    [{ castingValue: 20 }, []],
    [{ castingValue: 21 }, [`info never-cast ${at}/castingValue`]],
    [{ castingValue: 2 }, []],
    [{ castingValue: 1 }, [`info always-cast ${at}/castingValue`]],
    [{ name: ' ' }, [`warning no-spell-name ${at}/name`]],
    [{ text: '' }, [`info no-spell-text ${at}/text`]],
    [{ attack: true }, []],
    [{ attack: true, outOfGame: true }, [`warning attack-out-of-game ${at}`]],
  ])('%j is told so: %j', (more, expected) => {
    expect(cast(spell('Écharde', more))).toEqual(expected)
  })

  it('is missed where a wizard has none', () => {
    expect(cast()).toEqual(['warning no-spells /wizard/spells'])
  })

  it('stands once in a list, accents and capitals or not', () => {
    expect(cast(spell('Écharde'), spell('echarde'))).toEqual(['warning duplicate-spell /wizard/spells/1'])
    expect(
      cured('duplicate-spell', { wizard: wizard({ spells: [spell('A'), spell('B'), spell('a')] }) }),
    ).toMatchObject({
      label: 'Ne le garder qu’une fois',
      left: [],
      roster: { wizard: { spells: [{ name: 'A' }, { name: 'B' }] } },
    })
  })

  it('that is an attack is cast in the game', () => {
    const both = { attack: true, outOfGame: true }
    expect(cured('attack-out-of-game', { wizard: wizard({ spells: [spell('A', both)] }) })).toMatchObject({
      label: 'Le lancer en jeu',
      left: [],
      roster: { wizard: { spells: [{ attack: true, outOfGame: false }] } },
    })
  })
})

describe('an attack out of the game that an apprentice has from its wizard', () => {
  it('is told once, and mended where it is written', () => {
    const roster = {
      wizard: wizard({ spells: [spell('A', { attack: true, outOfGame: true })] }),
      apprentice: figure('Colin', { spells: [{ name: 'A' }] }),
    }
    expect(remarks(roster)).toEqual(['warning attack-out-of-game /wizard/spells/0'])
    expect(cured('attack-out-of-game', roster)).toMatchObject({ left: [] })
  })
})

describe('the spells of an apprentice', () => {
  const of = (apprentice: JsonObject) => remarks({ apprentice: figure('Colin', apprentice) })

  it('are those of the wizard, of whom they are said', () => {
    expect(of({})).toEqual([])
    expect(of({ spells: [{ name: 'Écharde' }] })).toEqual([])
    expect(of({ spells: [{ name: 'Autre' }] })).toEqual([
      'warning no-casting-value /apprentice/spells/0/castingValue',
      'info no-spell-text /apprentice/spells/0/text',
    ])
  })

  it('have values by names that somebody knows, once each', () => {
    expect(of({ castingValues: { echarde: 12 } })).toEqual([])
    expect(of({ castingValues: { Échardes: 12 } })).toEqual([
      'warning unknown-casting-value /apprentice/castingValues/Échardes',
    ])
    expect(of({ castingValues: { Écharde: 12, ECHARDE: 13 } })).toEqual([
      'warning duplicate-casting-value /apprentice/castingValues/ECHARDE',
    ])
    expect(
      cured('unknown-casting-value', { apprentice: figure('Colin', { castingValues: { Échardes: 12 } }) }),
    ).toMatchObject({
      label: 'L’écrire pour « Écharde »',
      left: [],
      roster: { apprentice: { castingValues: { Écharde: 12 } } },
    })
    expect(
      cured('unknown-casting-value', { apprentice: figure('Colin', { castingValues: { Zzzzzzzzz: 12 } }) }),
    ).toMatchObject({
      label: 'Retirer cette valeur',
      left: [],
      roster: { apprentice: { castingValues: {} } },
    })
  })
})
