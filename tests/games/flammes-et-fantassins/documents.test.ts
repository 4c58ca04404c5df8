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
  const front = (figure: JsonObject) => pieces(figure, 'figure-sheets')[0]?.data
  const back = (figure: JsonObject) => pieces(figure, 'figure-sheets')[0]?.back?.data

  it('shows every derived number, each in its shape', () => {
    const thief = {
      build: 'agile',
      classes: ['archer', 'voleur'],
      equipment: ['arc', 'dague', 'cuir', 'bouclier'],
    }
    expect(front(thief)).toMatchObject({
      derived: [
        { shape: 'fleche', label: 'Dép.', value: '9″' },
        { shape: 'ecu', label: 'CA', value: '7' },
        { shape: 'hexagone', label: 'Trame', value: '0' },
        { shape: 'banniere', label: 'Com.', value: '1' },
      ],
      skills: [
        { label: 'Mêl.', value: '+2' },
        { label: 'Tir', value: '+3' },
      ],
      bare: {
        shield: 'bouclier',
        numbers: [
          { label: 'CA', value: '6' },
          { label: 'Trame', value: '2' },
        ],
      },
      charge: '',
      life: {
        pv: 11,
        rows: [
          {
            fives: [
              { count: 5, upTo: 5 },
              { count: 5, upTo: 10 },
              { count: 1, upTo: 11 },
            ],
          },
        ],
      },
    })
  })

  it('shows all that a pavois changes, as its bow is shot without it', () => {
    // DEX +2: with the pavois DEX +1, Dép. 7, Mêl. +1, Tir +2; CA 3 + 1 + 1 with it, 3 + 2 without.
    const archer = {
      build: 'agile',
      classes: ['archer', 'voleur'],
      equipment: ['arc', 'arme-a-une-main', 'pavois'],
    }
    expect(front(archer)).toMatchObject({
      bare: {
        shield: 'pavois',
        numbers: [
          { label: 'DEX', value: '+2' },
          { label: 'Dép.', value: '8″' },
          { label: 'Mêl.', value: '+2' },
          { label: 'Tir', value: '+3' },
        ],
      },
      attacks: [
        { name: 'Arc', hit: '+4', note: 'sans\u00a0pavois' },
        { name: 'Arme à une main', hit: '+2', note: '' },
      ],
    })
    expect(front({ ...archer, build: 'puissant' })).toMatchObject({
      bare: {
        numbers: expect.arrayContaining([
          { label: 'CA', value: '4' },
          { label: 'Charge', value: '4″' },
        ]),
      },
    })
  })

  it('says how far a powerful figure charges, and what it strikes with then', () => {
    const soldier = { build: 'puissant', classes: ['soldat'], equipment: ['arme-a-deux-mains'] }
    expect(front(soldier)).toMatchObject({ charge: '3″', bare: null })
    expect(back(soldier)).toMatchObject({
      turn: expect.arrayContaining([
        expect.objectContaining({
          name: 'Charge',
          text: 'de\u00a01″ à\u00a03″ : Touche\u00a0+3, Dégâts\u00a0+3 en tout.',
        }),
      ]),
      attacked: [
        expect.objectContaining({ name: 'Esquive', text: 'CA\u00a05 contre ce coup, avant les dégâts.' }),
        expect.objectContaining({ name: 'Contre-attaque' }),
      ],
    })
  })

  it('has a box for each thing that is used up in a game, and only for those', () => {
    const ticks = (figure: JsonObject) => {
      const columns = front(figure)?.['columns']
      return (Array.isArray(columns) ? columns : []).flat().map(({ name, boxes }) => [name, boxes])
    }
    expect(
      ticks({
        classes: ['bretteur', 'voleur', 'magicien'],
        equipment: ['dague', 'potion-de-vie', 'parchemin:soin', 'cuir'],
        speciality: 'magicien',
      }),
    ).toEqual([
      ['Botte secrète', 1],
      ['Esquive', 2],
      ['Baratin', 1],
      ['Magie Scolaire', 1],
      ['Potion de Vie', 1],
      ['Parchemin : Soin', 1],
    ])
    expect(ticks({ classes: ['necromancien'], speciality: 'necromancien' })).toEqual([])
    expect(ticks({ classes: ['pretre'], spells: ['benediction'] })).toEqual([['Béni', 1]])
    expect(front({ classes: ['archer'], equipment: ['arc'] })).toMatchObject({
      states: [
        { name: 'Concentré' },
        { name: 'Sentinelle' },
        { name: 'Recharge' },
        { name: 'Assommé' },
        { name: 'Poison' },
      ],
    })
    expect(front({ classes: ['soldat'], equipment: ['dague'] })).toMatchObject({
      states: [{ name: 'Concentré' }, { name: 'Assommé' }, { name: 'Poison' }],
    })
  })

  it('has its spells in one line each on the back, worked out for their Mage', () => {
    // Magicien and Sage: INT +1, SAG +3.
    const mage = {
      classes: ['magicien', 'sage'],
      equipment: ['baton', 'grimoire'],
      grimoire: 'lumiere',
      spells: ['projectile-magique', 'teleportation', 'silence'],
    }
    expect(back(mage)).toMatchObject({
      domains: [
        {
          look: 'magie',
          levels: '4\u00a0niveaux de cartes en tout',
          spells: [
            {
              level: 'I',
              name: 'Projectile magique',
              price: '',
              text: expect.stringContaining('1D6\u00a0+3 dégâts'),
            },
            {
              level: 'II',
              name: 'Téléportation',
              price: '1 PA',
              text: expect.stringMatching(/saut de\s12″/),
            },
          ],
        },
        {
          look: 'lumiere',
          spells: [{ name: 'Silence', text: expect.stringContaining('sauf CHA\u00a0+4 ou plus') }],
        },
      ],
      equipment: [
        { name: 'Bâton', note: 'Touche +0, Dégâts FOR\u00a0−1, Tra. +1, deux mains' },
        { name: 'Grimoire (Lumière)', note: 'un Sort de plus' },
      ],
    })
  })
})

describe('a parchment', () => {
  const bearer = {
    classes: ['magicien'],
    equipment: ['baton', 'parchemin:changeforme', 'parchemin:eclair'],
    spells: ['armure-de-mage'],
  }

  it('says how long its spell lasts', () => {
    expect(pieces(bearer, 'equipment-cards').map(({ title, data }) => [title, data['cells']])).toEqual([
      [
        'Parchemin : Changeforme (Essai)',
        expect.arrayContaining([{ signs: ['hourglass'], value: null, says: 'la partie', plain: false }]),
      ],
      [
        'Parchemin : Éclair (Essai)',
        expect.arrayContaining([{ signs: ['hourglass'], value: null, says: 'Round suivant', plain: false }]),
      ],
    ])
  })

  it('says that a PA de Bande is still due, where its spell costs one', () => {
    const said = (spell: string) =>
      JSON.stringify(
        pieces({ ...bearer, equipment: ['baton', `parchemin:${spell}`] }, 'equipment-cards')[0]?.data,
      )
    expect(said('reincarnation')).toContain('Le PA de Bande reste dû.')
    expect(said('fusion-dans-la-terre')).toMatch(/\+1.PA de Bande/)
    expect(said('eclair')).not.toContain('reste dû')
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
      const text = JSON.stringify(
        piecesOf(file, ...assets).map(({ data, back }) => [data, back?.data ?? null]),
      )
      // Each number of a figure's own has been put in its place.
      expect(text).not.toMatch(/\{[a-z0-9+]+\}/)
      expect(text).not.toMatch(/(?<!\d)[01][ \u00a0](?:pouces|trophées|sorts)/)
      expect(text).not.toMatch(/(?<!\d)(?:[2-9]|\d\d+)[ \u00a0](?:pouce|trophée|sort)(?!\p{L})/u)
    }),
    { numRuns: 300 },
  )
})
