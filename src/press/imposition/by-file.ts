/** Which sheets go into which file: all into one, unless the backs are fed to the printer on their own. */
import type { Printed } from '../vocabulary/job.ts'
import type { BackMode } from '../vocabulary/options.ts'
import type { Imposable, Sheet } from './placement.ts'

export interface FileOfSheets<P extends Imposable> {
  readonly suffix: Printed['files'][number]['suffix']
  readonly sheets: readonly Sheet<P>[]
}

export const filesOf = <P extends Imposable>(
  sheets: readonly Sheet<P>[],
  backs: BackMode,
): readonly FileOfSheets<P>[] => {
  if (backs !== 'separate') return [{ suffix: '', sheets }]
  const on = (wanted: Sheet<P>['side']) => sheets.filter(({ side }) => side === wanted)
  const files: readonly FileOfSheets<P>[] = [
    { suffix: '', sheets: on('front') },
    { suffix: '-dos', sheets: on('back') },
  ]
  return files.filter(({ suffix, sheets }) => suffix === '' || sheets.length > 0)
}
