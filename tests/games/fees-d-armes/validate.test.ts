/** Both sides of every limit, and what each remedy makes of it. */
import { describe, expect, it } from 'vitest'
import { applyPatch, type Json, type JsonObject } from '../../../src/core/index.ts'
import {
  bandFile,
  bucheron,
  contes,
  diagnose,
  alone,
  massue,
  ofAction,
  ofRules,
  ogre,
  opened,
  plain,
  remarks,
} from './bands.ts'

/** The label of the remedy of one fault, the roster that it leaves, and what is then said of that. */
const cured = (code: string, changes: JsonObject) => {
  const { document, roster } = opened(bandFile(changes))
  const remedy = roster.validate().find(one => one.code === `fees-d-armes.${code}`)?.remedy
  if (!remedy) throw new Error(`no remedy for ${code}`)
  const after = opened(applyPatch(document, remedy.patch)).roster
  return {
    label: plain(remedy.label),
    roster: after.json,
    left: after.validate().map(({ severity, code: what }) => `${severity} ${what.split('.')[1] ?? ''}`),
  }
}
const action = (changes: JsonObject): JsonObject => alone({ actions: [{ ...massue, ...changes }] })
const rules = (list: Json): JsonObject => alone({ rules: list })

describe('a lawful band', () => {
  it('leaves nothing to say', () => {
    expect(remarks()).toEqual([])
  })
})

describe('points', () => {
  it.each([
    [9, ['error over-limit /band']],
    [10, []],
    [11, ['info under-limit /band']],
  ])('ten of a limit of %i', (limit, said) => {
    expect(remarks({ limit })).toEqual(said)
  })
  it('the cheapest figure leaves that is enough', () => {
    expect(cured('over-limit', { limit: 7 })).toMatchObject({
      label: 'Retirer Bûcheron',
      roster: {
        band: [
          { profile: 'ogre', count: 1 },
          { profile: 'bucheron', count: 1 },
        ],
      },
      left: [],
    })
    expect(cured('over-limit', { limit: 6 })).toMatchObject({
      label: 'Retirer Ogre',
      roster: { band: [{ profile: 'bucheron', count: 2 }] },
      left: [],
    })
  })
  it('several leave where one is not enough', () => {
    expect(cured('over-limit', { limit: 4 })).toMatchObject({
      label: 'Retirer 2 figurines',
      roster: { band: [{ profile: 'ogre', count: 1 }] },
      left: [],
    })
    expect(cured('over-limit', { limit: 0 })).toMatchObject({
      label: 'Retirer 3 figurines',
      roster: { band: [] },
    })
  })
})

describe('the band', () => {
  it('is empty', () => {
    expect(remarks({ band: [] })).toEqual(['warning empty-band /band'])
    expect(remarks({ band: [{ profile: 'ogre', count: 0 }] })).toEqual(['warning empty-band /band'])
  })
  it('knows whom it recruits', () => {
    const band = [{ profile: 'ogr', count: 1 }]
    expect(remarks({ band, limit: 0 })).toEqual([
      'warning empty-band /band',
      'error unknown-profile /band/0/profile',
    ])
    expect(cured('unknown-profile', { band, limit: 4 })).toMatchObject({
      label: 'Écrire « ogre »',
      roster: { band: [{ profile: 'ogre', count: 1 }] },
      left: [],
    })
    expect(cured('unknown-profile', { band: [{ profile: 'licorne' }] })).toMatchObject({
      label: 'Retirer « licorne »',
      roster: { band: [] },
    })
  })
  it('adds up the lines of one profile', () => {
    const band = [{ profile: 'ogre' }, { profile: 'bucheron' }, { profile: 'bucheron' }]
    expect(remarks({ band })).toEqual([])
    expect(opened(bandFile({ band })).roster.derive().totals).toMatchObject({ points: 10, figures: 3 })
  })
})

describe('faction cards', () => {
  const cour = { ...contes, id: 'cour', name: 'Cour' }
  const both = [contes, cour]
  const noble = { ...bucheron, factions: ['contes', 'cour'] }
  it('are usable where every figure has the faction', () => {
    const factions = (changes: JsonObject) => opened(bandFile(changes)).roster.derive().totals['factions']
    expect(factions({ factions: both, profiles: [ogre, noble] })).toEqual(['contes'])
    expect(factions({ factions: both, profiles: [{ ...ogre, factions: ['cour'] }, noble] })).toEqual(['cour'])
    expect(factions({ factions: both, profiles: [{ ...ogre, factions: ['cour'] }, bucheron] })).toEqual([])
    expect(factions({ band: [] })).toEqual([])
  })
  it('one of two is to be chosen: ruling 5', () => {
    const changes = { factions: both, profiles: [{ ...ogre, factions: ['cour', 'contes'] }, noble] }
    expect(remarks(changes)).toEqual(['info card-to-choose /band'])
    expect(remarks({ ...changes, faction: 'cour' })).toEqual([])
    expect(cured('card-to-choose', changes)).toMatchObject({ label: 'Jouer « Contes »', left: [] })
  })
  it('that are chosen can be played', () => {
    expect(remarks({ faction: 'contes' })).toEqual([])
    const strange = { factions: both, profiles: [ogre, noble], faction: 'cour' }
    expect(remarks(strange)).toEqual(['error card-out-of-reach /faction'])
    expect(plain(diagnose(strange)[0]?.message ?? '')).toBe(
      'La carte « Cour » ne peut pas être jouée. Ogre n’en est pas.',
    )
    expect(cured('card-out-of-reach', strange)).toMatchObject({
      label: 'Jouer « Contes »',
      roster: { faction: 'contes' },
      left: [],
    })
    expect(remarks({ faction: 'dragons' })).toEqual(['error unknown-card /faction'])
    expect(
      cured('unknown-card', {
        faction: 'dragons',
        profiles: [{ ...ogre, factions: ['cour'] }, bucheron],
        factions: both,
      }),
    ).toMatchObject({
      label: 'Ne jouer aucune carte',
      left: [],
    })
    expect(remarks({ faction: 'contes', band: [] })).toEqual([
      'warning empty-band /band',
      'error card-out-of-reach /faction',
    ])
  })
})

describe('profiles', () => {
  it('have ids of their own', () => {
    const twice = [ogre, bucheron, { ...ogre, name: 'Ogresse' }]
    expect(remarks({ profiles: twice })).toEqual(['error duplicate-profile /profiles/2/id'])
    expect(cured('duplicate-profile', { profiles: twice })).toMatchObject({
      label: 'L’appeler « ogresse »',
      roster: { profiles: [{ id: 'ogre' }, { id: 'bucheron' }, { id: 'ogresse' }] },
      left: [],
    })
  })
  it('without an id are recruited by their names', () => {
    const { id: _, ...nameless }: JsonObject = { ...ogre, name: 'L’Ogre' }
    const changes = {
      profiles: [nameless, bucheron],
      band: [{ profile: 'l-ogre' }, { profile: 'bucheron', count: 2 }],
    }
    expect(remarks(changes)).toEqual([])
    expect(opened(bandFile(changes)).roster.derive().totals).toMatchObject({ points: 10 })
  })
  it.each<readonly [JsonObject, readonly string[]]>([
    [{ health: 1 }, []],
    [{ health: 0 }, ['error no-health /profiles/0/health']],
    [{ action: 1 }, []],
    [{ action: 0 }, ['warning no-dice /profiles/0/action']],
    [{ name: ' ' }, ['warning profile-without-name /profiles/0/name']],
    [{ actions: [] }, ['info no-actions /profiles/0/actions']],
    [{ cost: 0 }, ['info under-limit /band', 'warning no-cost /profiles/0/cost']],
    [
      { factions: [] },
      ['error profile-without-faction /profiles/0/factions', 'info faction-unused /factions/0'],
    ],
    [{ factions: ['contes', 'contes'] }, ['warning faction-twice /profiles/0/factions/1']],
    [
      { factions: ['conte'] },
      ['error unknown-faction /profiles/0/factions/0', 'info faction-unused /factions/0'],
    ],
  ])('%j', (changes, said) => {
    expect(remarks(alone(changes))).toEqual(said)
  })
  it.each<readonly [string, JsonObject, string, JsonObject]>([
    ['no-health', { health: 0 }, 'Donner 1 point de santé', { health: 1 }],
    ['no-dice', { action: 0 }, 'Donner 1 dé d’action', { action: 1 }],
    ['no-cost', { cost: 0 }, 'Fixer le coût à 1 point', { cost: 1 }],
    ['profile-without-faction', { factions: [] }, 'Donner la faction « Contes »', { factions: ['contes'] }],
    ['faction-twice', { factions: ['contes', 'contes'] }, 'Retirer la répétition', { factions: ['contes'] }],
    ['unknown-faction', { factions: ['conte'] }, 'Écrire « contes »', { factions: ['contes'] }],
    ['unknown-faction', { factions: ['dragons'] }, 'Créer la faction « dragons »', { factions: ['dragons'] }],
  ])('%s of %j is mended: %s', (code, changes, label, profile) => {
    expect(cured(code, alone(changes))).toMatchObject({ label, roster: { profiles: [profile] } })
  })
  it('who has no faction where there is none founds one', () => {
    expect(cured('profile-without-faction', { ...alone({ factions: [] }), factions: [] })).toMatchObject({
      label: 'Créer une faction',
      roster: {
        profiles: [{ factions: ['faction'] }],
        factions: [{ id: 'faction', name: 'Nouvelle faction' }],
      },
      left: ['info faction-without-bonus'],
    })
  })
})

describe('actions', () => {
  it.each<readonly [JsonObject, readonly string[]]>([
    [{ needs: 1 }, []],
    [{ needs: 5 }, []],
    [{ needs: 0 }, ['error needs-below-one …/needs']],
    [{ needs: -2 }, ['error needs-below-one …/needs']],
    [{ plus: false }, ['error damage-plus-alone …/damagePlus']],
    [{ damagePlus: false }, ['warning threshold-plus-alone …/plus']],
    [{ plus: false, damagePlus: false }, []],
    [{ damage: null }, ['warning action-without-effect …', 'warning plus-without-damage …/damagePlus']],
    [{ damage: null, plus: false, damagePlus: false }, ['warning action-without-effect …']],
    [{ damage: null, plus: false, damagePlus: false, text: 'Miam.' }, []],
    [{ damage: null, damagePlus: false, text: 'Une case par réussite de plus.' }, []],
    [{ damage: null, damagePlus: false, keywords: [{ id: 'gel' }] }, ['warning threshold-plus-alone …/plus']],
    [{ name: '' }, ['warning action-without-name …/name']],
  ])('%j', (changes, said) => {
    expect(ofAction(changes)).toEqual(said)
  })
  it.each<readonly [string, JsonObject, string, JsonObject]>([
    ['needs-below-one', { needs: 0 }, 'Demander 1 réussite', { needs: 1 }],
    [
      'damage-plus-alone',
      { plus: false },
      'Ajouter le « + » aux réussites',
      { plus: true, damagePlus: true },
    ],
    [
      'damage-plus-alone',
      { plus: false, damage: null },
      'Retirer le « + » des dégâts',
      { damagePlus: false },
    ],
    [
      'threshold-plus-alone',
      { damagePlus: false },
      'Ajouter le « + » aux dégâts',
      { plus: true, damagePlus: true },
    ],
    [
      'threshold-plus-alone',
      { damage: null, damagePlus: false },
      'Retirer le « + » des réussites',
      { plus: false, damagePlus: false },
    ],
    ['plus-without-damage', { damage: null }, 'Retirer le « + » des dégâts', { damagePlus: false }],
  ])('%s of %j is mended: %s', (code, changes, label, becomes) => {
    expect(cured(code, action(changes))).toMatchObject({
      label,
      roster: { profiles: [{ actions: [becomes] }] },
    })
  })
})

describe('keywords of an action', () => {
  it.each<readonly [Json, readonly string[]]>([
    [[{ id: 'repousser', value: 1 }], []],
    [[{ id: 'repousser' }], ['error keyword-needs-number …/keywords/0']],
    [[{ id: 'repousser', value: null }], ['error keyword-needs-number …/keywords/0']],
    [[{ id: 'repousser', value: 0 }], ['error keyword-needs-number …/keywords/0']],
    [[{ id: 'tir' }], []],
    [[{ id: 'tir', value: 4 }], []],
    [[{ id: 'tir', value: 0 }], ['error keyword-needs-number …/keywords/0']],
    [[{ id: 'gel' }], []],
    [[{ id: 'gel', value: 2 }], ['warning keyword-needless-number …/keywords/0']],
    [[{ id: 'peur' }], ['warning keyword-of-rules …/keywords/0']],
    [[{ id: 'repouser', value: 2 }], ['error unknown-keyword …/keywords/0/id']],
    [[{ id: 'gel' }, { id: 'gel' }], ['warning keyword-twice …/keywords/1']],
  ])('%j', (keywords, said) => {
    expect(ofAction({ keywords })).toEqual(said)
  })
  it.each<readonly [string, Json, string, Json]>([
    ['keyword-needs-number', [{ id: 'charge' }], 'Écrire « Charge (1) »', [{ id: 'charge', value: 1 }]],
    ['keyword-needless-number', [{ id: 'gel', value: 2 }], 'Écrire « Gel »', [{ id: 'gel' }]],
    [
      'unknown-keyword',
      [{ id: 'repouser', value: 2 }],
      'Écrire « repousser »',
      [{ id: 'repousser', value: 2 }],
    ],
    ['unknown-keyword', [{ id: 'zzzzzz' }], 'Retirer « zzzzzz »', []],
    ['keyword-twice', [{ id: 'gel' }, { id: 'gel' }], 'Retirer la répétition', [{ id: 'gel' }]],
  ])('%s of %j is mended: %s', (code, keywords, label, becomes) => {
    expect(cured(code, action({ keywords }))).toMatchObject({
      label,
      roster: { profiles: [{ actions: [{ keywords: becomes }] }] },
      left: [],
    })
  })
  it('that are rules move to the back of the card', () => {
    expect(cured('keyword-of-rules', action({ keywords: [{ id: 'peur' }] }))).toMatchObject({
      label: 'Le mettre dans les règles',
      roster: { profiles: [{ actions: [{ keywords: [] }], rules: [{ id: 'peur' }] }] },
      left: [],
    })
  })
})

describe('rules', () => {
  it.each<readonly [Json, readonly string[]]>([
    [[{ id: 'peur' }], []],
    [[{ id: 'peur', value: 4 }], ['warning keyword-needless-number …/0']],
    [[{ id: 'regeneration', value: 1 }], []],
    [[{ id: 'regeneration' }], ['error keyword-needs-number …/0']],
    [[{ id: 'tir' }], []],
    // «Les attaques de ce type»: with a number it belongs to an action.
    [[{ id: 'tir', value: 5 }], ['warning keyword-of-actions …/0']],
    [[{ id: 'poison', value: 1 }], ['warning keyword-of-actions …/0']],
    [[{ id: 'peurr' }], ['error unknown-keyword …/0/id']],
    [[{ name: 'Berceuse', text: 'On dort.', aura: 3 }], []],
    [[{ id: 'berceuse', name: 'Berceuse', text: 'On dort.' }], []],
    [[{ text: '' }], ['warning empty-rule …/0']],
    [[{ id: 'peur' }, { id: 'peur' }], ['warning keyword-twice …/1']],
  ])('%j', (list, said) => {
    expect(ofRules(list)).toEqual(said)
  })
  it('that belong to an action move there', () => {
    const changes = alone({ actions: [massue], rules: [{ id: 'poison', value: 2 }] })
    expect(cured('keyword-of-actions', changes)).toMatchObject({
      label: 'Le mettre dans « Massue »',
      roster: { profiles: [{ actions: [{ keywords: [{ id: 'poison', value: 2 }] }], rules: [] }] },
      left: [],
    })
    expect(cured('empty-rule', rules([{ name: '' }]))).toMatchObject({
      roster: { profiles: [{ rules: [] }] },
    })
  })
})

describe('factions', () => {
  const faction = (changes: JsonObject): JsonObject => ({
    factions: [contes, { ...contes, id: 'cour', name: 'Cour', ...changes }],
  })
  it.each<readonly [JsonObject, readonly string[]]>([
    [{}, ['info faction-unused /factions/1']],
    [{ id: 'contes' }, ['error duplicate-faction /factions/1/id']],
    [{ id: '' }, ['warning faction-without-id /factions/1/id']],
    [{ name: '' }, ['warning faction-without-name /factions/1/name', 'info faction-unused /factions/1']],
    [
      { permanent: '', additional: ' ' },
      ['info faction-unused /factions/1', 'info faction-without-bonus /factions/1'],
    ],
    [{ permanent: '' }, ['info faction-unused /factions/1']],
  ])('%j', (changes, said) => {
    expect(remarks(faction(changes))).toEqual(said)
  })
  it('get an id of their own', () => {
    expect(cured('duplicate-faction', faction({ id: 'contes' }))).toMatchObject({
      label: 'L’appeler « cour »',
      left: ['info faction-unused'],
    })
    expect(cured('faction-without-id', faction({ id: '' }))).toMatchObject({ label: 'L’appeler « cour »' })
  })
})
