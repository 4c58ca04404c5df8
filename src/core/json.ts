/** JSON as the house holds it: what a file was read into, and what a patch changes. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of what can be nothing else: anything else is a bug. */
export const asJsonObject = (value: Json): JsonObject => {
  if (!isJsonObject(value)) throw new Error('not a JSON object')
  return value
}
