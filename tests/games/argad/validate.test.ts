/** Both sides of every limit, and the way back to the right one. */
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/core/index.ts'
import { captain, cured, diagnose, plain, remarks, said, troopFile } from './troops.ts'

const squad = (profile: JsonObject = {}): JsonObject => ({
  name: 'Gars',
  count: 4,
  classe: 3,
  weapons: ['courte'],
  ...profile,
})

const here = '/roster/profiles/0'

describe('the classe', () => {
  it('runs from 1 to 5', () => {
    expect([0, 1, 5, 6].map(classe => said({ classe }))).toEqual([
      [`error classe ${here}/classe`],
      [],
      [],
      [`error classe ${here}/classe`],
    ])
    expect(cured('classe', [captain({ classe: 9 })])).toMatchObject({
      label: 'Ramener la classe à 5',
      left: [],
    })
    expect(cured('classe', [captain({ classe: 0 })]).label).toBe('Ramener la classe à 1')
    // Where the budget has nothing left for it.
    expect(cured('classe', [captain({ role: 'simple' }), squad({ classe: 0 })], { budget: 3 })).toMatchObject(
      {
        label: 'Retirer Gars',
        left: ['leader-no-officer'],
      },
    )
  })
})

describe('the budget', () => {
  it('may be spent to the last point, and not beyond', () => {
    // Six for the captain, twelve for the squad.
    expect(remarks([captain(), squad()], { budget: 18 })).toEqual([])
    expect(remarks([captain(), squad()], { budget: 17 })).toEqual(['error over-budget /roster/budget'])
    expect(remarks([captain(), squad()], { budget: null })).toEqual([])
    expect(remarks([captain(), squad()], { budget: 18, packAnimals: [{}] })).toEqual([
      'error over-budget /roster/budget',
    ])
  })

  it('is told, and kept by fewer figures, then fewer profiles, then more points', () => {
    const [fault] = diagnose(troopFile([captain(), squad()], { budget: 10 }))
    expect(plain(fault?.message ?? '')).toBe('La troupe coûte 18 points et le budget est de 10 : 8 de trop.')
    expect(cured('over-budget', [captain(), squad()], { budget: 10 })).toMatchObject({
      label: 'Gars : 3 figurines de moins (9 points)',
      left: [],
    })
    expect(cured('over-budget', [captain(), squad()], { budget: 6 })).toMatchObject({
      label: 'Retirer Gars (12 points)',
      left: [],
    })
    expect(cured('over-budget', [captain()], { budget: 5 })).toMatchObject({
      label: 'Convenir de 6 points',
      left: [],
      roster: { budget: 6 },
    })
  })
})

describe('the one who leads', () => {
  it('is one: none and several are warned of', () => {
    expect(remarks([])).toEqual([])
    expect(remarks([captain()])).toEqual([])
    expect(remarks([captain({ leader: false })])).toEqual(['warning no-leader /roster/profiles'])
    expect(remarks([captain(), captain({ name: 'Josse' })])).toEqual([
      'warning several-leaders /roster/profiles/1/leader',
    ])
    expect(remarks([squad({ leader: true, role: 'chef' })])).toEqual([
      `warning leader-in-number ${here}/count`,
    ])
    expect(remarks([squad({ leader: true, role: 'chef', count: 1 })])).toEqual([])
  })

  it('is normally an officer', () => {
    expect(said({ role: 'simple' })).toEqual([`info leader-no-officer ${here}/role`])
    expect(said({ role: 'musicien' })).toEqual([`info leader-no-officer ${here}/role`])
    expect(cured('leader-no-officer', [captain({ role: 'simple' })])).toMatchObject({
      label: 'En faire un chef',
      left: [],
    })
  })

  it('is found where none is, and set apart from his squad', () => {
    const officer = squad({ name: 'Sergent', count: 1, classe: 3, role: 'chef' })
    expect(cured('no-leader', [squad({ classe: 5 }), officer])).toMatchObject({
      label: 'Sergent mène la troupe',
      left: [],
    })
    expect(cured('several-leaders', [captain(), captain({ name: 'Josse' })])).toMatchObject({
      label: 'Laisser Perrine commander',
      left: [],
    })
    expect(cured('leader-in-number', [squad({ leader: true, role: 'chef', id: 'x' })])).toMatchObject({
      label: 'Mettre le chef à part des autres',
      left: [],
      roster: {
        profiles: [
          { id: 'x', count: 1, leader: true },
          { count: 3, leader: false },
        ],
      },
    })
  })

  it('has a score around him: beyond it the game slows down', () => {
    expect(remarks([captain(), squad({ count: 19 })])).toEqual([])
    expect(remarks([captain(), squad({ count: 20 })])).toEqual(['info large-troop /roster/profiles'])
  })
})

describe('ids that nobody knows', () => {
  it.each<[string, JsonObject, string, string]>([
    [
      'protection',
      { protection: '6' },
      `error unknown-protection ${here}/protection`,
      'Mettre « Vêture légère »',
    ],
    ['protection', { protection: '4t' }, `error unknown-protection ${here}/protection`, 'Écrire « 4T »'],
    [
      'weapon',
      { weapons: ['arbalete'] },
      `error unknown-weapon ${here}/weapons/0`,
      'Écrire « arbalete-de-guerre »',
    ],
    [
      'weapon',
      { weapons: ['courte', 'xyzzy'] },
      `error unknown-weapon ${here}/weapons/1`,
      'Retirer « xyzzy »',
    ],
    [
      'competence',
      { competences: [{ id: 'breteur' }] },
      `error unknown-competence ${here}/competences/0`,
      'Écrire « bretteur »',
    ],
    [
      'competence',
      { competences: [{ id: 'serrurerie' }] },
      `error unknown-competence ${here}/competences/0`,
      'En faire une compétence à vous, « serrurerie »',
    ],
    [
      'competence of a level',
      { competences: [{ id: 'serrurerie', level: 3 }] },
      `warning free-competence ${here}/competences/0`,
      'La nommer « serrurerie »',
    ],
    [
      'training',
      { training: ['ordre-sere'] },
      `error unknown-training ${here}/training/0`,
      'Écrire « ordre-serre »',
    ],
  ])('%s: told, with a way out', (_, profile, remark, label) => {
    expect(said(profile)).toEqual([remark])
    const code = remark.split(' ')[1] ?? ''
    const way = cured(code, [captain(profile)])
    expect(way.label).toBe(label)
    expect(way.left).toEqual([])
  })

  it('are one remark where they read alike', () => {
    expect(said({ weapons: ['xyzzy', 'courte', 'xyzzy'] })).toEqual([
      `error unknown-weapon ${here}/weapons/0`,
    ])
    expect(cured('unknown-weapon', [captain({ weapons: ['epeee', 'epeee'] })]).roster).toMatchObject({
      profiles: [{ weapons: ['epee'] }],
    })
  })

  it('of beasts and of objectives too', () => {
    expect(remarks([captain()], { packAnimals: [{ kind: 'mulle' }] })).toEqual([
      'error unknown-beast /roster/packAnimals/0/kind',
    ])
    expect(cured('unknown-beast', [captain()], { packAnimals: [{ kind: 'mulle' }] }).label).toBe(
      'Écrire « mule »',
    )
    expect(cured('unknown-beast', [captain()], { packAnimals: [{ kind: 'éléphant' }] })).toMatchObject({
      label: 'En faire un Cheval de bât',
      left: [],
    })
    const odd = { objectives: [{ title: 'La caisse', kind: 'xyzzy' }] }
    expect(remarks([captain()], odd)).toEqual(['error unknown-objective /roster/objectives/0/kind'])
    expect(cured('unknown-objective', [captain()], odd)).toMatchObject({
      label: 'Retirer le genre',
      left: [],
    })
  })

  it('of mount and role are no file of ours', () => {
    expect(() => said({ mount: 'velo' })).toThrow('pieton-monte')
    expect(() => said({ role: 'caporal' })).toThrow('porte-embleme')
  })
})

describe('weapons', () => {
  it('stand once', () => {
    expect(said({ weapons: ['courte', 'dague', 'courte'] })).toEqual([
      `warning duplicate-weapon ${here}/weapons/2`,
    ])
    expect(
      cured('duplicate-weapon', [captain({ weapons: ['courte', 'courte', 'courte'] })]).roster,
    ).toMatchObject({
      profiles: [{ weapons: ['courte'] }],
    })
  })

  it('of which the book has no table ask for one', () => {
    expect(said({ weapons: ['mousquet'] })).toEqual([`warning no-rows ${here}/weapons/0`])
    expect(said({ weapons: ['javelot'] })).toEqual([`info no-rows ${here}/weapons/0`])
    expect(said({ weapons: ['arc-long'] })).toEqual([])
    expect(said({ weapons: ['mousquet'] }, { ownWeapons: [{ id: 'mousquet', rows: [{}] }] })).toEqual([])
  })

  it('are shot from the saddle, or are not', () => {
    const rides = (weapon: string, mount = 'cavalier') => said({ mount, weapons: [weapon] })
    for (const weapon of ['arbalete-de-guerre', 'arc-long', 'fusil-a-silex'])
      expect(rides(weapon)).toEqual([`warning not-mounted ${here}/weapons/0`])
    for (const weapon of ['arc-simple', 'yumi', 'pistolet-a-silex', 'revolver', 'fusil-a-verrou'])
      expect(rides(weapon)).toEqual([])
    expect(rides('arbalete-de-guerre', 'pieton-monte')).toEqual([])
    expect(rides('arbalete-de-guerre', 'pied')).toEqual([])
    expect(cured('not-mounted', [captain({ mount: 'cavalier', weapons: ['arc-long'] })])).toMatchObject({
      label: 'En faire un piéton monté',
      left: [],
    })
    const own = { ownWeapons: [{ id: 'fronde', rows: [{}] }] }
    expect(said({ mount: 'cavalier', weapons: ['fronde'] }, own)).toEqual([
      `warning not-mounted ${here}/weapons/0`,
    ])
    expect(
      said(
        { mount: 'cavalier', weapons: ['fronde'] },
        { ownWeapons: [{ id: 'fronde', rows: [{}], mounted: true }] },
      ),
    ).toEqual([])
  })

  it('that pull riders down do so on foot', () => {
    expect(said({ mount: 'cavalier', weapons: ['hallebarde'] })).toEqual([
      `info hooks-mounted ${here}/weapons/0`,
    ])
    expect(said({ mount: 'cavalier', weapons: ['lance'] })).toEqual([])
    expect(said({ weapons: ['hallebarde'] })).toEqual([])
  })

  it('need two hands, where one is full', () => {
    const holds = (role: string, weapons: readonly string[]) =>
      remarks([captain(), { name: 'Renaude', role, weapons }])
    expect(holds('porte-embleme', ['hallebarde'])).toEqual([
      'warning hands-full /roster/profiles/1/weapons/0',
    ])
    expect(holds('musicien', ['courte', 'arc-simple'])).toEqual([
      'warning hands-full /roster/profiles/1/weapons/1',
    ])
    expect(holds('porte-embleme', ['lance', 'pistolet-a-silex'])).toEqual([])
    expect(holds('chef', ['hallebarde'])).toEqual([])
    expect(
      cured('hands-full', [
        captain(),
        { name: 'Renaude', role: 'musicien', weapons: ['hallebarde', 'dague'] },
      ]),
    ).toMatchObject({ label: 'Retirer « Hallebarde »', left: [] })
  })

  it('that are part of a gun ask for that gun', () => {
    expect(said({ weapons: ['baionnette'] })).toEqual([`warning part-without-gun ${here}/weapons/0`])
    expect(said({ weapons: ['baionnette', 'fusil-a-silex'] })).toEqual([])
    expect(said({ weapons: ['baionnette', 'revolver'] })).toEqual([
      `warning part-without-gun ${here}/weapons/0`,
    ])
    expect(said({ weapons: ['crosse', 'arc-simple'] })).toEqual([
      `warning part-without-gun ${here}/weapons/0`,
    ])
    expect(said({ weapons: ['crosse', 'fusil-a-verrou'] })).toEqual([])
    expect(said({ weapons: ['crosse-de-pistolet', 'fusil-a-verrou'] })).toEqual([
      `warning part-without-gun ${here}/weapons/0`,
    ])
    expect(said({ weapons: ['crosse-de-pistolet', 'revolver'] })).toEqual([])
    expect(cured('part-without-gun', [captain({ weapons: ['courte', 'baionnette'] })]).left).toEqual([])
  })
})

describe('competences', () => {
  const knows = (...competences: readonly JsonObject[]) => said({ weapons: ['courte', 'dague'], competences })

  it('bretteur and tres-costaud exclude one another (ruling 5)', () => {
    expect(knows({ id: 'bretteur' })).toEqual([])
    expect(knows({ id: 'tres-costaud' })).toEqual([])
    expect(knows({ id: 'bretteur' }, { id: 'tres-costaud' })).toEqual([
      `error bretteur-costaud ${here}/competences/1`,
    ])
    expect(
      cured('bretteur-costaud', [captain({ competences: [{ id: 'tres-costaud' }, { id: 'bretteur' }] })]),
    ).toMatchObject({ label: 'Rester bretteur', left: [] })
    // On a horse he would keep no use for his strength; with a halberd, none for his fence.
    expect(
      cured('bretteur-costaud', [
        captain({ weapons: ['hallebarde'], competences: [{ id: 'tres-costaud' }, { id: 'bretteur' }] }),
      ]).left,
    ).toEqual(['idle-competence'])
  })

  it('have levels of 1 to 5', () => {
    const level = (value: number) => knows({ id: 'langues', level: value })
    expect([0, 1, 5, 6].map(level)).toEqual([
      [`error level ${here}/competences/0/level`],
      [],
      [],
      [`error level ${here}/competences/0/level`],
    ])
    expect(knows({ name: 'Compter', level: 7 })).toEqual([`error level ${here}/competences/0/level`])
    expect(cured('level', [captain({ competences: [{ name: 'Compter', level: 7 }] })])).toMatchObject({
      label: 'Ramener le niveau à 5',
      left: [],
    })
  })

  it('stand once, but where their names tell them apart', () => {
    expect(knows({ id: 'mains-nues' }, { id: 'mains-nues' })).toEqual([
      `warning duplicate-competence ${here}/competences/1`,
    ])
    expect(knows({ id: 'langues', name: 'Breton' }, { id: 'langues', name: 'Latin' })).toEqual([])
    expect(knows({ id: 'langues', name: 'Latin' }, { id: 'langues', name: 'Latin' })).toHaveLength(1)
    expect(
      cured('duplicate-competence', [captain({ competences: [{ id: 'mains-nues' }, { id: 'mains-nues' }] })])
        .left,
    ).toEqual([])
  })

  it('are of some use', () => {
    const use = (id: string, profile: JsonObject) => said({ competences: [{ id }], ...profile })
    const idle = [`warning idle-competence ${here}/competences/0`]
    expect(use('bretteur', { weapons: ['hallebarde'] })).toEqual(idle)
    expect(use('bretteur', { weapons: ['epee'] })).toEqual([])
    expect(use('bretteur', { weapons: ['dague'] })).toEqual([])
    expect(use('tireur-d-elite', { weapons: ['epee'] })).toEqual(idle)
    expect(use('tireur-d-elite', { weapons: ['revolver'] })).toEqual([])
    expect(use('jet-de-dague', { weapons: ['epee'] })).toEqual(idle)
    expect(use('jet-de-dague', { weapons: ['dague'] })).toEqual([])
    expect(use('tres-costaud', { mount: 'cavalier' })).toEqual(idle)
    expect(use('tres-costaud', { mount: 'pieton-monte' })).toEqual([])
    expect(use('mains-nues', { weapons: [] })).toEqual([])
    expect(cured('idle-competence', [captain({ competences: [{ id: 'jet-de-dague' }] })]).left).toEqual([])
  })
})

describe('the rest of a profile', () => {
  it('has scores of 1 to 5', () => {
    const sante = (value: number) => said({ scores: { sante: value } })
    expect([0, 1, 5, 6].map(sante)).toEqual([
      [`warning score ${here}/scores/sante`],
      [],
      [],
      [`warning score ${here}/scores/sante`],
    ])
    expect(cured('score', [captain({ scores: { moral: 8 } })])).toMatchObject({
      label: 'Ramener Moral à 5',
      left: [],
    })
  })

  it('goes no faster than anybody', () => {
    expect(said({ movement: 20 })).toEqual([])
    expect(said({ movement: 21 })).toEqual([`warning fast ${here}/movement`])
    expect(said({ movement: 40, mount: 'cavalier' })).toEqual([])
    expect(said({ movement: 41, mount: 'cavalier' })).toEqual([`warning fast ${here}/movement`])
    expect(cured('fast', [captain({ movement: 30, protection: '4' })])).toMatchObject({
      label: 'Rester à 16 cm',
      left: [],
    })
  })

  it('has two lives where it is one character', () => {
    expect(remarks([captain({ twoLives: true }), squad()])).toEqual([])
    expect(remarks([captain(), squad({ twoLives: true })])).toEqual([
      'warning lives-in-number /roster/profiles/1/twoLives',
    ])
    expect(cured('lives-in-number', [captain(), squad({ twoLives: true })])).toMatchObject({
      label: 'Un seul point de vie',
      left: [],
    })
  })

  it('is trained once, and firm on its own feet', () => {
    expect(said({ training: ['terrain', 'terrain'] })).toEqual([
      `warning duplicate-training ${here}/training/1`,
    ])
    expect(said({ training: ['pied-ferme'] })).toEqual([])
    expect(said({ training: ['pied-ferme'], mount: 'pieton-monte' })).toEqual([])
    expect(said({ training: ['pied-ferme'], mount: 'cavalier' })).toEqual([
      `warning firm-mounted ${here}/training/0`,
    ])
    expect(cured('firm-mounted', [captain({ training: ['pied-ferme'], mount: 'cavalier' })]).left).toEqual([])
    expect(cured('duplicate-training', [captain({ training: ['terrain', 'terrain'] })]).left).toEqual([])
  })
})

describe('weapons of the troop’s own', () => {
  const own = (...ownWeapons: readonly JsonObject[]) => remarks([captain()], { ownWeapons })
  const first = '/roster/ownWeapons/0'
  const sling = { id: 'fronde', name: 'Fronde', rows: [{ from: 0, to: 20, needs: 5 }] }

  it('have an id of their own', () => {
    expect(own(sling)).toEqual([])
    expect(own({ ...sling, id: '' })).toEqual([`warning weapon-without-id ${first}`])
    expect(own(sling, { ...sling, name: 'Autre' })).toEqual(['warning weapon-twice /roster/ownWeapons/1'])
    expect(cured('weapon-twice', [captain()], { ownWeapons: [sling, sling] })).toMatchObject({
      left: [],
      roster: { ownWeapons: [{ id: 'fronde' }, { id: 'fronde-2' }] },
    })
    expect(cured('weapon-without-id', [captain()], { ownWeapons: [{ ...sling, id: '' }] })).toMatchObject({
      left: [],
      roster: { ownWeapons: [{ id: 'fronde' }] },
    })
  })

  it('may take the place of one of the book, which is told where the book has a table (ruling 14)', () => {
    expect(own({ ...sling, id: 'arc-simple' })).toEqual([`info weapon-of-the-book ${first}`])
    expect(own({ id: 'epee', length: 'courte' })).toEqual([`info weapon-of-the-book ${first}`])
    expect(own({ ...sling, id: 'tromblon' })).toEqual([])
  })

  it('strike or shoot', () => {
    expect(own({ ...sling, rows: [] })).toEqual([`warning idle-weapon ${first}`])
    expect(own({ ...sling, rows: [], length: 'tres-courte' })).toEqual([])
  })

  it('have rows that follow one another, and can be thrown', () => {
    const rows = (...table: readonly (readonly [number, number, number])[]) =>
      own({ ...sling, rows: table.map(([from, to, needs]) => ({ from, to, needs })) })
    expect(rows([0, 20, 5], [20, 40, 6], [40, 60, 7])).toEqual([])
    expect(rows([0, 20, 5], [30, 40, 6])).toEqual([`warning row-gap ${first}/rows/1/from`])
    expect(rows([0, 20, 5], [10, 40, 6])).toEqual([`warning row-gap ${first}/rows/1/from`])
    expect(rows([20, 20, 5])).toEqual([`error row-empty ${first}/rows/0`])
    expect(rows([40, 20, 5])).toEqual([`error row-empty ${first}/rows/0`])
    expect([1, 2, 9, 10].map(needs => rows([0, 20, needs]))).toEqual([
      [`warning row-needs ${first}/rows/0/needs`],
      [],
      [],
      [`warning row-needs ${first}/rows/0/needs`],
    ])
    const way = (code: string, ...table: readonly JsonObject[]) =>
      cured(code, [captain()], { ownWeapons: [{ ...sling, rows: table }] })
    expect(way('row-gap', { from: 0, to: 20 }, { from: 30, to: 40, needs: 6 })).toMatchObject({
      label: 'Partir de 20 cm',
      left: [],
    })
    expect(way('row-empty', { from: 40, to: 20 })).toMatchObject({ label: 'Lire de 20 à 40 cm', left: [] })
    expect(way('row-empty', { from: 0, to: 20 }, { from: 20, to: 20 })).toMatchObject({
      label: 'Retirer cette ligne',
      left: [],
    })
    expect(way('row-needs', { needs: 12 })).toMatchObject({ label: 'Demander 9', left: [] })
    expect(way('row-needs', { needs: 0 })).toMatchObject({ label: 'Demander 2', left: [] })
  })

  it('have white dice beside red ones', () => {
    expect(own({ ...sling, red: 2, white: 3 })).toEqual([])
    expect(own({ ...sling, red: 1 })).toEqual([])
    expect(own({ ...sling, white: 1 })).toEqual([`warning white-without-red ${first}/white`])
    expect(cured('white-without-red', [captain()], { ownWeapons: [{ ...sling, white: 1 }] })).toMatchObject({
      label: 'Lui donner 2 dés rouges',
      left: [],
    })
  })
})

describe('objectives', () => {
  it('say something', () => {
    const secret = (objective: JsonObject) => remarks([captain()], { objectives: [objective] })
    expect(secret({ title: 'La caisse' })).toEqual([])
    expect(secret({ text: 'Voir la mer.' })).toEqual([])
    expect(secret({ for: 'Josse' })).toEqual(['warning empty-objective /roster/objectives/0'])
    expect(cured('empty-objective', [captain()], { objectives: [{}] })).toMatchObject({
      left: [],
      roster: { objectives: [] },
    })
  })
})
