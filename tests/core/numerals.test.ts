/** Numbers as French writes them, beside what the platform's own formatter says. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDecimals, inPercent, inParts } from '../../src/core/index.ts'

describe('numbers in French', () => {
  it.each([
    [0, '0'],
    [1.5, '1,5'],
    [1.005, '1,01'],
    [0.125, '0,13'],
    [-2.345, '-2,35'],
    [1234.5, '1\u202f234,5'],
    [1234567, '1\u202f234\u202f567'],
    [1e-9, '0'],
  ])('%f is written %s', (value, written) => {
    expect(inDecimals(value)).toBe(written)
  })

  it('keeps as many decimals as are asked for', () => {
    expect(inDecimals(2, { most: 1, least: 1 })).toBe('2,0')
    expect(inDecimals(2.25, { most: 1, least: 1 })).toBe('2,3')
    expect(inDecimals(7.4996, { most: 3 })).toBe('7,5')
  })

  it.each([
    [0, '0\u00a0%'],
    [0.285, '29\u00a0%'],
    [1, '100\u00a0%'],
    [0.9996, '100\u00a0%'],
  ])('a chance of %f is %s', (chance, written) => {
    expect(inPercent(chance)).toBe(written)
    expect(inPercent(0.0625, { most: 1 })).toBe('6,3\u00a0%')
  })

  it('says what the platform says, of any number', () => {
    const places = fc.integer({ min: 0, max: 4 }).chain(most => fc.tuple(fc.constant(most), fc.nat(most)))
    const numbers = fc.oneof(
      fc.double({ min: -1e15, max: 1e15, noNaN: true }),
      fc.double({ min: -10, max: 10, noNaN: true }),
      fc.integer({ min: -100_000, max: 100_000 }).map(value => value / 1000),
    )
    fc.assert(
      fc.property(numbers, places, (value, [most, least]) => {
        const digits = { maximumFractionDigits: most, minimumFractionDigits: least }
        expect(inDecimals(value, { most, least })).toBe(new Intl.NumberFormat('fr', digits).format(value))
        expect(inPercent(value, { most, least })).toBe(
          new Intl.NumberFormat('fr', { ...digits, style: 'percent' }).format(value),
        )
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a number in parts of one', () => {
  it.each([
    [0, '0'],
    [-0.004, '0'],
    [-0.05, '-0.05'],
    [12.3, '12.3'],
    [-7.126, '-7.13'],
    [99.999, '100'],
    [1e12, '1000000000000'],
  ])('%f is written %s', (value, written) => {
    expect(inParts(value, 100)).toBe(written)
  })

  it('is the shortest that reads back as the rounded one', () => {
    const numbers = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
    )
    fc.assert(
      fc.property(numbers, value => {
        for (const parts of [100, 1000] as const)
          expect(inParts(value, parts)).toBe(String(Math.round(value * parts) / parts))
      }),
      { numRuns: 5_000 },
    )
  })
})
