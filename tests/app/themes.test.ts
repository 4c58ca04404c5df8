/** Themes and games: which can be chosen for whom, by what name, and what is asked of the press. */
import { describe, expect, it } from 'vitest'
import { themeAsked, themesFor, type ThemeFile } from '../../src/app/themes.ts'
import type { GameSystem } from '../../src/core/index.ts'

type Owner = Pick<GameSystem, 'id' | 'themes'>

const tales: Owner = { id: 'contes', themes: [{ id: 'livre', name: 'Livre d’images' }] }
const ice: Owner = {
  id: 'glace',
  themes: [
    { id: 'encre', name: 'Encre et glace' },
    { id: 'gravure', name: 'Bois gravé' },
  ],
}

const files: readonly ThemeFile[] = [
  { id: 'mon-theme', game: null },
  { id: 'livre', game: 'contes' },
  { id: 'encre', game: 'glace' },
  { id: 'gravure', game: null },
  { id: 'gravure', game: 'glace' },
]

describe('the themes of a game', () => {
  it('are its own and those that all share, each once, by the name that it gives them', () => {
    expect(themesFor(files, [tales])).toEqual([
      { id: 'mon-theme', name: 'Mon-theme' },
      { id: 'livre', name: 'Livre d’images' },
      { id: 'gravure', name: 'Gravure' },
    ])
    expect(themesFor(files, [ice]).map(({ name }) => name)).toEqual([
      'Mon-theme',
      'Encre et glace',
      'Bois gravé',
    ])
  })

  it('are those of any of several games', () => {
    expect(themesFor(files, [tales, ice]).map(({ id }) => id)).toEqual([
      'mon-theme',
      'livre',
      'encre',
      'gravure',
    ])
  })
})

describe('what is asked of the press', () => {
  it.each([
    ['jeu', [tales], undefined],
    ['gravure', [tales], 'gravure'],
    ['livre', [tales, ice], 'livre'],
    // Remembered from a print of another game: this one is printed in its own.
    ['livre', [ice], undefined],
    // Nowhere: the press says so.
    ['orage', [ice], 'orage'],
    ['', [ice], ''],
  ] as const)('for %j', (wanted, systems, asked) => {
    expect(themeAsked(wanted, files, systems)).toBe(asked)
  })
})
