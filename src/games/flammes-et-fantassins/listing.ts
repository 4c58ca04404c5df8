/** The catalogue as `copiste catalog` lists it: every id with its printed name and numbers. */
import { typeset, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
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
} from './catalog/index.ts'
import { classSummary, equipmentSummary } from './catalog/summary.ts'

const section = (id: string, title: string, entries: readonly CatalogEntry[]): CatalogSection => ({
  id,
  title,
  entries: entries.map(entry => ({ ...entry, ...(entry.text && { text: typeset(entry.text) }) })),
})

export const listing = (): readonly CatalogSection[] => [
  section('classes', 'Classes', classes.map(classEntry)),
  section(
    'talents',
    'Talents',
    talents.map(({ id, name, icon, text, cost, when }) => ({
      id,
      name,
      icon,
      text,
      numbers: { cost, when },
    })),
  ),
  section('spells', 'Sorts', spells.map(spellEntry)),
  section(
    'specialities',
    'Spécialités',
    classes.flatMap(({ id, speciality }) =>
      speciality
        ? [{ id, name: speciality.name, icon: speciality.icon, text: speciality.text, numbers: {} }]
        : [],
    ),
  ),
  section('equipment', 'Équipement', equipment.map(equipmentEntry)),
  section('actions', 'Actions', actions.map(playEntry)),
  section('reactions', 'Réactions', reactions.map(playEntry)),
  section(
    'attacks',
    'Jets d’attaque',
    attackRules.map(({ id, name, hit, damage, defence }) => ({
      id,
      name,
      numbers: { hit, damage, defence },
    })),
  ),
  section(
    'modifiers',
    'Modificateurs',
    modifiers.map(({ id, name, when, hit, damage }) => ({ id, name, text: when, numbers: { hit, damage } })),
  ),
]

const classEntry = (entry: ClassEntry): CatalogEntry => ({
  ...{ id: entry.id, name: entry.name, icon: entry.icon, text: classSummary(entry) },
  numbers: {
    ...{ kind: entry.kind, pc: 1, scores: { ...entry.scores } },
    ...{ dep: entry.dep, mel: entry.mel, tir: entry.tir, iron: entry.iron },
    ...{ talents: entry.talents, spells: { ...entry.spells } },
  },
})

const spellEntry = ({ id, name, icon, text, domain, level, cost, ...spell }: SpellEntry): CatalogEntry => ({
  ...{ id, name, icon, text },
  numbers: {
    ...{ domain, level, cost, costNote: spell.costNote ?? null },
    ...{ target: spell.target, against: spell.against ?? null, lasts: spell.lasts ?? null },
  },
})

const playEntry = ({ id, name, icon, text, cost }: PlayEntry): CatalogEntry => ({
  ...{ id, name, icon, text },
  numbers: { cost },
})

const equipmentEntry = (entry: EquipmentEntry): CatalogEntry => {
  const { id, name, icon, kind, twoHanded, attack, dep, tra, ca, pv } = entry
  const summary = equipmentSummary(entry)
  return {
    ...{ id, name, icon, text: summary ? `${summary}. ${entry.text}` : entry.text },
    numbers: {
      ...{
        kind,
        iron: kind === 'etat' ? 0 : 1,
        hands: twoHanded ? 2 : 1,
        scores: { ...entry.scores },
        dep,
        tra,
        ca,
        pv,
      },
      ...(attack && {
        ...{ hit: attack.hit, damage: attack.damage, addsFor: attack.addsFor },
        ...{ range: attack.reach.base, thrown: attack.reach.thrown },
      }),
    },
  }
}
