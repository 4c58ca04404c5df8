/** Names of files: the last part of a path, and a name that every disk takes. */

export const fileNameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path

export const folderOf = (path: string): string => /^(.*)[\\/][^\\/]*$/.exec(path)?.[1] ?? '.'

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const longest = 80

/** A band's name as a file name: what disks refuse is left out, the rest is kept as it was written. */
export const fileNameFor = (title: string): string => {
  const plain = title
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u2028\u2029]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|[. ]+$/g, '')
  const name = [...plain].slice(0, longest).join('').trim()
  return name === '' || reserved.test(name) ? `Bande ${name}`.trim() : name
}

/** « Nom », then « Nom 2 », « Nom 3 »: the first that is free, disks without capitals included. */
export const freeName = (title: string, extension: string, taken: readonly string[]): string => {
  const used = new Set(taken.map(name => name.toLowerCase()))
  const name = fileNameFor(title)
  for (let turn = 1; ; turn++) {
    const candidate = `${name}${turn === 1 ? '' : ` ${turn}`}${extension}`
    if (!used.has(candidate.toLowerCase())) return candidate
  }
}
