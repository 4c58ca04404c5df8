/** The press's resources on a real disk: templates (a player's own first), icons, ornaments, fonts. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { quote, z } from '../core/index.ts'
import type { Ornament, FontList, Resources } from '../press/vocabulary/index.ts'
import { Fault, type Place } from '../press/vocabulary/index.ts'
import { openCompiled } from './compiled.ts'
import { openKnownFonts } from './known-fonts.ts'
import { openDrawn, openOutlines } from './outlines.ts'

export interface ResourceFolders {
  /** Copiste's own folder: templates/, fonts/, node_modules/. */
  readonly root: string
  /** A player's folder of templates, styles, themes and fonts. */
  readonly own?: string
}

const largestFile = 20 * 1024 * 1024

export const openResources = ({ root, own }: ResourceFolders): Resources => {
  const folders = [...(own === undefined ? [] : [resolve(own)]), join(root, 'templates')]
  const texts = new Map<string, string | undefined>()
  const template = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, readFirst(folders, path))
    return texts.get(path)
  }
  return {
    template,
    ornament: openOrnaments(root, folders),
    fonts: readFonts(root, own),
    fontFile: path => readFont(root, own, path),
    knownFont: openKnownFonts(root),
    compiled: openCompiled,
  }
}

const readFirst = (folders: readonly string[], path: string): string | undefined => {
  for (const folder of folders) {
    const bytes = readInside(folder, path)
    if (bytes) return new TextDecoder().decode(bytes)
  }
  return undefined
}

/**
 * A file of a folder, if it has it: plain, of a sane size, and really inside, links followed. A player's folder may come
 * from anyone, and a pipe or an endless device would hold the press for ever.
 */
const readInside = (folder: string, path: string): Uint8Array | undefined => {
  const file = join(folder, path)
  if (!existsSync(file)) return undefined
  const refuse = (why: string): never => {
    throw new Fault('press.file', `${file} ${why}`)
  }
  try {
    const inside = relative(realpathSync(folder), realpathSync(file))
    if (inside.startsWith('..') || isAbsolute(inside))
      return refuse('mène hors de son dossier : mettez-y le fichier lui-même.')
    const found = statSync(file)
    if (!found.isFile()) return refuse('n’est pas un fichier ordinaire : remplacez-le.')
    if (found.size > largestFile)
      return refuse('dépasse 20 Mio : c’est bien trop pour un gabarit ou une police.')
    return readFileSync(file)
  } catch (fault) {
    if (fault instanceof Fault) throw fault
    return refuse('ne peut pas être lu : vérifiez ses droits.')
  }
}

/** JSON of the right shape, or a sentence that names the file. */
const parseFile = <T>(schema: z.ZodType<T>, text: string, file: string): T => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Fault(
      'press.file',
      `${file} n’a pas la forme attendue : suivez celui de Copiste, virgules et accolades comprises.`,
    )
  }
}

const ornamentSchema = z.record(
  z.string(),
  z.object({
    width: z.number().positive(),
    height: z.number().positive(),
    paths: z.array(z.object({ d: z.string(), stroke: z.number().positive().optional() })),
  }),
)

type OrnamentsByName = ReadonlyMap<string, Ornament>

/** A player's ornaments come first, then those of the game, those that all share, and the icons. */
const openOrnaments = (root: string, folders: readonly string[]): Resources['ornament'] => {
  const icons = openIcons(root)
  const files = new Map<string, OrnamentsByName>()
  const ornaments = (folder: string, game: string): OrnamentsByName => {
    const key = join(folder, game)
    const known = files.get(key) ?? readOrnaments(folder, game)
    files.set(key, known)
    return known
  }
  return (game, name) => {
    for (const folder of folders)
      for (const place of [game, 'shared']) {
        const found = ornaments(folder, place).get(name)
        if (found) return found
      }
    return icons(name)
  }
}

const readOrnaments = (folder: string, game: string): OrnamentsByName => {
  const file = `${game}/ornaments.json`
  const bytes = readInside(folder, file)
  return new Map(bytes && ornamentsIn(new TextDecoder().decode(bytes), file))
}

/** The build keeps the icons that games and templates name; those that players choose are looked up among all. */
const openIcons = (root: string): ((name: string) => Ornament | undefined) => {
  const drawn = new Map<string, Ornament>()
  const others = openOutlines(root)
  const kept = openDrawn(root)

  const pathsOf = (name: string): Ornament['paths'] | undefined => {
    const known = kept(name)
    if (known) return [known]
    const outline = others(name)
    return outline === undefined ? undefined : [{ d: outline }]
  }

  return name => {
    const known = drawn.get(name)
    if (known) return known
    const paths = pathsOf(name)
    if (!paths) return undefined
    const ornament = { width: 512, height: 512, paths }
    drawn.set(name, ornament)
    return ornament
  }
}

const ornamentsIn = (text: string, file: string): readonly (readonly [string, Ornament])[] =>
  Object.entries(parseFile(ornamentSchema, text, file)).map(([name, { width, height, paths }]) => {
    const numbers = [width, height, ...paths.flatMap(({ d, stroke = 1 }) => [stroke, ...numbersIn(d)])]
    if (Math.min(width, height) < 0.01 || numbers.some(value => Math.abs(value) > mostMeasure))
      throw new Fault(
        'press.ornament',
        `L’ornement ${quote(name)} a une mesure absurde : restez entre 0,01 et ${mostMeasure}.`,
        placeOf(name, text, file),
      )
    return [
      name,
      { width, height, paths: paths.map(({ d, stroke }) => (stroke === undefined ? { d } : { d, stroke })) },
    ]
  })

const mostMeasure = 100_000

const numbersIn = (d: string): readonly number[] =>
  [...d.matchAll(/(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi)].map(([found]) => Number(found))

const placeOf = (name: string, text: string, file: string): Place => {
  const before = text.slice(0, Math.max(0, text.indexOf(JSON.stringify(name)))).split('\n')
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const fontsSchema = z.object({
  families: z.record(z.string(), z.record(z.string(), z.string())),
  fallback: z.array(z.string()).default([]),
})

const readFonts = (root: string, own: string | undefined): FontList => {
  const ours = fontsSchema.parse(JSON.parse(readFileSync(join(root, 'fonts', 'fonts.json'), 'utf8')))
  const bytes = own === undefined ? undefined : readInside(own, 'fonts.json')
  if (!bytes) return ours
  const theirs = parseFile(fontsSchema, new TextDecoder().decode(bytes), `${own}/fonts.json`)
  return {
    families: { ...ours.families, ...theirs.families },
    fallback: [...theirs.fallback, ...ours.fallback],
  }
}

/** Packages start with @; anything else lies beside the list that names it. */
const readFont = (root: string, own: string | undefined, path: string): Uint8Array => {
  const found = path.startsWith('@')
    ? readInside(join(root, 'node_modules'), path)
    : ((own === undefined ? undefined : readInside(own, path)) ?? readInside(join(root, 'fonts'), path))
  if (!found) throw new Fault('press.fonts', `La police ${path} est introuvable : vérifiez fonts.json.`)
  return found
}
