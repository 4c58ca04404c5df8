/** What a list leaves out is called what it is: a portrait only where it is one. */
import { describe, expect, it } from 'vitest'
import { newBand, readBand, type Json } from '../../../src/core/index.ts'
import { madeUpGame } from '../made-up-game.ts'

const picture = 'data:image/png;base64,iVBORw0KGgo='

const unsaid = (...units: readonly Json[]): readonly string[] => {
  const band = { ...newBand(madeUpGame), roster: { factions: [], units: [...units] } }
  const read = readBand(new TextEncoder().encode(JSON.stringify(band)), [madeUpGame])
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join(' '))
  return read.value.roster.unsaid()
}

describe('pictures that a list leaves out', () => {
  it('are portraits where the form calls all of them so', () => {
    expect(unsaid({ name: 'A', portrait: picture }, { name: 'B', portrait: picture })).toEqual([
      '2\u00a0portraits',
    ])
  })

  it('are images where one of them is something else', () => {
    expect(unsaid({ name: 'A', badge: picture })).toEqual(['1\u00a0image'])
    expect(unsaid({ name: 'A', portrait: picture, badge: picture })).toEqual(['2\u00a0images'])
  })
})
