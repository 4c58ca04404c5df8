/** What the palette answers: by kind, the best first, as many as there is room for. */
import { describe, expect, it } from 'vitest'
import { answerTo, type Item, type Kind } from '../../src/renderer/palette.ts'

const item = (kind: Kind, label: string, text = ''): Item => ({
  id: `${kind}:${label}`,
  kind,
  label,
  text,
  run: () => undefined,
})
const told = (items: readonly Item[], typed: string): readonly string[] =>
  answerTo(items, typed).groups.map(
    ({ kind, items: shown, count }) => `${kind} ${count}: ${shown.map(({ label }) => label).join(', ')}`,
  )

const some: readonly Item[] = [
  item('article', 'Lancer un sort', 'comme la Boule de feu'),
  item('article', 'Boule de feu'),
  item('figure', 'Ysoline Déboulée'),
  item('setting', 'Cartes : Tarot, 70 × 120 mm', 'le format des cartes'),
  item('command', 'Enregistrer'),
  item('band', 'Ouvrir La Boule Noire'),
]

describe('the palette', () => {
  it('ranks by the start of a name, of a word, within, then by text, in kinds and among them', () => {
    expect(told(some, 'boule')).toEqual([
      'article 2: Boule de feu, Lancer un sort',
      'band 1: Ouvrir La Boule Noire',
      'figure 1: Ysoline Déboulée',
    ])
  })

  it('finds a setting by its value and by its name', () => {
    expect(told(some, 'tarot')).toEqual(['setting 1: Cartes : Tarot, 70 × 120 mm'])
    expect(told(some, 'format')).toEqual(['setting 1: Cartes : Tarot, 70 × 120 mm'])
  })

  it('offers what can be done before anything is typed, and neither rules nor settings', () => {
    expect(told(some, '')).toEqual([
      'command 1: Enregistrer',
      'figure 1: Ysoline Déboulée',
      'band 1: Ouvrir La Boule Noire',
    ])
  })

  it.each([
    ['>', ['command 1: Enregistrer', 'setting 1: Cartes : Tarot, 70 × 120 mm']],
    ['@boule', ['band 1: Ouvrir La Boule Noire', 'figure 1: Ysoline Déboulée']],
    ['? boule', ['article 2: Boule de feu, Lancer un sort']],
  ])('one sign asks for some kinds alone: %s', (typed, expected) => {
    expect(told(some, typed)).toEqual(expected)
  })

  it('shows twenty lines at most, each kind its share, and counts the rest', () => {
    const many = (kind: Kind, count: number) =>
      Array.from({ length: count }, (_, index) => item(kind, `Sort ${index}`))
    const { groups } = answerTo(
      [...many('article', 50), ...many('figure', 3), ...many('command', 12)],
      'sort',
    )
    expect(groups.map(({ kind, items, count }) => [kind, items.length, count])).toEqual([
      ['article', 11, 50],
      ['figure', 3, 3],
      ['command', 6, 12],
    ])
  })

  it('finds nothing where nothing answers', () => {
    expect(told(some, 'zzz')).toEqual([])
  })
})
