/**
 * A list as anybody may have written or pasted it: titles, and under each what it has. The marks of Markdown, forums and
 * chats tell where a title stands; without any, blank lines do.
 */
import { firstCharacters, nameLength } from '../schema.ts'
import { unnamed, type HeardItem, type HeardMember, type HeardOutline } from './outline.ts'
import { guard, plainWords, said } from './words.ts'

interface TextLine {
  readonly number: number
  readonly text: string
}

/** A line that opens a block, with its depth where it has one: what comes after its title belongs to it. */
interface Heading extends TextLine {
  readonly depth: number
}

interface TitledBlock {
  readonly heading: Heading
  readonly lines: readonly TextLine[]
}

/** How a text marks its titles, and what has to be taken off its lines. */
interface Manner {
  readonly heading: (line: TextLine, lines: readonly TextLine[]) => Heading | undefined
  readonly bare: (text: string) => string
}

export const readOutline = (text: string): HeardOutline => {
  const lines = linesOf(text)
  const manner = mannerOf(lines)
  const [band, ...members] = withoutSections(blocksOf(lines, manner))
  if (!band) return { title: '', items: [], members: [] }
  const { title, items } = heard(band, manner, unnamed.band)
  return { title, items, members: members.map(block => heard(block, manner, unnamed.member)) }
}

/** Of every line that says something; a quoted one says it too. */
export const linesOf = (text: string): readonly TextLine[] =>
  text.split(/\r\n|[\n\r\u2028\u2029\u0085]/).map((line, index) => ({
    number: index + 1,
    text: line
      .replace(/\ufeff/g, '')
      .replace(/^\s*(?:>\s?)*/, '')
      .trim(),
  }))

const mannerOf = (lines: readonly TextLine[]): Manner => {
  const some = (pattern: RegExp): boolean => lines.some(({ text }) => pattern.test(text))
  if (some(hashes)) return { heading: hashed, bare: withoutMarkdown }
  if (some(tag)) return { heading: tagged, bare: text => text.replace(tags, '') }
  if (some(number)) return { heading: numbered, bare: withoutBold }
  if (some(bold)) return { heading: bolded, bare: withoutBold }
  const filled = lines.filter(({ text }) => text !== '')
  const first = filled[0]?.number ?? 0
  const parted = lines.some(
    ({ text, number: at }) => text === '' && at > first && at < (filled.at(-1)?.number ?? 0),
  )
  return { heading: parted ? afterBlank : everyLine, bare: text => text }
}

const hashes = /^#{1,6}\s+(?=\S)/
const tag = /\[\/?(?:b|size|list|\*|h\d)(?:=[^\]]*)?\]/i
const tags = /\[\/?(?:b|i|u|s|size|list|\*|h\d|color|quote|center|url|font)(?:=[^\]]*)?\]/gi
const tagOpening = /^(?:\[(?:size|color|center|font|h\d)(?:=[^\]]*)?\])*\[(?:b|h\d)\]/i
const number = /^\(?\d{1,3}[.)]\s+(?=\S)/
const bold = /^(\*\*|__|\*)(?=\S)(.+?)\1/
const bullet = /^[-*•◦‣▪·+–—]\s+/

const first = (line: TextLine, lines: readonly TextLine[]): boolean =>
  lines.find(({ text }) => text !== '') === line

const hashed = ({ number: at, text }: TextLine): Heading | undefined => {
  const [marks] = hashes.exec(text) ?? []
  return marks === undefined
    ? undefined
    : { number: at, text: text.slice(marks.length), depth: marks.trim().length }
}

const tagged = (line: TextLine, lines: readonly TextLine[]): Heading | undefined =>
  tagOpening.test(line.text) || first(line, lines) ? { ...line, depth: 1 } : undefined

const numbered = (line: TextLine, lines: readonly TextLine[]): Heading | undefined => {
  const [marks] = number.exec(line.text) ?? []
  if (marks !== undefined) return { ...line, text: line.text.slice(marks.length), depth: 1 }
  return first(line, lines) ? { ...line, depth: 1 } : undefined
}

const bolded = (line: TextLine, lines: readonly TextLine[]): Heading | undefined =>
  bold.test(line.text) || first(line, lines) ? { ...line, depth: 1 } : undefined

/** The first of a block; in a block of bullets, each. */
const afterBlank = (line: TextLine, lines: readonly TextLine[]): Heading | undefined => {
  const before = lines[line.number - 2]?.text ?? ''
  if (before === '') return { ...line, text: line.text.replace(bullet, ''), depth: 1 }
  const start = lines.slice(0, line.number - 1).findLastIndex(({ text }) => text === '') + 1
  return bullet.test(line.text) && bullet.test(lines[start]?.text ?? '')
    ? { ...line, text: line.text.replace(bullet, ''), depth: 1 }
    : undefined
}

const everyLine = (line: TextLine): Heading => ({ ...line, text: line.text.replace(bullet, ''), depth: 1 })

const withoutMarkdown = (text: string): string =>
  text.replace(/\\([!-/:-@[-`{-~])|[*_`]+/g, (_, mark: string | undefined) => mark ?? '')

const withoutBold = (text: string): string => text.replace(bold, '$2')

const blocksOf = (lines: readonly TextLine[], { heading }: Manner): readonly TitledBlock[] => {
  const blocks: { readonly heading: Heading; readonly lines: TextLine[] }[] = []
  for (const line of lines) {
    if (line.text === '') continue
    const opened = heading(line, lines)
    if (opened) blocks.push({ heading: opened, lines: [] })
    else if (blocks.length === 0) blocks.push({ heading: { ...line, depth: 0 }, lines: [] })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

/** « Figurines », which says no more than that figures follow, one step deeper. */
const withoutSections = (blocks: readonly TitledBlock[]): readonly TitledBlock[] =>
  blocks.filter(({ heading, lines }, index) => {
    const next = blocks[index + 1]
    return index === 0 || lines.length > 0 || !next || next.heading.depth <= heading.depth
  })

/** What parts the facts of one line. */
const dash = /\s[·•|—–-]\s/u
const colon = /\s?:(?:\s|$)/u

const heard = ({ heading, lines }: TitledBlock, { bare }: Manner, otherwise: string): HeardMember => {
  const [start, ...rest] = partsOf(heading.text, bare)
  const title = bare(start).replaceAll(guard, '')
  const name = plainWords(title) === plainWords(otherwise) ? '' : firstCharacters(said(title), nameLength)
  return {
    line: heading.number,
    title: name,
    items: [
      ...rest.flatMap(part => itemsOf({ number: heading.number, text: bare(part) })),
      ...lines.flatMap(({ number: at, text }) =>
        itemsOf({ number: at, text: bare(text.replace(bullet, '')) }),
      ),
    ],
  }
}

/** A title, and what stands after it in its line: behind a dash, a colon, or the end of its bold letters. */
const partsOf = (text: string, bare: Manner['bare']): readonly [string, ...string[]] => {
  const [marked, , name = ''] = bold.exec(text) ?? []
  if (marked !== undefined && bare !== withoutMarkdown && marked.length < text.length)
    return [name, text.slice(marked.length).replace(/^\s*(?:[—–:-]\s)?/u, '')]
  const [beforeDash = '', ...parts] = text.split(dash)
  const at = colon.exec(beforeDash)
  return at === null
    ? [beforeDash, ...parts]
    : [beforeDash.slice(0, at.index), beforeDash.slice(at.index + at[0].length), ...parts]
}

/** « Équipement : Dague, Robe » is two items of one label. */
const itemsOf = ({ number: at, text }: TextLine): readonly HeardItem[] =>
  text.split(dash).flatMap(part => {
    const mark = colon.exec(part)
    const label = mark === null ? undefined : said(part.slice(0, mark.index))
    const rest = mark === null ? part : part.slice(mark.index + mark[0].length)
    return splitOutsideParentheses(rest)
      .map(item => said(item).replace(/\.$/, ''))
      .filter(item => item !== '')
      .map(item => ({ line: at, text: item, ...(label && { label }) }))
  })

/** At commas, semicolons and the ends of sentences; « Grimoire (Magie, Nature) » stays whole. */
const splitOutsideParentheses = (text: string): readonly string[] =>
  text.match(/(?:\([^()]*\)|[^,;.(]|\.(?!\s|$)|\()+/gu) ?? []
