/**
 * Why a choice is closed, told of the figure as it is: the rules tell what a band would break once the choice were taken,
 * with numbers that are not its own yet.
 */
import { plural, quote, typeset, type Diagnostic } from '../../../core/index.ts'
import {
  domainNames,
  equipmentById,
  kindLimits,
  maxClasses,
  nakedGear,
  spellById,
  type SpellEntry,
} from '../catalog/index.ts'
import { grants, ofKind, spellsOf, weapons, type Member } from '../resolve.ts'
import { code } from '../validate/code.ts'
import { pluralKind } from '../validate/equipment.ts'
import { nameOf } from '../titles.ts'

/** One id put on a list of the figure, in a new place or in the place of another. */
export interface Edit {
  readonly list: 'classes' | 'equipment' | 'spells'
  readonly id: string
  readonly instead?: number
}

/** The fault that the choice would bring, and what is so now in its place. A fault without numbers is as true before. */
export const whyClosed = (member: Member, fault: Diagnostic, edit: Edit): string => {
  const reason = reasons.get(fault.code)?.(member, edit)
  return reason === undefined ? fault.message : typeset(reason)
}

type Reason = (member: Member, edit: Edit) => string | undefined

const tooMany =
  (kind: 'melee' | 'tir' | 'bouclier' | 'armure' | 'materiel'): Reason =>
  member =>
    `${nameOf(member)} porte déjà ${pluralKind(ofKind(member, kind).length, kind)}, et n’a droit qu’à ${kindLimits[kind]}.`

const aboutSpell =
  (say: (member: Member, spell: SpellEntry) => string): Reason =>
  (member, { id }) => {
    const spell = spellById.get(id)
    return spell && say(member, spell)
  }

const reasons: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  [
    code('too-many-classes'),
    member =>
      `${nameOf(member)} a déjà ${plural(member.classes.length, 'classe')}, et ${maxClasses} au plus sont permises.`,
  ],
  [code('too-many-melee'), tooMany('melee')],
  [code('too-many-tir'), tooMany('tir')],
  [code('too-many-bouclier'), tooMany('bouclier')],
  [code('too-many-armure'), tooMany('armure')],
  [code('too-many-materiel'), tooMany('materiel')],
  [
    code('naked-armour'),
    (member, { id }) => {
      const [armour] = ofKind(member, 'armure')
      return equipmentById.get(id)?.kind === 'etat' && armour
        ? `${nameOf(member)} porte ${quote(armour.entry.name)}, et « Nu » exclut toute armure.`
        : `${nameOf(member)} est « Nu », ce qui exclut toute armure.`
    },
  ],
  [
    code('naked-gear'),
    member =>
      `« Nu » ne laisse que ${pluralKind(nakedGear, 'materiel')}, et ${nameOf(member)} en porte ${ofKind(member, 'materiel').length}.`,
  ],
  [
    code('shield-without-hand'),
    (member, { id }) => {
      const entry = equipmentById.get(id)
      const [held] = entry?.kind === 'bouclier' ? weapons(member) : ofKind(member, 'bouclier')
      return held && entry
        ? `${nameOf(member)} porte ${quote(held.entry.name)}, qui ne laisse pas de main pour ${quote(entry.name)}.`
        : undefined
    },
  ],
  [
    code('too-many-spells'),
    aboutSpell((member, { domain }) => {
      const known = spellsOf(member, domain).length
      return `${nameOf(member)} connaît déjà ${plural(known, 'sort')} de ${domainNames[domain].name} pour ${grants(member)[domain]} permis.`
    }),
  ],
  [
    code('spell-foreign-domain'),
    aboutSpell(
      (member, { domain }) => `${nameOf(member)} n’a pas accès au domaine ${domainNames[domain].name}.`,
    ),
  ],
  [
    code('level-rule'),
    aboutSpell((member, { domain }) => {
      const known = spellsOf(member, domain)
      const levelTwo = known.filter(({ entry }) => entry.level === 2).length
      return `${nameOf(member)} connaît en ${domainNames[domain].name} ${plural(known.length - levelTwo, 'sort')} de niveau I pour ${levelTwo} de niveau II : apprenez d’abord un sort de niveau I.`
    }),
  ],
])
