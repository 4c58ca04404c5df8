/** The catalogue as `copiste catalog` lists it: every id with its printed name and numbers. */
import { signed, typeset, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
import {
  actions,
  attackRules,
  classes,
  equipment,
  modifiers,
  reactions,
  spells,
  talents,
  type ClassEntry,
  type EquipmentEntry,
  type PlayEntry,
  type SpellEntry,
  type TalentEntry,
} from './catalog/index.ts'
import { classSummary, equipmentSummary, spellEffect, spellSummary } from './catalog/summary.ts'

const section = (id: string, title: string, entries: readonly CatalogEntry[]): CatalogSection => ({
  id,
  title,
  entries: entries.map(entry => ({
    ...entry,
    summary: typeset(entry.summary),
    ...(entry.text && { text: typeset(entry.text) }),
  })),
})

export const listing = (): readonly CatalogSection[] => [
  section('classes', 'Classes', classes.map(classEntry)),
  section('talents', 'Talents', talents.map(talentEntry)),
  section('spells', 'Sorts', spells.map(spellEntry)),
  section(
    'specialities',
    'Spécialités',
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
            },
          ]
        : [],
    ),
  ),
  section('equipment', 'Équipement', equipment.map(equipmentEntry)),
  section('actions', 'Actions', actions.map(playEntry('PA de Héros'))),
  section('reactions', 'Réactions', reactions.map(playEntry('PA de Bande'))),
  section(
    'attacks',
    'Jets d’attaque',
    attackRules.map(({ id, name, hit, damage, defence }) => ({
      id,
      name,
      summary: `Touche : ${hit} ; Dégâts : ${damage} ; défense : ${defence}`,
      numbers: { hit, damage, defence },
    })),
  ),
  section(
    'modifiers',
    'Modificateurs',
    modifiers.map(({ id, name, when, hit, damage }) => ({
      id,
      name,
      summary: `Touche ${signed(hit)}, Dégâts ${signed(damage)} : ${when}`,
      numbers: { hit, damage },
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
})

const talentEntry = ({ id, name, icon, text, cost, when }: TalentEntry): CatalogEntry => ({
  id,
  name,
  icon,
  text,
  summary: `${cost} PA de Héros, ${when}`,
  numbers: { cost, when },
})

const spellEntry = (spell: SpellEntry): CatalogEntry => {
  const { id, name, icon, domain, level, cost, target } = spell
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
  }
}

const playEntry =
  (currency: string) =>
  ({ id, name, icon, text, cost }: PlayEntry): CatalogEntry => ({
    id,
    name,
    icon,
    text,
    summary: `${cost} ${currency}`,
    numbers: { cost },
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
  }
}
