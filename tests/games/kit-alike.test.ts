/** What games look up, ask and number alike, tried by itself. */
import { describe, expect, it } from 'vitest'
import {
  atMost,
  byId,
  decimal,
  different,
  entryWith,
  gathered,
  iconField,
  indexesOf,
  longField,
  nameField,
  notesField,
  notUnderstood,
  numberedRulings,
  numberField,
  paragraphs,
  place,
  placed,
  repeated,
  saysNothingOf,
  scaleOf,
  strayCures,
  straysOf,
  sum,
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
    expect(repeated(known, ({ entry }) => entry.id).map(indexesOf)).toEqual([[0, 3]])
  })
})

describe('an id that nobody knows', () => {
  const unknown = ['  frond', 'arq', 'frond'].map((id, index) => ({ id, index: index + 1 }))
  const [frond, ...more] = straysOf('/roster/arms', unknown)

  it('is one with those that read like it, where the first stands', () => {
    expect([frond, ...more]).toMatchObject([
      { id: '  frond', path: '/roster/arms/1', alone: [{ op: 'remove', path: '/roster/arms/3' }] },
      { id: 'arq', path: '/roster/arms/2', alone: [] },
    ])
  })

  it('is written once as it was meant, or taken away wherever it stands', () => {
    if (!frond) throw new Error('no stray')
    const gone = [
      { op: 'remove', path: '/roster/arms/3' },
      { op: 'remove', path: '/roster/arms/1' },
    ]
    expect(strayCures(frond, 'fronde', 'Retirer cette arme')).toEqual([
      {
        label: 'Écrire «\u00a0fronde\u00a0»',
        patch: [{ op: 'replace', path: '/roster/arms/1', value: 'fronde' }, gone[0]],
      },
      { label: 'Retirer cette arme', patch: gone },
    ])
    expect(strayCures(frond, undefined)).toMatchObject([{ patch: gone }])
  })
})

describe('a list that is heard', () => {
  it('has numbers up to what a file may hold, and what each word says of a member', () => {
    expect([atMost('7', 9), atMost('70', 9), atMost(undefined, 9)]).toEqual([7, 9, 0])
    const all = gathered<{ readonly life?: number; readonly arm?: string }>([
      { life: 0 },
      { arm: 'arc' },
      { life: 2, arm: 'epee' },
    ])
    expect([all('life'), all('arm')]).toEqual([
      [0, 2],
      ['arc', 'epee'],
    ])
  })

  it('says which word it does not understand, where, and what that may have meant', () => {
    expect(notUnderstood('n’est ni une arme ni un sort', ['Arc', 'Épée'])({ line: 4, text: 'Épé' })).toEqual({
      line: 4,
      message: '«\u00a0Épé\u00a0» n’est ni une arme ni un sort. Vouliez-vous dire «\u00a0Épée\u00a0»\u202f?',
    })
    expect(saysNothingOf('la bande')({ line: 1, text: 'vite' })).toEqual({
      line: 1,
      message: '«\u00a0vite\u00a0» ne dit rien de la bande que l’on comprenne.',
    })
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
    expect([sum([], Number), sum(['2', '3'], Number)]).toEqual([0, 5])
    expect(told('Tirer', 'à 10 cm').filter(({ strong }) => strong)).toHaveLength(2)
  })
})
