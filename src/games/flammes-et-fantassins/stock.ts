/** What can be kept of a band to be used in others: figures, with all they have, their portraits and notes. */
import {
  add,
  parse,
  pointer,
  success,
  toJsonObject,
  type JsonObject,
  type StockShelf,
} from '../../core/index.ts'
import { figureLook } from './form.ts'
import { resolveFigure } from './resolve.ts'
import { figureSchema, type Figure, type Roster } from './schema.ts'

/** Nothing of a band hangs on the id of a figure: in another band it would be somebody else's. */
const kept = ({ id: _, ...figure }: Figure): JsonObject => toJsonObject(figure)

const figures: StockShelf<Roster> = {
  id: 'figurines',
  label: 'Figurines',
  one: 'figurine',
  icon: 'character',
  part: 'figurines',
  keep: (roster, index) => {
    const figure = roster.figures[index]
    return figure && kept(figure)
  },
  look: thing => {
    const figure = parse(figureSchema, thing)
    return figure.ok ? success(figureLook(resolveFigure(figure.value, 0))) : figure
  },
  take: (_, thing) => {
    const figure = parse(figureSchema, thing)
    return figure.ok ? [add(pointer('roster', 'figures', '-'), kept(figure.value))] : []
  },
}

export const stock: readonly StockShelf<Roster>[] = [figures]
