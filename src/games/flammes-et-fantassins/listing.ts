/** The catalogue as `copiste catalog` and the compendium list it: every id with its printed name, numbers and facts. */
import { enumerate, plural, signed, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
import {
  actions,
  attackRules,
  classes,
  domainNames,
  domains,
  equipment,
  modifiers,
  reactions,
  scoreNames,
  scores,
  spellDeeds,
  spells,
  talentById,
  talents,
  type ClassEntry,
  type ClassKind,
  type EquipmentEntry,
  type EquipmentKind,
  type PlayEntry,
  type ScoreBonus,
  type SpellEntry,
  type TalentEntry,
} from './catalog/index.ts'
import { catalogSection, factsOf } from '../kit/index.ts'
import {
  classSummary,
  damageOf,
  equipmentGains,
  equipmentSummary,
  levelNames,
  pvOfKind,
  spellEffect,
  spellSummary,
} from './catalog/summary.ts'
import { domainHues } from './hues.ts'

const changed = (amount: number): string | undefined => (amount === 0 ? undefined : signed(amount))

export const listing = (): readonly CatalogSection[] => [
  catalogSection('classes', { title: 'Classes', one: 'Classe', icon: 'character' }, classes.map(classEntry)),
  catalogSection(
    'talents',
    { title: 'Talents', one: 'Talent', icon: 'three-friends' },
    talents.map(talentEntry),
  ),
  catalogSection('spells', { title: 'Sorts', one: 'Sort', icon: 'spell-book' }, spells.map(spellEntry)),
  catalogSection(
    'specialities',
    { title: 'Spécialités', one: 'Spécialité', icon: 'star-swirl' },
    classes.flatMap(({ id, name, speciality }) =>
      speciality
        ? [
            {
              id,
              name: speciality.name,
              icon: speciality.icon,
              summary: name,
              text: speciality.text,
              numbers: {},
              facts: factsOf(['Classe', name], ['Usage', speciality.once && 'une fois par partie']),
            },
          ]
        : [],
    ),
  ),
  catalogSection(
    'equipment',
    { title: 'Équipement', one: 'Équipement', icon: 'knapsack' },
    equipment.map(equipmentEntry),
  ),
  catalogSection(
    'actions',
    { title: 'Actions', one: 'Action', icon: 'rolling-dices' },
    actions.map(playEntry('PA de Héros')),
  ),
  catalogSection(
    'reactions',
    { title: 'Réactions', one: 'Réaction', icon: 'riposte' },
    reactions.map(playEntry('PA de Bande')),
  ),
  catalogSection(
    'attacks',
    { title: 'Jets d’attaque', one: 'Jet d’attaque', icon: 'crossed-swords' },
    attackRules.map(({ id, name, hit, damage, defence }) => ({
      id,
      name,
      summary: `Touche : ${hit} ; Dégâts : ${damage} ; défense : ${defence}`,
      numbers: { hit, damage, defence },
      facts: factsOf(['Touche', hit], ['Dégâts', damage], ['Contre', defence]),
    })),
  ),
  catalogSection(
    'modifiers',
    { title: 'Modificateurs', one: 'Modificateur', icon: 'inverted-dice-6' },
    modifiers.map(({ id, name, when, hit, damage }) => ({
      id,
      name,
      summary: `Touche ${signed(hit)}, Dégâts ${signed(damage)} : ${when}`,
      numbers: { hit, damage },
      facts: factsOf(['Touche', changed(hit)], ['Dégâts', changed(damage)], ['Quand', when]),
    })),
  ),
]

const classEntry = (entry: ClassEntry): CatalogEntry => ({
  id: entry.id,
  name: entry.name,
  icon: entry.icon,
  summary: classSummary(entry),
  numbers: {
    kind: entry.kind,
    pc: 1,
    scores: { ...entry.scores },
    dep: entry.dep,
    mel: entry.mel,
    tir: entry.tir,
    iron: entry.iron,
    talents: entry.talents,
    spells: { ...entry.spells },
  },
  facts: factsOf(
    ['Coût', '1 PC'],
    ['Scores', scoresOf(entry.scores)],
    ['Dép.', changed(entry.dep)],
    ['Mêl.', changed(entry.mel)],
    ['Tir', changed(entry.tir)],
    ['PV', changed(pvOfKind[entry.kind])],
    ['Fer', entry.iron ? plural(entry.iron, 'pièce de plus', 'pièces de plus') : undefined],
    ['Talents', enumerate(entry.talents.map(id => talentById.get(id)?.name ?? id))],
    ['Sorts', spellsOf(entry)],
    ['Spécialité', entry.speciality?.name],
  ),
  tags: [{ of: 'Classes', label: classKindNames[entry.kind] }],
})

const classKindNames: Readonly<Record<ClassKind, string>> = {
  guerrier: 'Guerrier',
  roublard: 'Roublard',
  mage: 'Lanceur de Sorts',
}

const scoresOf = (bonus: ScoreBonus): string =>
  scores
    .flatMap(score => {
      const amount = changed(bonus[score] ?? 0)
      return amount ? [`${scoreNames[score].short} ${amount}`] : []
    })
    .join(', ')

const spellsOf = (entry: ClassEntry): string =>
  enumerate(
    domains.flatMap(domain => {
      const count = entry.spells[domain]
      return count ? [`${count} de ${domainNames[domain].name}`] : []
    }),
  )

const talentEntry = ({ id, name, icon, text, cost, when }: TalentEntry): CatalogEntry => ({
  id,
  name,
  icon,
  text,
  summary: `${cost} PA de Héros, ${when}`,
  numbers: { cost, when },
  facts: factsOf(
    ['Coût', `${cost} PA de Héros`],
    ['Quand', when],
    ['Classes', enumerate(classes.filter(entry => entry.talents.includes(id)).map(entry => entry.name))],
  ),
})

const spellEntry = (spell: SpellEntry): CatalogEntry => {
  const { id, name, icon, domain, level, cost, target, does } = spell
  return {
    id,
    name,
    icon,
    text: spellEffect(spell),
    summary: `${spellSummary(spell)}, ${target}`,
    numbers: {
      domain,
      level,
      cost,
      costNote: spell.costNote ?? null,
      target,
      against: spell.against ?? null,
      lasts: spell.lasts ?? null,
    },
    facts: factsOf(
      ['Cible', target],
      ['Coût', `${cost} PA de Héros${spell.costNote ? costNoted(spell.costNote) : ''}`],
      ['Cartes', `${plural(level, 'niveau', 'niveaux')} au moins`],
    ),
    tags: [
      {
        of: 'Domaine',
        label: domainNames[domain].name,
        icon: domainNames[domain].icon,
        hue: domainHues[domain],
      },
      { of: 'Niveau', label: `Niveau ${levelNames[level]}` },
      ...does.map(deed => ({ of: 'Effet', label: spellDeeds[deed] })),
    ],
    badge: levelNames[level],
  }
}

const costNoted = (note: string): string => (note.startsWith(';') ? note : ` ${note}`)

const playEntry =
  (currency: string) =>
  ({ id, name, icon, text, cost }: PlayEntry): CatalogEntry => ({
    id,
    name,
    icon,
    text,
    summary: `${cost} ${currency}`,
    numbers: { cost },
    facts: factsOf(['Coût', `${cost} ${currency}`]),
  })

const equipmentEntry = (entry: EquipmentEntry): CatalogEntry => {
  const { id, name, icon, text, kind, twoHanded, attack, dep, tra, ca, pv } = entry
  return {
    id,
    name,
    icon,
    text,
    summary: equipmentSummary(entry) || text,
    numbers: {
      kind,
      iron: kind === 'etat' ? 0 : 1,
      hands: twoHanded ? 2 : 1,
      scores: { ...entry.scores },
      dep,
      tra,
      ca,
      pv,
      ...(attack && {
        hit: attack.hit,
        damage: attack.damage,
        addsFor: attack.addsFor,
        range: attack.reach.base,
        thrown: attack.reach.thrown,
      }),
    },
    facts: factsOf(
      ['Fer', kind === 'etat' ? undefined : '1 pièce'],
      ['Mains', twoHanded ? '2' : attack && '1'],
      ['Touche', attack && signed(attack.hit)],
      ['Dégâts', attack && damageOf(attack)],
      ['Portée', attack && reachOf(attack)],
      ['Donne', equipmentGains(entry).join(', ')],
    ),
    tags: [{ of: 'Équipement', label: equipmentKindNames[kind] }],
  }
}

const reachOf = ({ kind, reach }: NonNullable<EquipmentEntry['attack']>): string => {
  if (kind === 'melee') return 'moins de 1 pouce'
  return reach.thrown ? `${reach.base} + DEX + FOR pouces` : plural(reach.base, 'pouce')
}

const equipmentKindNames: Readonly<Record<EquipmentKind, string>> = {
  melee: 'Arme de Mêlée',
  tir: 'Arme de Tir',
  bouclier: 'Bouclier',
  armure: 'Armure',
  materiel: 'Matériel',
  etat: 'État',
}
