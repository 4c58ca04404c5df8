/** What needs Node's cryptography opens it then: it brings along more than most commands run. */
import type * as Crypto from 'node:crypto'
import { createRequire } from 'node:module'

const reach = createRequire(import.meta.url)

const opened = (): typeof Crypto => reach('node:crypto')

export const fingerprint = (bytes: Uint8Array): string =>
  opened().createHash('sha256').update(bytes).digest('hex')

/** Letters that no other process hits upon. */
export const ownLetters = (): string => opened().randomBytes(6).toString('hex')
