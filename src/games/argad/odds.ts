/** What comes of it when one character shoots at another, strikes it, or takes « un certain temps » beside it, exactly. */
import type { Duelist, DuelRules, Target } from '../../core/index.ts'
import { classeSpan, mounts } from './catalog/index.ts'
import { attacksOf, type Armed } from './odds/attacks.ts'
import { circumstances } from './odds/circumstances.ts'
import { studies } from './odds/studies.ts'
import { resolveRoster, weaponsOf, type Member } from './resolve.ts'
import type { Roster } from './schema.ts'

/** Where anybody may be caught; small openings in walls are for those on foot. */
const caught = ['couvert', 'cible-furtive', 'groupe', 'accule', 'a-terre'] as const
const opening = 'meurtriere'
const charging = 'cible-charge'

export const targetOf = ({ name, classe, protection, mount, twoLives }: Member): Target => ({
  name,
  numbers: {
    classe,
    armure: protection.armour,
    rang: protection.rank,
    monture: mounts.findIndex(({ id }) => id === mount.id),
  },
  life: twoLives ? 2 : 1,
  circumstances: [
    ...caught,
    ...(mount.id === 'pied' ? [opening] : []),
    ...(mount.id === 'cavalier' ? [charging] : []),
  ],
})

export const duelistOf = (armed: Armed): Duelist => ({
  path: armed.member.path,
  name: armed.member.name,
  icon: armed.member.icon,
  attacks: attacksOf(armed),
  target: targetOf(armed.member),
})

/** Each member with what its troop agreed upon. */
export const armedOf = (roster: Roster): readonly Armed[] => {
  const fists = weaponsOf(roster).get('poings')
  const { heavyBonus } = roster
  return resolveRoster(roster).map(member => ({ member, heavyBonus, fists }))
}

export const duel: DuelRules<Roster> = {
  circumstances,
  defence: { label: 'Classe', from: classeSpan.min, to: classeSpan.max },
  losses: { one: 'vie', many: 'vies' },
  duelists: roster => armedOf(roster).map(duelistOf),
  anybody: (defence, life) => ({
    name: `Classe ${Math.max(0, defence)}`,
    numbers: { classe: Math.max(0, defence), armure: 0, rang: 0, monture: 0 },
    life,
    circumstances: [...caught, opening, charging, 'armure', 'monture'],
  }),
  studies,
}
