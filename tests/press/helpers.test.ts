/** What stands between braces: each mistake named with its place in the file that holds it, and nothing without end. */
import { describe, expect, it } from 'vitest'
import { faultIn, faultOf, type Data } from './fault.ts'
import { hasTools, textOf } from './pdf.ts'
import { printMade } from './press.ts'

const data: Data = {
  n: 4,
  none: null,
  word: 'abc',
  empty: [],
  list: ['a', 'b'],
  set: { a: 1 },
  rows: [{ a: 1 }],
}

const textWith = async (template: string): Promise<string> => {
  const { files } = await printMade({ 'essai/piece.hbs': template }, [{ data }], {
    backs: 'none',
    marks: 'none',
  })
  return (
    textOf(files[0]?.bytes ?? new Uint8Array())
      .split('50 mm')[0]
      ?.trim() ?? ''
  )
}

describe('a name without a value', () => {
  it.each([
    ['{{absent}}', 1],
    ['{{plural absent "sort"}}', 10],
    ['{{signed absent}}', 10],
    ['{{roman absent}}', 9],
    ['{{mm absent}}', 6],
    ['{{#each absent}}x{{/each}}', 9],
    ['{{#each (range absent)}}x{{/each}}', 16],
    ['{{#if (eq absent 1)}}x{{/if}}', 11],
    ['{{absent.of.it}}', 1],
    ['{{#each list}}{{absent}}{{/each}}', 15],
    ['{{#each rows}}{{../absent}}{{/each}}', 15],
  ])('is refused where a value is needed: %s', async (template, column) => {
    const fault = await faultOf(`<div>\n${template}</div>`, undefined, data)
    expect(fault).toMatchObject({ code: 'press.template', at: `essai/piece.hbs:2:${column}` })
    expect(fault.message).toContain('absent')
  })

  it('is named by all that leads to it', async () => {
    const fault = await faultOf('<div>{{set.absent}}</div>', undefined, data)
    expect(fault.message).toContain('set.absent')
  })

  it.each(['constructor', 'constructor.name', 'toString', '__proto__', 'set.hasOwnProperty'])(
    'is not found in what every object has: %s',
    async name => {
      const fault = await faultOf(`<div>{{${name}}}</div>`, undefined, data)
      expect(fault).toMatchObject({ code: 'press.template', at: 'essai/piece.hbs:1:8' })
    },
  )

  it.skipIf(!hasTools)('is « no » for if, unless and with', async () => {
    const text = await textWith(
      '<div>{{#if absent}}a{{else}}b{{/if}}{{#unless set.absent}}c{{/unless}}{{#with absent.of.it}}d{{/with}}</div>',
    )
    expect(text).toBe('bc')
  })
})

describe('a value of another kind', () => {
  it.each([
    ['{{#each set}}x{{/each}}', 'une liste', 'un ensemble de données'],
    ['{{#each word}}x{{/each}}', 'une liste', 'abc'],
    ['{{#each none}}x{{/each}}', 'une liste', 'ne reçoit rien'],
    ['{{plural word "sort"}}', 'un nombre', 'abc'],
    ['{{plural n list}}', 'un mot', 'une liste'],
    ['{{signed none}}', 'un nombre', 'ne reçoit rien'],
    ['{{#each (range 30000)}}x{{/each}}', 'nombre entier', '30000'],
    ['{{#each (range 2.5)}}x{{/each}}', 'nombre entier', '2.5'],
    ['{{roman -1}}', 'nombre entier', '-1'],
    ['{{roman 0}}', 'nombre entier', '0'],
  ])('is refused: %s', async (template, wanted, given) => {
    const fault = await faultOf(`<div>\n ${template}</div>`, undefined, data)
    expect(fault.code).toBe('press.template-value')
    expect(fault.at).toMatch(/^essai\/piece\.hbs:2:\d+$/)
    expect(fault.message).toContain(wanted)
    expect(fault.message).toContain(given)
  })

  it('is refused where it would print as no word', async () => {
    const fault = await faultOf('<div>{{set}}</div>', undefined, data)
    expect(fault).toMatchObject({ code: 'press.template', at: 'essai/piece.hbs:1:6' })
    expect(fault.message).toContain('{{set.')
  })
})

describe('a call that is not written as it should be', () => {
  it.each([
    ['{{shout "x"}}', 'Sont connus'],
    ['{{log "x"}}', 'Sont connus'],
    ['{{plural n}}', '{{plural n "sort"}}'],
    ['{{plural}}', '{{plural n "sort"}}'],
    ['{{signed n n}}', '{{signed n}}'],
    ['{{if n}}', '{{#if x}}'],
    ['{{#plural n "x"}}y{{/plural}}', '{{plural n "sort"}}'],
    ['{{#if n includeZero=true}}x{{/if}}', '{{#if x}}'],
    ['{{#rows}}x{{/rows}}', '{{#each rows}}'],
    ['{{#each rows as |row|}}{{row.a}}{{/each}}', '{{this}}'],
    ['{{{word}}}', '{{nom}}'],
    ['{{&word}}', '{{nom}}'],
    ['{{#each list}}a{{/if}}', '{{/each}}'],
    ['{{#if n}}a', '{{/if}}'],
    ['{{word', '}}'],
    ['{{/if}}', '{{#if}}'],
    ['{{!-- {{if --}}{{#if n}}a', '{{/if}}'],
  ])('is refused in its place: %s', async (template, instead) => {
    const fault = await faultOf(`<div>\n${template}</div>`, undefined, data)
    expect(fault.at).toMatch(/^essai\/piece\.hbs:2:\d+$/)
    expect(fault.message).toContain(instead)
  })
})

describe.skipIf(!hasTools)('a loop', () => {
  it('over nothing keeps what stands around it', async () => {
    expect(await textWith('<div>{{#each empty}}x{{else}}{{word}}{{/each}}</div>')).toBe('abc')
    expect(
      await textWith('<div>{{#each rows}}{{#each ../empty}}x{{else}}{{a}}{{/each}}{{/each}}</div>'),
    ).toBe('1')
  })

  it('knows its place', async () => {
    const template = '<div>{{#each list}}{{@index}}{{this}}{{#if @last}}!{{else}}, {{/if}}{{/each}}</div>'
    expect(await textWith(template)).toBe('0a, 1b !')
  })

  it('counts in Roman', async () => {
    expect(await textWith('<div>{{roman n}} {{roman 49}} {{roman 1994}}</div>')).toBe('IV XLIX MCMXCIV')
  })
})

describe('a template without end', () => {
  it.each([
    ['a long text, many times', `{{#each (range 19000)}}${'x'.repeat(20_000)}{{/each}}`, 'template-output'],
    ['loops within loops', `${'{{#each (range 25)}}'.repeat(4)}x${'{{/each}}'.repeat(4)}`, 'template-turns'],
    [
      'loops that write within loops',
      `${'{{#each (range 25)}}'.repeat(3)}${'abcde '.repeat(20)}${'{{/each}}'.repeat(3)}`,
      'template-output',
    ],
  ])('is stopped while it writes: %s', async (_, template, code) => {
    const before = process.memoryUsage().heapUsed
    const fault = await faultOf(`<div>\n${template}</div>`)
    expect(fault.code).toBe(`press.${code}`)
    expect(fault.at).toMatch(/^essai\/piece\.hbs:2:\d+$/)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
  })
})

describe('the place of a mistake', () => {
  const piece = '<div>\n{{#each list}}\n  {{> essai/part}}\n{{/each}}\n  <zut></zut></div>'

  it.each([
    ['after a loop', '<p>un</p>\n<p>deux</p>', 'essai/piece.hbs:5:3'],
    ['in an included file', '<p>un</p>\n   <zut></zut>', 'essai/part.hbs:2:4'],
    ['in braces of an included file', '<p>un</p>\n <p>{{absent}}</p>', 'essai/part.hbs:2:5'],
    ['in a block of an included file', '<p>un</p>\n <p>{{#if}}</p>', 'essai/part.hbs:2:5'],
    ['in a style of an included file', '<p>un</p>\n <p style="zut: 1">x</p>', 'essai/part.hbs:2:2'],
    ['in an icon of an included file', '<p>un</p>\n <p><icon name="zut" /></p>', 'essai/part.hbs:2:5'],
    ['in a missing inclusion', '<p>un</p>\n {{> essai/zut}}', 'essai/part.hbs:2:2'],
  ])('is that which its author sees: %s', async (_, part, at) => {
    const mended = piece.replace('<zut></zut>', at.includes('part') ? '' : '<zut></zut>')
    const files = { 'essai/piece.hbs': mended, 'essai/part.hbs': part, 'essai/style.css': '' }
    expect((await faultIn(files, data)).at).toBe(at)
  })

  it('is no part of what is printed', async () => {
    const files = {
      'essai/piece.hbs': '<div class="a<b" style=\'color: #000\'>1 < 2 {{> essai/part}}<!-- <b> --></div>',
      'essai/part.hbs': '3 <4, <b>5</b>',
    }
    const { report, files: pdfs } = await printMade(files, [{ data: {} }], { backs: 'none', marks: 'none' })
    expect(report.problems).toEqual([])
    if (hasTools) expect(textOf(pdfs[0]?.bytes ?? new Uint8Array())).toContain('1 < 2 3 <4, 5')
  })
})
