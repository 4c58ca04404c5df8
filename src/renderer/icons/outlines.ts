/** Outlines of icons: those that games name are at hand, the others are asked of the host when something shows them. */
import known, { ornaments } from 'virtual:icons'
import { shallowReactive } from 'vue'
import { bridgeIfAny } from '../host.ts'

/** What the host said; empty for a name that no icon has. */
const said = shallowReactive(new Map<string, string>())
const underWay = new Set<string>()
const next = new Set<string>()

/** As many as the bridge takes at once. */
const most = 500
const couldBe = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 120
const isOurs = (name: string): boolean => Object.values(ornaments).some(ofGame => Object.hasOwn(ofGame, name))

/** Nothing as long as it is not there; whoever shows it is drawn anew when it comes. */
export const outlineOf = (name: string): string | undefined => {
  if (Object.hasOwn(known, name)) return known[name]
  const outline = said.get(name)
  if (outline === undefined) ask(name)
  return outline === '' ? undefined : outline
}

/** Whether it is known that no icon has this name. */
export const isUnknownIcon = (name: string): boolean =>
  !Object.hasOwn(known, name) && !isOurs(name) && (!couldBe(name) || said.get(name) === '')

const ask = (name: string): void => {
  if (!couldBe(name) || underWay.has(name) || isOurs(name)) return
  // What is shown together is asked for together.
  if (next.size === 0) queueMicrotask(() => void askAll())
  underWay.add(name)
  next.add(name)
}

const askAll = async (): Promise<void> => {
  const names = [...next]
  next.clear()
  for (let from = 0; from < names.length; from += most) await askFor(names.slice(from, from + most))
}

/** Where the host does not answer, they are asked for again by whoever shows them next. */
const askFor = async (names: readonly string[]): Promise<void> => {
  const answer = await bridgeIfAny()?.call('outlines', { names: [...names] })
  for (const name of names) {
    underWay.delete(name)
    if (answer?.ok) said.set(name, answer.value[name] ?? '')
  }
}
