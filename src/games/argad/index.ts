/** Argad!: skirmish and adventure with a few figures each, in any time, and the whole of its generic rules. */
import { sealGame } from '../../core/index.ts'
import { assets, printOptions } from './assets.ts'
import { brings, rulings } from './catalog/index.ts'
import { compare } from './compare.ts'
import { derive } from './derive.ts'
import { form } from './form.ts'
import { listing } from './listing.ts'
import { duel } from './odds.ts'
import { outline } from './outline.ts'
import { resolveRoster } from './resolve.ts'
import { smugglers } from './samples/contrebande.ts'
import { expedition } from './samples/expedition.ts'
import { toll } from './samples/peage.ts'
import { scenarios } from './scenarios/index.ts'
import { blankRoster, migrations, rosterSchema, version } from './schema.ts'
import { stock } from './stock.ts'
import { table } from './table.ts'
import { validate } from './validate.ts'

export const argad = sealGame({
  id: 'argad',
  name: 'Argad!',
  summary:
    'Escarmouche et aventure, de toutes les époques : une douzaine de personnages, un chef, un secret.',
  icon: 'spyglass',
  hue: { light: '#795710', dark: '#e0b860' },
  counts: { symbol: 'pts', one: 'point', many: 'points' },
  lengthUnit: { one: 'cm', many: 'cm', millimetres: 10 },
  source: '« Argad ! », règle générique, mise à jour de septembre 2023',
  version,
  migrations,
  samples: [toll, smugglers, expedition],
  scenarios,
  catalog: listing,
  rulings,
  themes: [
    { id: 'carnet', name: 'Carnet de terrain' },
    { id: 'gravure', name: 'Gravure' },
  ],
  brings,
  assets,
  printOptions,
  members: resolveRoster,
  schema: rosterSchema,
  blank: blankRoster,
  validate,
  derive,
  form,
  compare,
  duel,
  outline,
  table,
  stock,
})
