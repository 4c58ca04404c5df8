/** Whole pages, and the one that every game has: how Copiste decides where its rulebook does not. */
import type { DraftPiece, Ruling, Size } from '../../core/index.ts'

/** A page brings margins of its own, so that the paper's edge may be its edge. */
export const page = (title: string, size: Size) => ({ title, size, copies: 1, toEdge: true })

export const rulingsPage = (rulings: readonly Ruling[], paper: Size): DraftPiece => ({
  ...page('Arbitrages', paper),
  continues: 'back',
  template: 'shared/rulings',
  data: { rulings: rulings.map(({ number, title, text }) => ({ number, title, text })) },
})
