/** The profiles of a band: written, copied, pasted, taken from the house, and recruited from. */
import {
  add,
  inDecimals,
  inPercent,
  plural,
  remove,
  removeItems,
  toJson,
  toJsonObject,
  type Choice,
  type FormNode,
  type FormPart,
  type JsonObject,
  type ListField,
  type ListItem,
  type Pasting,
  type Tally,
} from '../../../core/index.ts'
import { longField, nameField, notesField, numberField, place } from '../../kit/index.ts'
import { bringFaction, bringProfile, sameFaction } from '../bring.ts'
import { actionStats } from '../derive.ts'
import { houseCards, houseShelf } from '../house.ts'
import { discharge, dismiss, enlist } from '../recruit.ts'
import { freshId, profileIds, slugOf, type Company, type Member, type OwnRule } from '../resolve.ts'
import { blankAction, blankProfile, bounds, type Profile, type Roster } from '../schema.ts'
import { factionNames, numbersLine, profileDetail } from '../summary.ts'
import { iconField } from './icon.ts'
import { actionList } from './action.ts'
import { keywordFields } from './keywords.ts'

const profilesPath = place('profiles')

export const profilePart = (roster: Roster, members: readonly Member[], company: Company): FormPart => ({
  kind: 'list',
  id: 'profils',
  path: profilesPath,
  label: 'Profils',
  single: 'profil',
  one: 'un profil',
  icon: 'fairy',
  reorderable: true,
  items: members.map(member => profileItem(roster, member, company)),
  additions: additions(roster),
  pasting: pasting(roster),
})

const full = `Une bande garde ${bounds.lists} profils au plus.`

const additions = (roster: Roster): readonly Choice[] => [
  {
    id: 'vierge',
    label: 'Profil vierge',
    icon: 'character',
    summary: 'Tout est à écrire, de la massue aux bonnes manières.',
    taken: 0,
    ...whereRoom(roster, [add(`${profilesPath}/-`, toJson(freshProfile(roster)))]),
  },
  ...houseShelf().map(({ parcel, member }): Choice => ({
    id: `maison:${member.id}`,
    label: member.name,
    icon: member.icon,
    summary: numbersLine(member),
    detail: profileDetail(member),
    cost: plural(member.profile.cost, 'point'),
    taken: 0,
    tags: member.factions.map(({ name }) => name),
    ...whereRoom(roster, bringProfile(roster, parcel).patch),
  })),
]

const whereRoom = (roster: Roster, take: NonNullable<Choice['take']>): Pick<Choice, 'take' | 'closed'> =>
  roster.profiles.length < bounds.lists ? { take } : { closed: full }

/** In the only faction that there is, where there is one only. */
const freshProfile = (roster: Roster): Profile => ({
  ...blankProfile(),
  id: freshId('profil', new Set(profileIds(roster.profiles))),
  factions: roster.factions.length === 1 ? roster.factions.map(({ id }) => id) : [],
})

const profileItem = (roster: Roster, member: Member, company: Company): ListItem => {
  const { profile, index, path, name, count, icon, picture } = member
  const names = factionNames(member) || 'Sans faction'
  const copy = {
    ...profile,
    id: freshId(slugOf(profile.name) || 'profil', new Set(profileIds(roster.profiles))),
  }
  return {
    path,
    title: name,
    subtitle: count > 0 ? `${plural(count, 'recrue')} · ${names}` : names,
    icon,
    cost: plural(profile.cost, 'point'),
    ...(picture && { picture: picture.address }),
    tallies: () => tallies(member),
    ...(roster.profiles.length < bounds.lists && {
      duplicate: [add(`${profilesPath}/${index + 1}`, toJson(copy))],
    }),
    remove: [...(member.shadowed ? [] : discharge(roster, member)), remove(path)],
    fields: () => profileFields(roster, member, company),
  }
}

const tallies = (member: Member): readonly Tally[] => {
  const { profile, flies } = member
  const number = (
    id: string,
    [label, title]: readonly [string, string],
    value: number,
    better: Tally['better'] = 'more',
  ): Tally => ({ id, label, title, text: `${value}`, value, ...(better && { better }) })
  const best = actionStats(member).toSorted((a, b) => b.expectedDamage - a.expectedDamage)[0]
  return [
    number('cost', ['Coût', 'Points de recrutement'], profile.cost, 'less'),
    {
      ...number('movement', ['Mouv.', 'Mouvement, en cases'], profile.movement),
      text: `${profile.movement}${flies ? ' vol' : ''}`,
    },
    number('action', ['Action', 'Dés d’action'], profile.action),
    number('armour', ['Armure', 'Armure'], profile.armour),
    number('health', ['Santé', 'Points de santé'], profile.health),
    ...(best
      ? [
          {
            id: 'damage',
            label: 'Dégâts',
            title: 'Dégâts moyens de sa meilleure action, sans armure',
            text: inDecimals(best.expectedDamage),
            value: best.expectedDamage,
            better: 'more' as const,
            minor: true,
            lines: actionStats(member).map(({ name, chance, expectedDamage }) => ({
              label: name,
              value: `${inPercent(chance)} · ${inDecimals(expectedDamage)}`,
            })),
          },
        ]
      : []),
  ]
}

export const recruitChoice = (roster: Roster, member: Member, { points, limit }: Company): Choice => {
  const { profile, name, count, icon } = member
  const left = limit - points
  const take = enlist(roster, member)
  const drop = dismiss(roster, member)
  const closed = member.shadowed ? namesake : closedFor(profile.cost, left, roster)
  return {
    id: `recrue:${member.id}`,
    label: name,
    icon,
    summary: numbersLine(member),
    detail: profileDetail(member),
    cost: plural(profile.cost, 'point'),
    taken: count,
    repeats: true,
    tags: member.factions.map(faction => faction.name),
    ...(closed === undefined
      ? { take }
      : { closed, ...(closed !== crowded && closed !== namesake && { plan: take }) }),
    ...(drop && { drop }),
  }
}

const namesake = 'Un autre profil porte déjà cet identifiant.'
const crowded = 'La bande ne peut plus s’allonger.'

export const closedFor = (cost: number, left: number, { band }: Roster): string | undefined => {
  if (band.length >= bounds.lists) return crowded
  if (cost <= left) return undefined
  return left > 0 ? `Il ne reste que ${plural(left, 'point')}.` : 'Il ne reste plus de points de recrutement.'
}

const profileFields = (roster: Roster, member: Member, company: Company): readonly FormNode[] => {
  const { profile, path } = member
  return [
    nameField(`${path}/name`, 'Nom', profile.name),
    {
      kind: 'choice',
      path: place('band'),
      label: 'Recrues',
      help: 'Combien jouent dans la bande.',
      mode: 'many',
      count: `${company.points}/${company.limit}`,
      groups: [{ choices: [recruitChoice(roster, member, company)] }],
    },
    {
      kind: 'table',
      label: 'Caractéristiques',
      columns: [{ label: 'Valeur' }, { label: 'Précisions' }],
      rows: numbers.map(({ key, label, note, max, boxes }) => ({
        label,
        note,
        cells: [
          [numberField(`${path}/${key}`, label, profile[key], { min: 0, max, boxes })],
          key === 'movement'
            ? [{ kind: 'toggle', path: `${path}/flying`, label: 'Vole', value: profile.flying }]
            : [],
        ],
      })),
    },
    factionField(roster, member),
    actionList(member),
    ...keywordFields(`${path}/rules`, 'Règles permanentes', 'regle', member.rules),
    ownRules(member),
    { kind: 'picture', path: `${path}/portrait`, label: 'Portrait', value: profile.portrait },
    iconField(`${path}/icon`, profile.icon ?? '', 'remove'),
    notesField(`${path}/notes`, profile.notes),
  ]
}

const numbers = [
  { key: 'cost', label: 'Coût', note: 'en points', max: bounds.points, boxes: 6 },
  { key: 'movement', label: 'Mouvement', note: 'en cases', max: bounds.score, boxes: 8 },
  { key: 'action', label: 'Action', note: 'en dés', max: bounds.dice, boxes: 6 },
  { key: 'armour', label: 'Armure', note: 'ôtée des dégâts', max: bounds.score, boxes: 4 },
  { key: 'health', label: 'Santé', note: 'en cœurs', max: bounds.score, boxes: 10 },
] as const

/** Those of the band, and those of the house that it does not have. */
const factionField = (roster: Roster, { profile, path }: Member): FormNode => {
  const list = `${path}/factions`
  const strange = houseCards().filter(faction => !sameFaction(roster, faction))
  return {
    kind: 'choice',
    path: list,
    label: 'Factions',
    mode: 'many',
    count: `${profile.factions.length}`,
    groups: [
      {
        title: 'De la bande',
        choices: roster.factions.flatMap(({ id, name, icon, permanent }, index): readonly Choice[] => {
          if (id === '' || roster.factions.findIndex(other => other.id === id) !== index) return []
          const place = profile.factions.indexOf(id)
          return [
            {
              id,
              label: name.trim() || id,
              icon: icon.trim() || 'three-leaves',
              summary: permanent,
              taken: place < 0 ? 0 : 1,
              ...(place < 0 ? { take: [add(`${list}/-`, id)] } : { drop: [remove(`${list}/${place}`)] }),
            },
          ]
        }),
      },
      ...(strange.length > 0 && roster.factions.length < bounds.lists
        ? [
            {
              title: 'Toutes faites',
              choices: strange.map((faction): Choice => {
                const { patch, id } = bringFaction(roster, faction)
                return {
                  id: `maison:${faction.id}`,
                  label: faction.name,
                  icon: faction.icon,
                  summary: faction.permanent,
                  taken: 0,
                  take: [...patch, add(`${list}/-`, id)],
                }
              }),
            },
          ]
        : []),
    ],
  }
}

const ownRules = (member: Member): ListField => {
  const list = `${member.path}/rules`
  return {
    kind: 'list',
    path: list,
    label: 'Règles de votre cru',
    help: 'Le verso de la carte. Une aura vaut autour d’elle, en cases.',
    reorderable: false,
    items: member.ownRules.map(ruleItem),
    additions: [
      {
        id: 'regle',
        label: 'Une règle de votre cru',
        icon: 'quill-ink',
        taken: 0,
        ...(member.profile.rules.length < bounds.lists
          ? { take: [add(`${list}/-`, { name: '', text: '' })] }
          : { closed: `Un profil a ${bounds.lists} règles au plus.` }),
      },
    ],
  }
}

const ruleItem = ({ rule, path, label, text }: OwnRule): ListItem => ({
  path,
  title: label,
  ...(text !== '' && { subtitle: text.slice(0, 80) }),
  remove: [remove(path)],
  fields: () => [
    nameField(`${path}/name`, 'Nom', rule.name ?? ''),
    numberField(`${path}/aura`, 'Aura', rule.aura ?? null, {
      min: 0,
      max: bounds.score,
      unit: 'cases',
      whenEmpty: 'remove',
    }),
    longField(`${path}/text`, 'Texte de la règle', rule.text ?? ''),
  ],
})

/** A profile a row, with its first action; who comes without a faction of his own joins the first. */
const pasting = (roster: Roster): Pasting => {
  const options = roster.factions.flatMap(({ id, name }) =>
    id === '' ? [] : [{ id, label: name.trim() || id }],
  )
  const [first] = options
  const number = (label: string, to: string, max: number, aliases: readonly string[] = [], min = 0) =>
    ({ to, label, aliases, reads: { kind: 'number', min, max } }) as const
  return {
    path: profilesPath,
    one: 'profil',
    blank: pastedBlank(first?.id),
    most: bounds.lists,
    columns: [
      {
        to: '/name',
        label: 'Nom',
        aliases: ['Profil', 'Figurine', 'Personnage'],
        reads: { kind: 'text', maxLength: 120 },
      },
      number('Coût', '/cost', bounds.points, ['Points', 'Pts', 'Valeur']),
      ...(first
        ? [
            {
              to: '/factions/0',
              label: 'Faction',
              aliases: ['Factions', 'Camp'],
              reads: { kind: 'menu', options },
            } as const,
          ]
        : []),
      number('Mouvement', '/movement', bounds.score, ['Mouv', 'Mvt', 'Déplacement']),
      { to: '/flying', label: 'Vole', aliases: ['Vol', 'Volant'], reads: { kind: 'toggle' } },
      number('Action', '/action', bounds.dice, ['Dés', 'Dés d’action']),
      number('Armure', '/armour', bounds.score, ['Arm']),
      number('Santé', '/health', bounds.score, ['Vie', 'PV', 'Points de santé'], 1),
      {
        to: '/actions/0/name',
        label: 'Attaque',
        aliases: ['Nom de l’action', 'Arme'],
        reads: { kind: 'text', maxLength: 120 },
      },
      number('Réussites', '/actions/0/needs', bounds.score, ['Seuil'], 1),
      number('Dégâts', '/actions/0/damage', bounds.score),
      { to: '/notes', label: 'Notes', aliases: ['Remarques'], reads: { kind: 'text', maxLength: 5000 } },
    ],
  }
}

const pastedBlank = (faction: string | undefined): JsonObject => {
  const { id: _, ...blank } = blankProfile()
  return toJsonObject({
    ...blank,
    factions: faction === undefined ? [] : [faction],
    actions: [{ ...blankAction(), name: 'Coup', needs: 2 }],
  })
}

/** Who leaves a faction that is given up. */
export const memberships = ({ profiles }: Roster, id: string) =>
  profiles.flatMap(({ factions }, index) =>
    removeItems(
      place('profiles', index, 'factions'),
      factions.flatMap((faction, place) => (faction === id ? [place] : [])),
    ),
  )
