'use strict'
/** Serves the tests alone: what Electron 22 lacks of a recent one (-r); a recent one is left as it is. */
const { app, protocol } = require('electron')
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { Readable } = require('node:stream')

/** Also where the handler's word is the last one: the old way has neither Request nor Response. */
const answer = async (raw, handler) => {
  const response = await handler(new Request(raw.url, { method: raw.method, headers: raw.headers }))
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    data: Readable.from(response.body ?? []),
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

/** A sandboxed preload script reads no file, so the page's share is written into it. */
const preload = () => {
  const language = readFileSync(join(__dirname, 'language.cjs'), 'utf8')
  const folder = app.getPath('userData')
  const path = join(folder, 'old-runtime-page.cjs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, `require('electron').webFrame.executeJavaScript(${JSON.stringify(language)})\n`)
  return path
}

if (!protocol.handle) {
  Object.defineProperty(protocol, 'handle', { value: handle })
  const page = preload()
  app.on('session-created', made => made.setPreloads([...made.getPreloads(), page]))
}
