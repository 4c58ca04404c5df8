/** A weapon in a line, as lists and dialogs have room for it. */
import { lengthOf, shownNeeds, type Blade, type Shot } from './catalog/index.ts'

/** « 0-20 : 5-6 · 20-40 : 6 · 40-60 : 7 dehors (déduit) » */
const rowsSaid = ({ rows }: Pick<Shot, 'rows'>): string =>
  rows
    .map(
      ({ from, to, needs, outdoors, inferred }) =>
        `${from}-${to} : ${shownNeeds(needs)}${outdoors ? ' dehors' : ''}${inferred ? ' (déduit)' : ''}`,
    )
    .join(' · ')

export const weaponSaid = ({
  shot,
  blade,
  brief,
}: {
  readonly shot?: Shot | undefined
  readonly blade?: Blade | undefined
  readonly brief: string
}): string =>
  [
    ...(shot && shot.rows.length > 0 ? [rowsSaid(shot)] : []),
    ...(blade && !shot ? [lengthOf(blade.length).name] : []),
    ...(brief ? [brief] : []),
  ].join(' ; ')
