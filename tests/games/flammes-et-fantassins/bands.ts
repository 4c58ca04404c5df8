/** Bands for the tests of this game, from a few words. */
import { openBand, type Diagnostic, type Json, type JsonObject } from '../../../src/core/index.ts'
import { equipment, spells } from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { systems } from '../../../src/games/index.ts'
import { resolveFigure, type Member } from '../../../src/games/flammes-et-fantassins/resolve.ts'
import { blankFigure, type Figure } from '../../../src/games/flammes-et-fantassins/schema.ts'

export const member = (figure: Partial<Figure>): Member => resolveFigure({ ...blankFigure(), ...figure }, 0)

export const figureJson = (figure: JsonObject): JsonObject => ({
  name: 'Essai',
  build: 'puissant',
  classes: ['barbare'],
  equipment: ['dague'],
  ...figure,
})

/** Points and iron that leave no remark of their own, unless asked otherwise. */
export const bandFile = (figures: readonly JsonObject[], roster: JsonObject = {}): Json => ({
  format: 'copiste-band',
  version: 1,
  system: 'flammes-et-fantassins',
  name: 'Essai',
  roster: { points: 9, ...roster, figures },
})

export const diagnose = (file: Json): readonly Diagnostic[] => {
  const band = openBand(file, systems)
  return band.ok ? band.value.roster.validate() : band.diagnostics
}

/** What is said of the first figure of a band, as `severity code path`. */
export const remarksOn = (figure: JsonObject): readonly string[] =>
  diagnose(bandFile([figureJson(figure)]))
    .filter(({ path }) => path.startsWith('/roster/figures/0'))
    .map(
      ({ severity, code, path }) =>
        `${severity} ${code.replace('flammes-et-fantassins.', '')} ${path.replace('/roster/figures/0', '')}`,
    )

/** A band that no rule allows, and that has every card of the catalogue. */
export const catalogueFile = (): Json =>
  bandFile([
    figureJson({
      name: 'Ysoline Brûle-Chapitre',
      classes: ['magicien'],
      spells: spells.map(({ id }) => id),
      equipment: equipment.map(({ id }) => id).filter(id => id !== 'parchemin'),
    }),
    figureJson({
      name: 'Corbinien Demi-Bougie',
      classes: ['sorcier'],
      equipment: spells.map(({ id }) => `parchemin:${id}`),
    }),
    figureJson({
      name: 'Pâquerette',
      classes: ['assassin', 'barde', 'general', 'moine', 'ranger', 'skald', 'voleur'],
    }),
  ])
