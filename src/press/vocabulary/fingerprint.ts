/** By what things are told apart from one evening to the next. */
import { createHash } from 'node:crypto'

/** Short, and of no other content. */
export const fingerprint = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url')
}
