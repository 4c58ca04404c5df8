/** The sample scenarios, in the order in which a table would play them. */
import type { ScenarioSample } from '../../../core/index.ts'
import { walkingStone } from './la-borne-baladeuse.ts'
import { geese } from './la-republique-des-oies.ts'
import { catNap } from './la-sieste-du-chat-noir.ts'
import { cellar } from './la-cave-de-soeur-barbotine.ts'
import { notary } from './le-notaire-est-presse.ts'
import { coronation } from './le-sacre-de-pre-carre.ts'
import { will } from './le-testament-au-fil-de-l-eau.ts'
import { oneChair } from './quatre-rois-une-chaise.ts'

export const scenarios: readonly ScenarioSample[] = [
  walkingStone,
  geese,
  oneChair,
  catNap,
  cellar,
  will,
  notary,
  coronation,
]
