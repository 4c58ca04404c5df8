/** Small names for the signs that texts use most: each is an icon of game-icons, and so is any other name. */

const dice: Readonly<Record<string, string>> = {
  d4: 'd4',
  d6: 'perspective-dice-six',
  d8: 'dice-eight-faces-eight',
  d10: 'd10',
  d12: 'd12',
  d20: 'dice-twenty-faces-twenty',
}

const faces = ['one', 'two', 'three', 'four', 'five', 'six'].map((face, index): readonly [string, string] => [
  `d6-${index + 1}`,
  `dice-six-faces-${face}`,
])

const things: Readonly<Record<string, string>> = {
  dagger: 'plain-dagger',
  dague: 'plain-dagger',
  epee: 'broadsword',
  arc: 'bow-arrow',
  bouclier: 'shield',
  chat: 'cat',
  coeur: 'hearts',
  crane: 'death-skull',
  cle: 'key',
  coffre: 'locked-chest',
  tresor: 'open-treasure-chest',
  feu: 'campfire',
  eau: 'water-drop',
  pont: 'stone-bridge',
  bois: 'forest',
  maison: 'house',
  drapeau: 'flying-flag',
  de: 'rolling-dices',
  sablier: 'hourglass',
  oeil: 'eyeball',
  parchemin: 'scroll-unfurled',
  victoire: 'laurel-crown',
}

const known: ReadonlyMap<string, string> = new Map([
  ...Object.entries(dice),
  ...faces,
  ...Object.entries(things),
])

/** Those that a toolbar offers first. */
export const usualSigns: readonly string[] = [...known.keys()]

export const iconOfSign = (name: string): string => known.get(name) ?? name
