/** What is printed, as it lies on paper: measured, read back, and whole for any troop in any format, ink and letters. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardFormats } from '../../../src/app/wish.ts'
import type { Band, JsonObject } from '../../../src/core/index.ts'
import { weaponIds } from '../../../src/games/argad/catalog/index.ts'
import { systems } from '../../../src/games/index.ts'
import { papers, type Look } from '../../../src/press/index.ts'
import { printedWords } from '../../press/pages.ts'
import { bandOf, plainLook, plainSheet, printBand } from '../../press/press.ts'
import { captain, opened, troopFile } from './troops.ts'

const look = { ...plainLook, theme: 'carnet' }
const sheet = { ...plainSheet, backs: 'none' as const }

const system = systems.find(({ id }) => id === 'argad')
const everything = system?.assets.map(({ id }) => id) ?? []
const cards = ['character-cards', 'blank-cards']
const samples = (system?.samples ?? []).map(sample => [sample.id, sample] as const)

type Wish = Parameters<typeof printBand>[1]

const problemsOf = async (band: Band, wish: Wish): Promise<readonly string[]> => {
  const { report } = await printBand(band, { look, ...wish })
  return report.problems.map(({ code, asset, title }) => `${code}: ${asset}, ${title}`)
}

const placedBy = async (band: Band, wish: Wish) => {
  const { report } = await printBand(band, { look, sheet, ...wish })
  return report.sheets.flatMap(({ pieces }) => pieces)
}

/** Whichever way it lies. */
const sizesOf = async (band: Band, wish: Wish) =>
  new Map(
    (await placedBy(band, wish)).map(({ title, width, height }) => [
      title,
      [width, height].toSorted((a, b) => a - b).map(side => Math.round(side * 100) / 100),
    ]),
  )

const wordsOf = async (band: Band, wish: Wish) => {
  const { files } = await printBand(band, { look, sheet: plainSheet, ...wish })
  return (await Promise.all(files.map(({ bytes }) => printedWords(bytes)))).flat()
}

const letters = (text: string): string => text.normalize('NFC').replace(/[\s\u00a0\u202f]/g, '')
const lettersOf = async (band: Band, wish: Wish): Promise<string> =>
  letters((await wordsOf(band, wish)).map(({ text }) => text).join(''))

const soldier = (profile: JsonObject = {}): JsonObject => ({ name: 'Soldat', classe: 3, ...profile })
const troop = (profiles: readonly JsonObject[], roster: JsonObject = {}): Band =>
  opened(troopFile([captain(), ...profiles], roster))

describe('on paper', () => {
  it('tokens are as large as they are said to be', async () => {
    const assets = ['casualty-tokens', 'markers', 'decoy-tokens']
    const one = await sizesOf(troop([soldier({ count: 4, weapons: ['fusil-a-silex'] })]), { assets })
    for (const title of ['Tombé', 'Captif', 'A tiré', 'Recharge', 'Désordre', 'Étourdi', 'Leurre : renard'])
      expect([title, one.get(title)]).toEqual([title, [25, 25]])
    const other = await sizesOf(troop([]), { assets, options: { jeton: 30 } })
    expect(other.get('Tombé')).toEqual([30, 30])
  })

  it('bases are 2 x 2, 2 x 4 and 2.5 x 5 cm, as many as there are figures', async () => {
    const band = troop(
      [
        soldier({ name: 'Rang', count: 5, training: ['ordre-serre'] }),
        soldier({ name: 'Cavaliers', count: 2, mount: 'cavalier' }),
      ],
      { packAnimals: [{ kind: 'ane', name: '', count: 3 }] },
    )
    const placed = await placedBy(band, { assets: ['bases', 'trays'] })
    const count = (wanted: string) => placed.filter(({ title }) => title === wanted).length
    const sizes = await sizesOf(band, { assets: ['bases', 'trays'] })
    // The captain, who never learned close order, stands on a round base.
    expect([count('Socle rond de 2 cm'), sizes.get('Socle rond de 2 cm')]).toEqual([1, [20, 20]])
    expect([count('Socle de 2 × 2 cm'), sizes.get('Socle de 2 × 2 cm')]).toEqual([5, [20, 20]])
    expect([count('Socle de 2,5 × 5 cm'), sizes.get('Socle de 2,5 × 5 cm')]).toEqual([2, [25, 50]])
    expect([count('Socle de 2 × 4 cm'), sizes.get('Socle de 2 × 4 cm')]).toEqual([3, [20, 40]])
    // Two ranks of three files.
    expect(sizes.get('Plateau : Rang')).toEqual([40, 60])
  })

  it.each(['a4', 'letter'] as const)('rulers measure what they say, on %s', async paper => {
    const words = await wordsOf(troop([]), {
      assets: ['rulers', 'sticks'],
      sheet: { ...sheet, paper: papers[paper] },
    })
    const sizes = await sizesOf(troop([]), {
      assets: ['rulers', 'sticks'],
      sheet: { ...sheet, paper: papers[paper] },
    })
    // Beyond its length, 18 mm that say it, or 12 on which the next part is pasted.
    for (const length of [8, 12, 16, 20])
      expect(sizes.get(`Réglette de ${length} cm`)?.[1]).toBe(length * 10 + 18)
    for (const length of [32, 36, 40]) {
      expect(sizes.get(`Baguette de ${length} cm, 0 à 20`)?.[1]).toBe(212)
      expect(sizes.get(`Baguette de ${length} cm, 20 à ${length}`)?.[1]).toBe((length - 20) * 10 + 18)
    }
    // Figures end at their lines: two of one ruler stand as far apart as they say.
    const figures = words.filter(({ text }) => text === '12' || text === '16')
    const apart = figures.flatMap(a =>
      figures.filter(b => a.text < b.text && a.page === b.page).map(b => Math.hypot(a.x - b.x, a.y - b.y)),
    )
    expect(apart.some(distance => Math.abs(distance - 40) < 0.3)).toBe(true)
  })

  it('the voice carries 20 cm', async () => {
    const sizes = await sizesOf(troop([]), { assets: ['voice-disc'] })
    expect([...sizes.values()]).toEqual([[200, 200]])
  })

  it('a slip is three panels of 95 by 62 mm, its cover on its head', async () => {
    const band = troop([], {
      objectives: [{ title: 'Le sel', text: 'Passer le gué.', for: 'Perrine' }],
    })
    const wish = { assets: ['objective-slips'] }
    const panels = await placedBy(band, wish)
    expect(panels.map(({ width, height }) => [width, height].toSorted((a, b) => a - b))).toEqual([
      [62, 95],
      [62, 95],
      [62, 95],
    ])
    // Fold upon fold, with no scrap between them.
    const middles = panels
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const)
      .toSorted(([ax, ay], [bx, by]) => ax + ay - bx - by)
    for (const [index, [x, y]] of middles.slice(1).entries()) {
      const [beforeX, beforeY] = middles[index] ?? [0, 0]
      expect(Math.hypot(x - beforeX, y - beforeY)).toBeCloseTo(62, 3)
    }
    const words = await wordsOf(band, wish)
    const inside = words.find(({ text }) => text.includes('Votre'))
    const outside = words.find(({ text }) => text.includes('Pour'))
    expect(((inside?.rotation ?? 0) + 180) % 360).toBe(outside?.rotation)
  })
})

describe('every sample', () => {
  it.each(samples)('%s prints whole, in each ink and letters, on A4 and Letter', async (_, sample) => {
    if (!system) throw new Error('no game')
    const band = bandOf(system, sample)
    const looks: readonly Partial<Look>[] = [
      {},
      { theme: 'gravure' },
      { ink: 'outline' },
      { ink: 'saver' },
      { text: 'large' },
      { text: 'dyslexia' },
    ]
    for (const part of looks)
      expect([part, await problemsOf(band, { assets: everything, look: { ...look, ...part } })]).toEqual([
        part,
        [],
      ])
    expect(await problemsOf(band, { assets: everything, sheet: { ...sheet, paper: papers.letter } })).toEqual(
      [],
    )
  })

  it.each(Object.entries(cardFormats))('prints its cards on %s cards', async (_, card) => {
    for (const [, sample] of samples) {
      if (!system) throw new Error('no game')
      for (const text of ['normal', 'large', 'dyslexia'] as const)
        expect(
          await problemsOf(bandOf(system, sample), { assets: cards, card, look: { ...look, text } }),
        ).toEqual([])
    }
  })

  it.each(samples)('%s has its whole need on one page', async (_, sample) => {
    if (!system) throw new Error('no game')
    const { report } = await printBand(bandOf(system, sample), { assets: ['summary-sheet'], look })
    expect(report.pieces.map(({ title, continued }) => [title, continued])).toEqual([['Résumé', false]])
  })
})

describe('each reference page', () => {
  it.each(['summary-sheet', 'reference-sheets', 'reaction-table', 'terrain-sheet', 'healing-sheet'])(
    '%s says that it is not official, on each of its pages',
    async asset => {
      const words = await wordsOf(troop([soldier({ weapons: ['fusil-a-silex'] })]), { assets: [asset] })
      const pages = new Set(words.map(({ page }) => page))
      const told = words.filter(({ text }) => text.includes('officielle')).map(({ page }) => page)
      expect([...pages]).toEqual([...new Set(told)])
    },
  )
})

/** Words of all lengths, none of which a font lacks. */
const word = fc.string({ unit: fc.constantFrom(...'aeéiorstlnumdpçèêB'), minLength: 1, maxLength: 12 })
const sentence = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map(words => words.join(' '))
const name = fc.oneof(sentence(2), sentence(4), sentence(9)).map(text => text.slice(0, 100))

const profile = fc.record({
  name,
  count: fc.integer({ min: 1, max: 30 }),
  classe: fc.integer({ min: 1, max: 5 }),
  protection: fc.constantFrom('legere', '3', '4*', '5T'),
  mount: fc.constantFrom('pied', 'cavalier', 'pieton-monte'),
  role: fc.constantFrom('simple', 'chef', 'musicien', 'porte-embleme'),
  twoLives: fc.boolean(),
  weapons: fc.array(fc.constantFrom(...weaponIds), { maxLength: 6 }),
  competences: fc.array(
    fc.oneof(
      fc.record({ id: fc.constantFrom('bretteur', 'tireur-d-elite', 'soigneur') }),
      fc.record({ name, level: fc.integer({ min: 1, max: 5 }), text: sentence(30) }),
    ),
    { maxLength: 4 },
  ),
  prices: fc.array(fc.record({ label: name, points: fc.nat({ max: 99 }) }), { maxLength: 5 }),
  training: fc.subarray(['ordre-serre', 'ordre-disperse', 'pied-ferme', 'terrain']),
  scores: fc.record({ sante: fc.nat({ max: 6 }), moral: fc.nat({ max: 6 }) }, { requiredKeys: [] }),
  notes: fc.oneof(fc.constant(''), sentence(40)),
})

const asFile = (made: unknown): JsonObject => JSON.parse(JSON.stringify(made))

describe('any troop', () => {
  it('prints its cards, sheets and list with nothing clipped, in any format and letters', async () => {
    await fc.assert(
      fc.asyncProperty(
        profile,
        fc.constantFrom(...Object.values(cardFormats)),
        fc.constantFrom('normal' as const, 'large' as const, 'dyslexia' as const),
        async (made, card, text) => {
          // Large letters on the smallest cards are for samples alone: a word may be wider than its card there.
          fc.pre(text !== 'large' || card.width > 50)
          expect(
            await problemsOf(troop([asFile(made)]), {
              assets: ['character-cards', 'leader-sheets', 'troop-list', 'standees'],
              card,
              look: { ...look, text },
            }),
          ).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  it.each(['long-edge', 'none'] as const)(
    'drops no word that its player wrote, backs %s: what does not fit goes on',
    async backs => {
      await fc.assert(
        fc.asyncProperty(profile, async made => {
          const printed = await lettersOf(troop([asFile(made)]), {
            assets: ['character-cards'],
            sheet: { ...plainSheet, backs },
          })
          const written = [
            made.name,
            made.notes,
            ...made.competences.flatMap(each => ('text' in each ? [each.name, each.text] : [])),
            // Without backs, prices stand on the list alone.
            ...(backs === 'none' ? [] : made.prices.map(({ label }) => label)),
          ]
          for (const part of written.flatMap(text => text.split(' ')))
            expect(printed).toContain(letters(part))
        }),
        { numRuns: 20 },
      )
    },
  )

  it('has room for a score of characters on its list, and for every secret', async () => {
    const profiles = Array.from({ length: 20 }, (_, index) =>
      soldier({ name: `Personnage numéro ${index}`, notes: `Note ${index}.` }),
    )
    const objectives = Array.from({ length: 12 }, (_, index) => ({
      title: `But ${index}`,
      text: `Fin ${index} de ce secret, qui prend plus d’une ligne de son pli pour être dit. `.repeat(4),
      for: index < 6 ? 'Anne' : '',
    }))
    const printed = await lettersOf(troop(profiles, { objectives }), {
      assets: ['troop-list', 'objective-slips'],
    })
    for (let index = 0; index < 20; index++) {
      expect(printed).toContain(`Personnagenuméro${index}`)
      expect(printed).toContain(`Note${index}.`)
    }
    for (let index = 0; index < 12; index++) {
      expect(printed).toContain(`But${index}`)
      expect(printed).toContain(`Fin${index}decesecret`)
    }
  })
})
