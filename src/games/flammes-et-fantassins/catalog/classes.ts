/** The 21 classes. Read from: Flammes & Fantassins, annexe «Les Classes». */
import type { ClassEntry, ClassId, ClassKind, Domain, ScoreBonus, Speciality, TalentId } from './interface.ts'

interface Bonuses {
  readonly dep?: number
  readonly mel?: number
  readonly tir?: number
  readonly iron?: number
}

const entry = (
  id: ClassId,
  name: string,
  icon: string,
  kind: ClassKind,
  scores: ScoreBonus,
  rest: Partial<Pick<ClassEntry, 'talents' | 'spells' | 'speciality'>> & Bonuses = {},
): ClassEntry => ({
  id,
  name,
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

const warrior = (id: ClassId, name: string, icon: string, scores: ScoreBonus, bonuses: Bonuses): ClassEntry =>
  entry(id, name, icon, 'guerrier', scores, bonuses)

const rogue = (
  id: ClassId,
  name: string,
  icon: string,
  scores: ScoreBonus,
  ...talents: readonly TalentId[]
): ClassEntry => entry(id, name, icon, 'roublard', scores, { talents })

const mage = (
  id: ClassId,
  name: string,
  icon: string,
  scores: ScoreBonus,
  spells: Readonly<Partial<Record<Domain, number>>>,
  speciality: Speciality,
): ClassEntry => entry(id, name, icon, 'mage', scores, { spells, speciality })

export const classes: readonly ClassEntry[] = [
  warrior('archer', 'Archer', 'bowman', { dex: 1, con: 1 }, { tir: 1 }),
  warrior('barbare', 'Barbare', 'barbarian', { for: 2 }, { dep: 1 }),
  warrior('chevalier', 'Chevalier', 'visored-helm', { con: 2 }, { mel: 1 }),
  warrior('soldat', 'Soldat', 'pikeman', { for: 1, con: 1 }, { iron: 1 }),

  rogue('assassin', 'Assassin', 'hooded-assassin', { dex: 2 }, 'botte-secrete', 'deplacement-rapide'),
  rogue('barde', 'Barde', 'lyre', { int: 1, cha: 1 }, 'inspiration', 'encouragement'),
  rogue('bretteur', 'Bretteur', 'fencer', { dex: 1, for: 1 }, 'botte-secrete', 'esquive'),
  rogue('general', 'Général', 'rally-the-troops', { for: 1, cha: 1 }, 'cri-de-ralliement', 'j-ai-des-ordres'),
  rogue(
    'paladin',
    'Paladin',
    'templar-shield',
    { con: 1, cha: 1 },
    'cri-de-ralliement',
    'imposition-des-mains',
  ),
  rogue('moine', 'Moine', 'monk-face', { dex: 1, sag: 1 }, 'esquive', 'imposition-des-mains'),
  rogue('ranger', 'Ranger', 'robin-hood-hat', { con: 1, int: 1 }, 'piege', 'connaissance-du-terrain'),
  rogue('skald', 'Skald', 'drakkar', { sag: 1, cha: 1 }, 'inspiration', 'legendes'),
  rogue('voleur', 'Voleur', 'robber', { dex: 1, cha: 1 }, 'baratin', 'esquive'),

  mage(
    'alchimiste',
    'Alchimiste',
    'bubbling-flask',
    { dex: 1, int: 1 },
    { tenebres: 1, nature: 1 },
    {
      name: 'Création de potion',
      icon: 'cauldron',
      text: 'Une partie finie, s’il y a survécu, il prépare deux pièces de son choix parmi les potions et les bombes : il les garde, les donne ou les jette.',
    },
  ),
  mage(
    'archimage',
    'Archimage',
    'wizard-staff',
    { int: 2 },
    { lumiere: 1, magie: 1 },
    {
      name: 'Haute Maîtrise',
      icon: 'star-swirl',
      once: true,
      text: 'Une fois par partie, il abaisse d’un niveau le sort qu’il lance. Tombé au niveau 0, le sort ne lui coûte aucune carte.',
    },
  ),
  mage(
    'druide',
    'Druide',
    'oak-leaf',
    { for: 1, sag: 1 },
    { nature: 2 },
    {
      name: 'Langage animal',
      icon: 'paw-print',
      once: true,
      text: 'Une fois par partie, activé, il déplace le Chat Noir de 0 à 4 pouces, où que celui-ci se trouve. Son joueur a donc droit à 2 PA de Commandement au Round suivant.',
    },
  ),
  mage(
    'magicien',
    'Magicien',
    'wizard-face',
    { int: 1, sag: 1 },
    { magie: 2 },
    {
      name: 'Magie Scolaire',
      icon: 'inverted-dice-6',
      once: true,
      text: 'Une fois par partie, en lançant un sort, il peut retourner un dé et en lire l’autre face.',
    },
  ),
  mage(
    'necromancien',
    'Nécromancien',
    'raise-skeleton',
    { for: 1, int: 1 },
    { tenebres: 2 },
    {
      name: 'Crémation de l’Âme',
      icon: 'burning-skull',
      text: 'Avant le jet, il peut brûler 1 PV : +1 à l’INT ou à la SAG jusqu’à la fin du Round, au choix chaque fois qu’on lit l’une ou l’autre. Pour gagner +1 aux deux dans un même jet, il en brûle 2.',
    },
  ),
  mage(
    'pretre',
    'Prêtre',
    'prayer',
    { con: 1, sag: 1 },
    { lumiere: 2 },
    {
      name: 'Imposition des Mains',
      icon: 'open-palm',
      text: 'Il reçoit une carte de Talent « Imposition des Mains » : contact, 1 PA de Héros, la cible regagne 4 PV.',
      talent: 'imposition-des-mains',
    },
  ),
  mage(
    'sage',
    'Sage',
    'owl',
    { sag: 2 },
    { lumiere: 1, nature: 1 },
    {
      name: 'Mille années de sagesse',
      icon: 'enlightenment',
      text: 'Le +1 d’une Concentration profite à ses deux dés à la fois, Touche et Effet.',
    },
  ),
  mage(
    'sorcier',
    'Sorcier',
    'warlock-hood',
    { cha: 2 },
    { tenebres: 1, magie: 1 },
    {
      name: 'Murmures des ombres',
      icon: 'shadow-follower',
      text: 'Hors de vue du Chat Noir, il peut mettre son CHA à la place de l’INT ou de la SAG dans ses jets de Magie.',
    },
  ),
]
