/** What a player writes in a template is read as it stands, or refused with its place and what to do. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Fault } from '../../src/press/vocabulary/fault.ts'
import { markTags } from '../../src/press/template/origin.ts'
import { parseMarkup } from '../../src/press/markup/parse.ts'
import type { MarkupNode } from '../../src/press/markup/tree.ts'

const shown = (node: MarkupNode): string => {
  if (node.kind === 'text') return node.text
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`)
  const classes = node.classes.map(name => `.${name}`)
  return `[${node.tag}${classes.join('')}${attributes.join('')}:${node.children.map(shown).join('')}]`
}
/** As a template is given to the parser: marked with its places. */
const parse = (text: string) => parseMarkup(markTags(text, 1, 1), 'carte.hbs')
const read = (text: string): string => shown(parse(text))

const refusal = (text: string): { readonly code: string; readonly at: string; readonly message: string } => {
  try {
    parse(text)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { code, place, message } = error
    return { code, at: `${place?.line}:${place?.column}`, message }
  }
  throw new Error(`${text} is not refused`)
}

describe('a template is read', () => {
  it.each([
    ['<div>un</div>', '[div:un]'],
    ['<div class="a  b">un <b>deux</b></div>', '[div.a.b:un [b:deux]]'],
    ["<div class='a' style=color:red><p>un</p></div>", '[div.a style=color:red:[p:un]]'],
    ['<div\n  class = "a"\n>un</div >', '[div.a:un]'],
    ['<div>un<br>deux<br/>trois<br></br>quatre</div>', '[div:un[br:]deux[br:]trois[br:]quatre]'],
    ['<div><icon name="owl"> et <icon name="owl"/></div>', '[div:[icon name=owl:] et [icon name=owl:]]'],
    ['<div><p/><p>un</p></div>', '[div:[p:][p:un]]'],
    ['<div><!-- <b>rien</b> -->un</div>', '[div:un]'],
    ['<div>1 &lt; 2 &amp; 3 &eacute;t&#xe9; &#39;</div>', "[div:1 < 2 & 3 été ']"],
    ['<div>1 < 2, a<3</div>', '[div:1 < 2, a<3]'],
    ['<div><img src="a&amp;b"></div>', '[div:[img src=a&b:]]'],
    ['  <div>\n  <p>un</p>\n  <p>deux</p>\n</div>\n', '[div:[p:un][p:deux]]'],
    ['<div><b>un</b> <i>deux</i></div>', '[div:[b:un] [i:deux]]'],
    ['<div><icon name="owl" /> <icon name="owl" /></div>', '[div:[icon name=owl:][icon name=owl:]]'],
    ['<div><track count="2" /></div>', '[div:[track count=2:[box:][box:]]]'],
  ])('%j as %s', (text, tree) => {
    expect(read(text)).toBe(tree)
  })
})

describe('a template is refused', () => {
  it.each([
    ['<div>\n<p>un</div>', 'press.unclosed', '2:1', '</p>'],
    ['<div>un', 'press.unclosed', '1:1', '</div>'],
    ['<div>\n un</b></div>', 'press.unopened', '2:4', '<b>'],
    ['<div></div></div>', 'press.unopened', '1:12', '</div>'],
    ['<div>un</div', 'press.unclosed', '1:8', '>'],
    ['<div class="a>un</div>', 'press.unclosed', '1:1', 'guillemets'],
    ['<div "a">un</div>', 'press.unclosed', '1:1', 'guillemets'],
    ['<div><!-- un</div>', 'press.unclosed', '1:6', '-->'],
    ['<!DOCTYPE html><div>un</div>', 'press.markup', '1:1', 'retirez'],
    ['<div><?php ?></div>', 'press.markup', '1:6', 'retirez'],
    ['<div __proto__="x">un</div>', 'press.unknown-attribute', '1:1', 'class'],
    ['<div><Div>un</Div></div>', 'press.unknown-element', '1:6', 'div'],
    ['<div><box></box></div>', 'press.unknown-element', '1:6', 'track'],
    ['un', 'press.one-root', '1:1', '<div>'],
  ])('%j: %s at %s', (text, code, at, word) => {
    const { message, ...rest } = refusal(text)
    expect(rest).toEqual({ code, at })
    expect(message).toContain(word)
  })

  it('or read, whatever it is (any text made of tags, quotes and words)', () => {
    const part = fc.constantFrom(
      ...[
        '<',
        '>',
        '/',
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '&',
        ';',
        '!',
        '--',
        '?',
        'div',
        'b',
        'class',
        'é',
        '<div>',
      ],
      ...['</div>', '<br>', '&amp;', '<!--', '-->', '\0', '\ud800'],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), parts => {
        try {
          read(`<div>${parts.join('')}</div>`)
        } catch (error) {
          expect(error).toBeInstanceOf(Fault)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('in a time that grows with its length alone', () => {
    const long = `<div a="1" ${Array.from({ length: 50_000 }, (_, index) => `b${index} `).join('')}`
    expect(refusal(long).code).toBe('press.unclosed')
    expect(refusal(`<div>${'<b '.repeat(50_000)}`).code).toBe('press.unclosed')
    expect(read(`<div>${'< '.repeat(50_000)}</div>`)).toHaveLength('[div:]'.length + 100_000)
  })
})
