import { describe, expect, it } from 'vitest'
import { newBand, openBand } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { flammesEtFantassins } from '../../../src/games/flammes-et-fantassins/index.ts'

describe('the samples', () => {
  it('are a first game, mages, a trio and a campaign', () => {
    expect(flammesEtFantassins.samples.map(({ id }) => id)).toEqual([
      'premiere-partie',
      'mages',
      'trio',
      'campagne',
    ])
  })

  it('spend these points', () => {
    const totals = flammesEtFantassins.samples.map(sample => {
      const band = openBand(newBand(flammesEtFantassins, sample), systems)
      return band.ok ? band.value.roster.derive().totals : {}
    })
    expect(totals).toEqual([
      { pc: 6, pcAgreed: 6, iron: 7, ironBudget: 7, figures: 5, bandPa: 7 },
      { pc: 8, pcAgreed: 8, iron: 9, ironBudget: 9, figures: 5, bandPa: 7 },
      { pc: 9, pcAgreed: 9, iron: 10, ironBudget: 10, figures: 3, bandPa: 6 },
      { pc: 10, pcAgreed: 10, iron: 14, ironBudget: 14, figures: 6, bandPa: 9 },
    ])
  })
})
