'use strict'
/** Serves the tests alone: what Node 16 lacks, in the main thread and in workers (NODE_OPTIONS=--require). */
require('./language.cjs')
const { Blob } = require('node:buffer')
const { webcrypto } = require('node:crypto')
const os = require('node:os')
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web')
const v8 = require('node:v8')

const define = (target, members) => {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
  }
}

define(globalThis, {
  ...{ ReadableStream, WritableStream, TransformStream, Blob, crypto: webcrypto },
  structuredClone: value => v8.deserialize(v8.serialize(value)),
})
define(os, { availableParallelism: () => os.cpus().length })
