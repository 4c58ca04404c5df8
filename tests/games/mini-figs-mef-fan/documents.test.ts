/** What the pieces of an army carry, before the press sees them: numbers worked out once more by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type JsonObject, type Piece } from '../../../src/core/index.ts'
import { lifeOf } from '../../../src/games/mini-figs-mef-fan/documents/life.ts'
import { oddsChart } from '../../../src/games/mini-figs-mef-fan/documents/reference.ts'
import { billRows } from '../../../src/games/mini-figs-mef-fan/documents/unit-back.ts'
import { resolveRoster } from '../../../src/games/mini-figs-mef-fan/resolve.ts'
import { rosterSchema } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { roster } from './arbitrary.ts'
import { armyFile, member, opened, plain, soldier } from './armies.ts'

const request = { paper: { width: 210, height: 297 }, card: { width: 63, height: 88 }, options: {} }

const pieces = (
  units: readonly JsonObject[],
  asset: string,
  options: Readonly<Record<string, string | number>> = {},
  army: JsonObject = {},
): readonly Piece[] =>
  opened(armyFile(units, army)).roster.documents('Essai', { ...request, options, assets: [asset] })

const front = (unit: JsonObject): Piece['data'] | undefined => pieces([soldier(unit)], 'unit-cards')[0]?.data
const back = (unit: JsonObject): Piece['data'] | undefined =>
  pieces([soldier(unit)], 'unit-cards')[0]?.back?.data

const all = (made: readonly Piece[]): string =>
  plain(JSON.stringify(made.map(({ title, data, back: behind }) => [title, data, behind?.data ?? null])))

/** All that a piece says, in the order in which it stands there. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return plain(value).trim()
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map(wordsOf)
    .filter(words => words !== '')
    .join(' ')
    .replace(/ +/g, ' ')
}

describe('the front of a unit card', () => {
  it('works out its distances, and what a squad throws for its morale', () => {
    expect(front({ dep: 3, figures: 6, men: 3 })).toMatchObject({
      count: '×6',
      kind: 'Escouade',
      facts: [
        { value: '30 cm', says: 'course, charge' },
        { value: '15 cm', says: 'et une action' },
        { value: '≤ 4', says: 'moral' },
      ],
    })
    expect(front({ dep: 5, men: 1, figures: 1 })).toMatchObject({
      kind: 'Figurine seule',
      facts: [{ value: '50 cm' }, { value: '25 cm' }],
    })
    expect(front({ dep: 0 })).toMatchObject({ facts: [] })
    expect(front({ figures: 2, men: 5 })).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ value: 'sûr', says: 'moral' })]),
    })
  })

  it('counts its own wounds out of 36, standing and charging', () => {
    // Chance by one die: score/6 that touches, (6 - Déf + Perforant)/6 that is not saved.
    expect(front({ melee: [{ score: 3, piercing: 1 }] })).toMatchObject({
      odds: {
        heads: ['0', '1', '2', '3', '4', '5'],
        rows: [
          { name: 'de pied', cells: [18, 18, 15, 12, 9, 6] },
          { name: 'charge, garde', cells: [24, 24, 20, 16, 12, 8] },
        ],
      },
    })
    expect(front({ melee: [{ score: 4 }], traits: ['lance'] })).toMatchObject({
      odds: { rows: [{ cells: [24, 20, 16, 12, 8, 4] }, { cells: [36, 30, 24, 18, 12, 6] }] },
    })
  })

  it('counts its shots, at rest and concentrated, and says how far and how near', () => {
    const ballista = { dep: 0, melee: [], shots: [{ score: 5, piercing: 2, range: 'longue' }] }
    expect(front(ballista)).toMatchObject({
      spine: 'Artillerie',
      odds: {
        rows: [
          { name: 'tir', cells: [30, 30, 30, 25, 20, 15] },
          { name: 'concentré', cells: [36, 36, 36, 30, 24, 18] },
        ],
      },
    })
    expect(plain(JSON.stringify(front(ballista)))).toMatch(/120 cm.*60 cm.*Perforant.*−2/)
  })

  it('says of a machine only that it does not move: it turns and shoots', () => {
    const said = all(
      pieces([soldier({ dep: 0, shots: [{ score: 5, piercing: 2, range: 'longue' }] })], 'unit-cards'),
    )
    expect(said).toMatch(/jusqu’à .{0,40}60 cm/)
    expect(said).toContain('Elle pivote sur place.')
  })

  it('has a box for each shot that runs out, and none for those that do not', () => {
    const boxes = (ammo: string) => {
      const lines = front({ shots: [{ score: 2, ammo }] })?.['lines']
      return Array.isArray(lines) ? lines.map(({ boxes: count }) => count) : []
    }
    expect(boxes('limitees')).toEqual([2])
    expect(boxes('unique')).toEqual([1])
    expect(boxes('illimitees')).toEqual([0])
  })

  it('tells four mêlée scores and three shots, each with its odds', () => {
    const hydra = {
      melee: [
        { score: 4, piercing: 1, name: 'Gauche' },
        { score: 3 },
        { score: 5, piercing: 2 },
        { score: 2 },
      ],
      shots: [{ score: 4, range: 'courte' }, { score: 2, piercing: 1, ammo: 'unique' }, { score: 1 }],
    }
    const shown = front(hydra)
    expect(shown).toMatchObject({
      scores: expect.arrayContaining([
        expect.objectContaining({
          label: 'Mél',
          values: ['4', '3', '5', '2'].map(value => ({ value, note: '' })),
        }),
      ]),
    })
    // More than its front has room for stands behind; in front, where nothing is printed behind.
    expect(shown?.['odds']).toBeNull()
    const odds = back(hydra)?.['odds']
    const [oneSided] = opened(armyFile([soldier(hydra)])).roster.documents('Essai', {
      ...request,
      noBacks: true,
      assets: ['unit-cards'],
    })
    expect(oneSided?.data['odds']).toEqual(odds)
    expect(oneSided?.back?.data['odds']).toBeNull()
    const rows = isJsonObject(JSON.parse(JSON.stringify(odds))) ? JSON.parse(JSON.stringify(odds)).rows : []
    expect(rows).toHaveLength(2 * 4 + 2 * 3)
    // Mél 5 Perforant 2 charging: 6/6 against Déf 5 - 2 = 3, three in six.
    expect(rows[5].cells).toEqual([36, 36, 36, 30, 24, 18])
  })

  it('keeps the spells of a mage to himself', () => {
    const mage = soldier({ role: 'magicien', men: 4, spells: ['terreur', 'eclair-magique'] })
    expect(all(pieces([mage], 'unit-cards'))).not.toMatch(/Terreur|Éclair/)
    const lines = front({ role: 'magicien', men: 4 })?.['lines']
    const said = JSON.parse(JSON.stringify(lines))[0]
      .said.map(({ text }: { text: string }) => text)
      .join('')
    expect(plain(said)).toBe('Un sort à vue, à 60 cm ou moins, sur Men : 4 ou moins ; concentré, 5 ou moins.')
    expect(all(pieces([mage], 'army-list'))).toMatch(/Éclair magique/)
    const open = all(pieces([mage], 'public-list'))
    expect(open).not.toMatch(/Terreur|Éclair/)
    expect(open).toContain('2 sorts sous pli')
  })
})

describe('the life of a unit', () => {
  const track = (figures: number, vie: number) => {
    const { rows } = lifeOf({ figures, vie }, false)
    return rows.flatMap(({ groups }) => groups.flatMap(group => group.figures))
  }

  it.each([
    [2, 1],
    [3, 2],
    [5, 3],
    [6, 3],
    [30, 15],
  ])('of %i figures has its flag at loss %i, when half remain or fewer', (figures, loss) => {
    const marks = track(figures, 1).map(({ morale }) => morale)
    expect(marks).toHaveLength(figures)
    expect(marks.indexOf(true)).toBe(loss - 1)
    expect(marks.filter(Boolean)).toHaveLength(1)
    // The book: half lost or more, or less than half left.
    expect(figures - loss <= figures / 2 && figures - (loss - 1) > figures / 2).toBe(true)
  })

  it('of one figure has no flag, and a box for each Vie', () => {
    expect(track(1, 4)).toEqual([1, 1, 1, 1].map(boxes => ({ boxes, morale: false })))
  })

  it('has as many boxes as there are Vies to lose, the flag standing in one of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 4 }), (figures, vie) => {
        const boxes = track(figures, vie).reduce((sum, one) => sum + one.boxes + (one.morale ? 1 : 0), 0)
        expect(boxes).toBe(figures * vie)
      }),
      { numRuns: 1000 },
    )
  })

  it('beyond reason is a box a figure, and says so', () => {
    const { note, rows } = lifeOf({ figures: 80, vie: 4 }, false)
    expect(rows.flatMap(({ groups }) => groups.flatMap(group => group.figures))).toHaveLength(80)
    expect(note).toBe('Vie 4 par figurine : jetons Blessé')
  })
})

describe('the bill', () => {
  it('of the warrior comes to 17, and of the hero to 26, said with what was rounded', () => {
    const warrior = { dep: 2, melee: [{ score: 3, piercing: 1 }], def: 2, men: 3 }
    expect(back(warrior)).toMatchObject({
      total: 17,
      note: '',
      rows: [
        { label: 'Dép', sum: '2×1', amount: 2 },
        { label: 'Mél', sum: '3×2+1×2', amount: 8 },
        { label: 'Déf', sum: '2×2', amount: 4 },
        { label: 'Men', sum: '3×1', amount: 3 },
        { label: 'Somme', amount: 17, look: 'added' },
        { label: 'Total', amount: 17, look: 'total' },
      ],
    })
    expect(back({ ...warrior, vie: 2, figures: 3 })).toMatchObject({
      total: 78,
      note: expect.stringContaining('entier supérieur'),
      rows: expect.arrayContaining([
        expect.objectContaining({ label: 'Vie 2', sum: '17×1,5 = 25,5', amount: 26 }),
        expect.objectContaining({ label: 'Total', sum: '26×3', amount: 78 }),
      ]),
    })
  })

  it('of the elf ballista comes to 88, and of a flyer and a jumper as the book says', () => {
    const ballista = { dep: 0, melee: [{ score: 1 }], def: 1, men: 2, vie: 3 }
    expect(back({ ...ballista, shots: [{ score: 5, piercing: 2, range: 'longue' }] })).toMatchObject({
      total: 88,
      rows: expect.arrayContaining([
        expect.objectContaining({ label: 'Tir', sum: '(5×3+2×2)×2', amount: 38 }),
        expect.objectContaining({ label: 'Somme', amount: 44 }),
      ]),
    })
    expect(back({ dep: 3, gait: 'bond' })).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ label: 'Dép, bond', sum: '3×1×1,5 = 4,5', amount: 5 }),
      ]),
    })
    expect(back({ dep: 5, gait: 'vol' })).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ sum: '5×1×2', amount: 10 })]),
    })
  })

  it('adds up to the price of the core, line by line (any unit)', () => {
    fc.assert(
      fc.property(roster, made => {
        for (const one of resolveRoster(rosterSchema.parse(made))) {
          const rows = billRows(one)
          const sum = rows.findIndex(({ look }) => look === 'added')
          const added = rows.slice(0, sum).reduce((total, { amount }) => total + amount, 0)
          expect(added).toBe(one.price.sum)
          expect(rows[sum]?.amount).toBe(added)
          // Between the sum and the total stands nothing but a Vie that multiplies.
          expect(rows.slice(sum + 1, -1).map(({ amount }) => amount)).toEqual(
            one.unit.vie === 1 ? [] : [one.price.figure],
          )
          expect(rows.at(-1)?.amount).toBe(one.price.figure * one.unit.figures)
          // Where a product is shown with its decimals, it was rounded up to the amount beside it.
          for (const { sum: said, amount } of rows.filter(row => row.sum.includes('=')))
            expect(Math.ceil(Number((said.split('= ')[1] ?? '').replace(',', '.')))).toBe(amount)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is stamped with what the army is charged for', () => {
    const units = [soldier({ figures: 4, vie: 2 }), soldier({ shots: [{ score: 3 }] })]
    const stamps = pieces(units, 'unit-cards').map(piece => Number(piece.back?.data['total']))
    const { totals } = opened(armyFile(units)).roster.derive()
    expect(stamps.reduce((total, stamp) => total + stamp, 0)).toBe(totals['points'])
  })
})

describe('papers', () => {
  it('are the eight orders, numbered as in the book', () => {
    expect(pieces([], 'order-cards').map(({ title }) => title)).toEqual([
      'Ordre 1 : Mouvement et action',
      'Ordre 2 : Action concentrée',
      'Ordre 3 : Charge',
      'Ordre 4 : Bataille',
      'Ordre 5 : Course',
      'Ordre 6 : En garde',
      'Ordre 7 : En alerte',
      'Ordre 8 : Ralliement',
    ])
    expect(pieces([], 'order-cards')[2]?.data).toMatchObject({
      facts: [
        { value: '10 × Dép', says: 'cm' },
        { value: '+1', says: 'Mél' },
        { value: '+2', says: 'de dos' },
        { value: 'non', says: 'contact' },
      ],
    })
  })

  it('of a mage say what he throws under, and how often the spell takes', () => {
    const mage = soldier({
      name: 'Brin',
      role: 'magicien',
      men: 3,
      spells: ['eclair-magique', 'terreur', 'motivation'],
    })
    const [bolt, terror, orders] = pieces([mage], 'spell-cards').map(({ data }) => data)
    expect(bolt).toMatchObject({
      owner: 'Brin',
      facts: [
        { value: '60 cm', says: 'à vue' },
        { value: '≤ 3', says: 'Men' },
        { value: '≤ 4', says: 'concentré' },
      ],
      odds: { rows: [{ name: 'Tir 3 P2', cells: [18, 18, 18, 15, 12, 9] }] },
    })
    expect(terror).toMatchObject({ odds: { rows: [{ name: 'la cible rate', cells: [6, 5, 4, 3, 2, 1] }] } })
    expect(orders).toMatchObject({ odds: { rows: [{ name: 'elle réussit', cells: [0, 1, 2, 3, 4, 5] }] } })
  })

  it('all have one back, and it tells nothing', () => {
    const mage = soldier({ role: 'magicien', spells: ['terreur', 'levitation'] })
    const backs = pieces([mage], 'spell-cards').map(piece => JSON.stringify(piece.back))
    expect(new Set(backs).size).toBe(1)
    expect(backs[0]).toContain('Confidentiel')
  })

  it('print the spells that a player made up', () => {
    const mage = soldier({ role: 'magicien', spells: ['poulpe'] })
    const ownSpells = [{ id: 'poulpe', name: 'Pluie de poulpes', text: 'Un poulpe.\nPuis un autre.' }]
    const [card] = pieces([mage], 'spell-cards', {}, { ownSpells })
    expect(card?.data).toMatchObject({ title: 'Pluie de poulpes', odds: null })
    expect(card?.data['paragraphs']).toHaveLength(2)
  })

  it('of a role are for those who have one', () => {
    expect(
      pieces([soldier(), soldier({ role: 'general' })], 'role-cards').map(({ data }) => data),
    ).toMatchObject([
      {
        title: 'Général',
        facts: [
          { value: '+2', says: 'initiative' },
          { value: '+2', says: 'moral' },
          { value: '20 cm', says: 'autour' },
        ],
      },
    ])
  })
})

describe('tokens', () => {
  const counted = (asset: string, units: readonly JsonObject[], options = {}) =>
    pieces(units, asset, options).map(({ title, copies }) => [title.replace(/^Ordre \d : /, ''), copies])

  it('of orders are as many as the army can give, or as many as asked', () => {
    const army = [soldier(), soldier({ shots: [{ score: 2 }] }), soldier({ dep: 0 })]
    expect(counted('order-tokens', army)).toEqual([
      ['Mouvement et action', 3],
      ['Action concentrée', 1],
      ['Charge', 2],
      ['Bataille', 3],
      ['Course', 2],
      ['En garde', 3],
      ['En alerte', 1],
      ['Ralliement', 3],
    ])
    expect(
      new Set(counted('order-tokens', army, { 'jetons-d-ordre': '2' }).map(([, copies]) => copies)),
    ).toEqual(new Set([2]))
    expect(pieces(army, 'order-tokens', { jeton: 30 })[0]?.size).toEqual({ width: 30, height: 30 })
  })

  it('let a healer concentrate, and not wait on the alert', () => {
    const titles = (unit: JsonObject) =>
      pieces([soldier(unit)], 'order-tokens').map(({ title }) => title.replace(/^.*: /, ''))
    expect(titles({ role: 'guerisseur' })).toContain('Action concentrée')
    expect(titles({ role: 'guerisseur' })).not.toContain('En alerte')
    expect(titles({ role: 'magicien' })).toContain('En alerte')
    expect(titles({ role: 'guerisseur', shots: [{ score: 1 }] })).toContain('En alerte')
  })

  it('of states are for each unit, each Vie beyond the first, and each spell that lasts', () => {
    const army = [
      soldier({ figures: 2, vie: 3 }),
      soldier({ role: 'magicien', spells: ['tremblement', 'eclair-magique'] }),
    ]
    expect(counted('state-tokens', army)).toEqual([
      ['Démoralisé', 2],
      ['Blessé', 4],
      ['Effet : Tremblement', 2],
    ])
    expect(all(pieces(army, 'state-tokens'))).toContain('Mél −2')
  })
})

describe('the reference sheet', () => {
  const said = () =>
    pieces([], 'reference-sheet')
      .flatMap(({ data, back: behind }) => [data, behind?.data])
      .map(wordsOf)
      .join(' ')

  it.each([
    ['a throw succeeds at the score itself', /le D6 ne dépasse pas le score, bonus compris/],
    ['a parry cancels a hit before the save', /Parade : des dés mis de côté avant le jet .* avant la Déf/],
    ['wounds pass on', /blessures de trop passent aux figurines suivantes/],
    ['in contact three orders', /Au contact : Bataille, ou rompre par Course ou Mouvement et action/],
    ['who is demoralised loses his order', /perd son ordre et n’en reçoit plus que Ralliement/],
    ['morale is tested when a chief dies', /quand un chef ou le général ami meurt à moins de 20 cm/],
    ['a test of Men is none of morale', /Un test de Men ne connaît aucun de ces bonus/],
    ['banner and musician', /Une bannière et un musicien adverse .* s’annulent/],
    ['what magic leaves', /durent jusqu’à la récupération des ordres/],
    ['the price of a trait', /Effrayant une fois par figurine 1 # Lance une fois par figurine 1 #/],
    ['a charge that is cancelled', /le \+1, le \+2 du dos et le point de la lance/],
  ])('tells that %s', (_, words) => {
    expect(said()).toMatch(words)
  })

  it('says nowhere that a score under 0 alone fails', () => {
    expect(said()).not.toContain('Sous 0')
    expect(said().match(/À 0, jamais ; dès 6, toujours/g)).toHaveLength(2)
  })
})

it('the cards of orders and of healers say what the book asks', () => {
  const card = (asset: string, title: string, units: readonly JsonObject[] = []) =>
    wordsOf(pieces(units, asset).find(piece => piece.title.startsWith(title))?.data)
  expect(card('order-cards', 'Ordre 4')).toMatch(/Parade : les dés .* touche ennemie, avant la Déf/)
  expect(card('order-cards', 'Ordre 3')).toMatch(/une lance ajoute 1 ?\. Un abri .* annule le tout/)
  expect(card('role-cards', 'Guérisseur', [soldier({ role: 'guerisseur' })])).toContain('socle contre socle')
})

describe('lists', () => {
  it('tell what is left in the till, or by how much it is overdrawn', () => {
    expect(pieces([soldier()], 'army-list', {}, { limit: 20 })[0]?.data).toMatchObject({
      remainder: 'Reste en caisse : 10 #',
      stamp: ['Bon pour', '10 #'],
      total: 10,
    })
    expect(pieces([soldier()], 'army-list', {}, { limit: 7 })[0]?.data).toMatchObject({
      remainder: 'Dépassement : 3 #',
      stamp: ['À découvert', '3 #'],
    })
    expect(pieces([soldier()], 'army-list', {}, { limit: null })[0]?.data).toMatchObject({ remainder: '' })
  })

  it('hide every spell from the adversary (any army)', () => {
    const mage = soldier({ role: 'magicien', spells: ['secret-1', 'terreur'] })
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{6,12}$/), name => {
        const ownSpells = [{ id: 'secret-1', name, text: name }]
        expect(all(pieces([mage], 'army-list', {}, { ownSpells }))).toContain(name)
        expect(all(pieces([mage], 'public-list', {}, { ownSpells }))).not.toContain(name)
      }),
      { numRuns: 1000 },
    )
  })

  it('of ammunition hold those shots that run out', () => {
    expect(pieces([soldier({ shots: [{ score: 2 }] })], 'ammunition-boxes')).toEqual([])
    expect(
      pieces([soldier({ shots: [{ score: 2, ammo: 'limitees', name: 'Poivre' }] })], 'ammunition-boxes')[0]
        ?.data,
    ).toMatchObject({ rows: [{ name: 'Essai', weapon: 'Poivre, Tir 2, 60 cm', boxes: 2 }] })
  })

  it('of what was agreed say it beside what is usual', () => {
    expect(pieces([], 'agreement-sheet', {}, { agreed: { chef: 3 }, limit: 300 })[0]?.data).toMatchObject({
      limit: '300 #',
      rows: expect.arrayContaining([
        expect.objectContaining({ name: 'Chef', agreed: 3, usual: '1' }),
        expect.objectContaining({ name: 'Général', agreed: 0, usual: '0' }),
        expect.objectContaining({ name: 'Sorts par magicien', agreed: 2, usual: '2' }),
      ]),
    })
  })

  it('of turns have as many lines as asked', () => {
    expect(pieces([], 'turn-track', { tours: 6 })[0]?.data['turns']).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('the chart of who wounds', () => {
  it('writes every number out of 36, and draws its bar to scale', () => {
    const { marks } = oddsChart(89)
    const numbers = marks.flatMap(mark =>
      mark.kind === 'text' && mark.role === 'ink' ? [Number(mark.text)] : [],
    )
    const bars = marks.flatMap(mark => (mark.kind === 'rectangle' ? [mark.width] : []))
    // Scores 1 to 6 down, Déf 0 to 5 across: score times what is left of six.
    const expected = [1, 2, 3, 4, 5, 6].flatMap(score => [6, 5, 4, 3, 2, 1].map(left => score * left))
    expect(numbers).toEqual(expected)
    const [most = 0] = bars.toSorted((a, b) => b - a)
    for (const [index, bar] of bars.entries()) expect(bar / most).toBeCloseTo((expected[index] ?? 0) / 36, 9)
  })
})

it('a player’s remarks stand under the bill', () => {
  expect(back({ notes: 'Rations : double.\n\nSolde : due.' })).toMatchObject({
    remarks: ['Rations : double.', 'Solde : due.'],
  })
  expect(member({ figures: 2 }).price.unit).toBe(0)
})
