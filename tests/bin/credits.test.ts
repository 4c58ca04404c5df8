/** Whose work a packaged Copiste carries: all of it is named, in the words of the lock file. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { authors } from 'virtual:icons'
import { z } from 'zod'
import { enumerate } from '../../src/core/index.ts'
import { texts } from '../../src/renderer/texts.ts'
import { root } from '../cli/cli.ts'

const json = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))
const credits = readFileSync(join(root, 'CREDITS.md'), 'utf8')
const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(json('package-lock.json'))
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(json('package.json'))
const bundled = z.array(z.string()).parse(json('out/.bundled.json'))
/** A row of the table: package, version, licence, notice. */
const rowOf = (path: string): readonly string[] => {
  const name = path.replace(/^.*node_modules\//, '')
  const rows = credits.split('\n').map(line => line.split('|').map(cell => cell.trim()))
  return rows.find(([, first, second]) => first === name && second === packages[path]?.version) ?? []
}

describe('promise 18: CREDITS.md', () => {
  it('is what `npm run credits` makes of the lock file', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['bin/credits.mjs', '--print'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(credits).toBe(stdout)
  })

  it.each([...Object.keys(dependencies).map(name => `node_modules/${name}`), ...bundled])(
    'names %s with its version, its licence and its authors',
    path => {
      const [, , , licence = '', notice = ''] = rowOf(path)
      expect(licence).toMatch(/^(?:MIT|ISC|Apache-2\.0|BSD-2-Clause|MIT AND (?:OFL-1\.1|Apache-2\.0))$/)
      expect(notice).toMatch(/\p{L}{3}/u)
    },
  )

  it('knows what the studio is made of', () => {
    expect(bundled).toEqual(
      expect.arrayContaining([
        'node_modules/@vue/runtime-core',
        'node_modules/pinia',
        'node_modules/reka-ui',
      ]),
    )
  })

  it('holds the texts of the licences', () => {
    for (const words of [
      'Permission is hereby granted, free of charge, to any person obtaining a copy',
      'Permission to use, copy, modify, and/or distribute this software for any',
      'SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007',
      'Redistributions in binary form must reproduce the above copyright notice',
    ])
      expect(credits).toContain(words)
    expect(credits).toMatch(/Apache License\s+Version 2\.0, January 2004/)
  })
})

describe('promise 18: the icons', () => {
  const drawn = z.record(z.string(), z.array(z.string())).parse(json('build/icon-authors.json'))
  const icons = Object.keys(gameIcons.icons)

  it('have each one author on record, whichever a player chooses', () => {
    const known = Object.values(drawn).flat()
    expect(icons.filter(icon => !known.includes(icon))).toEqual([])
    expect(known.filter(icon => !icons.includes(icon))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    // Names that two authors share were told by their ink.
    for (const [author, icon] of [
      ['Sbed', 'shield'],
      ['Skoll', 'bat'],
      ['Lorc', 'cauldron'],
      ['Caro Asercion', 'anteater'],
      ['Various artists', 'salmon'],
    ] as const)
      expect(drawn[author]).toContain(icon)
  })

  it('have their authors in CREDITS.md and in « À propos »', () => {
    expect(Object.keys(drawn).filter(author => !credits.includes(`- **${author}**: `))).toEqual([])
    expect(authors).toEqual(Object.keys(drawn))
    expect(authors).toHaveLength(36)
    const said = texts.about.icons(enumerate(authors))
    expect(said).toMatch(/^Icônes\u00a0: Delapouite, Lorc, Skoll, Caro Asercion, /)
    expect(said).toMatch(/ et Starseeker, sur game-icons\.net, licence CC BY 3\.0\.$/)
  })
})
