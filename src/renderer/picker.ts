/** Choosing on a draft: what is ticked changes nothing of the band until it is applied, and says what it would change. */
import { computed, shallowRef } from 'vue'
import {
  applyPatch,
  isJsonObject,
  openBand,
  openingFor,
  tableFields,
  type Band,
  type Choice,
  type ChoiceField,
  type FormNode,
  type JsonObject,
  type ListItem,
  type Opening,
  type Patch,
  type Pointer,
  type Tally,
} from '../core/index.ts'
import { systems } from '../games/index.ts'
import { isPicked } from './form/sections.ts'

const read = (document: JsonObject): Band | undefined => {
  const opened = openBand(document, systems)
  return opened.ok ? opened.value : undefined
}

const patched = (band: Band, patch: Patch): Band | undefined => {
  const next = applyPatch(band.document, patch)
  return isJsonObject(next) ? read(next) : undefined
}

const pickedIn = (nodes: readonly FormNode[]): readonly ChoiceField[] =>
  nodes.flatMap(node => {
    if (node.kind === 'section') return pickedIn(node.nodes)
    if (node.kind === 'table') return pickedIn(tableFields(node))
    return isPicked(node) ? [node] : []
  })

const itemWith = (nodes: readonly FormNode[], field: Pointer): ListItem | undefined => {
  for (const node of nodes) {
    const found =
      node.kind === 'section'
        ? itemWith(node.nodes, field)
        : node.kind === 'list'
          ? node.items.find(({ path }) => field.startsWith(`${path}/`))
          : undefined
    if (found) return found
  }
  return undefined
}

/** What stands beside a field: in the item of a list that holds it, else in the whole of what is open. */
const pickedBeside = (nodes: readonly FormNode[], field: Pointer): readonly ChoiceField[] => {
  const own = pickedIn(nodes)
  if (own.some(({ path }) => path === field)) return own
  const item = itemWith(nodes, field)
  return item ? pickedBeside(item.fields(), field) : own
}

const openingIn = (band: Band | undefined, path: Pointer): Opening | undefined =>
  band && openingFor(band.roster.form(), path)

const errorsIn = (band: Band | undefined): number =>
  band?.roster.validate().filter(({ severity }) => severity === 'error').length ?? 0

/** In one line: what it costs, and what it gives. */
export const factsOf = ({ cost, summary }: Choice): string => [cost, summary].filter(Boolean).join(' · ')

/** What a click on a choice does: leave it, take it, put it in the place of the one thing it can replace, or plan it. */
export type Press =
  | { readonly kind: 'drop' | 'take' | 'plan'; readonly patch: Patch }
  | { readonly kind: 'swap'; readonly patch: Patch; readonly instead: string }

export const pressOf = ({ taken, take, drop, swaps = [], plan }: Choice): Press | undefined => {
  if (taken > 0) return drop && { kind: 'drop', patch: drop }
  if (take) return { kind: 'take', patch: take }
  const [only, other] = swaps
  if (only && !other) return { kind: 'swap', patch: only.take, instead: only.label }
  return plan && { kind: 'plan', patch: plan }
}

/** A number as it is, and as it would become. */
export interface Change {
  readonly tally: Tally
  readonly next: Tally
  readonly good: boolean | undefined
}

export const changesBetween = (before: readonly Tally[], after: readonly Tally[]): readonly Change[] =>
  before.flatMap(tally => {
    const next = after.find(({ id }) => id === tally.id)
    if (!next || next.text === tally.text) return []
    const up = tally.value === undefined || next.value === undefined ? 0 : next.value - tally.value
    return [
      { tally, next, good: up === 0 || !tally.better ? undefined : up > 0 === (tally.better === 'more') },
    ]
  })

/** The numbers of what is open, once this patch were applied. */
export const talliesAfter = (band: Band, path: Pointer, patch: Patch): readonly Tally[] =>
  openingIn(patched(band, patch), path)?.tallies?.() ?? []

export type Picker = ReturnType<typeof createPicker>

export const createPicker = (document: JsonObject, path: Pointer, field: Pointer = '') => {
  const draft = shallowRef(read(document))
  const first = JSON.stringify(draft.value?.document)
  const before = errorsIn(draft.value)
  const planned = shallowRef<ReadonlySet<string>>(new Set())
  const opening = computed(() => openingIn(draft.value, path))
  const fields = computed(() => pickedBeside(opening.value?.fields() ?? [], field))
  const gauges = computed(() => draft.value?.roster.form().gauges ?? [])
  const tallies = computed(() => opening.value?.tallies?.() ?? [])
  /** More rules are broken than when it was opened. */
  const breaks = computed(() => errorsIn(draft.value) > before)
  const changed = computed(() => JSON.stringify(draft.value?.document) !== first)

  const change = (patch: Patch): void => {
    const next = draft.value && patched(draft.value, patch)
    if (next) draft.value = next
  }
  const press = (choice: Choice): void => {
    const pressed = pressOf(choice)
    if (!pressed) return
    change(pressed.patch)
    const plans = new Set(planned.value)
    if (pressed.kind === 'plan') plans.add(choice.id)
    else plans.delete(choice.id)
    planned.value = plans
  }
  const effectOf = (choice: Choice): readonly Change[] => {
    const pressed = pressOf(choice)
    if (!draft.value || !pressed) return []
    return changesBetween(tallies.value, talliesAfter(draft.value, path, pressed.patch))
  }

  /** The draft with this in it, had already or not: what its card would be. */
  const withIt = (choice: Choice): JsonObject | undefined => {
    const patch = choice.taken > 0 ? undefined : (pressOf(choice)?.patch ?? choice.plan)
    return (patch && draft.value ? patched(draft.value, patch) : draft.value)?.document
  }

  return {
    draft,
    opening,
    fields,
    gauges,
    tallies,
    planned,
    breaks,
    changed,
    change,
    press,
    effectOf,
    withIt,
  }
}
