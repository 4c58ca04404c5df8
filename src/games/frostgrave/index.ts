/** Frostgrave: mages and their soldiers after treasure, with the profiles and spells of the player's own book. */
import { sealGame } from '../../core/index.ts'
import { inches } from '../kit/index.ts'
import { assets, printOptions } from './assets.ts'
import { brings, rulings } from './catalog/index.ts'
import { compare } from './compare.ts'
import { derive } from './derive.ts'
import { form } from './form.ts'
import { listing } from './listing.ts'
import { duel } from './odds.ts'
import { outline } from './outline.ts'
import { resolveRoster } from './resolve.ts'
import { samples } from './samples/index.ts'
import { scenarios } from './scenarios/index.ts'
import { blankRoster, migrations, rosterSchema, version } from './schema.ts'
import { stock } from './stock.ts'
import { table } from './table.ts'
import { validate } from './validate.ts'

export const frostgrave = sealGame({
  id: 'frostgrave',
  name: 'Frostgrave',
  summary: 'Expéditions de mages en quête de trésors, avec les profils et les sorts du livre que vous avez.',
  icon: 'frozen-block',
  hue: { light: '#1f5f86', dark: '#8cc7e8' },
  counts: { symbol: 'fig.', one: 'figurine', many: 'figurines' },
  lengthUnit: inches,
  source: 'Frostgrave (Osprey Games), chapitre des règles du jeu',
  version,
  migrations,
  samples,
  scenarios,
  catalog: listing,
  rulings,
  themes: [
    { id: 'givre', name: 'Givre et encre' },
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
