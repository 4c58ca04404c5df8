/** The fields of one figure. A choice is closed when taking it would break a rule: validate says which. */
import {
  accordField,
  add,
  agreed,
  groupBy,
  pointer,
  remove,
  replace,
  type Choice,
  type ChoiceGroup,
  type Diagnostic,
  type FormNode,
  type Patch,
} from '../../../core/index.ts'
import { nameField, notesField, type Placed } from '../../kit/index.ts'
import {
  buildNames,
  classes,
  domainNames,
  domains,
  equipment,
  kindLimits,
  maxClasses,
  spellBriefs,
  spellById,
  spellDeeds,
  spells,
  type ClassEntry,
  type Domain,
  type EquipmentEntry,
  type EquipmentKind,
  type SpellEntry,
} from '../catalog/index.ts'
import { classSummary, equipmentSummary, levelNames, spellDetail, spellSummary } from '../catalog/summary.ts'
import { deriveFigure } from '../derive.ts'
import { worked } from '../documents/worked.ts'
import { suggestNames } from '../names.ts'
import { domainHues } from '../hues.ts'
import {
  grants,
  has,
  isMage,
  levelSplits,
  ofKind,
  resolveFigure,
  spellsOf,
  weapons,
  type Member,
} from '../resolve.ts'
import { classNameOf, titleOf, nameOf } from '../titles.ts'
import { validateMember } from '../validate.ts'
import { whyClosed, type Edit } from './closed.ts'
import { numberReadouts } from './numbers.ts'

/** Why nothing more can be bought, where that is so. */
export interface Spent {
  readonly pc: string | undefined
  readonly iron: string | undefined
}

export const figureFields = (member: Member, spent: Spent): readonly FormNode[] => {
  const { figure } = member
  // What it is called stays while its classes are tried, so that what is wrong with it is said in the same words.
  const named: Member = { ...member, figure: { ...figure, name: nameOf(member) } }
  const faults = new Set(errorsOf(named).map(({ message }) => message))
  const editing: Editing = { member: named, spent, faults, tried: new Map() }
  const at = (key: string) => pointer('roster', 'figures', member.index, key)
  return [
    nameField(at('name'), 'Nom', figure.name, { suggestions: suggestNames(member) }),
    accordField(at('accord'), figure.accord, accord => titleOf({ ...member, figure: { ...figure, accord } })),
    {
      kind: 'choice',
      path: at('build'),
      label: 'Carrure',
      mode: 'one',
      groups: [{ choices: builds(member) }],
    },
    {
      kind: 'choice',
      path: at('classes'),
      label: 'Classes',
      mode: 'many',
      count: `${member.classes.length}/${maxClasses}`,
      groups: classGroups(editing),
    },
    {
      kind: 'choice',
      path: at('equipment'),
      label: 'Équipement',
      help: 'La première arme est offerte ; chaque autre pièce d’équipement coûte une pièce de fer.',
      mode: 'many',
      count: `${member.gear.length}`,
      groups: equipmentGroups(editing),
    },
    ...(isMage(member) || figure.spells.length > 0 || figure.speciality ? magicFields(editing) : []),
    ...numberReadouts(member),
    { kind: 'picture', path: at('portrait'), label: 'Portrait', value: figure.portrait },
    notesField(at('notes'), figure.notes),
  ]
}

const magicFields = (editing: Editing): readonly FormNode[] => {
  const { member } = editing
  const at = (key: string) => pointer('roster', 'figures', member.index, key)
  return [
    {
      kind: 'choice',
      path: at('speciality'),
      label: 'Spécialité',
      mode: 'one',
      groups: [{ choices: specialities(member) }],
    },
    ...(has(member, 'grimoire')
      ? [
          {
            kind: 'choice',
            path: at('grimoire'),
            label: 'Domaine du grimoire',
            mode: 'one',
            groups: [{ choices: domains.map(domain => grimoireDomain(member, domain)) }],
          } satisfies FormNode,
        ]
      : []),
    {
      kind: 'choice',
      path: at('spells'),
      label: 'Sorts',
      help: 'Dans chaque domaine, au moins autant de sorts de niveau I que de niveau II.',
      mode: 'many',
      count: `${member.spells.length}/${domains.reduce((sum, domain) => sum + grants(member)[domain], 0)}`,
      groups: domains.map(domain => spellGroup(editing, domain)),
    },
  ]
}

const patchOf = (member: Member, { list, id, instead }: Edit): Patch =>
  instead === undefined
    ? [add(pathOf(member, list, '-'), id)]
    : [
        replace(pathOf(member, list, instead), id),
        ...(list === 'classes' ? forgetSpeciality(member, member.figure.classes[instead]) : []),
      ]

const edited = ({ figure, index }: Member, { list, id, instead }: Edit): Member =>
  resolveFigure(
    { ...figure, [list]: instead === undefined ? [...figure[list], id] : figure[list].with(instead, id) },
    index,
  )

/**
 * What an edit would break in its own list that is not broken yet: the reason why its choice is closed. A choice that
 * repairs stays open: a level I spell is never refused for the level rule, whatever the count that the rule tells.
 */
const newFault = (editing: Editing, edit: Edit): Diagnostic | undefined => {
  const { tried } = editing
  // To the rules one parchment is like another, whatever spell it names: forty are tried as one.
  const key = `${edit.id.replace(/:.*/, '')}/${edit.list}/${edit.instead ?? '-'}`
  const known = tried.get(key)
  if (known) return known.fault
  const fault = firstFault(editing, edit)
  tried.set(key, { fault })
  return fault
}

const firstFault = ({ member, faults }: Editing, edit: Edit): Diagnostic | undefined => {
  const list = pathOf(member, edit.list)
  const levelOne = edit.list === 'spells' && spellById.get(edit.id)?.level === 1
  return errorsOf(edited(member, edit)).find(
    ({ code, path, message }) =>
      path.startsWith(list) && !faults.has(message) && !(levelOne && code.endsWith('.level-rule')),
  )
}

const errorsOf = (member: Member): readonly Diagnostic[] =>
  validateMember(member).filter(({ severity }) => severity === 'error')

/** A figure in the editor, what is wrong with it already, and why nothing more can be bought, where that is so. */
interface Editing {
  readonly member: Member
  readonly faults: ReadonlySet<string>
  readonly tried: Map<string, { readonly fault: Diagnostic | undefined }>
  readonly spent: Spent
}

/**
 * Open, or closed with the reason; what is closed for want of room or means may take the place of something held, as long
 * as that breaks nothing new.
 */
const open = (
  editing: Editing,
  edit: Edit,
  spent?: string,
  held: readonly Placed<{ readonly name: string }>[] = [],
): Pick<Choice, 'take' | 'closed' | 'swaps' | 'plan'> => {
  const { member } = editing
  const fault = newFault(editing, edit)
  const closed = fault ? whyClosed(member, fault, edit) : spent
  if (closed === undefined) return { take: patchOf(member, edit) }
  const swaps = groupBy(held, ({ entry }) => entry.name).flatMap(([{ entry, index }]) => {
    const instead: Edit = { ...edit, instead: index }
    return newFault(editing, instead) ? [] : [{ label: entry.name, take: patchOf(member, instead) }]
  })
  return { closed, plan: patchOf(member, edit), ...(swaps.length > 0 && { swaps }) }
}

const pathOf = (member: Member, ...keys: readonly (string | number)[]) =>
  pointer('roster', 'figures', member.index, ...keys)

const builds = (member: Member): readonly Choice[] =>
  (
    [
      [
        'agile',
        agreed(buildNames.agile, member.figure.accord),
        'acrobatic',
        'Mêlée et CA suivent la DEX ; la Charge est interdite.',
      ],
      [
        'puissant',
        agreed(buildNames.puissant, member.figure.accord),
        'muscle-up',
        'La Mêlée suit la FOR, la CA suit la CON ; la Charge est permise.',
      ],
    ] as const
  ).map(([id, label, icon, summary]) => {
    const taken = member.figure.build === id
    return {
      id,
      label,
      icon,
      summary,
      taken: taken ? 1 : 0,
      ...(!taken && { take: [replace(pathOf(member, 'build'), id)] }),
    }
  })

const kindTitles = { guerrier: 'Guerriers', roublard: 'Roublards', mage: 'Lanceurs de Sorts' } as const

const classGroups = (editing: Editing): readonly ChoiceGroup[] =>
  (['guerrier', 'roublard', 'mage'] as const).map(kind => ({
    title: kindTitles[kind],
    choices: classes.filter(entry => entry.kind === kind).map(entry => classChoice(editing, entry)),
  }))

const classChoice = (editing: Editing, entry: ClassEntry): Choice => {
  const { member } = editing
  const places = member.classes.filter(held => held.entry === entry)
  const last = places.at(-1)
  return {
    id: entry.id,
    label: classNameOf(member, entry),
    icon: entry.icon,
    summary: classSummary(entry),
    cost: '1 PC',
    taken: places.length,
    ...(last
      ? { drop: dropClass(member, entry, last.index) }
      : open(
          editing,
          { list: 'classes', id: entry.id },
          // A figure without a class cannot play: its first is never refused for the purse.
          member.classes.length === 0 ? undefined : editing.spent.pc,
          member.classes.map(held => ({ ...held, entry: { name: classNameOf(member, held.entry) } })),
        )),
  }
}

const dropClass = (member: Member, entry: ClassEntry, index: number): Patch => [
  remove(pathOf(member, 'classes', index)),
  ...forgetSpeciality(member, entry.id),
]

/** A speciality leaves with its class. */
const forgetSpeciality = (member: Member, classId: string | undefined): Patch =>
  classId !== undefined && member.figure.speciality === classId
    ? [replace(pathOf(member, 'speciality'), null)]
    : []

const slots: readonly (readonly [EquipmentKind, string])[] = [
  ['melee', 'Armes de Mêlée'],
  ['tir', 'Armes de Tir'],
  ['bouclier', 'Boucliers'],
  ['armure', 'Armures'],
  ['materiel', 'Matériel'],
  ['etat', 'Habillement'],
]

const equipmentGroups = (editing: Editing): readonly ChoiceGroup[] => [
  ...slots.map(([kind, title]) => ({
    title,
    choices: equipment
      .filter(entry => entry.kind === kind && entry.id !== 'parchemin')
      .map(entry => equipmentChoice(editing, entry, entry.id)),
  })),
  { title: 'Parchemins', choices: spells.map(spell => parchment(editing, spell)) },
]

const parchmentEntry = equipment.find(entry => entry.id === 'parchemin')

const parchment = (editing: Editing, spell: SpellEntry): Choice => {
  if (!parchmentEntry) throw new Error('the catalogue has lost its parchment')
  return {
    ...equipmentChoice(editing, parchmentEntry, `parchemin:${spell.id}`),
    label: `Parchemin : ${spell.name}`,
    icon: spell.icon,
    summary: spellSummary(spell),
    detail: `${parchmentEntry.text} ${spell.name}. ${spellDetail(spell)}`,
  }
}

const equipmentChoice = (editing: Editing, entry: EquipmentEntry, id: string): Choice => {
  const { member, spent } = editing
  const last = member.gear.findLast(({ index }) => member.figure.equipment[index] === id)
  const [worn] = entry.kind === 'etat' || kindLimits[entry.kind] > 1 ? [] : ofKind(member, entry.kind)
  const edit: Edit = { list: 'equipment', id, ...(worn && { instead: worn.index }) }
  const [firstWeapon] = weapons(member)
  // What stands, or would stand, in the place of the first weapon is offered as it is.
  const offered = isWeapon(entry) && (firstWeapon === undefined || firstWeapon === (last ?? worn))
  const free = entry.kind === 'etat' || worn !== undefined || offered
  const single = entry.kind !== 'materiel' || entry.id === 'grimoire'
  const rivals = entry.kind === 'materiel' ? ofKind(member, 'materiel') : []
  return {
    id,
    label: entry.name,
    icon: entry.icon,
    summary: equipmentSummary(entry),
    detail: entry.text,
    cost: entry.kind === 'etat' || offered ? 'gratuit' : '1 fer',
    taken: member.figure.equipment.filter(held => held === id).length,
    ...(last && { drop: [remove(pathOf(member, 'equipment', last.index))] }),
    ...(last && single ? {} : open(editing, edit, free ? undefined : spent.iron, last ? [] : rivals)),
  }
}

const isWeapon = ({ kind }: EquipmentEntry): boolean => kind === 'melee' || kind === 'tir'

const specialities = (member: Member): readonly Choice[] =>
  member.classes.flatMap(({ entry }) => {
    if (!entry.speciality) return []
    const taken = member.speciality === entry
    const path = pathOf(member, 'speciality')
    return [
      {
        id: entry.id,
        label: entry.speciality.name,
        icon: entry.speciality.icon,
        summary: classNameOf(member, entry),
        detail: entry.speciality.text,
        taken: taken ? 1 : 0,
        ...(taken ? { drop: [replace(path, null)] } : { take: [replace(path, entry.id)] }),
      },
    ]
  })

const grimoireDomain = (member: Member, domain: Domain): Choice => {
  const taken = member.figure.grimoire === domain
  const path = pathOf(member, 'grimoire')
  return {
    id: domain,
    label: domainNames[domain].name,
    icon: domainNames[domain].icon,
    taken: taken ? 1 : 0,
    ...(taken ? { drop: [replace(path, null)] } : { take: [replace(path, domain)] }),
  }
}

const spellGroup = (editing: Editing, domain: Domain): ChoiceGroup => {
  const { member } = editing
  const granted = grants(member)[domain]
  const known = spellsOf(member, domain)
  const ratio = levelSplits(granted).some(([, two]) => two > 0)
    ? ', au moins autant de I que de II'
    : ', de niveau I'
  return {
    title: domainNames[domain].name,
    icon: domainNames[domain].icon,
    hue: domainHues[domain],
    note: granted ? `${known.length} sur ${granted}${ratio}` : 'aucun sort de ce domaine',
    choices: spells.filter(spell => spell.domain === domain).map(spell => spellChoice(editing, spell)),
  }
}

const spellChoice = (editing: Editing, spell: SpellEntry): Choice => {
  const { member } = editing
  const place = member.spells.find(({ entry }) => entry === spell)
  return {
    id: spell.id,
    label: spell.name,
    icon: spell.icon,
    hue: domainHues[spell.domain],
    summary: worked(spellBriefs[spell.id], deriveFigure(member)),
    detail: spellDetail(spell),
    cost: `${spell.cost} PA`,
    mark: levelNames[spell.level],
    tags: [`Niveau ${levelNames[spell.level]}`, ...spell.does.map(deed => spellDeeds[deed])],
    taken: place ? 1 : 0,
    ...(place
      ? { drop: [remove(pathOf(member, 'spells', place.index))] }
      : open(editing, { list: 'spells', id: spell.id })),
  }
}
