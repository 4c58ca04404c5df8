/** A click on a printed card leads to the section where it was chosen. */
import { expect, it } from 'vitest'
import type { ChoiceField } from '../../src/core/index.ts'
import { layoutOf } from '../../src/renderer/form/sections.ts'
import { sectionOf, titleAt } from '../../src/renderer/pointing.ts'

const field = (label: string, names: readonly string[]): ChoiceField => ({
  kind: 'choice',
  path: `/${label}`,
  label,
  mode: 'many',
  groups: [{ choices: names.map(name => ({ id: name, label: name, taken: 1 })) }],
})

const { sections } = layoutOf([field('Classes', ['Magicien']), field('Sorts', ['Boule de feu', 'Soin'])])

it.each([
  ['Boule de feu (Ysoline)', 1],
  ['Soin (Ysoline)', 1],
  ['Magicien', 0],
  ['Ysoline', -1],
])('%s was chosen in section %i', (title, index) => {
  expect(sectionOf(title, sections)).toBe(index)
})

it('finds what was printed at a place, in millimetres', () => {
  const piece = { asset: 'cartes', rotation: 0, width: 63, height: 88 }
  const report = {
    sheets: [
      { page: 1, side: 'front' as const, pieces: [{ ...piece, title: 'Soin', x: 10, y: 10 }] },
      { page: 2, side: 'front' as const, pieces: [{ ...piece, title: 'Boule de feu', x: 73, y: 10 }] },
    ],
    pieces: [],
    problems: [],
    cards: 2,
    cuts: 0,
    foldings: 0,
    origins: [],
  }
  expect(titleAt(report, 1, 12, 97)).toBe('Soin')
  expect(titleAt(report, 1, 80, 20)).toBeUndefined()
  expect(titleAt(report, 2, 80, 20)).toBe('Boule de feu')
})
