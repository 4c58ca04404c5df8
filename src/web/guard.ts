/** Who may speak to the browser host: this machine's browser, on the exact address, from our own page, once let in. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Refusal {
  readonly status: number
  readonly why: string
}

export const refusals = {
  host: { status: 421, why: 'Adresse inconnue : ouvrez celle que « copiste serve » a donnée.' },
  origin: { status: 403, why: 'Cette demande vient d’une autre page : elle est refusée.' },
  closed: { status: 401, why: 'Entrez par l’adresse que « copiste serve » a donnée.' },
  token: { status: 401, why: 'Cette clé a déjà servi ou n’est pas la bonne : relancez « copiste serve ».' },
  method: { status: 405, why: 'Cette méthode n’a pas cours ici.' },
  type: { status: 415, why: 'Il faut du JSON (content-type: application/json).' },
  length: { status: 413, why: 'Cette demande est trop grande.' },
  slow: { status: 408, why: 'Cette demande arrive trop lentement.' },
  malformed: { status: 400, why: 'Cette demande n’est pas du JSON que Copiste sait lire.' },
  missing: { status: 404, why: 'Il n’y a rien à cette adresse.' },
  busy: { status: 503, why: 'Trop de demandes à la fois : recommencez.' },
} as const satisfies Readonly<Record<string, Refusal>>

/** What our own page sends with all that it asks. No cookie: those go to every port of this machine. */
export const keyHeader = 'x-copiste-cle'

export interface Guard {
  /** The exact host and, on all that changes anything, the exact origin. */
  readonly refuse: (request: IncomingMessage) => Refusal | undefined
  /** Whether the request carries the key of a browser that was let in. */
  readonly knows: (request: IncomingMessage) => boolean
  /** Spends the token of the printed address; answers the key. */
  readonly admit: (token: string) => string | undefined
  readonly token: string
}

export const createGuard = (port: () => number): Guard => {
  let token = randomBytes(24).toString('base64url')
  const key = randomBytes(32).toString('base64url')
  const hosts = (): readonly string[] => [`127.0.0.1:${port()}`]
  return {
    token,
    refuse: ({ headers, headersDistinct, method }) => {
      const [host = '', ...others] = headersDistinct['host'] ?? []
      if (!hosts().includes(host) || others.length > 0) return refusals.host
      if (method === 'GET' || method === 'HEAD') return foreign(headers['sec-fetch-site'])
      return headers.origin === `http://${hosts()[0]}` ? undefined : refusals.origin
    },
    knows: ({ headers }) => {
      const { [keyHeader]: given } = headers
      return typeof given === 'string' && same(given, key)
    },
    admit: given => {
      if (token === '' || !same(given, token)) return undefined
      token = ''
      return key
    },
  }
}

/** A page of another site may neither load ours nor look at it. */
const foreign = (site: string | readonly string[] | undefined): Refusal | undefined =>
  site === 'cross-site' || site === 'same-site' ? refusals.origin : undefined

const same = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
