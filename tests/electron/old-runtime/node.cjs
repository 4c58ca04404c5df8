'use strict'
/** Serves the tests alone: what Node 16 lacks, in the main thread and in workers (NODE_OPTIONS=--require). */
require('./language.cjs')
const fs = require('node:fs/promises')
const { Blob } = require('node:buffer')
const { createHash, webcrypto } = require('node:crypto')
const os = require('node:os')
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web')
const v8 = require('node:v8')
const zlib = require('node:zlib')

const define = (target, members) => {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
  }
}

define(globalThis, {
  ...{ ReadableStream, WritableStream, TransformStream, Blob, crypto: webcrypto },
  structuredClone: value => v8.deserialize(v8.serialize(value)),
})
/** Of no kind that is refused: the places of the system are tested where Node can name them. */
define(fs, { statfs: async () => ({ type: 0 }) })
/** Of no use but to tell bytes apart. */
define(zlib, { crc32: bytes => createHash('sha1').update(bytes).digest().readUInt32BE(0) })
define(os, { availableParallelism: () => os.cpus().length })
