/** The calibration sheet and its readings, in the words of whoever reads them. */
import { describe, expect, it } from 'vitest'
import { calibrationJob, readingFields, readReadings } from '../../src/app/calibration.ts'
import { papers } from '../../src/press/index.ts'
import { warmPress } from '../press/press.ts'
import { textOf } from '../press/pdf.ts'

const right = {
  barX: '100',
  barY: '99,5',
  topX: '-1',
  topY: '0',
  bottomX: '\u22121,2',
  bottomY: '0',
  margin: '4',
}

describe('what is read on the calibration sheet', () => {
  it('is taken with a comma and a true minus', () => {
    expect(readReadings(right)).toEqual({
      readings: { barX: 100, barY: 99.5, topX: -1, topY: 0, bottomX: -1.2, bottomY: 0, margin: 4 },
    })
  })

  it.each([
    ['barX', '', 'Notez un nombre de 90 à 110.'],
    ['barY', 'cent', '« cent » n’est pas un nombre : il en faut un de 90 à 110.'],
    ['barX', '130', '« 130 » est trop loin du compte : il faut un nombre de 90 à 110.'],
    ['topY', '-21', '« -21 » est trop loin du compte : il faut un nombre de −20 à 20.'],
    ['margin', '31', '« 31 » est trop loin du compte : il faut un nombre de 0 à 30.'],
  ])('is refused beside its field, in its words (%s %j)', (field, text, said) => {
    const read = readReadings({ ...right, [field]: text })
    const faults = 'faults' in read ? read.faults : {}
    expect(Object.entries(faults).map(([id, words]) => [id, words?.replace(/[\u00a0\u202f]/g, ' ')])).toEqual(
      [[field, said]],
    )
  })

  it('tells a back that is turned too far', () => {
    const read = readReadings({ ...right, topX: '10', bottomX: '-10' })
    expect('faults' in read && read.faults.bottomX).toContain('plus de 5 degrés')
  })
})

describe('the calibration sheet', () => {
  const sheetFrom = async (where: 'studio' | 'command'): Promise<string> => {
    const { files } = await (await warmPress()).print(calibrationJob(papers.a4, where))
    return textOf(files[0]?.bytes ?? new Uint8Array()).replace(/\s+/g, ' ')
  }

  it('names the fields of the dialog where it was asked for there', async () => {
    const text = await sheetFrom('studio')
    for (const { label } of readingFields) expect(text).toContain(label.replace(/\s+/g, ' '))
    expect(text).not.toContain('--bars')
  })

  it('names the options of the command where that asked for it', async () => {
    const text = await sheetFrom('command')
    expect(text).toContain('copiste calibrate --save salon --bars 99.6,100.1')
    expect(text).not.toContain('Traits qui manquent')
  })
})
