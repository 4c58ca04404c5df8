/** Flammes & Fantassins: skirmishes in the Morcèles, and the whole of its rules core. */
import { sealGame } from '../../core/index.ts'
import { inches } from '../kit/index.ts'
import { assets, printOptions } from './assets.ts'
import { brings } from './catalog/brings.ts'
import { rulings } from './catalog/index.ts'
import { compare } from './compare.ts'
import { deployment } from './deployment.ts'
import { derive } from './derive.ts'
import { form } from './form.ts'
import { listing } from './listing.ts'
import { duel } from './odds.ts'
import { outline } from './outline.ts'
import { resolveRoster } from './resolve.ts'
import { campaign } from './samples/campagne.ts'
import { mages } from './samples/mages.ts'
import { firstGame } from './samples/premiere-partie.ts'
import { trio } from './samples/trio.ts'
import { scenarios } from './scenarios/index.ts'
import { blankRoster, migrations, rosterSchema, version } from './schema.ts'
import { stock } from './stock.ts'
import { table } from './table.ts'
import { validate } from './validate.ts'

export const flammesEtFantassins = sealGame({
  id: 'flammes-et-fantassins',
  name: 'Flammes & Fantassins',
  summary: 'Escarmouches médiévales-fantastiques dans les Morcèles, de 3 à 10 figurines.',
  icon: 'flame',
  hue: { light: '#8a2b1c', dark: '#f0a18a' },
  counts: { symbol: 'PC', one: 'Point de Création', many: 'Points de Création' },
  lengthUnit: inches,
  deployment,
  source: 'Flammes & Fantassins, livre de règles',
  version,
  migrations,
  samples: [firstGame, mages, trio, campaign],
  scenarios,
  catalog: listing,
  rulings,
  themes: [
    { id: 'enluminure', name: 'Enluminure' },
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
