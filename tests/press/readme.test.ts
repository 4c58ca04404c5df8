/** The guide of the templates is true: what it names exists, what exists is named, and each of its examples prints. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { roles } from '../../src/core/index.ts'
import { tags } from '../../src/press/markup/tree.ts'
import { properties } from '../../src/press/style/properties.ts'
import { uses } from '../../src/press/template/helpers.ts'
import { faultIn, faultOf } from './fault.ts'
import { printMade, root } from './press.ts'

const guide = readFileSync(join(root, 'templates', 'README.md'), 'utf8')

/** What stands between marks of code, and the code that stands apart. */
const codes = [...guide.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const blockOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? ''

const words = new Set(codes.flatMap(code => code.split(/[\s,;:]+/)))

describe('the first example', () => {
  it('prints', async () => {
    const data = {
      title: 'Esquive',
      paragraphs: ['Une fois par partie, évitez un coup.'],
      icon: 'dodging',
      owner: 'Mahaut',
    }
    const made = { 'essai/piece.hbs': blockOf('html') }
    const { report } = await printMade(made, [{ data }])
    expect(report.problems).toEqual([])
  })
})

describe('the drawing', () => {
  it('prints, in the roles that are named', async () => {
    const example = codes.find(code => code.startsWith('<drawing')) ?? ''
    for (const role of roles) {
      expect(words).toContain(`--${role}`)
      const mark = { kind: 'rectangle', at: { x: 0, y: 0 }, width: 9, height: 9, fill: role } as const
      const chart = { drawing: { width: 20, height: 10, says: 'essai', marks: [mark] } }
      expect(await faultIn({ 'essai/piece.hbs': `<div>${example}</div>` }, { chart })).toMatchObject({
        message: '',
      })
    }
  })
})

describe('between braces', () => {
  const examples = codes.filter(code => code.startsWith('{{') && !code.startsWith('{{{'))
  const data = { name: 'a', x: 'b', list: ['c', 'd'], n: 3, a: 1, b: 1 }

  it('each example prints', async () => {
    expect(examples.length).toBeGreaterThan(10)
    for (const example of examples) {
      const inside = /^\{\{(?:\.\.|@root)/.test(example) ? `{{#each list}}${example}{{/each}}` : example
      const files = { 'essai/piece.hbs': `<div>${inside}</div>`, 'shared/other.hbs': '<p>autre</p>' }
      expect({ example, ...(await faultIn(files, data)) }).toMatchObject({ example, message: '' })
    }
  })

  it('each helper prints within another', async () => {
    const template = '<div>{{#if (eq a b)}}x{{/if}}{{#each (range n)}}y{{/each}}</div>'
    for (const call of ['(eq a b)', '(range n)']) expect(codes).toContain(call)
    expect((await faultOf(template, undefined, data)).message).toBe('')
  })

  it('each function is named', () => {
    for (const name of Object.keys(uses)) expect(codes.some(code => code.includes(name))).toBe(true)
  })

  it('what is said to be refused is', async () => {
    for (const template of ['{{{x}}}', '{{#*inline "y"}}z{{/inline}}', '{{* y}}', '{{absent}}'])
      expect((await faultOf(`<div>${template}</div>`, undefined, data)).code).not.toBe('none')
  })
})

describe('the elements', () => {
  it('are those that can be written', async () => {
    for (const tag of tags) if (tag !== 'marker') expect([...words]).toContain(tag)
    for (const tag of ['box', 'marker'])
      expect((await faultOf(`<div><${tag}></${tag}></div>`)).code).not.toBe('none')
  })
})

describe('a style', () => {
  const isDeclaration = /^(--)?[a-z-]+: \S.*$/

  it('each example is read where it belongs', async () => {
    const declarations = codes.filter(code => isDeclaration.test(code))
    expect(declarations.length).toBeGreaterThan(9)
    const body = '<div class="a"><p>texte</p><ul><li>un</li></ul><icon name="owl" /></div>'
    const owner: Readonly<Record<string, string>> = { 'list-marker': 'li', 'icon-stroke': 'icon' }
    for (const declaration of declarations) {
      const selector = owner[declaration.split(':')[0] ?? ''] ?? 'p'
      const css = `:root { --accent: #000 } ${selector} { ${declaration} }`
      expect({ declaration, ...(await faultOf(body, css)) }).toMatchObject({ declaration, message: '' })
    }
  })

  it('each selector is read', async () => {
    const selectors = ['ul .a', 'ul > li', ':root', ':first-child', ':last-child', ':nth-child(2n+1)']
    for (const selector of selectors) {
      expect(codes).toContain(selector)
      expect((await faultOf('<div>texte</div>', `${selector} { color: #000 }`)).message).toBe('')
    }
  })

  it('each property is named, by itself or with its sides', () => {
    const sided =
      /^(margin|padding|border)-(top|right|bottom|left)$|^border-\w+-\w+-radius$|^(min|max)-(width|height)$/
    for (const property of Object.keys(properties))
      if (!sided.test(property) && property !== 'background-color') expect([...words]).toContain(property)
  })

  it('takes each unit, and shares where they are said to be taken', async () => {
    const lines = [
      ...['mm', 'cm', 'in', 'pt', 'em'].map(unit => `margin: 0.1${unit}`),
      ...['width', 'height', 'min-width', 'max-height', 'flex-basis', 'margin', 'padding', 'inset'].map(
        property => `${property}: 10%`,
      ),
    ]
    for (const line of lines) expect((await faultOf('<div><p>x</p></div>', `p { ${line} }`)).message).toBe('')
    for (const property of ['font-size', 'gap', 'border-radius', 'text-indent', 'line-height'])
      expect((await faultOf('<div><p>x</p></div>', `p { ${property}: 10% }`)).code).toBe('press.value')
  })

  it('takes each value that is named', async () => {
    const lines = [
      ...['block', 'flex', 'none'].map(word => `display: ${word}`),
      ...['left', 'right', 'center', 'justify'].map(word => `text-align: ${word}`),
      ...['solid', 'dashed', 'dotted', 'double'].map(word => `border: 1pt ${word} #000`),
      'text-wrap: balance',
      'hyphens: auto',
      'font-numbers: oldstyle',
      'vertical-align: sub',
    ]
    for (const line of lines) expect((await faultOf('<div><p>x</p></div>', `p { ${line} }`)).message).toBe('')
  })
})

describe('the smallest text', () => {
  it.each([
    ['superscripts', 'span { vertical-align: super }'],
    [
      'small capitals of a font without any',
      'span { font-variant: small-caps; font-family: Atkinson Hyperlegible }',
    ],
  ])('is told where it is smaller: %s', async (_, css) => {
    const files = {
      'essai/piece.hbs': '<div><p>un <span>deux</span></p></div>',
      'essai/style.css': `p { font-size: 7pt } ${css}`,
    }
    const { report } = await printMade(files, [{ data: {} }])
    expect(report.problems.map(({ code }) => code)).toEqual(['too-small'])
  })

  it('is no smaller than that anywhere else', async () => {
    const files = {
      'essai/piece.hbs': '<div><p>un</p></div>',
      'essai/style.css': 'p { font-size: 3pt; fit: 2pt 3pt }',
    }
    const { report } = await printMade(files, [{ data: {} }])
    expect(report.pieces.map(({ smallestPt }) => smallestPt)).toEqual([7])
  })
})

describe('the fonts', () => {
  it('are listed as the example lists them', () => {
    const { families } = JSON.parse(blockOf('json'))
    expect(Object.keys(families['Ma Police'])).toEqual(['400', '700', '400 italic'])
  })
})
