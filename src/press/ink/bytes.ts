/** PDF operators as they are written: bytes in one growing room, used again for the next face. */
export class Bytes {
  private room = new Uint8Array(0x4000)
  private length = 0

  /** Lines of operators, in Latin-1; nothing for an empty one. */
  push(...lines: readonly string[]): void {
    for (const line of lines) {
      if (line === '') continue
      this.text(line)
      this.raw(lineEnd)
    }
  }

  text(latin: string): void {
    const { length } = this
    this.reserve(latin.length)
    for (let at = 0; at < latin.length; at++) this.room[length + at] = latin.charCodeAt(at)
    this.length = length + latin.length
  }

  byte(byte: number): void {
    this.reserve(1)
    this.room[this.length++] = byte
  }

  get written(): number {
    return this.length
  }

  raw(bytes: Uint8Array, from = 0, to = bytes.length): void {
    const { length } = this
    this.reserve(to - from)
    const { room } = this
    // Words are short: a loop is quicker than a call.
    if (to - from > longest) room.set(bytes.subarray(from, to), length)
    else for (let at = from; at < to; at++) room[length + at - from] = bytes[at] ?? 0
    this.length = length + to - from
  }

  /** What was written, and an empty room. */
  take(): Uint8Array {
    const taken = Buffer.from(this.room.subarray(0, this.length))
    this.length = 0
    return taken
  }

  /** Whatever a failed face may have left. */
  clear(): this {
    this.length = 0
    return this
  }

  private reserve(more: number): void {
    const wanted = this.length + more
    if (wanted <= this.room.length) return
    const wider = new Uint8Array(Math.max(wanted, this.room.length * 2))
    wider.set(this.room.subarray(0, this.length))
    this.room = wider
  }
}

const longest = 200
const lineEnd = Uint8Array.of(0x0a)
