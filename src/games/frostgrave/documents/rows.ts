/** What sheets and cards say of a figure beside its statistics: weapons with what is thrown, moves, Santé, reminders. */
import { signed } from '../../../core/index.ts'
import { numbers } from '../catalog/index.ts'
import { healthTrack, moveBar } from '../drawings/tracks.ts'
import { isCaster, type Gear, type Member } from '../resolve.ts'
import { change, drawnAs, inched, told, thrown, type SaidPart } from './shared.ts'

export const weaponRows = ({ weapons, shots, stats }: Member) => [
  ...weapons.map(line => weaponRow(line, stats.combat)),
  ...shots.map(line => weaponRow(line, stats.tir)),
]

const weaponRow = ({ name, damage, opponent, range, reload }: Gear, bonus: number) => ({
  name,
  note: [...(range === null ? [] : [inched(range)]), ...(reload ? ['à recharger'] : [])].join(', '),
  roll: thrown(bonus),
  damage: change(damage),
  opponent: change(opponent),
})

/** What it carries beside weapons. */
export const carriedOf = ({ gear }: Member): readonly string[] =>
  gear.filter(({ kind }) => kind === 'protection' || kind === 'objet').map(({ name }) => name)

/** Boxes that are larger than a pencil's point, and no more of them than a table has patience for. */
const [mostOnSheet, mostOnCard] = [60, 30]

export const healthOf = (
  { stats, woundedAt }: Pick<Member, 'stats' | 'woundedAt'>,
  width: number,
  pitch: number,
  most = mostOnSheet,
) => ({
  track: drawnAs(
    healthTrack({
      health: stats.sante,
      most,
      hampering: woundedAt ?? 0,
      width,
      pitch,
    }),
  ),
  wounded:
    woundedAt === null
      ? []
      : told(
          woundedAt < numbers.wounded.health ? 'Au premier dommage' : `${woundedAt} ou moins`,
          `: blessé, ${numbers.wounded.actions} action, dés ${numbers.wounded.rolls}.`,
        ),
  beyond:
    stats.sante > most ? `Santé ${stats.sante} : les ${stats.sante - most} premiers points par jetons.` : '',
})

/** Smaller where there are many. */
export const healthOnCard = (member: Member, width: number, narrow: boolean) => {
  const [few, some] = narrow ? [3.9, 3.5] : [4.4, 3.8]
  return healthOf(member, width, member.stats.sante <= 20 ? few : some, mostOnCard)
}

export const barOf = ({ moves }: Member, width: number) =>
  moves[0] > 0 ? drawnAs(moveBar({ moves, width, written: inched })) : null

export const loadOf = ({ encumbered, carriesTreasure }: Member) =>
  carriesTreasure
    ? {
        moves: `${inched(encumbered.moves[0])}, puis ${inched(encumbered.moves[1])}`,
        combat: signed(encumbered.combat),
      }
    : null

export const traitsTold = ({
  traits,
}: Pick<Member, 'traits'>): readonly { icon: string; said: SaidPart[] }[] =>
  traits.map(({ entry }) => ({ icon: entry.icon, said: told(`${entry.name} :`, `${entry.brief}.`) }))

/** What is looked up in the middle of a game, worked out for this figure. */
export const remindersOf = (member: Member): readonly { icon: string; said: SaidPart[] }[] => {
  const { moves, shots, traits, large, options } = member
  return [
    ...(moves[0] > 0
      ? [
          {
            icon: 'mountain-climbing',
            said: told('Grimper :', `${inched(moves[0] / 2)} au premier mouvement.`),
          },
          {
            icon: 'jump-across',
            said: told(
              'Sauter :',
              `${inched(Math.min(numbers.jump.most, moves[0] / 2))} après autant d’élan.`,
            ),
          },
        ]
      : []),
    ...(isCaster(member)
      ? [{ icon: 'minions', said: told('Entraîner :', 'trois soldats vus à 3″, avant de bouger.') }]
      : []),
    ...(shots.length > 0
      ? [
          {
            icon: 'bow-arrow',
            said: told('Tirer :', 'une fois, jamais au contact.'),
          },
        ]
      : []),
    ...(shots.some(({ reload }) => reload)
      ? [{ icon: 'crossbow', said: told('Recharger :', 'au lieu du mouvement.') }]
      : []),
    ...traitsTold({ traits }),
    ...(large && !traits.some(({ entry }) => entry.large)
      ? [{ icon: 'giant', said: told('Grand :', '-2 à son jet sous les tirs.') }]
      : []),
    ...(options.critical
      ? [{ icon: 'dice-twenty-faces-twenty', said: told('20 au dé :', 'touche, dommages doublés.') }]
      : []),
  ]
}
