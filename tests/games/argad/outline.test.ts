/** Troops as lists: written as players write them, read back as they were. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hearBand, said, textForms, writeOutline, type Band, type Json } from '../../../src/core/index.ts'
import {
  beastIds,
  competenceById,
  competences,
  mountIds,
  protectionById,
  protectionIds,
  roleIds,
  trainingIds,
  weaponById,
  weaponIds,
} from '../../../src/games/argad/catalog/index.ts'
import { resolveRoster } from '../../../src/games/argad/resolve.ts'
import { rosterSchema } from '../../../src/games/argad/schema.ts'
import { systems } from '../../../src/games/index.ts'
import { smallTroop } from './arbitrary.ts'
import { opened, plain, troopFile } from './troops.ts'

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

/* ---- troops of every kind ---- */

const name = fc.string({ unit: 'grapheme', maxLength: 20 })
const small = fc.nat({ max: 6 })
const id = (ids: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  )
/** Names that a list can say, and others. */
const label = fc.oneof(
  fc.constantFrom('Arbalète', 'Cotte de mailles', 'Deux 3', 'L’épée', 'prix 3 pts', 'Agilité', 'Lance 2'),
  name,
)

const competence = fc.record(
  {
    id: id(competences.map(one => one.id)),
    name: fc.oneof(
      { weight: 1, arbitrary: label },
      { weight: 2, arbitrary: fc.constant('Pêche à la ligne') },
    ),
    level: fc.option(small),
    text: name,
  },
  { requiredKeys: [] },
)

const profile = fc.record(
  {
    name,
    count: fc.integer({ min: 1, max: 100 }),
    classe: fc.nat({ max: 6 }),
    protection: id(protectionIds),
    mount: fc.constantFrom(...mountIds),
    role: fc.constantFrom(...roleIds),
    leader: fc.boolean(),
    twoLives: fc.boolean(),
    weapons: fc.array(id([...weaponIds, 'arquebuse-a-rouet']), { maxLength: 4 }),
    competences: fc.array(competence, { maxLength: 3 }),
    prices: fc.array(fc.record({ label, points: fc.nat({ max: 999 }) }), { maxLength: 3 }),
    scores: fc.record(
      { sante: small, moral: small, perception: small, agilite: small, persuasion: small },
      { requiredKeys: [] },
    ),
    training: fc.array(id(trainingIds), { maxLength: 3 }),
    movement: fc.nat({ max: 60 }),
    icon: name,
    inconnue: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
)

/** Those that a list has most trouble to say. */
const hardTroop = fc.record({
  format: fc.constant('copiste-band'),
  version: fc.constant(1),
  system: fc.constant('argad'),
  name,
  roster: fc.record(
    {
      context: fc.oneof(name, fc.constantFrom('Bretagne, vers 1760', 'Rêve, encore un', 'Là : ici')),
      budget: fc.option(fc.nat({ max: 99_999 })),
      heavyBonus: fc.integer({ min: -9, max: 9 }),
      profiles: fc.array(profile, { maxLength: 3 }),
      packAnimals: fc.array(
        fc.record(
          { kind: id(beastIds), count: fc.integer({ min: 1, max: 100 }), name },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      ownWeapons: fc.array(
        fc.record({ id: id(['arquebuse-a-rouet', 'arc-long']), name }, { requiredKeys: ['id'] }),
        { maxLength: 2 },
      ),
      objectives: fc.array(fc.record({ title: name, text: name }), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
})

const isPlain = (text: string): boolean =>
  text.length <= 80 && /^[\p{L}\p{N}]+(?:[ ’'-][\p{L}\p{N}]+)*$/u.test(text)
const isContext = (text: string): boolean => /^[\p{L}\p{N}]+(?:(?:, |[ ’'-])[\p{L}\p{N}]+)*$/u.test(text)

/** What a list says of a troop, whoever holds it. */
const sayable = ({ name: title, roster }: Band) => {
  const parsed = rosterSchema.parse(roster.json)
  return {
    name: said(title),
    context: isContext(parsed.context) ? parsed.context : '',
    budget: parsed.budget,
    heavyBonus: parsed.heavyBonus ?? 0,
    beasts: (parsed.packAnimals ?? [])
      .filter(({ kind }) => beastIds.some(known => known === kind))
      .map(({ kind, count }) => [kind, count]),
    profiles: resolveRoster(parsed).map(member => ({
      name: said(member.profile.name),
      count: member.count,
      classe: member.classe,
      protection: protectionById.has(member.profile.protection) ? member.profile.protection : 'legere',
      mount: member.mount.id,
      role: member.role.id,
      leader: member.leader,
      twoLives: member.twoLives,
      weapons: member.weapons.flatMap(({ entry }) => (weaponById.has(entry.id) ? [entry.id] : [])),
      competences: member.competences.flatMap(({ entry, name: called, level }) => {
        if (entry) return [[entry.id, level]]
        const clear = isPlain(called) && !/(?:^| )\d+$/.test(called) && !isTaken(called)
        return clear ? [[called, level]] : []
      }),
      prices: member.profile.prices.map(price => [isPlain(price.label) ? price.label : '', price.points]),
      scores: member.scores.flatMap(({ entry, value, own }) => (own ? [[entry.id, value]] : [])),
      training: member.training.map(({ entry }) => entry.id).toSorted(),
      movement: member.movementOwn ? member.movement : undefined,
    })),
  }
}

/** A name of a player's own that the book has for something else. */
const isTaken = (called: string): boolean =>
  competenceById.has(called) ||
  ['agilité', 'lance', 'classe'].some(word => called.toLowerCase().startsWith(word)) ||
  /^(?:prix .*\d|\d+ )/i.test(called) ||
  /^[345]t?$/i.test(called)

describe('a troop as text', () => {
  it.each(textForms)('in the form %s says the same of any troop when it is read back', async form => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(hardTroop, smallTroop), async file => {
        const band = opened(asFile(file))
        const back = await heard(writeOutline(form, band.roster.outline(band.name)))
        expect(back.remarks).toEqual([])
        expect(sayable(back.band)).toEqual(sayable(band))
      }),
      { numRuns: 1000 },
    )
  })

  const band = opened(
    troopFile(
      [
        {
          name: 'Arbalétriers du gué',
          count: 6,
          classe: 3,
          protection: '4*',
          weapons: ['arbalete-de-guerre', 'faux'],
          competences: [{ id: 'agilite', level: 4 }, { name: 'Pêche à la ligne' }],
          prices: [{ label: 'Arbalète', points: 2 }],
          scores: { moral: 4, agilite: 5 },
          training: ['pied-ferme'],
          movement: 12,
        },
        { name: 'Dame Ortie', classe: 4, mount: 'cavalier', role: 'chef', leader: true, twoLives: true },
      ],
      { budget: 60, context: 'Le gué, un mardi', packAnimals: [{ kind: 'mule', count: 2 }], heavyBonus: 1 },
    ),
  )

  it('is a plain letter', () => {
    expect(plain(writeOutline('text', band.roster.outline('Essai')))).toBe(`Essai
Argad! · Contexte : Le gué, un mardi · budget 60 pts · armes lourdes +1 · 2 × Mule · 46/60 pts · 7 personnages

1. Arbalétriers du gué
   6 figurines · Classe 3 · Armure 4* · 30 pts
   Armes : Arbalète de guerre, Faux
   Compétences : Agilité 4, Pêche à la ligne
   Entraînement : Pied ferme
   Scores : Moral 4, Agilité 5
   Allure : Mouvement 12 cm
   Équipement : prix Arbalète 2 pts

2. Dame Ortie
   1 figurine · Classe 4 · Cavalier · Chef ou gradé · Chef de troupe · Deux points de vie · 12 pts
`)
  })

  it('is understood by another hand', async () => {
    const { band: back, remarks } = await heard(`La Compagnie du Tonnelet
Argad!, 60 points, une mule

PERRINE
- classe 4, chef, chef de troupe, deux points de vie
- pistolet à silex, sabre ; bretteur
- armure 5*

Fusils de la dune
- 5 figurines, cl 3
- Fusil à silex, crosse de fusil, trombone
- santé 4`)
    expect(remarks.map(({ message }) => plain(message))).toEqual([
      '« une mule » ne dit rien de la troupe que l’on comprenne.',
      '« trombone » n’est ni une arme, ni une armure, ni une compétence de ce jeu. Vouliez-vous dire « Tromblon » ?',
    ])
    expect(rosterSchema.parse(back.roster.json)).toMatchObject({
      budget: 60,
      profiles: [
        {
          classe: 4,
          role: 'chef',
          leader: true,
          twoLives: true,
          protection: '5*',
          weapons: ['pistolet-a-silex', 'sabre'],
          competences: [{ id: 'bretteur' }],
        },
        { count: 5, weapons: ['fusil-a-silex', 'crosse'], scores: { sante: 4 } },
      ],
    })
  })

  it('says what it leaves out, and no secret', () => {
    const secret = opened(
      troopFile(
        [
          {
            name: 'A',
            weapons: ['zut', 'rouet'],
            icon: 'crown',
            prices: [{ label: 'Épée, neuve', points: 1 }],
            competences: [{ id: 'langues', name: 'Breton' }],
          },
        ],
        {
          context: 'Ici. Là.',
          objectives: [{ title: 'La lettre', text: 'Elle rime.' }],
          ownWeapons: [{ id: 'rouet', name: 'Arquebuse à rouet' }],
          packAnimals: [{ kind: 'mule', name: 'Gabelle' }],
        },
      ),
    )
    expect(secret.roster.unsaid()).toEqual([
      'texte de l’objectif',
      'contexte',
      'objectifs secrets',
      'armes de votre cru',
      'intitulés des prix',
      'détail des compétences',
      'noms et charges des bêtes',
      'emblèmes',
      'ce que le catalogue ne connaît pas',
    ])
    expect(writeOutline('text', secret.roster.outline('A'))).not.toContain('lettre')
  })
})
