/** A list as text: for a page of Markdown, a plain letter, a forum, a chat. Each is read back by read.ts. */
import { NBSP } from '../french.ts'
import type { BandOutline, OutlineLine } from './outline.ts'
import { unnamed } from './outline.ts'
import { guard, said } from './words.ts'

export const textForms = ['markdown', 'text', 'forum', 'chat'] as const
export type TextForm = (typeof textForms)[number]

export const writeOutline = (form: TextForm, outline: BandOutline): string => `${writers[form](outline)}\n`

/** What begins so, or has this in it, would be taken for a mark of the list. */
const opening = /^(?:[{#>*_~`•◦‣▪·–—\-+=|]|\(?\d+[.)])/u
const separators = /(?<=\s)(?=[·•|—–-](?:\s|$))|(?<=:)(?=\s|$)/gu
/** Before the name of a tag of a forum, and within the mark of a code. */
const tags = /\[(?=\/?[a-z*])/giu
const codes = /copiste(?=\d)/giu

/** A name that stays one, whatever it looks like. */
const titleOf = (title: string, otherwise: string): string => {
  const text = (said(title) || otherwise)
    .replace(separators, guard)
    .replace(tags, `[${guard}`)
    .replace(codes, `$&${guard}`)
  return opening.test(text) ? guard + text : text
}

const facts = (all: readonly string[]): string => all.join(' · ')
const items = ({ items: all }: OutlineLine): string => all.join(', ')
const labelled = (line: OutlineLine, label = line.label): string => `${label}${NBSP}: ${items(line)}`

const blocks = (...lines: readonly (string | readonly string[])[]): string =>
  lines
    .map(block => (typeof block === 'string' ? block : block.join('\n')))
    .filter(block => block !== '')
    .join('\n\n')

/** Marks of Markdown in a name are shown as they are. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>|~#]|&(?=#?\w+;)/g, '\\$&')

const markdown = ({ title, facts: about, members }: BandOutline): string =>
  blocks(
    `# ${escaped(titleOf(title, unnamed.band))}`,
    escaped(facts(about)),
    ...members.flatMap(member => [
      `## ${escaped(titleOf(member.title, unnamed.member))}`,
      escaped(facts(member.facts)),
      member.lines.map(line => `- ${labelled(line, `**${line.label}**`)}`),
    ]),
  )

const plain = ({ title, facts: about, members }: BandOutline): string =>
  blocks(
    [titleOf(title, unnamed.band), facts(about)],
    ...members.map((member, index) => {
      const number = `${index + 1}. `
      const margin = ' '.repeat(number.length)
      const lines = [facts(member.facts), ...member.lines.map(line => labelled(line))]
      return [
        number + titleOf(member.title, unnamed.member),
        ...lines.filter(Boolean).map(line => margin + line),
      ]
    }),
  )

const forum = ({ title, facts: about, members }: BandOutline): string =>
  blocks(
    [`[size=150][b]${titleOf(title, unnamed.band)}[/b][/size]`, facts(about)],
    ...members.map(member => [
      `[b]${titleOf(member.title, unnamed.member)}[/b]`,
      ...[facts(member.facts)].filter(Boolean),
      ...(member.lines.length > 0
        ? ['[list]', ...member.lines.map(line => `[*]${labelled(line)}`), '[/list]']
        : []),
    ]),
  )

const chat = ({ title, facts: about, members }: BandOutline): string =>
  [
    [titleOf(title, unnamed.band), ...about],
    ...members.map((member, index) => [
      `${index + 1}. ${titleOf(member.title, unnamed.member)}`,
      ...member.facts,
      ...member.lines.map(line => (line.clear ? items(line) : labelled(line))),
    ]),
  ]
    .map(parts => parts.filter(Boolean).join(' — '))
    .join('\n')

const writers: Readonly<Record<TextForm, (outline: BandOutline) => string>> = {
  markdown,
  text: plain,
  forum,
  chat,
}
