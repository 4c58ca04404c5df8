/** What the properties of every game begin with: any roster as a file has it, and all that its form offers. */
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  applyPatch,
  isJsonObject,
  openBand,
  readBand,
  tableFields,
  toJson,
  writeJson,
  type Band,
  type Diagnostic,
  type FormNode,
  type Json,
  type Patch,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { nodesOf } from '../core/form-nodes.ts'

/** As a file would carry it: no undefined, no -0, no forbidden key. */
export const asFile = (value: unknown): Json => {
  const text = JSON.stringify(value)
  fc.pre(
    !/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000') && text.isWellFormed(),
  )
  return JSON.parse(text.replaceAll('-0', '0'))
}

export const opened = (file: Json): Band => {
  const band = openBand(file, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

/** As it is typed, its spaces alike. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** Unknown keys included, and numbers beyond 2^53 as they are written. */
export const keepsItself = (file: unknown): void => {
  const text = JSON.stringify(asFile(file))
  const once = readBand(new TextEncoder().encode(text), systems)
  if (!once.ok) throw new Error(once.diagnostics[0]?.message)
  const saved = writeJson(once.value.document)
  const again = readBand(saved, systems)
  expect(again.ok && again.value.document).toEqual(once.value.document)
  expect(JSON.parse(new TextDecoder().decode(saved))).toMatchObject(JSON.parse(text))
}

type Said = Pick<Diagnostic, 'code' | 'path' | 'message' | 'severity'>

export const key = ({ code, path, message }: Said): string => `${code} ${path} ${message}`

export const errorsIn = (diagnostics: readonly Said[]): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length

export const everyNode = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap(node => [
    node,
    ...(node.kind === 'section' ? everyNode(node.nodes) : []),
    ...(node.kind === 'list' ? node.items.flatMap(item => everyNode(item.fields())) : []),
    ...(node.kind === 'table' ? tableFields(node) : []),
  ])

/** Every patch that a node offers, plans and exchanges too. */
export const offered = (node: FormNode): readonly Patch[] => {
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

export interface Judging<R> {
  readonly schema: { readonly parse: (roster: unknown) => R }
  readonly validate: (roster: R) => readonly Diagnostic[]
  /** What is said, without trying a way out of it. */
  readonly judge: (roster: R) => readonly Said[]
}

/** No diagnostic twice; every error has a way out; it makes its diagnostic go away, and nothing worse come. */
export const remediesHold =
  <R>({ schema, validate, judge }: Judging<R>) =>
  (file: unknown): void => {
    const rosterIn = (document: Json): R =>
      schema.parse(isJsonObject(document) ? document['roster'] : undefined)
    const roster = rosterIn(asFile(file))
    const all = validate(roster)
    expect(new Set(all.map(key)).size).toBe(all.length)
    for (const diagnostic of all) {
      const fewer = diagnostic.severity === 'error' ? 1 : 0
      if (fewer > 0) expect(diagnostic.remedy, diagnostic.message).toBeDefined()
      if (!diagnostic.remedy) continue
      const after = judge(rosterIn(applyPatch({ roster: toJson(roster) }, diagnostic.remedy.patch)))
      expect(after.map(key), JSON.stringify(diagnostic)).not.toContain(key(diagnostic))
      expect(errorsIn(after)).toBeLessThanOrEqual(errorsIn(all) - fewer)
    }
  }

/** A form offers hundreds of changes: each roster tries those of one share, and all rosters together all of them. */
export const changesHold = (
  file: unknown,
  [share, shares]: readonly [share: number, shares: number],
  more: (node: FormNode) => readonly Patch[] = () => [],
): void => {
  const { document, roster } = opened(asFile(file))
  const patches = everyNode(nodesOf(roster.form())).flatMap(node => [...more(node), ...offered(node)])
  for (const patch of patches.filter((_, index) => index % shares === share))
    expect(openBand(applyPatch(document, patch), systems).ok, JSON.stringify(patch)).toBe(true)
}
