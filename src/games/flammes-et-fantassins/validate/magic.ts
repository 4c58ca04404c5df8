/** Spells, grimoire and speciality. Annexes «Les Lanceurs de Sorts» and «Les Sorts», rulings 6 and 7. */
import {
  add,
  error,
  groupBy,
  plural,
  quote,
  replace,
  warning,
  type Diagnostic,
  type Operation,
  type Remedy,
} from '../../../core/index.ts'
import { domainNames, domains, spellIds, spells, type Domain, type SpellEntry } from '../catalog/index.ts'
import {
  grants,
  grimoireDomain,
  has,
  isMage,
  nameOf,
  spellsOf,
  type Member,
  type Placed,
} from '../resolve.ts'
import { at, code, indexesOf, removal } from './code.ts'
import { validateUnknown } from './unknown.ts'

export const validateMagic = (member: Member): readonly Diagnostic[] => [
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

const duplicates = (member: Member): readonly Diagnostic[] =>
  groupBy(member.spells, ({ entry }) => entry.id).flatMap(([{ entry }, ...again]) =>
    again[0]
      ? [
          error(
            code('duplicate-spell'),
            at(member, 'spells', again[0].index),
            `${nameOf(member)} connaît déjà ${quote(entry.name)} : choisissez un autre sort.`,
            removal(member, 'spells', indexesOf(again), `Garder ${quote(entry.name)} une seule fois`),
          ),
        ]
      : [],
  )

const grimoire = (member: Member): readonly Diagnostic[] => {
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

const allowance = (member: Member, domain: Domain): readonly Diagnostic[] => {
  const known = spellsOf(member, domain)
  const granted = grants(member)[domain]
  const { name } = domainNames[domain]
  const extra = known.slice(granted)
  if (extra[0])
    return [
      error(
        code(granted === 0 ? 'spell-foreign-domain' : 'too-many-spells'),
        at(member, 'spells', extra[0].index),
        granted === 0
          ? `${nameOf(member)} n’a pas accès au domaine ${name}, et y prend ${plural(known.length, 'sort')}.`
          : `${nameOf(member)} connaît ${known.length} sorts de ${name} pour ${granted} permis.`,
        removal(
          member,
          'spells',
          indexesOf(surplus(known, granted)),
          `Retirer ${plural(extra.length, 'sort')} de ${name}`,
        ),
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

/** The spells to give up: level II before level I, the last learned first, so that the level rule holds. */
const surplus = (known: readonly Placed<SpellEntry>[], granted: number): readonly Placed<SpellEntry>[] =>
  known
    .toSorted((a, b) => b.entry.level - a.entry.level || b.index - a.index)
    .slice(0, known.length - granted)

const levels = (member: Member, domain: Domain): readonly Diagnostic[] => {
  const known = spellsOf(member, domain)
  const levelTwo = known.filter(({ entry }) => entry.level === 2)
  const levelOne = known.length - levelTwo.length
  if (levelTwo.length <= levelOne) return []
  return [
    error(
      code('level-rule'),
      at(member, 'spells', levelTwo[0]?.index ?? 0),
      `${nameOf(member)}, ${domainNames[domain].name} : ${plural(levelTwo.length, 'sort')} de niveau II pour ${levelOne} de niveau I ; il en faut au moins autant de niveau I.`,
      balance(member, domain),
    ),
  ]
}

/** Learns level I spells while there is room, then trades level II ones for level I, the last first. */
const balance = (member: Member, domain: Domain): Remedy => {
  const known = spellsOf(member, domain)
  const traded = known.filter(({ entry }) => entry.level === 2).toReversed()
  const learnable = spells.filter(
    spell => spell.domain === domain && spell.level === 1 && !known.some(({ entry }) => entry === spell),
  )
  let room = grants(member)[domain] - known.length
  let excess = 2 * traded.length - known.length
  const learned: Operation[] = []
  const trades: Operation[] = []
  for (let [next, old] = [0, 0]; excess > 0; next++) {
    const spell = learnable[next]
    if (room > 0 && spell) {
      learned.push(add(at(member, 'spells', '-'), spell.id))
      room--
      excess--
      continue
    }
    const place = traded[old++]
    if (!place) break
    const path = at(member, 'spells', place.index)
    trades.push(spell ? replace(path, spell.id) : { op: 'remove', path })
    excess -= spell ? 2 : 1
  }
  const label =
    trades.length > 0 ? 'Prendre des sorts de niveau I à la place' : 'Apprendre des sorts de niveau I'
  return { label, patch: [...trades, ...learned] }
}

const speciality = (member: Member): readonly Diagnostic[] => {
  const own = member.classes.filter(({ entry }) => entry.speciality).map(({ entry }) => entry)
  const chosen = member.figure.speciality
  const path = at(member, 'speciality')
  const [first] = own
  const takeFirst = first && {
    label: `Choisir ${quote(first.speciality?.name ?? first.name)}`,
    patch: [replace(path, first.id)],
  }
  if (chosen === null)
    return takeFirst
      ? [
          warning(
            code('no-speciality'),
            path,
            `${nameOf(member)} n’a pas choisi sa Spécialité de Mage.`,
            takeFirst,
          ),
        ]
      : []
  if (member.speciality) return []
  if (!takeFirst)
    return [
      error(
        code('speciality-without-mage'),
        path,
        `${nameOf(member)} n’est pas un Mage : aucune Spécialité ne lui revient.`,
        { label: 'Retirer la Spécialité', patch: [replace(path, null)] },
      ),
    ]
  return [
    error(
      code('speciality-foreign'),
      path,
      `${nameOf(member)} : la Spécialité ${quote(chosen)} n’est pas celle d’une de ses classes de Lanceur de Sorts.`,
      takeFirst,
    ),
  ]
}
