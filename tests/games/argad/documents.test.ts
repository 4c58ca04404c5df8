/** What the pieces of a troop carry, before the press sees them: numbers worked out once more by hand. */
import { describe, expect, it } from 'vitest'
import type { JsonObject, Piece } from '../../../src/core/index.ts'
import { hiddenGroups } from '../../../src/games/argad/documents/decoys.ts'
import { livesOf } from '../../../src/games/argad/documents/lives.ts'
import { timeTracker } from '../../../src/games/argad/documents/time.ts'
import { captain, opened, plain, troopFile } from './troops.ts'

const paper = { width: 210, height: 297 }
const request = { paper, card: { width: 63, height: 88 }, options: {} }

const pieces = (
  profiles: readonly JsonObject[],
  asset: string,
  options: Readonly<Record<string, string | number>> = {},
  roster: JsonObject = {},
  more: { readonly noBacks?: boolean } = {},
): readonly Piece[] =>
  opened(troopFile(profiles, roster)).roster.documents('Essai', {
    ...request,
    ...more,
    options,
    assets: [asset],
  })

const front = (profile: JsonObject, roster: JsonObject = {}): Piece['data'] | undefined =>
  pieces([captain(profile)], 'character-cards', {}, roster)[0]?.data

const isPart = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'strong' in value

/** All that a piece says, in the order in which it stands there. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return plain(value)
  // A sentence comes in parts, its numbers apart.
  if (Array.isArray(value) && value.every(isPart)) return plain(value.map(({ text }) => text).join(''))
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map(wordsOf)
    .filter(words => words !== '')
    .join(' ')
    .replace(/ +/g, ' ')
}

const said = (made: readonly Piece[]): string =>
  wordsOf(made.map(({ title, data, back }) => [title, data, back?.data]))

describe('the front of a character card', () => {
  it('has the need and the chance of each range, for its own shooter', () => {
    expect(front({ weapons: ['fusil-a-silex'] })).toMatchObject({
      shots: [
        {
          lots: [
            {
              name: 'Fusil à silex',
              bands: ['0–20', '20–40', '40–60'],
              needs: ['5-6', '6', '7'],
              chances: ['1/3', '1/6', '1/36'],
              reading: 'il faut',
            },
          ],
        },
      ],
    })
    // Classes 1 and 2 are afraid of powder, not of a bow.
    expect(front({ classe: 2, weapons: ['fusil-a-silex', 'arc-long'] })).toMatchObject({
      shots: [
        { lots: [{ needs: ['6', '7', '8'], chances: ['1/6', '1/36', '1/216'] }] },
        { lots: [{ needs: ['5-6', '6', '7'], chances: ['1/3', '1/6', '1/36'] }] },
      ],
    })
  })

  it('has at most three ranges of a weapon side by side, and the others under them', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ from: at * 10, to: at * 10 + 10, needs: 5 }))
    const lotsOf = (count: number) =>
      front({ weapons: ['canne'] }, { ownWeapons: [{ id: 'canne', name: 'Canne', rows: rows(count) }] })?.[
        'shots'
      ]
    expect(lotsOf(3)).toMatchObject([{ lots: [{ name: 'Canne', bands: ['0–10', '10–20', '20–30'] }] }])
    expect(lotsOf(4)).toMatchObject([
      {
        lots: [
          { name: 'Canne', bands: ['0–10', '10–20'] },
          { name: '', bands: ['20–30', '30–40'], needs: ['5-6', '5-6'] },
        ],
      },
    ])
    expect(lotsOf(6)).toMatchObject([
      { lots: [{ bands: ['0–10', '10–20', '20–30'] }, { bands: ['30–40', '40–50', '50–60'] }] },
    ])
  })

  it('says of a rider that he does not shoot a crossbow from the saddle', () => {
    const shot = front({ mount: 'cavalier', weapons: ['arbalete-de-guerre'] })?.['shots']
    expect(shot).toMatchObject([{ lots: [{ needs: [], chances: [] }] }])
    expect(wordsOf(shot)).toContain('Ne tire pas en selle.')
  })

  it('counts what one blow does, of thirty-six, at classes 1 to 5', () => {
    // Above the classe kills, equal drives back, a natural 1 is nothing.
    expect(front({ classe: 4, weapons: ['sabre'] })).toMatchObject({
      classe: '4',
      blades: [
        {
          name: 'Sabre',
          length: '3e courte',
          does: 'tue',
          kills: ['30', '24', '18', '12', '6'],
          recoils: ['0', '6', '6', '6', '6'],
        },
      ],
    })
    // One less: a six beats classe 5 no more, two sixes do, 1 of 36; one that goes no further equals it, 5 of 36.
    expect(front({ classe: 2, weapons: ['sabre'] })).toMatchObject({
      blades: [{ kills: ['24', '18', '12', '6', '1'], recoils: ['6', '6', '6', '6', '5'] }],
    })
    expect(front({ weapons: ['sabre'], competences: [{ id: 'tres-costaud' }] })).toMatchObject({
      blades: [{ kills: ['30', '30', '24', '18', '12'], recoils: ['0', '0', '6', '6', '6'] }],
    })
  })

  it('lets a swordsman strike a rank earlier, and bare hands stun', () => {
    expect(front({ weapons: ['sabre'], competences: [{ id: 'bretteur' }] })).toMatchObject({
      blades: [{ length: '2e courte' }],
    })
    expect(front({ weapons: [] })).toMatchObject({
      blades: [{ name: 'Poings', does: 'étourdit', length: '5e mains nues' }],
    })
  })

  it('shares the odds of arms that strike alike, and of those alone', () => {
    expect(front({ weapons: ['sabre', 'hallebarde', 'gourdin'] })).toMatchObject({
      blades: [
        { name: 'Hallebarde, sabre', length: '1re longue, 3e courte' },
        { name: 'Gourdin ou outil', length: '3e courte' },
      ],
    })
  })

  it('takes the number that the players gave to heavy weapons', () => {
    const heavy = { weapons: ['epee-a-deux-mains'] }
    expect(front(heavy)).toMatchObject({ blades: [{ kills: ['30', '24', '18', '12', '6'] }] })
    expect(front(heavy, { heavyBonus: 1 })).toMatchObject({
      blades: [{ kills: ['30', '30', '24', '18', '12'] }],
    })
  })

  it('says scores that are not the classe, one among its numbers, several under them', () => {
    expect(wordsOf(front({})?.['facts'])).not.toContain('moral')
    expect(front({ scores: { moral: 5 } })).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ value: '5', says: 'moral' })]),
    })
    expect(wordsOf(front({ scores: { moral: 5, sante: 2 } })?.['lines'])).toContain('Santé 2 et moral 5.')
  })
})

describe('character cards', () => {
  const five = [captain(), { name: 'Fusils', count: 5, classe: 3, weapons: ['fusil-a-silex'] }]

  it('are one for all of a profile, or one for each figure', () => {
    const lives = (piece: Piece | undefined): number => {
      const groups = piece?.data['lives']
      return JSON.stringify(groups).match(/\b1\b/g)?.length ?? 0
    }
    const all = pieces(five, 'character-cards')
    expect(all.map(({ title }) => title)).toEqual(['Perrine', 'Fusils'])
    expect(lives(all[1])).toBe(5)
    const each = pieces(five, 'character-cards', { cartes: 'figurine' })
    expect(each.map(({ title }) => title)).toEqual([
      'Perrine',
      'Fusils, 1',
      'Fusils, 2',
      'Fusils, 3',
      'Fusils, 4',
      'Fusils, 5',
    ])
    expect(lives(each[3])).toBe(1)
  })

  it('have their price behind, line by line', () => {
    const [card] = pieces(
      [captain({ classe: 4, count: 1, prices: [{ label: 'Deux pistolets', points: 2 }] })],
      'character-cards',
    )
    expect(card?.back?.data).toMatchObject({
      rows: [
        { label: 'Classe 4, chef ou gradé', sum: '4 × 2', amount: '8', pen: false },
        { label: 'Deux pistolets', amount: '2', pen: true },
        { label: 'Total', amount: '10' },
      ],
    })
  })

  it('say in front what their backs would, where nothing is printed behind', () => {
    const own = captain({ competences: [{ name: 'Vertige', text: 'Première ligne.\nSeconde ligne.' }] })
    const words = (noBacks: boolean) =>
      wordsOf(pieces([own], 'character-cards', {}, {}, { noBacks })[0]?.data)
    expect(words(false)).not.toContain('Seconde ligne.')
    expect(words(true)).toContain('Seconde ligne.')
  })

  it('have two circles for each who has two life points', () => {
    const circles = (count: number, two: boolean): number =>
      livesOf(count, two, false)
        .rows.flatMap(({ groups }) => groups)
        .flat()
        .reduce((sum, each) => sum + each, 0)
    expect(circles(1, false)).toBe(1)
    expect(circles(7, true)).toBe(14)
    expect(circles(100, false)).toBe(100)
  })
})

describe('the sheet of a leader', () => {
  it('is for whoever leads or has two life points, and for nobody else', () => {
    const made = pieces([captain(), { name: 'Simple' }, { name: 'Fidèle', twoLives: true }], 'leader-sheets')
    expect(made.map(({ title }) => title)).toEqual(['Feuille de Perrine', 'Feuille de Fidèle'])
    expect(made[0]?.data).toMatchObject({ wounds: [], lives: [1] })
    expect(made[1]?.data).toMatchObject({
      wounds: [{ die: '1' }, { die: '2-7' }, { die: '8-12' }],
      lives: [2],
    })
  })

  it('tells what the die of healing has to show', () => {
    const [made] = pieces([captain({ twoLives: true, scores: { sante: 4 } })], 'leader-sheets')
    expect(wordsOf(made?.data['heal'])).toMatch(/[Mm]oins de 4 : guéri ; 4 : guéri, avec des séquelles/)
  })
})

describe('the list of a troop', () => {
  it('adds up every line, and says what is left', () => {
    const [list] = pieces(
      [
        captain({ classe: 4 }),
        { name: 'Fusils', count: 5, classe: 3, prices: [{ label: 'Fusil', points: 1 }] },
      ],
      'troop-list',
      {},
      { budget: 40, packAnimals: [{ kind: 'mule', name: 'Gabelle' }] },
    )
    // 4 x 2, five times 3 + 1, and 2 for the mule.
    expect(list?.data).toMatchObject({
      total: '30',
      bill: [
        { name: 'Perrine', total: '8' },
        { name: 'Fusils', sum: '4 × 5', total: '20' },
        { name: 'Gabelle', total: '2' },
      ],
    })
    expect(wordsOf(list?.data['left'])).toBe('Il reste 10 points.')
  })
})

describe('the summary', () => {
  const summary = (profiles: readonly JsonObject[], options = {}): string =>
    said(pieces([captain(), ...profiles], 'summary-sheet', options))

  it('holds the weapons of the table, and no others', () => {
    const words = summary([{ name: 'Archer', weapons: ['arc-long'] }])
    expect(words).toContain('Arc long')
    expect(words).not.toMatch(/Fusil à silex|Revolver/)
  })

  it('speaks of riders, heavy arms and powder where there are any', () => {
    const plainly = summary([{ name: 'Archer', weapons: ['arc-long'] }])
    expect(plainly).not.toMatch(/Charge :|Lourde à deux mains|avec une arme à feu|monté,/)
    const horse = summary([{ name: 'Cavalier', mount: 'cavalier', weapons: ['epee-a-deux-mains'] }])
    expect(horse).toMatch(/Charge : cavalier/)
    expect(horse).toContain('Lourde à deux mains')
    expect(summary([{ name: 'Recrue', classe: 2, weapons: ['fusil-a-silex'] }])).toContain(
      'avec une arme à feu',
    )
  })

  it('tells of sixes once, with shots or without, and of reloading where something is reloaded', () => {
    const times = (text: string): number => text.split('Un 6 seul qui ne suffit pas se relance').length - 1
    const [blades, powder] = [
      summary([{ name: 'Lames', classe: 3, weapons: ['sabre'] }]),
      summary([{ name: 'Fusils', classe: 3, weapons: ['fusil-a-silex'] }]),
    ]
    expect([times(blades), times(powder)]).toEqual([1, 1])
    expect(blades).not.toContain('Recharger.')
    expect(powder).toContain('Recharger. Immobile, et jamais le tour du tir.')
  })

  it('says all of it where all is asked for', () => {
    const words = summary([], { resume: 'tout' })
    for (const told of ['Charge :', 'Ordre serré', 'Concours', 'Plusieurs projectiles'])
      expect(words).toContain(told)
  })
})

describe('« un certain temps »', () => {
  const tracker = (id: string) => timeTracker(id, paper)[0]?.data
  const bars = (id: string): string => {
    const chart: unknown = tracker(id)?.['chart']
    return wordsOf(chart)
  }

  it('has the hundredths of each turn: 1/6, 4/9, 13/18, 49/54, 319/324, 1', () => {
    expect(bars('ordinaire')).toMatch(/ 17 .* 44 .* 72 .* 91 .* 98 .* 100 /)
    expect(tracker('ordinaire')).toMatchObject({ turns: ['≤1', '≤2', '≤3', '≤4', '≤5', '≤6'] })
    expect(wordsOf(tracker('ordinaire')?.['said'])).toMatch(
      /En moyenne 2,8 tours ; une fois sur deux, 3 au plus ; neuf fois sur dix, 4\./,
    )
  })

  it('that may be given up succeeds 65 times of 100, 209/324', () => {
    expect(wordsOf(tracker('renonce')?.['said'])).toContain('65')
  })

  it('has another count for each way of working', () => {
    expect(tracker('avance')).toMatchObject({ turns: ['≤2', '≤3', '≤4', '≤5', '≤6'] })
    expect(tracker('d3')).toMatchObject({ turns: ['≤1', '≤2', '≤3'] })
    expect(tracker('retard')).toMatchObject({ turns: ['–', '≤1', '≤2', '≤3', '≤4', '≤5', '≤6'] })
  })
})

describe('secrets', () => {
  it('are one slip a player, and one for each that is for nobody', () => {
    const objectives = [
      { title: 'Un', text: 'a', for: 'Anne' },
      { title: 'Deux', text: 'b', for: '' },
      { title: 'Trois', text: 'c', for: 'Anne' },
      { title: 'Quatre', text: 'd', for: '' },
    ]
    const slips = pieces([captain()], 'objective-slips', {}, { objectives })
    expect(slips.map(({ title }) => title)).toEqual(['Secret de Anne', 'Secret : Deux', 'Secret : Quatre'])
    expect(wordsOf(slips[0]?.data)).toMatch(/Un .*Trois/)
    // Nothing of it is told outside.
    const outside = slips.map(({ way }) => (way?.kind === 'folded' ? wordsOf(way.cover.data) : 'flat'))
    for (const cover of outside) expect(cover).not.toMatch(/\b(?:Un|Deux|Trois|Quatre)\b/)
  })
})

describe('markers and tokens', () => {
  const titles = (profiles: readonly JsonObject[], asset: string) =>
    pieces([captain(), ...profiles], asset).map(({ title }) => title)

  it('are those that the troop can come to need', () => {
    expect(titles([], 'markers')).toEqual(['Désordre', 'Étourdi'])
    expect(
      titles(
        [{ name: 'Fusils', count: 4, weapons: ['fusil-a-silex'], training: ['ordre-serre'], twoLives: true }],
        'markers',
      ),
    ).toEqual(['A tiré', 'Recharge', 'Désordre', 'Étourdi', 'Blessé', 'Serrés'])
    expect(titles([{ name: 'Archers', weapons: ['arc-long'] }], 'markers')).not.toContain('Recharge')
  })

  it('hide each group under animals of its own', () => {
    const groups = hiddenGroups(6, [])
    const beasts = groups.flatMap(({ beasts: three }) => three)
    expect(beasts).toHaveLength(18)
    expect(new Set(beasts).size).toBe(18)
    expect(pieces([captain()], 'decoy-tokens', { 'troupes-cachees': 2 })).toHaveLength(6)
  })
})

describe('the several projectiles', () => {
  it('hit 20 of 36 with two red dice at 5-6, and 27 with one more', () => {
    // 1 - (4/6)² and, with 1 added to a die of 4, 1 - (3/6)².
    expect(said(pieces([captain()], 'projectiles-aid'))).toMatch(
      /aucun blanc .*56 .*0,67 .*aucun blanc .*75 /,
    )
  })
})

describe('what is looked at alone', () => {
  const looked = (subject: string, asset: string): readonly string[] =>
    opened(
      troopFile([captain(), captain({ name: 'Agathe', weapons: ['gaffe'] })], {
        ownWeapons: [{ id: 'gaffe', name: 'Gaffe', length: 'longue' }],
        objectives: [
          { title: 'La cassette', text: '', for: '' },
          { title: 'Le puits', text: '', for: '' },
        ],
      }),
    )
      .roster.documents('Essai', { ...request, assets: [asset], subject })
      .map(({ title }) => title)

  it('is the slip of an objective, and whoever carries a weapon of the player’s own', () => {
    expect(looked('/roster/objectives/1', 'objective-slips')).toEqual(['Secret : Le puits'])
    expect(looked('/roster/ownWeapons/0', 'character-cards')).toEqual(['Agathe'])
    expect(looked('/roster/ownWeapons/0', 'objective-slips')).toEqual([])
  })
})
