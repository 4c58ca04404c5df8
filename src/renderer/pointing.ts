/** From a place on a page of the preview to the part of the form that it was printed from. */
import type { Report } from '../app/press-words.ts'
import { isPicked, takenOf, type FormSection } from './form/sections.ts'

/** What was printed there, by its title. */
export const titleAt = (report: Report, page: number, x: number, y: number): string | undefined =>
  report.sheets
    .find(sheet => sheet.page === page)
    ?.pieces.find(
      piece => x >= piece.x && y >= piece.y && x <= piece.x + piece.width && y <= piece.y + piece.height,
    )?.title

/** The section in which a piece of that title was chosen: a card bears the name of its spell, then its owner's. */
export const sectionOf = (title: string, sections: readonly FormSection[]): number =>
  sections.findIndex(({ nodes }) =>
    nodes.some(node => isPicked(node) && takenOf(node).some(({ label }) => title.startsWith(label))),
  )
