/** What the rules say against a band, with the remedy where one exists. The limits stand in the catalogue. */
import type { Diagnostic } from '../../core/index.ts'
import { resolveRoster, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'
import { errorsOfBand, validateBand } from './validate/band.ts'
import { validateCampaign } from './validate/campaign.ts'
import { validateClasses } from './validate/classes.ts'
import type { Fault, Judge } from './validate/cure.ts'
import { validateEquipment, validateReaders } from './validate/equipment.ts'
import { validateMagic } from './validate/magic.ts'
import { offerRemedies } from './validate/remedies.ts'

export const validate = (roster: Roster): readonly Diagnostic[] => {
  const members = resolveRoster(roster)
  const faults: readonly Fault[] = [
    ...validateBand(roster, members),
    ...members.flatMap(validateMember),
    ...validateReaders(members),
    ...validateCampaign(roster, members),
  ]
  return offerRemedies({ members, judge, bandErrors: errorsOfBand(roster, members) }, faults)
}

export const validateMember = (member: Member): readonly Fault[] => [
  ...validateClasses(member),
  ...validateEquipment(member),
  ...validateMagic(member),
]

const judge: Judge = member => {
  const faults = validateMember(member)
  const errors = faults.filter(({ severity }) => severity === 'error').length
  return [errors, faults.filter(({ severity }) => severity === 'warning').length]
}
