/** How a sample scenario is written down: its texts indented with the code around them, its envelope left out. */
import { scenarioKind, type JsonObject, type ScenarioSample } from '../../../core/index.ts'

interface Writing extends JsonObject {
  readonly title: string
  readonly summary: string
}

export const sampleOf = (id: string, writing: Writing): ScenarioSample => ({
  id,
  title: writing.title,
  summary: writing.summary,
  document: { format: scenarioKind.format, version: 1, system: 'fees-d-armes', ...writing },
})

/** What opens a line of its own in Markdown; anything else goes on with the line before. */
const opens = /^\s*(?:[-*>|#]|\d+\.|:::|$)/
/** After which no line goes on. */
const closed = /^\s*(?:[|#]|:::|$)/

/** Markdown without the indentation that its lines have in common, and a paragraph on one line, as a player types it. */
export const text = ([written = '']: TemplateStringsArray): string => {
  const lines = written.split('\n')
  const depths = lines.filter(line => line.trim() !== '').map(line => line.search(/\S/))
  const joined: string[] = []
  for (const line of lines.map(each => each.slice(Math.min(...depths)))) {
    const before = joined.at(-1)
    if (before === undefined || opens.test(line) || closed.test(before)) joined.push(line)
    else joined.splice(-1, 1, `${before} ${line.trim()}`)
  }
  return joined.join('\n').trim()
}
