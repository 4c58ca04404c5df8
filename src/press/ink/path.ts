/** SVG path data -> PDF path operators. */
import { inParts, type Point } from '../../core/index.ts'
import { fail } from '../vocabulary/fault.ts'
import { createRecall } from './recall.ts'

/** Beyond this, no reader of PDF goes along; it is also where the sign of infinity and what is no number end. */
const mostNumber = 1e9

export const number = (value: number): string => inParts(finite(value), 1000)

/** The number itself, unless it is absurd. */
export const finite = (value: number): number =>
  Math.abs(value) < mostNumber
    ? value
    : fail('number', `Un dessin demande un nombre hors de toute mesure (${value}) : corrigez ses mesures.`)

const outlines = createRecall<string>({ entries: 2000, largest: 16 * 1024 })

export const svgToPdf = (data: string): string => outlines(data, () => operatorsOf(data))

const operatorsOf = (data: string): string => {
  const out: string[] = []
  const pen = new OutlinePen(out)
  for (const [, letter = '', numbers = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = readNumbers(letter, numbers)
    pen.command(letter, values)
  }
  return out.join('\n')
}

/** Flags of arcs may stand without a blank between them: « a1 1 0 01.5.5 ». */
const readNumbers = (letter: string, text: string): readonly number[] => {
  if (letter.toLowerCase() !== 'a')
    return [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([n]) => Number(n))
  const values: number[] = []
  const pattern = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
  let at = 0
  while (at < text.length) {
    if (/[\s,]/.test(text[at] ?? '')) {
      at++
      continue
    }
    const flag = values.length % 7 === 3 || values.length % 7 === 4
    pattern.lastIndex = at
    const found = flag ? text[at] : pattern.exec(text)?.[0]
    if (found === undefined) break
    values.push(Number(found))
    at += found.length
  }
  return values
}

const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

class OutlinePen {
  private at: Point = { x: 0, y: 0 }
  private start: Point = { x: 0, y: 0 }
  /** The last control point, which smooth curves mirror. */
  private control: Point | undefined

  constructor(private readonly out: string[]) {}

  command(letter: string, values: readonly number[]): void {
    const name = letter.toLowerCase()
    const size = arity[name]
    if (size === undefined) return
    if (size === 0) return this.close()
    for (let index = 0; index + size <= values.length; index += size) {
      const part = values.slice(index, index + size)
      this.draw(name === 'm' && index > 0 ? 'l' : name, part, letter !== letter.toUpperCase())
    }
  }

  private close(): void {
    this.out.push('h')
    this.at = this.start
    this.control = undefined
  }

  private draw(name: string, values: readonly number[], relative: boolean): void {
    const base = relative ? this.at : { x: 0, y: 0 }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
    const point = (x: number, y: number): Point => ({ x: base.x + x, y: base.y + y })
    if (name === 'm') this.move(point(a, b))
    else if (name === 'l') this.line(point(a, b))
    else if (name === 'h') this.line({ x: base.x + a, y: this.at.y })
    else if (name === 'v') this.line({ x: this.at.x, y: base.y + a })
    else if (name === 'c') this.curve(point(a, b), point(c, d), point(e, f))
    else if (name === 's') this.curve(this.mirrored(), point(a, b), point(c, d))
    else if (name === 'q') this.quadratic(point(a, b), point(c, d))
    else if (name === 't') this.quadratic(this.mirrored(), point(a, b))
    else if (name === 'a') this.arc({ x: Math.abs(a), y: Math.abs(b) }, c, d !== 0, e !== 0, point(f, g))
  }

  private mirrored(): Point {
    const { control, at } = this
    return control ? { x: 2 * at.x - control.x, y: 2 * at.y - control.y } : at
  }

  private move(to: Point): void {
    this.out.push(`${number(to.x)} ${number(to.y)} m`)
    this.at = to
    this.start = to
    this.control = undefined
  }

  private line(to: Point): void {
    this.out.push(`${number(to.x)} ${number(to.y)} l`)
    this.at = to
    this.control = undefined
  }

  private curve(one: Point, two: Point, to: Point): void {
    this.out.push([one, two, to].map(({ x, y }) => `${number(x)} ${number(y)}`).join(' ') + ' c')
    this.at = to
    this.control = two
  }

  private quadratic(control: Point, to: Point): void {
    const toward = (from: Point): Point => ({
      x: from.x + ((control.x - from.x) * 2) / 3,
      y: from.y + ((control.y - from.y) * 2) / 3,
    })
    this.curve(toward(this.at), toward(to), to)
    this.control = control
  }

  /** An elliptic arc as cubic curves of a quarter turn at most (SVG 1.1, appendix F.6). */
  private arc(radii: Point, degrees: number, large: boolean, sweep: boolean, to: Point): void {
    const from = this.at
    if (radii.x === 0 || radii.y === 0 || (from.x === to.x && from.y === to.y)) return this.line(to)
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 }
    const turned = { x: cos * half.x + sin * half.y, y: cos * half.y - sin * half.x }
    const stretch = Math.max(1, Math.hypot(turned.x / radii.x, turned.y / radii.y))
    const [rx, ry] = [radii.x * stretch, radii.y * stretch]
    const [px, py] = [(turned.x * ry) ** 2, (turned.y * rx) ** 2]
    const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - px - py) / (px + py)))
    const centre = { x: (factor * rx * turned.y) / ry, y: (-factor * ry * turned.x) / rx }
    const middle = {
      x: cos * centre.x - sin * centre.y + (from.x + to.x) / 2,
      y: sin * centre.x + cos * centre.y + (from.y + to.y) / 2,
    }
    const begin = Math.atan2((turned.y - centre.y) / ry, (turned.x - centre.x) / rx)
    const end = Math.atan2((-turned.y - centre.y) / ry, (-turned.x - centre.x) / rx)
    let sweepAngle = end - begin
    if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI
    if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI
    const on = (x: number, y: number): Point => ({
      x: middle.x + cos * rx * x - sin * ry * y,
      y: middle.y + sin * rx * x + cos * ry * y,
    })
    const steps = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9))
    const step = sweepAngle / steps
    const pull = (4 / 3) * Math.tan(step / 4)
    for (let index = 0; index < steps; index++) {
      const [t0, t1] = [begin + step * index, begin + step * (index + 1)]
      const [c0, s0, c1, s1] = [Math.cos(t0), Math.sin(t0), Math.cos(t1), Math.sin(t1)]
      this.curve(on(c0 - pull * s0, s0 + pull * c0), on(c1 + pull * s1, s1 - pull * c1), on(c1, s1))
    }
    this.at = to
    this.control = undefined
  }
}

const kappa = 0.5523

/** Corners that meet on a side are made smaller together, as browsers do. */
const fitCorners = (width: number, height: number, radii: readonly [number, number, number, number]) => {
  const [a, b, c, d] = radii
  const share = (side: number, sum: number): number => (sum > side && sum > 0 ? side / sum : 1)
  const factor = Math.max(
    0,
    Math.min(share(width, a + b), share(width, c + d), share(height, a + d), share(height, b + c)),
  )
  return [a * factor, b * factor, c * factor, d * factor] as const
}

/** A rectangle with rounded corners. */
export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: { readonly [corner in 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left']: number },
): string => {
  const [a, b, c, d] = fitCorners(width, height, [
    radius['top-left'],
    radius['top-right'],
    radius['bottom-right'],
    radius['bottom-left'],
  ])
  if (a + b + c + d === 0) return `${number(x)} ${number(y)} ${number(width)} ${number(height)} re`
  const [right, bottom] = [x + width, y + height]
  const p = (...values: readonly number[]): string => values.map(number).join(' ')
  const far = 1 - kappa
  return [
    `${p(x + a, y)} m`,
    `${p(right - b, y)} l`,
    `${p(right - b * far, y, right, y + b * far, right, y + b)} c`,
    `${p(right, bottom - c)} l`,
    `${p(right, bottom - c * far, right - c * far, bottom, right - c, bottom)} c`,
    `${p(x + d, bottom)} l`,
    `${p(x + d * far, bottom, x, bottom - d * far, x, bottom - d)} c`,
    `${p(x, y + a)} l`,
    `${p(x, y + a * far, x + a * far, y, x + a, y)} c`,
    'h',
  ].join('\n')
}
