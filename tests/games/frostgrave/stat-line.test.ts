/** Stat lines as players and their books write them, and what of them comes into a table or a list. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  pastingFaults,
  pastingPatch,
  planPasting,
  readPasted,
  type Json,
} from '../../../src/core/index.ts'
import { statIds } from '../../../src/games/frostgrave/catalog/index.ts'
import {
  equipmentPasting,
  figurePasting,
  spellPasting,
  statCells,
} from '../../../src/games/frostgrave/pasting.ts'
import { readStatLine, readStatLines } from '../../../src/games/frostgrave/stat-line.ts'

/** Name, six statistics as they are written, what follows. */
const read = (line: string): readonly string[] | undefined => {
  const found = readStatLine(line)
  return found && [found.name, ...statIds.map(id => found.stats[id] ?? '·'), found.rest]
}

describe('a stat line', () => {
  it.each<readonly [string, readonly string[]]>([
    ['M 6 C +2 T +0 A 10 V +4 S 14', ['', '6', '+2', '+0', '10', '+4', '14', '']],
    ['6 +2 +0 10 +4 14', ['', '6', '+2', '+0', '10', '+4', '14', '']],
    ['6\t+2\t+0\t10\t+4\t14', ['', '6', '+2', '+0', '10', '+4', '14', '']],
    ['Brigand 6 +2 +0 10 −1 10', ['Brigand', '6', '+2', '+0', '10', '−1', '10', '']],
    ['Brigand — M 6, C +2, T +0, A 10, V +0, S 10', ['Brigand', '6', '+2', '+0', '10', '+0', '10', '']],
    ['M6 C+2 T+0 A10 V+4 S14', ['', '6', '+2', '+0', '10', '+4', '14', '']],
    ['M : 6 | C : 2 | T : 0 | A : 10 | V : 4 | S : 14', ['', '6', '2', '0', '10', '4', '14', '']],
    [
      'Mouvement 6" Combat +2 Tir 0 Armure 10 Volonté −1 Santé 14 épée, bouclier',
      ['', '6', '+2', '0', '10', '−1', '14', 'épée, bouclier'],
    ],
    ['M 6 F +2 S +0 A 10 W +4 H 14', ['', '6', '+2', '+0', '10', '+4', '14', '']],
    ['6″ + 2 - 10 +4 14', ['', '6', '+2', '', '10', '+4', '14', '']],
    ['Loup 9 +1 – 10 -2 6', ['Loup', '9', '+1', '', '10', '-2', '6', '']],
    ['Chien 2 8 +1 +0 10 -2 8', ['Chien 2', '8', '+1', '+0', '10', '-2', '8', '']],
    ['Sire A 6 2 0 10 4 14', ['Sire A', '6', '2', '0', '10', '4', '14', '']],
    ['S 12 M 5', ['', '5', '·', '·', '·', '·', '12', '']],
  ])('%j is read', (line, expected) => {
    expect(read(line)).toEqual(expected)
  })

  it.each(['', 'Odile', 'Bâton de 3', 'M 6', '6 2 0 10 4', '6 2 0 10 4 14 9', `Nom ${'6 '.repeat(300)}`])(
    '%j is none',
    line => {
      expect(read(line)).toBeUndefined()
    },
  )

  it('is every line of a text, below a heading whose order it keeps', () => {
    const names = (text: string) =>
      readStatLines(text)?.map(({ name, stats }) => `${name} ${stats.mouvement} ${stats.sante}`)
    expect(names('M C T A V S\n6 +2 +0 10 +4 14')).toEqual([' 6 14'])
    expect(names('Brune 5 3 0 12 1 12\r\n\r\nNelle 7 1 0 10 2 10\n')).toEqual(['Brune 5 12', 'Nelle 7 10'])
    expect(names('Nom\tS\tM\tC\tT\tA\tV\nBrune\t12\t5\t3\t0\t13\t1')).toEqual(['Brune 5 12'])
    expect(names('Brune 5 3 0 12 1 12\nune note')).toBeUndefined()
    // A table that says more is read as a table, column by column.
    expect(names('Brune\t5\t3\t0\t12\t1\t12\tPorte-masse')).toBeUndefined()
  })

  it('never throws, nor hangs, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc
            .array(
              fc.constantFrom('M', 'C', 'S', '6', '+2', '-', '−1', ' ', '\n', '\t', ',', 'Nom', '"', '999'),
              { maxLength: 40 },
            )
            .map(parts => parts.join('')),
        ),
        text => {
          for (const { name, rest, stats } of readStatLines(text) ?? []) {
            expect(text).toContain(name)
            expect(text).toContain(rest)
            expect(Object.keys(stats).length).toBeGreaterThan(1)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a paste', () => {
  const list = '/roster/soldiers'
  const figures = figurePasting(list, 'soldat')
  const document: Json = { roster: { soldiers: [] } }
  const pasted = (text: string, pasting = figures, into: Json = document) => {
    const grid = readPasted(text, pasting)
    if (!grid.ok) throw new Error('not read')
    const plan = planPasting(grid.value, pasting)
    return {
      faults: pastingFaults(plan, pasting).map(({ message }) => message.replace(/[\u00a0\u202f]/g, ' ')),
      made: applyPatch(into, pastingPatch(into, pasting, plan.items, 'add')),
    }
  }

  it('of stat lines makes figures', () => {
    const { faults, made } = pasted('Brune M 5 C +3 T +0 A 12 V +1 S 12 une masse\nNelle 7 +1 – 10 +2 10')
    expect(faults).toEqual([])
    expect(made).toEqual({
      roster: {
        soldiers: [
          {
            name: 'Brune',
            stats: { mouvement: 5, combat: 3, tir: 0, armure: 12, volonte: 1, sante: 12 },
            equipment: [],
            traits: [],
            notes: 'une masse',
          },
          {
            name: 'Nelle',
            stats: { mouvement: 7, combat: 1, tir: 0, armure: 10, volonte: 2, sante: 10 },
            equipment: [],
            traits: [],
          },
        ],
      },
    })
  })

  it('of a table finds its columns by their headings', () => {
    const { faults, made } = pasted(
      'Nom\tType\tM\tC\tT\tA\tV\tS\tArme\tDégâts\nBrune\tGarde\t5\t+3\t0\t12\t1\t12\tMasse\t2',
    )
    expect(faults).toEqual([])
    expect(made).toMatchObject({
      roster: {
        soldiers: [
          {
            name: 'Brune',
            title: 'Garde',
            stats: { mouvement: 5, combat: 3, tir: 0, armure: 12, volonte: 1, sante: 12 },
            equipment: [{ name: 'Masse', kind: 'melee', damage: 2, opponent: 0 }],
          },
        ],
      },
    })
  })

  it('tells what does not fit before anything changes', () => {
    const { faults, made } = pasted('Brune M 5 C +300 T 0 A 12 V 1 S 12')
    expect(faults).toEqual(['ligne 1, « Combat » : « +300 » n’est pas un nombre de −99 à 99'])
    expect(made).toMatchObject({ roster: { soldiers: [{ stats: { combat: 0, armure: 12 } }] } })
  })

  it('of spells takes names, values, resistances and texts', () => {
    const pasting = spellPasting('/roster/wizard/spells')
    const { faults, made } = pasted(
      'Sort\tSeuil\tVolonté\tEffet\nÉcharde\t10\toui\tDu froid.\nBrume\t8\tnon\tDu gris.',
      pasting,
      { roster: { wizard: { spells: [] } } },
    )
    expect(faults).toEqual([])
    expect(made).toEqual({
      roster: {
        wizard: {
          spells: [
            { name: 'Écharde', castingValue: 10, resist: true, text: 'Du froid.' },
            { name: 'Brume', castingValue: 8, resist: false, text: 'Du gris.' },
          ],
        },
      },
    })
  })

  it('of equipment takes kinds and modifiers', () => {
    const pasting = equipmentPasting('/roster/wizard/equipment')
    const { faults, made } = pasted(
      'Arme;Sorte;Dommages;Jet adverse;Portée;Recharge\nBâton;Corps-à-corps;-1;-1;;\nArbalète;Tir;2;0;24;x',
      pasting,
      { roster: { wizard: { equipment: [] } } },
    )
    expect(faults).toEqual([])
    expect(made).toEqual({
      roster: {
        wizard: {
          equipment: [
            { name: 'Bâton', kind: 'melee', damage: -1, opponent: -1 },
            { name: 'Arbalète', kind: 'tir', damage: 2, opponent: 0, range: 24, reload: true },
          ],
        },
      },
    })
  })

  it('into the cells of a table leaves empty what was not said', () => {
    expect(statCells(['name', ...statIds])('Loup S 6 M 9')).toEqual([['Loup', '9', '', '', '', '', '6']])
    expect(statCells(statIds)('Loup 9 1 0 10 -2 6')).toEqual([['9', '1', '0', '10', '-2', '6']])
    expect(statCells(statIds)('12')).toBeUndefined()
  })
})
