/** A word of 120 letters without a blank, as a name is allowed to be: broken wherever it stands, never refused. */
import { describe, expect, it } from 'vitest'
import { isJsonObject, newBand, openBand, type Json, type JsonObject } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import { hasTools, pdfInfo, textOf } from './pdf.ts'
import { plainLook, printBand, printMade } from './press.ts'

const words = {
  'the widest letters': 'W'.repeat(120),
  'a word that French may part': 'anticonstitutionnellement'.repeat(5).slice(0, 120),
  capitals: 'ÉPOUVANTABLEMENT'.repeat(8).slice(0, 120),
}

const objects = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : []

/** The word in every field that a player fills. */
const bandNamed = (word: string): Json => {
  const [system] = systems
  const sample = system?.samples.find(({ id }) => id === 'campagne')
  if (!system || !sample) throw new Error('no sample')
  const campaign = sample.roster['campaign']
  const history = isJsonObject(campaign) ? objects(campaign['history']) : []
  return {
    ...newBand(system, sample),
    name: word,
    roster: {
      ...sample.roster,
      motivation: word,
      notes: word,
      campaign: {
        ...(isJsonObject(campaign) ? campaign : {}),
        history: history.map(game => ({ ...game, scenario: word, notes: word })),
      },
      figures: objects(sample.roster['figures']).map(figure => ({ ...figure, name: word, notes: word })),
    },
  }
}

describe.each(Object.entries(words))('a name of 120 letters: %s', (_, word) => {
  it.each(['normal', 'large', 'dyslexia'] as const)(
    'is printed wherever a band has it, in %s text',
    async text => {
      const band = openBand(bandNamed(word), systems)
      if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
      const { files, report } = await printBand(band.value, { look: { ...plainLook, text } })
      expect(report.problems.map(({ code, asset }) => `${code} ${asset}`)).toEqual([])
      if (hasTools) expect(pdfInfo(files[0]?.bytes ?? new Uint8Array())).toContain(word.slice(0, 20))
    },
  )

  it.each([
    ['a title', '<div class="card"><h1>{{word}}</h1></div>', { width: 63, height: 88 }],
    [
      'a title over a text',
      '<div class="card"><h1>{{word}}</h1><div class="flow"><p>Un texte.</p></div></div>',
      { width: 44, height: 68 },
    ],
    [
      'cells',
      '<div class="card"><table><tr><th>Nom</th><th>{{word}}</th></tr><tr><td>{{word}}</td><td>12</td></tr></table></div>',
      { width: 100, height: 100 },
    ],
    [
      'a cell of a given width',
      '<div class="card"><table><tr><td style="width: 30mm">{{word}}</td><td>12</td><td>3</td></tr></table></div>',
      { width: 63, height: 88 },
    ],
    ['a row', '<div class="card"><div class="row"><b>{{word}}</b></div></div>', { width: 63, height: 88 }],
    ['a plate', '<div class="card"><div class="plate">{{word}}</div></div>', { width: 40, height: 55 }],
    ['a list', '<div class="card"><ul><li>{{word}}</li></ul></div>', { width: 63, height: 88 }],
  ])('is broken in %s', async (__, template, size) => {
    const files = {
      'essai/piece.hbs': template,
      'essai/style.css': `
        .card { padding: 2mm; }
        .card h1 { font-size: 14pt; fit: 7pt 14pt; }
        .flow { flex: 1; min-height: 0; overflow: continue; }
        .plate { font-size: 8pt; fit: 7pt 8pt; font-weight: 700; text-align: center; align-self: stretch; }`,
    }
    const { files: pdfs, report } = await printMade(files, [{ data: { word }, size }], {
      backs: 'none',
      marks: 'none',
    })
    expect(report.problems).toEqual([])
    if (!hasTools) return
    const shown = textOf(pdfs[0]?.bytes ?? new Uint8Array()).replace(/[^\p{L}]/gu, '')
    const once = new Map<string, number>()
    for (const letter of shown) once.set(letter, (once.get(letter) ?? 0) + 1)
    const [first = ''] = word
    const times = [...word].filter(letter => letter === first).length
    expect(once.get(first) ?? 0).toBeGreaterThanOrEqual(times)
  })
})

describe.skipIf(!hasTools)('a word wider than its line', () => {
  it('is parted by French hyphens before it is cut by the letter, even in a title', async () => {
    const files = {
      'essai/piece.hbs': '<div class="card"><h1>{{word}}</h1></div>',
      'essai/style.css': '.card h1 { font-size: 14pt; }',
    }
    const word = 'Anticonstitutionnellement'
    const { files: pdfs } = await printMade(files, [{ data: { word }, size: { width: 40, height: 55 } }], {
      backs: 'none',
      marks: 'none',
    })
    expect(textOf(pdfs[0]?.bytes ?? new Uint8Array())).toMatch(/Anticonstitu-\s+tionnellement/)
  })
})
