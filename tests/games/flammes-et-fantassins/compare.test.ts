/** What the figures of a band are compared by. */
import { expect, it } from 'vitest'
import { compare } from '../../../src/games/flammes-et-fantassins/compare.ts'
import { blankFigure, blankRoster } from '../../../src/games/flammes-et-fantassins/schema.ts'

const soldier = {
  ...blankFigure(),
  name: 'Mousse',
  build: 'puissant' as const,
  classes: ['soldat'],
  equipment: ['arme-a-une-main', 'bouclier', 'cuir'],
}
const archer = {
  ...blankFigure(),
  name: 'Perrine',
  build: 'agile' as const,
  classes: ['archer'],
  equipment: ['arc'],
}
const unarmed = { ...blankFigure(), name: 'Ermite', build: 'agile' as const, classes: ['voleur'] }

it('promise 11: the figures’ own numbers, under the names that the rules give them, bonuses with their sign', () => {
  const measures = compare({ ...blankRoster(), figures: [soldier, archer, unarmed] })
  expect(measures.map(({ label }) => label)).toEqual([
    'Déplacement',
    'Points de Vie',
    'Trame',
    'Commandement',
    'Mêlée',
    'Tir',
    'Classe d’Armure',
    'Portée la plus longue',
    'DEX',
    'FOR',
    'CON',
    'INT',
    'SAG',
    'CHA',
  ])
  expect(measures.every(({ better }) => better === 'more')).toBe(true)
  const [dep, pv, , , mel] = measures
  expect(dep).toMatchObject({ id: 'dep', unit: 'pouces' })
  expect(pv?.values[0]).toEqual({ name: 'Mousse', path: '/roster/figures/0', value: 10 })
  expect(mel?.values[0]).toEqual({ name: 'Mousse', path: '/roster/figures/0', value: 1, text: '+1' })
  // Without an attack there is no reach to compare.
  const reach = measures.find(({ id }) => id === 'range')
  expect(reach?.values.map(({ name }) => name)).toEqual(['Mousse', 'Perrine'])
})
