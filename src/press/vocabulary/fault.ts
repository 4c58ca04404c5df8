/** What a template, a style sheet or a font can do wrong: caught at the press's door and told with its place. */

export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly place?: Place,
  ) {
    super(message)
  }
}

export const fail = (code: string, message: string, place?: Place): never => {
  throw new Fault(`press.${code}`, message, place)
}
