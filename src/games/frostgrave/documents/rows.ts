/** What sheets and cards say of a figure beside its statistics: weapons with what is thrown, moves, Santé, reminders. */
import { signed } from '../../../core/index.ts'
import { numbers } from '../catalog/index.ts'
import { healthTrack, mostHealth, moveBar } from '../drawings/tracks.ts'
import { isCaster, type Gear, type Member } from '../resolve.ts'
import { change, drawnAs, inched, told, thrown, type SaidPart } from './shared.ts'

export const weaponRows = ({ weapons, shots, stats }: Member) => [
  ...weapons.map(line => weaponRow(line, stats.combat)),
  ...shots.map(line => weaponRow(line, stats.tir)),
]

const weaponRow = ({ name, damage, opponent, range, reload }: Gear, bonus: number) => ({
  name,
  icon: range === null ? 'crossed-swords' : reload ? 'crossbow' : 'bow-arrow',
  note: [...(range === null ? [] : [inched(range)]), ...(reload ? ['à recharger'] : [])].join(', '),
  roll: thrown(bonus),
  damage: change(damage),
  opponent: change(opponent),
})

/** What it carries beside weapons. */
export const carriedOf = ({ gear }: Member): readonly string[] =>
  gear.filter(({ kind }) => kind === 'protection' || kind === 'objet').map(({ name }) => name)

export const healthOf = ({ stats, woundedAt }: Member, width: number, pitch: number) => ({
  track: drawnAs(
    healthTrack({
      health: Math.min(stats.sante, mostHealth + 1),
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
    stats.sante > mostHealth ? `Santé ${stats.sante} : au-delà de ${mostHealth}, comptez par jetons.` : '',
})

export const barOf = ({ moves }: Member, width: number) =>
  moves[0] > 0 ? drawnAs(moveBar({ moves, width, written: inched })) : null

export const loadOf = ({ encumbered, carriesTreasure, weapons, stats }: Member) =>
  carriesTreasure
    ? {
        moves: `${inched(encumbered.moves[0])}, puis ${inched(encumbered.moves[1])}`,
        combat: signed(encumbered.combat),
        fights: weapons.length > 0 && encumbered.combat !== stats.combat,
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
            said: told(
              'Grimper, peiner :',
              `${inched(moves[0] / 2)} au premier mouvement, 2″ pour chaque pouce.`,
            ),
          },
          {
            icon: 'jump-across',
            said: told(
              'Sauter :',
              `${inched(Math.min(numbers.jump.most, moves[0] / 2))} après autant d’élan, 1″ sans.`,
            ),
          },
        ]
      : []),
    ...(isCaster(member)
      ? [{ icon: 'minions', said: told('Entraîner', 'trois soldats vus à 3″, avant de bouger.') }]
      : []),
    ...(shots.length > 0
      ? [
          {
            icon: 'bow-arrow',
            said: told('Tirer', 'une fois ; au contact, jamais. S’il a bougé : +1 pour la cible.'),
          },
        ]
      : []),
    ...(shots.some(({ reload }) => reload)
      ? [{ icon: 'crossbow', said: told('Recharger', 'tient lieu de mouvement.') }]
      : []),
    ...traitsTold({ traits }),
    ...(large && !traits.some(({ entry }) => entry.large)
      ? [{ icon: 'giant', said: told('Grand :', '-2 à son jet sous les tirs.') }]
      : []),
    ...(options.critical
      ? [{ icon: 'dice-twenty-faces-twenty', said: told('20 au dé :', 'touche, et double les dommages.') }]
      : []),
  ]
}
