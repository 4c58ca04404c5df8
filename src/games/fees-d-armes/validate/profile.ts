/** A profile: its numbers, its factions, its actions and its rules. Chapitres 3.2 à 3.4. */
import { add, nearest, plural, pointer, quote, remove, replace, suggestion } from '../../../core/index.ts'
import { freshId, profileIds, slugOf, type Member, type MemberAction } from '../resolve.ts'
import { blankFaction, type Roster } from '../schema.ts'
import { toJson } from '../../../core/index.ts'
import type { Cure, Fault } from '../../kit/index.ts'
import { fault } from './code.ts'
import { validateKeywords } from './keywords.ts'

export const validateProfile = (roster: Roster, member: Member): readonly Fault[] => [
  ...validateIdentity(roster, member),
  ...validateNumbers(member),
  ...validateFactions(roster, member),
  ...validateActions(member),
  ...validateRules(member),
]

const idsOf = (roster: Roster): ReadonlySet<string> => new Set(profileIds(roster.profiles))

const validateIdentity = (roster: Roster, member: Member): readonly Fault[] => {
  const { profile, index, path, name } = member
  const first = roster.profiles.findIndex(({ id }) => id === profile.id)
  const fresh = freshId(slugOf(profile.name) || 'profil', idsOf(roster))
  return [
    ...(profile.name.trim() === ''
      ? [fault('warning', 'profile-without-name', `${path}/name`, `${name} n’a pas de nom.`)]
      : []),
    ...(profile.id !== '' && first < index
      ? [
          fault(
            'error',
            'duplicate-profile',
            `${path}/id`,
            `${name} porte l’identifiant ${quote(profile.id)}, déjà pris par ${roster.profiles[first]?.name.trim() || `le profil ${first + 1}`} : la bande ne connaît que le premier.`,
            () => [{ label: `L’appeler ${quote(fresh)}`, patch: [replace(`${path}/id`, fresh)] }],
          ),
        ]
      : []),
  ]
}

const validateNumbers = ({ profile, path, name }: Member): readonly Fault[] => [
  ...(profile.health < 1
    ? [
        fault(
          'error',
          'no-health',
          `${path}/health`,
          `${name} a 0 point de santé : il en faut 1 au moins pour entrer en jeu.`,
          () => [{ label: 'Donner 1 point de santé', patch: [replace(`${path}/health`, 1)] }],
        ),
      ]
    : []),
  ...(profile.action < 1
    ? [
        fault(
          'warning',
          'no-dice',
          `${path}/action`,
          `${name} ne lance aucun dé : seuls des jetons d’ordre lui en donneraient.`,
          () => [{ label: 'Donner 1 dé d’action', patch: [replace(`${path}/action`, 1)] }],
        ),
      ]
    : []),
  ...(profile.cost < 1
    ? [
        fault(
          'warning',
          'no-cost',
          `${path}/cost`,
          `${name} ne coûte rien : on en recruterait sans fin.`,
          () => [{ label: 'Fixer le coût à 1 point', patch: [replace(`${path}/cost`, 1)] }],
        ),
      ]
    : []),
]

const validateFactions = (roster: Roster, member: Member): readonly Fault[] => {
  const { profile, path, name, unknownFactions } = member
  const list = `${path}/factions`
  if (profile.factions.length === 0)
    return [
      fault(
        'error',
        'profile-without-faction',
        list,
        `${name} n’a aucune faction : il lui en faut une au moins.`,
        () => [
          ...joinings(roster, list),
          founding(freshId('faction', factionIds(roster)), 'Nouvelle faction', list),
        ],
      ),
    ]
  const unknown = new Set(unknownFactions.map(({ index }) => index))
  return profile.factions.flatMap((id, at) => {
    if (profile.factions.indexOf(id) < at)
      return [
        fault(
          'warning',
          'faction-twice',
          `${list}/${at}`,
          `${name} porte deux fois la faction ${quote(id)}.`,
          () => [{ label: 'Retirer la répétition', patch: [remove(`${list}/${at}`)] }],
        ),
      ]
    return unknown.has(at) ? [unknownFaction(roster, member, id, at)] : []
  })
}

const factionIds = (roster: Roster): ReadonlySet<string> => new Set(roster.factions.map(({ id }) => id))

/** The factions of the band, the one with the most profiles first. */
const joinings = (roster: Roster, list: string): readonly Cure[] => {
  const size = (id: string): number => roster.profiles.filter(({ factions }) => factions.includes(id)).length
  return roster.factions
    .filter(({ id }) => id !== '')
    .toSorted((a, b) => size(b.id) - size(a.id))
    .map(({ id, name }) => ({
      label: `Donner la faction ${quote(name.trim() || id)}`,
      patch: [add(`${list}/-`, id)],
    }))
    .slice(0, 1)
}

const factionsPath = pointer('roster', 'factions', '-')

const founding = (id: string, name: string, list: string): Cure => ({
  label: 'Créer une faction',
  patch: [add(factionsPath, toJson({ ...blankFaction(), id, name })), add(`${list}/-`, id)],
})

const unknownFaction = (roster: Roster, { path, name }: Member, id: string, at: number): Fault => {
  const known = roster.factions.map(faction => faction.id).filter(one => one !== '')
  const meant = nearest(id, known)
  const place = `${path}/factions/${at}`
  return fault(
    'error',
    'unknown-faction',
    place,
    `${name} : la faction ${quote(id)} n’existe pas dans cette bande.${suggestion(id, known)}`,
    () => [
      ...(meant === undefined ? [] : [{ label: `Écrire ${quote(meant)}`, patch: [replace(place, meant)] }]),
      {
        label: `Créer la faction ${quote(id)}`,
        patch: [add(factionsPath, toJson({ ...blankFaction(), id, name: id }))],
      },
      { label: `Retirer ${quote(id)}`, patch: [remove(place)] },
    ],
  )
}

const validateActions = (member: Member): readonly Fault[] => [
  ...(member.actions.length === 0
    ? [
        fault(
          'info',
          'no-actions',
          `${member.path}/actions`,
          `${member.name} n’a aucune action à lui : il ne sait que piller et fouiller.`,
        ),
      ]
    : []),
  ...member.actions.flatMap(action => validateAction(member, action)),
]

const validateAction = (member: Member, action: MemberAction): readonly Fault[] => {
  const owner = `${member.name}, ${action.name}`
  return [
    ...validateThreshold(owner, action),
    ...validateEffect(owner, action),
    ...validateKeywords({
      place: 'action',
      owner,
      known: action.keywords,
      unknown: action.unknown,
      proper: { path: `${member.path}/rules`, name: 'les règles', held: member.rules },
    }),
  ]
}

const validateThreshold = (
  owner: string,
  { path, action: { needs, plus, damage, damagePlus } }: MemberAction,
): readonly Fault[] => [
  ...(needs < 1
    ? [
        fault(
          'error',
          'needs-below-one',
          `${path}/needs`,
          `${owner} demande ${plural(needs, 'réussite')} : il en faut 1 au moins.`,
          () => [{ label: 'Demander 1 réussite', patch: [replace(`${path}/needs`, 1)] }],
        ),
      ]
    : []),
  ...(damagePlus && !plus
    ? [
        fault(
          'error',
          'damage-plus-alone',
          `${path}/damagePlus`,
          `${owner} : les dégâts portent un « + » et les réussites demandées n’en portent pas.`,
          () =>
            damage === null
              ? [withoutPlus(path)]
              : [
                  {
                    label: 'Ajouter le « + » aux réussites',
                    patch: [add(`${path}/plus`, true)],
                  },
                ],
        ),
      ]
    : []),
]

const withoutPlus = (path: string): Cure => ({
  label: 'Retirer le « + » des dégâts',
  patch: [add(`${path}/damagePlus`, false)],
})

const validateEffect = (
  owner: string,
  { path, action: { name, plus, damage, damagePlus, keywords, text } }: MemberAction,
): readonly Fault[] => {
  const silent = text.trim() === ''
  const nothing = damage === null && keywords.length === 0 && silent
  return [
    ...(name.trim() === ''
      ? [fault('warning', 'action-without-name', `${path}/name`, `${owner} n’a pas de nom.`)]
      : []),
    ...(nothing
      ? [
          fault(
            'warning',
            'action-without-effect',
            path,
            `${owner} ne fait rien : donnez-lui des dégâts, un mot-clé ou un texte.`,
          ),
        ]
      : []),
    ...(plus && damagePlus && damage === null
      ? [
          fault(
            'warning',
            'plus-without-damage',
            `${path}/damagePlus`,
            `${owner} : les dégâts portent un « + », mais n’ont pas de nombre.`,
            () => [withoutPlus(path)],
          ),
        ]
      : []),
    // A text of one's own may say what further successes are worth.
    ...(plus && !damagePlus && (damage !== null || silent)
      ? [
          fault(
            'warning',
            'threshold-plus-alone',
            `${path}/plus`,
            `${owner} : sans « + » aux dégâts, les réussites en trop ne valent rien.`,
            () =>
              damage === null
                ? [{ label: 'Retirer le « + » des réussites', patch: [replace(`${path}/plus`, false)] }]
                : [{ label: 'Ajouter le « + » aux dégâts', patch: [replace(`${path}/damagePlus`, true)] }],
          ),
        ]
      : []),
  ]
}

const validateRules = (member: Member): readonly Fault[] => {
  const { name, path, rules, unknownRules, ownRules, actions } = member
  const [first] = actions
  return [
    ...validateKeywords({
      place: 'regle',
      owner: name,
      known: rules,
      unknown: unknownRules,
      proper: first && { path: `${first.path}/keywords`, name: quote(first.name), held: first.keywords },
    }),
    ...ownRules.flatMap(({ rule, index }) =>
      (rule.name ?? '').trim() === '' && (rule.text ?? '').trim() === ''
        ? [
            fault(
              'warning',
              'empty-rule',
              `${path}/rules/${index}`,
              `${name} a une règle sans nom ni texte.`,
              () => [{ label: 'Retirer la règle vide', patch: [remove(`${path}/rules/${index}`)] }],
            ),
          ]
        : [],
    ),
  ]
}
