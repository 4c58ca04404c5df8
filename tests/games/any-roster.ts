/** What the properties of every game begin with: any roster as a file has it, and all that its form offers. */
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  openBand,
  readBand,
  tableFields,
  writeJson,
  type Band,
  type Diagnostic,
  type FormNode,
  type Json,
  type Patch,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'

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

export const key = ({ code, path, message }: Diagnostic): string => `${code} ${path} ${message}`

export const errorsIn = (diagnostics: readonly Diagnostic[]): number =>
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
