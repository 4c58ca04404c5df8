/** What games look up, ask and number alike, tried by itself. */
import { describe, expect, it } from 'vitest'
import {
  byId,
  decimal,
  different,
  entryWith,
  iconField,
  indexesOf,
  longField,
  nameField,
  notesField,
  numberedRulings,
  numberField,
  paragraphs,
  place,
  placed,
  scaleOf,
  told,
} from '../../src/games/kit/index.ts'

const bow = { id: 'arc', name: 'Arc' }
const sword = { id: 'epee', name: 'Épée' }
const arms = [bow, sword]

describe('looking up', () => {
  it('finds entries by any string, and those of the catalogue for sure', () => {
    expect(byId(arms).get('epee')).toBe(sword)
    expect(byId(arms).get('__proto__')).toBeUndefined()
    expect(entryWith(arms, 'arc')).toBe(bow)
    expect(() => entryWith(arms, 'fronde')).toThrow('no fronde in the catalogue')
  })

  it('tells what is known from what is not, each with its place', () => {
    const { known, unknown } = placed(['arc', 'fronde', 'epee', 'arc'], id => byId(arms).get(id))
    expect(known).toEqual([
      { entry: bow, index: 0 },
      { entry: sword, index: 2 },
      { entry: bow, index: 3 },
    ])
    expect(unknown).toEqual([{ id: 'fronde', index: 1 }])
    expect(indexesOf(different(known))).toEqual([0, 2])
  })
})

describe('fields', () => {
  it('write where they say, and keep what is emptied unless told otherwise', () => {
    expect(place('units', 2, 'a/b')).toBe('/roster/units/2/a~1b')
    expect(nameField('/x', 'Nom', 'Aude')).toMatchObject({ kind: 'text', maxLength: 120, whenEmpty: 'keep' })
    expect(longField('/x', 'Texte', '')).toMatchObject({
      kind: 'long-text',
      maxLength: 5000,
      whenEmpty: 'keep',
    })
    expect(numberField('/x', 'Vie', 3, { min: 1, max: 6 })).toMatchObject({
      value: 3,
      step: 1,
      min: 1,
      max: 6,
    })
    expect(notesField('/x')).toMatchObject({ label: 'Notes', value: '', whenEmpty: 'remove' })
    expect(iconField('/x', 'bow')).toMatchObject({ value: 'bow', written: 'icon', whenEmpty: 'remove' })
  })

  it('say their help as French is set, or say nothing of it', () => {
    expect(numberField('/x', 'Vie', 3, { min: 1, max: 6, help: 'Vide : rien' }).help).toBe('Vide\u00a0: rien')
    expect('help' in notesField('/x', '')).toBe(false)
  })
})

describe('what is written alike', () => {
  it('numbers rulings, and gives each the subject that names it', () => {
    const texts = [
      ['Un', 'Premier.'],
      ['Deux', 'Second.'],
    ] as const
    expect(numberedRulings(texts, [{ title: 'En jeu', icon: 'dice', numbers: [2] }])).toEqual([
      { number: 1, title: 'Un', text: 'Premier.' },
      { number: 2, title: 'Deux', text: 'Second.', subject: { title: 'En jeu', icon: 'dice' } },
    ])
  })

  it('measures an inch of the rules as the table does', () => {
    expect(scaleOf('pouces')).toMatchObject({ unit: { millimetres: 25.4 }, centimetres: undefined })
    expect(scaleOf('2cm')).toMatchObject({ unit: { one: 'pouce', millimetres: 20 }, centimetres: 2 })
    expect(scaleOf('aune').centimetres).toBeUndefined()
  })

  it('parts texts as their player did, and writes numbers with a comma', () => {
    expect(paragraphs(' un \n\n\n deux\n ')).toEqual(['un', 'deux'])
    expect([decimal(2.5), decimal(3)]).toEqual(['2,5', '3'])
    expect(told('Tirer', 'à 10 cm').filter(({ strong }) => strong)).toHaveLength(2)
  })
})
