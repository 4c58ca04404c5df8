/** What the rules have to say about a band: where, what is wrong, what to do, and the remedy where one exists. */
import { oneLine, short, shortSentence } from './echo.ts'
import { typeset } from './french.ts'
import type { Patch } from './patch.ts'
import type { Pointer } from './pointer.ts'

export const severities = ['error', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

/** One click that makes its diagnostic go away. */
export interface Remedy {
  readonly label: string
  readonly patch: Patch
}

export interface Diagnostic {
  readonly severity: Severity
  /** `game.what-is-wrong`, stable across versions. */
  readonly code: string
  readonly path: Pointer
  readonly message: string
  readonly remedy?: Remedy
}

const diagnose =
  (severity: Severity) =>
  (code: string, path: Pointer, message: string, remedy?: Remedy): Diagnostic => ({
    severity,
    code,
    path,
    message: typeset(oneLine(shortSentence(message))),
    ...(remedy && { remedy: told(remedy) }),
  })

const told = ({ label, patch }: Remedy): Remedy => ({ label: typeset(oneLine(short(label))), patch })

/** The same with its way out, where that is found afterwards. */
export const remedied = (diagnostic: Diagnostic, remedy: Remedy | undefined): Diagnostic =>
  remedy ? { ...diagnostic, remedy: told(remedy) } : diagnostic

export const error = diagnose('error')
export const warning = diagnose('warning')
export const info = diagnose('info')

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error')

/** A list cut short says so, since a hostile file can earn a million diagnostics. */
export const capped = (diagnostics: readonly Diagnostic[], most = 100): readonly Diagnostic[] => [
  ...diagnostics.slice(0, most),
  ...more(diagnostics[most]?.severity ?? 'info', diagnostics.length - most),
]

export const more = (severity: Severity, count: number): readonly Diagnostic[] =>
  count > 0
    ? [
        diagnose(severity)(
          'file.more',
          '',
          count === 1
            ? 'Et une autre remarque du même genre.'
            : `Et ${count} autres remarques du même genre.`,
        ),
      ]
    : []
