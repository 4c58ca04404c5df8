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
  document: { format: scenarioKind.format, version: 1, system: 'flammes-et-fantassins', ...writing },
})

/** Markdown without the indentation that its lines have in common. */
export const text = ([written = '']: TemplateStringsArray): string => {
  const lines = written.split('\n')
  const depths = lines.filter(line => line.trim() !== '').map(line => line.search(/\S/))
  return lines
    .map(line => line.slice(Math.min(...depths)))
    .join('\n')
    .trim()
}
