/** Markdown as a player writes it, and what Copiste adds: signs, references, places of the map, boxed texts. */
import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it'
import { simplified } from '../nearest.ts'

/** What our own rules leave in a token. */
export interface Remark {
  /** Of the letter in the text of its block. */
  readonly at: number
  readonly words: readonly string[]
}

const isRemark = (meta: unknown): meta is Remark =>
  typeof meta === 'object' && meta !== null && 'at' in meta && 'words' in meta

export const remarkOf = ({ meta }: Token): Remark => (isRemark(meta) ? meta : { at: 0, words: [] })

/** Tokens by names of our own. */
export const own = {
  html: 'copiste-html',
  sign: 'copiste-sign',
  reference: 'copiste-reference',
  place: 'copiste-place',
  boxOpen: 'copiste-box-open',
  boxClose: 'copiste-box-close',
} as const

/** Deeper than anyone reads; what comes to it is refused. */
export const mostLevels = 24

const create = (): MarkdownIt => {
  const engine = createMarkdown('default', {
    html: true,
    linkify: false,
    typographer: false,
    maxNesting: 100,
  })
  // An indented line is a line, a line over dashes is no heading, and no address hides at the foot of a text.
  engine.disable(['code', 'lheading', 'reference', 'html_inline', 'autolink'])
  addBoxes(engine)
  addInline(
    engine,
    own.html,
    /<(?:[A-Za-z][^<>\n]{0,500}|\/[A-Za-z][^<>\n]{0,100}|!--|[!?][^<>\n]{1,200})>?/y,
  )
  addInline(engine, own.sign, /:([a-z][a-z0-9-]{0,60}):/y)
  addInline(engine, own.reference, /\[\[([^[\]|:\n]{1,80}):([^[\]|\n]{1,80})(?:\|([^[\]|\n]{1,40}))?\]\]/y)
  addInline(engine, own.place, /\{([^{}\n]{1,120})\}/y)
  return engine
}

const addInline = (engine: MarkdownIt, name: string, pattern: RegExp): void => {
  engine.inline.ruler.before('emphasis', name, (state, silent) => {
    pattern.lastIndex = state.pos
    const found = pattern.exec(state.src)
    if (!found || state.pos + found[0].length > state.posMax) return false
    if (!silent) {
      const remark: Remark = { at: state.pos, words: found.slice(1).map(word => word?.trim() ?? '') }
      state.push(name, '', 0).meta = { ...remark }
    }
    state.pos += found[0].length
    return true
  })
}

const opening = /^:{3,}[ \t]*([^\s:]+)[ \t]*(.*)$/
const closing = /^:{3,}[ \t]*$/

/** « ::: encadré Un titre », its lines, « ::: ». */
const addBoxes = (engine: MarkdownIt): void => {
  engine.block.ruler.before(
    'fence',
    own.boxOpen,
    (state, first, last, silent) => {
      const lineAt = (line: number): string =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])
      const found = opening.exec(lineAt(first))
      if (!found) return false
      if (silent) return true
      let end = first + 1
      for (let open = 1; end < last; end++) {
        const line = lineAt(end)
        if (opening.test(line)) open++
        else if (closing.test(line) && --open === 0) break
      }
      const [, look = '', title = ''] = found
      const box = state.push(own.boxOpen, '', 1)
      const remark: Remark = { at: 0, words: [simplified(look), title.trim(), end < last ? '' : 'open'] }
      box.meta = { ...remark }
      box.map = [first, end]
      const { lineMax, parentType } = state
      state.lineMax = end
      state.md.block.tokenize(state, first + 1, end)
      state.lineMax = lineMax
      state.parentType = parentType
      state.push(own.boxClose, '', -1)
      state.line = Math.min(end + 1, last)
      return true
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  )
}

let engine: MarkdownIt | undefined

/** Made when a first text is read: most evenings have none. */
export const tokensOf = (source: string): readonly Token[] => (engine ??= create()).parse(source, {})
