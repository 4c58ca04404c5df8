/** A band as it is given to others: in one of the forms of a list, or as a code. */
import type { Band } from '../band.ts'
import { plural } from '../french.ts'
import { writeBandCode } from './code.ts'
import { unlistedOf } from './derived.ts'
import { textForms, writeOutline, type TextForm } from './write.ts'

export const shareForms = [...textForms, 'code'] as const
export type ShareForm = TextForm | 'code'

export interface SharedBand {
  /** Without a line's end after it. */
  readonly text: string
  /** What whoever reads it will not get: a few words each. */
  readonly unsaid: readonly string[]
}

export const writeShared = async (form: ShareForm, band: Band): Promise<SharedBand> => {
  if (form !== 'code')
    return {
      text: writeOutline(form, band.roster.outline(band.name)).trimEnd(),
      unsaid: band.roster.unsaid(),
    }
  const { pictures, pictureNoun } = unlistedOf(band.roster.form())
  return {
    text: await writeBandCode(band),
    unsaid: pictures.length > 0 ? [plural(pictures.length, pictureNoun)] : [],
  }
}
