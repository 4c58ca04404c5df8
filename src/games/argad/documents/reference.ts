/** The whole of the rules in hand: moving and shooting, striking and holding, every table of the book, what Copiste decides. */
import {
  asNumber,
  capital,
  chanceOf,
  enumerate,
  signed,
  typeset,
  type DraftPiece,
  type Face,
  type Size,
} from '../../../core/index.ts'
import { page } from '../../kit/index.ts'
import {
  certainTime,
  classes,
  competences,
  decoyRules,
  hardships,
  healing,
  meleeRules,
  paces,
  protections,
  reactions,
  rulings,
  shotRules,
  skillTest,
  terrains,
  turnRules,
  turnSteps,
  weapons,
  wounds,
  lengths,
  type Hardship,
  type RuleEntry,
} from '../catalog/index.ts'
import { victimsOf } from '../odds/dice.ts'
import { workOdds } from '../odds/works.ts'
import { ofCatalogue } from '../resolve.ts'
import { pageLeaf } from '../drawings/leaves.ts'
import { cell, entryOf, leading, named, partsData, sign, typed, type Part } from './parts.ts'
import { gunRows, gunsOf, inferredNote, bandsOf } from './shooting.ts'
import { shownNatural, targets, waysOf } from './odds.ts'
import { lowered, percent, template, toPlaces, unofficial } from './shared.ts'
import { aimPart, blowPart, moralePart, orderPart, presentAt } from './summary.ts'

/** Two leaves, front and back; what large letters push out goes on behind. */
export const referenceSheets = (paper: Size): readonly DraftPiece[] => {
  const everything = presentAt({ members: [], heavyBonus: 0, all: true })
  const leaf = (title: string, front: Face, back: Face): DraftPiece => ({
    ...page(title, paper),
    continues: 'back',
    ...front,
    back,
  })
  return [
    leaf(
      'Aide de jeu, un tour',
      face(paper, 'Bouger, tirer', 'Tout le monde à la fois : on bouge, on tire, puis la mêlée.', [
        steps('Un tour', '', [...turnSteps, ...turnRules]),
        pacePart(),
        terrainPart(),
        steps('Au tir', '', shotRules),
        { ...aimPart(everything), entries: [] },
      ]),
      face(paper, 'Frapper, tenir', 'Le dé, bonus comptés, contre la classe et l’armure.', [
        steps('En mêlée', '', meleeRules),
        lengthPart(),
        moralePart(everything),
        orderPart(everything),
        blowPart(everything),
        woundPart(),
        classPart(),
      ]),
    ),
    leaf(
      'Aide de jeu, tables',
      face(paper, 'Tables', 'Armes de tir et travaux, chances exactes, rencontres, armures.', [
        gunPart(),
        timePart(),
        volleyPart(),
        blowOddsPart(),
        reactionPart(),
        armourPart(),
        steps('Se cacher', '', [decoyRules]),
      ]),
      face(
        paper,
        'Savoir et trancher',
        'Ce que chacun sait faire ; et comment Copiste tranche où le livre se tait.',
        [
          skillPart(),
          { title: 'Arbitrages', sub: 'ceux de Copiste' },
          {
            entries: rulings.map(({ number, title, text, subject }) => ({
              icon: subject?.icon ?? 'scales',
              lead: `${number}. ${title}.`,
              text,
            })),
          },
        ],
      ),
    ),
  ]
}

/** Rulings come one by one, so that columns break between them. */
const face = (paper: Size, title: string, hint: string, parts: readonly Part[]): Face => ({
  template: template('aid'),
  data: {
    frame: { drawing: pageLeaf(paper) },
    unofficial,
    look: 'columns',
    title,
    hint: typeset(hint),
    parts: partsData(parts.flatMap(part => (part.title === undefined ? apart(part) : [part]))),
  },
})

const apart = (part: Part): readonly Part[] => (part.entries ?? []).map(entry => ({ entries: [entry] }))

const steps = (title: string, sub: string, rules: readonly RuleEntry[]): Part => ({
  title,
  sub,
  entries: rules.map(entryOf),
})

const pacePart = (): Part => ({
  title: 'Un tour de marche',
  sub: 'en cm, terrain dégagé',
  look: 'tight',
  table: {
    rows: paces.map(({ name, centimetres, dice, text }) => [
      leading(`${name} :`, text),
      typed(dice ? `${centimetres}+${dice}` : centimetres < 0 ? `−${-centimetres}` : `${centimetres}`, 'by'),
    ]),
  },
})

const hardness: Readonly<Record<Hardship, string>> = {
  facile: '',
  difficile: 'diff.',
  'tres-difficile': 'très diff.',
  interdit: 'non',
}

const terrainPart = (): Part => ({
  title: 'Terrains',
  sub: 'à pied, monté, sous le feu',
  look: 'tight',
  table: {
    rows: terrains.map(({ name, foot, mounted, cover }) => [
      named(name),
      cell(hardness[foot], 'rough mid'),
      cell(hardness[mounted], 'rough mid'),
      typed(cover === null ? '–' : `−${-cover}`, 'by'),
    ]),
  },
  note: hardships
    .filter(({ id }) => id === 'difficile' || id === 'tres-difficile')
    .map(({ name, foot, mounted }) => `${name} : ${foot} ; monté, ${mounted}.`)
    .concat(
      'Un dé pour le groupe, au premier obstacle ; l’habitué, à pied, en jette deux et oublie le pire.',
      'Une route annule tout, sauf une pente raide. La forêt ouverte ne couvre que l’isolé ou l’habitué.',
    )
    .join(' '),
})

const lengthPart = (): Part => ({
  title: 'Qui frappe d’abord',
  sub: 'après le tir à bout portant',
  look: 'tight',
  table: {
    rows: lengths.map(({ name, order, examples }) => [
      typed(`${order}`, 'rank-of'),
      leading(`${capital(name)} :`, examples),
    ]),
  },
  note: 'Les chances d’une carte valent pour une cible sans armure ; contre une armure, tue comme dans la colonne du plus haut des deux nombres.',
})

const classPart = (): Part => ({
  title: 'Classes',
  look: 'tight',
  table: {
    rows: classes.map(({ classe, name, text }) => [
      typed(`${classe}`, 'rank-of'),
      leading(`${name} :`, text),
    ]),
  },
})

const armourPart = (): Part => ({
  title: 'Armures',
  look: 'tight',
  table: {
    rows: protections
      .filter(({ id }) => id !== 'legere')
      .map(({ short, text }) => [typed(short, 'rank-of'), cell(text)]),
  },
})

const gunPart = (): Part => {
  const guns = gunsOf([
    { weapons: weapons.map((entry, index) => ({ entry: ofCatalogue(entry), index })) },
  ]).filter(({ shot }) => shot.rows.length > 0)
  const tableless = weapons.filter(({ shot }) => shot !== undefined && shot.rows.length === 0)
  return {
    title: 'Feu',
    sub: 'portée, dé, chance d’un tireur',
    look: 'fire',
    table: { rows: guns.flatMap(gun => gunRows(gun, bandsOf(guns))) },
    note: `${inferredNote} Nommées sans table : ${enumerate(tableless.map(({ name }) => name.toLowerCase()))}.`,
  }
}

const timePart = (): Part => ({
  title: '« Un certain temps »',
  sub: 'fini, sur 100, à la fin du tour',
  look: 'tight',
  table: {
    names: [
      cell(''),
      ...[1, 2, 3, 4, 5, 6].map(turn => cell(`${turn}`, 'turn mid')),
      cell('tours', 'turn mid'),
    ],
    rows: certainTime.map(work => {
      const { done, mean } = workOdds(work)
      return [
        named(work.name),
        ...[0, 1, 2, 3, 4, 5].map(turn => {
          const chance = done[turn]
          return cell(chance ? percent(asNumber(chance)) : '', 'turn mid')
        }),
        cell(mean ? toPlaces(asNumber(mean)) : '–', 'turn mid'),
      ]
    }),
  },
  note: certainTime
    .map(({ name, text }, index) => (index === 0 ? text : `${name} : ${lowered(text)}`))
    .join(' '),
})

const shooters = [1, 2, 3, 4, 6, 8] as const
const needs = [5, 6, 7, 8] as const

/** Sixes of one volley go together. */
const volleyPart = (): Part => ({
  title: 'Un feu à plusieurs',
  sub: 'au moins un touche, sur 100',
  look: 'tight',
  table: {
    names: [cell('tireurs'), ...needs.map(need => cell(shownNatural(need), 'odd mid'))],
    rows: shooters.map(red => [
      cell(`${red}`),
      ...needs.map(need =>
        cell(percent(asNumber(chanceOf(victimsOf({ red, need }), count => count > 0))), 'odd mid'),
      ),
    ]),
  },
})

const bonuses = [-2, -1, 0, 1, 2] as const

/** Against somebody without armour. */
const blowOddsPart = (): Part => ({
  title: 'Un coup, sur 36',
  sub: 'tue · fait reculer, par classe',
  look: 'tight',
  table: {
    names: [cell('bonus'), ...targets.map(classe => cell(`${classe}`, 'odd mid'))],
    rows: bonuses.map(modifier => [
      typed(modifier === 0 ? '0' : signed(modifier), 'bonus'),
      ...targets.map(classe => {
        const [kills, recoils] = waysOf({ modifier, classe, armour: 0 })
        return cell(`${kills} · ${recoils}`, 'odd mid')
      }),
    ]),
  },
})

const reactionPart = (): Part => ({
  title: 'Réactions',
  sub: '1D6, si rien n’est écrit',
  look: 'tight',
  table: {
    rows: reactions.map(({ die, icon, name, text }) => [
      typed(die, 'rank-of'),
      sign(icon),
      leading(`${name} :`, text),
    ]),
  },
})

const woundPart = (): Part => ({
  title: 'Blessures et soins',
  sub: 'deux points de vie : 1D12',
  look: 'tight',
  table: {
    rows: [
      ...wounds.map(({ die, name, text }) => [typed(die, 'die'), leading(`${name} :`, text)]),
      [typed('soins', 'die'), cell('1D6 contre la santé : un soigneur, +1 ; de fortune, −1.')],
      [typed('moins', 'die'), cell(healing.below)],
      [typed('égal', 'die'), cell(healing.equal)],
      [typed('plus', 'die'), cell(healing.above)],
    ],
  },
})

const skillPart = (): Part => ({
  title: 'Compétences',
  sub: '1D6 sous le niveau',
  look: 'tight',
  table: {
    rows: competences.map(({ icon, name, brief }) => [sign(icon), leading(`${name} :`, `${brief}.`)]),
  },
  note: `Moins : ${skillTest.below} Égal : ${skillTest.equal} Plus : ${skillTest.above}`,
})
