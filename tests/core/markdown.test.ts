/** What players write in Markdown: what it becomes, and each fault by its line and column. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  iconOfSign,
  proseLimits,
  readMarkdown,
  usualSigns,
  type Inline,
  type Prose,
  type ProseBlock,
  type Surroundings,
} from '../../src/core/index.ts'

const rule: ProseBlock = { kind: 'box', look: 'regle', title: 'Soin', icon: 'heal', children: [] }
const around: Surroundings = {
  picture: name => (name === 'plan.png' ? 'data:image/png;base64,AAAA' : undefined),
  article: (section, id) =>
    section === 'sort' && id === 'soin'
      ? { key: 'spells/soin', name: 'Soin', rule }
      : `« ${id} » est inconnu.`,
  place: words =>
    words === 'table' ? [{ kind: 'text', text: '36 × 36 pouces' }] : `« ${words} » n’est pas sur la carte.`,
}
const read = (source: string) => readMarkdown(source, around, 'Mise en place')
const faultsOf = (source: string) => read(source).faults.map(({ line, column }) => [line, column])

const text = (words: string): Inline => ({ kind: 'text', text: words })
const paragraph = (...children: readonly Inline[]): ProseBlock => ({ kind: 'paragraph', children })

describe('markdown: blocks', () => {
  it.each<readonly [what: string, source: string, prose: Prose]>([
    ['nothing', ' \n\n ', []],
    [
      'a paragraph over two lines',
      'Un mot,\nun autre.',
      [paragraph(text('Un mot,'), text(' '), text('un autre.'))],
    ],
    [
      'headings',
      '# Un\n\n#### Quatre',
      [
        { kind: 'heading', level: 1, children: [text('Un')] },
        { kind: 'heading', level: 3, children: [text('Quatre')] },
      ],
    ],
    [
      'lists, one in another',
      '1. un\n   - a\n2. deux',
      [
        {
          kind: 'list',
          ordered: true,
          items: [
            [paragraph(text('un')), { kind: 'list', ordered: false, items: [[paragraph(text('a'))]] }],
            [paragraph(text('deux'))],
          ],
        },
      ],
    ],
    [
      'a table with its sides',
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      [
        {
          kind: 'table',
          aligned: ['left', 'right'],
          head: [[text('a')], [text('b')]],
          rows: [[[text('1')], [text('2')]]],
        },
      ],
    ],
    [
      'a table without a head',
      '| | |\n|-|-|\n| 1 | 2 |',
      [{ kind: 'table', aligned: ['left', 'left'], head: [], rows: [[[text('1')], [text('2')]]] }],
    ],
    ['a quotation', '> cité', [{ kind: 'quote', children: [paragraph(text('cité'))] }]],
    ['a rule', 'a\n\n---', [paragraph(text('a')), { kind: 'rule' }]],
    [
      'boxed texts, one in another',
      '::: encadré Le *tarif*\nUn sou.\n\n::: voix\nOyez !\n:::\n:::\nAprès.',
      [
        {
          kind: 'box',
          look: 'encadre',
          title: 'Le *tarif*',
          icon: '',
          children: [
            paragraph(text('Un sou.')),
            { kind: 'box', look: 'voix', title: '', icon: '', children: [paragraph(text('Oyez !'))] },
          ],
        },
        paragraph(text('Après.')),
      ],
    ],
    ['words over dashes, which are no heading', 'a\n---', [paragraph(text('a')), { kind: 'rule' }]],
    ['a line that is pushed in, which is a line', '    a', [paragraph(text('a'))]],
    [
      'a picture of the scenario',
      '![Le plan](plan.png)',
      [{ kind: 'picture', address: 'data:image/png;base64,AAAA', says: 'Le plan' }],
    ],
  ])('%s', (_, source, prose) => {
    expect(read(source)).toEqual({ prose, faults: [], cards: [] })
  })
})

describe('markdown: words', () => {
  const words = (source: string): readonly Inline[] => {
    const [first] = read(source).prose
    return first?.kind === 'paragraph' ? first.children : []
  }
  it.each<readonly [what: string, source: string, words: readonly Inline[]]>([
    [
      'strong and stressed',
      'a **b *c***',
      [text('a '), { kind: 'strong', children: [text('b '), { kind: 'emphasis', children: [text('c')] }] }],
    ],
    [
      'an icon by its name',
      ':boar: a',
      [{ kind: 'sign', name: 'boar', from: { text: 'Mise en place', line: 1, column: 1 } }, text(' a')],
    ],
    [
      'a dagger and a die by their small names',
      'a\nb :dagger::d6-3:',
      [
        text('a'),
        text(' '),
        text('b '),
        { kind: 'sign', name: 'plain-dagger', from: { text: 'Mise en place', line: 2, column: 3 } },
        { kind: 'sign', name: 'dice-six-faces-three', from: { text: 'Mise en place', line: 2, column: 11 } },
      ],
    ],
    ['an hour, which is none', '12:30:45, l’heure : ici', [text('12:30:45, l’heure : ici')]],
    ['a digit in a ring', 'en ③ !', [text('en '), { kind: 'mark', text: '3' }, text(' !')]],
    ['a place of the map', 'Sur {table}.', [text('Sur '), text('36 × 36 pouces'), text('.')]],
    ['a chevron that is one', 'a \\< b < 3', [text('a < b < 3')]],
    ['a link, written out', '[ici](http://a.fr)', [text('ici'), text(' (http://a.fr)')]],
    ['lines that are broken', 'a  \nb', [text('a'), { kind: 'line-break' }, text('b')]],
  ])('%s', (_, source, expected) => {
    const shown = words(source).filter(node => node.kind !== 'text' || node.text !== '')
    expect(shown).toEqual(expected)
  })

  it('names an article of the game, prints its rule under the paragraph, or asks for its card', () => {
    const named: Inline = { kind: 'strong', children: [text('Soin')] }
    expect(read('Avec [[sort:soin]].').prose).toEqual([paragraph(text('Avec '), named, text('.'))])
    expect(read('Avec [[sort:soin|règle]].').prose).toEqual([
      paragraph(text('Avec '), named, text('.')),
      rule,
    ])
    expect(read('[[sort:soin|règle]]').prose).toEqual([rule])
    expect(read('[[sort:soin|carte]] et [[sort:soin]]').cards).toEqual(['spells/soin'])
  })

  it('has an icon for each small name, and takes any other name as it is', () => {
    expect(usualSigns).toEqual(expect.arrayContaining(['d6', 'd6-1', 'd6-6', 'd20', 'dague', 'chat']))
    expect(iconOfSign('d20')).toBe('dice-twenty-faces-twenty')
    expect(iconOfSign('goose')).toBe('goose')
    expect(iconOfSign('constructor')).toBe('constructor')
  })
})

describe('markdown: what is refused, by its line and column', () => {
  it.each<readonly [what: string, source: string, places: readonly (readonly number[])[]]>([
    [
      'HTML among words',
      'a\nbon <b>mot</b>',
      [
        [2, 5],
        [2, 11],
      ],
    ],
    ['HTML in a cell of a table', '| a |\n|---|\n| <i>x |', [[3, 3]]],
    ['HTML in a quotation, pushed in', '> a\n>   b <u>', [[2, 7]]],
    ['HTML as a block', 'a\n\n<div>\nb\n</div>', [[3, 1]]],
    ['a comment', 'a <!-- b -->', [[1, 3]]],
    ['a place that the map has not', 'a\n- b {zone Z}', [[2, 5]]],
    ['an article that the game has not', 'a [[sort:sion]]', [[1, 3]]],
    ['a wish that is none', '[[sort:soin|image]]', [[1, 1]]],
    ['a picture that is not there', 'a\n\n![x](y.png)', [[3, 1]]],
    ['a picture of the network', '![x](https://a.fr/y.png)', [[1, 1]]],
    ['a box of no kind', '::: cadre\na\n:::', [[1, 1]]],
    ['a box that stays open', 'a\n\n::: voix\nb', [[3, 1]]],
    ['nine columns', `|${' a |'.repeat(9)}\n|${' - |'.repeat(9)}`, [[1, 1]]],
  ])('%s', (_, source, places) => {
    expect(faultsOf(source)).toEqual(places)
  })

  it('says what to do', () => {
    expect(read('<b>').faults[0]?.message).toBe(
      'Pas de HTML ici : écrivez en Markdown, ou mettez « \\ » devant « < » s’il s’agit d’un vrai chevron.',
    )
    expect(read('::: cadre\n:::').faults[0]?.message).toContain('Écrivez ::: encadré ou ::: voix.')
    expect(read('![x](https://a.fr/y.png)').faults[0]?.message).toContain('déposez-la sur ce texte')
  })
})

/** Each is read with no more than so many tokens' work: none is worked at twice. */
describe('markdown: hostile texts', () => {
  it.each<readonly [what: string, source: string]>([
    ['quotations 10,000 deep', '>'.repeat(10_000)],
    ['lists 10,000 deep', '- '.repeat(10_000)],
    ['boxes 2,000 deep', `${'::: voix\n'.repeat(2_000)}a\n${':::\n'.repeat(2_000)}`],
    ['a table of 300 columns', `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n|${'b|'.repeat(300)}`],
    ['5 MB', 'Un mot. '.repeat(650_000)],
    ['nests of stars', '*a **b '.repeat(8_000)],
    ['brackets', '['.repeat(50_000)],
    ['references that never close', '[[sort:'.repeat(8_000)],
    ['braces', '{'.repeat(50_000)],
    ['colons', ':a'.repeat(25_000)],
    ['chevrons', '<a '.repeat(16_000)],
    ['ticks', Array.from({ length: 300 }, (_, index) => '`'.repeat(index)).join(' ')],
    ['letters that turn the line round', '\u202eabc\u202c'.repeat(5_000)],
  ])('%s', (_, source) => {
    const { prose, faults } = read(source)
    expect(prose.length > 0 || faults.length > 0).toBe(true)
    expect(faults.length).toBeLessThanOrEqual(proseLimits.faults)
  })

  it('are told where they become too much', () => {
    expect(read('>'.repeat(10_000)).faults).toMatchObject([{ line: 1 }])
    expect(read(`a\n\n|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}`).faults).toMatchObject([
      { line: 3, message: expect.stringContaining('300 colonnes') },
    ])
    expect(read(`${'a\n'.repeat(proseLimits.letters / 2)}b`).faults).toMatchObject([
      { line: 30_001, column: 1 },
    ])
  })

  const pieces = fc.constantFrom(
    ...[
      '# ',
      '- ',
      '1. ',
      '> ',
      '| a | b |\n|-|-|\n',
      '::: voix\n',
      ':::\n',
      '\n',
      '\n\n',
      '**',
      '*',
      '`',
      '```\n',
    ],
    ...[
      '[[sort:soin]]',
      '[[x:y|règle]]',
      '{table}',
      '{',
      ':cat:',
      ':',
      '<b>',
      '<',
      '\\',
      '![a](b)',
      '①',
      'é',
      'mot ',
    ],
  )
  it('any text is read or refused with a line that it has (a thousand texts)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ maxLength: 8, unit: 'grapheme' })), { maxLength: 40 }),
        parts => {
          const source = parts.join('')
          const lines = source.split(/\r\n?|\n/).length
          const { prose, faults } = read(source)
          expect(faults.every(({ line, column }) => line >= 1 && line <= lines && column >= 1)).toBe(true)
          expect(JSON.stringify(prose)).not.toContain('undefined')
          expect(read(source)).toEqual({ prose, faults, cards: read(source).cards })
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
