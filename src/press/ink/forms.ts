/** What many faces show and a file holds once: told apart by what is drawn, whatever it is called. */
import type { SharedDrawing } from '../layout/drawing.ts'
import type { Gradient } from '../style/values.ts'
import { fingerprint } from '../vocabulary/fingerprint.ts'
import type { Ornament } from '../vocabulary/resources.ts'
import { number, svgToPdf } from './path.ts'
import type { InkForm, Tape } from './tape.ts'

/** Each kept beside what it was made of: filled, and drawn as a line. */
const ornaments = [new WeakMap<Ornament, InkForm>(), new WeakMap<Ornament, InkForm>()] as const

export const ornamentForm = (ornament: Ornament, stroked: boolean): InkForm => {
  const made = ornaments[stroked ? 1 : 0]
  const known = made.get(ornament)
  if (known) return known
  const box = [-20, -20, ornament.width + 20, ornament.height + 20]
  const content = contentOf(ornament, stroked)
  const form: InkForm = { kind: 'ornament', key: fingerprint(`${box.join()}/${content}`), box, content }
  made.set(ornament, form)
  return form
}

const contentOf = ({ paths }: Ornament, stroked: boolean): string =>
  paths
    .map(({ d, stroke, operators: path = svgToPdf(d) }) => {
      if (stroked) return `${path}\nS`
      return stroke === undefined ? `${path}\nf` : `${number(stroke)} w 1 J 1 j\n${path}\nS`
    })
    .join('\n')

/** In the colours that it was laid out in. */
const drawings = new WeakMap<SharedDrawing['drawing'], Map<string, InkForm>>()

/** In its own unit; nothing is cut off it. */
export const drawingForm = ({ drawing, colours }: SharedDrawing, paint: () => Tape): InkForm => {
  const made = drawings.get(drawing) ?? new Map<string, InkForm>()
  drawings.set(drawing, made)
  const known = made.get(colours)
  if (known) return known
  const { width, height } = drawing
  const box = [-width, -height, 2 * width, 2 * height]
  const tape = paint()
  const marks = [box.join(), ...tape.forms.map(({ key }) => key), String(tape.ops)]
  const form: InkForm = { kind: 'drawing', key: fingerprint(marks.join('/'), tape.literal), box, tape }
  made.set(colours, form)
  return form
}

export const gradientForm = (gradient: Gradient): InkForm => ({
  kind: 'gradient',
  key: JSON.stringify(gradient),
  gradient,
})
