'use strict'
/** Serves the tests alone: what the language lacks in Node 16 and Chromium 108, with no call to either. */
{
  const define = (target, members) => {
    for (const [name, value] of Object.entries(members)) {
      if (!(name in target))
        Object.defineProperty(target, name, { value, writable: true, configurable: true })
    }
  }
  const { from } = Array

  define(Array.prototype, {
    toSorted(compare) {
      return from(this).sort(compare)
    },
    toReversed() {
      return from(this).reverse()
    },
    toSpliced(...words) {
      const copy = from(this)
      copy.splice(...words)
      return copy
    },
    with(index, value) {
      const copy = from(this)
      copy[index < 0 ? copy.length + index : index] = value
      return copy
    },
  })
  define(Object.getPrototypeOf(Uint8Array.prototype), {
    toSorted(compare) {
      return this.slice().sort(compare)
    },
    toReversed() {
      return this.slice().reverse()
    },
    with(index, value) {
      const copy = this.slice()
      copy[index < 0 ? copy.length + index : index] = value
      return copy
    },
  })
  // A surrogate without its other half.
  const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
  define(String.prototype, {
    isWellFormed() {
      return this.search(lone) < 0
    },
    toWellFormed() {
      return this.replace(lone, '\ufffd')
    },
  })
  define(Array, {
    fromAsync: async (items, map = item => item) => {
      const all = []
      for await (const item of items) all.push(await map(item, all.length))
      return all
    },
  })
  define(Object, {
    groupBy: (items, key) => {
      const groups = Object.create(null)
      from(items).forEach((item, index) => (groups[key(item, index)] ??= []).push(item))
      return groups
    },
  })
  define(Map, {
    groupBy: (items, key) => {
      const groups = new Map()
      from(items).forEach((item, index) => {
        const name = key(item, index)
        if (!groups.has(name)) groups.set(name, [])
        groups.get(name).push(item)
      })
      return groups
    },
  })
  define(Promise, {
    withResolvers: () => {
      const made = {}
      made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
      return made
    },
    try: async (action, ...words) => action(...words),
  })
  define(URL, {
    parse: (url, base) => {
      try {
        return new URL(url, base)
      } catch {
        return null
      }
    },
    canParse: (url, base) => {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    },
  })
  define(Map.prototype, {
    getOrInsertComputed(key, make) {
      if (!this.has(key)) this.set(key, make(key))
      return this.get(key)
    },
  })
  define(WeakMap.prototype, { getOrInsertComputed: Map.prototype.getOrInsertComputed })
  define(Math, { sumPrecise: numbers => from(numbers).reduce((sum, number) => sum + number, 0) })
  define(Uint8Array.prototype, {
    toHex() {
      return from(this, byte => byte.toString(16).padStart(2, '0')).join('')
    },
  })
  define(ArrayBuffer.prototype, {
    transferToFixedLength(length = this.byteLength) {
      const copy = new Uint8Array(length)
      copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
      return copy.buffer
    },
  })
  define(Set.prototype, {
    union(other) {
      return new Set([...this, ...other.keys()])
    },
    intersection(other) {
      return new Set([...this].filter(item => other.has(item)))
    },
    difference(other) {
      return new Set([...this].filter(item => !other.has(item)))
    },
    isSubsetOf(other) {
      return [...this].every(item => other.has(item))
    },
  })
}
