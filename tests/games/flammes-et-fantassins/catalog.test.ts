/** Every entry against the rulebook, number by number: the expected values are typed here, not read from the code. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import {
  actions,
  classes,
  domainNames,
  equipment,
  modifiers,
  reactions,
  rulings,
  spellDeeds,
  spells,
  talents,
} from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { flammesEtFantassins } from '../../../src/games/flammes-et-fantassins/index.ts'

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim())

const amounts = (values: object): string =>
  Object.entries(values)
    .flatMap(([key, value]) =>
      typeof value === 'number' && value !== 0 ? [`${key}${value > 0 ? '+' : ''}${value}`] : [],
    )
    .join(' ')

const row = (...cells: readonly string[]): string => cells.filter(cell => cell !== '').join(' | ')

describe('classes (annexe «Les Classes»)', () => {
  it('are these 21', () => {
    const told = classes.map(({ id, kind, scores, dep, mel, tir, iron, talents: cards, spells: known }) =>
      row(id, kind, cards.join(' '), amounts(scores), amounts({ dep, mel, tir, iron }), amounts(known)),
    )
    expect(told).toEqual(
      lines(`
        archer | guerrier | dex+1 con+1 | tir+1
        barbare | guerrier | for+2 | dep+1
        chevalier | guerrier | con+2 | mel+1
        soldat | guerrier | for+1 con+1 | iron+1
        assassin | roublard | botte-secrete deplacement-rapide | dex+2
        barde | roublard | inspiration encouragement | int+1 cha+1
        bretteur | roublard | botte-secrete esquive | dex+1 for+1
        general | roublard | cri-de-ralliement j-ai-des-ordres | for+1 cha+1
        paladin | roublard | cri-de-ralliement imposition-des-mains | con+1 cha+1
        moine | roublard | esquive imposition-des-mains | dex+1 sag+1
        ranger | roublard | piege connaissance-du-terrain | con+1 int+1
        skald | roublard | inspiration legendes | sag+1 cha+1
        voleur | roublard | baratin esquive | dex+1 cha+1
        alchimiste | mage | dex+1 int+1 | tenebres+1 nature+1
        archimage | mage | int+2 | lumiere+1 magie+1
        druide | mage | for+1 sag+1 | nature+2
        magicien | mage | int+1 sag+1 | magie+2
        necromancien | mage | for+1 int+1 | tenebres+2
        pretre | mage | con+1 sag+1 | lumiere+2
        sage | mage | sag+2 | lumiere+1 nature+1
        sorcier | mage | cha+2 | tenebres+1 magie+1
      `),
    )
  })

  it('offer these eight specialities', () => {
    expect(
      classes.flatMap(({ id, speciality }) =>
        speciality ? [row(id, speciality.name, speciality.talent ?? '')] : [],
      ),
    ).toEqual([
      'alchimiste | Création de potion',
      'archimage | Haute Maîtrise',
      'druide | Langage animal',
      'magicien | Magie Scolaire',
      'necromancien | Crémation de l’Âme',
      'pretre | Imposition des Mains | imposition-des-mains',
      'sage | Mille années de sagesse',
      'sorcier | Murmures des ombres',
    ])
  })
})

describe('talents (annexe «Les Talents»)', () => {
  it('are these 12, at these costs, with these numbers in their text', () => {
    expect(
      talents.map(({ id, cost, when, text }) => row(id, `${cost}`, numbersIn(`${when} ${text}`))),
    ).toEqual(
      lines(`
        baratin | 0 | 6
        botte-secrete | 0
        connaissance-du-terrain | 0 | 3
        cri-de-ralliement | 0 | 1
        deplacement-rapide | 0
        encouragement | 0
        esquive | 0
        imposition-des-mains | 1 | 4
        inspiration | 1
        j-ai-des-ordres | 0 | 1 1
        legendes | 0
        piege | 0 | 2 3 5
      `),
    )
  })
})

describe('spells (annexe «Les Sorts»)', () => {
  it('are found by what they do', () => {
    const found = Object.fromEntries(
      Object.keys(spellDeeds).map(deed => [
        deed,
        spells.filter(({ does }) => does.some(one => one === deed)).map(({ id }) => id),
      ]),
    )
    expect(found).toEqual({
      soigne: ['vampirisme', 'reincarnation', 'soin', 'resurrection', 'soin-des-foules'],
      blesse: [
        'projectile-magique',
        'boule-de-feu',
        'vampirisme',
        'frappe-de-l-ombre',
        'rayon-de-lumiere',
        'poison',
        'eclair',
      ],
      renforce: [
        'armure-de-mage',
        'image-miroir',
        'force',
        'benediction',
        'cercle-de-protection',
        'peau-d-ecorce',
        'fusion-dans-la-terre',
      ],
      entrave: [
        'sommeil',
        'charme',
        'drain-d-energie-magique',
        'fascination-pour-les-tenebres',
        'acide',
        'terreur',
        'silence',
        'toile-d-araignee',
        'brouillard',
      ],
      deplace: [
        'teleportation',
        'forme-spectrale',
        'marche-des-batiments',
        'terreur',
        'changeforme',
        'fusion-dans-la-terre',
        'marche-des-forets-et-collines',
      ],
      zone: [
        'boule-de-feu',
        'fascination-pour-les-tenebres',
        'terreur',
        'silence',
        'cercle-de-protection',
        'soin-des-foules',
        'toile-d-araignee',
        'brouillard',
        'eclair',
      ],
    })
  })

  it('are these 32: domain, level, cost, and every number of the card', () => {
    expect(
      spells.map(({ id, domain, level, cost, costNote = '', target, against = '', text, lasts = '' }) =>
        row(id, domain, `${level}`, `${cost}`, numbersIn(`${costNote} ${target} ${against} ${text}`), lasts),
      ),
    ).toEqual(
      lines(`
        armure-de-mage | magie | 1 | 0 | 6 3 | round
        projectile-magique | magie | 1 | 0 | 6 0
        sommeil | magie | 1 | 0 | 6 5 0 | concentration
        image-miroir | magie | 1 | 0 | round
        charme | magie | 1 | 0 | 12 1 5 1
        teleportation | magie | 2 | 1
        boule-de-feu | magie | 2 | 1 | 12 3 1 6
        drain-d-energie-magique | magie | 2 | 1 | 12 3
        fascination-pour-les-tenebres | tenebres | 1 | 0 | 6 3
        forme-spectrale | tenebres | 1 | 0 | 1 5 | deplacement
        vampirisme | tenebres | 1 | 0
        frappe-de-l-ombre | tenebres | 1 | 0 | 12
        acide | tenebres | 1 | 0 | 1
        marche-des-batiments | tenebres | 2 | 1
        terreur | tenebres | 2 | 1 | 12 6 2 6
        reincarnation | tenebres | 2 | 0 | 1 0
        soin | lumiere | 1 | 0 | 4 6
        force | lumiere | 1 | 0 | 4 2 | round
        silence | lumiere | 1 | 0 | 8 4 | round
        benediction | lumiere | 1 | 0 | 4 | partie
        cercle-de-protection | lumiere | 1 | 0 | 1 3 | round
        resurrection | lumiere | 2 | 1 | 8
        soin-des-foules | lumiere | 2 | 1 | 8 4 6
        rayon-de-lumiere | lumiere | 2 | 1 | 8 2 6
        toile-d-araignee | nature | 1 | 0 | 8 4 | round
        poison | nature | 1 | 0 | 8 2 1 | partie
        peau-d-ecorce | nature | 1 | 0 | 2 1 | partie
        changeforme | nature | 1 | 0 | 8 | partie
        brouillard | nature | 1 | 0 | 2 | round
        eclair | nature | 2 | 1 | 6 3 6 6 | prochain-round
        fusion-dans-la-terre | nature | 2 | 1 | 1 | activation
        marche-des-forets-et-collines | nature | 2 | 1
      `),
    )
  })

  it('need these rolls', () => {
    expect(
      Object.fromEntries(spells.flatMap(({ id, against }) => (against === undefined ? [] : [[id, against]]))),
    ).toEqual({
      'projectile-magique': 'une Trame de 0',
      sommeil: 'la Trame de la cible',
      charme: 'la Trame de la cible',
      teleportation: 'la Trame d’une cible ennemie',
      'boule-de-feu': 'une Trame de X',
      'drain-d-energie-magique': 'la Trame de la cible',
      'fascination-pour-les-tenebres': 'une Trame de 3',
      'forme-spectrale': 'la Trame d’une cible ennemie',
      vampirisme: 'la Trame de la cible',
      'frappe-de-l-ombre': 'la Trame de la cible',
      acide: 'la Trame de la cible',
      reincarnation: 'la Trame de l’allié',
      resurrection: 'la Trame de la cible',
    })
  })

  it('oppose light to darkness and nature to magic', () => {
    expect(Object.entries(domainNames).map(([id, { opposite }]) => `${id} ${opposite}`)).toEqual([
      'magie nature',
      'tenebres lumiere',
      'lumiere tenebres',
      'nature magie',
    ])
  })
})

describe('equipment (annexe «L’Équipement»)', () => {
  it('is this, number by number', () => {
    const told = equipment.map(({ id, kind, twoHanded, attack, scores, dep, tra, ca, pv, discarded }) =>
      row(
        id,
        kind,
        twoHanded ? 'deux mains' : '',
        attack
          ? `${attack.kind} ${attack.hit} ${attack.damage}${attack.addsFor ? ' FOR' : ''} à ${attack.reach.base}${attack.reach.thrown ? '+DEX+FOR' : ''}`
          : '',
        amounts({ ca, tra, pv, dep }),
        amounts(scores),
        discarded ? 'défaussé' : '',
      ),
    )
    expect(told).toEqual(
      lines(`
        arme-a-deux-mains | melee | deux mains | melee 1 1 FOR à 1
        arme-a-une-main | melee | melee 1 0 FOR à 1
        baton | melee | deux mains | melee 0 -1 FOR à 1 | tra+1
        dague | melee | melee -1 0 FOR à 1 | dep+1
        masse | melee | melee 1 0 FOR à 1
        bouclier | bouclier | ca+1 tra-2
        pavois | bouclier | ca+1 | dex-1
        arbalete-legere | tir | deux mains | tir 1 1 à 8
        arbalete-lourde | tir | deux mains | tir 1 2 à 10
        arc | tir | deux mains | tir 1 0 FOR à 8
        arc-long | tir | deux mains | tir 0 0 FOR à 12
        couteaux-de-lancer | tir | tir 0 0 à 1+DEX+FOR
        robe | armure | ca-1 tra+2
        cuir | armure | ca+1 tra-1 pv+1
        maille | armure | ca+2 tra-2 pv+2
        plaque | armure | ca+3 tra-3 pv+4 | dex-1
        grappin | materiel
        grimoire | materiel
        materiel-de-crochetage | materiel
        bombe | materiel | tir 0 0 à 1+DEX+FOR | défaussé
        bombe-de-repulsif-a-chat | materiel | défaussé
        potion-de-vie | materiel | défaussé
        potion-de-force | materiel | défaussé
        potion-d-armure | materiel | défaussé
        potion-de-vitesse | materiel | défaussé
        potion-d-eloquence | materiel | défaussé
        parchemin | materiel | défaussé
        nu | etat | ca-1
      `),
    )
  })

  it.each([
    ['masse', '5 0'],
    ['materiel-de-crochetage', '2'],
    ['bombe', '2'],
    ['bombe-de-repulsif-a-chat', '1 4 2'],
    ['potion-de-vie', '4'],
    ['potion-de-force', '2'],
    ['potion-d-armure', '2'],
    ['potion-de-vitesse', '2'],
    ['potion-d-eloquence', ''],
    ['parchemin', '4 2'],
  ])('%s names its numbers: %s', (id, numbers) => {
    expect(numbersIn(equipment.find(entry => entry.id === id)?.text ?? 'absent 99')).toBe(numbers)
  })
})

describe('a bomb and a parchment', () => {
  const textOf = (id: string) => equipment.find(entry => entry.id === id)?.text ?? ''

  it('say what rulings 22 and 23 decide', () => {
    expect(textOf('bombe')).toMatch(/un seul jet de Tir, comparé à la CA de chaque figurine.*mêmes Dégâts/)
    expect(textOf('parchemin')).toMatch(/sans payer ni cartes ni PA de Héros/)
  })
})

describe('actions, reactions and modifiers (chapitre «Le Jeu»)', () => {
  it('are these, at these costs', () => {
    expect(actions.map(({ id, cost }) => `${id} ${cost}`)).toEqual([
      'deplacement 1',
      'attaque-de-melee 1',
      'attaque-de-tir 1',
      'lancer-un-sort 0',
      'concentration 1',
      'sentinelle 2',
      'charge 1',
      'commandement 1',
    ])
    expect(reactions.map(({ id, cost }) => `${id} ${cost}`)).toEqual([
      'esquive 1',
      'contre-attaque 1',
      'duel-magique 1',
    ])
    expect(modifiers.map(({ id, hit, damage }) => `${id} ${hit} ${damage}`)).toEqual([
      'sans-engagement -1 0',
      'vue-partielle -1 0',
      'charge 1 1',
      'concentration 1 1',
      'brouillard -2 0',
    ])
  })
})

describe('every entry', () => {
  const entries = [...classes, ...talents, ...spells, ...equipment]

  it.each(entries.map(({ id, name }) => [id, name]))('%s is its own printed name, «%s»', (id, name) => {
    expect(slug(name)).toBe(id)
  })

  it('has an icon of game-icons', () => {
    const require = createRequire(import.meta.url)
    const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
    const used = [
      ...[...entries, ...actions, ...reactions].map(({ icon }) => icon),
      ...classes.flatMap(({ speciality }) => (speciality ? [speciality.icon] : [])),
      ...Object.values(domainNames).map(({ icon }) => icon),
      ...flammesEtFantassins.assets.map(({ icon }) => icon),
    ]
    expect(used.filter(icon => !Object.hasOwn(icons, icon))).toEqual([])
  })

  it('tells spells, talents and equipment apart by their icons', () => {
    for (const list of [classes, spells, talents, equipment])
      expect(new Set(list.map(({ icon }) => icon)).size).toBe(list.length)
  })

  it('fits a card: 380 characters, 520 for the longest spells', () => {
    const long = entries.filter(entry => 'text' in entry && entry.text.length > 380).map(({ id }) => id)
    expect(long).toEqual([])
    expect(classes.filter(({ speciality }) => (speciality?.text.length ?? 0) > 380)).toEqual([])
  })

  it('is listed with its printed name', () => {
    const listed = flammesEtFantassins
      .catalog()
      .flatMap(section => section.entries.map(({ id, name }) => `${id} ${name}`))
    expect(listed).toEqual(expect.arrayContaining(entries.map(({ id, name }) => `${id} ${name}`)))
  })
})

describe('the numbers of a Mage', () => {
  it('stand on the cards of the spells that are thrown or measured with them, and on no others', () => {
    const using = (...numbers: readonly string[]) =>
      spells
        .filter(({ uses }) => numbers.every(number => uses.some(use => use === number)))
        .map(({ id }) => id)
    // Nineteen of the thirty-two are never thrown.
    expect(using('touche')).toEqual(spells.filter(({ against }) => against !== undefined).map(({ id }) => id))
    expect(using('touche')).toHaveLength(13)
    // Acid destroys a piece, whatever the die of Effect.
    expect(using('touche').filter(id => !using('effet').includes(id))).toEqual(['acide'])
    expect(using('effet').filter(id => !using('touche').includes(id))).toEqual([])
    expect(using('sag')).toEqual(['silence', 'cercle-de-protection'])
    expect(using('dep')).toEqual(['teleportation', 'fusion-dans-la-terre'])
    expect(spells.filter(({ uses }) => uses.length === 0)).toHaveLength(16)
  })
})

describe('rulings', () => {
  it('are numbered from 1, the eleven of the page first', () => {
    expect(rulings.map(({ number }) => number)).toEqual(rulings.map((_, index) => index + 1))
    expect(rulings.length).toBeGreaterThanOrEqual(11)
    const textOf = (number: number) => rulings.find(ruling => ruling.number === number)?.text ?? ''
    expect(textOf(8)).toMatch(/3 pouces.*où se tient le Mage.*6 pouces/)
    expect(textOf(9)).toMatch(/3 figurines.*10/)
    expect(textOf(23)).toMatch(/ni cartes ni PA de Héros.*PA de Bande.*reste dû/)
    expect(textOf(28)).toMatch(/Armure de Mage.*aussitôt joué.*cesse quand ce même Round s’achève/)
    expect(textOf(10)).toMatch(/un piège et deux leurres.*Voleurs et Rangers/)
  })
})

/** Digits in reading order; numbers in words are the text's own affair. */
function numbersIn(text: string): string {
  return [...text.matchAll(/\d+/g)].map(([digits]) => digits).join(' ')
}
