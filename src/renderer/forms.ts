/** What the editor of a file shows, as a form: it is drawn by it, gone through by the palette and compared by it. */
import { isBand, isScenario, type Filed, type Form, type KindId } from '../core/index.ts'
import { systems } from '../games/index.ts'
import { scenarioForm } from './scenario/form.ts'

const forms: Readonly<Record<KindId, (filed: Filed) => Form | undefined>> = {
  band: filed => (isBand(filed) ? filed.roster.form() : undefined),
  scenario: filed => (isScenario(filed) ? scenarioForm(filed.text, systems) : undefined),
  evening: () => undefined,
}

export const formOf = (filed: Filed): Form | undefined => forms[filed.kind.id](filed)
