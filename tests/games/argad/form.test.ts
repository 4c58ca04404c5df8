/** The tables of a troop, choices that close, what stays in sight, and what can be pasted. */
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  pastingFaults,
  pastingPatch,
  planPasting,
  pointerKeys,
  readGrid,
  tableFields,
  valueAt,
  type Choice,
  type FormNode,
  type JsonObject,
  type ListPart,
  type Pasting,
  type TableField,
} from '../../../src/core/index.ts'
import { captain, opened, plain, troopFile } from './troops.ts'

const partOf = (id: string, profiles: readonly JsonObject[], roster: JsonObject = {}): ListPart => {
  const part = opened(troopFile(profiles, roster))
    .roster.form()
    .parts.find(one => one.id === id)
  if (part?.kind !== 'list') throw new Error(`no list ${id}`)
  return part
}

const troopFields = (profiles: readonly JsonObject[], roster: JsonObject = {}): readonly FormNode[] => {
  const [first] = opened(troopFile(profiles, roster)).roster.form().parts
  return first?.kind === 'single' ? first.fields() : []
}

const fieldsOf = (profile: JsonObject, roster: JsonObject = {}): readonly FormNode[] =>
  partOf('profils', [captain(profile)], roster).items[0]?.fields() ?? []

const field = (fields: readonly FormNode[], label: string): FormNode => {
  const found = fields.find(node => node.label === label)
  if (!found) throw new Error(`no field ${label}`)
  return found
}

const tableOf = (fields: readonly FormNode[], label: string): TableField => {
  const found = field(fields, label)
  if (found.kind !== 'table') throw new Error(`${label} is no table`)
  return found
}

const choice = (fields: readonly FormNode[], label: string, id: string): Choice => {
  const found = field(fields, label)
  const one =
    found.kind === 'choice'
      ? found.groups.flatMap(({ choices }) => choices).find(each => each.id === id)
      : undefined
  if (!one) throw new Error(`no choice ${id} in ${label}`)
  return one
}

/** The roster as a patch leaves it. */
const after = (patch: Choice['take'], profiles: readonly JsonObject[], roster: JsonObject = {}) =>
  opened(applyPatch(opened(troopFile(profiles, roster)).document, patch ?? [])).roster.json

const texts = (table: TableField): readonly (readonly string[])[] =>
  table.rows.map(({ label, cells }) => [
    plain(label),
    ...cells.flatMap(held =>
      held.map(cell =>
        cell.kind === 'reckoned' ? plain(cell.text) : cell.kind === 'choice' ? '' : `${cell.value ?? ''}`,
      ),
    ),
  ])

describe('the table of the troop', () => {
  const soldiers = { name: 'Arbalétriers', count: 6, classe: 3, prices: [{ label: 'Arbalète', points: 2 }] }

  it('has a row for each profile, its calculation and its price, and what it all comes to', () => {
    const table = tableOf(
      troopFields([captain({ mount: 'pieton-monte' }), soldiers], {
        packAnimals: [{ kind: 'mule', count: 2 }],
      }),
      'La troupe et son prix',
    )
    expect(texts(table)).toEqual([
      ['Perrine', '1', '3 × 2 + 2', '8', '8'],
      ['Arbalétriers', '6', '3 + 2', '5', '30'],
      ['Bêtes de bât', '2', '4'],
      ['7 personnages', '7', '42 points'],
    ])
    expect(table.rows.map(({ note }) => note)).toEqual(['chef de troupe', undefined, undefined, undefined])
  })

  it('keeps beasts, of four kinds', () => {
    const beasts = tableOf(
      troopFields([captain()], { packAnimals: [{ kind: 'mule', name: 'Gabelle', load: 'Tonnelets' }] }),
      'Bêtes de bât',
    )
    expect(texts(beasts)).toEqual([['Gabelle', 'mule', 'Gabelle', '1', 'Tonnelets']])
    expect(beasts.additions?.map(({ label }) => label)).toEqual([
      'Cheval de bât',
      'Mule',
      'Chameau',
      'Âne ou petit mulet',
    ])
    expect(after(beasts.additions?.[3]?.take, [captain()])).toMatchObject({
      packAnimals: [{ kind: 'ane', count: 1 }],
    })
    expect(after(beasts.rows[0]?.remove, [captain()], { packAnimals: [{}] })).toMatchObject({
      packAnimals: [],
    })
  })

  it('has a budget that may be nobody’s', () => {
    expect(field(troopFields([]), 'Budget')).toMatchObject({ value: null, whenEmpty: 'null' })
    expect(field(troopFields([], { budget: 60 }), 'Budget')).toMatchObject({ value: 60 })
  })
})

describe('the prices of a profile', () => {
  const prices = [
    { label: 'Arbalète', points: 2 },
    { label: 'Brigandine', points: 1 },
  ]
  const table = tableOf(fieldsOf({ prices }), 'Prix ligne par ligne')

  it('are typed line by line, added, repeated and removed', () => {
    expect(texts(table)).toEqual([
      ['1', 'Arbalète', '2'],
      ['2', 'Brigandine', '1'],
    ])
    const left = (patch: Choice['take']) =>
      valueAt(after(patch, [captain({ prices })]), ['profiles', '0', 'prices'])
    expect(left(table.rows[0]?.remove)).toEqual([{ label: 'Brigandine', points: 1 }])
    expect(left(table.rows[1]?.duplicate)).toHaveLength(3)
    expect(left(table.additions?.[0]?.take)).toEqual([...prices, { label: '', points: 1 }])
    expect(table.reorderable).toBe(true)
  })

  it('are pasted from a spreadsheet', () => {
    expect(pasted(table.pasting, 'Article\tPts\nArmure 4\t2\nÉpée\t1\n', [captain()])).toMatchObject({
      profiles: [
        {
          prices: [
            { label: 'Armure 4', points: 2 },
            { label: 'Épée', points: 1 },
          ],
        },
      ],
    })
  })
})

/** The roster with the rows of this text at the end of the list. */
const pasted = (
  pasting: Pasting | undefined,
  text: string,
  profiles: readonly JsonObject[],
  roster: JsonObject = {},
) => {
  if (!pasting) throw new Error('nothing can be pasted')
  const { document } = opened(troopFile(profiles, roster))
  const grid = readGrid(text)
  if (!grid.ok) throw new Error('no table')
  const plan = planPasting(grid.value, pasting)
  expect(pastingFaults(plan, pasting)).toEqual([])
  return opened(applyPatch(document, pastingPatch(document, pasting, plan.items, 'add'))).roster.json
}

describe('profiles', () => {
  it('come out of a spreadsheet, weapons and all', () => {
    const text = [
      'Nom\tNb\tClasse\tArmure\tMonture\tRôle\tArme\tArme 2\tPrix\tMvt',
      'Guet\t6\t3\tArmure 4\tÀ pied\tSimple\tHallebarde\tDague ou couteau\t1\t',
      'Josse\t1\t5\tArmure 5\tCavalier\tChef ou gradé\tÉpée\t\t\t30',
    ].join('\n')
    expect(pasted(partOf('profils', []).pasting, text, [])).toMatchObject({
      profiles: [
        {
          name: 'Guet',
          count: 6,
          classe: 3,
          protection: '4',
          mount: 'pied',
          role: 'simple',
          weapons: ['hallebarde', 'dague'],
          prices: [{ label: '', points: 1 }],
        },
        {
          name: 'Josse',
          classe: 5,
          protection: '5',
          mount: 'cavalier',
          role: 'chef',
          weapons: ['epee'],
          prices: [],
          movement: 30,
        },
      ],
    })
  })

  it('carry weapons of the troop out of a spreadsheet too', () => {
    const own = { ownWeapons: [{ id: 'fronde', name: 'Fronde', rows: [{}] }] }
    const { pasting } = partOf('profils', [], own)
    expect(pasted(pasting, 'Nom\tArme\nColas\tfronde\n', [], own)).toMatchObject({
      profiles: [{ name: 'Colas', weapons: ['fronde'] }],
    })
  })

  it('are pasted into places that a blank one has', () => {
    for (const id of ['profils', 'objectifs']) {
      const { pasting } = partOf(id, [])
      if (!pasting) throw new Error('nothing can be pasted')
      for (const { to, reads } of pasting.columns) {
        const keys = pointerKeys(to)
        // Whatever stands in a list has its list there already.
        if (keys.length > 1) expect(Array.isArray(valueAt(pasting.blank, keys.slice(0, 1)))).toBe(true)
        if (reads.kind === 'number') expect(reads.max).toBeGreaterThan(reads.min)
      }
    }
  })

  it('begin as models, which close when they can no longer be paid', () => {
    const addition = (budget: number | null, id: string) =>
      partOf('profils', [captain()], { budget }).additions.find(one => one.id === id)
    // Six for the captain, eighteen for six archers.
    expect(addition(24, 'archers')?.take).toBeDefined()
    expect(plain(addition(23, 'archers')?.closed ?? '')).toBe('Il ne reste que 17 points.')
    expect(plain(addition(6, 'archers')?.closed ?? '')).toBe('Il ne reste plus un point.')
    expect(addition(23, 'archers')?.plan).toBeDefined()
    expect(addition(null, 'archers')?.take).toBeDefined()
    expect(addition(null, 'archers')?.tags).toEqual(['Moyen Âge'])
  })

  it('bring no second chief', () => {
    const chief = (profiles: readonly JsonObject[]) => {
      const found = partOf('profils', profiles).additions.find(({ id }) => id === 'chef')
      return valueAt(after(found?.take, profiles), ['profiles', `${profiles.length}`, 'leader'])
    }
    expect([chief([]), chief([captain()])]).toEqual([true, false])
    const copied = partOf('profils', [captain({ id: 'x' })]).items[0]?.duplicate
    expect(after(copied, [captain({ id: 'x' })])).toMatchObject({
      profiles: [
        { id: 'x', leader: true },
        { leader: false, name: 'Perrine' },
      ],
    })
  })

  it('are shown by what they are', () => {
    const [item] = partOf('profils', [
      { name: 'Guet', count: 6, protection: '4T', mount: 'cavalier', role: 'musicien', weapons: ['epee'] },
    ]).items
    expect([item?.title, plain(item?.subtitle ?? ''), plain(item?.cost ?? '')]).toEqual([
      'Guet',
      '6 × classe 3, armure 4T, cavalier, musicien, épée',
      '54 points',
    ])
  })
})

describe('a choice', () => {
  it('of protection, mount and role shows what comes of it', () => {
    const fields = fieldsOf({ role: 'simple', classe: 4 })
    const said = (label: string, id: string) => {
      const { summary, cost } = choice(fields, label, id)
      return [plain(summary ?? ''), plain(cost ?? '')]
    }
    expect(said('Protection', '5')).toEqual(['12 cm ; le coup doit dépasser 5', ''])
    expect(said('Monture', 'cavalier')).toEqual(['40 cm', '8 points'])
    expect(said('Monture', 'pieton-monte')).toEqual(['36 cm', '6 points'])
    expect(said('Rôle', 'musicien')).toEqual(['sa classe × 2', '8 points'])
    expect(said('Rôle', 'porte-embleme')).toEqual(['au prix de sa classe', '4 points'])
    expect(choice(fields, 'Monture', 'cavalier').take).toEqual([
      { op: 'replace', path: '/roster/profiles/0/mount', value: 'cavalier' },
    ])
    expect(choice(fields, 'Monture', 'pied')).toMatchObject({ taken: 1 })
  })

  it('of a weapon is taken once and left whole, and closes where it cannot serve', () => {
    const fields = fieldsOf({ weapons: ['courte', 'dague', 'courte'] })
    expect(choice(fields, 'Armes', 'courte').drop).toEqual([
      { op: 'remove', path: '/roster/profiles/0/weapons/2' },
      { op: 'remove', path: '/roster/profiles/0/weapons/0' },
    ])
    expect(choice(fields, 'Armes', 'revolver').take).toEqual([
      { op: 'add', path: '/roster/profiles/0/weapons/-', value: 'revolver' },
    ])
    expect(plain(choice(fields, 'Armes', 'revolver').summary ?? '')).toBe(
      '0-10 : 5-6 · 10-20 : 6 ; deux tirs immobile, ou un en mouvement à −1',
    )
    const rider = choice(fieldsOf({ mount: 'cavalier' }), 'Armes', 'arc-long')
    expect(plain(rider.closed ?? '')).toBe('Elle ne se tire pas en selle.')
    expect([rider.take, rider.plan?.length]).toEqual([undefined, 1])
    expect(plain(choice(fieldsOf({ role: 'musicien' }), 'Armes', 'hallebarde').closed ?? '')).toBe(
      'Qui tient un instrument n’a plus qu’une main.',
    )
    // What it has already can always be left.
    expect(
      choice(fieldsOf({ role: 'musicien', weapons: ['hallebarde'] }), 'Armes', 'hallebarde').drop,
    ).toHaveLength(1)
  })

  it('of a weapon offers those of the troop first, in the place of the book’s', () => {
    const fields = fieldsOf({}, { ownWeapons: [{ id: 'mousquet', name: 'Mousquet de rempart', rows: [{}] }] })
    const found = field(fields, 'Armes')
    if (found.kind !== 'choice') throw new Error('no choice')
    expect(found.groups[0]?.choices.map(({ label }) => label)).toEqual(['Mousquet de rempart'])
    expect(found.groups.flatMap(({ choices }) => choices).filter(({ id }) => id === 'mousquet')).toHaveLength(
      1,
    )
    expect(found.groups.map(({ title }) => title)).toEqual([
      'Armes à vous',
      'Toutes époques',
      'Moyen Âge',
      'Japon',
      'Poudre et silex',
      'Moderne',
    ])
  })

  it('of a competence excludes another, and may take its place', () => {
    const strong = choice(fieldsOf({ competences: [{ id: 'bretteur' }] }), 'Compétences', 'tres-costaud')
    expect(plain(strong.closed ?? '')).toBe('Déjà bretteur : c’est l’un ou l’autre.')
    expect(strong.swaps).toEqual([
      {
        label: 'Bretteur',
        take: [{ op: 'replace', path: '/roster/profiles/0/competences/0', value: { id: 'tres-costaud' } }],
      },
    ])
    expect(choice(fieldsOf({ classe: 4 }), 'Compétences', 'charisme').take).toEqual([
      { op: 'add', path: '/roster/profiles/0/competences/-', value: { id: 'charisme', level: 4 } },
    ])
  })

  it('of a training is taken and left', () => {
    const fields = fieldsOf({ training: ['terrain'] })
    expect(choice(fields, 'Entraînement', 'terrain').drop).toEqual([
      { op: 'remove', path: '/roster/profiles/0/training/0' },
    ])
    expect(choice(fields, 'Entraînement', 'pied-ferme').take).toHaveLength(1)
  })
})

describe('the tables of a profile', () => {
  it('hold competences of its own, with their levels', () => {
    const competences = [
      { id: 'langues', level: 4 },
      { name: 'Compter', text: 'Au denier.' },
    ]
    const table = tableOf(fieldsOf({ competences }), 'Niveaux, et compétences à vous')
    expect(texts(table)).toEqual([
      ['Langues', '', '4', ''],
      ['Compter', 'Compter', '', 'Au denier.'],
    ])
    expect(after(table.additions?.[0]?.take, [captain({ competences })])).toMatchObject({
      profiles: [{ competences: [{}, {}, { name: 'Compétence nouvelle', level: 3 }] }],
    })
  })

  it('hold scores that are those of the classe until they are typed', () => {
    const table = tableOf(fieldsOf({ scores: { moral: 5 } }), 'Caractéristiques')
    expect(texts(table).map(([label, typed, worth]) => [label, typed, worth])).toEqual([
      ['Santé', '', '3'],
      ['Moral', '5', '5'],
      ['Perception', '', '3'],
      ['Agilité', '', '3'],
      ['Persuasion', '', '3'],
    ])
    expect(tableFields(table)).toMatchObject([
      { label: 'Santé', value: null, whenEmpty: 'remove' },
      { label: 'Moral', value: 5 },
      { label: 'Perception', value: null },
      { label: 'Agilité', value: null },
      { label: 'Persuasion', value: null },
    ])
  })

  it('say what it moves by itself', () => {
    const own = field(fieldsOf({ protection: '5' }), 'Mouvement à lui')
    expect(own).toMatchObject({ value: null, whenEmpty: 'remove' })
    expect(own.kind === 'number' && plain(own.help ?? '')).toContain('12 cm')
  })
})

describe('weapons of the troop’s own', () => {
  const sling = { id: 'fronde', name: 'Fronde', rows: [{ from: 0, to: 20, needs: 5 }] }
  const part = (ownWeapons: readonly JsonObject[] = [sling]) =>
    partOf('armes', [captain({ weapons: ['courte', 'fronde', 'mousquet'] })], { ownWeapons })
  const ranges = (ownWeapons?: readonly JsonObject[]) =>
    tableOf(part(ownWeapons).items[0]?.fields() ?? [], 'Portées')

  it('are typed row by row, the next row going on where the last one ends', () => {
    expect(texts(ranges())).toEqual([['1', '0', '20', '5', 'false']])
    const next = after(ranges().additions?.[0]?.take, [], { ownWeapons: [sling] })
    expect(next).toMatchObject({ ownWeapons: [{ rows: [{}, { from: 20, to: 40, needs: 6 }] }] })
    expect(
      after(ranges([{ ...sling, rows: [] }]).additions?.[0]?.take, [], { ownWeapons: [{}] }),
    ).toMatchObject({
      ownWeapons: [{ rows: [{ from: 0, to: 20, needs: 5 }] }],
    })
    const full = Array.from({ length: 12 }, (_, at) => ({ from: at, to: at + 1 }))
    expect(ranges([{ ...sling, rows: full }]).additions?.[0]?.closed).toContain('12 au plus')
  })

  it('are pasted row by row', () => {
    const text = 'De;À;Il faut;Dehors\n20;40;6;non\n40;60;7;oui\n'
    expect(pasted(ranges().pasting, text, [], { ownWeapons: [sling] })).toMatchObject({
      ownWeapons: [
        {
          rows: [
            { from: 0, to: 20, needs: 5 },
            { from: 20, to: 40, needs: 6, outdoors: false },
            { from: 40, to: 60, needs: 7, outdoors: true },
          ],
        },
      ],
    })
  })

  it('have all their modifiers in a table', () => {
    const table = tableOf(
      part([{ ...sling, armour4: -1, moving: -1, reload: 2, red: 2, white: 3 }]).items[0]?.fields() ?? [],
      'Au tir',
    )
    expect(texts(table)).toEqual([
      ['Contre armure 4', '-1'],
      ['Contre armure 5', '0'],
      ['De loin seulement', 'false'],
      ['En mouvement, à pied', '-1'],
      ['En selle', 'false'],
      ['En mouvement, en selle', ''],
      ['Recharger', '2'],
      ['Tirs par tour', '1'],
      ['Arme à feu', 'false'],
      ['Dés rouges', '2'],
      ['Dés blancs', '3'],
    ])
  })

  it('strike with a length, or do not', () => {
    const fields = part([{ ...sling, length: 'courte' }]).items[0]?.fields() ?? []
    expect(choice(fields, 'En mêlée', 'aucune').take).toEqual([
      { op: 'replace', path: '/roster/ownWeapons/0/length', value: null },
    ])
    expect(choice(fields, 'En mêlée', 'courte').taken).toBe(1)
    expect(choice(fields, 'En mêlée', 'longue').label).toBe('Arme longue')
  })

  it('begin anew, or as one that the book leaves without a table', () => {
    const names = part().additions.map(({ label }) => label)
    expect(names).toEqual([
      'Arme de tir',
      'Arme de mêlée',
      'Portées : Javelot',
      'Portées : Arquebuse',
      'Portées : Mousquet',
      'Portées : Tromblon',
      'Portées : Fusil à pompe',
      'Portées : Canon',
      'Portées : Arme automatique',
    ])
    const musket = part().additions.find(({ id }) => id === 'portees-mousquet')
    expect(after(musket?.take, [])).toMatchObject({
      ownWeapons: [{ id: 'mousquet', name: 'Mousquet', reload: 2, firearm: true, hands: 2 }],
    })
    expect(part([{ id: 'mousquet' }]).additions.map(({ label }) => label)).not.toContain('Portées : Mousquet')
    const fresh = after(part().additions[0]?.take, [], { ownWeapons: [sling] })
    expect(fresh).toMatchObject({ ownWeapons: [{}, { id: 'arme-de-tir', rows: [{}, {}, {}] }] })
  })

  it('leave with the places where they are carried; one of the book comes back there', () => {
    const profiles = [captain({ weapons: ['courte', 'fronde', 'mousquet', 'fronde'] })]
    const own = [sling, { id: 'mousquet', rows: [{}] }]
    const gone = (index: number) =>
      after(partOf('armes', profiles, { ownWeapons: own }).items[index]?.remove, profiles, {
        ownWeapons: own,
      })
    expect(gone(0)).toMatchObject({ profiles: [{ weapons: ['courte', 'mousquet'] }] })
    expect(gone(1)).toMatchObject({ profiles: [{ weapons: ['courte', 'fronde', 'mousquet', 'fronde'] }] })
    // The second of one id was never meant by it.
    const twins = { ownWeapons: [sling, sling] }
    expect(after(partOf('armes', profiles, twins).items[1]?.remove, profiles, twins)).toMatchObject({
      profiles: [{ weapons: ['courte', 'fronde', 'mousquet', 'fronde'] }],
    })
    expect(after(part().items[0]?.duplicate, [], { ownWeapons: [sling] })).toMatchObject({
      ownWeapons: [{ id: 'fronde' }, { id: 'fronde-2' }],
    })
  })
})

describe('objectives', () => {
  it('have a title, a text, and somebody to read them', () => {
    const part = partOf('objectifs', [captain()], {
      objectives: [{ title: 'La caisse', text: 'La prendre.', for: 'Josse', kind: 'objet' }],
    })
    const fields = part.items[0]?.fields() ?? []
    expect(part.items[0]).toMatchObject({ title: 'La caisse', subtitle: 'pour Josse', icon: 'locked-chest' })
    expect(field(fields, 'Pour')).toMatchObject({ value: 'Josse', suggestions: ['Perrine'] })
    expect(field(fields, 'Texte de l’objectif')).toMatchObject({ value: 'La prendre.' })
    expect(choice(fields, 'Genre', 'aucun').take).toEqual([
      { op: 'remove', path: '/roster/objectives/0/kind' },
    ])
    const convoy = part.additions.find(({ id }) => id === 'genre-convoi')
    expect(after(convoy?.take, [captain()])).toMatchObject({
      objectives: [{ title: 'Un convoi', kind: 'convoi', for: 'Perrine' }],
    })
  })

  it('are pasted from a table', () => {
    const text = 'Titre\tTexte\tPour\tGenre\nLa caisse\tLa prendre.\tJosse\tUn objet\n'
    expect(pasted(partOf('objectifs', []).pasting, text, [])).toMatchObject({
      objectives: [{ title: 'La caisse', text: 'La prendre.', for: 'Josse', kind: 'objet' }],
    })
  })
})

describe('in sight', () => {
  it('are the points of the budget, and the characters', () => {
    const gauges = (roster: JsonObject) =>
      opened(troopFile([captain(), { count: 5 }], roster))
        .roster.form()
        .gauges.map(({ id, value, limit, unit }) => [id, value, limit, unit])
    expect(gauges({ budget: 60 })).toEqual([
      ['points', 21, 60, 'points'],
      ['personnages', 6, undefined, 'personnages'],
    ])
    expect(gauges({})[0]).toEqual(['points', 21, undefined, 'points'])
  })

  it('are the classe, the protection, the movement and the price of a profile', () => {
    const tallies =
      partOf('profils', [captain({ protection: '4*', mount: 'cavalier' })]).items[0]?.tallies?.() ?? []
    expect(tallies.map(({ label, text }) => [label, plain(text)])).toEqual([
      ['Cl.', '3'],
      ['Arm.', '4*'],
      ['Mvt', '36 cm'],
      ['Prix', '9 points'],
    ])
  })
})
