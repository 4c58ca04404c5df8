/** The door of each call: what crosses is parsed before anything is done with it. */
import { parse, readMessage, success, type Json, type Result, type z } from '../../core/index.ts'
import type { Answers, Call } from '../bridge.ts'

export type Door<A> = (input: unknown, session: string) => Promise<Result<A>>
export type Doors<C extends Call> = { readonly [Name in C]: Door<Answers[Name]> }

export const door =
  <T, A>(schema: z.ZodType<T>, respond: (input: T, session: string) => Promise<Result<A>>): Door<A> =>
  async (input, session) => {
    const parsed = parse(schema, input)
    return parsed.ok ? respond(parsed.value, session) : parsed
  }

export const done = success(null)

/** What went well has nothing more to say. */
export const nothing = (result: Result<unknown>): Result<null> => (result.ok ? done : result)

/** A document that crossed the bridge, read as strictly as a file, or why it cannot be. */
export const withJson = async <T>(
  value: unknown,
  action: (document: Json) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const read = readMessage(new TextEncoder().encode(textOf(value)))
  return read.ok ? action(read.value) : read
}

/** What no text can hold (it is no JSON at all) is read as nothing. */
const textOf = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
