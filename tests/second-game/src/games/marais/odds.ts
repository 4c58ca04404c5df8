/** A leap: a die and the leap, against the skin and two; a six takes two drops. */
import {
  asNumber,
  chanceOf,
  die,
  scaleFor,
  seenAs,
  type Blow,
  type DuelAttack,
  type DuelRules,
  type Setting,
  type Target,
} from '../../core/index.ts'
import { membersOf, nameOf, type Member, type Roster } from './schema.ts'

const wet = 'mouille'

export const leapAgainst = (bonus: number, skin: number): Blow => {
  const defence = skin + 2
  const losses = seenAs(die(6), thrown => (thrown + bonus < defence ? 0 : thrown === 6 ? 2 : 1))
  return {
    touch: bonus,
    damage: 0,
    defence,
    chance: asNumber(chanceOf(losses, lost => lost > 0)),
    losses,
    notes: [`Bond : un dé +${bonus} contre ${defence}.`],
  }
}

export const leapOf = ({ toad, charm }: Member): number => toad.leap + (charm?.bonus ?? 0)

const attackOf = (member: Member): DuelAttack => ({
  id: 'bond',
  label: 'Bond',
  circumstances: [wet],
  against: (target: Target, setting: Setting) =>
    leapAgainst(leapOf(member) + (setting[wet] ? 1 : 0), target.numbers['peau'] ?? 0),
})

export const duel: DuelRules<Roster> = {
  circumstances: [{ id: wet, label: 'Pattes mouillées', note: 'Bond +1', side: 'attacker', kind: 'toggle' }],
  defence: { label: 'Peau', from: 3, to: 9 },
  losses: { one: 'goutte', many: 'gouttes' },
  duelists: roster =>
    membersOf(roster).map(member => ({
      path: member.path,
      name: nameOf(member),
      icon: 'frog',
      attacks: [attackOf(member)],
      target: {
        name: nameOf(member),
        numbers: { peau: member.toad.skin },
        life: member.toad.life,
        circumstances: [],
      },
    })),
  studies: ({ attacker, target }) => {
    const chances = [3, 4, 5].map(bonus => leapAgainst(bonus, target.numbers['peau'] ?? 0).chance)
    return [
      {
        id: 'elan',
        title: 'Avec de l’élan',
        unit: '%',
        marks: 'Bond',
        chart: {
          kind: 'curves',
          says: 'La chance selon le bond.',
          marks: ['3', '4', '5'],
          levels: scaleFor(chances, String),
          series: [
            {
              label: attacker.name,
              tone: 'first',
              values: chances,
              words: chances.map(chance => String(Math.round(100 * chance))),
            },
          ],
        },
        says: 'Un élan de plus aide toujours.',
      },
    ]
  },
  anybody: (skin, life) => ({ name: `Peau ${skin}`, numbers: { peau: skin }, life, circumstances: [] }),
}
