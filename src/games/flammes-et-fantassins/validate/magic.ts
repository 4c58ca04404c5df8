/** Spells, grimoire and speciality. Annexes «Les Lanceurs de Sorts» and «Les Sorts», rulings 6 and 7. */
import { nearest, plural, quote, replace, warning } from '../../../core/index.ts'
import { indexesOf, repeated, type Placed } from '../../kit/index.ts'
import {
  domainNames,
  domains,
  spellIds,
  type ClassEntry,
  type Domain,
  type SpellEntry,
} from '../catalog/index.ts'
import { grants, grimoireDomain, has, isMage, spellsOf, type Member } from '../resolve.ts'
import { at, code } from './code.ts'
import { balanced, becoming, changed, fault, losing, surplus, type Cure, type Fault } from './cure.ts'
import { validateUnknown } from './unknown.ts'
import { nameOf } from '../titles.ts'

export const validateMagic = (member: Member): readonly Fault[] => [
  ...validateUnknown(member, 'spells', member.unknown.spells, {
    code: 'unknown-spell',
    noun: 'le sort',
    known: spellIds,
  }),
  ...duplicates(member),
  ...grimoire(member),
  ...domains.flatMap(domain => [...allowance(member, domain), ...levels(member, domain)]),
  ...speciality(member),
]

const duplicates = (member: Member): readonly Fault[] =>
  repeated(member.spells, ({ entry }) => entry.id).map(([{ entry }, ...again]) =>
    fault(
      code('duplicate-spell'),
      at(member, 'spells', again[0].index),
      `${nameOf(member)} connaît déjà ${quote(entry.name)} : choisissez un autre sort.`,
      () => forgetting(member, again, `Garder ${quote(entry.name)} une seule fois`),
    ),
  )

const grimoire = (member: Member): readonly Fault[] => {
  const chosen = member.figure.grimoire
  if (!has(member, 'grimoire'))
    return chosen
      ? [
          warning(
            code('grimoire-domain-without-grimoire'),
            at(member, 'grimoire'),
            `${nameOf(member)} a choisi un domaine de grimoire sans porter de grimoire : il ne donne aucun sort.`,
            { label: 'Oublier ce domaine', patch: [replace(at(member, 'grimoire'), null)] },
          ),
        ]
      : []
  if (chosen || !isMage(member)) return []
  const meant = grimoireDomain(member) ?? domains.find(domain => grants(member)[domain] > 0) ?? 'magie'
  return [
    warning(
      code('grimoire-domain'),
      at(member, 'grimoire'),
      `${nameOf(member)} porte un grimoire : dites de quel domaine est le sort qu’il donne.`,
      {
        label: `Grimoire de ${domainNames[meant].name}`,
        patch: [replace(at(member, 'grimoire'), meant)],
      },
    ),
  ]
}

const allowance = (member: Member, domain: Domain): readonly Fault[] => {
  const known = spellsOf(member, domain)
  const granted = grants(member)[domain]
  const { name } = domainNames[domain]
  const extra = known.slice(granted)
  if (extra[0])
    return [
      fault(
        code(granted === 0 ? 'spell-foreign-domain' : 'too-many-spells'),
        at(member, 'spells', extra[0].index),
        granted === 0
          ? `${nameOf(member)} n’a pas accès au domaine ${name}, et y prend ${plural(known.length, 'sort')}.`
          : `${nameOf(member)} connaît ${known.length} sorts de ${name} pour ${granted} permis.`,
        () =>
          forgetting(member, surplus(known, granted), `Retirer ${plural(extra.length, 'sort')} de ${name}`),
      ),
    ]
  return known.length < granted
    ? [
        warning(
          code('missing-spells'),
          at(member, 'spells'),
          `${nameOf(member)} peut encore apprendre ${plural(granted - known.length, 'sort')} de ${name}.`,
        ),
      ]
    : []
}

const forgetting = (member: Member, known: readonly Placed<SpellEntry>[], label: string): readonly Cure[] => [
  { label, changes: becoming(member, losing(member, 'spells', indexesOf(known))) },
]

const levels = (member: Member, domain: Domain): readonly Fault[] => {
  const known = spellsOf(member, domain)
  const levelTwo = known.filter(({ entry }) => entry.level === 2)
  const levelOne = known.length - levelTwo.length
  if (levelTwo.length <= levelOne) return []
  return [
    fault(
      code('level-rule'),
      at(member, 'spells', levelTwo[0]?.index ?? 0),
      `${nameOf(member)}, ${domainNames[domain].name} : ${plural(levelTwo.length, 'sort')} de niveau II pour ${levelOne} de niveau I ; il en faut au moins autant de niveau I.`,
      () => levelled(member, domain),
    ),
  ]
}

const levelled = (member: Member, domain: Domain): readonly Cure[] => {
  const becomes = balanced(member, domain)
  const learns = member.figure.spells.every((id, index) => becomes.figure.spells[index] === id)
  const label = learns ? 'Apprendre des sorts de niveau I' : 'Prendre des sorts de niveau I à la place'
  return [{ label, changes: becoming(member, becomes) }]
}

const speciality = (member: Member): readonly Fault[] => {
  const own = member.classes.filter(({ entry }) => entry.speciality).map(({ entry }) => entry)
  const chosen = member.figure.speciality
  const path = at(member, 'speciality')
  const [first] = own
  if (chosen === null)
    return first
      ? [
          warning(code('no-speciality'), path, `${nameOf(member)} n’a pas choisi sa Spécialité de Mage.`, {
            label: choosing(first),
            patch: [replace(path, first.id)],
          }),
        ]
      : []
  if (member.speciality) return []
  if (!first)
    return [
      fault(
        code('speciality-without-mage'),
        path,
        `${nameOf(member)} n’est pas un Mage : aucune Spécialité ne lui revient.`,
        () => [
          {
            label: 'Retirer la Spécialité',
            changes: becoming(member, changed(member, { speciality: null })),
          },
        ],
      ),
    ]
  const ids: readonly string[] = own.map(({ id }) => id)
  const meant = own.find(({ id }) => id === nearest(chosen, ids)) ?? first
  return [
    fault(
      code('speciality-foreign'),
      path,
      `${nameOf(member)} : la Spécialité ${quote(chosen)} n’est pas celle d’une de ses classes de Lanceur de Sorts.`,
      () => [
        { label: choosing(meant), changes: becoming(member, changed(member, { speciality: meant.id })) },
      ],
    ),
  ]
}

const choosing = ({ speciality: held, name }: ClassEntry): string => `Choisir ${quote(held?.name ?? name)}`
