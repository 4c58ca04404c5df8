/** What holds for any army at all. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  isJsonObject,
  openBand,
  readBand,
  toJson,
  writeJson,
  type Diagnostic,
  type FormNode,
  type Json,
  type Patch,
} from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { rosterSchema, type Roster } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { stock } from '../../../src/games/mini-figs-mef-fan/stock.ts'
import { judge, validate } from '../../../src/games/mini-figs-mef-fan/validate.ts'
import { nodesOf } from '../../core/form-nodes.ts'
import { army, smallArmy } from './arbitrary.ts'
import { opened } from './armies.ts'

const numRuns = 1000
/** A form offers hundreds of changes: each army tries those of one share, and all armies together all of them. */
const shares = 24

/** As a file would carry it: no undefined, no -0, no forbidden key. */
const asFile = (value: unknown): Json => {
  const text = JSON.stringify(value)
  fc.pre(
    !/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000') && text.isWellFormed(),
  )
  return JSON.parse(text.replaceAll('-0', '0'))
}

const rosterOf = (file: Json): Roster => rosterSchema.parse(isJsonObject(file) ? file['roster'] : undefined)

const key = ({ code, path, message }: Diagnostic): string => `${code} ${path} ${message}`
const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length

const everyNode = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap(node => [
    node,
    ...(node.kind === 'section' ? everyNode(node.nodes) : []),
    ...(node.kind === 'list' ? node.items.flatMap(item => everyNode(item.fields())) : []),
  ])

/** Every patch that a node offers, plans and exchanges too. */
const offered = (node: FormNode): readonly Patch[] => {
  const choices =
    node.kind === 'choice'
      ? node.groups.flatMap(group => group.choices)
      : node.kind === 'list' || node.kind === 'table'
        ? (node.additions ?? [])
        : []
  const held = node.kind === 'list' ? node.items : node.kind === 'table' ? node.rows : []
  return [
    ...choices.flatMap(({ take, drop, plan, swaps = [] }) => [
      ...[take, drop, plan].flatMap(patch => (patch ? [patch] : [])),
      ...swaps.map(swap => swap.take),
    ]),
    ...held.flatMap(({ duplicate, remove }) => [duplicate, remove].flatMap(patch => (patch ? [patch] : []))),
  ]
}

describe('any army', () => {
  it('loads, saves and loads as itself, unknown keys included', () => {
    fc.assert(
      fc.property(army, file => {
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

  it('has diagnostics that differ, and remedies with nothing worse in their place', () => {
    fc.assert(
      fc.property(smallArmy, file => {
        const roster = rosterOf(asFile(file))
        const all = validate(roster)
        expect(new Set(all.map(key)).size).toBe(all.length)
        for (const diagnostic of all) {
          // Whatever is an error has a way out.
          if (diagnostic.severity === 'error') expect(diagnostic.remedy, diagnostic.message).toBeDefined()
          if (!diagnostic.remedy) continue
          const after = judge(rosterOf(applyPatch({ roster: toJson(roster) }, diagnostic.remedy.patch)))
          expect(after.map(key), JSON.stringify(diagnostic)).not.toContain(key(diagnostic))
          expect(errorsIn(after)).toBeLessThanOrEqual(
            errorsIn(all) - (diagnostic.severity === 'error' ? 1 : 0),
          )
        }
      }),
      { numRuns },
    )
  })

  it('offers only patches that hold', () => {
    fc.assert(
      fc.property(smallArmy, fc.nat({ max: shares - 1 }), (file, share) => {
        const { document, roster } = opened(asFile(file))
        const patches = everyNode(nodesOf(roster.form())).flatMap(offered)
        for (const patch of patches.filter((_, index) => index % shares === share))
          expect(openBand(applyPatch(document, patch), systems).ok).toBe(true)
      }),
      { numRuns },
    )
  })

  it('gives its units to the stock and takes them back, spells and all', () => {
    const [shelf] = stock
    if (!shelf) throw new Error('no shelf')
    fc.assert(
      fc.property(smallArmy, smallArmy, (from, to) => {
        const [giver, taker] = [from, to].map(file => opened(asFile(file)))
        if (!giver || !taker) throw new Error('two armies')
        const roster = rosterSchema.parse(giver.roster.json)
        for (const [index, unit] of roster.units.entries()) {
          const thing = shelf.keep(roster, index)
          if (!thing) throw new Error('nothing kept')
          expect(shelf.look(thing)).toMatchObject({ ok: true })
          const patch = shelf.take(rosterSchema.parse(taker.roster.json), thing)
          const after = rosterSchema.parse(opened(applyPatch(taker.document, patch)).roster.json)
          const came = after.units.at(-1)
          const { id: _, spells, ...rest } = unit
          expect(came).toMatchObject(rest)
          // Each spell of its own still says what it said.
          for (const [place, spell] of spells.entries()) {
            const was = roster.ownSpells?.find(one => one.id === spell)
            const is = after.ownSpells?.find(one => one.id === came?.spells[place])
            if (was) expect([is?.name, is?.text]).toEqual([was.name, was.text])
            else expect(came?.spells[place]).toBe(spell)
          }
        }
      }),
      { numRuns },
    )
  })
})

describe('the stock', () => {
  it('keeps nothing that is not there, and refuses what is no unit', () => {
    const [shelf] = stock
    expect(shelf?.keep(rosterSchema.parse({}), 0)).toBeUndefined()
    expect(shelf?.look({ unit: { figures: 'six' } })).toMatchObject({ ok: false })
    expect(shelf?.look('piquiers')).toMatchObject({ ok: false })
    expect(shelf?.take(rosterSchema.parse({}), 3)).toEqual([])
  })
})
