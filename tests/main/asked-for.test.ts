/** The words of a start: bands, however a desktop writes them, and nothing else. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { askedFor } from '../../src/main/asked-for.ts'

const here = resolve('/jeux/soir')

it.each([
  ['oies.bande.json', [resolve(here, 'oies.bande.json')]],
  ['../Oies.BANDE.JSON', [resolve('/jeux/Oies.BANDE.JSON')]],
  ['gue.scenario.json', [resolve(here, 'gue.scenario.json')]],
  [resolve('/ailleurs/oies.bande.json'), [resolve('/ailleurs/oies.bande.json')]],
  [pathToFileURL(resolve('/été 1/oies.bande.json')).href, [resolve('/été 1/oies.bande.json')]],
  ['file://un-serveur%00/oies.bande.json', []],
  ['--user-data-dir=x', []],
  ['package.json', []],
  ['.', []],
  ['', []],
])('%s asks for %j', (word, paths) => {
  expect(askedFor([word], here)).toEqual(paths)
})
