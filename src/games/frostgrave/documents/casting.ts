/** What a throw for a spell comes to: the twenty faces, what failing costs, what giving Santé changes. */
import { chanceOf, signed, type Chance } from '../../../core/index.ts'
import { castingFailures, failureDamage, numbers } from '../catalog/index.ts'
import { castingStrip, type CastFace } from '../drawings/tracks.ts'
import { castChance, casting, resisting } from '../odds/dice.ts'
import type { KnownSpell, Member } from '../resolve.ts'
import { drawnAs, wholePercent } from './shared.ts'

/** Out of the game a failure hurts nobody. */
const faceOf =
  (value: number, outOfGame: boolean) =>
  (thrown: number): CastFace => ({
    cast: thrown >= value,
    damage: thrown >= value || outOfGame ? 0 : failureDamage(value - thrown),
  })

export const facesOf = (value: number, outOfGame: boolean): readonly CastFace[] =>
  Array.from({ length: numbers.faces }, (_, index) => faceOf(value, outOfGame)(index + 1))

export const stripOf = (value: number, outOfGame: boolean, width: number, height: number) =>
  drawnAs(castingStrip(facesOf(value, outOfGame), width, height, `au D20, ${value} ou plus`))

interface Span {
  readonly faces: string
  readonly what: string
  readonly look: 'hurt' | 'failed' | 'cast'
}

/** Faces that come to the same, from the lowest. */
export const spansOf = (value: number, outOfGame: boolean): readonly Span[] => {
  const faces = facesOf(value, outOfGame)
  const spans: { from: number; to: number; face: CastFace }[] = []
  for (const [index, face] of faces.entries()) {
    const last = spans.at(-1)
    if (last && last.face.cast === face.cast && last.face.damage === face.damage) last.to = index + 1
    else spans.push({ from: index + 1, to: index + 1, face })
  }
  return spans.map(({ from, to, face }) => ({
    faces: from === to ? `${from}` : `${from} à ${to}`,
    what: face.cast ? 'lancé' : face.damage > 0 ? `${signed(-face.damage)} Santé` : 'raté',
    look: face.cast ? 'cast' : face.damage > 0 ? 'hurt' : 'failed',
  }))
}

/** A row of a card has room for so many. */
const mostSteps = 4

/** How much a caster may give and stay on the table, as far as it still helps. */
export const empoweringSteps = (value: number, health: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(value - 1, health - 1, mostSteps)) }, (_, index) => index + 1)

/** Volonté of those who are aimed at. */
export const usualWills = [0, 2, 4, 6] as const

/** Cast, and not resisted, nothing given for either. */
export const landsChance = (value: number, will: number): Chance => {
  const all = casting({ value, bonus: 0, empowering: 0, beyond: 0, harmless: false })
  let [part, whole] = [0n, 0n]
  for (const [{ cast, total }, ways] of all.outcomes) {
    const resist = resisting(total, will, 0)
    const missed = chanceOf(resist, resists => !resists)
    const scale = BigInt(numbers.faces)
    whole += ways * scale
    if (cast) part += (ways * scale * missed.part) / missed.whole
  }
  return { part, whole }
}

/** Under the strip: what Santé buys, and whom the spell reaches. */
export const castTable = ({ castingValue, resist, outOfGame }: KnownSpell, { stats }: Member) => {
  if (castingValue === null) return []
  const steps = empoweringSteps(castingValue, stats.sante)
  return [
    ...(steps.length > 0
      ? [
          {
            title: '% Santé',
            cells: steps.map(given => ({
              head: signed(-given),
              value: wholePercent(castChance(castingValue, given)),
            })),
          },
        ]
      : []),
    ...(resist && !outOfGame
      ? [
          {
            title: '% Vol.',
            cells: usualWills.map(will => ({
              head: signed(will),
              value: wholePercent(landsChance(castingValue, will)),
            })),
          },
        ]
      : []),
  ]
}

/** How a row of the failure table reads. */
export const failureRows = castingFailures.map(({ from, to, damage }) => ({
  short: to === null ? `${from} ou plus` : `${from} à ${to}`,
  price: damage === 0 ? 'rien' : `${signed(-damage)} Santé`,
}))
