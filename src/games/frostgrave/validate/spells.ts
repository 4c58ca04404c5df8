/** The spells of the mage and of the apprentice: values, names, texts, and who knows what. */
import { nearest, pointer, quote, remove, removeItems, replace, type Pointer } from '../../../core/index.ts'
import { indexesOf, repeated, type Fault } from '../../kit/index.ts'
import { numbers } from '../catalog/index.ts'
import { spellKey, type KnownSpell, type Member } from '../resolve.ts'
import type { Apprentice, Roster, Spell } from '../schema.ts'
import { fault } from './code.ts'

export const validateSpells = (roster: Roster, members: readonly Member[]): readonly Fault[] => {
  const mage = members.find(({ kind }) => kind === 'mage')
  const apprentice = members.find(({ kind }) => kind === 'apprenti')
  const list = pointer('roster', 'apprentice', 'spells')
  return [
    ...(mage
      ? [...none(mage), ...listed(mage, pointer('roster', 'wizard', 'spells'), roster.wizard.spells)]
      : []),
    ...(apprentice && roster.apprentice
      ? [
          ...listed(apprentice, list, roster.apprentice.spells),
          ...ownValues(roster.apprentice, apprentice, mage),
        ]
      : []),
  ]
}

const none = ({ figure, spells }: Member): readonly Fault[] =>
  spells.length > 0
    ? []
    : [
        fault(
          'warning',
          'no-spells',
          pointer('roster', 'wizard', 'spells'),
          `${figure.name.trim() || 'Le mage'} ne connaît aucun sort : ajoutez ceux de votre livre.`,
        ),
      ]

const listed = (member: Member, list: Pointer, spells: readonly Spell[]): readonly Fault[] => [
  ...spells.flatMap((spell, index) => spellFaults(member, `${list}/${index}`, spell, member.spells[index])),
  ...twice(member, list, spells),
]

const spellFaults = (
  { name: caster }: Member,
  path: Pointer,
  spell: Spell,
  known: KnownSpell | undefined,
): readonly Fault[] => {
  if (!known) return []
  const { name, castingValue, text, attack, outOfGame } = known
  const told = quote(name)
  const { faces } = numbers
  return [
    ...(spell.name.trim() === ''
      ? [fault('warning', 'no-spell-name', `${path}/name`, `${caster} : un sort n’a pas de nom (${told}).`)]
      : []),
    ...(castingValue === null
      ? [
          fault(
            'warning',
            'no-casting-value',
            `${path}/castingValue`,
            `${caster} : ${told} n’a pas de valeur de lancement, et la carte n’en dira pas les chances.`,
          ),
        ]
      : []),
    ...(castingValue !== null && castingValue > faces
      ? [
          fault(
            'info',
            'never-cast',
            `${path}/castingValue`,
            `${caster} : ${told} a la valeur ${castingValue} : même sur 20, il faut le renforcer de ${castingValue - faces}.`,
          ),
        ]
      : []),
    ...(castingValue !== null && castingValue < 2
      ? [
          fault(
            'info',
            'always-cast',
            `${path}/castingValue`,
            `${caster} : ${told} a la valeur ${castingValue} : aucun dé ne le rate.`,
          ),
        ]
      : []),
    ...(text.trim() === ''
      ? [
          fault(
            'info',
            'no-spell-text',
            `${path}/text`,
            `${caster} : ${told} n’a pas de texte, et sa carte reste vide.`,
          ),
        ]
      : []),
    // One that an apprentice has from its wizard is told, and mended, at the wizard's.
    ...(attack && outOfGame && spell.attack && spell.outOfGame
      ? [
          fault(
            'warning',
            'attack-out-of-game',
            path,
            `${caster} : ${told} est une attaque, et se lance hors de la partie : il n’y vise personne.`,
            () => [
              { label: 'Le lancer en jeu', patch: [replace(`${path}/outOfGame`, false)] },
              { label: 'N’en pas faire une attaque', patch: [replace(`${path}/attack`, false)] },
            ],
          ),
        ]
      : []),
  ]
}

const twice = ({ name: caster }: Member, list: Pointer, spells: readonly Spell[]): readonly Fault[] => {
  const named = spells.map(({ name }, index) => ({ name, index })).filter(({ name }) => name.trim() !== '')
  return repeated(named, ({ name }) => spellKey(name)).map(([{ name }, ...again]) =>
    fault(
      'warning',
      'duplicate-spell',
      `${list}/${again[0].index}`,
      `${caster} a deux fois le sort ${quote(name)} : on n’en imprime qu’une carte.`,
      () => [{ label: 'Ne le garder qu’une fois', patch: removeItems(list, indexesOf(again)) }],
    ),
  )
}

/** Values by the name of a spell that nobody has, or twice for one. */
const ownValues = (
  { castingValues, spells: own }: Apprentice,
  { name: caster, spells }: Member,
  mage: Member | undefined,
): readonly Fault[] => {
  const known = [...spells, ...(mage?.spells ?? [])].map(({ spell }) => spell.name)
  const keys = Object.keys(castingValues)
  return keys.flatMap((key, index): readonly Fault[] => {
    const path = pointer('roster', 'apprentice', 'castingValues', key)
    const forget = { label: 'Retirer cette valeur', patch: [remove(path)] }
    if (keys.findIndex(other => spellKey(other) === spellKey(key)) < index)
      return [
        fault(
          'warning',
          'duplicate-casting-value',
          path,
          `${caster} a deux valeurs pour le sort ${quote(key)} : seule la première compte.`,
          () => [forget],
        ),
      ]
    if (known.some(name => spellKey(name) === spellKey(key))) return []
    const meant = nearest(key, known)
    const value = castingValues[key]
    return [
      fault(
        'warning',
        'unknown-casting-value',
        path,
        `${caster} a une valeur pour le sort ${quote(key)}, que ${own.length > 0 ? 'personne ne connaît' : 'son mage ne connaît pas'}.`,
        () => [
          ...(meant !== undefined && value !== undefined && !Object.hasOwn(castingValues, meant)
            ? [
                {
                  label: `L’écrire pour ${quote(meant)}`,
                  patch: [
                    remove(path),
                    {
                      op: 'add' as const,
                      path: pointer('roster', 'apprentice', 'castingValues', meant),
                      value,
                    },
                  ],
                },
              ]
            : []),
          forget,
        ],
      ),
    ]
  })
}
