#!/usr/bin/env node
/** `npm run credits`: makes CREDITS.md of the lock file, of the packages' notices and of what the build bundled (--print: prints it). */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync as openFont } from 'fontkit'
import { format, resolveConfig } from 'prettier'
import { ensureBuilt, root } from './prepare.mjs'

ensureBuilt()

const text = (...names) => readFileSync(join(root, ...names), 'utf8')
const json = (...names) => JSON.parse(text(...names))
const { packages } = json('package-lock.json')

/** Where a package of the lock file finds another: in its own folder, or in one above. */
const find = (from, name) => {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (path in packages) return path
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return find(above < 0 ? '' : from.slice(0, above), name)
}

/** What is packed beside the program: what package.json depends on, and what that depends on. */
const packed = () => {
  const seen = new Set()
  const visit = path => {
    const { dependencies, optionalDependencies } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(path, name)
      if (found === undefined || seen.has(found)) continue
      seen.add(found)
      visit(found)
    }
  }
  visit('')
  return [...seen]
}

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The builds of a package for each system have the notices of that package, and only one of them is ever here. */
const isOfOneSystem = path => packages[path].cpu !== undefined

const contained = [...new Set([...packed(), ...json('out', '.bundled.json')])]
  .filter(path => !isOfOneSystem(path))
  .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en') || a.length - b.length)

const noticeName = /^(?:licen[cs]e|copying|notice|copyrightnotice)(?:[._-].*)?$/i

/** The notices of a package: in its folder, and in the folders of what it brings along. */
const noticesOf = path => {
  const folder = join(root, path)
  const here = readdirSync(folder, { withFileTypes: true })
  const folders = here.filter(entry => entry.isDirectory() && entry.name !== 'node_modules')
  const names = [
    ...here.filter(entry => entry.isFile()).map(({ name }) => name),
    ...folders.flatMap(({ name }) => readdirSync(join(folder, name)).map(file => `${name}/${file}`)),
  ]
  return names
    .filter(name => noticeName.test(name.split('/').at(-1)))
    .toSorted()
    .map(name => text(path, name).replaceAll('\r', ''))
}

/** « Copyright 2020 Someone », and no sentence about copyright. */
const isCopyright = line =>
  /^\W*(?:copyright\b.*(?:\d{4}|\(c\)|©|<https?:)|(?:\(c\)|©) ?\d{4})/i.test(line) && !/\[yyyy\]/.test(line)
const copyrightsIn = notice =>
  notice
    .split('\n')
    .filter(isCopyright)
    .map(line => line.replace(/^[\s/*#]+|[\s*]+$/g, ''))

const authorOf = path => {
  const { author } = json(path, 'package.json')
  const name = typeof author === 'string' ? author : author?.name
  return (name ?? '').replace(/\s*[<(].*$/, '')
}

/** Some notices hold a year and nobody. */
const holdersOf = path => {
  const found = [...new Set(noticesOf(path).flatMap(copyrightsIn))]
  const signed = found.map(line =>
    /[a-z]{3}/i.test(line.replace(/copyright/i, '')) ? line : `${line} ${authorOf(path)}`,
  )
  return signed.length > 0 ? signed : [authorOf(path)]
}

/** A package that names no licence says it in its notice. */
const licenceOf = path => {
  const named = packages[path].license ?? json(path, 'package.json').license
  if (named !== undefined) return named
  return noticesOf(path).some(notice => /Permission is hereby granted, free of charge/.test(notice))
    ? 'MIT'
    : '?'
}

/** A text of a licence, apart from whom it names. */
const bodyOf = notice =>
  notice
    .split('\n')
    .filter(
      line =>
        !isCopyright(line) &&
        !/^\s*(?:all rights reserved\.?|(?:the )?mit license(?: \(mit\))?)\s*$/i.test(line),
    )
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
const sameWords = body =>
  body
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Each text once, with the packages that it stands in, the most frequent first. */
const licenceTexts = () => {
  const texts = new Map()
  for (const path of contained)
    for (const body of noticesOf(path)
      .map(bodyOf)
      .filter(body => sameWords(body).length > 40)) {
      const known = texts.get(sameWords(body)) ?? { body, names: new Set() }
      known.names.add(nameOf(path))
      texts.set(sameWords(body), known)
    }
  return [...texts.values()].toSorted((a, b) => b.names.size - a.names.size)
}

const cell = words => words.replaceAll('|', '\\|').replaceAll('<', '&lt;')
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.map(cell).join(' | ')} |`).join('\n')
const byLine = words => words.join('; ')

const libraryRows = contained.map(path => [
  nameOf(path),
  packages[path].version,
  licenceOf(path),
  byLine(holdersOf(path)),
])

/** A package of fonts of an older making brings no licence: its font names who drew it, and is under the OFL. */
const fontRows = Object.entries(json('fonts', 'fonts.json').families).map(([name, styles]) => {
  const [first] = Object.values(styles)
  const path = `node_modules/${/^(@[^/]+\/[^/]+)\//.exec(first)[1]}`
  const notice = existsSync(join(root, path, 'LICENSE_FONT')) ? text(path, 'LICENSE_FONT') : ''
  const licence = /Apache License/.test(notice) ? 'Apache-2.0' : 'OFL-1.1'
  const holder = copyrightsIn(notice)[0] ?? openFont(join(root, 'node_modules', first)).copyright
  return [name, packages[path].version, licence, holder]
})

const iconLines = Object.entries(json('build', 'icon-authors.json')).map(
  ([author, icons]) => `- **${author}**: ${icons.join(', ')}`,
)

const notices = licenceTexts().map(
  ({ body, names }) => `### ${[...names].join(', ')}\n\n\`\`\`\`text\n${body}\n\`\`\`\`\n`,
)

const facts = 'names, numbers and rules as facts; every sentence of a card or sheet is our own'

const page = `# Credits

<!-- Made by \`npm run credits\`: change bin/credits.mjs, not this page. -->

Copiste's own code, texts and ornaments are under the MIT licence ([LICENSE](LICENSE)).

## Games

${table(
  ['game', 'what Copiste carries of it'],
  [
    ['Flammes & Fantassins', facts],
    ['Fées d’armes', `${facts}; so are its profiles and factions`],
    [
      'Mini Figs Mef-Fan',
      `${facts}; its rules say that they come from “One Page Fantasy Skirmish” by John David Slor, and from its translation by Perno`,
    ],
    [
      'Frostgrave',
      `a game by Joseph A. McCullough, published by Osprey Games, who own its name; ${facts}; spells, soldiers and creatures come from the player’s own book, and those of the samples are our own; Copiste is not affiliated with them, and carries none of its texts, pictures or world`,
    ],
    [
      'Argad!',
      `${facts}; its author lets it be shared freely, not for sale, and asks that what is changed be called unofficial: each of our sheets says so`,
    ],
  ],
)}

## Icons

From [game-icons.net](https://game-icons.net), under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), by the
npm package \`@iconify-json/game-icons\` ${packages['node_modules/@iconify-json/game-icons'].version}; each is printed in one colour.
Any of them may be chosen and printed. The package does not say who drew what, the site does. Each PDF names game-icons.net in its metadata, and the studio the authors under « À propos ».

${iconLines.join('\n')}

The application's own icon and the studio's small signs are ours.

## Fonts

Under the [SIL Open Font License 1.1](https://openfontlicense.org) or the
[Apache License 2.0](https://www.apache.org/licenses/LICENSE-2.0), from the npm packages \`@expo-google-fonts/*\`:

${table(['family', 'package', 'licence', 'notice'], fontRows)}

## Libraries

What a packaged Copiste contains: the packages beside it, and those in the studio's bundle. It runs on Electron
${packages['node_modules/electron'].version} (MIT, Copyright (c) Electron contributors, Copyright (c) 2013-2020 GitHub Inc.), whose own notices and those of
Chromium lie beside the program (\`LICENSE.electron.txt\`, \`LICENSES.chromium.html\`). The builds of \`@napi-rs/canvas\` for
each system contain Skia (BSD-3-Clause, Copyright (c) 2011 Google Inc.), those of \`@napi-rs/image\` the codecs that its
page names. A package without a notice of its own is under the name of its author.

${table(['package', 'version', 'licence', 'notice'], libraryRows)}

## Texts of the licences

${notices.join('\n')}`

const path = join(root, 'CREDITS.md')
const credits = await format(page, { ...(await resolveConfig(path)), parser: 'markdown' })
if (process.argv.includes('--print')) process.stdout.write(credits)
else writeFileSync(path, credits)
