/** Mini Figs Mef-Fan: small armies of any figures, paid point by point, and the whole of its rules core. */
import { sealGame } from '../../core/index.ts'
import { assets, printOptions } from './assets.ts'
import { brings, noMansLand, rulings } from './catalog/index.ts'
import { compare } from './compare.ts'
import { derive } from './derive.ts'
import { form } from './form.ts'
import { listing } from './listing.ts'
import { duel } from './odds.ts'
import { outline } from './outline.ts'
import { resolveRoster } from './resolve.ts'
import { garrison } from './samples/garnison.ts'
import { host } from './samples/ost.ts'
import { procession } from './samples/procession.ts'
import { scenarios } from './scenarios/index.ts'
import { blankRoster, migrations, rosterSchema, version } from './schema.ts'
import { stock } from './stock.ts'
import { table } from './table.ts'
import { validate } from './validate.ts'

export const miniFigsMefFan = sealGame({
  id: 'mini-figs-mef-fan',
  name: 'Mini Figs Mef-Fan',
  summary: 'Batailles d’escouades, avec les figurines que l’on a : chacune vaut ce que valent ses scores.',
  icon: 'swordman',
  hue: { light: '#2c4f86', dark: '#92b4ea' },
  counts: { symbol: '#', one: 'point', many: 'points' },
  lengthUnit: { one: 'cm', many: 'cm', millimetres: 10 },
  deployment: {
    apart: noMansLand,
    source: 'Le livre laisse 40 cm au milieu de la table, où personne ne se déploie.',
  },
  source: 'Mini Figs Mef-Fan, version alpha 0.2.8',
  version,
  migrations,
  samples: [garrison, host, procession],
  scenarios,
  catalog: listing,
  rulings,
  themes: [
    { id: 'intendance', name: 'Registre d’intendance' },
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
