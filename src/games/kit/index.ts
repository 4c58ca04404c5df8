/**
 * What tabletop games have alike, made once: what they print (cards with backs, tokens, standees, rulers, areas, pages),
 * and how they look things up, ask for them and judge them (lookup, fields, options, faults, rulings). A game brings its
 * words and numbers; how they look is in templates/shared, which a game's own sheet may change.
 */
export * from './areas.ts'
export * from './articles.ts'
export * from './cards.ts'
export * from './chance.ts'
export * from './compare.ts'
export * from './emphasis.ts'
export * from './faults.ts'
export * from './fields.ts'
export * from './heard.ts'
export * from './lengths.ts'
export * from './listing.ts'
export * from './lookup.ts'
export * from './options.ts'
export * from './pages.ts'
export * from './pen.ts'
export * from './rulers.ts'
export * from './rulings.ts'
export * from './sizes.ts'
export * from './standees.ts'
export * from './sums.ts'
export * from './tokens.ts'
export * from './words.ts'
export * from './written.ts'
