/** What holds for any band at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPatch, openBand, type Json } from '../../../src/core/index.ts'
import { nodesOf } from '../../core/form-nodes.ts'
import { systems } from '../../../src/games/index.ts'
import { asFile, errorsIn, everyNode, keepsItself, key, opened } from '../any-roster.ts'
import { band } from './arbitrary.ts'

const numRuns = 1000
/** A remedy weighs what it leaves: a band with many faults takes a while. */
const fewerRuns = 300

const everyNumber = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyNumber)
      : []

describe('any JSON at all', () => {
  it('bent out of a band at any place, gives diagnostics too', () => {
    fc.assert(
      fc.property(band, fc.nat(), fc.jsonValue({ maxDepth: 1 }), (file, place, junk) => {
        const json = asFile(file)
        const paths = pointers(json)
        const bent = applyPatch(json, [
          { op: 'replace', path: paths[place % paths.length] ?? '/roster', value: asFile(junk) },
        ])
        const result = openBand(bent, systems)
        if (result.ok) result.value.roster.validate()
        else expect(result.diagnostics.length).toBeGreaterThan(0)
      }),
      { numRuns },
    )
  })
})

const pointers = (json: Json, base = ''): readonly string[] =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).flatMap(([name, value]) => {
        const path = `${base}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
        return [path, ...pointers(value, path)]
      })
    : []

describe('any roster', () => {
  it('derives finite numbers and a form', () => {
    fc.assert(
      fc.property(band, file => {
        const { roster } = opened(asFile(file))
        expect(everyNumber(roster.derive()).every(Number.isFinite)).toBe(true)
        expect(everyNode(nodesOf(roster.form())).length).toBeGreaterThan(3)
      }),
      { numRuns },
    )
  })

  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(fc.property(band, keepsItself), { numRuns })
  })

  it('has diagnostics that differ from one another', () => {
    fc.assert(
      fc.property(band, file => {
        const keys = opened(asFile(file)).roster.validate().map(key)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns },
    )
  })

  it('is rid of a diagnostic by its remedy, and of an error with nothing worse in its place', () => {
    fc.assert(
      fc.property(band, file => {
        const before = opened(asFile(file))
        const all = before.roster.validate()
        for (const diagnostic of all) {
          if (!diagnostic.remedy) continue
          const after = opened(applyPatch(before.document, diagnostic.remedy.patch)).roster.validate()
          expect(after.map(key), JSON.stringify(diagnostic)).not.toContain(key(diagnostic))
          const fewer = diagnostic.severity === 'error' ? 1 : 0
          expect(errorsIn(after), JSON.stringify(diagnostic)).toBeLessThanOrEqual(errorsIn(all) - fewer)
        }
      }),
      { numRuns: fewerRuns },
    )
  })
})
