/** Fées d'armes: skirmishes in fairyland, played in squares, and the whole of its rules core. */
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
import { samples } from './samples/index.ts'
import { scenarios } from './scenarios/index.ts'
import { blankRoster, migrations, rosterSchema, version } from './schema.ts'
import { stock } from './stock.ts'
import { table } from './table.ts'
import { deployment, squares } from './units.ts'
import { validate } from './validate.ts'

export const feesDArmes = sealGame({
  id: 'fees-d-armes',
  name: 'Fées d’armes',
  summary: 'Escarmouches de contes de fées, sur un plateau de cases : vos profils, vos factions, 10 points.',
  icon: 'fairy-wand',
  hue: { light: '#3f6b3a', dark: '#9ccf8f' },
  counts: { symbol: 'pts', one: 'point de recrutement', many: 'points de recrutement' },
  lengthUnit: squares,
  deployment,
  source: 'Fées d’armes, livre de règles',
  version,
  migrations,
  samples,
  scenarios,
  catalog: listing,
  rulings,
  themes: [{ id: 'conte', name: 'Livre de contes' }],
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
  stock,
  outline,
  table,
})
