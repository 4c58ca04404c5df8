/** The form can say what the other games need, and every change it offers is a patch that the band survives. */
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  openBand,
  openingFor,
  openings,
  tableFields,
  type Choice,
  type FormNode,
  type Json,
  type Patch,
} from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { newBand } from '../../src/core/index.ts'
import { nodesOf } from './form-nodes.ts'
import { madeUpGame } from './made-up-game.ts'

const all = [madeUpGame, ...systems]

const everyNode = (nodes: readonly FormNode[]): readonly FormNode[] =>
  nodes.flatMap(node => [
    node,
    ...(node.kind === 'section' ? everyNode(node.nodes) : []),
    ...(node.kind === 'list' ? node.items.flatMap(item => everyNode(item.fields())) : []),
    ...(node.kind === 'table' ? tableFields(node) : []),
  ])

const choices = (node: FormNode): readonly Choice[] =>
  node.kind === 'choice'
    ? node.groups.flatMap(group => group.choices)
    : node.kind === 'list' || node.kind === 'table'
      ? (node.additions ?? [])
      : []

const patches = (node: FormNode): readonly Patch[] => [
  ...choices(node).flatMap(({ take, drop }) => [take ?? [], drop ?? []]),
  ...(node.kind === 'list'
    ? node.items.flatMap(({ duplicate, remove }) => [duplicate ?? [], remove ?? []])
    : []),
  ...(node.kind === 'table'
    ? node.rows.flatMap(({ duplicate, remove }) => [duplicate ?? [], remove ?? []])
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
    units: [
      {
        name: 'Ogre',
        count: 2,
        melee: [{ score: 3, piercing: 1 }, { score: 2 }],
        shots: [{ name: 'Arc', score: 0, reach: 'long' }],
      },
    ],
  },
}

describe('the declarative form', () => {
  it('has a node for everything the five games ask', () => {
    const kinds = new Set(everyNode(nodesOf(open(madeUp).roster.form())).map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual([
      'choice',
      'list',
      'long-text',
      'menu',
      'number',
      'picture',
      'readout',
      'table',
      'text',
      'toggle',
    ])
  })

  it('works a price out line by line', () => {
    const readout = everyNode(nodesOf(open(madeUp).roster.form())).find(({ kind }) => kind === 'readout')
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
      const offered = everyNode(nodesOf(open(band).roster.form())).flatMap(patches)
      expect(offered.length).toBeGreaterThan(0)
      for (const patch of offered)
        expect(openBand(applyPatch(document, patch), all)).toMatchObject({ ok: true })
    },
  )

  it.each(bands.map((band, index) => [index, band] as const))(
    'opens a choice or says why not (band %i)',
    (_, band) => {
      for (const choice of everyNode(nodesOf(open(band).roster.form())).flatMap(choices)) {
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

describe('a form in parts', () => {
  const twice: Json = {
    format: 'copiste-band',
    version: 2,
    system: 'jeu-invente',
    name: 'Essai',
    roster: {
      factions: [{ id: 'a', name: 'Contes' }],
      units: Array.from({ length: 11 }, (_, index) => ({ name: `Unité ${index}` })),
    },
  }

  it('opens one thing after the other, in order: every single part, every item of every list', () => {
    const titles = openings(open(twice).roster.form()).map(({ part, index, title }) => [
      part.id,
      index,
      title,
    ])
    expect(titles.slice(0, 3)).toEqual([
      ['factions', 0, 'Contes'],
      ['units', 0, 'Unité 0'],
      ['units', 1, 'Unité 1'],
    ])
    expect(titles).toHaveLength(12)
  })

  it('finds what a pointer leads into, never its namesake', () => {
    const form = open(twice).roster.form()
    const found = (path: string) => openingFor(form, path)?.title
    expect(found('/roster/units/1/melee/0')).toBe('Unité 1')
    expect(found('/roster/units/10')).toBe('Unité 10')
    expect(found('/roster/factions/0/name')).toBe('Contes')
    // With no part for the band as a whole, nothing is opened for what lies in no item.
    expect(found('/roster/units')).toBeUndefined()
  })

  it('opens the band as a whole for what lies in no part', () => {
    const form = open(newBand(systems[0] ?? madeUpGame)).roster.form()
    expect(openingFor(form, '/roster/points')?.title).toBe('La bande')
    expect(openingFor(form, '/roster/figures')?.title).toBe('La bande')
    expect(openingFor(form, '/roster/campaign/pc')?.title).toBe('Campagne')
    expect(openingFor(form, '')?.title).toBe('La bande')
  })
})
