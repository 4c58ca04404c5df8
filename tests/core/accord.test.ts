/** Words that agree, and the field that says how. */
import { describe, expect, it } from 'vitest'
import { accordField, agreed, applyPatch, type Accord, type Json } from '../../src/core/index.ts'

const words = { neutral: 'Rang de Héros', f: 'Héroïne', m: 'Héros' }

describe('a word', () => {
  it('is of nobody in particular until somebody says so', () => {
    expect(agreed(words, undefined)).toBe('Rang de Héros')
    expect(agreed(words, 'f')).toBe('Héroïne')
    expect(agreed(words, 'm')).toBe('Héros')
  })
})

describe('the field of an accord', () => {
  const field = (value: Accord | undefined) =>
    accordField('/accord', value, accord => agreed(words, accord)).groups[0]?.choices ?? []

  it('shows what comes of each choice, and which one stands', () => {
    expect(field('f').map(({ label, summary, taken }) => [label, summary, taken])).toEqual([
      ['Neutre', 'Rang de Héros', 0],
      ['Féminin', 'Héroïne', 1],
      ['Masculin', 'Héros', 0],
    ])
    expect(field(undefined).map(({ taken }) => taken)).toEqual([1, 0, 0])
  })

  it('writes the key, changes it, and takes it away again', () => {
    const press = (document: Json, value: Accord | undefined, id: string) =>
      applyPatch(document, field(value).find(choice => choice.id === id)?.take ?? [])
    expect(press({}, undefined, 'f')).toEqual({ accord: 'f' })
    expect(press({ accord: 'f' }, 'f', 'm')).toEqual({ accord: 'm' })
    expect(press({ accord: 'm' }, 'm', 'neutral')).toEqual({})
  })
})
