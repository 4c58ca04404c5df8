/** Every limit, on each side of it. */
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/core/index.ts'
import { bandFile, diagnose, figureJson, remarksOn } from './bands.ts'

const codes = (figures: readonly JsonObject[], roster: JsonObject = {}): readonly string[] =>
  diagnose(bandFile(figures, roster)).map(({ severity, code }) => `${severity} ${code.split('.')[1]}`)

const three = [figureJson({}), figureJson({}), figureJson({})]

describe('the band', () => {
  it('spends exactly its PC', () => {
    expect(codes(three, { points: 3, campaign: { iron: -0 } })).toContain('warning unspent-iron')
    expect(codes(three, { points: 3 })).not.toContain('error too-many-pc')
    expect(codes(three, { points: 2 })).toContain('error too-many-pc')
    expect(codes(three, { points: 2, campaign: { pc: 1 } })).not.toContain('error too-many-pc')
    expect(codes(three, { points: 4 })).toContain('warning unspent-pc')
    expect(codes(three, { points: 3 })).not.toContain('warning unspent-pc')
  })

  it('spends exactly its iron: one a PC, one a soldat, and what the campaign earned', () => {
    const clad = (equipment: readonly string[], classes = ['barbare']) => figureJson({ equipment, classes })
    const exact = [clad(['dague', 'cuir', 'grappin']), clad(['dague', 'cuir']), clad(['dague'])]
    expect(codes(exact, { points: 3 })).toEqual([])
    const over = [clad(['dague', 'cuir', 'grappin']), clad(['dague', 'cuir']), clad(['dague', 'robe'])]
    expect(codes(over, { points: 3 })).toEqual(['error too-much-iron'])
    expect(codes(over, { points: 3, campaign: { iron: 1 } })).toEqual([])
    const soldier = [
      clad(['dague', 'cuir', 'grappin'], ['soldat']),
      clad(['dague', 'cuir']),
      clad(['dague', 'robe']),
    ]
    expect(codes(soldier, { points: 3 })).toEqual([])
    const under = [clad(['dague', 'cuir']), clad(['dague', 'cuir']), clad(['dague'])]
    expect(codes(under, { points: 3 })).toEqual(['warning unspent-iron'])
  })

  it.each([
    [0, ['few-figures']],
    [2, ['few-figures']],
    [3, []],
    [10, []],
    [11, ['many-figures']],
  ])('of %i figures: %j', (count, expected) => {
    const figures = Array.from({ length: count }, () => figureJson({ equipment: ['dague', 'cuir'] }))
    expect(codes(figures, { points: count })).toEqual(expected.map(code => `warning ${code}`))
  })

  it('keeps the accounts of its campaign', () => {
    const figures = Array.from({ length: 3 }, () => figureJson({ equipment: ['dague', 'cuir'] }))
    const history = [
      { scenario: 'a', outcome: 'victoire' },
      { scenario: 'b', outcome: 'victoire' },
      { scenario: 'c', outcome: 'victoire' },
    ]
    const right = { games: 3, trophies: 4, iron: 3, pc: 0 }
    const accounts = (campaign: JsonObject) =>
      codes(figures, { points: 3, campaign: { ...campaign, history } })
    expect(accounts(right)).not.toContain('warning campaign-history')
    expect(accounts({ ...right, trophies: 3 })).toContain('warning campaign-history')
    expect(accounts({ ...right, iron: 2 })).toContain('warning campaign-history')
    expect(accounts({ ...right, games: 2 })).toContain('warning campaign-history')
    // Loot counts as iron, and a history may be partial.
    expect(accounts({ ...right, iron: 5 })).not.toContain('warning campaign-history')
    expect(accounts({ games: 4, trophies: 0, iron: 0, pc: 0 })).not.toContain('warning campaign-history')
  })
})

describe('the accounts of a campaign', () => {
  const figures = Array.from({ length: 3 }, () => figureJson({ equipment: ['dague', 'cuir'] }))
  const said = (campaign: JsonObject) =>
    diagnose(bandFile(figures, { points: 3, campaign }))
      .filter(({ code }) => code.includes('campaign'))
      .map(({ code, path }) => `${code.split('.')[1]} ${path.replace('/roster/campaign', '')}`)
  const won = { scenario: '', outcome: 'victoire' }
  const lost = { scenario: '', outcome: 'defaite' }

  it.each<readonly [JsonObject, readonly string[]]>([
    // A PC for each game lost, and no more.
    [{ games: 3, pc: 3 }, []],
    [{ games: 3, pc: 4 }, ['campaign-pc /pc']],
    [{ games: 0, pc: 1 }, ['campaign-pc /pc']],
    // 1, 1, 2: four trophies in three games, all won.
    [{ games: 3, trophies: 4 }, []],
    [{ games: 3, trophies: 5 }, ['campaign-trophies /trophies']],
    [{ games: 0, trophies: 1 }, ['campaign-trophies /trophies']],
    // Three trophies are two wins at least (2 + 1), which leave one game to lose.
    [{ games: 3, trophies: 3, pc: 1 }, []],
    [{ games: 3, trophies: 3, pc: 2 }, ['campaign-wins /pc']],
    [{ games: 4, trophies: 3, pc: 3 }, []],
    // A history in part says what was won.
    [{ games: 4, pc: 2, history: [won, won] }, []],
    [{ games: 4, pc: 3, history: [won, won] }, ['campaign-wins /pc']],
    [
      { games: 4, trophies: 9, pc: 3, history: [won, won] },
      ['campaign-trophies /trophies', 'campaign-wins /pc'],
    ],
    // Loot explains iron, and iron alone.
    [{ games: 1, iron: 40 }, []],
    [{ games: 2, pc: 1, iron: 40, trophies: 1, history: [won, lost] }, []],
    [{ games: 2, pc: 2, iron: 2, trophies: 1, history: [won, lost] }, ['campaign-history ']],
    [{ games: 2, pc: 1, iron: 2, trophies: 2, history: [won, lost] }, ['campaign-history ']],
  ])('%j: %j', (campaign, expected) => {
    expect(said(campaign)).toEqual(expected)
  })

  it('are told with their numbers', () => {
    const [told] = diagnose(bandFile(figures, { points: 3, campaign: { games: 3, trophies: 3, pc: 2 } }))
      .filter(({ code }) => code.includes('campaign'))
      .map(({ severity, message }) => `${severity} ${message.replace(/[\u00a0\u202f]/g, ' ')}`)
    expect(told).toBe(
      'warning La campagne compte 2 PC gagnés, un par défaite, et 2 victoires au moins, pour 3 parties : corrigez l’un des comptes.',
    )
  })

  it('take what their history says, unless that would leave the band beyond its means', () => {
    const campaign = { games: 2, pc: 2, iron: 2, trophies: 1, history: [won, lost] }
    const remedy = (points: number) =>
      diagnose(bandFile(figures, { points, campaign })).find(({ code }) => code.includes('campaign'))?.remedy
    expect(remedy(2)?.patch).toEqual([{ op: 'replace', path: '/roster/campaign/pc', value: 1 }])
    expect(remedy(1)).toBeUndefined()
  })
})

describe('classes', () => {
  it.each([
    [[], ['error no-class /classes']],
    [['archer'], []],
    [['archer', 'barbare', 'chevalier'], []],
    [['archer', 'barbare', 'chevalier', 'soldat'], ['error too-many-classes /classes/3']],
    [['archer', 'barbare', 'archer'], ['error duplicate-class /classes/2']],
    [['archer', 'ninja'], ['error unknown-class /classes/1']],
  ])('%j: %j', (classes, expected) => {
    expect(remarksOn({ classes })).toEqual(expected)
  })
})

describe('a parchment', () => {
  const reader = (...spells: readonly string[]) =>
    figureJson({ name: 'Lectrice', classes: ['sorcier'], equipment: ['dague'], spells })
  const bearer = figureJson({ equipment: ['dague', 'parchemin:soin'] })
  const said = (...figures: readonly JsonObject[]) =>
    diagnose(bandFile(figures))
      .filter(({ code }) => code.includes('parchment'))
      .map(({ severity, code, message }) => [
        severity,
        code.split('.')[1],
        message.replace(/[\u00a0\u202f]/g, ' '),
      ])

  it('needs a Mage in the band, whoever carries it', () => {
    expect(said(bearer)).toEqual([
      [
        'warning',
        'parchment-without-mage',
        'Essai porte 1 parchemin, et la bande n’a aucun Mage pour lire : engagez-en un, ou retirez ce qui ne servira pas.',
      ],
    ])
  })

  it('of a spell that no Mage knows is read all the same, as ruling 23 has it', () => {
    expect(said(bearer, reader('sommeil'))).toEqual([
      [
        'info',
        'parchment-of-unknown-spell',
        'Essai porte un parchemin, « Soin », qu’aucun Mage de la bande ne connaît : l’un d’eux peut le lire quand même (arbitrage 23).',
      ],
    ])
    expect(said(figureJson({ equipment: ['dague', 'parchemin:sommeil'] }), reader('sommeil'))).toEqual([])
  })
})

describe('equipment', () => {
  it.each([
    [['dague'], []],
    [['dague', 'masse'], ['error too-many-melee /equipment/1']],
    [['arc', 'couteaux-de-lancer'], ['error too-many-tir /equipment/1']],
    [['dague', 'bouclier', 'pavois'], ['error too-many-bouclier /equipment/2']],
    [['dague', 'cuir', 'plaque'], ['error too-many-armure /equipment/2']],
    [['dague', 'potion-de-vie', 'potion-de-vie'], []],
    [['dague', 'bombe', 'grappin', 'potion-de-vie'], ['error too-many-materiel /equipment/3']],
    [['dague', 'arc'], []],
    [['dague', 'arc', 'bouclier', 'robe', 'bombe', 'grappin'], ['warning shield-and-two-hands /equipment/2']],
    [['dague', 'couteaux-de-lancer', 'bouclier', 'plaque', 'bombe', 'grappin'], []],
    [[], ['warning no-weapon /equipment']],
    [['bombe'], ['warning no-weapon /equipment']],
    [['dague', 'sabre-laser'], ['error unknown-equipment /equipment/1']],
    [['dague', '', ' '], ['error unknown-equipment /equipment/1']],
    [['dague', 'parchemin', 'parchemin:'], ['error parchment-spell /equipment/1']],
    [['dague', 'parchemin:soin'], ['warning parchment-without-mage /equipment/1']],
    [['dague', 'parchemin:soin', 'parchemin:eclair'], ['warning parchment-without-mage /equipment/1']],
    [['dague', 'parchemin'], ['error parchment-spell /equipment/1']],
    [['dague', 'parchemin:soif'], ['error parchment-spell /equipment/1']],
    [['dague', 'nu'], []],
    [['dague', 'nu', 'bombe'], []],
    [['dague', 'nu', 'bombe', 'grappin'], ['error naked-gear /equipment/3']],
    [['dague', 'nu', 'robe'], ['error naked-armour /equipment/2']],
    [['dague', 'nu', 'nu'], ['error duplicate-marker /equipment/2']],
    [['arme-a-deux-mains', 'arc'], ['error two-handed-together /equipment/1']],
    [['baton', 'arbalete-legere'], ['error two-handed-together /equipment/1']],
    [['arme-a-deux-mains', 'couteaux-de-lancer'], []],
    [['masse', 'arbalete-lourde'], []],
    [['arme-a-deux-mains', 'bouclier'], ['error shield-without-hand /equipment/1']],
    [['arc', 'pavois'], ['error shield-without-hand /equipment/1']],
    [['arme-a-deux-mains', 'couteaux-de-lancer', 'bouclier'], ['warning shield-and-two-hands /equipment/2']],
    [['dague', 'couteaux-de-lancer', 'bouclier'], []],
    [['dague', 'grimoire'], ['error grimoire-without-mage /equipment/1']],
  ])('%j: %j', (equipment, expected) => {
    expect(remarksOn({ equipment })).toEqual(expected)
  })
})

describe('magic', () => {
  const mage = (changes: JsonObject) =>
    remarksOn({
      classes: ['necromancien'],
      speciality: 'necromancien',
      spells: ['acide', 'vampirisme'],
      ...changes,
    })

  it.each<readonly [JsonObject, readonly string[]]>([
    [{}, []],
    [{ spells: ['acide', 'terreur'] }, []],
    [{ spells: ['terreur', 'reincarnation'] }, ['error level-rule /spells/0']],
    [{ spells: ['acide'] }, ['warning missing-spells /spells']],
    [{ spells: ['terreur'] }, ['warning missing-spells /spells', 'error level-rule /spells/0']],
    [{ spells: ['acide', 'vampirisme', 'forme-spectrale'] }, ['error too-many-spells /spells/2']],
    [{ spells: ['acide', 'vampirisme', 'soin'] }, ['error spell-foreign-domain /spells/2']],
    [{ spells: ['acide', 'acide'] }, ['error duplicate-spell /spells/1']],
    [{ spells: ['acide', 'vampirisme', 'abracadabra'] }, ['error unknown-spell /spells/2']],
    [{ speciality: null }, ['warning no-speciality /speciality']],
    [{ speciality: 'sage' }, ['error speciality-foreign /speciality']],
    [{ speciality: 'barbare' }, ['error speciality-foreign /speciality']],
    [{ grimoire: 'magie' }, ['warning grimoire-domain-without-grimoire /grimoire']],
    [{ equipment: ['dague', 'grimoire'] }, ['warning grimoire-domain /grimoire']],
    [{ equipment: ['dague', 'grimoire'], grimoire: 'magie' }, ['warning missing-spells /spells']],
    [{ equipment: ['dague', 'grimoire'], grimoire: 'magie', spells: ['acide', 'vampirisme', 'charme'] }, []],
    [
      { equipment: ['dague', 'grimoire'], grimoire: 'tenebres', spells: ['acide', 'vampirisme', 'terreur'] },
      [],
    ],
    [
      {
        equipment: ['dague', 'grimoire'],
        grimoire: 'magie',
        spells: ['acide', 'vampirisme', 'boule-de-feu'],
      },
      ['error level-rule /spells/2'],
    ],
    [
      {
        equipment: ['dague', 'grimoire', 'grimoire'],
        grimoire: 'magie',
        spells: ['acide', 'vampirisme', 'charme'],
      },
      ['error two-grimoires /equipment/2'],
    ],
  ])('%j: %j', (changes, expected) => {
    expect(mage(changes)).toEqual(expected)
  })

  it('reads an open grimoire in the one domain that needs it', () => {
    expect(mage({ equipment: ['dague', 'grimoire'], spells: ['acide', 'vampirisme', 'soin'] })).toEqual([
      'warning grimoire-domain /grimoire',
    ])
  })

  it('is closed to those who are no mages', () => {
    expect(remarksOn({ spells: ['soin'] })).toEqual(['error spell-foreign-domain /spells/0'])
    expect(remarksOn({ speciality: 'pretre' })).toEqual(['error speciality-without-mage /speciality'])
  })

  it('follows the example of the Nécromancien / Prêtre / Sorcier with a grimoire (annexe «Les Sorts»)', () => {
    const hero = (grimoire: string, spells: readonly string[]) =>
      remarksOn({
        classes: ['necromancien', 'pretre', 'sorcier'],
        speciality: 'pretre',
        equipment: ['baton', 'grimoire'],
        grimoire,
        spells,
      })
    const dark = ['acide', 'vampirisme', 'forme-spectrale', 'frappe-de-l-ombre']
    const light = ['soin', 'force', 'silence']
    expect(hero('tenebres', [...dark, 'soin', 'force', 'charme'])).toEqual([])
    expect(
      hero('tenebres', ['acide', 'vampirisme', 'terreur', 'reincarnation', 'soin', 'resurrection', 'charme']),
    ).toEqual([])
    expect(
      hero('lumiere', ['acide', 'vampirisme', 'terreur', 'soin', 'force', 'resurrection', 'charme']),
    ).toEqual([])
    expect(hero('lumiere', [...dark.slice(0, 3), ...light, 'charme'])).toEqual([])
    expect(hero('magie', [...dark.slice(0, 3), 'soin', 'force', 'charme', 'boule-de-feu'])).toEqual([])
    expect(hero('nature', [...dark.slice(0, 3), 'soin', 'force', 'charme', 'poison'])).toEqual([])
    expect(hero('nature', [...dark.slice(0, 3), 'soin', 'force', 'charme', 'eclair'])).toEqual([
      'error level-rule /spells/6',
    ])
    expect(
      hero('lumiere', ['acide', 'terreur', 'reincarnation', 'soin', 'force', 'resurrection', 'charme']),
    ).toEqual(['error level-rule /spells/1'])
  })
})

describe('malformed rosters', () => {
  it.each<readonly [string, JsonObject, string]>([
    ['a build that is none', { build: 'costaud' }, '/roster/figures/0/build'],
    ['classes that are no list', { classes: 'archer' }, '/roster/figures/0/classes'],
    ['a class that is a number', { classes: [1] }, '/roster/figures/0/classes/0'],
    ['a grimoire of an unknown domain', { grimoire: 'cuisine' }, '/roster/figures/0/grimoire'],
    ['a portrait that is no picture', { portrait: 'file:///etc/passwd' }, '/roster/figures/0/portrait'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, '/roster/figures/0/name'],
  ])('%s', (_, changes, path) => {
    expect(
      diagnose(bandFile([figureJson(changes)])).map(diagnostic => `${diagnostic.code} ${diagnostic.path}`),
    ).toEqual([`file.malformed ${path}`])
  })

  it.each([
    [1024 * 1024, []],
    [1024 * 1024 + 3, ['file.malformed']],
  ])('a portrait of %i bytes: %j', (size, expected) => {
    const portrait = `data:image/png;base64,${Buffer.alloc(size).toString('base64')}`
    const said = diagnose(bandFile([figureJson({ portrait })])).filter(({ code }) => code.startsWith('file.'))
    expect(said.map(({ code }) => code)).toEqual(expected)
  })

  it.each([
    [{ points: -1 }, '/roster/points'],
    [{ points: 8.5 }, '/roster/points'],
    [{ points: null }, '/roster/points'],
    [{ campaign: { games: 71 } }, '/roster/campaign/games'],
  ])('%j', (roster, path) => {
    expect(diagnose(bandFile([], roster)).map(diagnostic => diagnostic.path)).toContain(path)
  })
})
