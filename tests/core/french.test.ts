import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enumerate, plural, signed, typeset } from '../../src/core/index.ts'

describe('typeset', () => {
  it.each([
    ['Attention !', 'Attention\u202f!'],
    ['Attention!', 'Attention\u202f!'],
    ['Quoi ?!', 'Quoi\u202f?!'],
    ['Coût : 1 PA', 'Coût\u00a0: 1\u00a0PA'],
    ['Il reste 3 XP.', 'Il reste 3\u00a0XP.'],
    ['Coût: rien', 'Coût\u00a0: rien'],
    ['« oie »', '«\u00a0oie\u00a0»'],
    ['«oie»', '«\u00a0oie\u00a0»'],
    ["l'oie d'Oc", 'l’oie d’Oc'],
    ['attendez...', 'attendez…'],
    ['CA -1', 'CA\u00a0\u22121'],
    ['Lavoir-haut', 'Lavoir-haut'],
    ['à 12 pouces', 'à 12\u00a0pouces'],
    ['12 h 30 ; 14 h', '12 h 30\u202f; 14 h'],
    ['à 12:30', 'à 12:30'],
    ['https://copiste.example', 'https://copiste.example'],
  ])('sets %j', (typed, set) => {
    expect(typeset(typed)).toBe(set)
  })

  it('leaves well-set text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(typeset(typeset(text))).toBe(typeset(text))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('turns of phrase', () => {
  it('counts from two, lists with « et », and signs every score', () => {
    expect(plural(1, 'sort')).toBe('1\u00a0sort')
    expect(plural(0, 'sort')).toBe('0\u00a0sort')
    expect(plural(2, 'sort')).toBe('2\u00a0sorts')
    expect(enumerate(['a', 'b', 'c'])).toBe('a, b et c')
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '+0', '\u22121'])
  })
})
