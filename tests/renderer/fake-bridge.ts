/** A host that answers what a test tells it to, and remembers what it was asked. */
import type { Answers, Bridge, Call, Input } from '../../src/app/bridge.ts'
import { error, failure, success, type Result } from '../../src/core/index.ts'
import { setReach } from '../../src/renderer/host.ts'
import type { DrawerWork } from '../../src/renderer/link/drawer.ts'

type Answering = {
  [C in Call]?: (input: Input<C>) => Result<Answers[C]> | Promise<Result<Answers[C]>>
}

export interface Asked {
  readonly name: Call
  readonly input: unknown
}

export const refusal = (message: string) => failure(error('test.refused', '', message))

export const fakeBridge = (answers: Answering) => {
  const asked: Asked[] = []
  const holding: boolean[] = []
  const bridge: Bridge = {
    call: async <C extends Call>(name: C, input: Input<C>): Promise<Result<Answers[C]>> => {
      asked.push({ name, input })
      const answer: Answering[C] = answers[name]
      return answer ? answer(input) : refusal(`nobody answers ${name}`)
    },
    listen: () => () => undefined,
    holdsWork: unsaved => holding.push(unsaved),
  }
  const drawn = new Map<string, DrawerWork>()
  const drawer = {
    full: false,
    put: async (work: DrawerWork) => {
      if (drawer.full) return refusal('Le navigateur est plein.')
      drawn.set(work.id, work)
      return success(undefined)
    },
    get: async (id: string) => drawn.get(id),
    all: async () => [...drawn.values()],
    remove: async (id: string) => void drawn.delete(id),
  }
  /** Works that other tabs hold. */
  const held = new Set<string>()
  const works = {
    hold: async (id: string) => !held.has(id),
    release: () => undefined,
    held: async () => held,
  }
  setReach({ bridge, drawer, works })
  const inputs = (name: Call): readonly unknown[] =>
    asked.filter(one => one.name === name).map(({ input }) => input)
  return { asked, held: holding, answers, inputs, drawer, drawn, elsewhere: held }
}

/** A promise that a test keeps when it wants to. */
export const pending = <T>() => {
  let keep: (value: T) => void = () => undefined
  const promise = new Promise<T>(resolve => {
    keep = resolve
  })
  return { promise, keep }
}
