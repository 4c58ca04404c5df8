/** What the pieces of a band carry, before the press sees them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openBand, type Json, type JsonObject, type Piece } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { roster } from './arbitrary.ts'
import { bandFile, figureJson } from './bands.ts'

const request = {
  paper: { width: 210, height: 297 },
  card: { width: 63, height: 88 },
  options: {},
}

const piecesOf = (file: Json, ...assets: readonly string[]): readonly Piece[] => {
  const band = openBand(file, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value.roster.documents('Essai', { ...request, assets })
}

const pieces = (figure: JsonObject, ...assets: readonly string[]) =>
  piecesOf(bandFile([figureJson(figure)]), ...assets)

describe('a figure sheet', () => {
  it('shows every derived number, and those without the shield', () => {
    const [sheet] = pieces(
      { build: 'agile', classes: ['archer', 'voleur'], equipment: ['arc', 'dague', 'cuir', 'bouclier'] },
      'figure-sheets',
    )
    expect(sheet?.data).toMatchObject({
      derived: [
        { label: 'Dép.', value: '9' },
        { label: 'Mêl.', value: '+2' },
        { label: 'Tir', value: '+3' },
        { label: 'CA', value: '7' },
        { label: 'Trame', value: '0' },
        { label: 'Com.', value: '1' },
      ],
      withoutShield: { ca: 6, tra: 2 },
      charge: '',
      pv: 11,
    })
  })

  it('says how far a powerful figure charges', () => {
    const [sheet] = pieces({ build: 'puissant', classes: ['soldat'], equipment: ['dague'] }, 'figure-sheets')
    expect(sheet?.data).toMatchObject({ charge: '3\u00a0pouces', withoutShield: null })
  })
})

describe('a parchment', () => {
  const bearer = {
    classes: ['magicien'],
    equipment: ['baton', 'parchemin:changeforme', 'parchemin:eclair'],
    spells: ['armure-de-mage'],
  }

  it('says how long its spell lasts', () => {
    expect(pieces(bearer, 'equipment-cards').map(({ title, data }) => [title, data['facts']])).toEqual([
      [
        'Parchemin : Changeforme (Essai)',
        expect.arrayContaining([{ label: 'Durée', value: 'toute', strong: 'la partie' }]),
      ],
      [
        'Parchemin : Éclair (Essai)',
        expect.arrayContaining([{ label: 'Durée', value: 'frappe au début du', strong: 'prochain Round' }]),
      ],
    ])
  })

  it('has a double for the duration board, or the secret slip of a Changeforme and no double', () => {
    const doubles = pieces(bearer, 'duration-board').map(({ title }) => title)
    expect(doubles.filter(title => title.endsWith('(tableau des durées)'))).toEqual([
      'Armure de Mage (tableau des durées)',
      'Éclair (tableau des durées)',
    ])
    expect(pieces(bearer, 'tokens').map(({ title }) => title)).toContain('Billet de Changeforme (Essai)')
  })
})

const envelope = { format: 'copiste-band', version: 1, system: 'flammes-et-fantassins', name: 'Essai' }

it('no piece counts one of many, or many of one (any band)', () => {
  fc.assert(
    fc.property(roster, made => {
      const file = JSON.parse(JSON.stringify({ ...envelope, roster: made }))
      const assets = ['figure-sheets', 'equipment-cards', 'talent-cards', 'campaign-sheet']
      const text = JSON.stringify(piecesOf(file, ...assets).map(({ data }) => data))
      expect(text).not.toMatch(/(?<!\d)[01][ \u00a0](?:pouces|trophées|sorts)/)
      expect(text).not.toMatch(/(?<!\d)(?:[2-9]|\d\d+)[ \u00a0](?:pouce|trophée|sort)(?!\p{L})/u)
    }),
    { numRuns: 300 },
  )
})
