/** The outlines of all icons, on a real disk: the build writes one icon a line, so that one is found without the others. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from '../core/index.ts'
import type { OrnamentPath } from '../press/vocabulary/index.ts'
import { byName } from './lines.ts'

/** SVG path data on a field of 512 by 512; nothing for a name that no icon has. */
export type Outlines = (name: string) => string | undefined

/** Nothing is read before the first icon is asked for. */
const onceAsked = (open: () => Outlines): Outlines => {
  let read: Outlines | undefined
  return name => {
    read ??= open()
    return read(name)
  }
}

export const openOutlines = (root: string): Outlines => onceAsked(() => readOutlines(root))

/** Icons that games and templates name, as they are drawn. */
export const drawnFile = 'icones.txt'

/** What stands in one line of that file after the name. */
export const drawnLine = ({ d, operators }: OrnamentPath): string =>
  [d, operators?.replaceAll('\n', between)].join('\t')

const between = ';'

export const openDrawn = (root: string): ((name: string) => OrnamentPath | undefined) => {
  const file = join(root, 'out', drawnFile)
  const lines = onceAsked(() => (existsSync(file) ? byName(readFileSync(file)) : () => undefined))
  return name => {
    const [d, operators] = lines(name)?.split('\t') ?? []
    return d === undefined || operators === undefined
      ? undefined
      : { d, operators: operators.replaceAll(between, '\n') }
  }
}

const readOutlines = (root: string): Outlines => {
  const file = join(root, 'out', 'outlines.txt')
  return existsSync(file) ? byName(readFileSync(file)) : byPackage(root)
}

const packageSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) })

/** Where nothing was built yet, at work: the package that the build reads. */
const byPackage = (root: string): Outlines => {
  const file = join(root, 'node_modules', '@iconify-json', 'game-icons', 'icons.json')
  const icons = existsSync(file) ? packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).icons : {}
  return name => (Object.hasOwn(icons, name) ? outlineOf(icons[name]?.body ?? '') : undefined)
}

const outlineOf = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ')
