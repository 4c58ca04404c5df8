/** What one printer does to a page, measured on the calibration sheet, so that the press can undo it. */
import { z } from '../../core/index.ts'

export const profileFormat = 'copiste-printer'

const ratio = z.number().min(0.9).max(1.1)
const shift = z.number().min(-20).max(20)
const side = z.number().min(0).max(30)

export const profileSchema = z.looseObject({
  format: z.literal(profileFormat),
  version: z.literal(1),
  name: z.string().max(120),
  /** A bar of 100 mm that comes out at 99 mm has a scale of 0.99. */
  scaleX: ratio.default(1),
  scaleY: ratio.default(1),
  /** Where the back lands, in mm to the right and downwards of where it should, as seen on the back. */
  backOffset: z.looseObject({ x: shift.default(0), y: shift.default(0) }).default({ x: 0, y: 0 }),
  /** Degrees by which the back is turned clockwise. */
  backAngle: z.number().min(-5).max(5).default(0),
  /** What the printer cannot reach, in mm. */
  margins: z
    .looseObject({
      top: side.default(4),
      right: side.default(4),
      bottom: side.default(4),
      left: side.default(4),
    })
    .default({ top: 4, right: 4, bottom: 4, left: 4 }),
})

export type PrinterProfile = z.infer<typeof profileSchema>

export const perfectPrinter: PrinterProfile = {
  format: profileFormat,
  version: 1,
  name: 'Sans réglage',
  scaleX: 1,
  scaleY: 1,
  backAngle: 0,
  backOffset: { x: 0, y: 0 },
  margins: { top: 4, right: 4, bottom: 4, left: 4 },
}
