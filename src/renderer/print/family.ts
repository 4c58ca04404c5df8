/** By whose assets, options and themes a file is printed: a band by its game’s, another by those of its kind. */
import { houseTheme, printableOf } from '../../app/printables.ts'
import { capital, isBand, type Filed } from '../../core/index.ts'
import { iconOfKind } from '../shelving.ts'
import type { PrintFamily } from './kinds.ts'

/** One for each kind and game, so that files of one family can be told by it. */
const families = new Map<string, PrintFamily>()

export const familyOf = (filed: Filed): PrintFamily => {
  if (isBand(filed)) return filed.system
  const { kind, system } = filed
  const key = `${kind.id} ${system?.id ?? ''}`
  const known = families.get(key)
  if (known) return known
  const { assets, printOptions, styles } = printableOf(filed)
  const family: PrintFamily = {
    id: styles,
    icon: iconOfKind[kind.id],
    assets,
    printOptions,
    themes: system?.themes ?? [{ id: houseTheme, name: capital(houseTheme) }],
  }
  families.set(key, family)
  return family
}
