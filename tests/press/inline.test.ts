/** What runs with the text is text: boxes in it, and properties that only a box has, are told instead of being dropped. */
import { describe, expect, it } from 'vitest'
import { faultOf } from './fault.ts'
import { hasTools, textOf } from './pdf.ts'
import { printMade } from './press.ts'

describe('a box within the text', () => {
  it.each([
    ['<span><track count="2" /></span>', 'track'],
    ['<span><hr /></span>', 'hr'],
    ['<span><img src="x" /></span>', 'img'],
    ['<b>un <h1>deux</h1></b>', 'h1'],
    ['<i><b><div>un</div></b></i>', 'div'],
  ])('is refused in its place: %s', async (body, tag) => {
    const fault = await faultOf(`<div>\n<p>${body}</p></div>`)
    expect(fault.code).toBe('press.nesting')
    expect(fault.at).toBe(`essai/piece.hbs:2:${`<p>${body}`.indexOf(`<${tag}`) + 1}`)
    expect(fault.message).toContain(`la boîte <${tag}>`)
    expect(fault.message).toContain('par <div>')
  })
})

const told = (declaration: string, body: string) =>
  faultOf(`<div class="c">\n<p>${body}</p></div>`, `.c { text-align: center }\n.x { ${declaration} }`)

describe('a property of boxes, on an element that runs with the text', () => {
  const ofBoxes = [
    'background: #fff',
    'border: 1pt solid #000',
    'border-left: 1pt',
    'border-radius: 1mm',
    'margin-top: 1mm',
    'min-height: 1mm',
    'aspect-ratio: 2',
    'max-width: 1mm',
    'rotate: 9deg',
    'mirror: x',
    'display: flex',
    'display: block',
    'flex: none',
    'flex-grow: 1',
    'gap: 1mm',
    'align-self: center',
    'inset: 1mm',
    'overflow: clip',
    'break-inside: avoid',
    'initial-letter: 2',
    'text-align: right',
    'text-indent: 1mm',
    'text-wrap: balance',
  ]
  const cases = [
    ...[...ofBoxes, 'padding: 1mm', 'padding-left: 1mm', 'width: 5mm', 'margin: 0 1mm'].map(
      line => [line, 'span'] as const,
    ),
    ...[...ofBoxes, 'width: 50%', 'height: 10%', 'margin: auto', 'vertical-align: super'].map(
      line => [line, 'icon'] as const,
    ),
    ...(['padding: 1mm', 'margin: 1mm'] as const).map(line => [line, 'br'] as const),
  ]
  const element = {
    span: '<span class="x">deux</span>',
    icon: '<icon class="x" name="owl" />',
    br: '<br class="x" />',
  }

  it.each(cases)('is refused where it is written: %s on %s', async (declaration, tag) => {
    const fault = await told(declaration, `un ${element[tag]} trois`)
    expect(fault).toMatchObject({ code: 'press.boxed', at: 'essai/style.css:2:6' })
    expect(fault.message).toContain(declaration.split(':')[0])
    expect(fault.message).toContain(`<${tag}>`)
    expect(fault.message).toContain('essai/piece.hbs, ligne 2')
    expect(fault.message).toContain('<div>')
  })

  it('is refused in the attribute that asks for it', async () => {
    const fault = await faultOf('<div>\n un <b style="padding: 1mm">deux</b></div>')
    expect(fault).toMatchObject({ code: 'press.boxed', at: 'essai/piece.hbs:2:5' })
  })

  it('is refused one level down, where no box can stand', async () => {
    const fault = await told('position: absolute', 'un <i>deux <b class="x">trois</b></i>')
    expect(fault).toMatchObject({ code: 'press.boxed', at: 'essai/style.css:2:6' })
  })

  it.each([
    ['nothing asked of a box in the end', 'padding: 1mm } .x { padding: 0', 'un <b class="x">deux</b>'],
    ['properties of text', 'white-space: nowrap; font-size: 8pt; color: #333', 'un <b class="x">deux</b>'],
    ['properties of text', 'vertical-align: super; letter-spacing: 1pt', 'un <b class="x">deux</b>'],
    ['what is hidden', 'display: none; padding: 1mm', 'un <b class="x">deux</b>'],
    [
      'the size of an icon',
      'width: 4mm; margin: 0 1mm; icon-stroke: 1pt',
      'un <icon class="x" name="owl" />',
    ],
    ['an absolute box', 'position: absolute; right: 0; border: 1pt', 'un <span class="x">deux</span>'],
    ['an icon that is a box', 'rotate: 9deg; flex: none; margin: 1mm', '<icon class="x" name="owl" />'],
  ])('is no matter where it does something: %s', async (_, declaration, body) => {
    expect(await told(declaration, body)).toMatchObject({ code: 'none' })
  })
})

describe('a property that only some elements have', () => {
  it.each([
    ['ol { list-marker: decimal }', '<ol><li>un</li></ol>', 'donnez-le à li'],
    ['p { icon-stroke: 1pt }', '<p>un</p>', 'donnez-le à icon'],
    ['p { object-fit: contain }', '<p>un</p>', 'donnez-le à img'],
    ['icon { padding: 1mm }', '<icon name="owl" />', 'entourez-le'],
  ])('is refused on others: %s', async (css, body, instead) => {
    const fault = await faultOf(`<div>${body}</div>`, css)
    expect(fault.code).toBe('press.no-effect')
    expect(fault.at).toBe(`essai/style.css:1:${css.indexOf('{') + 3}`)
    expect(fault.message).toContain(instead)
  })
})

describe.skipIf(!hasTools)('a numbered list', () => {
  const printList = async (items: readonly string[]): Promise<readonly string[]> => {
    const files = {
      'essai/piece.hbs': `<div class="card"><h1>Titre</h1><ol>${items.map(item => `<li>${item}</li>`).join('')}</ol></div>`,
      'essai/style.css': `
        .card { overflow: continue; font-size: 10pt; }
        .continued h1 { display: none; }
        li { list-marker: decimal; padding-left: 8mm; }`,
    }
    const { files: pdfs, report } = await printMade(files, [{ data: {} }], { backs: 'none' })
    expect(report.pieces.length).toBeGreaterThan(2)
    return textOf(pdfs[0]?.bytes ?? new Uint8Array()).match(/\d+\.|point\d+/g) ?? []
  }

  it('goes on counting on the next card', async () => {
    const items = Array.from({ length: 60 }, (_, index) => `point${index + 1}`)
    const found = await printList(items)
    const numbers = found.filter(part => part.endsWith('.')).map(Number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(items.map((_, index) => index + 1))
  })

  it('gives an item that goes on no second number', async () => {
    const long = 'une phrase assez longue pour prendre plusieurs lignes de la carte '.repeat(12)
    const found = await printList([long, long, long, long])
    const numbers = found.filter(part => part.endsWith('.')).map(Number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  })
})
