/** The 21 classes. Read from: Flammes & Fantassins, annexe «Les Classes». */
import type { ClassEntry, ClassId, ClassKind, Domain, ScoreBonus, Speciality, TalentId } from './interface.ts'

interface Bonuses {
  readonly dep?: number
  readonly mel?: number
  readonly tir?: number
  readonly iron?: number
}

type Names = readonly [name: string, feminine: string]

const entry = (
  id: ClassId,
  [name, feminine]: Names,
  icon: string,
  kind: ClassKind,
  scores: ScoreBonus,
  rest: Partial<Pick<ClassEntry, 'talents' | 'spells' | 'speciality'>> & Bonuses = {},
): ClassEntry => ({
  id,
  name,
  feminine,
  icon,
  kind,
  scores,
  dep: 0,
  mel: 0,
  tir: 0,
  iron: 0,
  talents: [],
  spells: {},
  ...rest,
})

const warrior = (id: ClassId, names: Names, icon: string, scores: ScoreBonus, bonuses: Bonuses): ClassEntry =>
  entry(id, names, icon, 'guerrier', scores, bonuses)

const rogue = (
  id: ClassId,
  names: Names,
  icon: string,
  scores: ScoreBonus,
  ...talents: readonly TalentId[]
): ClassEntry => entry(id, names, icon, 'roublard', scores, { talents })

const mage = (
  id: ClassId,
  names: Names,
  icon: string,
  scores: ScoreBonus,
  spells: Readonly<Partial<Record<Domain, number>>>,
  speciality: Speciality,
): ClassEntry => entry(id, names, icon, 'mage', scores, { spells, speciality })

export const classes: readonly ClassEntry[] = [
  warrior('archer', ['Archer', 'Archère'], 'bowman', { dex: 1, con: 1 }, { tir: 1 }),
  warrior('barbare', ['Barbare', 'Barbare'], 'barbarian', { for: 2 }, { dep: 1 }),
  warrior('chevalier', ['Chevalier', 'Chevalière'], 'visored-helm', { con: 2 }, { mel: 1 }),
  warrior('soldat', ['Soldat', 'Soldate'], 'pikeman', { for: 1, con: 1 }, { iron: 1 }),

  rogue(
    'assassin',
    ['Assassin', 'Assassine'],
    'hooded-assassin',
    { dex: 2 },
    'botte-secrete',
    'deplacement-rapide',
  ),
  rogue('barde', ['Barde', 'Barde'], 'lyre', { int: 1, cha: 1 }, 'inspiration', 'encouragement'),
  rogue('bretteur', ['Bretteur', 'Bretteuse'], 'fencer', { dex: 1, for: 1 }, 'botte-secrete', 'esquive'),
  rogue(
    'general',
    ['Général', 'Générale'],
    'rally-the-troops',
    { for: 1, cha: 1 },
    'cri-de-ralliement',
    'j-ai-des-ordres',
  ),
  rogue(
    'paladin',
    ['Paladin', 'Paladine'],
    'templar-shield',
    { con: 1, cha: 1 },
    'cri-de-ralliement',
    'imposition-des-mains',
  ),
  rogue('moine', ['Moine', 'Moniale'], 'monk-face', { dex: 1, sag: 1 }, 'esquive', 'imposition-des-mains'),
  rogue(
    'ranger',
    ['Ranger', 'Ranger'],
    'robin-hood-hat',
    { con: 1, int: 1 },
    'piege',
    'connaissance-du-terrain',
  ),
  rogue('skald', ['Skald', 'Skald'], 'drakkar', { sag: 1, cha: 1 }, 'inspiration', 'legendes'),
  rogue('voleur', ['Voleur', 'Voleuse'], 'robber', { dex: 1, cha: 1 }, 'baratin', 'esquive'),

  mage(
    'alchimiste',
    ['Alchimiste', 'Alchimiste'],
    'bubbling-flask',
    { dex: 1, int: 1 },
    { tenebres: 1, nature: 1 },
    {
      name: 'Création de potion',
      icon: 'cauldron',
      text: 'Une partie finie, pour qui y a survécu : deux potions, deux bombes ou une de chaque, au choix, à garder, à donner ou à jeter.',
    },
  ),
  mage(
    'archimage',
    ['Archimage', 'Archimage'],
    'wizard-staff',
    { int: 2 },
    { lumiere: 1, magie: 1 },
    {
      name: 'Haute Maîtrise',
      icon: 'star-swirl',
      once: true,
      text: 'Une fois par partie, abaissez d’un niveau le sort que vous lancez. Tombé au niveau 0, il ne coûte aucune carte.',
    },
  ),
  mage(
    'druide',
    ['Druide', 'Druidesse'],
    'oak-leaf',
    { for: 1, sag: 1 },
    { nature: 2 },
    {
      name: 'Langage animal',
      icon: 'paw-print',
      once: true,
      text: 'Une fois par partie, à l’activation, déplacez le Chat Noir de 0 à 4 pouces, où qu’il se trouve : 2 PA de Commandement au Round suivant.',
    },
  ),
  mage(
    'magicien',
    ['Magicien', 'Magicienne'],
    'wizard-face',
    { int: 1, sag: 1 },
    { magie: 2 },
    {
      name: 'Magie Scolaire',
      icon: 'inverted-dice-6',
      once: true,
      text: 'Une fois par partie, en lançant un sort, retournez l’un des dés et lisez l’autre face.',
    },
  ),
  mage(
    'necromancien',
    ['Nécromancien', 'Nécromancienne'],
    'raise-skeleton',
    { for: 1, int: 1 },
    { tenebres: 2 },
    {
      name: 'Crémation de l’Âme',
      icon: 'burning-skull',
      text: 'Avant le jet, brûlez 1 PV : +1 à l’INT ou à la SAG jusqu’à la fin du Round, au choix chaque fois qu’on lit l’une ou l’autre. Pour +1 aux deux dans un même jet, brûlez-en 2.',
    },
  ),
  mage(
    'pretre',
    ['Prêtre', 'Prêtresse'],
    'prayer',
    { con: 1, sag: 1 },
    { lumiere: 2 },
    {
      name: 'Imposition des Mains',
      icon: 'open-palm',
      text: 'Une carte de Talent « Imposition des Mains » : au contact, 1 PA de Héros, la cible regagne 4 PV.',
      talent: 'imposition-des-mains',
    },
  ),
  mage(
    'sage',
    ['Sage', 'Sage'],
    'owl',
    { sag: 2 },
    { lumiere: 1, nature: 1 },
    {
      name: 'Mille années de sagesse',
      icon: 'enlightenment',
      text: 'Le +1 d’une Concentration profite aux deux dés à la fois, Touche et Effet.',
    },
  ),
  mage(
    'sorcier',
    ['Sorcier', 'Sorcière'],
    'warlock-hood',
    { cha: 2 },
    { tenebres: 1, magie: 1 },
    {
      name: 'Murmures des ombres',
      icon: 'shadow-follower',
      text: 'Hors de vue du Chat Noir, le CHA peut remplacer l’INT ou la SAG dans vos jets de Magie.',
    },
  ),
]
