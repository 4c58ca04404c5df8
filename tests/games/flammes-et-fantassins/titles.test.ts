/** Titles and classes agree with the figure, as its player says. */
import { describe, expect, it } from 'vitest'
import { openBand, type JsonObject } from '../../../src/core/index.ts'
import { classes } from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { suggestNames } from '../../../src/games/flammes-et-fantassins/names.ts'
import { classNamesOf, titleOf } from '../../../src/games/flammes-et-fantassins/titles.ts'
import { systems } from '../../../src/games/index.ts'
import { bandFile, diagnose, figureJson, member } from './bands.ts'

const hero = ['soldat', 'paladin', 'pretre']

describe('the title of a figure', () => {
  it.each([
    [undefined, 'agile', ['voleur'], 'Mercenaire, carrure agile'],
    [undefined, 'puissant', ['voleur', 'moine'], 'Rang d’Aventurier, carrure puissante'],
    [undefined, 'puissant', hero, 'Rang de Héros, carrure puissante'],
    [undefined, 'agile', [], 'Sans classe, carrure agile'],
    ['f', 'puissant', ['voleur'], 'Mercenaire puissante'],
    ['f', 'agile', ['voleur', 'moine'], 'Aventurière agile'],
    ['f', 'puissant', hero, 'Héroïne puissante'],
    ['f', 'puissant', [], 'Sans classe, carrure puissante'],
    ['m', 'puissant', ['voleur', 'moine'], 'Aventurier puissant'],
    ['m', 'agile', hero, 'Héros agile'],
  ] as const)('%s, %s, %j: %s', (accord, build, chosen, title) => {
    expect(titleOf(member({ ...(accord && { accord }), build, classes: [...chosen] }))).toBe(title)
  })
})

describe('the classes of a figure', () => {
  it('are those of the rulebook until somebody says more', () => {
    expect(classNamesOf(member({ classes: hero }))).toEqual(['Soldat', 'Paladin', 'Prêtre'])
    expect(classNamesOf(member({ accord: 'm', classes: hero }))).toEqual(['Soldat', 'Paladin', 'Prêtre'])
    expect(classNamesOf(member({ accord: 'f', classes: hero }))).toEqual(['Soldate', 'Paladine', 'Prêtresse'])
  })

  it('have these feminines', () => {
    expect(classes.map(({ feminine }) => feminine).join(' ')).toBe(
      'Archère Barbare Chevalière Soldate Assassine Barde Bretteuse Générale Paladine Moniale Ranger Skald Voleuse Alchimiste Archimage Druidesse Magicienne Nécromancienne Prêtresse Sage Sorcière',
    )
  })
})

describe('the accord of a figure', () => {
  const opened = (figure: JsonObject) => {
    const band = openBand(
      bandFile([figureJson({ name: '', classes: ['sorcier', 'voleur'], ...figure })]),
      systems,
    )
    if (!band.ok) throw new Error('the band does not open')
    return band.value.roster
  }
  const item = (figure: JsonObject) => {
    const list = opened(figure)
      .form()
      .parts.find(part => part.kind === 'list')
    if (list?.kind !== 'list' || !list.items[0]) throw new Error('no figure')
    return list.items[0]
  }

  it('is kept in the file, is no unknown key, and is one of two', () => {
    expect(opened({ accord: 'f' }).unknownKeys).toEqual([])
    expect(JSON.stringify(opened({ accord: 'f' }).json)).toContain('"accord":"f"')
    expect(diagnose(bandFile([figureJson({ accord: 'x' })])).map(({ path }) => path)).toEqual([
      '/roster/figures/0/accord',
    ])
  })

  it('shows in the list of figures and in the choice of classes', () => {
    const { title, subtitle, fields } = item({ accord: 'f', build: 'puissant' })
    expect(title).toBe('Sorcière Voleuse')
    expect(subtitle).toBe('Sorcière, Voleuse · Aventurière puissante')
    const chosen = fields().flatMap(node =>
      node.kind === 'choice' && node.label === 'Classes'
        ? node.groups.flatMap(({ choices }) => choices.map(({ label }) => label))
        : [],
    )
    expect(chosen).toEqual(classes.map(({ feminine }) => feminine))
  })

  it('is on the sheet and in the title of a figure without a name', () => {
    const request = { paper: { width: 210, height: 297 }, card: { width: 63, height: 88 }, options: {} }
    const [sheet] = opened({ accord: 'f' }).documents('Essai', { ...request, assets: ['figure-sheets'] })
    expect(sheet?.title).toBe('Sorcière Voleuse')
    expect(JSON.stringify(sheet?.data)).toMatch(/Aventurière puissante/)
    expect(JSON.stringify(sheet?.data)).toMatch(/Sorcière · Voleuse/)
  })

  it('goes with the names that are suggested', () => {
    const first = (accord?: 'f' | 'm') =>
      suggestNames(member({ classes: ['archer'], ...(accord && { accord }) })).map(name => name.split(' ')[0])
    expect(first('f')).toEqual(['Aubépine', 'Brunehaut', 'Mahaut', 'Oriande', 'Fanchon', 'Églantine'])
    expect(first('m')).toEqual(['Gontran', 'Evrard', 'Colin', 'Perceval', 'Thibaud', 'Wandrille'])
    expect(new Set(first()).size).toBe(6)
  })
})
