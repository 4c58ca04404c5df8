/** Fonts that a player brings may be broken anywhere: whatever their reader throws becomes one sentence. */
import { Fault, fail } from '../vocabulary/fault.ts'

export const brokenFont = (path: string): never =>
  fail('font-broken', `La police ${path} est illisible : remplacez ce fichier.`)

export const readingFont = <T>(path: string, action: () => T): T => {
  try {
    return action()
  } catch (error) {
    if (error instanceof Fault) throw error
    return brokenFont(path)
  }
}
