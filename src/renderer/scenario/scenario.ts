/** A scenario as the studio holds it: its file, read. */
import { scenarioKind, scenarioSchema, type Filed, type ScenarioText } from '../../core/index.ts'

/** Nothing where the file is of another kind. */
export const scenarioIn = ({ kind, document }: Filed): ScenarioText | undefined => {
  if (kind !== scenarioKind) return undefined
  const read = scenarioSchema.safeParse(document)
  return read.success ? read.data : undefined
}
