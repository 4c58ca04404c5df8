/** What can be expected to fail answers with this instead of throwing. */
import type { Diagnostic } from './diagnostic.ts'

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }

export const success = <T>(value: T): Result<T> => ({ ok: true, value })

export const failure = (...diagnostics: readonly Diagnostic[]): Result<never> => ({ ok: false, diagnostics })
