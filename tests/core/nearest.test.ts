import { describe, expect, it } from 'vitest'
import { nearest } from '../../src/core/index.ts'

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
