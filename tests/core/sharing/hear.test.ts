/** What a pasted text is taken for: a list of which game, a code, a file, or nothing that can be read. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  counted,
  hearBand,
  newBand,
  openBand,
  plainWords,
  sealGame,
  textForms,
  textLimits,
  writeJson,
  writeOutline,
  type GameSystem,
} from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { madeUpGame, madeUpRules } from '../made-up-game.ts'

/** The same game, which reads its lists: a figure a title, its first item how many. */
const readable = sealGame({
  ...madeUpRules,
  id: 'jeu-lisible',
  name: 'Jeu lisible',
  outline: {
    write: ({ units }) => ({
      facts: [],
      members: units.map(({ name, count }) => ({ title: name, facts: [`${count}`], lines: [] })),
    }),
    read: ({ members }) => ({
      roster: {
        factions: [],
        units: members.map(({ title, items }) => ({
          name: title,
          count: Number(items[0]?.text ?? 1),
          melee: [],
          shots: [],
          stats: { move: null, fight: null },
          faction: null,
          text: '',
        })),
      },
      remarks: [],
    }),
  },
})
const both = [madeUpGame, readable]

/** Reads as the other does, and understands only these words. */
const knowing = (id: string, ...words: readonly string[]) =>
  sealGame({
    ...madeUpRules,
    id,
    name: id,
    outline: {
      write: () => ({ facts: [], members: [] }),
      read: ({ members }) => ({
        roster: madeUpRules.blank(),
        remarks: members
          .flatMap(({ items }) => items)
          .filter(item => !words.includes(item.text))
          .map(({ line }) => ({ line, message: 'Inconnu.' })),
      }),
    },
  })

const told = async (text: string, known: readonly GameSystem[] = both, chosen?: GameSystem) => {
  const heard = await hearBand(text, known, chosen)
  return heard.ok ? heard.value.band.system.id : heard.diagnostics.map(({ code }) => code).join()
}

describe('a pasted text', () => {
  it('is of the game that it names, whatever was chosen', async () => {
    expect(await told('Mes gens\nJeu lisible\n1. Odon — 3')).toBe('jeu-lisible')
    expect(await told('Mes gens — JEU-LISIBLE\n1. Odon — 3', both, madeUpGame)).toBe('jeu-lisible')
  })

  it('that names none asks for it, or takes the one there is', async () => {
    expect(await told('Mes gens\n1. Odon — 3', [madeUpGame, madeUpGame])).toBe('text.game-unknown')
    expect(await told('Mes gens\n1. Odon — 3', both, readable)).toBe('jeu-lisible')
    expect(await told('Mes gens\n1. Odon — 3', [readable])).toBe('jeu-lisible')
  })

  it('that names none is of the game that understands most of it, where one does', async () => {
    const [oak, elm] = [knowing('chêne', 'gland', 'feuille'), knowing('orme', 'samare', 'feuille')]
    const say = (...items: readonly string[]) => told(`Mes arbres\n1. Odon — ${items.join(', ')}`, [oak, elm])
    expect(await say('gland', 'feuille')).toBe('chêne')
    expect(await say('samare', 'feuille', 'mousse')).toBe('orme')
    expect(await say('feuille')).toBe('text.game-unknown')
    expect(await say('mousse')).toBe('text.game-unknown')
    const heard = await hearBand('Mes arbres\n1. Odon — gland', [oak, elm])
    expect(heard.ok && heard.value.guessed).toBe(true)
    const chosen = await hearBand('Mes arbres\n1. Odon — gland', [oak, elm], elm)
    expect(chosen.ok && [chosen.value.band.system.id, chosen.value.guessed]).toEqual(['orme', false])
  })

  it('of a game that only tells its lists is refused with the way round', async () => {
    expect(await told('Mes gens\n1. Odon', both, madeUpGame)).toBe('text.not-read')
  })

  it('may be a whole file', async () => {
    const file = new TextDecoder().decode(writeJson(newBand(madeUpGame)))
    expect(await told(file)).toBe('jeu-invente')
  })

  it('of nothing, or of too much, says so', async () => {
    expect(await told(' \n\n')).toBe('text.empty')
    expect(await told('a'.repeat(textLimits.characters + 1))).toBe('text.too-long')
    expect(await told('a\n'.repeat(textLimits.lines + 1))).toBe('text.too-long')
  })

  it('gives a band or a reason, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('# a', '[b]x[/b]', '1. x — y', '**z** a, b.', '', '> q', '- b : c'),
          ),
        ),
        async lines => {
          const heard = await hearBand(lines.join('\n'), systems)
          expect(heard.ok || heard.diagnostics.every(({ message }) => message.length > 10)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is read in no time, however it is made to be slow', async () => {
    for (const nasty of [
      '('.repeat(99_000),
      '**'.repeat(90_000),
      '[b]'.repeat(60_000),
      ' - '.repeat(60_000),
      'a '.repeat(90_000),
      '1. '.repeat(60_000),
      ': '.repeat(90_000),
      '((((a,'.repeat(30_000),
      '# \\'.repeat(40_000),
      '>'.repeat(190_000),
      '9x'.repeat(90_000),
    ]) {
      const start = performance.now()
      await hearBand(nasty, systems)
      expect([nasty.slice(0, 6), performance.now() - start < 5000]).toEqual([nasty.slice(0, 6), true])
    }
  })
})

describe('a game without words of its own for lists', () => {
  it('has them told as its form shows them', () => {
    const band = openBand(
      {
        ...newBand(madeUpGame),
        name: 'Les Cases',
        roster: {
          factions: [{ id: 'f', name: 'Nord' }],
          units: [
            {
              name: 'Piquiers',
              count: 4,
              faction: 'f',
              melee: [{ score: 3 }],
              stats: { move: 6 },
              text: 'Long.',
            },
          ],
        },
      },
      both,
    )
    if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
    expect(writeOutline('text', band.value.roster.outline('Les Cases')).replaceAll('\u00a0', ' '))
      .toBe(`Les Cases
Jeu inventé · 24 #

1. Nord

2. Piquiers
   Nombre : 4
   Mêlée : Score 3 / Perforant 0
   Caractéristiques : Mouvement 6
   Faction : Nord
`)
    expect(band.value.roster.unsaid()).toEqual(['texte'])
    for (const form of textForms)
      expect(writeOutline(form, band.value.roster.outline(''))).toContain('Piquiers')
  })
})

describe('words', () => {
  it('are the same however they are typed', () => {
    for (const [one, other] of [
      ['Potion d’Éloquence', "POTION D'ELOQUENCE"],
      ['Cœur-de-chêne', 'coeur de  chêne'],
      ['Flammes & Fantassins', '« flammes et fantassins »'],
      ['Peau d’écorce', 'peau-d-ecorce'],
    ] as const)
      expect(plainWords(one)).toBe(plainWords(other))
  })

  it('are counted before or after', () => {
    expect(['2 × Potion de Vie', '3x Bombe', 'Bombe x2', 'Bombe ×12', 'Arc long', 'x2'].map(counted)).toEqual(
      [
        { count: 2, text: 'Potion de Vie' },
        { count: 3, text: 'Bombe' },
        { count: 2, text: 'Bombe' },
        { count: 12, text: 'Bombe' },
        { count: 1, text: 'Arc long' },
        { count: 1, text: 'x2' },
      ],
    )
  })
})
