/** Who can fight, shoot and cast, at whom, and what comes of it: the duels of this game. Read from: the chapter on play. */
import {
  plainWords,
  signed,
  typeset,
  type DuelAttack,
  type DuelRules,
  type Duelist,
  type Target,
} from '../../core/index.ts'
import { fightAttack, shotAttack, spellAttack, type FrostAttack, type ValuedSpell } from './odds/blows.ts'
import { changing, circumstances } from './odds/circumstances.ts'
import { studies } from './odds/studies.ts'
import { isCaster, resolveRoster, type Gear, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

/** The armours that soldiers and creatures wear. */
export const armourSpan = { from: 8, to: 15 } as const

const numbered = (id: string, index: number): string => (index === 0 ? id : `${id}-${index + 1}`)

/** « Bâton, dommages −1, adversaire −1 » */
const gearSaid = ({ name, damage, opponent }: Gear): string =>
  [
    name,
    ...(damage === 0 ? [] : [`dommages ${signed(damage)}`]),
    ...(opponent === 0 ? [] : [`adversaire ${signed(opponent)}`]),
  ].join(', ')

/** Who never can be wounded never is. */
const ableTo = ({ canBeWounded }: Member, ids: readonly string[]): readonly string[] =>
  ids.filter(id => id !== 'blesse' || canBeWounded)

const hasValue = (spell: Member['spells'][number]): spell is ValuedSpell => spell.castingValue !== null

const factsOf = (
  member: Member,
  id: string,
  label: string,
  ids: readonly string[],
): Pick<DuelAttack, 'id' | 'label' | 'circumstances'> => ({
  id,
  label: typeset(label),
  circumstances: ableTo(member, ids),
})

const changingSpell = ({ attack, resist }: ValuedSpell): readonly string[] => [
  ...new Set([...changing.sort, ...(attack ? changing.trait : []), ...(resist ? changing.resistance : [])]),
]

/** The name of a spell as the command line says it, each of its own. */
const spellId = (name: string, taken: ReadonlySet<string>): string => {
  const slug = plainWords(name).replace(/[^\p{L}\p{N}]+/gu, '-')
  const id = slug.replace(/^-|-$/g, '') === '' ? 'sort' : `sort-${slug}`
  for (let turn = 0; ; turn++) if (!taken.has(numbered(id, turn))) return numbered(id, turn)
}

const spellAttacks = (member: Member): readonly FrostAttack[] => {
  const taken = new Set<string>()
  return member.spells.filter(hasValue).map(spell => {
    const id = spellId(spell.name, taken)
    taken.add(id)
    return spellAttack(
      member,
      spell,
      factsOf(member, id, `${spell.name} (${spell.castingValue})`, changingSpell(spell)),
    )
  })
}

const attacksOf = (member: Member): readonly FrostAttack[] => {
  const { stats, weapons, shots } = member
  return [
    ...weapons.map((weapon, index) =>
      fightAttack(
        member,
        weapon,
        factsOf(
          member,
          numbered('combat', index),
          `Combat ${signed(stats.combat)}, ${gearSaid(weapon)}`,
          changing.combat,
        ),
      ),
    ),
    ...shots.map((weapon, index) =>
      shotAttack(
        member,
        weapon,
        factsOf(
          member,
          numbered('tir', index),
          `Tir ${signed(stats.tir)}, ${gearSaid(weapon)}`,
          changing.tir,
        ),
      ),
    ),
    ...spellAttacks(member),
  ]
}

/** It defends itself with the first of its weapons. */
const targetOf = (member: Member): Target => {
  const { stats, weapons, large, canBeWounded, name } = member
  const [weapon] = weapons
  return {
    name,
    numbers: {
      armure: stats.armure,
      combat: stats.combat,
      volonte: stats.volonte,
      'arme-dommages': weapon?.damage ?? 0,
      'arme-jet': weapon?.opponent ?? 0,
      grand: large ? 1 : 0,
      blessable: canBeWounded ? 1 : 0,
    },
    life: stats.sante,
    circumstances: [
      'soutiens-adverses',
      'cible-encombree',
      ...(canBeWounded ? ['cible-blessee'] : []),
      'couvert-cible',
      ...(isCaster(member) ? ['volonte-renforcee'] : []),
    ],
  }
}

export const duelistOf = (member: Member): Duelist => ({
  path: member.path,
  name: member.name,
  icon: member.icon,
  attacks: attacksOf(member),
  target: targetOf(member),
})

export const duel: DuelRules<Roster> = {
  circumstances,
  defence: { label: 'Armure', ...armourSpan, stops: 'losses' },
  losses: { one: 'Santé', many: 'Santé' },
  duelists: roster => resolveRoster(roster).map(duelistOf),
  anybody: (armour, life) => ({
    name: `Armure ${armour}`,
    numbers: { armure: armour, blessable: 1 },
    life,
    circumstances: circumstances.filter(({ side }) => side === 'target').map(({ id }) => id),
  }),
  studies,
}
