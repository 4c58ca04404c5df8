'use strict'
/** Serves the tests alone: what Electron 22 lacks of a recent one (-r); a recent one is left as it is. */
const { protocol } = require('electron')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Readable } = require('node:stream')

/** Written at the head of every script, so that pages and their workers have it too. */
const language = readFileSync(join(__dirname, 'language.cjs'))

const answer = async (raw, handler) => {
  const response = await handler(new Request(raw.url, { method: raw.method, headers: raw.headers }))
  const headers = Object.fromEntries(response.headers)
  const isScript = headers['content-type']?.startsWith('text/javascript')
  const body = Buffer.from(await response.arrayBuffer())
  return {
    ...{ statusCode: response.status, headers },
    data: Readable.from([isScript ? Buffer.concat([language, body]) : body]),
  }
}

const handle = (scheme, handler) => {
  const added = protocol.registerStreamProtocol(scheme, (raw, reply) => {
    answer(raw, handler).then(reply, error => {
      console.error('unhandled', error)
      reply({ error: -2 })
    })
  })
  if (!added) throw new Error(`no protocol ${scheme}`)
}

if (!protocol.handle) Object.defineProperty(protocol, 'handle', { value: handle })
