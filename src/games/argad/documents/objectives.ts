/** Secrets on slips: one for each player, folded so that nobody reads through, the cover on its head until it is. */
import { typeset, type DraftPiece, type Size } from '../../../core/index.ts'
import { paragraphs } from '../../kit/index.ts'
import { seal } from '../drawings/leaves.ts'
import { overtyped } from '../drawings/veils.ts'
import { secretsOf, type Secret } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { template } from './shared.ts'

/** Of a panel; a strip has three. */
const panel: Size = { width: 95, height: 62 }

/** All secrets of one player stand on one slip; those that are for nobody in particular have one each. */
const byPlayer = (secrets: readonly Secret[]): readonly (readonly Secret[])[] => {
  const players = new Map<string, readonly Secret[]>()
  for (const secret of secrets) {
    const key = secret.for === '' ? `#${secret.index}` : `@${secret.for}`
    players.set(key, [...(players.get(key) ?? []), secret])
  }
  return [...players.values()]
}

export const objectiveSlips = (name: string, roster: Roster): readonly DraftPiece[] =>
  byPlayer(secretsOf(roster)).map(secrets => {
    const whose = secrets[0]?.for ?? ''
    const seed = `${name}/${secrets[0]?.index ?? 0}`
    return {
      title: whose === '' ? `Secret : ${secrets[0]?.title ?? ''}` : `Secret de ${whose}`,
      size: panel,
      copies: 1,
      speaksOf: secrets.map(({ path }) => path),
      template: template('objective'),
      data: {
        head: secrets.length > 1 ? 'Vos objectifs' : 'Votre objectif',
        whose,
        secrets: secrets.map(({ title, icon, objective }) => ({
          icon,
          title,
          paragraphs: paragraphs(objective.text).map(typeset),
        })),
      },
      way: {
        kind: 'folded' as const,
        cover: {
          template: template('objective-cover'),
          data: { whose, troop: name, seal: { drawing: seal(17) }, icon: 'secret-book' },
        },
        flap: {
          template: template('objective-flap'),
          data: { veil: { drawing: overtyped(panel, seed) } },
        },
      },
    }
  })
