/** Bands of this game as lists: written as players write them, read back as they were, whatever their names look like. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createLexicon,
  hearBand,
  openBand,
  plainWords,
  said,
  textForms,
  writeOutline,
  type Band,
  type Json,
  type TextForm,
} from '../../../src/core/index.ts'
import { classes, equipment, spells } from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { resolveFigure } from '../../../src/games/flammes-et-fantassins/resolve.ts'
import { rosterSchema, type Figure } from '../../../src/games/flammes-et-fantassins/schema.ts'
import { titleOf } from '../../../src/games/flammes-et-fantassins/titles.ts'
import { flammesEtFantassins } from '../../../src/games/flammes-et-fantassins/index.ts'
import { systems } from '../../../src/games/index.ts'
import { band as anyBand } from './arbitrary.ts'
import { bandFile, figureJson } from './bands.ts'

const numRuns = 400

const opened = (json: Json): Band => {
  const band = openBand(json, systems)
  if (!band.ok) throw new Error(JSON.stringify(band.diagnostics))
  return band.value
}

const written = (form: TextForm, band: Band): string => writeOutline(form, band.roster.outline(band.name))

const heard = async (text: string) => {
  const result = await hearBand(text, systems)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return result.value
}

/** Names that look like marks of a list: every one stays the name that it is. */
const marks = [
  '#',
  '{',
  'copiste1:',
  '##',
  '1.',
  '(2)',
  '3)',
  '—',
  '–',
  '-',
  '·',
  '•',
  '|',
  ':',
  ' : ',
  ',',
  ';',
  '.',
  '[b]',
  '[/b]',
  '[*]',
  '**',
  '*',
  '_',
  '__',
  '`',
  '~',
  '\\',
  '>',
  '<b>',
  '&amp;',
  '(',
  ')',
  '«',
  '\u2060',
  '\n',
  '\t',
  ' ',
  'Dague',
  'Sorts',
  '=',
  '+',
  'x2',
  '\u202e',
]
const trickyName = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 3 })), { maxLength: 7 })
  .map(parts => parts.join(''))
const trickyBand = fc.tuple(trickyName, fc.array(trickyName, { maxLength: 4 })).map(([name, figures]) => {
  const band = bandFile(figures.map(figure => figureJson({ name: figure })))
  return { ...opened(band).document, name }
})

/** As a file would carry it: no undefined, no -0, no forbidden key. */
const asFile = (value: unknown): Json => {
  const text = JSON.stringify(value)
  fc.pre(
    !/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000') && text.isWellFormed(),
  )
  return JSON.parse(text.replaceAll('-0', '0'))
}

const known = (figure: Figure) => {
  const { classes: held, gear, spells: learnt } = resolveFigure(figure, 0)
  return {
    name: said(figure.name),
    build: figure.build,
    classes: held.map(({ entry }) => entry.id),
    // A parchment without its spell, or of an unknown one, is one.
    equipment: gear.map(({ entry, spell }) => (spell ? `parchemin:${spell.id}` : entry.id)),
    grimoire: figure.grimoire,
    spells: learnt.map(({ entry }) => entry.id),
    speciality: classes.some(
      ({ id }) => id === figure.speciality && resolveFigure({ ...figure, classes: [id] }, 0).speciality,
    )
      ? figure.speciality
      : null,
  }
}

/** What a list says of a band, whoever holds it. */
const sayable = ({ name, roster }: Band) => {
  const { points, campaign, figures } = rosterSchema.parse(roster.json)
  const { pc, iron, games, trophies } = campaign
  return { name: said(name), points, pc, iron, games, trophies, figures: figures.map(known) }
}

describe('a band as text', () => {
  it.each(textForms)('in the form %s says the same of any band when it is read back', async form => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyBand, trickyBand), async file => {
        const band = opened(asFile(file))
        const back = await heard(written(form, band))
        expect(sayable(back.band)).toEqual(sayable(band))
        expect(back.remarks).toEqual([])
      }),
      { numRuns },
    )
  })

  it.each(textForms)('in the form %s tells of every sample all that its rules ask', async form => {
    for (const sample of flammesEtFantassins.samples) {
      const band = opened(bandFile([], sample.roster))
      const back = await heard(
        written(form, opened({ ...band.document, name: sample.name, roster: sample.roster })),
      )
      expect(back.remarks).toEqual([])
      expect(back.band.name).toBe(sample.name)
      expect(back.band.roster.validate()).toEqual([])
      expect(back.band.roster.derive().totals).toEqual(
        opened({ ...band.document, roster: sample.roster }).roster.derive().totals,
      )
    }
  })

  it('keeps how titles agree, wherever that shows', async () => {
    for (const accord of ['f', 'm', undefined] as const)
      for (const build of ['agile', 'puissant'] as const)
        for (const ids of [['voleur'], ['soldat', 'archer'], ['druide', 'sage', 'pretre']]) {
          const band = opened(bandFile([figureJson({ build, classes: ids, ...(accord && { accord }) })]))
          const back = await heard(written('chat', band))
          expect([titleIn(back.band), firstOf(back.band).accord]).toEqual([titleIn(band), accord])
        }
  })
})

const firstOf = ({ roster }: Band): Figure => {
  const [figure] = rosterSchema.parse(roster.json).figures
  if (!figure) throw new Error('no figure')
  return figure
}

const titleIn = (band: Band): string => titleOf(resolveFigure(firstOf(band), 0))

const mages = (): Band => {
  const sample = systems.flatMap(system => system.samples).find(({ id }) => id === 'mages')
  return opened(bandFile([], sample?.roster))
}

const nbsp = '\u00a0'

describe('the forms of a list', () => {
  const band = opened(
    bandFile(
      [
        figureJson({
          name: 'Ysoline Brûle-Chapitre',
          accord: 'f',
          build: 'agile',
          classes: ['magicien', 'archimage'],
          equipment: ['baton', 'grimoire', 'parchemin:terreur'],
          grimoire: 'magie',
          speciality: 'magicien',
          spells: ['boule-de-feu', 'soin'],
        }),
      ],
      { points: 8, campaign: { pc: 2 } },
    ),
  )

  it('are a page of Markdown', () => {
    expect(written('markdown', band)).toBe(`# Essai

Flammes & Fantassins · 8 PC convenus · 2 PC gagnés · 2/10 PC · 2/8 fer · 3 PA de Bande

## Ysoline Brûle-Chapitre

Aventurière agile · Magicienne, Archimage

- **Équipement**${nbsp}: Bâton, Grimoire (Magie), Parchemin (Terreur)
- **Spécialité**${nbsp}: Magie Scolaire
- **Sorts**${nbsp}: Boule de feu, Soin
`)
  })

  it('are a plain letter', () => {
    expect(written('text', band)).toBe(`Essai
Flammes & Fantassins · 8 PC convenus · 2 PC gagnés · 2/10 PC · 2/8 fer · 3 PA de Bande

1. Ysoline Brûle-Chapitre
   Aventurière agile · Magicienne, Archimage
   Équipement${nbsp}: Bâton, Grimoire (Magie), Parchemin (Terreur)
   Spécialité${nbsp}: Magie Scolaire
   Sorts${nbsp}: Boule de feu, Soin
`)
  })

  it('are a post of a forum', () => {
    expect(written('forum', band)).toBe(`[size=150][b]Essai[/b][/size]
Flammes & Fantassins · 8 PC convenus · 2 PC gagnés · 2/10 PC · 2/8 fer · 3 PA de Bande

[b]Ysoline Brûle-Chapitre[/b]
Aventurière agile · Magicienne, Archimage
[list]
[*]Équipement${nbsp}: Bâton, Grimoire (Magie), Parchemin (Terreur)
[*]Spécialité${nbsp}: Magie Scolaire
[*]Sorts${nbsp}: Boule de feu, Soin
[/list]
`)
  })

  it('are a line a figure for a chat', () => {
    expect(written('chat', band))
      .toBe(`Essai — Flammes & Fantassins — 8 PC convenus — 2 PC gagnés — 2/10 PC — 2/8 fer — 3 PA de Bande
1. Ysoline Brûle-Chapitre — Aventurière agile — Magicienne, Archimage — Bâton, Grimoire (Magie), Parchemin (Terreur) — Magie Scolaire — Boule de feu, Soin
`)
  })
})

describe('a list by another hand', () => {
  const lists: readonly (readonly [string, string])[] = [
    [
      'with blank lines and bullets',
      `L'École buissonnière d'Oc
Flammes et Fantassins, 8 PC

YSOLINE BRULE-CHAPITRE
• puissant
• magicien, ARCHIMAGE
• Equipement : baton ; robe ; Grimoire de magie
• sorts: boule de feu, Teleportation.

Mousse, le concierge
- Puissant, Soldat
- arme a une main, bouclier`,
    ],
    [
      'with the marks of a chat',
      `L’École buissonnière d’Oc
**YSOLINE BRULE-CHAPITRE** puissant, Magicienne, Archimage. Bâton, Robe, Grimoire (Magie). Boule de feu, Téléportation.
**Mousse, le concierge** — puissant, Soldat, Arme à une main, Bouclier`,
    ],
    [
      'quoted, with sections',
      `> # L’École buissonnière d’Oc
> ## Figurines
> ### YSOLINE BRULE-CHAPITRE
> Puissant ; Magicien ; Archimage
> * Bâton
> * Robe
> * Grimoire : Magie
> * Boule de feu
> * Téléportation
> ### Mousse, le concierge
> Puissant, Soldat, Arme à une main, Bouclier`,
    ],
  ]

  it.each(lists)('%s is understood', async (_, text) => {
    const { band, remarks } = await heard(text)
    expect(remarks).toEqual([])
    expect(band.name).toMatch(/^L['’]École buissonnière d['’]Oc$/)
    expect(rosterSchema.parse(band.roster.json)).toMatchObject({
      points: 8,
      figures: [
        {
          name: 'YSOLINE BRULE-CHAPITRE',
          build: 'puissant',
          classes: ['magicien', 'archimage'],
          equipment: ['baton', 'robe', 'grimoire'],
          grimoire: 'magie',
          spells: ['boule-de-feu', 'teleportation'],
        },
        {
          name: 'Mousse, le concierge',
          build: 'puissant',
          classes: ['soldat'],
          equipment: ['arme-a-une-main', 'bouclier'],
        },
      ],
    })
  })

  it('has every word told that nobody knows, with its line and the nearest that is known', async () => {
    const { band, remarks } = await heard(`Essai
Flammes & Fantassins · 6 PC convenus · à finir

1. Odon
   Soldat, agile
   Équipement : Dagues, Cuir, 2 × Potion de Vie`)
    expect(remarks).toEqual([
      { line: 2, message: '«\u00a0à finir\u00a0» ne dit rien de la bande que l’on comprenne.' },
      {
        line: 6,
        message:
          '«\u00a0Dagues\u00a0» n’est ni une classe, ni un équipement, ni un sort de ce jeu. Vouliez-vous dire «\u00a0Dague\u00a0»\u202f?',
      },
    ])
    expect(rosterSchema.parse(band.roster.json).figures[0]?.equipment).toEqual([
      'cuir',
      'potion-de-vie',
      'potion-de-vie',
    ])
  })

  it('that leaves the build out gets one, and is told so', async () => {
    const { remarks } = await heard('Essai\n1. Odon — Soldat, Dague\n2. Anselme — Puissant, Soldat')
    expect(remarks).toEqual([
      { line: 2, message: 'La carrure n’est pas dite : agile, jusqu’à ce que vous en choisissiez une.' },
    ])
  })
})

describe('the names of the catalogue', () => {
  it('are never those of two things', () => {
    const names = [...classes, ...equipment, ...spells].map(({ name }) => plainWords(name))
    expect(new Set(names).size).toBe(names.length)
    expect(createLexicon([['Épée d’Oc', 1]]).find('epee d oc')).toBe(1)
  })
})

describe('what a list leaves out', () => {
  it('is told: portraits, long texts, the campaign, what no catalogue knows', () => {
    const portrait =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const band = opened(
      bandFile(
        [
          figureJson({
            portrait,
            accord: 'f',
            notes: 'Rit tout bas.',
            build: 'agile',
            classes: ['barde', 'clown'],
          }),
        ],
        {
          motivation: 'La soupe.',
          campaign: { history: [{ scenario: 'Le Gué', outcome: 'victoire' }] },
        },
      ),
    )
    expect(band.roster.unsaid()).toEqual([
      '1\u00a0portrait',
      'motivation',
      'notes',
      'récit de la campagne',
      'accord de certains titres',
      'ce que le catalogue ne connaît pas',
    ])
    expect(
      mages()
        .roster.unsaid()
        .filter(word => word.includes('portrait')),
    ).toEqual([])
  })
})
