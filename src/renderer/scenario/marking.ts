/** What the tools do to a Markdown text: the text and what is chosen of it before, and after. */
import { texts } from '../texts.ts'

export interface Edited {
  readonly text: string
  /** What is chosen of it: from here, up to there. */
  readonly from: number
  readonly to: number
}

const words = texts.scenario.samples

/** Puts this in the place of what is chosen, and chooses it, or a part of it. */
const put = ({ text, from, to }: Edited, put: string, [skip, length] = [0, put.length]): Edited => ({
  text: text.slice(0, from) + put + text.slice(to),
  from: from + skip,
  to: from + skip + length,
})

/** Words as they are, with the caret behind them. */
export const inserted = (edited: Edited, what: string): Edited => put(edited, what, [what.length, 0])

/** Between two marks; taken out of them where it stood in them already. */
const wrapped = (edited: Edited, mark: string, sample: string): Edited => {
  const { text, from, to } = edited
  const [before, after] = [text.slice(0, from), text.slice(to)]
  if (before.endsWith(mark) && after.startsWith(mark))
    return {
      text: before.slice(0, -mark.length) + text.slice(from, to) + after.slice(mark.length),
      from: from - mark.length,
      to: to - mark.length,
    }
  const chosen = text.slice(from, to) || sample
  return put(edited, `${mark}${chosen}${mark}`, [mark.length, chosen.length])
}

/** The whole lines of what is chosen. */
const lines = ({ text, from, to }: Edited): Edited => {
  const end = text.indexOf('\n', to)
  return { text, from: text.lastIndexOf('\n', from - 1) + 1, to: end < 0 ? text.length : end }
}

/** Each line behind a mark; freed of it where all of them have it. */
const marked = (edited: Edited, mark: string, sample: string): Edited => {
  const whole = lines(edited)
  const chosen = whole.text.slice(whole.from, whole.to).split('\n')
  const all = chosen.every(line => line.startsWith(mark))
  const next = chosen.map(line => (all ? line.slice(mark.length) : `${mark}${line}`))
  if (next.length === 1 && next[0] === mark)
    return put(whole, `${mark}${sample}`, [mark.length, sample.length])
  return put(whole, next.join('\n'))
}

/** A block of its own: an empty line before it and one after it. What is chosen of it is what will be typed over. */
const block = (
  edited: Edited,
  made: (chosen: string) => readonly [before: string, typed: string, after: string],
): Edited => {
  const { text, from, to } = edited
  const [before, typed, after] = made(text.slice(from, to).trim())
  const head = text.slice(0, from)
  const above = head === '' || head.endsWith('\n\n') ? '' : head.endsWith('\n') ? '\n' : '\n\n'
  const below = text.slice(to).startsWith('\n') ? '\n' : '\n\n'
  return put(edited, above + before + typed + after + below, [above.length + before.length, typed.length])
}

const boxed = (look: string, sample: string) => (chosen: string) =>
  [`::: ${look}\n`, chosen || sample, '\n:::'] as const

const table = (): readonly [string, string, string] => {
  const [first = '', ...others] = words.head
  const rest = others.map(cell => ` ${cell} |`).join('')
  const rule = words.head.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')
  return ['| ', first, ` |${rest}\n|${rule}\n| ${words.row.join(' | ')} |`]
}

export const tools = ['heading', 'bold', 'italic', 'list', 'table', 'box', 'aloud', 'die'] as const
export type Tool = (typeof tools)[number]

export const toolOf: Readonly<Record<Tool, (edited: Edited) => Edited>> = {
  heading: edited => marked(edited, '## ', words.heading),
  bold: edited => wrapped(edited, '**', words.bold),
  italic: edited => wrapped(edited, '*', words.italic),
  list: edited => marked(edited, '- ', words.item),
  table: edited => block({ ...edited, from: edited.to }, table),
  box: edited => block(edited, boxed('encadré', words.boxed)),
  aloud: edited => block(edited, boxed('voix', words.aloud)),
  die: edited => inserted(edited, ':d6:'),
}

/** Of a text, as a player counts them: what is a mark alone is no word. */
export const wordCount = (text: string): number =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length

/** Where a line begins and ends; the last one where there are not so many. */
export const lineAt = (text: string, line: number): Edited => {
  const all = text.split('\n')
  const at = Math.min(Math.max(1, line), all.length) - 1
  const from = all.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0)
  return { text, from, to: from + (all[at]?.length ?? 0) }
}
