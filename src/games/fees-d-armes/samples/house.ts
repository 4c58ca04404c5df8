/** Factions of our own invention, and the profiles of them all: sample bands draw from them, and the form offers them. */
import type { Faction, Profile } from '../schema.ts'
import { wood } from './bois.ts'
import { court } from './cour.ts'
import { attic } from './grenier.ts'
import { kitchen } from './marmite.ts'

export const houseFactions: readonly Faction[] = [
  {
    id: 'marmite',
    name: 'La Grande Marmite',
    icon: 'cauldron',
    permanent: 'Au premier tour, vos figurines ont 1 case de mouvement en plus : ça sent bon.',
    additional: 'La louche passe : une de vos figurines retrouve 2 points de santé.',
  },
  {
    id: 'bois',
    name: 'Ceux du Bois Tordu',
    icon: 'oak',
    permanent: 'À couvert, vos figurines ont 3 d’armure en plus, au lieu de 2.',
    additional: 'Une de vos figurines ignore le terrain difficile pendant cette activation.',
  },
  {
    id: 'cour',
    name: 'La Cour de Guingois',
    icon: 'jewel-crown',
    permanent: 'À égalité au jet du premier joueur, c’est vous qui choisissez : question d’étiquette.',
    additional: 'Un coussin bien placé : une figurine qui vient d’être blessée perd 1 point de santé de moins.',
  },
  {
    id: 'grenier',
    name: 'Le Petit Peuple du Grenier',
    icon: 'treehouse',
    permanent: 'Vos figurines traversent les alliées comme si elles n’étaient pas là. Elles s’excusent.',
    additional: 'Une de vos figurines relance un dé de l’action qu’elle vient de tenter.',
  },
]

export const houseProfiles: readonly Profile[] = [kitchen, wood, court, attic].flat()
