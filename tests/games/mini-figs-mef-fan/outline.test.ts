/** Armies as lists: written as players write them, read back as they were. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hearBand, said, textForms, writeOutline, type Band, type Json } from '../../../src/core/index.ts'
import { systems } from '../../../src/games/index.ts'
import { spellById, type SpellEntry } from '../../../src/games/mini-figs-mef-fan/catalog/index.ts'
import { resolveRoster } from '../../../src/games/mini-figs-mef-fan/resolve.ts'
import { rosterSchema } from '../../../src/games/mini-figs-mef-fan/schema.ts'
import { smallArmy } from './arbitrary.ts'
import { armyFile, opened, plain } from './armies.ts'

const asFile = (value: unknown): Json => {
  const text = JSON.stringify(value)
  fc.pre(
    !/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000') && text.isWellFormed(),
  )
  return JSON.parse(text.replaceAll('-0', '0'))
}

const heard = async (text: string) => {
  const result = await hearBand(text, systems)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return result.value
}

const inBook = (id: string): readonly SpellEntry['id'][] => {
  const spell = spellById.get(id)
  return spell ? [spell.id] : []
}

/** What a list says of an army, whoever holds it. */
const sayable = ({ name, roster }: Band) => {
  const parsed = rosterSchema.parse(roster.json)
  return {
    name: said(name),
    limit: parsed.limit,
    agreed: parsed.agreed,
    units: resolveRoster(parsed).map(({ unit, traits, role }) => ({
      name: said(unit.name),
      figures: unit.figures,
      dep: unit.dep,
      gait: unit.gait,
      melee: unit.melee.map(({ score, piercing }) => [score, piercing]),
      shots: unit.shots.map(({ score, piercing, range, ammo }) => [score, piercing, range, ammo]),
      def: unit.def,
      men: unit.men,
      vie: unit.vie,
      traits: traits.map(({ entry }) => entry.id).toSorted(),
      role: role?.id ?? null,
      spells: unit.spells.flatMap(inBook),
      large: unit.large ?? false,
      spellsAgreed: unit.spellsAgreed,
    })),
  }
}

describe('an army as text', () => {
  it.each(textForms)('in the form %s says the same of any army when it is read back', async form => {
    await fc.assert(
      fc.asyncProperty(smallArmy, async file => {
        const band = opened(asFile(file))
        const back = await heard(writeOutline(form, band.roster.outline(band.name)))
        expect(back.remarks).toEqual([])
        expect(sayable(back.band)).toEqual(sayable(band))
      }),
      { numRuns: 1000 },
    )
  })

  const band = opened(
    armyFile(
      [
        {
          name: 'Baliste de l’Orme',
          melee: [{ score: 1 }],
          shots: [{ score: 5, piercing: 2, range: 'longue', ammo: 'limitees' }],
          def: 1,
          men: 2,
          vie: 3,
          large: true,
        },
      ],
      { limit: 300, agreed: { chef: 2 } },
    ),
  )

  it('is a plain letter', () => {
    expect(plain(writeOutline('text', band.roster.outline('Essai')))).toBe(`Essai
Mini Figs Mef-Fan · 300 # convenus · 2 chefs convenus · 50/300 # · 1 unité · 1 figurine

1. Baliste de l’Orme
   1 figurine · 50 #
   Scores : Dép 0, Déf 1, Men 2, Vie 3
   Mêlée : Mél 1
   Tir : Tir 5 Perforant 2 longue limitées
   Particularités : Grande cible
`)
  })

  it('is understood by another hand', async () => {
    const { band: back, remarks } = await heard(`L'Ost de Vieilleville
Mini Figs Mef-Fan, 200 points

PIQUIERS DU GUE
- 12 figurines
- dep 2 bond, mêlée 3 perforant 1, Tir 2 portée très courte munition unique
- DEF 1 ; men 2 ; lance, Effrayant
- brouette

Dame Ortie
- Magicien
- Sorts : terreur, vision de l'aigle`)
    expect(remarks.map(({ message }) => plain(message))).toEqual([
      '« brouette » n’est ni un score, ni un rôle, ni un sort de ce jeu.',
    ])
    expect(rosterSchema.parse(back.roster.json)).toMatchObject({
      limit: 200,
      units: [
        {
          figures: 12,
          dep: 2,
          gait: 'bond',
          melee: [{ score: 3, piercing: 1 }],
          shots: [{ score: 2, piercing: 0, range: 'tres-courte', ammo: 'unique' }],
          traits: ['lance', 'effrayant'],
        },
        { role: 'magicien', spells: ['terreur', 'vision-de-l-aigle'] },
      ],
    })
  })

  it('says what it leaves out', () => {
    const named = opened(
      armyFile(
        [
          {
            name: 'A',
            melee: [{ score: 1, name: 'Épée' }],
            icon: 'crown',
            traits: ['zut'],
            role: 'chef',
            roleTitle: 'Roi',
          },
        ],
        {
          ownSpells: [{ id: 's', name: 'Soupe' }],
        },
      ),
    )
    expect(named.roster.unsaid()).toEqual([
      'noms des armes',
      'titres des rôles',
      'emblèmes',
      'sorts de l’armée',
      'ce que le catalogue ne connaît pas',
    ])
  })
})
