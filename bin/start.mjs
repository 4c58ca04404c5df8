#!/usr/bin/env node
/** `npm start`. Until the studio has its hosts: a sample band told on the terminal and printed, to see what Copiste does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, run, root } from './prepare.mjs'

ensureInstalled()
ensureBuilt()

const folder = mkdtempSync(join(tmpdir(), 'copiste-'))
const band = join(folder, 'premiere-partie.bande.json')
const copiste = (...words) =>
  run(process.execPath, [join(root, 'bin', 'copiste.mjs'), ...words], { shell: false })
try {
  copiste('new', 'flammes-et-fantassins', '--sample', 'premiere-partie', '--out', band)
  copiste('check', band)
  copiste('stats', band)
  const pdf = join(root, 'out', 'premiere-partie.pdf')
  console.log(`\nImpression de tout ce qu’il faut sur la table : ${pdf}`)
  copiste('print', band, '--out', pdf)
  console.log('\nÀ vous : npx copiste new flammes-et-fantassins --out ma-bande.bande.json')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
