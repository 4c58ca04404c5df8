/** Bands of this game as lists: told, read back, and as players write them by hand. */
import { describe, expect, it } from 'vitest'
import { hearBand, newBand, textForms, toJson, writeOutline, type Json } from '../../../src/core/index.ts'
import { feesDArmes } from '../../../src/games/fees-d-armes/index.ts'
import { rosterSchema, type Roster } from '../../../src/games/fees-d-armes/schema.ts'
import { systems } from '../../../src/games/index.ts'
import { houseFactions, houseProfiles } from '../../../src/games/fees-d-armes/samples/house.ts'
import { bandFile, opened, plain, roster } from './bands.ts'

const heard = async (text: string) => {
  const result = await hearBand(text, systems, feesDArmes)
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics))
  return {
    roster: rosterSchema.parse(result.value.band.roster.json),
    remarks: result.value.remarks.map(({ line, message }) => `${line} ${plain(message)}`),
  }
}

/** What a list says: no icons, no notes, no texts, no ids. */
const sayable = ({ limit, profiles, factions, band, faction }: Roster) => ({
  limit,
  card: factions.find(({ id }) => id === faction)?.name,
  profiles: profiles.map(({ id, actions, rules, factions: own, icon: _, notes: __, ...numbers }) => ({
    ...numbers,
    id: undefined,
    count: band.filter(({ profile }) => profile === id).reduce((sum, { count }) => sum + count, 0),
    factions: own.map(one => factions.find(known => known.id === one)?.name),
    actions: actions.map(({ text: ___, ...action }) => action),
    rules: rules.map(({ id: keyword, value, name, aura }) => [keyword, value ?? null, name, aura ?? null]),
  })),
})

const whole: Json = JSON.parse(
  JSON.stringify(
    bandFile({
      limit: 60,
      profiles: toJson(houseProfiles),
      factions: toJson(houseFactions),
      band: houseProfiles.slice(0, 9).map(({ id }, index) => ({ profile: id, count: (index % 3) + 1 })),
    }),
  ),
)

describe('a band as text', () => {
  const files = [
    bandFile({ faction: 'contes' }),
    ...feesDArmes.samples.map((sample): Json => JSON.parse(JSON.stringify(newBand(feesDArmes, sample)))),
  ]
  it.each(textForms)('in the form %s says the same when it is read back', async form => {
    for (const file of files) {
      const band = opened(file)
      const back = await heard(writeOutline(form, band.roster.outline(band.name)))
      expect(back.remarks).toEqual([])
      expect(sayable(back.roster)).toEqual(sayable(rosterSchema.parse(band.roster.json)))
    }
  })
  it.each(textForms)(
    'in the form %s tells all profiles of the house, names with commas and all',
    async form => {
      const band = opened(whole)
      const back = await heard(writeOutline(form, band.roster.outline(band.name)))
      expect(back.remarks).toEqual([])
      expect(sayable(back.roster)).toEqual(sayable(rosterSchema.parse(band.roster.json)))
    },
  )
})

describe('a list by hand', () => {
  it('names profiles of the house, and how many of each', async () => {
    const { roster: read, remarks } = await heard('Fées d’armes\n\n2 x Marmiton\n\nOgre')
    expect(remarks).toEqual([])
    expect(read.band).toMatchObject([
      { profile: 'marmiton', count: 2 },
      { profile: 'ogre', count: 1 },
    ])
    expect(read.profiles[1]).toMatchObject({ id: 'ogre', health: 8, actions: [{ name: 'Massue' }, {}] })
    expect(read.factions.map(({ id }) => id)).toEqual(['marmite', 'bois'])
  })
  it('brings a profile of one’s own, word by word', async () => {
    const text = [
      '# Ma bande',
      'Fées d’armes · 12 points au plus',
      '## Dragonne enrhumée',
      '2 recrues · 5 points · 6 cases · en vol · 3 dés · armure 1 · santé 7',
      '- Factions : Volcan',
      '- Atchoum : 2+, Dégâts 1+, Flammes (2), Tir (3)',
      '- Règles : Peur, Régénération 1, Mauvaise haleine (aura 2)',
    ].join('\n')
    const { roster: read, remarks } = await heard(text)
    expect(remarks).toEqual([])
    expect(read).toMatchObject({
      limit: 12,
      factions: [{ id: 'volcan', name: 'Volcan' }],
      band: [{ profile: 'dragonne-enrhumee', count: 2 }],
      profiles: [
        {
          name: 'Dragonne enrhumée',
          cost: 5,
          movement: 6,
          flying: true,
          action: 3,
          armour: 1,
          health: 7,
          factions: ['volcan'],
          actions: [
            {
              name: 'Atchoum',
              needs: 2,
              plus: true,
              damage: 1,
              damagePlus: true,
              keywords: [
                { id: 'flammes', value: 2 },
                { id: 'tir', value: 3 },
              ],
            },
          ],
          rules: [{ id: 'peur' }, { id: 'regeneration', value: 1 }, { name: 'Mauvaise haleine', aura: 2 }],
        },
      ],
    })
  })
  it('tells of every word that nobody understands, where it stands', async () => {
    const { remarks } = await heard('# Bande\nbonjour\n## Ogre\nsante 8 · pointu')
    expect(remarks).toEqual([
      '2 « bonjour » ne dit rien de la bande que l’on comprenne.',
      '4 « pointu » ne dit rien d’un profil que l’on comprenne.',
    ])
  })
})

describe('what a list leaves out', () => {
  it('are texts, and what the catalogue does not know', () => {
    expect(feesDArmes.read(roster())).toMatchObject({ ok: true })
    expect(opened(bandFile()).roster.unsaid()).toContain('texte de l’action')
    const strange = roster()['profiles']
    const [first] = Array.isArray(strange) ? strange : []
    const band = opened(
      bandFile({ profiles: [Object.assign({}, first, { rules: [{ id: 'zut' }] })], band: [] }),
    )
    expect(band.roster.unsaid()).toContain('ce que le catalogue ne connaît pas')
  })
})
