/** Typed over and over: letters as dense as those behind them, so that nobody reads through a folded slip. */
import type { Drawing, Mark, Size } from '../../../core/index.ts'

const letters = 'MWNHXEBKRAQGDOS'
const [line, size] = [2, 3.6]

/** The same for the same seed. */
const lots = (seed: string): (() => number) => {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7)
  return () => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Rows that overlap by half, each begun where chance has it. */
export const overtyped = ({ width, height }: Size, seed: string): Drawing => {
  const draw = lots(seed)
  const marks: Mark[] = []
  for (let y = line; y < height + line; y += line) {
    const row = Array.from(
      { length: Math.ceil(width / 2.1) + 4 },
      () => letters[Math.floor(draw() * letters.length)] ?? 'X',
    ).join('')
    marks.push({ kind: 'text', text: row, at: { x: -4 * draw(), y }, size, role: 'quiet', font: 'title' })
  }
  return {
    width,
    height,
    says: 'Un lacis de lettres',
    marks: [{ kind: 'group', clip: { width, height }, marks }],
  }
}
