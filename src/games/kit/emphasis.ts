/** Sentences in which some words are looked for: cut where the bold begins and ends, for a template to set. */

import { typeset } from '../../core/index.ts'

export interface Said {
  readonly text: string
  readonly strong: boolean
}

/** Each of those words once, in the order of the sentence. */
export const emphasised = (text: string, strong: readonly string[] = []): readonly Said[] => {
  const said: Said[] = []
  let rest = text
  for (const words of strong) {
    const at = rest.indexOf(words)
    if (at < 0) throw new Error(`« ${words} » is not said in « ${text} »`)
    if (at > 0) said.push({ text: rest.slice(0, at), strong: false })
    said.push({ text: words, strong: true })
    rest = rest.slice(at + words.length)
  }
  return rest === '' ? said : [...said, { text: rest, strong: false }]
}

/** What is read before the words around it: numbers with what they count, and scores by their short names. */
const numbers =
  /((?:[+−-]|\b)\d+(?:D6)?(?:[\s\u00a0\u202f](?:PV|PA|pouces?|cm|points?)(?: de [A-Z]\p{L}+)?)?|\b(?:DEX|FOR|CON|INT|SAG|CHA)\b)/u

export const numbersFirst = (text: string): readonly Said[] =>
  text
    .split(numbers)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter(part => part.text !== '')

/** A sentence whose first words are looked for, and its numbers. */
export const told = (lead: string, text: string) => [
  ...(lead === '' ? [] : [{ text: `${lead} `, strong: true }]),
  ...numbersFirst(typeset(text)).map(part => ({ ...part })),
]
