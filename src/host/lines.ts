/** Files of the build with one thing a line, its name first: each is found without the others being read. */

const newLine = '\n'.charCodeAt(0)

/** What stands after a name and a blank, in letters of one byte. */
export const byName = (bytes: Buffer): ((name: string) => string | undefined) => {
  const lines = new Map<string, readonly [number, number]>()
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(newLine, start)
    // Cut short.
    if (end < 0) break
    const blank = bytes.indexOf(' ', start)
    lines.set(bytes.toString('latin1', start, blank), [blank + 1, end])
    start = end + 1
  }
  return name => {
    const place = lines.get(name)
    return place && bytes.toString('latin1', ...place)
  }
}
