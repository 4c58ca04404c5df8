/** Searching as every view does it: what answers, how well, and what of it is marked. */
import { describe, expect, it } from 'vitest'
import { excerptOf, fold, queryOf, rankOf, stretchesOf } from '../../src/renderer/search.ts'

const rank = (typed: string, name: string, text = ''): number | undefined =>
  rankOf(queryOf(typed), fold(name), fold(text))

describe('a query', () => {
  it('is folded: accents, capitals, ligatures, kinds of blanks and quotes', () => {
    expect(queryOf('  Épée   d’Œuvre ').words).toEqual(['epee', "d'oeuvre"])
    expect(rank('eclair', 'Éclair')).toBe(0)
    expect(rank("d'arme", 'Maître d’Arme')).toBe(1)
    expect(rank('coeur', 'Cœur')).toBe(0)
    expect(rank('2 PA', 'Coût\u00a0: 2\u00a0PA')).toBe(1)
  })

  it.each([
    ['the start of the name', 'boule', 'Boule de feu', '', 0],
    ['a word of it', 'feu', 'Boule de feu', '', 1],
    ['within a word', 'oule', 'Boule de feu', '', 2],
    ['what is said of it', 'zone', 'Boule de feu', 'toute la zone', 3],
    ['nothing', 'glace', 'Boule de feu', 'toute la zone', undefined],
  ])('answers by %s', (_, typed, name, text, expected) => {
    expect(rank(typed, name, text)).toBe(expected)
  })

  it('wants each of its words, wherever it is', () => {
    expect(rank('feu zone', 'Boule de feu', 'toute la zone')).toBe(3)
    expect(rank('feu glace', 'Boule de feu', 'toute la zone')).toBeUndefined()
    expect(rank('boule feu', 'Boule de feu')).toBe(1)
  })

  it('looks for a letter or two only where words begin', () => {
    expect(rank('de', 'Boule de feu')).toBe(1)
    expect(rank('ul', 'Boule de feu', 'le feu')).toBeUndefined()
  })
})

describe('what answers is marked', () => {
  const marked = (text: string, typed: string): string =>
    stretchesOf(text, queryOf(typed))
      .map(stretch => (stretch.hit ? `[${stretch.text}]` : stretch.text))
      .join('')

  it.each([
    ['Éclair : la marque', 'eclair', '[Éclair] : la marque'],
    ['Le cœur du cœur', 'coeur', 'Le [cœur] du [cœur]'],
    ['Boule de feu', 'bou boule', '[Boule] de feu'],
    ['Boule de feu', 'de feu', 'Boule [de] [feu]'],
    ['e\u0301pe\u0301e longue', 'epee', '[e\u0301pe\u0301e] longue'],
    ['🐸 crapaud', 'crapaud', '🐸 [crapaud]'],
    ['rien', '', 'rien'],
  ])('%s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected)
  })

  it('and a long text begins where it can be seen', () => {
    const text = `${'mot '.repeat(40)}la zone entière`
    expect(excerptOf(text, queryOf('zone'))).toMatch(/^… (?:mot )+la zone entière$/)
    expect(excerptOf(text, queryOf('zone')).length).toBeLessThan(60)
    expect(excerptOf('La zone', queryOf('zone'))).toBe('La zone')
  })
})
