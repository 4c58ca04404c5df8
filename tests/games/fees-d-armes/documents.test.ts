/** What the pieces of a band carry, before the press sees them: how many there are, and what each says. */
import { describe, expect, it } from 'vitest'
import { typeset, type JsonObject, type Piece } from '../../../src/core/index.ts'
import { boardSquares, terrains as grounds } from '../../../src/games/fees-d-armes/catalog/index.ts'
import { heartsOf } from '../../../src/games/fees-d-armes/documents/hearts.ts'
import { glade, squareName } from '../../../src/games/fees-d-armes/drawings/board.ts'
import { terrainById, terrains } from '../../../src/games/fees-d-armes/drawings/terrain.ts'
import { bandFile, bucheron, contes, massue, ogre, opened, plain } from './bands.ts'

const request = { paper: { width: 210, height: 297 }, card: { width: 63, height: 88 }, options: {} }

const pieces = (
  changes: JsonObject,
  asset: string,
  more: Partial<typeof request & { readonly subject: string }> = {},
): readonly Piece[] =>
  opened(bandFile(changes)).roster.documents('Essai', { ...request, ...more, assets: [asset] })

const titles = (...of: Parameters<typeof pieces>): readonly string[] =>
  pieces(...of).map(({ title }) => plain(title))

/** All words of a value, drawings left out. */
const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return plain(value)
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'object' || value === null || 'drawing' in value) return ''
  return Object.values(value).map(wordsIn).join(' ')
}

const odd: JsonObject = { ...contes, id: 'autre', name: 'Autre' }

describe('profile cards', () => {
  it('are one for each figure, numbered where there are several of a profile', () => {
    expect(titles({}, 'profile-cards')).toEqual(['Ogre', 'Bûcheron 1', 'Bûcheron 2'])
    const [lone, first, second] = pieces({}, 'profile-cards')
    expect([lone, first, second].map(card => card?.data['number'])).toEqual([null, 1, 2])
    expect(new Set(pieces({}, 'profile-cards').map(({ copies }) => copies))).toEqual(new Set([1]))
  })

  it('print what a player adds to a rule of the book', () => {
    const rules = [{ id: 'peur', text: 'Sauf le dimanche.' }]
    const [card] = pieces({ profiles: [{ ...ogre, rules }], band: [{ profile: 'ogre' }] }, 'profile-cards')
    expect(wordsIn([card?.data, card?.back])).toContain('Sauf le dimanche.')
  })

  it('leave out who only stands by, unless asked for, or looked at', () => {
    const band = [{ profile: 'ogre', count: 1 }]
    expect(titles({ band }, 'profile-cards')).toEqual(['Ogre'])
    expect(titles({ band }, 'profile-cards', { options: { reserve: true } })).toEqual(['Ogre', 'Bûcheron'])
    expect(titles({ band }, 'profile-cards', { subject: '/roster/profiles/1' })).toEqual(['Bûcheron'])
  })

  it('show every number, and each action as the rulebook writes it (chapitre 3.3.4)', () => {
    const [card] = pieces({}, 'profile-cards')
    expect(card?.data).toMatchObject({
      name: 'Ogre',
      cost: 4,
      factions: 'Contes',
      movement: { icon: 'footprint', value: 4, says: 'cases' },
      armour: 1,
      action: 3,
      diceSays: 'dés',
      health: 8,
      actions: [
        { name: 'Massue', needs: '2+', damage: typeset('Dégâts 2+'), keywords: '' },
        { name: 'Manger les enfants', needs: '5', damage: '', paragraphs: ['Miam.'] },
      ],
    })
    const hearts = card?.data['hearts']
    expect(JSON.stringify(hearts).match(/coeur/g)).toHaveLength(8)
  })

  it('show a wing for who flies, by its icon or by its keyword (arbitrage 4)', () => {
    const moves = (changes: JsonObject) =>
      pieces({ profiles: [{ ...ogre, ...changes }] }, 'profile-cards')[0]?.data['movement']
    expect(moves({ flying: true })).toEqual({ icon: 'feathered-wing', value: 4, says: 'en vol' })
    expect(moves({ rules: [{ id: 'vol' }] })).toMatchObject({ icon: 'feathered-wing' })
  })

  it('say the chances without a token, with one, with two: as the rules have them to the last digit', () => {
    const shown = (options = {}) => {
      const actions = pieces({}, 'profile-cards', { options })[0]?.data['actions']
      return (Array.isArray(actions) ? actions : []).map(({ chances }) =>
        chances.map((each: { readonly chance: string }) => plain(each.chance)),
      )
    }
    // 1/2, 0.8125, 15/16; none, 1/32, 29/128.
    expect(shown()).toEqual([
      ['50 %', '81 %', '94 %'],
      ['0 %', '3 %', '23 %'],
    ])
    expect(shown({ chances: false })).toEqual([[], []])
  })

  it('behind them have the rules, and the reminder of every keyword in front, each once', () => {
    const profile: JsonObject = {
      ...ogre,
      actions: [
        { ...massue, keywords: [{ id: 'repousser', value: 2 }, { id: 'gel' }] },
        { ...massue, name: 'Autre', keywords: [{ id: 'repousser', value: 2 }] },
      ],
      rules: [
        { id: 'peur' },
        { name: 'Berceuse', aura: 3, text: 'On dort.' },
        { id: 'regeneration', value: 1 },
      ],
    }
    const [card] = pieces({ profiles: [profile] }, 'profile-cards')
    const back = card?.back?.data
    expect(back?.['rules']).toMatchObject([
      { label: 'Peur' },
      { label: typeset('Berceuse : aura (3)'), texts: ['On dort.'] },
      { label: 'Régénération (1)' },
    ])
    const reminders = back?.['reminders']
    expect(Array.isArray(reminders) && reminders.map(({ label }) => label)).toEqual(['Repousser (2)', 'Gel'])
    expect(wordsIn(reminders)).toContain('recule tout droit de 2 cases')
    expect(wordsIn(back?.['rules'])).toContain('retrouve 1 point de santé')
    expect(wordsIn(back)).toContain('chaque réussite en trop ajoute 1 dégât')
    expect(wordsIn(pieces({}, 'profile-cards')[0]?.back?.data)).not.toContain('recule')
  })

  it('recall a keyword of two numbers once, for both', () => {
    const profile: JsonObject = {
      ...ogre,
      actions: [3, 5, null].map((value, index) => ({
        ...massue,
        name: `Fronde ${index}`,
        keywords: [value === null ? { id: 'tir' } : { id: 'tir', value }],
      })),
    }
    const reminders = pieces({ profiles: [profile] }, 'profile-cards')[0]?.back?.data?.['reminders']
    expect(reminders).toEqual([
      { label: 'Tir', text: expect.not.stringContaining('X') },
      { label: 'Tir (3), Tir (5)', text: expect.stringMatching(/\bX\b/) },
    ])
  })

  it('tell what flight does, whether its icon or its keyword says it', () => {
    const backOf = (changes: JsonObject) =>
      pieces({ profiles: [{ ...ogre, actions: [], ...changes }] }, 'profile-cards')[0]?.back?.data
    const flight = /Vol .*Passe au-dessus des figurines/
    expect(wordsIn(backOf({ flying: true })?.['reminders'])).toMatch(flight)
    expect(backOf({ flying: true, rules: [{ id: 'vol' }] })?.['reminders']).toEqual([])
    expect(wordsIn(backOf({ rules: [{ id: 'vol' }] })?.['rules'])).toMatch(flight)
    expect(backOf({})?.['reminders']).toEqual([])
  })

  it('drop nothing that the catalogue does not know', () => {
    const profile: JsonObject = {
      ...ogre,
      actions: [{ ...massue, keywords: [{ id: 'etourdir', value: 2 }] }],
      rules: [{ id: 'invisible' }],
    }
    const [card] = pieces({ profiles: [profile] }, 'profile-cards')
    expect(wordsIn(card?.data)).toContain('etourdir')
    expect(wordsIn(card?.back?.data)).toContain('invisible')
  })
})

describe('hearts', () => {
  it.each([
    // Health, width; size, rows of fives, what is left to tokens.
    [4, 49.8, 5.2, [[4]], 0],
    [7, 49.8, 5.2, [[5, 2]], 0],
    [8, 49.8, 5.2, [[5, 3]], 0],
    [15, 49.8, 4.2, [[5, 5], [5]], 0],
    [23, 49.8, 4.2, [[5, 5], [5, 5], [3]], 0],
    [
      60,
      49.8,
      4.2,
      [
        [5, 5],
        [5, 5],
        [5, 5],
        [5, 5],
      ],
      20,
    ],
    [0, 49.8, 5.2, [], 0],
  ] as const)('of %i in %f mm', (health, width, size, rows, beyond) => {
    const found = heartsOf(health, width)
    expect(found.rows).toEqual(rows)
    expect(found.beyond).toBe(beyond)
    expect(found.size).toBeCloseTo(size, 1)
  })

  it('are all there and never wider than their card', () => {
    for (let health = 0; health <= 99; health++)
      for (const width of [36, 39.4, 49.8, 65]) {
        const { size, rows, beyond } = heartsOf(health, width)
        const drawn = rows.flat().reduce((sum, count) => sum + count, 0)
        expect(drawn + beyond).toBe(health)
        for (const row of rows) {
          const count = row.reduce((sum, each) => sum + each, 0)
          expect(count * size + (count - row.length) * 0.7 + (row.length - 1) * 1.9).toBeLessThanOrEqual(
            width + 0.01,
          )
        }
      }
  })
})

describe('faction cards', () => {
  const factions = [contes, odd]

  it('are those that every figure has in common; the others where they are asked for, with the reason', () => {
    expect(titles({ factions }, 'faction-cards')).toEqual(['Faction : Contes'])
    const all = pieces({ factions }, 'faction-cards', { options: { factions: 'toutes' } })
    expect(all.map(({ data }) => [data['name'], plain(`${data['why']}`)])).toEqual([
      ['Contes', ''],
      ['Autre', 'Ogre et 1 autre profil n’en sont pas.'],
    ])
    expect(titles({ band: [] }, 'faction-cards')).toEqual([])
  })

  it('say both bonuses, and the price of the second', () => {
    const [card] = pieces({}, 'faction-cards')
    expect(card?.data).toMatchObject({ permanent: ['Un bonus.'], additional: ['Un autre.'] })
    expect(card?.back).toBeDefined()
  })
})

describe('tokens', () => {
  const stock = (changes: JsonObject, asset = 'tokens') =>
    Object.fromEntries(
      pieces(changes, asset).map(({ title, copies, size }) => [
        plain(title),
        [copies, size.width, size.height],
      ]),
    )

  it('are five orders a player and five to gain (chapitre 3.3.1), and what a figure carries', () => {
    expect(stock({})).toEqual({
      'Jeton d’ordre': [5, 22, 22],
      'Jeton d’ordre gagné': [5, 22, 22],
      Flammes: [6, 18, 18],
      Poison: [6, 18, 18],
      Bobo: [6, 18, 18],
      'Cinq bobos': [3, 18, 18],
    })
  })

  it('are as many flames as the band hands out in a turn, activated twice', () => {
    const profile = { ...ogre, actions: [{ ...massue, keywords: [{ id: 'flammes', value: 3 }] }] }
    const band = [{ profile: 'ogre', count: 2 }]
    expect(stock({ profiles: [profile], band })['Flammes']?.[0]).toBe(12)
  })

  it('are told from those across the table by their sign', () => {
    const sign = (options: Record<string, string>) => pieces({}, 'tokens', { options })[0]?.data['icon']
    expect(sign({})).toBe('gland')
    expect(sign({ signe: 'champignon' })).toBe('champignon')
  })

  it('of the table are two lairs and four objectives, each as large as a square', () => {
    expect(stock({}, 'table-tokens')).toEqual({
      'Premier joueur': [1, 36, 36],
      'Repaire 1': [1, 25, 25],
      'Repaire 2': [1, 25, 25],
      'Objectif 1': [1, 25, 25],
      'Objectif 2': [1, 25, 25],
      'Objectif 3': [1, 25, 25],
      'Objectif 4': [1, 25, 25],
      'Déjà pillé': [2, 22, 22],
    })
  })
})

describe('the board', () => {
  it('is 60 cm a side, in tiles, plain or with its terrain', () => {
    for (const asset of ['board', 'board-terrain']) {
      const [board, ...others] = pieces({}, asset)
      expect(others).toEqual([])
      expect(board).toMatchObject({ size: { width: 600, height: 600 }, way: { kind: 'tiled', overlap: 10 } })
    }
    const marks = (asset: string) => JSON.stringify(pieces({}, asset)[0]?.data['drawing']).length
    expect(marks('board-terrain')).toBeGreaterThan(marks('board') + 5000)
  })

  it('names its squares from A1 to X24, each once', () => {
    const drawing = JSON.stringify(pieces({}, 'board')[0]?.data['drawing'])
    const named = [...drawing.matchAll(/"text":"([A-X]\d+)"/g)].map(([, name]) => name)
    expect(named).toHaveLength(576)
    expect(new Set(named).size).toBe(576)
    expect([squareName(0, 0), squareName(23, 23), squareName(1, 2)]).toEqual(['A1', 'X24', 'B3'])
  })

  it('has six terrains, each more than two squares from the others, all inside (chapitre 2)', () => {
    const lying = glade.map(({ id, column, row }) => {
      const { across, down } = terrainById(id)
      return { id, left: column, top: row, right: column + across - 1, bottom: row + down - 1 }
    })
    expect(new Set(lying.map(({ id }) => id)).size).toBe(6)
    for (const { left, top, right, bottom } of lying)
      expect(Math.min(left, top) >= 0 && Math.max(right, bottom) < boardSquares).toBe(true)
    for (const [index, a] of lying.entries())
      for (const b of lying.slice(index + 1)) {
        // Steps from a square of the one to a square of the other.
        const across = Math.max(0, b.left - a.right, a.left - b.right)
        const down = Math.max(0, b.top - a.bottom, a.top - b.bottom)
        expect([a.id, b.id, across + down > 2]).toEqual([a.id, b.id, true])
      }
  })
})

describe('terrain to lay down', () => {
  it('is of whole squares, and says which of the three grounds it is', () => {
    const ids: readonly string[] = grounds.map(({ id }) => id)
    for (const terrain of terrains) expect(ids).toContain(terrain.ground)
    expect(new Set(terrains.map(({ ground }) => ground))).toEqual(new Set(ids))
    const laid = pieces({}, 'terrain-pieces')
    for (const { id, name, across, down } of terrains) {
      const piece = laid.find(({ title }) => title === name)
      expect([id, piece?.size]).toEqual([id, { width: 25 * across, height: 25 * down }])
      expect(JSON.stringify(piece?.data)).toContain(`"text":"${terrainById(id).ground}`)
    }
    expect(laid.filter(({ title }) => title.startsWith('Étiquette')).map(({ copies }) => copies)).toEqual([
      3, 3, 3, 3,
    ])
  })
})

describe('gauges', () => {
  it('are 50, 100 and 150 mm long, and an aura reaches four orthogonal steps', () => {
    expect(pieces({}, 'measures').map(({ title, size }) => [title, size.width, size.height])).toEqual([
      ['Jauge de 2 cases', 50, 25],
      ['Jauge de 4 cases', 100, 25],
      ['Jauge de 6 cases', 150, 25],
      ['Aura de 4 cases', 225, 225],
      ['Quart d’aura, à tourner', 125, 125],
    ])
    const [, , , aura] = pieces({}, 'measures')
    const far = [...JSON.stringify(aura?.data).matchAll(/"text":"(\d)"/g)].map(([, steps]) => Number(steps))
    // 4 squares at one step, 8 at two, 12 at three, 16 at four.
    expect([1, 2, 3, 4].map(steps => far.filter(each => each === steps).length)).toEqual([4, 8, 12, 16])
  })
})

describe('pages', () => {
  it('list the band as the rulebook writes actions, and which cards it may play', () => {
    const [page] = pieces({ factions: [contes, odd] }, 'band-list')
    expect(page?.data).toMatchObject({
      totals: [
        { value: '10', of: '10', label: 'points' },
        { value: '3', of: '', label: 'figurines' },
      ],
      over: '',
      members: [
        { count: 1, name: 'Ogre', cost: 4, all: '' },
        { count: 2, name: 'Bûcheron', cost: 3, all: '6' },
      ],
    })
    const said = wordsIn(page?.data)
    expect(said).toContain('Massue (2+)  : Dégâts 2+')
    expect(said).toMatch(/Autre .*hors de portée .*n’en sont pas/)
    expect(said).toMatch(/Contes \S* ?.*jouée/)
    expect(wordsIn(pieces({ limit: 8 }, 'band-list')[0]?.data)).toContain('2 points de trop')
    expect(wordsIn(pieces({ band: [{ profile: 'bucheron', count: 1 }] }, 'band-list')[0]?.data)).toContain(
      'Ogre (4)',
    )
  })

  it('have every keyword once, and every die that is needed', () => {
    const [sheet] = pieces({}, 'reference-sheet')
    expect(sheet?.data['dice']).toMatchObject([
      { bonus: '+2 ou mieux', face: '2+' },
      { bonus: '+1', face: '3+' },
      { bonus: 'Sans bonus', face: '4+', usual: true },
      { bonus: '−1', face: '5+' },
      { bonus: '−2 ou pire', face: '6' },
    ])
    const items = sheet?.back?.data['items']
    const names = (Array.isArray(items) ? items : []).map(({ title }) => plain(title))
    for (const keyword of [
      'Agile',
      'Charge (X)',
      'Conseiller',
      'Déplacer (X)',
      'Esquive (X)',
      'Flammes (X)',
      'Gel',
      'Peur',
      'Poison (X)',
      'Régénération (X)',
      'Repousser (X)',
      'Sans peur',
      'Tir',
      'Tir (X)',
      'Aura (X)',
      'Tirer (X)',
      'Vol',
    ])
      expect([keyword, names.filter(name => name === keyword).length]).toEqual([keyword, 1])
    expect(names).toContain('Manger les enfants')
    const said = (title: string) =>
      (Array.isArray(items) ? items : []).flatMap(item =>
        plain(item.title) === title ? [plain(item.text)] : [],
      )
    expect(said('Tir')).toEqual(['Au contact ou non, vise n’importe quelle figurine en vue.'])
    expect(said('Tir (X)')).toEqual([
      'Au contact ou non, vise une figurine en vue, à X cases ou moins. Plus loin, c’est raté.',
    ])
  })

  it('show how far apart things are set up, square by square (chapitre 2)', () => {
    const [sheet] = pieces({}, 'setup-sheet')
    const steps = sheet?.data['steps']
    const widths = (Array.isArray(steps) ? steps : []).map(({ gaps }) =>
      gaps.map(
        ({ strip }: { readonly strip: { readonly drawing: { readonly width: number } } }) =>
          strip.drawing.width / 9 - 1,
      ),
    )
    // More than 2, more than 4, 6 at least, more than 6, more than 4.
    expect(widths).toEqual([[], [3], [5], [6], [7, 5]])
  })

  it('count what each player lays out, and give nobody a first player of his own', () => {
    const tokens = pieces({}, 'setup-sheet')[0]?.back?.data['tokens']
    expect((Array.isArray(tokens) ? tokens : []).map(({ title }) => plain(title))).toEqual([
      'Jeton d’ordre × 5',
      'Flammes',
      'Poison',
      'Objectif × 2',
      'Repaire × 1',
      'Premier joueur',
      'Déjà pillé × 1',
    ])
  })

  it('have the chances of one to eight dice at each bonus', () => {
    const [page] = pieces({}, 'odds-table')
    const pairs = page?.data['pairs']
    const tables = (Array.isArray(pairs) ? pairs : []).flat()
    const row = (bonus: string, dice: number) =>
      tables
        .find(table => plain(table.bonus) === bonus)
        ?.rows.find((each: { readonly dice: number }) => each.dice === dice)
        ?.cells.map(plain)
    // 7/8, 4/8, 1/8; 1 − (2/3)³, 7/27, 1/27; 1 − (5/6)³ = 91/216.
    expect(row('Sans bonus', 3)).toEqual(['88 %', '50 %', '13 %', '', ''])
    expect(row('−1', 3)).toEqual(['70 %', '26 %', '4 %', '', ''])
    expect(row('+1', 3)).toEqual(['96 %', '74 %', '30 %', '', ''])
    expect(row('−2 ou pire', 3)?.[0]).toBe('42 %')
    expect(row('Sans bonus', 5)).toEqual(['97 %', '81 %', '50 %', '19 %', '3 %'])
    expect(tables).toHaveLength(5)
    for (const table of tables) expect(table.rows).toHaveLength(8)
  })
})

it('standees and health tracks come for each figure', () => {
  expect(titles({}, 'standees')).toEqual(['Ogre', 'Bûcheron 1', 'Bûcheron 2'])
  expect(titles({}, 'health-tracks')).toEqual(['Santé : Ogre', 'Santé : Bûcheron 1', 'Santé : Bûcheron 2'])
  const wide = pieces({ profiles: [ogre, bucheron] }, 'standees', { options: { base: 32 } })
  expect(wide[0]?.size.width).toBe(38)
})
