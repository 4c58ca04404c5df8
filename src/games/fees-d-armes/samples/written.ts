/** Profiles as they are written here: what most of them share goes without saying. */
import type { Action, KeywordUse, Profile, Rule } from '../schema.ts'

type Numbers = Pick<Profile, 'movement' | 'action' | 'armour' | 'health'>

interface Written {
  readonly factions: readonly string[]
  readonly icon: string
  readonly numbers: Numbers
  readonly actions: readonly Action[]
  readonly rules?: readonly Rule[]
  readonly notes: string
  readonly flying?: boolean
}

export const profile = (
  id: string,
  name: string,
  cost: number,
  { factions, icon, numbers, actions, rules = [], notes, flying = false }: Written,
): Profile => ({
  id,
  name,
  cost,
  factions: [...factions],
  ...numbers,
  flying,
  actions: [...actions],
  rules: [...rules],
  icon,
  notes,
})

/** « 2+ », « 1 » */
type Amount = `${number}` | `${number}+`

const numberOf = (amount: Amount): number => Number.parseInt(amount, 10)

/** An action that hurts: « Massue (2+) : Dégâts 2+ ». */
export const strike = (
  name: string,
  needs: Amount,
  damage: Amount,
  keywords: readonly KeywordUse[] = [],
  text = '',
): Action => ({
  name,
  needs: numberOf(needs),
  plus: needs.endsWith('+'),
  damage: numberOf(damage),
  damagePlus: damage.endsWith('+'),
  keywords: [...keywords],
  text,
})

/** One that hurts nobody by itself. */
export const trick = (
  name: string,
  needs: number,
  keywords: readonly KeywordUse[] = [],
  text = '',
): Action => ({
  name,
  needs,
  plus: false,
  damage: null,
  damagePlus: false,
  keywords: [...keywords],
  text,
})
