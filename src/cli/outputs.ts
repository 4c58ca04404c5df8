/** The files that a command will write: no two of one name, none that it reads, and none by the name of another kind. */
import type { Files } from '../app/port.ts'
import { kindOf, quote, titleOf, type Filed, type FileKind } from '../core/index.ts'
import type { PrintOptions } from './options.ts'

export interface Output {
  readonly files: readonly Filed[]
  /** Without its extension, which is written as the player wrote it. */
  readonly path: string
  readonly extension: string
}

/** What a print reads. */
export interface Inputs {
  /** What is printed, and the printer's profile. */
  readonly files: readonly string[]
  /** Of templates, styles and fonts: the player's own, and ours. */
  readonly folders: readonly string[]
}

export const isPdf = (path: string): boolean => path.toLowerCase().endsWith('.pdf')

export const folderOf = (path: string): string => /^(.*[\\/])[^\\/]*$/.exec(path)?.[1] ?? '.'

const baseOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

/** What is written is no band nor scenario, unless it is one: the sentence that says so, and how it may be called. */
export const misnamed = (path: string, wanted: string, own?: FileKind): string | undefined => {
  const kind = kindOf(path.replace(/[\\/]+$/, ''))
  return kind === undefined || kind.id === own?.id
    ? undefined
    : `${quote(path)} porte le nom d’${kind.words.a} : donnez ${wanted}.`
}

/** No two files take one name, backs apart included. */
export const outputsOf = (
  read: readonly { readonly path: string; readonly filed: Filed }[],
  out: string,
): readonly Output[] => {
  if (isPdf(out))
    return [{ files: read.map(({ filed }) => filed), path: out.slice(0, -4), extension: out.slice(-4) }]
  const taken = new Set<string>()
  return read.map(({ path, filed }) => {
    const wish = titleOf(baseOf(path)) || filed.kind.words.noun
    let name = wish
    for (let turn = 2; [name, `${name}-dos`].some(one => taken.has(one.toLowerCase())); turn++)
      name = `${wish}-${turn}`
    taken.add(name.toLowerCase()).add(`${name}-dos`.toLowerCase())
    return { files: [filed], path: `${out}/${name}`, extension: '.pdf' }
  })
}

export const pageName = (
  { path }: Pick<Output, 'path'>,
  suffix: string,
  page: number,
  pages: number,
): string => `${path}${suffix}-${String(page).padStart(String(pages).length, '0')}.png`

/** A band is never lost to what is printed of it, nor a PDF to its report: the sentence that says which would be. */
export const lossOf = async (
  inputs: Inputs,
  outputs: readonly Pick<Output, 'path' | 'extension'>[],
  { report, png }: Pick<PrintOptions, 'report' | 'png'>,
  files: Pick<Files, 'realPath'>,
): Promise<string | undefined> => {
  const placeOf = createPlaces(files)
  const printed = outputs.flatMap(({ path, extension }) => [path + extension, `${path}-dos${extension}`])
  const written = [...printed, ...(report === undefined ? [] : [report])]
  const read = await Promise.all(inputs.files.map(placeOf))
  const stems = png === undefined ? [] : await Promise.all(outputs.map(({ path }) => placeOf(path)))
  const isPage = ({ own }: Destination): boolean => stems.some(stem => isPageOf(stem.own, own))

  for (const path of written) {
    const place = await placeOf(path)
    if (read.some(other => alike(place, other))) return lost(path)
  }
  const drawnOver = inputs.files.find((_, index) => {
    const place = read[index]
    return place !== undefined && (isPage(place) || isPage({ ...place, own: place.real }))
  })
  if (drawnOver !== undefined) return lost(drawnOver)
  if (report === undefined) return undefined
  const wrong = misnamed(report, 'au rapport un autre nom, en .json')
  if (wrong !== undefined) return wrong
  const reported = await placeOf(report)
  for (const folder of inputs.folders) {
    const home = await files.realPath(folder)
    if (isResource(reported.real) && reported.real.startsWith(`${home}/`)) return lost(report)
  }
  const others = await Promise.all(printed.map(placeOf))
  return isPage(reported) || others.some(other => alike(reported, other))
    ? `${report} serait écrit deux fois : donnez au rapport un autre nom.`
    : undefined
}

const lost = (path: string): string =>
  `${path} sert à imprimer : choisissez un autre nom, ce fichier serait écrasé.`

/** Where a name stands, and where it leads: neither may be written over. */
interface Destination {
  readonly own: string
  readonly real: string
}

const alike = (a: Destination, b: Destination): boolean =>
  a.own === b.own || a.real === b.real || a.own === b.real || a.real === b.own

/** What is not there yet stands in a folder that may be reached by links. */
const createPlaces =
  ({ realPath }: Pick<Files, 'realPath'>) =>
  async (path: string): Promise<Destination> => {
    const folder = await realPath(folderOf(path))
    const own = `${folder.replaceAll('\\', '/').replace(/\/$/, '')}/${baseOf(path)}`
    const real = (await realPath(path)).replaceAll('\\', '/')
    return { own, real }
  }

/** Disks that take small letters for capitals are held to the same. */
const isPageOf = (stem: string, name: string): boolean =>
  name.toLowerCase().startsWith(stem.toLowerCase()) && /^(?:-dos)?-\d+\.png$/i.test(name.slice(stem.length))

/** What the press reads of such a folder. */
const isResource = (path: string): boolean =>
  /\.(?:hbs|css|ttf|otf|woff2?)$|\/(?:fonts|ornaments)\.json$/i.test(path)
