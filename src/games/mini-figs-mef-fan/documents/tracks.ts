/** What is ticked off as a battle goes: the phases of its turns, the shots that run out, where nobody deploys. */
import { plural, type DraftPiece, type Size } from '../../../core/index.ts'
import { halfOf, page, quarterOf, sum, told, turnsAsked } from '../../kit/index.ts'
import { ammoOf, noMansLand, phases, rangeOf } from '../catalog/index.ts'
import { zones } from '../drawings/measures.ts'
import type { Member } from '../resolve.ts'
import { template } from './shared.ts'

export const turnsOption = turnsAsked('les lignes du registre des tours', { usual: 8, min: 3, max: 12 })

export const turnTrack = (turns: number, paper: Size): readonly DraftPiece[] => [
  {
    title: 'Registre des tours',
    size: halfOf(paper),
    copies: 1,
    toEdge: true,
    template: template('turn-track'),
    data: {
      phases: phases.map(({ name, icon }) => ({ name, icon })),
      turns: Array.from({ length: turns }, (_, index) => index + 1),
    },
  },
]

/** A box for each shot of those that run out. */
export const ammunition = (members: readonly Member[], paper: Size): readonly DraftPiece[] => {
  const rows = members.flatMap(({ name, icon, unit }) =>
    unit.shots.flatMap(({ name: weapon = '', score, range, ammo }) => {
      const { shots } = ammoOf(ammo)
      return shots === null
        ? []
        : [
            {
              icon,
              name,
              weapon: [weapon.trim(), `Tir ${score}`, `${rangeOf(range).centimetres} cm`]
                .filter(part => part !== '')
                .join(', '),
              boxes: shots,
            },
          ]
    }),
  )
  return rows.length === 0
    ? []
    : [
        {
          title: 'Bon de munitions',
          size: quarterOf(paper),
          copies: 1,
          toEdge: true,
          template: template('ammunition'),
          data: {
            rows,
            total: plural(
              sum(rows, ({ boxes }) => boxes),
              'tir',
            ),
          },
        },
      ]
}

const steps: readonly (readonly [lead: string, text: string])[] = [
  ['Initiative d’abord.', 'On joue la première initiative ; qui la gagne commence, ou laisse commencer.'],
  ['Tour à tour.', 'Chacun pose une unité dans sa zone, puis l’autre, jusqu’à la dernière.'],
  [`${noMansLand} cm au milieu.`, 'Personne ne s’y déploie : gardez la bande libre d’un bord à l’autre.'],
  ['Sorts sous pli.', 'Chaque magicien a choisi les siens avant de se poser.'],
]

export const deploymentCard = (paper: Size): readonly DraftPiece[] => {
  const size = quarterOf(paper)
  return [
    {
      ...page('Déploiement', size),
      template: template('deployment'),
      data: {
        drawing: { drawing: zones({ width: size.width - 18, height: 58 }, noMansLand) },
        steps: steps.map(([lead, text], index) => ({ number: index + 1, said: told(lead, text) })),
      },
    },
  ]
}
