/** What the pieces of a warband carry, before the press sees them: numbers worked out once more by hand. */
import { describe, expect, it } from 'vitest'
import type { JsonObject, Piece } from '../../../src/core/index.ts'
import {
  empoweringSteps,
  facesOf,
  landsChance,
  spansOf,
} from '../../../src/games/frostgrave/documents/casting.ts'
import { castChance } from '../../../src/games/frostgrave/odds/dice.ts'
import { behaviourChart } from '../../../src/games/frostgrave/drawings/behaviour.ts'
import { netSupport, skirmishes } from '../../../src/games/frostgrave/drawings/support.ts'
import { healthTrack } from '../../../src/games/frostgrave/drawings/tracks.ts'
import { wedge, wedgeHeights } from '../../../src/games/frostgrave/drawings/measures.ts'
import { figure, opened, plain, spell, warbandFile, wizard } from './warbands.ts'

const request = { paper: { width: 210, height: 297 }, card: { width: 63, height: 88 }, options: {} }

const pieces = (
  asset: string,
  roster: JsonObject = {},
  options: Readonly<Record<string, string | number | boolean>> = {},
  more: { readonly noBacks?: boolean } = {},
): readonly Piece[] =>
  opened(warbandFile(roster)).roster.documents('Essai', { ...request, ...more, options, assets: [asset] })

const words = (value: unknown): string => {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(words).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(words).join(' ').replace(/ +/g, ' ')
}

const said = (made: readonly Piece[]): string => words(made.map(({ data, back }) => [data, back?.data ?? '']))

describe('a spell', () => {
  it('of value 12 is cast by nine faces; four cost nothing, five one point, two two points', () => {
    const faces = facesOf(12, false)
    expect(faces.filter(({ cast }) => cast)).toHaveLength(9)
    expect(faces.map(({ cast, damage }) => (cast ? '+' : `${damage}`)).join('')).toBe(
      '22' + '11111' + '0000' + '+++++++++',
    )
    expect(spansOf(12, false)).toEqual([
      { faces: '1 à 2', what: '−2 Santé', look: 'hurt' },
      { faces: '3 à 7', what: '−1 Santé', look: 'hurt' },
      { faces: '8 à 11', what: 'raté', look: 'failed' },
      { faces: '12 à 20', what: 'lancé', look: 'cast' },
    ])
  })

  it('says once that it is cast out of the game, whatever its player wrote as its target', () => {
    const about = (target: string): string =>
      said(pieces('spell-cards', { wizard: wizard({ spells: [spell('A', { outOfGame: true, target })] }) }))
    for (const target of ['hors de la partie', 'Hors jeu', 'hors-jeu'])
      expect([target, about(target).match(/hors/gi)]).toEqual([target, [target.slice(0, 4)]])
    expect(about('un soldat hors de vue')).toContain('hors de la partie, un soldat hors de vue')
  })

  it('that is known twice is one card, as its remark says; those without a name are two', () => {
    const cards = (...spells: readonly JsonObject[]) => pieces('spell-cards', { wizard: wizard({ spells }) })
    expect(cards(spell('Brume'), spell('brume'), spell('Lueur'))).toHaveLength(2)
    expect(cards(spell(''), spell(''), spell('Sort 2'))).toHaveLength(3)
  })

  it('without a name of an apprentice is not the one of its wizard, on the sheet of the warband', () => {
    const [sheet] = pieces('warband-sheet', {
      wizard: wizard({ spells: [spell('', { castingValue: 10 })] }),
      apprentice: figure('Colin', { spells: [spell('', { castingValue: 14 })] }),
    })
    expect(sheet?.data).toMatchObject({
      strips: 'au D20 du mage, ou de l’apprenti',
      spells: [{ values: [{ value: '10' }, { value: '–' }] }, { values: [{ value: '–' }, { value: '14' }] }],
    })
  })

  it('out of the game hurts nobody', () => {
    expect(facesOf(18, true).every(({ damage }) => damage === 0)).toBe(true)
  })

  it('of a value that no die shows costs five points at twenty short', () => {
    expect(facesOf(22, false).map(({ damage }) => damage)).toEqual([
      5,
      5,
      ...Array.from({ length: 10 }, () => 2),
      ...Array.from({ length: 5 }, () => 1),
      0,
      0,
      0,
    ])
  })

  it('gains a twentieth for each point of Santé', () => {
    expect(castChance(10)).toEqual({ part: 11n, whole: 20n })
    expect(castChance(10, 3)).toEqual({ part: 7n, whole: 10n })
    expect(castChance(22)).toEqual({ part: 0n, whole: 1n })
    expect(castChance(22, 3)).toEqual({ part: 1n, whole: 10n })
  })

  it('offers no more Santé than its caster may give, nor more than helps', () => {
    expect(empoweringSteps(10, 14)).toEqual([1, 2, 3, 4])
    expect(empoweringSteps(10, 3)).toEqual([1, 2])
    expect(empoweringSteps(2, 14)).toEqual([1])
    expect(empoweringSteps(1, 14)).toEqual([])
    expect(empoweringSteps(10, 1)).toEqual([])
  })

  it('is resisted by who equals what was thrown', () => {
    // Against Volonté 0 a throw of n is resisted by 21 - n faces: of 10 to 20, nine to nineteen fail to resist.
    const { part, whole } = landsChance(10, 0)
    expect((part * 400n) / whole).toBe(154n)
    // Volonté 19 resists whatever is thrown.
    expect(landsChance(10, 19).part).toBe(0n)
  })

  it('has its value, its caster and its text on its card, and a back that tells nothing', () => {
    const roster = {
      wizard: wizard({ name: 'Odalric', spells: [spell('Écharde', { resist: true }), spell('Brume')] }),
    }
    const [first, second] = pieces('spell-cards', roster)
    expect(first?.data).toMatchObject({
      title: 'Écharde',
      value: '10',
      owner: 'Odalric',
      odds: {
        tables: [
          {
            title: '% Santé',
            cells: [{ head: '−1', value: '60' }, { value: '65' }, { value: '70' }, { value: '75' }],
          },
          { title: '% Vol.', cells: [{ head: '+0', value: '39' }, {}, {}, {}] },
        ],
      },
    })
    expect(second?.data).toMatchObject({ odds: { tables: [{ title: '% Santé' }] } })
    expect(JSON.stringify(first?.back)).toBe(JSON.stringify(second?.back))
  })

  it('without a value has no odds, and is printed all the same', () => {
    const [card] = pieces('spell-cards', { wizard: wizard({ spells: [{ name: 'Brume' }] }) })
    expect(card?.data).toMatchObject({ value: '', odds: null })
  })

  it('is on a card of the mage and on one of the apprentice, each with its own value', () => {
    const cards = pieces('spell-cards', {
      wizard: wizard({ name: 'Odalric' }),
      apprentice: figure('Perrine', { castingValues: { Écharde: 13 } }),
    })
    expect(cards.map(({ title, data }) => [title, data['value']])).toEqual([
      ['Écharde (Odalric)', '10'],
      ['Écharde (Perrine)', '13'],
    ])
  })
})

describe('the sheet of a mage', () => {
  it('has his numbers, his moves and his weapons', () => {
    const [sheet] = pieces('caster-sheets', {
      wizard: wizard({
        name: 'Odalric',
        stats: { mouvement: 5, combat: 2, tir: 0, armure: 11, volonte: 4, sante: 14 },
        equipment: [
          { name: 'Bâton', damage: -1, opponent: -1 },
          { name: 'Fiole', kind: 'objet' },
        ],
      }),
    })
    expect(sheet?.size).toEqual({ width: 105, height: 148.5 })
    expect(sheet?.data).toMatchObject({
      carried: 'Fiole',
      stats: [
        { value: '5″' },
        { value: '+2' },
        { value: '+0' },
        { value: '11' },
        { value: '+4' },
        { value: '14' },
      ],
      load: { moves: '2,5″, puis 1,25″', combat: '+1' },
      weapons: [{ name: 'Bâton', roll: 'D20+2', damage: '−1', opponent: '−1' }],
      spells: [{ name: 'Écharde', value: '10', chance: '55\u00a0%' }],
    })
    expect(said(sheet ? [sheet] : [])).toMatch(/−5 Santé/)
  })

  it('tells of wounds where they are played, and by whom they are felt', () => {
    const wounded = (roster: JsonObject) => said(pieces('caster-sheets', roster)).includes('4 ou moins')
    expect(wounded({ options: { wounded: true } })).toBe(true)
    expect(wounded({ options: { wounded: false } })).toBe(false)
    expect(wounded({ options: { wounded: true }, wizard: wizard({ traits: ['mort-vivant'] }) })).toBe(false)
  })

  it('is for those who cast alone', () => {
    const titles = pieces('caster-sheets', {
      apprentice: figure('Perrine'),
      soldiers: [figure('Garde')],
      creatures: [figure('Loup')],
    }).map(({ title }) => title)
    expect(titles).toEqual(['Mage', 'Perrine'])
  })

  it('has chances or none, as it is asked for', () => {
    const chances = (wanted: boolean) =>
      pieces('caster-sheets', {}, { chances: wanted })[0]?.back?.data['chances']
    expect(chances(true)).not.toBeNull()
    expect(chances(false)).toBeNull()
  })
})

describe('the card of a soldier', () => {
  // The source's fight: Combat 4, staff -1, against Combat 2 - 1, Armure 10: no adversary of the table, so one by hand.
  it('counts its own blows of 400', () => {
    const [card] = pieces('soldier-cards', {
      soldiers: [
        figure('Garde', {
          stats: { mouvement: 6, combat: 0, tir: 0, armure: 10, volonte: 0, sante: 10 },
          equipment: [{ name: 'Masse', damage: 0 }],
        }),
      ],
    })
    // Of D20 against D20, ties hitting both: 11 to 20 against anything not higher: 11 + 12 + ... + 20 = 155 of 400.
    expect(card?.back?.data).toMatchObject({
      chances: {
        heads: [
          { combat: '0', armour: '10' },
          { combat: '+2' },
          { combat: '+3' },
          { combat: '+4', armour: '14' },
        ],
        rows: [{ name: 'Masse', cells: [{ often: '39' }, {}, {}, {}] }],
      },
    })
  })

  it('keeps in front all that is asked for where nothing is printed behind', () => {
    const soldiers = [
      figure('Garde', { equipment: [{ name: 'Targe', kind: 'protection' }], notes: 'Dort debout.' }),
    ]
    const [both] = pieces('soldier-cards', { soldiers })
    const [alone] = pieces('soldier-cards', { soldiers }, {}, { noBacks: true })
    expect(words(both?.data)).not.toMatch(/Targe|Dort/)
    expect(words(both?.back?.data)).toMatch(/Targe.*Dort debout/)
    expect(words(alone?.data)).toMatch(/Targe.*Dort debout/)
    expect(alone?.data['chances']).not.toBeNull()
  })

  it('shows the column of the adversary’s roll where a weapon changes it', () => {
    const column = (opponent: number) =>
      pieces('soldier-cards', {
        soldiers: [figure('Garde', { equipment: [{ name: 'Bâton', opponent }] })],
      })[0]?.data['opponents']
    expect(column(-1)).toBe(true)
    expect(column(0)).toBe(false)
  })
})

describe('the card of a creature', () => {
  const card = (more: JsonObject) => pieces('creature-cards', { creatures: [figure('Loup', more)] })[0]

  it('says what it does of itself, unless somebody leads it', () => {
    expect(card({})?.data['steps']).toMatchObject([
      { number: 1, brief: 'Au contact : elle combat' },
      { number: 2, brief: 'Vue à 10″ : la plus proche' },
      { number: 3, brief: 'Sinon au hasard, puis 2' },
    ])
    expect(card({ controlled: true })?.data['steps']).toEqual([])
    expect(card({ controlled: true })?.data['kind']).toContain('contrôlée')
  })

  it('has the back that all of its kind have', () => {
    const backs = pieces('creature-cards', {
      creatures: [figure('Loup'), figure('Ours', { traits: ['grand'] })],
    })
    expect(new Set(backs.map(({ back }) => JSON.stringify(back))).size).toBe(1)
  })
})

describe('Santé', () => {
  const lozenges = (health: number, hampering = 0) =>
    healthTrack({ health, hampering, width: 89, pitch: 5.5, most: 60 })
      .marks.filter(({ kind }) => kind === 'path')
      .flatMap(mark => ('d' in mark && mark.pen?.dash === undefined ? mark.d.split('Z').filter(Boolean) : []))

  it('has a lozenge for each point, and no more than a pencil has patience for', () => {
    expect(lozenges(14)).toHaveLength(14)
    expect(lozenges(14, 4)).toHaveLength(14)
    expect(lozenges(0)).toHaveLength(0)
    expect(lozenges(500)).toHaveLength(60)
  })

  it('is numbered at the end of each five', () => {
    const numbers = (health: number, hampering: number) =>
      healthTrack({ health, hampering, width: 89, pitch: 5.5, most: 60 }).marks.flatMap(mark =>
        mark.kind === 'text' ? [mark.text] : [],
      )
    expect(numbers(13, 0)).toEqual(['5', '10', '13'])
    expect(numbers(14, 4)).toEqual(['4', '9', '14'])
  })
})

describe('support', () => {
  it('of each picture is what the rule makes of where the bases stand', () => {
    const nets = skirmishes.map(({ bases, fights }) =>
      fights.map(([first, second]) => {
        const [one, other] = [bases[first], bases[second]]
        return one && other ? netSupport(one, other, bases) : NaN
      }),
    )
    expect(nets).toEqual([[2], [4], [0, 0], [0, 0], [2, 2]])
  })

  it('is said on the sheet', () => {
    expect(said(pieces('support-sheet'))).toMatch(/A1 contre B1 A1 \+4/)
  })
})

describe('the chart of the creatures', () => {
  it('has every box inside its page, none over another', () => {
    const { boxes, drawing } = behaviourChart({ width: 132, height: 147 })
    expect(boxes).toHaveLength(7)
    for (const { left, top, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(drawing.width)
      expect(top + height).toBeLessThanOrEqual(drawing.height)
    }
    const apart = boxes.every((one, index) =>
      boxes
        .slice(index + 1)
        .every(
          other =>
            one.left + one.width <= other.left ||
            other.left + other.width <= one.left ||
            one.top + one.height <= other.top ||
            other.top + other.height <= one.top,
        ),
    )
    expect(apart).toBe(true)
  })

  it('tells the three cases and what is always true', () => {
    expect(said(pieces('creature-chart'))).toMatch(
      /ne repousse jamais.*vers la plus proche.*s’arrête.*jamais ennemies/s,
    )
  })
})

describe('the gauge of cover', () => {
  it('has its dashed line at half the height of its slope, at both ends', () => {
    const paths = wedge().marks.flatMap(mark => (mark.kind === 'path' ? [mark] : []))
    const numbers = (d: string) =>
      d
        .split(/[MLHV ]+/)
        .filter(Boolean)
        .map(Number)
    const [left = 0, floor = 0] = numbers(paths.find(({ d }) => d.includes('H'))?.d ?? '')
    const half = numbers(paths.find(({ pen }) => pen?.dash !== undefined)?.d ?? '')
    expect(half[0]).toBe(left)
    expect(floor - (half[1] ?? 0)).toBeCloseTo(wedgeHeights.least / 2, 2)
    expect(floor - (half[3] ?? 0)).toBeCloseTo(wedgeHeights.most / 2, 2)
  })
})

describe('tokens', () => {
  const counted = (asset: string, roster: JsonObject, options = {}) =>
    Object.fromEntries(pieces(asset, roster, options).map(({ title, copies }) => [title, copies]))

  it('of treasure are as many as asked, and say what they weigh behind', () => {
    expect(counted('treasure-tokens', {}, { tresors: 9 })).toEqual({ Trésor: 9 })
    expect(said(pieces('treasure-tokens'))).toContain('M ½, Combat −1')
  })

  it('of wounds are for those who can be wounded, where that is played', () => {
    const soldiers = [figure('Garde'), figure('Os', { traits: ['mort-vivant'] })]
    expect(counted('health-tokens', { soldiers, options: { wounded: true } })['Blessé']).toBe(2)
    expect(counted('health-tokens', { soldiers })).not.toHaveProperty('Blessé')
  })

  it('of initiative are one for each player, of activation one for each figure', () => {
    const tokens = counted('turn-tokens', { soldiers: [figure('Garde')] }, { joueurs: 3 })
    expect(tokens).toEqual({ 'Initiative 1': 1, 'Initiative 2': 1, 'Initiative 3': 1, Activé: 2 })
  })

  it('of states are for what this warband can come to: a crossbow to reload, spells that may last', () => {
    const bow = figure('Tireur', { equipment: [{ name: 'Arbalète', kind: 'tir', reload: true }] })
    const spells = [spell('Écharde'), spell('Potion', { outOfGame: true })]
    const tokens = counted('state-tokens', { wizard: wizard({ spells }), soldiers: [bow] })
    expect(tokens).toMatchObject({ Déchargée: 1, 'Sort en vigueur : Écharde': 1 })
    expect(Object.keys(tokens).join()).not.toContain('Potion')
    expect(counted('state-tokens', {})).not.toHaveProperty('Déchargée')
  })
})

describe('the sheets of the table', () => {
  it.each([
    [
      'modifiers-sheet',
      /Obstruction.*\+1.*Couvert léger.*\+2.*Couvert important.*\+4.*Tir hâtif.*\+1.*Grande cible.*−2/,
    ],
    ['modifiers-sheet', /2,5″ 3″ 3,5″ 4″ 5″ 6″ 8″ 10″ – 4 5 6 7 9 12 15/],
    ['failure-sheet', /1 à 4.*rien.*5 à 9.*−1 Santé.*10 à 19.*−2 Santé.*20 ou plus.*−5 Santé/],
    ['turn-sheet', /Initiative.*Mages.*Apprentis.*Soldats.*Créatures/],
    ['reference-sheet', /Combattre.*Arbitrages.*Tirer au contact/],
    ['modifier-cards', /Tirer sur une cible.*Combattre.*Se déplacer.*Lancer un sort/],
  ])('%s tells what it is for', (asset, told) => {
    expect(said(pieces(asset))).toMatch(new RegExp(told.source, 's'))
  })

  it('print every ruling', () => {
    const sheet = said(pieces('reference-sheet'))
    for (const title of [
      'Ce que change une arme',
      'Un tir sans dommage',
      'Les soutiens opposés',
      'Encombré, au second mouvement',
      'Le critique à distance',
      'Tirer au contact',
    ])
      expect(sheet).toContain(title)
  })

  it('give a treasure a row, and each player a column', () => {
    const [sheet] = pieces('treasure-sheet', {}, { tresors: 7, joueurs: 4 })
    expect(sheet?.data['rows']).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(sheet?.data['players']).toHaveLength(4)
  })

  it('count as many turns as asked', () => {
    expect(pieces('turn-sheet', {}, { tours: 6 })[0]?.data['turns']).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('the warband sheet', () => {
  it('has every figure, and each spell once with the values of both casters', () => {
    const [sheet] = pieces('warband-sheet', {
      apprentice: figure('Perrine', { castingValues: { Écharde: 13 } }),
      soldiers: [figure('Garde', { equipment: [{ name: 'Hache', damage: 2 }] })],
      creatures: [figure('Loup')],
    })
    expect(sheet?.data).toMatchObject({
      totals: [{ value: '4' }, { value: '1', of: '8' }, { value: '1' }],
      figures: [
        { name: 'Mage' },
        { name: 'Perrine' },
        { name: 'Garde' },
        { name: 'Loup', load: 'agit d’elle-même' },
      ],
      spells: [{ name: 'Écharde', values: [{ value: '10' }, { value: '13' }] }],
    })
    expect(said(sheet ? [sheet] : [])).toContain('Hache D20+2, dégâts +2')
  })
})
