/** What a card says by signs: how far, how wide, against what, how long; and the one number that it comes down to. */
import { signed } from '../../../core/index.ts'
import type { CardCell, CardNumber } from '../../kit/index.ts'
import type {
  Duration,
  EquipmentEntry,
  SpellEntry,
  SpellId,
  TalentEntry,
  TalentId,
} from '../catalog/index.ts'
import type { FigureStats } from '../derive.ts'

const range = (inches: number | string, says: string): CardCell => ({
  signs: ['portee'],
  value: typeof inches === 'number' ? `${inches}″` : inches,
  says,
})
const radius = (inches: number | string, says = 'rayon'): CardCell => ({
  signs: ['rayon'],
  value: typeof inches === 'number' ? `${inches}″` : inches,
  says,
})
const sign = (name: string, says: string): CardCell => ({ signs: [name], says })
const own = sign('pointy-hat', 'le Mage')
const touch = (says: string): CardCell => sign('shaking-hands', says)
const against = (value: string, says = 'contre'): CardCell => ({ signs: ['rolling-dices'], value, says })

interface SpellSigns {
  readonly cells: readonly CardCell[]
  readonly number?: CardNumber
  /** What the cells leave out of whom it reaches. */
  readonly aim?: string
}

const number = (value: string, label: string): CardNumber => ({ value, label })

/** Of a caster, or of nobody yet: a double lies on the board for all. */
type Caster = Pick<FigureStats, 'dep'> | undefined

const spellSigns = (caster: Caster): Readonly<Record<SpellId, SpellSigns>> => ({
  'armure-de-mage': { cells: [range(6, 'à vue, ou soi')], number: number('+3', 'CA') },
  'projectile-magique': { cells: [range(6, '1 à 3, à vue'), against('0')] },
  sommeil: { cells: [range(6, 'à vue'), against('Tra.')] },
  'image-miroir': { cells: [own] },
  charme: { cells: [range(12, 'à vue'), against('Tra.')], aim: 'La cible a au moins 1 PA sur sa fiche.' },
  teleportation: {
    cells: [
      sign('semi-closed-eye', 'vue, soi'),
      { signs: ['teleport'], value: caster ? `${2 * caster.dep}″` : '2 Dép.', says: 'saut' },
      against('Tra.', 'ennemi'),
    ],
  },
  'boule-de-feu': { cells: [range(12, 'point, à vue'), radius(3), against('X')] },
  'drain-d-energie-magique': { cells: [range(12, 'à vue'), against('Tra.')] },
  'fascination-pour-les-tenebres': { cells: [radius(6, 'tous, à vue'), against('3')] },
  'forme-spectrale': { cells: [touch('contact, soi'), against('Tra.', 'ennemi')] },
  vampirisme: { cells: [touch('au contact'), against('Tra.')] },
  'frappe-de-l-ombre': { cells: [range(12, 'même sans vue'), against('Tra.')] },
  acide: { cells: [touch('au contact'), against('Tra.')] },
  'marche-des-batiments': {
    cells: [sign('semi-closed-eye', 'un bâtiment')],
    aim: 'Un bâtiment ou un ouvrage construit, à vue.',
  },
  terreur: { cells: [range(12, 'point, à vue'), radius(6)] },
  reincarnation: {
    cells: [{ signs: ['cube-plein'], value: '1', says: 'PA de Bande' }, against('Tra.', 'de l’allié')],
    aim: 'Le Mage est mort : le PA de Bande va sur sa fiche.',
  },
  soin: { cells: [range(4, 'à vue, ou soi')], number: number('+6', 'PV') },
  force: { cells: [range(4, 'à vue, ou soi')], number: number('+2', 'FOR') },
  silence: { cells: [range(8, 'point, à vue'), radius(4)] },
  benediction: { cells: [range(4, 'à vue, ou soi')] },
  'cercle-de-protection': { cells: [radius(3, 'du Mage')] },
  resurrection: { cells: [range(8, 'un mort, à vue'), against('Tra.')] },
  'soin-des-foules': { cells: [range(8, 'point, à vue'), radius(4)], number: number('+6', 'PV') },
  'rayon-de-lumiere': { cells: [range(8, 'à vue'), against('2D6', 'sans défense')] },
  'toile-d-araignee': { cells: [range(8, 'point, à vue'), radius(4)] },
  poison: { cells: [range(8, 'à vue')], number: number('−2', 'PV') },
  'peau-d-ecorce': { cells: [own], number: number('+2', 'CA') },
  changeforme: { cells: [range(8, 'un allié, à vue')] },
  brouillard: { cells: [sign('field', 'la table')] },
  eclair: { cells: [radius(6, 'de la marque')], number: number('3D6', 'dégâts') },
  'fusion-dans-la-terre': { cells: [own] },
  'marche-des-forets-et-collines': {
    cells: [sign('semi-closed-eye', '1 à 3 décors')],
    aim: 'Un, deux ou trois décors naturels à vue.',
  },
})

const durations: Readonly<Record<Duration, string>> = {
  round: 'ce Round',
  'prochain-round': 'Round suivant',
  partie: 'la partie',
  deplacement: 'trajet',
  concentration: 'relève',
  activation: 'activation',
}

const lasting = ({ lasts }: SpellEntry): readonly CardCell[] =>
  lasts ? [sign(lasts === 'concentration' ? 'meditation' : 'hourglass', durations[lasts])] : []

/** The cost is told apart: a parchment pays it. */
export const spellSignsOf = (spell: SpellEntry, caster?: Caster): SpellSigns => {
  const { cells, ...rest } = spellSigns(caster)[spell.id]
  return { ...rest, cells: [...cells, ...lasting(spell)] }
}

const cost = (paid: number, says: string): CardCell => ({
  signs: [paid > 0 ? 'cube-plein' : 'cube-vide'],
  says,
})

export const spellCost = ({ level, cost: paid }: SpellEntry): CardCell => ({
  signs: [`carte-${level}`, paid > 0 ? 'cube-plein' : 'cube-vide'],
  says: `${level} niv. · ${paid} PA`,
  plain: true,
})

interface TalentSigns {
  readonly cells: readonly CardCell[]
  readonly number?: CardNumber
  /** When it is played, as the cells cannot say it. */
  readonly aim?: string
  readonly numbers: readonly CardNumber[]
}

/** On the bearer's own turn. */
const active = sign('player-next', 'activé')

/** The bearer's own numbers, where a talent uses them. */
const talentSigns = (id: TalentId, { scores, dep }: FigureStats): TalentSigns => {
  const of = (...names: readonly ('dex' | 'for' | 'int' | 'sag' | 'cha')[]): readonly CardNumber[] =>
    names.map(name => ({ label: name.toUpperCase(), value: signed(scores[name]) }))
  const signs: Readonly<Record<TalentId, TalentSigns>> = {
    baratin: { cells: [active, range(dep, 'à vue'), against('SAG', 'test opposé')], numbers: of('cha') },
    'botte-secrete': { cells: [sign('crossed-swords', 'en attaque')], numbers: of('for', 'dex') },
    'connaissance-du-terrain': { cells: [sign('treasure-map', 'avant la partie')], numbers: [] },
    'cri-de-ralliement': {
      cells: [sign('rally-the-troops', 'Commandement'), radius(dep, 'autour')],
      numbers: [],
    },
    'deplacement-rapide': { cells: [active], numbers: [] },
    encouragement: { cells: [sign('meditation', 'Concentration'), radius(dep, 'autour')], numbers: [] },
    esquive: { cells: [sign('shield-reflect', 'en défense')], numbers: of('dex') },
    'imposition-des-mains': {
      cells: [active, touch('socle à socle')],
      number: number('+4', 'PV'),
      numbers: [],
    },
    inspiration: { cells: [active], numbers: of('int', 'sag') },
    'j-ai-des-ordres': {
      cells: [sign('stopwatch', 'à tout moment')],
      aim: 'S’il lui reste 1 PA de Héros, ou au joueur 1 PA de Bande.',
      numbers: [],
    },
    legendes: { cells: [sign('meditation', 'Concentration')], number: number('×2', 'effet'), numbers: [] },
    piege: { cells: [sign('treasure-map', 'avant la partie'), radius(2, 'du pion')], numbers: of('int') },
  }
  return signs[id]
}

export const talentSignsOf = ({ id, cost: paid }: TalentEntry, stats: FigureStats): TalentSigns => {
  const { cells, ...rest } = talentSigns(id, stats)
  return { ...rest, cells: [cost(paid, paid > 0 ? `${paid} PA de Héros` : '0 PA'), ...cells] }
}

const simple: CardCell = { ...cost(0, 'action simple'), plain: true }
const discard = sign('card-discard', 'à défausser')

interface GearSigns {
  readonly cells: readonly CardCell[]
  readonly numbers: readonly CardNumber[]
}

const potions: Readonly<Partial<Record<EquipmentEntry['id'], CardCell>>> = {
  'potion-de-vie': { signs: ['hearts'], value: '+4', says: 'PV' },
  'potion-de-force': { signs: ['crossed-swords'], value: '+2', says: 'Dégâts, ce Round' },
  'potion-d-armure': { signs: ['shield'], value: '+2', says: 'CA, ce Round' },
  'potion-de-vitesse': { signs: ['walk'], value: '+2', says: 'Dép., ce Round' },
  'potion-d-eloquence': { signs: ['conversation'], says: '+CHA, un jet' },
}

export const gearSignsOf = (
  { id, discarded }: EquipmentEntry,
  { attacks, scores }: FigureStats,
): GearSigns => {
  const attack = attacks.find(blow => blow.id === id)
  if (attack)
    return {
      cells: [simple, range(attack.range ?? 0, 'Tir'), radius(2), discard],
      numbers: [number(signed(attack.hit), 'Touche'), number(signed(attack.damage), 'Dégâts')],
    }
  if (id === 'bombe-de-repulsif-a-chat')
    return {
      cells: [simple, range(Math.max(0, 1 + scores.dex + scores.for), 'du Chat Noir'), discard],
      numbers: [],
    }
  if (!discarded) return { cells: [sign('spell-book', 'un Sort de plus')], numbers: [] }
  const drunk = potions[id]
  return { cells: [simple, ...(drunk ? [drunk] : []), discard], numbers: [] }
}
