/** A player's text as a tree, and what is wrong with it: each fault by its line and column. */
import type { Token } from 'markdown-it'
import { quote } from '../french.ts'
import { suggestion } from '../nearest.ts'
import type { Inline, Prose, ProseBlock, ProsePlace } from '../prose.ts'
import { mostLevels, own, remarkOf, tokensOf } from './engine.ts'
import { iconOfSign } from './signs.ts'

export interface ProseFault {
  /** From 1, as an editor counts them. */
  readonly line: number
  readonly column: number
  readonly message: string
}

/** What a text may name: where a name is not known, the sentence that says so. */
export interface Surroundings {
  readonly picture: (name: string) => string | undefined
  /** Of the game's catalogue: « sort », « boule-de-feu ». */
  readonly article: (section: string, id: string) => NamedArticle | string
  /** Of the map: « table », « zone A », « but 1 », or the name of what lies there. */
  readonly place: (words: string) => readonly Inline[] | string
}

export interface NamedArticle {
  readonly key: string
  readonly name: string
  /** Its whole rule. */
  readonly rule: ProseBlock
}

export interface ReadProse {
  readonly prose: Prose
  readonly faults: readonly ProseFault[]
  /** Keys of articles whose cards are asked for, in the order of the text. */
  readonly cards: readonly string[]
}

/** Beyond these a text is refused: no page holds it, and no player wrote it. */
export const proseLimits = { letters: 60_000, levels: 10, columns: 8, faults: 20 }

/** The label is what a player calls the text. */
export const readMarkdown = (source: string, around: Surroundings, label = 'Texte'): ReadProse => {
  if (source.trim() === '') return { prose: [], faults: [], cards: [] }
  if (source.length > proseLimits.letters) return tooLong(source)
  return new ProseReader(source, around, label).read()
}

const tooLong = (source: string): ReadProse => {
  const before = source.slice(0, proseLimits.letters).split('\n')
  const message = `Ce texte dépasse ${proseLimits.letters} caractères : coupez-le à partir d’ici, ou faites-en plusieurs documents.`
  const fault = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message }
  return { prose: [], faults: [fault], cards: [] }
}

/** Looks of boxed texts by the words that open them. */
const boxLooks: Readonly<Record<string, string>> = {
  encadre: 'encadre',
  boite: 'encadre',
  voix: 'voix',
  'a-lire': 'voix',
  regle: 'regle',
}

/** « ① »: as it stands in a ring on the map. */
const rings = /[\u2460-\u2473]/
const ringed = /([\u2460-\u2473])/

class ProseReader {
  private readonly lines: readonly string[]
  private readonly tokens: readonly Token[]
  private readonly faults: ProseFault[] = []
  private readonly cards: string[] = []
  /** Rules that a paragraph asked for: they stand under it. */
  private rules: ProseBlock[] = []
  private at = 0
  /** Of the token in hand, and of those around it that know theirs. */
  private line = 0

  constructor(
    source: string,
    private readonly around: Surroundings,
    private readonly label: string,
  ) {
    this.lines = source.split(/\r\n?|\n/)
    this.tokens = tokensOf(this.lines.join('\n'))
  }

  read(): ReadProse {
    const deep = this.tokens.find(({ level }) => level >= mostLevels)
    if (deep) {
      const line = deep.map?.[0] ?? this.lastLine(deep)
      this.complain('Trop de choses emboîtées ici : citations, listes ou encadrés. Simplifiez.', line)
      return { prose: [], faults: this.faults, cards: [] }
    }
    const prose = this.blocks()
    return { prose, faults: this.faults.slice(0, proseLimits.faults), cards: this.cards }
  }

  private lastLine(token: Token): number {
    const before = this.tokens.slice(0, this.tokens.indexOf(token)).findLast(({ map }) => map)
    return before?.map?.[0] ?? 0
  }

  private complain(message: string, line = this.line, column = 1): void {
    this.faults.push({ line: line + 1, column, message })
  }

  private next(): Token | undefined {
    const token = this.tokens[this.at++]
    if (token?.map) this.line = token.map[0]
    return token
  }

  /** Up to the token that closes what holds them. */
  private blocks(close?: string): ProseBlock[] {
    const found: ProseBlock[] = []
    for (let token = this.next(); token && token.type !== close; token = this.next()) {
      found.push(...this.block(token), ...this.rules)
      this.rules = []
    }
    return found
  }

  private block(token: Token): readonly ProseBlock[] {
    switch (token.type) {
      case 'heading_open': {
        const children = this.inlines(this.next())
        this.next()
        return [{ kind: 'heading', level: levelOf(token.tag), children }]
      }
      case 'paragraph_open': {
        const content = this.next()
        this.next()
        return this.paragraph(content)
      }
      case 'inline':
        return this.paragraph(token)
      case 'bullet_list_open':
      case 'ordered_list_open':
        return [this.list(token)]
      case 'blockquote_open':
        return [{ kind: 'quote', children: this.blocks('blockquote_close') }]
      case own.boxOpen:
        return [this.box(token)]
      case 'table_open':
        return [this.table()]
      case 'hr':
        return [{ kind: 'rule' }]
      case 'fence':
        return [{ kind: 'paragraph', children: linesOf(token.content.replace(/\n$/, '')) }]
      case 'html_block':
        this.complain(noHtml, this.line, 1 + (this.lines[this.line]?.search(/\S/) ?? 0))
        return []
      default:
        return []
    }
  }

  /** A picture that stands alone is as wide as its column; among words it would break their lines. */
  private paragraph(token: Token | undefined): readonly ProseBlock[] {
    const pictures = (token?.children ?? []).filter(({ type }) => type === 'image')
    const shown = pictures.flatMap(picture => this.picture(picture))
    const children = this.inlines(token)
    const said = children.filter(child => child.kind !== 'text' || child.text.trim() !== '')
    // A rule that stands alone says its own name.
    const says = said.length > (this.rules.length === 1 ? 1 : 0)
    return [...(says ? [{ kind: 'paragraph', children } as const] : []), ...shown]
  }

  private picture(token: Token): readonly ProseBlock[] {
    const name = decoded(attribute(token, 'src'))
    const address = this.around.picture(name)
    if (address !== undefined) return [{ kind: 'picture', address, says: token.content }]
    this.complain(
      /^(?:https?:)?\/\//i.test(name)
        ? `L’image ${quote(name)} est ailleurs, et Copiste travaille hors ligne : déposez-la sur ce texte.`
        : `L’image ${quote(name)} n’est pas dans ce scénario : déposez-la sur ce texte.`,
    )
    return []
  }

  private list(open: Token): ProseBlock {
    const ordered = open.type === 'ordered_list_open'
    const items: (readonly ProseBlock[])[] = []
    for (let token = this.next(); token && token.type === 'list_item_open'; token = this.next())
      items.push(this.blocks('list_item_close'))
    return { kind: 'list', ordered, items }
  }

  private box(open: Token): ProseBlock {
    const [word = '', title = '', unclosed] = remarkOf(open).words
    const look = Object.hasOwn(boxLooks, word) ? boxLooks[word] : undefined
    if (look === undefined) {
      const near = suggestion(word, Object.keys(boxLooks))
      this.complain(`Il n’y a pas d’encadré ${quote(word)}.${near} Écrivez ::: encadré ou ::: voix.`)
    }
    if (unclosed) this.complain('Cet encadré n’est pas fermé : ajoutez une ligne « ::: » après lui.')
    const children = this.blocks(own.boxClose)
    return { kind: 'box', look: look ?? 'encadre', title, icon: '', children }
  }

  private table(): ProseBlock {
    const line = this.line
    const rows: (readonly (readonly Inline[])[])[] = []
    const aligned: ('left' | 'center' | 'right')[] = []
    for (let token = this.next(); token && token.type !== 'table_close'; token = this.next()) {
      if (token.type !== 'tr_open') continue
      const cells: (readonly Inline[])[] = []
      for (let cell = this.next(); cell && cell.type !== 'tr_close'; cell = this.next()) {
        if (cell.type === 'th_open') aligned.push(alignmentOf(cell))
        if (cell.type === 'inline') cells.push(this.inlines(cell))
      }
      rows.push(cells)
    }
    const [head = [], ...body] = rows
    if (head.length > proseLimits.columns)
      this.complain(
        `Une table de ${head.length} colonnes n’entre dans aucune page : ${proseLimits.columns} au plus.`,
        line,
      )
    const titled = head.some(cell => cell.length > 0)
    return { kind: 'table', aligned, head: titled ? head : [], rows: body }
  }

  private inlines(token: Token | undefined): readonly Inline[] {
    if (!token) return []
    return new InlineReader(token.children ?? [], {
      around: this.around,
      complain: (message, at) => {
        const [line, column] = this.placeIn(token, at)
        this.complain(message, line, column)
      },
      placeAt: at => {
        const [line, column] = this.placeIn(token, at)
        return { text: this.label, line: line + 1, column }
      },
      rule: rule => void this.rules.push(rule),
      card: key => void this.cards.push(key),
    }).read()
  }

  /** Of a letter of the text of a block: its lines have lost what stood before them. */
  private placeIn({ content }: Token, at: number): readonly [line: number, column: number] {
    const before = content.slice(0, at).split('\n')
    const line = this.line + before.length - 1
    const own = content.split('\n')[before.length - 1] ?? ''
    const pushedIn = own.length - own.trimStart().length
    const start = (this.lines[line]?.indexOf(own.trim()) ?? 0) - pushedIn
    return [line, Math.max(0, start + (before.at(-1)?.length ?? 0)) + 1]
  }
}

const noHtml =
  'Pas de HTML ici : écrivez en Markdown, ou mettez « \\ » devant « < » s’il s’agit d’un vrai chevron.'

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '')

const levelOf = (tag: string): 1 | 2 | 3 => (tag === 'h1' ? 1 : tag === 'h2' ? 2 : 3)

const alignmentOf = (cell: Token): 'left' | 'center' | 'right' => {
  const style = attribute(cell, 'style')
  return style.includes('center') ? 'center' : style.includes('right') ? 'right' : 'left'
}

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const linesOf = (text: string): readonly Inline[] =>
  text
    .split('\n')
    .flatMap((line, index): readonly Inline[] => [
      ...(index > 0 ? [{ kind: 'line-break' } as const] : []),
      { kind: 'text', text: line },
    ])

interface InlineMeans {
  readonly around: Surroundings
  readonly complain: (message: string, at: number) => void
  readonly placeAt: (at: number) => ProsePlace
  readonly rule: (rule: ProseBlock) => void
  readonly card: (key: string) => void
}

class InlineReader {
  private at = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly means: InlineMeans,
  ) {}

  read(close?: string): readonly Inline[] {
    const found: Inline[] = []
    for (let token = this.tokens[this.at++]; token && token.type !== close; token = this.tokens[this.at++])
      found.push(...this.inline(token))
    return found
  }

  private inline(token: Token): readonly Inline[] {
    const { type, content } = token
    switch (type) {
      case 'text':
      case 'code_inline':
        return marked(content)
      case 'softbreak':
        return [{ kind: 'text', text: ' ' }]
      case 'hardbreak':
        return [{ kind: 'line-break' }]
      case 'strong_open':
        return [{ kind: 'strong', children: this.read('strong_close') }]
      case 'em_open':
        return [{ kind: 'emphasis', children: this.read('em_close') }]
      case 's_open':
        return this.read('s_close')
      case 'link_open':
        return this.link(attribute(token, 'href'))
      case own.sign:
        return [this.sign(token)]
      case own.reference:
        return this.reference(token)
      case own.place:
        return this.place(token)
      case own.html:
        this.means.complain(noHtml, remarkOf(token).at)
        return []
      default:
        return []
    }
  }

  /** Paper has no links: where it leads is written out, unless the words say it. */
  private link(address: string): readonly Inline[] {
    const children = this.read('link_close')
    const said = children.some(child => child.kind === 'text' && child.text.includes(address))
    return said ? children : [...children, { kind: 'text', text: ` (${address})` }]
  }

  private sign(token: Token): Inline {
    const { at, words } = remarkOf(token)
    return { kind: 'sign', name: iconOfSign(words[0] ?? ''), from: this.means.placeAt(at) }
  }

  private reference(token: Token): readonly Inline[] {
    const { at, words } = remarkOf(token)
    const [section = '', id = '', wanted = ''] = words
    const article = this.means.around.article(section, id)
    if (typeof article === 'string') {
      this.means.complain(article, at)
      return []
    }
    if (wanted === 'règle' || wanted === 'regle') this.means.rule(article.rule)
    else if (wanted === 'carte') this.means.card(article.key)
    else if (wanted !== '')
      this.means.complain(`${quote(wanted)} n’est ni « règle » ni « carte » : corrigez ce renvoi.`, at)
    return [{ kind: 'strong', children: [{ kind: 'text', text: article.name }] }]
  }

  private place(token: Token): readonly Inline[] {
    const { at, words } = remarkOf(token)
    const found = this.means.around.place(words[0] ?? '')
    if (typeof found !== 'string') return found
    this.means.complain(found, at)
    return []
  }
}

/** Digits in rings are drawn as the map draws them. */
const marked = (text: string): readonly Inline[] =>
  text
    .split(ringed)
    .filter(part => part !== '')
    .map(part =>
      rings.test(part)
        ? { kind: 'mark', text: String((part.codePointAt(0) ?? 0x2460) - 0x245f) }
        : { kind: 'text', text: part },
    )
