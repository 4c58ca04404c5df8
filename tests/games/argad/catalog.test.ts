/** Every value of the catalogue, typed once more from the rules page. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { plainWords } from '../../../src/core/index.ts'
import {
  advisedTroop,
  beasts,
  certainTime,
  classes,
  classeSpan,
  clumsyClasses,
  competences,
  followingClasses,
  formations,
  hardships,
  healingShifts,
  lengths,
  levelSpan,
  meleeRules,
  modifiers,
  mounts,
  movement,
  objectiveKinds,
  paces,
  periods,
  protections,
  reaches,
  reactions,
  roles,
  rulerLengths,
  rulings,
  scores,
  shotRules,
  shownNeeds,
  terrains,
  trainings,
  turnRules,
  turnSteps,
  weaponById,
  weapons,
  worstShot,
  wounds,
  type Fraction,
  type ShotRow,
} from '../../../src/games/argad/catalog/index.ts'
import { argad } from '../../../src/games/argad/index.ts'
import { models } from '../../../src/games/argad/models.ts'
import { blankRoster } from '../../../src/games/argad/schema.ts'
import { validate } from '../../../src/games/argad/validate.ts'
import { plain } from './troops.ts'

/** « 0-20: 5-6 », with « dehors » and « déduit » where they hold. */
const rowSaid = ({ from, to, needs, outdoors, inferred }: ShotRow): string =>
  `${from}-${to}: ${shownNeeds(needs)}${outdoors ? ' dehors' : ''}${inferred ? ' déduit' : ''}`

const rowsOf = (id: string): readonly string[] => (weaponById.get(id)?.shot?.rows ?? []).map(rowSaid)

const stance = ({ still, moving }: { readonly still: number | null; readonly moving: number | null }) => [
  still,
  moving,
]

describe('the shooting table', () => {
  it('has these rows', () => {
    const said = ['0-20: 5-6', '20-40: 6', '40-60: 7']
    expect(rowsOf('arbalete-de-guerre')).toEqual(said)
    expect(rowsOf('arc-simple')).toEqual(['0-20: 5-6', '20-40: 6', '40-60: 7 dehors'])
    expect(rowsOf('arc-long')).toEqual(['0-20: 5-6', '20-40: 6', '40-60: 7 dehors'])
    expect(rowsOf('yumi')).toEqual(['0-10: 5-6', '10-20: 6', '20-40: 7 dehors'])
    expect(rowsOf('pistolet-a-silex')).toEqual(['0-10: 5-6', '10-20: 7 déduit'])
    expect(rowsOf('fusil-a-silex')).toEqual(['0-20: 5-6', '20-40: 6', '40-60: 7 déduit'])
    expect(rowsOf('revolver')).toEqual(['0-10: 5-6', '10-20: 6'])
    expect(rowsOf('fusil-a-verrou')).toEqual(['0-40: 5-6', '40-80: 6', '80-120: 7'])
  })

  it('marks two cells as inferred, and no other', () => {
    const inferred = weapons.filter(({ shot }) => shot?.rows.some(row => row.inferred))
    expect(inferred.map(({ id }) => id)).toEqual(['pistolet-a-silex', 'fusil-a-silex'])
  })

  it('names these without rows', () => {
    expect(weapons.filter(({ shot }) => shot?.rows.length === 0).map(({ id }) => id)).toEqual([
      'javelot',
      'arquebuse',
      'mousquet',
      'tromblon',
      'fusil-a-pompe',
      'canon',
      'arme-automatique',
    ])
  })

  it('says how each is shot: on foot, mounted, against armour, reloaded, how often', () => {
    const shots = weapons.flatMap(({ id, shot }) =>
      shot
        ? [
            [
              id,
              stance(shot.foot),
              stance(shot.mounted),
              [shot.armour[4], shot.armour[5], shot.armourFar],
              shot.reload,
              [shot.shots.still, shot.shots.moving],
              shot.firearm,
              [shot.red, shot.white],
            ],
          ]
        : [],
    )
    const never = [null, null]
    const still = [0, null]
    const unsteady = [0, -1]
    const once = [1, 1]
    expect(shots).toEqual([
      ['arbalete-de-guerre', still, never, [0, 0, false], 1, once, false, [0, 0]],
      ['arc-simple', still, unsteady, [-1, -2, false], 0, once, false, [0, 0]],
      ['arc-long', still, never, [0, -1, false], 0, once, false, [0, 0]],
      ['yumi', still, [0, 0], [-1, -1, false], 0, once, false, [0, 0]],
      ['pistolet-a-silex', unsteady, unsteady, [-1, -1, true], 1, once, true, [0, 0]],
      ['fusil-a-silex', still, never, [-1, -1, true], 1, once, true, [0, 0]],
      ['revolver', unsteady, unsteady, [0, 0, false], 0, [2, 1], true, [0, 0]],
      ['fusil-a-verrou', still, still, [0, 0, false], 0, once, true, [0, 0]],
      ['javelot', [0, 0], [0, 0], [0, 0, false], 0, once, false, [0, 0]],
      ['arquebuse', still, never, [0, 0, false], 0, once, true, [0, 0]],
      ['mousquet', still, never, [0, 0, false], 2, once, true, [0, 0]],
      ['tromblon', still, never, [0, 0, false], 0, once, true, [2, 0]],
      ['fusil-a-pompe', still, never, [0, 0, false], 0, once, true, [2, 0]],
      ['canon', still, never, [0, 0, false], 0, once, true, [2, 0]],
      ['arme-automatique', still, never, [0, 0, false], 0, once, true, [2, 0]],
    ])
  })

  it('shows 5 as « 5-6 » and the rest as they are', () => {
    expect([5, 6, 7, 8].map(shownNeeds)).toEqual(['5-6', '6', '7', '8'])
  })
})

describe('the weapons of mêlée', () => {
  it('strike in this order', () => {
    expect(lengths.map(({ id, order }) => [id, order])).toEqual([
      ['longue', 1],
      ['semi-longue', 2],
      ['courte', 3],
      ['tres-courte', 4],
      ['poings', 5],
    ])
  })

  it('are of these lengths and hands', () => {
    const of = (length: string) =>
      weapons.filter(({ blade }) => blade?.length === length).map(({ id, hands }) => `${id} ${hands}`)
    expect(of('longue')).toEqual([
      'longue 1',
      'lance 1',
      'lance-de-cavalerie 1',
      'hallebarde 2',
      'vouge 2',
      'naginata 2',
    ])
    expect(of('semi-longue')).toEqual([
      'semi-longue 2',
      'epee-a-deux-mains 2',
      'hache-a-deux-mains 2',
      'bardiche 2',
      'baionnette 2',
      'faux 2',
      'grand-baton 2',
      'outil-lourd 2',
    ])
    expect(of('courte')).toEqual([
      'javelot 1',
      'courte 1',
      'epee 1',
      'sabre 1',
      'hachette 1',
      'masse 1',
      'katana 1',
      'gourdin 1',
      'crosse 2',
    ])
    expect(of('tres-courte')).toEqual(['tres-courte 1', 'dague 1', 'crosse-de-pistolet 1'])
    expect(of('poings')).toEqual(['poings 1'])
  })

  it('are improvised, heavy or hooked, some of them', () => {
    const having = (trait: 'improvised' | 'heavy' | 'hooks') =>
      weapons.filter(({ blade }) => blade?.[trait]).map(({ id }) => id)
    expect(having('improvised')).toEqual([
      'faux',
      'grand-baton',
      'outil-lourd',
      'gourdin',
      'crosse',
      'crosse-de-pistolet',
    ])
    expect(having('heavy')).toEqual(['epee-a-deux-mains', 'hache-a-deux-mains', 'outil-lourd'])
    expect(having('hooks')).toEqual(['hallebarde', 'vouge', 'bardiche'])
  })

  it('are of periods that exist, each with weapons', () => {
    expect(periods.map(({ id }) => id)).toEqual(['toutes', 'medieval', 'japon', 'silex', 'moderne'])
    expect(new Set(weapons.map(({ period }) => period)).size).toBe(5)
  })
})

describe('a character', () => {
  it('is of these classes, levels and troops', () => {
    expect([classeSpan, levelSpan, advisedTroop]).toEqual([
      { min: 1, max: 5 },
      { min: 1, max: 5 },
      { min: 12, max: 20 },
    ])
    expect(classes.map(({ classe }) => classe)).toEqual([1, 2, 3, 4, 5])
    expect([clumsyClasses, followingClasses]).toEqual([2, 3])
  })

  it('wears one of these', () => {
    expect(protections.map(({ id, armour, rank, modern }) => [id, armour, rank, modern])).toEqual([
      ['legere', 0, 0, false],
      ['3', 3, 1, false],
      ['4', 4, 2, false],
      ['4*', 4, 3, false],
      ['5', 5, 4, false],
      ['5*', 5, 5, false],
      ['4T', 4, 2, true],
      ['5T', 5, 4, true],
    ])
  })

  it('rides, or does not', () => {
    expect(
      mounts.map(({ id, mounted, horse, base }) => [id, mounted, horse, base.width, base.depth]),
    ).toEqual([
      ['pied', false, 0, 2, 2],
      ['cavalier', true, 0, 2.5, 5],
      ['pieton-monte', true, 2, 2.5, 5],
    ])
    expect(beasts.map(({ id, points, base }) => [id, points, base.width, base.depth])).toEqual([
      ['cheval', 2, 2.5, 5],
      ['mule', 2, 2.5, 5],
      ['chameau', 2, 2.5, 5],
      ['ane', 2, 2, 4],
    ])
  })

  it('has a role, which multiplies its price', () => {
    expect(
      roles.map(({ id, times, commands }) => [
        id,
        times.pied,
        times.cavalier,
        times['pieton-monte'],
        commands,
      ]),
    ).toEqual([
      ['simple', 1, 2, 1, false],
      ['chef', 2, 3, 2, true],
      ['musicien', 2, 3, 2, false],
      ['porte-embleme', 1, 2, 1, false],
    ])
  })

  it('knows, scores and is trained', () => {
    expect(competences.filter(({ kind }) => kind === 'combat').map(({ id }) => id)).toEqual([
      'bretteur',
      'tres-costaud',
      'tireur-d-elite',
      'jet-de-dague',
      'mains-nues',
    ])
    expect(competences.filter(({ kind }) => kind === 'libre').map(({ id }) => id)).toEqual([
      'agilite',
      'charisme',
      'charme',
      'discretion',
      'eclaireur',
      'erudit',
      'langues',
      'soigneur',
      'metier',
    ])
    expect(scores.map(({ id }) => id)).toEqual(['sante', 'moral', 'perception', 'agilite', 'persuasion'])
    expect(trainings.map(({ id }) => id)).toEqual(['ordre-serre', 'ordre-disperse', 'pied-ferme', 'terrain'])
    expect(objectiveKinds.map(({ id }) => id)).toEqual([
      'objet',
      'rencontre',
      'acte',
      'renseignement',
      'convoi',
      'passage',
      'vengeance',
    ])
  })
})

describe('moving', () => {
  it('goes so far by what one wears (ruling 6)', () => {
    expect(movement).toEqual({
      pied: { legere: 20, '3': 20, '4': 16, '4*': 16, '4T': 16, '5': 12, '5*': 12, '5T': 12 },
      cavalier: { legere: 40, '3': 40, '4': 40, '4*': 36, '4T': 40, '5': 32, '5*': 32, '5T': 32 },
      'pieton-monte': { legere: 36, '3': 36, '4': 36, '4*': 36, '4T': 36, '5': 36, '5*': 36, '5T': 36 },
    })
  })

  it('has these paces', () => {
    expect(paces.map(({ id, centimetres, dice }) => [id, centimetres, dice])).toEqual([
      ['leger', 20, undefined],
      ['equipe', 16, undefined],
      ['lourd', 12, undefined],
      ['lent', 8, undefined],
      ['cheval', 40, undefined],
      ['cheval-lourd', 36, undefined],
      ['chevalier', 32, undefined],
      ['charge-lourde', -4, undefined],
      ['charge-tres-lourde', -8, undefined],
      ['rampe', 2, '1D6'],
      ['serre-colonne', 16, undefined],
      ['serre-ligne', 12, undefined],
      ['serre-cote', 8, undefined],
    ])
    expect(rulerLengths).toEqual({ foot: [8, 12, 16, 20], mounted: [32, 36, 40] })
    expect(reaches).toEqual({ voice: 20, musician: 60, banner: 120, sight: 200 })
  })

  it('crosses these grounds', () => {
    expect(terrains.map(({ id, foot, mounted, cover }) => [id, foot, mounted, cover])).toEqual([
      ['broussailles', 'difficile', 'difficile', -1],
      ['foret-dense', 'difficile', 'tres-difficile', -1],
      ['foret-ouverte', 'facile', 'facile', -1],
      ['jungle', 'difficile', 'interdit', -1],
      ['talus', 'difficile', 'difficile', -1],
      ['muret', 'difficile', 'difficile', -1],
      ['mur', 'tres-difficile', 'tres-difficile', -1],
      ['eau', 'tres-difficile', 'tres-difficile', null],
      ['eau-profonde', 'interdit', 'interdit', -1],
      ['marais', 'difficile', 'difficile', -1],
      ['interieur', 'difficile', 'interdit', -1],
      ['meurtriere', 'facile', 'interdit', -2],
      ['arbre', 'facile', 'facile', -1],
      ['route', 'facile', 'facile', null],
    ])
    expect(hardships.map(({ id, foot, mounted }) => [id, foot, mounted]).slice(1, 3)).toEqual([
      ['difficile', 'moins 1D6 cm ; bloqué sur 6', 'moins 2D6 cm ; bloqué sur un double 6'],
      [
        'tres-difficile',
        'moitié, puis moins 1D6 cm ; bloqué sur 6',
        'moitié, puis moins 2D6 cm ; bloqué sur un double 6',
      ],
    ])
  })
})

describe('what is added to a die', () => {
  it('is this', () => {
    const of = (kind: string) => modifiers.filter(one => one.of === kind).map(({ id, by }) => [id, by])
    expect(of('tir')).toEqual([
      ['couvert', -1],
      ['meurtriere', -2],
      ['armure', null],
      ['cible-furtive', -1],
      ['tireur-furtif', -1],
      ['mouvement', null],
      ['novice-feu', -1],
      ['embuscade', 1],
      ['chasse', 1],
      ['concours', 2],
      ['elite', 1],
    ])
    expect(of('melee')).toEqual([
      ['novice', -1],
      ['improvisee', -1],
      ['mains-nues', -1],
      ['plus-haut', -1],
      ['obstacle', 1],
      ['cavalier', 1],
      ['contre-cavalier', -1],
      ['charge', 1],
      ['crochet', 1],
      ['pied-ferme', 1],
      ['lourde', null],
      ['costaud', 1],
      ['otage', -1],
      ['blesse', -1],
      ['a-terre', 1],
    ])
    expect(of('moral')).toEqual([
      ['musique', 1],
      ['banniere', 1],
      ['heros', 1],
      ['serre', 1],
      ['deja-desordre', -1],
      ['musique-ennemie', -1],
    ])
    expect(worstShot).toBe(-2)
  })

  it('is told of three clumsinesses that count once, and of what terrain and target take together', () => {
    const kind = (wanted: string) => modifiers.filter(one => one.kind === wanted).map(({ id }) => id)
    expect(kind('maladresse')).toEqual(['novice', 'improvisee', 'mains-nues'])
    expect(modifiers.filter(one => one.of === 'tir' && one.kind === 'terrain').map(({ id }) => id)).toEqual([
      'couvert',
      'meurtriere',
    ])
    expect(modifiers.filter(one => one.of === 'tir' && one.kind === 'cible').map(({ id }) => id)).toEqual([
      'armure',
      'cible-furtive',
    ])
    // What strength gives is no tactical bonus: disorder leaves it.
    expect(modifiers.find(({ id }) => id === 'costaud')?.kind).toBe('nature')
  })
})

describe('the tables', () => {
  it('of wounds and of reactions have every face of their die, once', () => {
    const faces = (rows: typeof wounds) =>
      rows.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    expect(faces(wounds)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
    expect(wounds.map(({ die }) => die)).toEqual(['1', '2-7', '8-12'])
    expect(faces(reactions)).toEqual([1, 2, 3, 4, 5, 6])
    expect(healingShifts.map(({ id, by }) => [id, by])).toEqual([
      ['soigneur', 1],
      ['conditions', -1],
    ])
  })

  it('of play have these entries', () => {
    expect(turnSteps.map(({ id }) => id)).toEqual(['tirs-avant', 'mouvements', 'tirs', 'melee'])
    expect(turnRules).toHaveLength(6)
    expect(shotRules).toHaveLength(8)
    expect(meleeRules).toHaveLength(8)
    expect(formations.map(({ id }) => id)).toEqual(['lache', 'serre', 'disperse', 'desordre'])
  })
})

describe('« un certain temps »', () => {
  const worth = ([over, under]: Fraction): number => over / under

  it('has these chances', () => {
    expect(certainTime.map(({ id, done }) => [id, done.map(([over, under]) => `${over}/${under}`)])).toEqual([
      ['ordinaire', ['1/6', '4/9', '13/18', '49/54', '319/324', '1/1']],
      ['renonce', ['1/6', '7/18', '5/9', '17/27', '209/324']],
      ['avance', ['1/3', '2/3', '8/9', '53/54', '1/1']],
      ['d3', ['1/3', '7/9', '1/1']],
      ['retard', ['0/1', '1/6', '4/9', '13/18', '49/54', '319/324', '1/1']],
      ['deux-des', ['1/36', '16/81', '169/324', '2401/2916', '101761/104976', '1/1']],
    ])
    expect(certainTime.map(({ mean }) => mean)).toEqual([
      [899, 324],
      null,
      [115, 54],
      [17, 9],
      [1223, 324],
      [363251, 104976],
    ])
  })

  it.each(certainTime.map(option => [option.id, option] as const))(
    '%s: they are those of its die, turn by turn',
    (_, { needs, sides, dice, abandons, done, mean }) => {
      let going = 1
      let over = 0
      for (const [turn, need] of needs.entries()) {
        const success = Math.min(need, sides) / sides
        over += going * success
        // A 6 that would do the work does it.
        going *= 1 - success - (abandons && need < sides ? 1 / sides : 0)
        expect(worth(done[turn] ?? [0, 1])).toBeCloseTo(dice === 2 ? over ** 2 : over, 12)
      }
      expect(needs).toHaveLength(done.length)
      if (mean) {
        const waits = done.slice(0, -1).reduce((sum, chance) => sum + 1 - worth(chance), 1)
        expect(worth(mean)).toBeCloseTo(waits, 12)
      }
    },
  )

  it('takes 2.775 turns on average, 3 in the middle, 4 in nine times out of ten', () => {
    const [plain] = certainTime
    expect(plain?.mean && worth(plain.mean)).toBeCloseTo(2.775, 3)
    const by = (chance: number) => (plain?.done.findIndex(one => worth(one) >= chance) ?? -1) + 1
    expect([by(0.5), by(0.9)]).toEqual([3, 4])
  })
})

describe('the rulings', () => {
  it('are numbered, of one subject each, and begin with the six of the rules page', () => {
    expect(rulings.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1))
    expect(rulings.slice(0, 6).map(({ title }) => title)).toEqual([
      'Sans armure',
      'Les profils',
      'Les cases illisibles',
      'Le chef de troupe',
      'Les étoiles et les T',
      'Le mouvement',
    ])
    expect(rulings.every(({ subject }) => subject !== undefined)).toBe(true)
  })
})

describe('the compendium', () => {
  const sections = argad.catalog()
  const section = (id: string) => sections.find(one => one.id === id)

  it('lists every id once in its section, and each section under a word of its own', () => {
    expect(new Set(sections.map(({ one }) => one)).size).toBe(sections.length)
    for (const { id, entries } of sections)
      expect([id, new Set(entries.map(entry => entry.id)).size]).toEqual([id, entries.length])
    expect(section('weapons')?.entries.map(({ id }) => id)).toEqual(weapons.map(({ id }) => id))
  })

  it('marks what is inferred, in numbers and in words', () => {
    const pistol = section('weapons')?.entries.find(({ id }) => id === 'pistolet-a-silex')
    expect(plain(pistol?.summary ?? '')).toBe(
      '0-10 : 5-6 · 10-20 : 7 (déduit) ; en mouvement −1 ; un tour pour recharger ; de loin, cuirasse −1',
    )
    expect(pistol?.numbers).toMatchObject({
      shot: {
        rows: [
          { from: 0, to: 10, needs: 5, outdoors: false, inferred: false },
          { from: 10, to: 20, needs: 7, outdoors: false, inferred: true },
        ],
        armour: { '4': -1, '5': -1, far: true },
        reload: 1,
      },
    })
    expect(pistol?.facts?.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['0-10 cm', '5-6'],
      ['10-20 cm', '7, déduit : la case est illisible'],
      ['À pied', 'immobile ; en mouvement −1'],
      ['En selle', 'immobile ; en mouvement −1'],
      ['Armures', 'armure 4 : −1, armure 5 : −1, de loin'],
      ['Recharger', '1 tour immobile'],
      ['Mains', '1'],
    ])
  })

  it('has numbers of protections and terrains', () => {
    expect(section('protections')?.entries.find(({ id }) => id === '4*')?.numbers).toEqual({
      armour: 4,
      rank: 3,
      modern: false,
      movement: { pied: 16, cavalier: 36, 'pieton-monte': 36 },
    })
    expect(section('terrains')?.entries.find(({ id }) => id === 'foret-dense')?.numbers).toEqual({
      foot: 'difficile',
      mounted: 'tres-difficile',
      cover: -1,
    })
  })
})

describe('its words and pictures', () => {
  it('draw icons that there are', () => {
    const named = [
      ...[weapons, lengths, periods, protections, mounts, roles, competences, scores, trainings].flat(),
      ...[beasts, objectiveKinds, paces, terrains, turnSteps, turnRules, shotRules, meleeRules].flat(),
      ...[formations, wounds, reactions, certainTime].flat(),
      ...models,
      ...(argad.brings ?? []),
      ...argad.catalog(),
      argad,
    ].map(({ icon }) => icon)
    expect(named.filter(icon => icon !== undefined && !(icon in gameIcons.icons))).toEqual([])
  })

  it('end their sentences, and set no straight apostrophe', () => {
    const texts = argad.catalog().flatMap(({ entries }) => entries.flatMap(({ text }) => text ?? []))
    for (const text of [...texts, ...rulings.map(ruling => ruling.text)]) {
      expect(text).toMatch(/[.!…]$/)
      expect(plainWords(text)).not.toBe('')
      expect(text).not.toContain("'")
    }
  })
})

describe('the models', () => {
  it.each(models.map(model => [model.id, model] as const))('%s is lawful, under its own name', (_, model) => {
    const { profile } = model
    const leads = profile.leader
      ? []
      : [{ ...profile, count: 1, role: 'chef' as const, leader: true, name: 'Chef' }]
    const roster = {
      ...blankRoster(),
      profiles: [
        { ...profile },
        ...leads.map(one => ({
          ...one,
          weapons: ['courte'],
          mount: 'pied' as const,
          twoLives: false,
          training: [],
          competences: [],
        })),
      ],
    }
    expect(validate(roster)).toEqual([])
    expect(profile.name).toBe(model.label)
  })
})
