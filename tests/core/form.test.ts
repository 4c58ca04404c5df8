/** The form can say what the other games need, and every change it offers is a patch that the band survives. */
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  openBand,
  type Choice,
  type FormNode,
  type Json,
  type Patch,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { newBand } from '../../src/core/index.ts'
import { madeUpGame } from './made-up-game.ts'

const all = [madeUpGame, ...systems]

const everyNode = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap(node => [
    node,
    ...(node.kind === 'section' ? everyNode(node.nodes) : []),
    ...(node.kind === 'list' ? node.items.flatMap(item => everyNode(item.fields())) : []),
    ...(node.kind === 'table'
      ? node.rows.flatMap(row => row.cells.flatMap(cell => (cell ? [cell] : [])))
      : []),
  ])

const choices = (node: FormNode): readonly Choice[] =>
  node.kind === 'choice'
    ? node.groups.flatMap(group => group.choices)
    : node.kind === 'list'
      ? node.additions
      : []

const patches = (node: FormNode): readonly Patch[] => [
  ...choices(node).flatMap(({ take, drop }) => [take ?? [], drop ?? []]),
  ...(node.kind === 'list'
    ? node.items.flatMap(({ duplicate, remove }) => [duplicate ?? [], remove ?? []])
    : []),
]

const open = (document: Json) => {
  const band = openBand(document, all)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const madeUp: Json = {
  format: 'copiste-band',
  version: 2,
  system: 'jeu-invente',
  name: 'Essai',
  roster: {
    factions: [{ id: 'contes', name: 'Contes' }],
    units: [{ name: 'Ogre', count: 2, melee: [{ score: 3, piercing: 1 }, { score: 2 }] }],
  },
}

describe('the declarative form', () => {
  it('has a node for everything the five games ask', () => {
    const kinds = new Set(everyNode(open(madeUp).roster.form().nodes).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([
      'choice',
      'list',
      'long-text',
      'number',
      'picture',
      'readout',
      'table',
      'text',
    ])
  })

  it('works a price out line by line', () => {
    const readout = everyNode(open(madeUp).roster.form().nodes).find(({ kind }) => kind === 'readout')
    expect(readout).toMatchObject({ lines: [{ value: '8' }, { value: '4' }], total: '24' })
  })

  const bands = [
    madeUp,
    ...systems.flatMap(system => [newBand(system), ...system.samples.map(sample => newBand(system, sample))]),
  ]

  it.each(bands.map((band, index) => [index, band] as const))(
    'offers only patches that hold (band %i)',
    (_, band) => {
      const document = open(band).document
      const offered = everyNode(open(band).roster.form().nodes).flatMap(patches)
      expect(offered.length).toBeGreaterThan(0)
      for (const patch of offered)
        expect(openBand(applyPatch(document, patch), all)).toMatchObject({ ok: true })
    },
  )

  it.each(bands.map((band, index) => [index, band] as const))(
    'opens a choice or says why not (band %i)',
    (_, band) => {
      for (const choice of everyNode(open(band).roster.form().nodes).flatMap(choices)) {
        const answers = [choice.take, choice.closed, choice.taken > 0 ? 'taken' : undefined]
        expect(
          answers.some(answer => answer !== undefined),
          choice.id,
        ).toBe(true)
        expect(choice.take && choice.closed, choice.id).toBeUndefined()
      }
    },
  )
})
