/** A host that answers what a test tells it to, and remembers what it was asked. */
import type { Answers, Bridge, Call, Input } from '../../src/app/bridge.ts'
import { error, failure, type Result } from '../../src/core/index.ts'
import { setBridge } from '../../src/renderer/host.ts'

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
  const held: boolean[] = []
  const bridge: Bridge = {
    call: async <C extends Call>(name: C, input: Input<C>): Promise<Result<Answers[C]>> => {
      asked.push({ name, input })
      const answer: Answering[C] = answers[name]
      return answer ? answer(input) : refusal(`nobody answers ${name}`)
    },
    listen: () => () => undefined,
    holdsWork: unsaved => held.push(unsaved),
  }
  setBridge(bridge)
  const inputs = (name: Call): readonly unknown[] =>
    asked.filter(one => one.name === name).map(({ input }) => input)
  return { asked, held, answers, inputs }
}

/** A promise that a test keeps when it wants to. */
export const pending = <T>() => {
  let keep: (value: T) => void = () => undefined
  const promise = new Promise<T>(resolve => {
    keep = resolve
  })
  return { promise, keep }
}
