/** Warbands as lists: written as players write them, read back as they were. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hearBand,
  newBand,
  said,
  tame,
  textForms,
  writeOutline,
  type Band,
  type Json,
} from '../../../src/core/index.ts'
import { frostgrave } from '../../../src/games/frostgrave/index.ts'
import { resolveRoster, spellKey } from '../../../src/games/frostgrave/resolve.ts'
import { rosterSchema, type Spell } from '../../../src/games/frostgrave/schema.ts'
import { systems } from '../../../src/games/index.ts'
import { warband } from './arbitrary.ts'
import { fileOf, stats } from './figures.ts'
import { opened, plain } from './warbands.ts'

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

const spellSaid = (spell: Spell, index: number) => ({
  name: tame(spell.name) || `Sort ${index + 1}`,
  castingValue: spell.castingValue,
  resist: spell.resist,
  attack: spell.attack ?? false,
  outOfGame: spell.outOfGame ?? false,
  target: tame(spell.target ?? ''),
})

const gearNames: Readonly<Record<string, string>> = {
  melee: 'Corps-à-corps',
  tir: 'Tir',
  protection: 'Protection',
  objet: 'Objet',
}

/** What a list says of a warband, whoever holds it. */
const sayable = ({ name, roster }: Band) => {
  const parsed = rosterSchema.parse(roster.json)
  const values = new Map<string, number>()
  for (const [key, value] of Object.entries(parsed.apprentice?.castingValues ?? {})) {
    const own = spellKey(tame(key))
    if (own !== '' && !values.has(own)) values.set(own, value)
  }
  return {
    name: said(name),
    agreed: parsed.soldiersAgreed,
    options: { critical: parsed.options.critical, wounded: parsed.options.wounded },
    spells: [parsed.wizard, parsed.apprentice].map(caster => caster?.spells.map(spellSaid)),
    values: [...values],
    figures: resolveRoster(parsed).map(({ figure, kind, gear, traits, controlled }) => ({
      kind,
      name: said(figure.name),
      title: tame(figure.title ?? ''),
      stats: stats(figure.stats),
      traits: traits.map(({ entry }) => entry.id),
      gear: gear.map(line => ({ ...line, name: tame(line.name) || gearNames[line.kind] })),
      controlled,
    })),
  }
}

/** Names that look like something else of a list. */
const tricky = [
  'Arc',
  'Bouclier (2)',
  'Brume 12',
  'Mage',
  'Golem',
  'M 6 C +2',
  '1 2 3 4 5 6',
  'a, b; c. d',
  '.(',
] as const

const named = fc
  .tuple(warband, fc.constantFrom(...tricky))
  .map(([file, name]): unknown =>
    JSON.parse(JSON.stringify(file).replaceAll('"Garde 2"', JSON.stringify(name))),
  )

describe('a warband as text', () => {
  it.each(textForms)('in the form %s says the same of any warband when it is read back', async form => {
    await fc.assert(
      fc.asyncProperty(named, async file => {
        const band = opened(asFile(file))
        const back = await heard(writeOutline(form, band.roster.outline(band.name)))
        expect(back.remarks).toEqual([])
        expect(sayable(back.band)).toEqual(sayable(band))
      }),
      { numRuns: 400 },
    )
  })

  it.each(textForms)('in the form %s says the same of the samples', async form => {
    for (const sample of frostgrave.samples) {
      const band = opened(JSON.parse(JSON.stringify(newBand(frostgrave, sample))))
      const back = await heard(writeOutline(form, band.roster.outline(band.name)))
      expect(back.remarks).toEqual([])
      expect(sayable(back.band)).toEqual(sayable(band))
    }
  })

  const file = fileOf({
    soldiersAgreed: 6,
    options: { critical: true, wounded: true },
    wizard: {
      name: 'Odalric',
      stats: stats({ combat: 2, armure: 11, volonte: 4, sante: 14 }),
      title: 'Frileux',
      equipment: [
        { name: 'Bâton', damage: -1, opponent: -1 },
        { name: 'Arc', kind: 'objet' },
      ],
      spells: [
        {
          name: 'Écharde, la grande',
          castingValue: 10,
          resist: true,
          attack: true,
          target: 'en vue',
          text: 'Pique.',
        },
        { name: 'Soupe', castingValue: null, outOfGame: true },
      ],
    },
    apprentice: { name: 'Nelle', stats: stats({}), castingValues: { Soupe: 9 } },
    soldiers: [
      {
        name: 'Tancrède',
        stats: stats({ combat: -1, tir: 2 }),
        equipment: [{ name: 'Arbalète', kind: 'tir', damage: 2, reload: true }],
        icon: 'bow-arrow',
      },
    ],
    creatures: [{ name: 'Oie', stats: stats({}), traits: ['animal', 'licorne'], controlled: true }],
  })

  it('is a plain letter, the scores of a figure on one line', () => {
    expect(writeOutline('text', opened(file).roster.outline('Essai')).replaceAll('\u00a0', ' ')).toBe(`Essai
Frostgrave · 6 soldats convenus · coups critiques · règle des blessés · 4 figurines · 1 soldat

1. Odalric
   Mage
   Scores : M 6 C +2 T +0 A 11 V +4 S 14
   Métier : Frileux
   Équipement : Bâton (dommages −1, adversaire −1), Arc (objet)
   Sorts : Écharde la grande (10, Volonté résiste, attaque, cible en vue), Soupe (sans valeur, hors de la partie)

2. Nelle
   Apprenti
   Scores : M 6 C +0 T +0 A 10 V +0 S 10
   Valeurs propres : Soupe 9

3. Tancrède
   Soldat
   Scores : M 6 C −1 T +2 A 10 V +0 S 10
   Équipement : Arbalète (dommages +2, 24″, à recharger)

4. Oie
   Créature · contrôlée
   Scores : M 6 C +0 T +0 A 10 V +0 S 10
   Traits : Animal
`)
  })

  it('is a chapter of Markdown', () => {
    const lines = writeOutline('markdown', opened(file).roster.outline('Essai')).split('\n')
    expect(lines).toContain('# Essai')
    expect(lines).toContain('## Tancrède')
    expect(lines).toContain('- **Scores**\u00a0: M 6 C −1 T +2 A 10 V +0 S 10')
  })

  it('says what it leaves out', () => {
    expect(opened(file).roster.unsaid()).toEqual([
      'texte du sort',
      'emblèmes',
      'ce que le catalogue ne connaît pas',
    ])
  })

  it('is understood by another hand', async () => {
    const { band, remarks } = await heard(`LES FRILEUX
Frostgrave, 7 soldats convenus, coups critiques

Dame Engelure
- Magicienne
- M 6, C +2, T 0, A 11, V +4, S 14
- Sorts : Brume 12 ; Dard (10, attaque, résiste)
- Armes : Bâton (dom -1, adverse -1)

Le petit Gel
- apprenti
- mouvement 6, combat +0, tir 0, armure 10, volonté 2, santé 10
- brouette

Vigneron 6 +2 +0 10 +0 12
- Équipement : Serpe, Vieux bouclier

Chouette
- créature, animale, immatériel, contrôlée
- Move 8 Fight +1 Shoot +0 Armour 9 Will +0 Health 4`)
    expect(remarks.map(({ line, message }) => [line, plain(message)])).toEqual([
      [13, '« brouette » ne dit rien d’une figurine que l’on comprenne.'],
    ])
    expect(rosterSchema.parse(band.roster.json)).toMatchObject({
      soldiersAgreed: 7,
      options: { critical: true, wounded: false },
      wizard: {
        name: 'Dame Engelure',
        stats: { mouvement: 6, combat: 2, tir: 0, armure: 11, volonte: 4, sante: 14 },
        equipment: [{ name: 'Bâton', kind: 'melee', damage: -1, opponent: -1 }],
        spells: [
          { name: 'Brume', castingValue: 12, resist: false },
          { name: 'Dard', castingValue: 10, resist: true, attack: true },
        ],
      },
      apprentice: { name: 'Le petit Gel', stats: { volonte: 2 } },
      soldiers: [
        {
          name: 'Vigneron',
          stats: { combat: 2, sante: 12 },
          equipment: [
            { name: 'Serpe', kind: 'melee' },
            { name: 'Vieux bouclier', kind: 'protection' },
          ],
        },
      ],
      creatures: [
        {
          name: 'Chouette',
          stats: { mouvement: 8, combat: 1, armure: 9, sante: 4 },
          traits: ['animal', 'immateriel'],
          controlled: true,
        },
      ],
    })
  })

  it('takes whoever knows spells for the mage where nobody is said to be, and one mage only', async () => {
    const { band } = await heard('Frostgrave\n\nGus\n- M 6 C 1\n\nOrtie\n- Sorts : Brume 12')
    const roster = rosterSchema.parse(band.roster.json)
    expect([roster.wizard.name, roster.soldiers[0]?.name]).toEqual(['Ortie', 'Gus'])
    const { remarks } = await heard('Frostgrave\n\nA\n- Mage\n\nB\n- Mage\n- Sorts : Brume 12')
    expect(remarks.map(({ line, message }) => [line, plain(message)])).toEqual([
      [6, 'Une bande n’a qu’un mage et qu’un apprenti : « B » est rangé parmi les soldats, sans ses sorts.'],
    ])
  })
})
