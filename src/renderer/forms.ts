/** What the editor of a file shows, as a form: it is drawn by it, gone through by the palette and compared by it. */
import { isBand, isEvening, isScenario, type Filed, type Form, type KindId } from '../core/index.ts'
import { systems } from '../games/index.ts'
import { eveningForm } from './evening/form.ts'
import { scenarioForm } from './scenario/form.ts'

const forms: Readonly<Record<KindId, (filed: Filed) => Form | undefined>> = {
  band: filed => (isBand(filed) ? filed.roster.form() : undefined),
  scenario: filed => (isScenario(filed) ? scenarioForm(filed.text, systems) : undefined),
  evening: filed => (isEvening(filed) ? eveningForm(filed.text) : undefined),
  // Its things are of their game's making, and are changed in a band.
  stock: () => undefined,
}

export const formOf = (filed: Filed): Form | undefined => forms[filed.kind.id](filed)
