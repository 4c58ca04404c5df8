/** What a player may write in a template or a style sheet, and what the press answers to the rest: place and remedy. */
import { describe, expect, it } from 'vitest'
import { faultOf } from './fault.ts'
import { printMade } from './press.ts'

describe('a template', () => {
  it.each([
    [
      'an unknown element',
      '<div>\n  <section>x</section></div>',
      'press.unknown-element',
      'essai/piece.hbs:2:3',
      'Écrivez div',
    ],
    [
      'a script',
      '<div><script>1</script></div>',
      'press.unknown-element',
      'essai/piece.hbs:1:6',
      'ne calcule pas',
    ],
    [
      'an unknown attribute',
      '<div>\n<img href="x" /></div>',
      'press.unknown-attribute',
      'essai/piece.hbs:2:1',
      'src',
    ],
    [
      'an attribute that would say nothing',
      '<div><img src="x" alt="un ours" /></div>',
      'press.unknown-attribute',
      'essai/piece.hbs:1:6',
      'src',
    ],
    [
      'an attribute given twice',
      '<div class="a" class="b">x</div>',
      'press.attribute-twice',
      'essai/piece.hbs:1:1',
      'un seul',
    ],
    [
      'a track without a number',
      '<div><track count="" /></div>',
      'press.track-count',
      'essai/piece.hbs:1:6',
      '200',
    ],
    ['an event', '<div onclick="x">y</div>', 'press.unknown-attribute', 'essai/piece.hbs:1:1', 'class'],
    ['an element that is not closed', '<div><p>x</div>', 'press.unclosed', 'essai/piece.hbs:1:6', '</p>'],
    ['two roots', '<div>a</div><div>b</div>', 'press.one-root', 'essai/piece.hbs:1:1', '<div>'],
    ['nothing', '', 'press.one-root', 'essai/piece.hbs:1:1', '<div>'],
    [
      'a block that is not closed',
      '<div>{{#each a}}</div>',
      'press.template',
      'essai/piece.hbs:1:6',
      '{{/each}}',
    ],
    ['a missing value', '<div>\n{{absent}}</div>', 'press.template', 'essai/piece.hbs:2:', 'absent'],
    ['an unknown helper', '<div>{{shout "x"}}</div>', 'press.template', 'essai/piece.hbs:1:6', 'shout'],
    [
      'a template inside the template',
      '<div>{{#*inline "x"}}y{{/inline}}</div>',
      'press.decorator',
      'essai/piece.hbs:1:6',
      'fichier',
    ],
    [
      'a loop of inclusions',
      '<div>{{> essai/piece}}</div>',
      'press.partial-loop',
      'essai/piece.hbs:1:6',
      'boucle',
    ],
    [
      'an unknown inclusion',
      '<div>{{> essai/rien}}</div>',
      'press.no-template',
      'essai/piece.hbs:1:6',
      'rien.hbs',
    ],
    [
      'an unknown icon',
      '<div><icon name="licorne-rose" /></div>',
      'press.no-icon',
      'essai/piece.hbs:1:6',
      'licorne-rose',
    ],
    [
      'a track that is no number',
      '<div><track count="beaucoup" /></div>',
      'press.track-count',
      'essai/piece.hbs:1:6',
      '200',
    ],
    ['the prototype', '<div>{{constructor.name}}</div>', 'press.template', 'essai/piece.hbs:1:', ''],
    [
      '5,000 levels',
      '<div>'.repeat(5000) + '</div>'.repeat(5000),
      'press.too-nested',
      'essai/piece.hbs:1:321',
      '64',
    ],
  ])('with %s is refused in its place', async (_, template, code, at, told) => {
    const fault = await faultOf(template)
    expect(fault.code).toBe(code)
    expect(fault.at.startsWith(at)).toBe(true)
    expect(fault.message).toContain(told)
  })

  it('draws nothing for an icon that the data names and nobody drew, and says so', async () => {
    const printed = await printMade({ 'essai/piece.hbs': '<div><icon name="{{icon}}" />Objet</div>' }, [
      { data: { icon: 'licorne-rose' } },
    ])
    expect(printed.report.problems).toMatchObject([
      { code: 'icon', message: expect.stringContaining('licorne-rose') },
    ])
    expect(printed.report.pieces).toHaveLength(1)
  })

  it('cannot run for ever: five nested loops over thirty items', async () => {
    const list = Array.from({ length: 30 }, () => 'x')
    const loops = '{{#each @root.list}}'.repeat(5)
    const fault = await faultOf(`<div>${loops}x${'{{/each}}'.repeat(5)}</div>`, undefined, { list })
    expect(fault.code).toMatch(/template-(?:turns|output)/)
  })

  it('escapes what a band holds: data is never markup', async () => {
    const printed = await printMade({ 'essai/piece.hbs': '<div>{{name}}</div>' }, [
      { data: { name: '<script>x</script> {{x}} </div>' } },
    ])
    expect(printed.report.problems).toEqual([])
  })
})

describe('a style sheet', () => {
  it.each([
    [
      'an unknown property',
      '.c {\n  float: left;\n}',
      'press.unknown-property',
      'essai/style.css:2:3',
      'display: flex',
    ],
    ['a misspelt property', '.c { colour: red }', 'press.unknown-property', 'essai/style.css:1:6', 'color'],
    ['a value that is none', '.c { width: large }', 'press.value', 'essai/style.css:1:6', 'mm'],
    ['a colour that is none', '.c { color: rouge }', 'press.value', 'essai/style.css:1:6', '#'],
    [
      'a selector outside of the subset',
      '.c:hover { color: #000 }',
      'press.selector',
      'essai/style.css:1:1',
      ':nth-child',
    ],
    ['an attribute selector', '[x] { color: #000 }', 'press.selector', 'essai/style.css:1:1', 'classes'],
    ['an @rule', '@media print { .c { color: #000 } }', 'press.style-rule', 'essai/style.css:1:1', '@'],
    [
      'a sheet that is not there',
      '@import "shared/rien.css";',
      'press.no-style',
      'essai/style.css:1:1',
      'rien.css',
    ],
    [
      'a sheet that is brought in and brings in',
      '@import "essai/style.css";',
      'press.style-rule',
      'essai/style.css:1:1',
      '@',
    ],
    [
      '!important',
      '.c { color: #000 !important }',
      'press.style-important',
      'essai/style.css:1:6',
      'sélecteur',
    ],
    [
      'a variable that nobody defines',
      '.c { color: var(--rien) }',
      'press.variable',
      'essai/style.css:1:6',
      '--rien',
    ],
    [
      'a variable that cites itself',
      '.c { --a: var(--a); color: var(--a) }',
      'press.variable',
      'essai/style.css:1:21',
      'rond',
    ],
    ['a font that is not there', '.c { font-family: Comic }', 'press.unknown-font', '', 'EB Garamond'],
    ['a brace that is missing', '.c { color: #000 } }', 'press.style-syntax', 'essai/style.css', ''],
  ])('with %s is refused in its place', async (_, style, code, at, told) => {
    const fault = await faultOf('<div class="c">texte</div>', style)
    expect(fault.code).toBe(code)
    expect(fault.at.startsWith(at)).toBe(true)
    expect(fault.message).toContain(told)
  })

  it('may use all of this', async () => {
    const style = `
      :root { --a: #7a1d1a; --b: var(--a); padding: 1mm 2mm; }
      .c > p:first-child, .c p:nth-child(2n+1) { margin-top: 2pt; color: var(--b, #000); text-align: justify; hyphens: auto }
      .c p:last-child { border-left: 1pt dashed var(--a); background: linear-gradient(to right, #ffffff, #dddddd 80%) }
      table td { border-bottom: 0.5pt solid #000; padding: 1mm; }
      .abs { position: absolute; right: 1mm; bottom: 1mm; width: 20%; height: 5mm; rotate: 45deg; border-radius: 1mm 2mm; border: 1pt double #000; }
      .flex { display: flex; flex-wrap: wrap; gap: 1mm 2mm; justify-content: space-between; align-items: center; }
      h1 { font-variant: small-caps; letter-spacing: 0.05em; text-transform: uppercase; font-size: 12pt; fit: 8pt 12pt; }
      li { list-marker: decimal; padding-left: 4mm; }`
    const template = `<div class="c"><p>Un <b>deux</b> <i>trois</i><br/>quatre</p><p>cinq<span class="abs"></span></p>
      <div class="flex"><track count="3" /><div class="abs"></div><icon name="owl" style="width: 5mm" /></div><hr/>
      <h1>Titre</h1><ol><li>un</li><li>deux</li></ol>
      <table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table></div>`
    const printed = await printMade({ 'essai/piece.hbs': template, 'essai/style.css': style }, [{ data: {} }])
    expect(printed.report.problems).toEqual([])
  })
})
