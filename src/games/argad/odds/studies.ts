/** What the game works out beyond one attempt: by range and number, by classe and armour, blow for blow, turn by turn. */
import type { Encounter, Study } from '../../../core/index.ts'
import { isArgad } from './attacks.ts'
import { blowStudies } from './blow-studies.ts'
import { exchangeStudies } from './exchange-studies.ts'
import { shotStudies } from './shot-studies.ts'
import { workStudy } from './work-study.ts'

export const studies = (encounter: Encounter, answer: Encounter | undefined): readonly Study[] => {
  const { attack } = encounter
  if (!isArgad(attack)) return []
  if (attack.kind === 'work') return [workStudy(encounter.setting)]
  return [
    ...(attack.kind === 'shot' ? shotStudies(encounter, attack.gun) : blowStudies(encounter, attack.arm)),
    ...exchangeStudies(encounter, attack, answer),
  ]
}
