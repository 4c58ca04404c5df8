/** Names of files: the last part of a path, and a name that every disk takes. */

export const fileNameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

export const folderOf = (path: string): string => /^(.*)[\\/][^\\/]*$/.exec(path)?.[1] ?? '.'

/** A file as another names it that lies in this folder; nothing where no way leads from one disk to the other. */
export const fileFrom = (folder: string, path: string): string | undefined => {
  const [from, to] = [folder, path].map(place => place.split(/[\\/]/).filter(part => part !== '.'))
  if (!from || !to) return undefined
  const fork = from.findIndex((part, at) => part !== to[at])
  const shared = fork < 0 ? from.length : fork
  if (shared === 0) return undefined
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}

/** Windows refuses them with any ending. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i
/** Letters as a reader counts them, and bytes: disks take 255, of which numbers and endings need their share. */
const longest = { letters: 80, bytes: 160 } as const

/** A name as a file name: what disks refuse is left out, the rest is kept as it was written; never without a word. */
const fileNameFor = (title: string, noun: string): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u2028\u2029]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const name = shortened(plain).replace(/[. ]+$/, '')
  return name === '' || reserved.test(name) ? `${noun} ${name}`.trim() : name
}

const shortened = (name: string): string => {
  const encoder = new TextEncoder()
  const kept: string[] = []
  let bytes = 0
  for (const { segment } of new Intl.Segmenter('fr').segment(name)) {
    bytes += encoder.encode(segment).length
    if (kept.length === longest.letters || bytes > longest.bytes) break
    kept.push(segment)
  }
  return kept.join('')
}

/** « Nom », then « Nom 2 », « Nom 3 »: the first that is free, disks that know no capitals included. */
export const freeName = (
  title: string,
  extension: string,
  taken: readonly string[],
  noun: string,
): string => {
  const used = new Set(taken.map(folded))
  const name = fileNameFor(title, noun)
  for (let turn = 1; ; turn++) {
    const candidate = `${name}${turn === 1 ? '' : ` ${turn}`}${extension}`
    if (!used.has(folded(candidate))) return candidate
  }
}

/** The same for two names that one disk or another takes for one: capitals, accents apart from their letters. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase()
