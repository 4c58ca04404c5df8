/** Bands for the tests of this game, from a few words. */
import type { Diagnostic, Json, JsonObject } from '../../../src/core/index.ts'
import { rosterSchema, type Roster } from '../../../src/games/fees-d-armes/schema.ts'
import { opened, plain } from '../any-roster.ts'

export { opened, plain }

export const massue: JsonObject = {
  name: 'Massue',
  needs: 2,
  plus: true,
  damage: 2,
  damagePlus: true,
  keywords: [],
  text: '',
}

/** Chapitre 3.3.4: «caractéristique d'Actions de 3», «Massue (2+) : Dégâts 2+», «Manger les enfants (5)». */
export const ogre: JsonObject = {
  id: 'ogre',
  name: 'Ogre',
  cost: 4,
  factions: ['contes'],
  movement: 4,
  flying: false,
  action: 3,
  armour: 1,
  health: 8,
  actions: [massue, { name: 'Manger les enfants', needs: 5, damage: null, text: 'Miam.' }],
  rules: [],
}

/** «le Bûcheron dispose d'une Armure de 1 et de six points de santé». */
export const bucheron: JsonObject = {
  ...ogre,
  id: 'bucheron',
  name: 'Bûcheron',
  cost: 3,
  armour: 1,
  health: 6,
  actions: [{ ...massue, name: 'Cognée' }],
}

export const contes: JsonObject = {
  id: 'contes',
  name: 'Contes',
  icon: 'oak',
  permanent: 'Un bonus.',
  additional: 'Un autre.',
}

/** Ten points that leave no remark, unless asked otherwise. */
export const roster = (changes: JsonObject = {}): JsonObject => ({
  limit: 10,
  profiles: [ogre, bucheron],
  factions: [contes],
  band: [
    { profile: 'ogre', count: 1 },
    { profile: 'bucheron', count: 2 },
  ],
  ...changes,
})

export const bandFile = (changes: JsonObject = {}): Json => ({
  format: 'copiste-band',
  version: 1,
  system: 'fees-d-armes',
  name: 'Essai',
  roster: roster(changes),
})

export const rosterOf = (changes: JsonObject = {}): Roster => rosterSchema.parse(roster(changes))

export const diagnose = (changes: JsonObject = {}): readonly Diagnostic[] =>
  opened(bandFile(changes)).roster.validate()

/** `severity code path`, without what they all share. */
export const remarks = (changes: JsonObject = {}): readonly string[] =>
  diagnose(changes).map(
    ({ severity, code, path }) =>
      `${severity} ${code.replace('fees-d-armes.', '')} ${path.replace('/roster', '')}`,
  )

/** One profile alone, recruited as often as ten points allow. */
export const alone = (profile: JsonObject): JsonObject => ({
  profiles: [{ ...ogre, cost: 10, ...profile }],
  band: [{ profile: 'ogre', count: 1 }],
})

/** What is said of an action of its own. */
export const ofAction = (action: JsonObject, more: JsonObject = {}): readonly string[] =>
  remarks(alone({ actions: [{ ...massue, ...action }], ...more })).map(remark =>
    remark.replace('/profiles/0/actions/0', '…'),
  )

export const ofRules = (rules: Json): readonly string[] =>
  remarks(alone({ rules })).map(remark => remark.replace('/profiles/0/rules', '…'))
