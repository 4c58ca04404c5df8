/** `copiste odds`, from outside: the contract's shape, its numbers, and what it refuses. */
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()

const write = (name: string, figures: readonly object[]): string => {
  const path = inScratch(name)
  const roster = { points: figures.length, figures }
  const band = { format: 'copiste-band', version: 1, system: 'flammes-et-fantassins', name: 'Essai', roster }
  writeFileSync(path, JSON.stringify(band))
  return path
}
const mousse = {
  name: 'Mousse',
  build: 'puissant',
  classes: ['soldat'],
  equipment: ['arme-a-une-main', 'arc'],
}
const lady = {
  name: 'Aubépine: la Dame',
  build: 'puissant',
  classes: ['chevalier', 'general'],
  equipment: ['arme-a-une-main', 'bouclier', 'maille'],
}
const band = (): string =>
  write('mousse.bande.json', [mousse, { ...mousse, name: 'Sans arme', equipment: [] }])
const odds = (...words: readonly string[]) => copiste('odds', ...words)

const bandOf = (name: string, system: string, roster: object): string => {
  const path = inScratch(name)
  writeFileSync(path, JSON.stringify({ format: 'copiste-band', version: 1, system, name: 'Essai', roster }))
  return path
}

describe('copiste odds of other games', () => {
  it('Fées d’armes: the club of the Ogre on a Bûcheron, with tokens and cover, and at each armour', () => {
    const club = { name: 'Massue', needs: 2, plus: true, damage: 2, damagePlus: true }
    const ogre = { id: 'ogre', name: 'Ogre', cost: 4, factions: ['contes'], movement: 4, action: 3 }
    const path = bandOf('ogre.bande.json', 'fees-d-armes', {
      profiles: [
        { ...ogre, armour: 1, health: 8, actions: [club] },
        { ...ogre, id: 'bucheron', name: 'Bûcheron', armour: 1, health: 6, actions: [club] },
      ],
      factions: [{ id: 'contes', name: 'Contes' }],
      band: [{ profile: 'ogre' }, { profile: 'bucheron' }],
    })
    const acts = (attack: string, ...words: readonly string[]) => {
      const { code, out, err } = odds(
        ...[
          path,
          '--attacker',
          'Ogre',
          '--attack',
          attack,
          '--target',
          `${path}:Bûcheron`,
          '--json',
          ...words,
        ],
      )
      expect([code, err]).toEqual([0, ''])
      return JSON.parse(out)
    }
    const ask = (...words: readonly string[]) => acts('massue', ...words)
    expect(ask()).toMatchObject({ chance: 0.5, mean: 0.625, defence: 1, kill: 0 })
    expect(ask('--jetons', '1')).toMatchObject({ chance: 0.8125, mean: 1.53125 })
    expect(ask('--jetons', '1', '--couvert').chance).toBeCloseTo(131 / 243, 12)
    expect(ask('--jetons', '1', '--couvert').mean).toBeCloseTo(4 / 81, 12)
    expect(ask('--couvert').chance).toBeCloseTo(7 / 27, 12)
    expect(acts('piller').chance).toBeCloseTo(91 / 216, 12)
    expect(acts('fouiller').chance).toBe(0.5)
    // Three dice, five, seven, nine: as many as there are tokens.
    expect(ask().studies[0].series[0].values.slice(0, 2)).toEqual([0.5, 0.8125])
  })

  it('Mini Figs Mef-Fan: a wound of thirty-six, and a mêlée turn after turn', () => {
    const unit = { figures: 1, dep: 2, melee: [{ score: 3, piercing: 1 }], def: 2, men: 3, vie: 1 }
    const path = bandOf('duel.bande.json', 'mini-figs-mef-fan', {
      units: [
        { ...unit, name: 'Hache', traits: ['lance'] },
        { ...unit, name: 'Bouclier', melee: [{ score: 0, piercing: 0 }] },
      ],
    })
    const ask = (...words: readonly string[]) =>
      JSON.parse(odds(path, '--attacker', 'Hache', '--target', `${path}:Bouclier`, '--json', ...words).out)
    expect(ask().chance).toBeCloseTo(15 / 36, 12)
    // One for the charge, one for the lance; one more in the back.
    expect(ask('--charge').chance).toBeCloseTo(25 / 36, 12)
    expect(ask('--dos').chance).toBeCloseTo(30 / 36, 12)
    const { studies } = ask()
    const fallen = studies.find(({ id }: { id: string }) => id === 'melee-chute')
    expect(fallen.series[0].values[0]).toBeCloseTo(15 / 36, 12)
    expect(fallen.series[0].values[1]).toBeCloseTo(1 - (21 / 36) ** 2, 12)
    expect(fallen.series[1].values).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    const { out } = odds(path, '--attacker', 'Hache', '--target', `${path}:Bouclier`)
    expect(out).toMatch(/^ {2}1 Vie\t41,7\s%$/m)
    expect(out).toMatch(/^Chances d’être anéantie \(%\)$/m)
  })
})

describe('copiste odds of Argad!', () => {
  const profiles = [
    { name: 'Arbalétriers', count: 6, classe: 3, protection: '4', weapons: ['arbalete-de-guerre', 'courte'] },
    { name: 'Lancier', classe: 3, weapons: ['lance'] },
    { name: 'Bretteuse', classe: 3, weapons: ['epee'], competences: [{ id: 'bretteur' }] },
    { name: 'Dragon', classe: 5, protection: '5', mount: 'cavalier', weapons: ['sabre'] },
  ]
  const path = () => bandOf('troupe.bande.json', 'argad', { profiles })
  const ask = (...words: readonly string[]) => {
    const { code, out, err } = odds(path(), '--json', ...words)
    expect([code, err]).toEqual([0, ''])
    return JSON.parse(out)
  }
  const study = (answer: { studies: { id: string }[] }, id: string) =>
    answer.studies.find(one => one.id === id)

  it('shoots by range, cover, number and order', () => {
    const shot = (...words: readonly string[]) =>
      ask('--attacker', 'Arbalétriers', '--defence', '3', '--pv', '1', ...words)
    const plain = shot()
    expect(plain).toMatchObject({ attack: 'arbalete-de-guerre', touch: 0, damage: 0, defence: 5 })
    expect(plain.kill).toBeCloseTo(1 / 3, 12)
    expect(shot('--portee', 'longue').chance).toBeCloseTo(1 / 36, 12)
    expect(shot('--distance', '41').chance).toBeCloseTo(1 / 36, 12)
    expect(shot('--portee', 'moyenne', '--couvert')).toMatchObject({ touch: -1, defence: 6 })
    expect(shot('--meurtriere', '--cible-furtive').touch).toBe(-2)
    expect(shot('--tireurs', '6', '--groupe', '4').mean).toBeGreaterThan(1.9)
    expect(shot('--occasion', 'embuscade').chance).toBeCloseTo(1 / 2, 12)
    expect(study(plain, 'tir-portees')).toMatchObject({ marks: ['20 cm', '40 cm', '60 cm'] })
  })

  it('strikes, and says what one exchange comes to', () => {
    const blow = (...words: readonly string[]) =>
      ask('--attacker', 'Bretteuse', '--target', `${path()}:Arbalétriers`, '--riposte', 'courte', ...words)
    // Armour 4 stops a 4: 5 and 6 kill, 3 and 4 drive back.
    const plain = blow()
    expect(plain).toMatchObject({ attack: 'epee', defence: 4 })
    expect(plain.kill).toBeCloseTo(1 / 3, 12)
    expect(study(plain, 'issue')).toMatchObject({ says: 'Tue 1/3, recule 1/3, rien 1/3.' })
    expect(study(plain, 'echange')).toMatchObject({
      says: expect.stringContaining('Bretteuse frappe en premier'),
    })
    expect(study(blow('--deux-des'), 'echange')).toMatchObject({ says: expect.stringContaining('Ensemble') })
    const bare = ask('--attacker', 'Lancier', '--defence', '3', '--armure', '5', '--monture', 'cavalier')
    // One less against a rider: only a six that is thrown again beats 5.
    expect(bare.chance).toBeCloseTo(1 / 36, 12)
    expect(ask('--attacker', 'Dragon', '--defence', '3', '--charge').touch).toBe(2)
  })

  it('takes « un certain temps »', () => {
    const work = (...words: readonly string[]) =>
      ask('--attacker', 'Lancier', '--attack', 'un-certain-temps', '--defence', '1', ...words)
    expect(work('--tours', '3').chance).toBeCloseTo(13 / 18, 12)
    expect(work('--tours', '3', '--travail', 'avance').chance).toBeCloseTo(8 / 9, 12)
    expect(study(work(), 'un-certain-temps')).toMatchObject({ says: expect.stringContaining('899/324') })
  })

  it.each([
    [['--attacker', 'Lancier', '--defence', '3', '--portee', 'longue'], /--portee ne change rien ici/],
    [['--attacker', 'Lancier', '--defence', '3', '--charge'], /--charge ne change rien ici/],
    [['--attacker', 'Arbalétriers', '--defence', '3', '--mouvement'], /--mouvement ne change rien ici/],
    [['--attacker', 'Dragon', '--defence', '3', '--armure', '6'], /--armure ne connaît pas/],
    [['--attacker', 'Dragon', '--defence', '3', '--concentration', '1'], /ne connaît pas --concentration/],
  ] as const)('refuses %j in one line', (words, expected) => {
    const { code, out, err } = odds(path(), ...words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(expected)
  })
})

describe('copiste odds', () => {
  it('answers in the shape of the contract, exactly', () => {
    const { code, out, err } = odds(band(), '--attacker', 'mousse', '--defence', '8', '--pv', '4', '--json')
    expect([code, err]).toEqual([0, ''])
    const answer = JSON.parse(out)
    expect(answer).toMatchObject({
      attacker: 'Mousse',
      attack: 'arme-a-une-main',
      touch: 2,
      damage: 1,
      defence: 8,
    })
    expect(Object.keys(answer)).toEqual([
      'attacker',
      'attack',
      'touch',
      'damage',
      'defence',
      'chance',
      'mean',
      'distribution',
      'kill',
    ])
    expect(answer.chance).toBeCloseTo(11 / 36, 12)
    expect(answer.mean).toBeCloseTo(47 / 36, 12)
    // A six touches; the other die of one to five, or six, and FOR +1 wound.
    const expected = [25, 0, 2, 2, 2, 2, 2, 1].map(ways => ways / 36)
    expect(answer.distribution).toHaveLength(8)
    for (const [index, chance] of expected.entries())
      expect(answer.distribution[index]).toBeCloseTo(chance, 12)
    expect(answer.kill).toBeCloseTo(7 / 36, 12)
  })

  it('aims at a figure of another file, whose name may hold a colon', () => {
    const other = write('dames.bande.json', [lady])
    const { code, out } = odds(
      ...[band(), '--attacker', 'Mousse', '--target', `${other}:Aubépine: la Dame`, '--json'],
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ defence: 8, kill: 0 })
  })

  it('takes circumstances: a charge, Concentrations, a modifier, and what the target does', () => {
    const ask = (...words: readonly string[]) =>
      JSON.parse(odds(band(), '--attacker=Mousse', '--defence=8', '--json', ...words).out)
    expect(ask('--charge')).toMatchObject({ touch: 3, damage: 2 })
    expect(ask('--modifier', '-2')).toMatchObject({ touch: 0 })
    expect(ask('--concentration', '1').chance).toBeCloseTo(20 / 36, 12)
    expect(ask('--esquive').chance).toBe(0)
    expect(ask('--attack', 'arc', '--couvert')).toMatchObject({
      attack: 'arc',
      touch: 0,
      damage: 1,
      kill: null,
    })
    expect(ask('--but', 'toucher').chance).toBeCloseTo(11 / 36, 12)
  })

  it('says it in words', () => {
    const { out } = odds(band(), '--attacker', 'Mousse', '--defence', '8', '--pv', '4')
    expect(out).toMatch(/^Mousse, Arme à une main \(\+2, \+1\), contre CA 8 \(8\)\.$/m)
    expect(out).toMatch(/touche\t30,6\s%/)
    expect(out).toMatch(/en moyenne\t1,31 PV/)
    expect(out).toMatch(/4 PV ou plus\t19,4\s%/)
  })

  it('does its work on a band that breaks a rule, and exits with 1', () => {
    const path = write('hors-la-loi.bande.json', [{ ...mousse, classes: ['soldat', 'soldat'] }])
    const { code, out, err } = odds(path, '--attacker', 'Mousse', '--defence', '5', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({ attacker: 'Mousse' })
    expect(err).toContain('copiste check')
  })

  it.each([
    [[], /--attacker manque/],
    [['--attacker', 'Mouse', '--defence', '8'], /Vouliez-vous dire «\sMousse\s»/],
    [['--attacker', 'Mousse'], /Qui est visé/],
    [['--attacker', 'Mousse', '--defence', 'huit'], /--defence veut un nombre entier/],
    [['--attacker', 'Mousse', '--defence', '8', '--target', 'x.json:Y'], /s’excluent/],
    [['--attacker', 'Mousse', '--defence', '8', '--attack', 'arme-a-une-mains'], /arme-a-une-main/],
    [['--attacker', 'Sans arme', '--defence', '8'], /n’a pas d’attaque/],
    [['--attacker', 'Mousse', '--target', 'absente.bande.json:Y'], /n’existe pas/],
    [['--attacker', 'Mousse', '--target', 'sans-nom.bande.json'], /--target veut un fichier/],
    [['--attacker', 'Mousse', '--defence', '8', '--concentration', '40'], /de 0 à 4/],
    [['--attacker', 'Mousse', '--defence', '8', '--but', 'fuir'], /Choix\s: blesser, toucher, tuer/],
    [['--attacker', 'Mousse', '--defence', '8', '--chargee'], /--charge/],
    // What this attack or this target cannot have would be passed over, or counted against the rules.
    [
      ['--attacker', 'Mousse', '--attack', 'arc', '--defence', '8', '--charge'],
      /--charge ne change rien ici \(Arc contre CA\s8\)\s: retirez-le/,
    ],
    [['--attacker', 'Mousse', '--defence', '8', '--couvert'], /--couvert ne change rien ici/],
    [['--attacker', 'Mousse', '--defence', '8', '--botte-secrete'], /--botte-secrete ne change rien ici/],
    [
      ['--attacker', 'Mousse', '--defence', '8', '--riposte', 'arc'],
      /--riposte ne change rien ici\s: il veut une cible nommée/,
    ],
  ] as const)('refuses %j in one line', (words, expected) => {
    const { code, out, err } = odds(band(), ...words)
    expect([code, out]).toEqual([2, ''])
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toMatch(expected)
  })
})
