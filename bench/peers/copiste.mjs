/** Our own press on the deck of the others; `npm run bench` bundles it first. */
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { deck } from './deck.mjs'

const root = resolve(import.meta.dirname, '../..')
const { printDeck } = createRequire(import.meta.url)(`${root}/out/bench/chunks/deck.cjs`)
const [count, out] = process.argv.slice(2)
await printDeck(root, deck(Number(count)), out)
