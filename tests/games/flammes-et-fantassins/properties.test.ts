/** What holds for any band at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  openBand,
  readBand,
  writeJson,
  type Band,
  type Diagnostic,
  type FormNode,
  type Json,
} from '../../../src/core/index.ts'
import { nodesOf } from '../../core/form-nodes.ts'
import { systems } from '../../../src/games/index.ts'
import { band } from './arbitrary.ts'

const numRuns = 1000
/** A remedy weighs what it leaves: a band with many faults takes a while. */
const fewerRuns = 300

/** As a file would carry it: no undefined, no -0, no forbidden key. */
const asFile = (value: unknown): Json => {
  const text = JSON.stringify(value)
  fc.pre(
    !/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000') && text.isWellFormed(),
  )
  return JSON.parse(text.replaceAll('-0', '0'))
}

const opened = (json: Json): Band => {
  const result = openBand(json, systems)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return result.value
}

const key = ({ code, path, message }: Diagnostic): string => `${code} ${path} ${message}`

const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length

const everyNumber = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyNumber)
      : []

const walk = (nodes: readonly FormNode[]): number =>
  nodes.reduce(
    (count, node) =>
      count +
      1 +
      (node.kind === 'section' ? walk(node.nodes) : 0) +
      (node.kind === 'list' ? node.items.reduce((sum, item) => sum + walk(item.fields()), 0) : 0),
    0,
  )

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
        expect(walk(nodesOf(roster.form()))).toBeGreaterThan(3)
      }),
      { numRuns },
    )
  })

  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(
      fc.property(band, file => {
        // As a file has it: numbers beyond 2^53 are kept as they are written there.
        const text = JSON.stringify(asFile(file))
        const once = readBand(new TextEncoder().encode(text), systems)
        if (!once.ok) throw new Error(once.diagnostics[0]?.message)
        const written = writeJson(once.value.document)
        const again = readBand(written, systems)
        expect(again.ok && again.value.document).toEqual(once.value.document)
        expect(JSON.parse(new TextDecoder().decode(written))).toMatchObject(JSON.parse(text))
      }),
      { numRuns },
    )
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
