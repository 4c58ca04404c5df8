/** Presets of a print: what each sets, what it leaves, and how a player's own are kept. */
import { describe, expect, it } from 'vitest'
import {
  changedPresets,
  differs,
  housePresets,
  presetNamed,
  withPreset,
  type Preset,
} from '../../src/app/presets.ts'
import { usualSettings } from '../../src/app/wish.ts'

const named = (name: string, copies = 1): Preset => ({ name, settings: { ...usualSettings, copies } })

describe('the presets of the house', () => {
  it('set what they are for', () => {
    expect(housePresets.map(({ name, settings }) => [name, settings])).toEqual([
      [
        'Ce soir',
        { assets: 'lean', backs: 'long-edge', bleed: 0, marks: 'guides', ink: 'full', copies: 1, times: {} },
      ],
      [
        'Brouillon',
        { assets: 'lean', backs: 'none', bleed: 0, marks: 'guides', ink: 'saver', copies: 1, times: {} },
      ],
      [
        'Prêt à couper',
        { assets: null, backs: 'long-edge', bleed: 3, marks: 'crop', ink: 'full', copies: 1, times: {} },
      ],
    ])
  })

  it('leave a player’s printer, paper, sleeves and letters, and what was picked of the band', () => {
    const own = {
      ...usualSettings,
      printer: 'Bureau',
      paper: 'letter' as const,
      card: 'mini',
      text: 'dyslexia' as const,
      pieces: { 'tokens/PA': 0 },
    }
    for (const preset of housePresets) {
      const { printer, paper, card, text, pieces } = withPreset(preset, own)
      expect({ printer, paper, card, text, pieces }).toEqual({
        printer: 'Bureau',
        paper: 'letter',
        card: 'mini',
        text: 'dyslexia',
        pieces: { 'tokens/PA': 0 },
      })
    }
  })

  it('are told from what was changed since, by what was changed', () => {
    const [evening] = housePresets
    if (!evening) throw new Error('no preset')
    const asPreset = withPreset(evening, usualSettings)
    const now = { ...asPreset, bleed: 2 }
    expect(differs(now, asPreset, ['paper', 'ink'])).toBe(false)
    expect(differs(now, asPreset, ['card', 'bleed'])).toBe(true)
  })
})

describe('a player’s own presets', () => {
  const own = [named('Un', 2), named('Deux', 3)]

  it('are kept anew or in the place of the one of that name, without what was picked piece by piece', () => {
    const settings = { ...usualSettings, copies: 5, pieces: { a: 1 }, preset: 'Ce soir' }
    const kept = changedPresets(own, { kind: 'keep', name: 'Un', settings })
    expect(kept.map(({ name, settings: { copies } }) => [name, copies])).toEqual([
      ['Un', 5],
      ['Deux', 3],
    ])
    expect(kept[0]?.settings).toMatchObject({ pieces: {}, preset: 'Un' })
    expect(changedPresets(own, { kind: 'keep', name: 'Trois', settings })).toHaveLength(3)
  })

  it('take a new name, but none that is taken', () => {
    const names = (as: string) =>
      changedPresets(own, { kind: 'rename', name: 'Un', as }).map(({ name }) => name)
    expect([names('Trois'), names('Deux'), names('Ce soir')]).toEqual([
      ['Trois', 'Deux'],
      ['Un', 'Deux'],
      ['Un', 'Deux'],
    ])
  })

  it('are removed one by one, and found by their names', () => {
    expect(changedPresets(own, { kind: 'remove', name: 'Un' })).toEqual([named('Deux', 3)])
    expect(presetNamed('Deux', own)?.settings.copies).toBe(3)
    expect(presetNamed('Ce soir', own)?.settings.assets).toBe('lean')
    expect(presetNamed(null, own)).toBeUndefined()
  })
})
