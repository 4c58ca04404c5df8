/** What can be kept of a warband to be used in others: its mage, its apprentice, soldiers, creatures, spells. */
import {
  add,
  failure,
  parse,
  replace,
  success,
  toJson,
  toJsonObject,
  z,
  type Patch,
  type Result,
  type StockLook,
  type StockShelf,
} from '../../core/index.ts'
import { place } from '../kit/index.ts'
import { figureLook } from './form.ts'
import { spellLook } from './form/spells.ts'
import type { KindId } from './catalog/index.ts'
import { resolveFigure, resolveRoster, type KnownSpell } from './resolve.ts'
import {
  apprenticeSchema,
  bounds,
  creatureSchema,
  soldierSchema,
  spellSchema,
  wizardSchema,
  type Apprentice,
  type Figure,
  type Roster,
  type Spell,
} from './schema.ts'

/** Nothing of a warband hangs on the id of a figure: in another it would be somebody else's. */
const bare = <F extends Figure>({ id: _, ...figure }: F) => figure

interface Shelf<F extends Figure> {
  readonly id: string
  readonly label: string
  readonly one: string
  readonly icon: string
  readonly part: string
  readonly kind: KindId
  readonly schema: z.ZodType<F>
  readonly replaces?: boolean
  readonly keep: (roster: Roster, index: number) => F | undefined
  readonly take: (roster: Roster, figure: Omit<F, 'id'>) => Patch
}

const look = <F extends Figure>({ schema, kind }: Shelf<F>, thing: unknown): Result<StockLook> => {
  const kept = parse(z.looseObject({ figure: schema }), thing)
  if (!kept.ok) return failure(...kept.diagnostics)
  const { figure } = kept.value
  const options = { critical: false, wounded: false }
  const { picture: _, ...shown } = figureLook(
    resolveFigure({ kind, figure, index: 0, place: 0, path: '' }, options),
  )
  return success(shown)
}

const shelfOf = <F extends Figure>(shelf: Shelf<F>): StockShelf<Roster> => {
  const { schema, kind: _, keep, take, ...facts } = shelf
  return {
    ...facts,
    keep: (roster, index) => {
      const figure = keep(roster, index)
      return figure && toJsonObject({ figure: bare(figure) })
    },
    look: thing => look(shelf, thing),
    take: (roster, thing) => {
      const kept = parse(z.looseObject({ figure: schema }), thing)
      return kept.ok ? take(roster, bare(kept.value.figure)) : []
    },
  }
}

const last = (list: 'soldiers' | 'creatures', roster: Roster, figure: unknown): Patch =>
  roster[list].length < bounds.lists ? [add(place(list, '-'), toJson(figure))] : []

/** A spell that only named one of its mage's is written out: elsewhere that mage would not be there. */
const writtenOut = (apprentice: Apprentice, known: readonly KnownSpell[]): Apprentice => ({
  ...apprentice,
  spells: apprentice.spells.map((spell, index): Spell => {
    const full = known[index]
    return full === undefined || spell.text.trim() !== ''
      ? spell
      : { ...full.spell, ...taughtIn(full), name: spell.name, castingValue: full.castingValue }
  }),
})

const taughtIn = ({ text, resist, attack, outOfGame, target }: KnownSpell): Partial<Spell> => ({
  text,
  resist,
  ...(attack && { attack }),
  ...(outOfGame && { outOfGame }),
  ...(target !== '' && { target }),
})

export const stock: readonly StockShelf<Roster>[] = [
  shelfOf({
    id: 'mages',
    label: 'Mages',
    one: 'mage',
    icon: 'wizard-staff',
    part: 'mage',
    kind: 'mage',
    schema: wizardSchema,
    replaces: true,
    keep: ({ wizard }, index) => (index === 0 ? wizard : undefined),
    take: (_, figure) => [replace(place('wizard'), toJson(figure))],
  }),
  shelfOf({
    id: 'apprentis',
    label: 'Apprentis',
    one: 'apprenti',
    icon: 'scroll-unfurled',
    part: 'apprenti',
    kind: 'apprenti',
    schema: apprenticeSchema,
    replaces: true,
    keep: (roster, index) => {
      const { apprentice } = roster
      const member = resolveRoster(roster).find(({ kind }) => kind === 'apprenti')
      return index === 0 && apprentice && member ? writtenOut(apprentice, member.spells) : undefined
    },
    take: (_, figure) => [replace(place('apprentice'), toJson(figure))],
  }),
  shelfOf({
    id: 'soldats',
    label: 'Soldats',
    one: 'soldat',
    icon: 'barbute',
    part: 'soldats',
    kind: 'soldat',
    schema: soldierSchema,
    keep: ({ soldiers }, index) => soldiers[index],
    take: (roster, figure) => last('soldiers', roster, figure),
  }),
  shelfOf({
    id: 'creatures',
    label: 'Créatures',
    one: 'créature',
    icon: 'beast-eye',
    part: 'creatures',
    kind: 'creature',
    schema: creatureSchema,
    keep: ({ creatures }, index) => creatures[index],
    take: (roster, figure) => last('creatures', roster, figure),
  }),
  {
    id: 'sorts',
    label: 'Sorts',
    one: 'sort',
    icon: 'spell-book',
    part: 'sorts',
    keep: ({ wizard: { spells } }, index) => {
      const spell = spells[index]
      return spell && toJsonObject({ spell })
    },
    look: thing => {
      const kept = parse(z.looseObject({ spell: spellSchema }), thing)
      return kept.ok ? success(spellLook(kept.value.spell)) : failure(...kept.diagnostics)
    },
    take: ({ wizard: { spells } }, thing) => {
      const kept = parse(z.looseObject({ spell: spellSchema }), thing)
      return kept.ok && spells.length < bounds.lists
        ? [add(place('wizard', 'spells', '-'), toJson(kept.value.spell))]
        : []
    },
  },
]
