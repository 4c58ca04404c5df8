/** How bands are set up: the book says nothing of it, so that what is advised follows from its own numbers. */
import type { Deployment } from '../../core/index.ts'

export const deployment: Deployment = {
  /** The reach of a long bow, and of the spells that are thrown farthest. */
  apart: 12,
  /** « 3 à 10 figurines par joueurs » */
  figures: 10,
  advice: true,
  source:
    'Le livre n’en dit rien : c’est la portée d’un arc long, et qui commence tirerait avant que l’autre ait bougé.',
}
