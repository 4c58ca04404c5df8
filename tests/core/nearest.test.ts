import { describe, expect, it } from 'vitest'
import { closest, nearest } from '../../src/core/index.ts'

describe('nearest', () => {
  it.each([
    ['chek', ['check', 'catalog'], 'check'],
    ['necromencien', ['magicien', 'necromancien'], 'necromancien'],
    ['Général', ['general'], 'general'],
    ['dag', ['dague', 'masse'], 'dague'],
    ['zzz', ['check', 'catalog'], undefined],
    ['x'.repeat(10_000), ['check'], undefined],
  ])('finds for %j', (word, known, found) => {
    expect(nearest(word, known)).toBe(found)
  })
})

describe('closest', () => {
  const known = ['Boule de feu', 'Poison', 'Éclair', 'Poison']

  it.each([
    ['boulle', 1, ['Boule de feu']],
    ['eclere', 2, ['Éclair', 'Boule de feu']],
    ['poisson', 9, ['Poison', 'Boule de feu', 'Éclair']],
  ])('answers %j by the nearest %i, each name once', (word, count, found) => {
    expect(closest(word, known, count)).toEqual(found)
  })
})
