/** What the picture of a spell breaks out of: cracks to both sides, in all the heights that a card may leave it. */
import type { Drawing } from '../../../core/index.ts'
import { drawn, ornament } from '../../kit/index.ts'
import { crack } from './ice.ts'

const width = 48

const sized = (height: number): Drawing => {
  const middle = height / 2
  const reach = Math.min(15, 7 + height * 0.36)
  const [left, right] = [width / 2 - height * 0.42, width / 2 + height * 0.42]
  const rays = [
    crack(left, middle, 180, reach, 'gauche'),
    crack(right, middle, 0, reach, 'droite'),
    crack(left + 1, middle - height * 0.13, 190, reach * 0.8, 'gauche-haut'),
    crack(right - 1, middle + height * 0.06, 7, reach * 0.74, 'droite-bas'),
    crack(right - 1, middle - height * 0.12, -12, reach * 0.74, 'droite-haut'),
  ]
  return ornament({ width, height }, drawn(0.2, rays, 'second'))
}

export const cracks: readonly Drawing[] = [9, 12, 15, 18, 22, 26, 30].map(sized)
