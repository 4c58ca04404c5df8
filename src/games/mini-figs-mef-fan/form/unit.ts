/** The fields of one unit. A choice is closed where taking it would go beyond what the rules, or the players, allow. */
import {
  add,
  plural,
  remove,
  replace,
  typeset,
  type Choice,
  type ChoiceField,
  type ChoiceGroup,
  type FormNode,
  type Patch,
  type Pointer,
} from '../../../core/index.ts'
import { nameField, numberField, notesField, iconField, place } from '../../kit/index.ts'
import { mostSpells, roles, spellDeeds, traits, type RoleEntry, type SpellDeed } from '../catalog/index.ts'
import { suggestNames } from '../names.ts'
import { isMage, type KnownSpell, type Member } from '../resolve.ts'
import { most } from '../schema.ts'
import { countOf } from '../validate/army.ts'
import { onePointMore, worths } from './numbers.ts'
import { scoreTable } from './scores.ts'

/** What a unit has to know of its army while it is edited. */
export interface Army {
  readonly members: readonly Member[]
  readonly agreed: Readonly<Record<RoleEntry['id'] | 'spells', number>>
  readonly known: ReadonlyMap<string, KnownSpell>
}

export const unitFields = (member: Member, army: Army): readonly FormNode[] => {
  const { unit, index } = member
  const at = (...keys: readonly (string | number)[]): Pointer => place('units', index, ...keys)
  const casts = isMage(member) || unit.spells.length > 0
  return [
    nameField(at('name'), 'Nom', unit.name, { suggestions: suggestNames(member) }),
    numberField(at('figures'), 'Figurines', unit.figures, { min: 1, max: most.figures }),
    scoreTable(member),
    {
      kind: 'choice',
      path: at('traits'),
      label: 'Particularités',
      mode: 'many',
      groups: [{ choices: traits.map(entry => traitChoice(member, entry)) }],
    },
    roleField(member, army),
    ...(unit.role === null
      ? []
      : [
          nameField(at('roleTitle'), 'Titre du rôle', unit.roleTitle ?? '', {
            help: 'Comme l’armée le nomme : nécromant, duchesse, crieur.',
            whenEmpty: 'remove',
          }),
        ]),
    ...(casts ? spellFields(member, army) : []),
    onePointMore(member),
    ...worths(member),
    {
      kind: 'toggle',
      path: at('large'),
      label: 'Grande cible',
      help: 'Tir +1 contre elle : une machine, un géant, un dragon.',
      value: unit.large ?? false,
    },
    iconField(at('icon'), unit.icon, 'Là où aucun portrait n’est choisi.'),
    { kind: 'picture', path: at('portrait'), label: 'Portrait', value: unit.portrait },
    notesField(at('notes'), unit.notes),
  ]
}

const traitChoice = (
  member: Member,
  { id, name, icon, brief, text, cost }: (typeof traits)[number],
): Choice => {
  const path = place('units', member.index, 'traits')
  const held = member.unit.traits.flatMap((trait, at) => (trait === id ? [at] : []))
  return {
    id,
    label: name,
    icon,
    summary: typeset(brief),
    detail: typeset(text),
    cost: `${cost} #`,
    taken: held.length > 0 ? 1 : 0,
    ...(held.length > 0
      ? { drop: held.toReversed().map(at => remove(`${path}/${at}`)) }
      : { take: [add(`${path}/-`, id)] }),
  }
}

const roleField = (member: Member, army: Army): ChoiceField => ({
  kind: 'choice',
  path: place('units', member.index, 'role'),
  label: 'Rôle',
  help: 'Gratuit, pour une figurine seule, et autant que les joueurs en sont convenus.',
  mode: 'one',
  groups: [
    {
      choices: [
        {
          id: 'aucun',
          label: 'Aucun rôle',
          icon: 'swordman',
          ...(member.unit.role === null ? { taken: 1 } : { taken: 0, take: becoming(member, null) }),
        },
        ...roles.map(role => roleChoice(member, army, role)),
      ],
    },
  ],
})

/** Spells leave with the mage. */
const becoming = (member: Member, role: string | null): Patch => [
  replace(place('units', member.index, 'role'), role),
  ...(role !== 'magicien' && member.unit.spells.length > 0
    ? [replace(place('units', member.index, 'spells'), [])]
    : []),
]

const roleChoice = (member: Member, army: Army, role: RoleEntry): Choice => {
  const taken = member.role === role
  const closed = taken ? undefined : whyNot(member, army, role)
  const patch = becoming(member, role.id)
  return {
    id: role.id,
    label: role.name,
    icon: role.icon,
    summary: typeset(role.brief),
    detail: typeset(role.text),
    taken: taken ? 1 : 0,
    ...(taken
      ? { drop: becoming(member, null) }
      : closed === undefined
        ? { take: patch }
        : { closed: typeset(closed), plan: patch }),
  }
}

const whyNot = (member: Member, { members, agreed }: Army, role: RoleEntry): string | undefined => {
  const { figures } = member.unit
  if (figures > 1) return `Un rôle va à une figurine seule, et ${member.name} en compte ${figures}.`
  const others = members.filter(other => other.index !== member.index && other.role === role)
  const [first] = others
  if (first && role.most !== null && others.length >= role.most)
    return `${first.name} l’est déjà, et une armée n’en a qu’un.`
  if (others.length < agreed[role.id]) return undefined
  return first
    ? `Les joueurs sont convenus de ${countOf(role, agreed[role.id])} : l’armée l’a déjà (${first.name}).`
    : 'Les joueurs ne sont convenus d’aucun.'
}

const spellFields = (member: Member, army: Army): readonly FormNode[] => {
  const { unit, index, spellsAgreed: allowed } = member
  return [
    {
      kind: 'choice',
      path: place('units', index, 'spells'),
      label: 'Sorts',
      help: 'Choisis en secret avant la partie ; la liste publique les tait.',
      mode: 'many',
      count: `${member.spells.length}/${allowed}`,
      groups: spellGroups(member, army),
    },
    ...(isMage(member)
      ? [
          numberField(
            place('units', index, 'spellsAgreed'),
            'Sorts convenus pour lui',
            unit.spellsAgreed ?? null,
            {
              help: `Vide : comme pour toute l’armée (${army.agreed.spells}). Un pour un acolyte, trois pour un archimage.`,
              min: 0,
              max: most.agreed,
              whenEmpty: 'remove',
            },
          ),
        ]
      : []),
  ]
}

const spellGroups = (member: Member, { known }: Army): readonly ChoiceGroup[] => {
  const all = [...known.values()]
  const of = (deed: SpellDeed | undefined): readonly Choice[] =>
    all.filter(({ catalogue }) => catalogue?.deed === deed).map(spell => spellChoice(member, spell))
  const deeds: readonly SpellDeed[] = ['blesse', 'commande', 'entrave', 'renforce']
  const own = of(undefined)
  return [
    ...deeds.map(deed => ({ title: spellDeeds[deed], choices: of(deed) })),
    ...(own.length > 0 ? [{ title: 'Sorts de l’armée', choices: own }] : []),
  ]
}

const spellChoice = (member: Member, { id, name, icon, brief, text, catalogue }: KnownSpell): Choice => {
  const path = place('units', member.index, 'spells')
  const held = member.unit.spells.flatMap((spell, at) => (spell === id ? [at] : []))
  return {
    id,
    label: name,
    icon,
    summary: typeset(brief),
    detail: typeset(text),
    ...(catalogue && { tags: [spellDeeds[catalogue.deed]] }),
    taken: held.length > 0 ? 1 : 0,
    ...(held.length > 0
      ? { drop: held.toReversed().map(at => remove(`${path}/${at}`)) }
      : learning(member, id)),
  }
}

/** Open while there is room for one more; else in the place of one, or as a plan. */
const learning = (member: Member, id: string): Pick<Choice, 'take' | 'closed' | 'plan' | 'swaps'> => {
  const path = place('units', member.index, 'spells')
  const take = [add(`${path}/-`, id)]
  if (!isMage(member))
    return { closed: typeset(`${member.name} n’est pas magicien : aucun sort ne lui revient.`) }
  const { spells: held, spellsAgreed: allowed, name } = member
  if (held.length < Math.min(allowed, mostSpells)) return { take }
  const closed =
    held.length >= allowed
      ? `${name} connaît déjà ${plural(held.length, 'sort')}, et l’accord est de ${allowed}.`
      : `${name} connaît déjà ${held.length} sorts, et le livre en prévoit ${mostSpells} au plus.`
  const swaps = held.map(({ entry, index }) => ({
    label: entry.name,
    take: [replace(`${path}/${index}`, id)],
  }))
  return { closed: typeset(closed), plan: take, ...(swaps.length > 0 && { swaps }) }
}
