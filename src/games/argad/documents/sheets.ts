/** Sheets that lie beside the table: who is met, what the ground costs, how wounds heal, what a burst does, who hides where. */
import {
  chanceOf,
  capital,
  meanOf,
  asNumber,
  signed,
  type DraftPiece,
  type PrintOption,
  type Size,
} from '../../../core/index.ts'
import { halfOf, quarterOf } from '../../kit/index.ts'
import {
  decoyRules,
  hardships,
  healing,
  healingShifts,
  reactions,
  shotRules,
  shownNeeds,
  terrains,
  wounds,
  type Hardship,
} from '../catalog/index.ts'
import { victimsOf } from '../odds/dice.ts'
import { animals, type Hidden } from './decoys.ts'
import { cell, leading, named, partsData, sign, typed, type Part } from './parts.ts'
import { notebookPage, percent, toPlaces } from './shared.ts'

const sheet = (
  title: string,
  size: Size,
  look: string,
  hint: string,
  parts: readonly Part[],
): DraftPiece => ({
  ...notebookPage(title, size, 'aid', { look, title, hint, parts: partsData(parts) }),
  continues: 'back',
})

const faces = ['one', 'two', 'three', 'four', 'five', 'six']

/** The die chooses what nobody wrote down. */
export const reactionTable = (paper: Size): readonly DraftPiece[] => [
  sheet(
    'Réactions',
    quarterOf(paper),
    'small reactions',
    'Un inconnu dont rien n’est écrit : 1D6 dit son humeur.',
    [
      {
        table: {
          rows: reactions.map(({ from, icon, name, text }) => [
            sign(`dice-six-faces-${faces[from - 1] ?? 'one'}`),
            named(name, text),
            sign(icon),
          ]),
        },
      },
      {
        title: 'Parler',
        entries: [
          {
            icon: 'conversation',
            lead: 'Socles au contact, ou presque.',
            text: 'Quelques mots : à la fin du tour. Une vraie conversation : un tour entier.',
          },
          {
            icon: 'public-speaker',
            lead: 'Convaincre.',
            text: '1D6 sous la persuasion ; égal, on retente au tour suivant.',
          },
        ],
        note: 'L’ordre des humeurs est de Copiste ; le meneur en décide autrement quand il veut.',
      },
    ],
  ),
]

const hardness: Readonly<Record<Hardship, string>> = {
  facile: 'facile',
  difficile: 'difficile',
  'tres-difficile': 'très diff.',
  interdit: 'interdit',
}

/** What is crossed, what covers, who is seen. */
export const terrainSheet = (paper: Size): readonly DraftPiece[] => [
  sheet('Terrains', halfOf(paper), 'half ground', 'À pied, à cheval, sous le feu, et qui se voit.', [
    {
      table: {
        names: [
          cell('', 'glyph'),
          cell('Décor'),
          cell('à pied', 'going mid'),
          cell('monté', 'going mid'),
          cell('tir', 'short mid'),
        ],
        rows: terrains.map(({ icon, name, text, sight, foot, mounted: riding, cover }) => [
          sign(icon),
          leading(`${name}.`, `${text} ${capital(sight)}.`),
          cell(hardness[foot], 'going mid'),
          cell(hardness[riding], 'going mid'),
          typed(cover === null ? '–' : signed(cover), 'short'),
        ]),
      },
    },
    {
      title: 'Lenteur',
      sub: 'un dé pour le groupe',
      table: {
        rows: hardships
          .filter(({ id }) => id === 'difficile' || id === 'tres-difficile')
          .map(({ name, foot, mounted: riding }) => [
            named(name, '', 'hard'),
            cell(`à pied, ${foot} ; monté, ${riding}`),
          ]),
      },
      note: 'Le dé se jette une fois, au premier terrain rencontré. Qui connaît les lieux en jette deux, à pied, et garde le meilleur.',
    },
  ]),
]

/** Below heals, equal leaves a mark, above is death: of a die against a santé. */
const healed = (sante: number) => {
  const below = Math.max(0, Math.min(6, sante - 1))
  const equal = sante >= 1 && sante <= 6 ? 1 : 0
  return [below, equal, 6 - below - equal]
}

export const healingSheet = (paper: Size): readonly DraftPiece[] => [
  sheet('Blessures', halfOf(paper), 'half healing', 'Pour qui compte : un héros, un témoin, un compagnon.', [
    {
      title: 'Où',
      sub: '1D12, si on le veut',
      table: {
        rows: wounds.map(({ die, icon, name, text }) => [
          typed(die, 'die'),
          sign(icon),
          leading(`${name}.`, text),
        ]),
      },
    },
    {
      title: 'Les soins',
      sub: '1D6 contre la santé',
      table: {
        rows: [
          [typed('moins', 'die'), cell(healing.below)],
          [typed('égal', 'die'), cell(healing.equal)],
          [typed('plus', 'die'), cell(healing.above)],
        ],
      },
      note: `${healingShifts
        .map(({ name, by }) => `${name} : santé ${signed(by)}`)
        .join('. ')}. La santé est la classe, sauf mention.`,
    },
    {
      title: 'Sur six',
      sub: 'selon la santé, bonus compté',
      look: 'grid',
      table: {
        names: [cell('santé'), ...[0, 1, 2, 3, 4, 5, 6].map(sante => cell(`${sante}`, 'mid'))],
        rows: ['guérit', 'séquelles', 'meurt'].map((name, index) => [
          cell(name),
          ...[0, 1, 2, 3, 4, 5, 6].map(sante => typed(`${healed(sante)[index] ?? 0}`)),
        ]),
      },
    },
    {
      title: 'À soigner',
      look: 'patients',
      table: {
        names: [cell('Qui'), cell('santé', 'mid short'), cell('où', 'mid short'), cell('suites')],
        rows: Array.from({ length: 5 }, () => [cell(''), cell('', 'short'), cell('', 'short'), cell('')]),
      },
    },
  ]),
]

/** White dice that a weapon of the supplements may have. */
const whites = [0, 1, 2, 3, 4] as const
const needed = [5, 6, 7] as const

export const projectilesAid = (paper: Size): readonly DraftPiece[] => [
  sheet(
    'Plusieurs projectiles',
    quarterOf(paper),
    'small burst',
    shotRules.find(({ id }) => id === 'projectiles')?.text ?? '',
    [false, true].map((helped): Part => ({
      title: helped ? 'Sur un groupe' : 'Sur deux cibles',
      sub: helped ? '+1 au dé qui y gagne' : '',
      look: 'grid',
      table: {
        names: [cell('deux rouges et'), ...needed.map(need => cell(shownNeeds(need), 'mid'))],
        rows: whites.map(white => [
          cell(white === 0 ? 'aucun blanc' : white === 1 ? 'un blanc' : `${white} blancs`),
          ...needed.map(need => {
            const victims = victimsOf({ red: 2, white, need, helped })
            const any = chanceOf(victims, count => count > 0)
            return {
              ...typed(`${percent(asNumber(any))}`),
              under: toPlaces(asNumber(meanOf(victims)), 2),
            }
          }),
        ]),
      },
      ...(helped && {
        note: 'En gros : sur 100, la chance de toucher. Dessous : les victimes en moyenne. Un groupe, c’est trois piétons ou deux montés.',
      }),
    })),
  ),
]

export const decoyOption = {
  id: 'troupes-cachees',
  matter: 'reading',
  label: 'Troupes cachées',
  help: 'combien de groupes avancent sous des leurres',
  kind: 'number',
  usual: 3,
  min: 1,
  max: 6,
  step: 1,
  unit: 'groupes',
  whole: true,
} satisfies PrintOption

/** Which animal is the true one stays on this page until it is seen. */
export const decoyRecord = (hidden: readonly Hidden[], paper: Size): readonly DraftPiece[] => [
  {
    ...notebookPage('Leurres', quarterOf(paper), 'decoys', {
      title: 'Qui se cache où',
      hint: decoyRules.text,
      hidden: hidden.map(({ name, pace, beasts }) => ({
        name,
        pace,
        beasts: beasts.map(index => ({ ...animals[index % animals.length] })),
      })),
    }),
    continues: 'back',
  },
]
