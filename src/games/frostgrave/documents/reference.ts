/** One leaf for the table: the rules subject by subject, and behind them how Copiste decides where the book is silent. */
import { signed, type DraftPiece, type Face, type Size } from '../../../core/index.ts'
import { page } from '../../kit/index.ts'
import {
  creatureRules,
  creatureSteps,
  modifiers,
  rules,
  ruleSubjects,
  rulings,
  statuses,
  terrains,
  traits,
  turnSteps,
} from '../catalog/index.ts'
import { frame } from '../drawings/frames.ts'
import { failureRows } from './casting.ts'
import { saidBy, template, told, type SaidPart } from './shared.ts'

interface Told {
  readonly name: string
  readonly icon: string
  readonly text: string
}

type Section = Face['data']

const entry = (icon: string, mark: string, said: SaidPart[]) => ({ icon, mark, said })

const entries = (title: string, sub: string, list: readonly Told[], numbered = false): Section => ({
  title,
  sub,
  entries: list.map(({ icon, name, text }, index) =>
    entry(icon, numbered ? `${index + 1}` : '', told(`${name}.`, text)),
  ),
})

const ruled = (...subjects: readonly (keyof typeof ruleSubjects)[]): readonly Section[] =>
  subjects.map(subject =>
    entries(
      ruleSubjects[subject],
      '',
      rules.filter(rule => rule.subject === subject),
    ),
  )

/** Whose roll they change is said above them. */
const bonuses = (title: string, sub: string, ofShots: boolean): Section => ({
  title,
  sub,
  rows: modifiers
    .filter(({ of }) => (of === 'tir') === ofShots)
    .map(({ name, when, by }) => ({
      name,
      text: when,
      value: by === null ? 'arme' : signed(by),
    })),
})

const failures = (): Section => ({
  title: 'Sort raté de…',
  sub: 'jamais hors de la partie',
  rows: failureRows.map(({ short, price }) => ({ name: short, text: '', value: price })),
})

const creatures = (): Section => ({
  title: 'Créatures libres',
  sub: 'avant chaque action',
  entries: [
    ...creatureSteps.map(({ icon, question, name, answer }, index) =>
      entry(icon, `${index + 1}`, told(question ?? `${name}.`, answer)),
    ),
    ...creatureRules.map(text => entry('beast-eye', '', saidBy(text))),
  ],
})

const arbitrations = (): Section => ({
  title: 'Arbitrages',
  sub: 'où le livre se tait ou se contredit',
  entries: rulings.map(({ number, title, text, subject }) =>
    entry(subject?.icon ?? 'scales', `${number}`, told(`${title}.`, text)),
  ),
})

export const referenceSheets = (paper: Size): readonly DraftPiece[] => {
  const face = (title: string, motto: string, sections: readonly Section[]): Face => ({
    template: template('reference'),
    data: { frame: { drawing: frame('sort', paper) }, title, motto, sections },
  })
  return [
    {
      ...page('Aide de jeu', paper),
      continues: 'back',
      ...face('Aide de jeu', 'D20 et score, contre D20 et score : le plus haut l’emporte', [
        entries('Un tour', 'cinq temps', turnSteps, true),
        ...ruled('activation', 'mouvement', 'tir', 'combat'),
        bonuses('Modificateurs de tir', 'au jet de la cible', true),
        bonuses('Modificateurs de combat', 'au jet de qui se bat', false),
        entries('Terrain', '', terrains),
      ]),
      back: face('Magie, trésors, créatures', 'Le reste, et ce que Copiste décide', [
        ...ruled('magie'),
        failures(),
        ...ruled('tresor', 'fin'),
        creatures(),
        entries('Traits', '', traits),
        entries('États', '', statuses),
        arbitrations(),
      ]),
    },
  ]
}
