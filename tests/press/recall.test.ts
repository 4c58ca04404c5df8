/** What is kept in memory of what the same text makes again and again. */
import { expect, it } from 'vitest'
import { createRecall } from '../../src/press/ink/recall.ts'

const counting = (entries: number, largest: number) => {
  const made: string[] = []
  const recall = createRecall<string>({ entries, largest })
  const ask = (text: string): string =>
    recall(text, () => {
      made.push(text)
      return text.toUpperCase()
    })
  return { made, ask }
}

it('makes what it is asked for once, and lets go of what was asked for longest ago', () => {
  const { made, ask } = counting(2, 10)
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('makes what is long anew each time', () => {
  const { made, ask } = counting(2, 3)
  expect([ask('abcd'), ask('abcd'), ask('abc'), ask('abc')]).toEqual(['ABCD', 'ABCD', 'ABC', 'ABC'])
  expect(made).toEqual(['abcd', 'abcd', 'abc'])
})
