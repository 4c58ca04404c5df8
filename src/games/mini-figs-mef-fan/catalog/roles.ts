/** Characters: free, and as many of each as players agreed. Read from: chapitres «Cas particulier» et «Mental». */
import type { RoleEntry } from './interface.ts'

/** Centimetres within which a character is felt. */
export const aura = 20
/** How many spells a mage has, where players agreed on nothing else, and how many at most they would. */
export const spellsAgreed = 2
export const mostSpells = 3

export const roles: readonly RoleEntry[] = [
  {
    id: 'general',
    name: 'Général',
    icon: 'overlord-helm',
    agreed: 0,
    most: 1,
    initiative: 2,
    morale: 2,
    aura,
    text: '+2 à l’initiative, et +2 au moral des siens à moins de 20 cm. Rien ne s’ajoute de ce que donne un chef. S’il meurt, les siens à moins de 20 cm testent leur moral. Un seul par armée.',
    brief: 'Initiative +2 ; moral +2 à 20 cm',
  },
  {
    id: 'chef',
    name: 'Chef',
    icon: 'crown',
    agreed: 1,
    most: null,
    initiative: 1,
    morale: 1,
    aura,
    text: '+1 à l’initiative, et +1 au moral des siens à moins de 20 cm. Deux chefs ne donnent pas +2, ni un chef avec un général. S’il meurt, les siens à moins de 20 cm testent leur moral.',
    brief: 'Initiative +1 ; moral +1 à 20 cm',
  },
  {
    id: 'magicien',
    name: 'Magicien',
    icon: 'wizard-staff',
    agreed: 1,
    most: null,
    initiative: 0,
    morale: 0,
    aura: null,
    text: 'Un sort est une action : un test de Men, à +1 s’il se concentre, sur une cible vue à 60 cm ou moins. Ses sorts sont choisis en secret avant la partie.',
    brief: 'Une action, Men réussi : un sort à 60 cm, à vue',
  },
  {
    id: 'porte-banniere',
    name: 'Porte-bannière',
    icon: 'flying-flag',
    agreed: 1,
    most: null,
    initiative: 0,
    morale: 0,
    aura,
    text: 'À moins de 20 cm, les siens relancent un test de moral raté. Un musicien adverse à portée de la même unité l’annule, et lui de même.',
    brief: 'Relance d’un moral raté à 20 cm',
  },
  {
    id: 'musicien',
    name: 'Musicien',
    icon: 'drum',
    agreed: 0,
    most: null,
    initiative: 0,
    morale: 0,
    aura,
    text: 'À moins de 20 cm, l’ennemi relance un test de moral réussi. Un porte-bannière adverse à portée de la même unité l’annule, et lui de même.',
    brief: 'L’ennemi relance un moral réussi à 20 cm',
  },
  {
    id: 'guerisseur',
    name: 'Guérisseur',
    icon: 'healing',
    agreed: 0,
    most: null,
    initiative: 0,
    morale: 0,
    aura: null,
    text: 'Une action socle contre socle et un test de Men (+1 concentré) : 1 Vie à un blessé, dont c’est aussi l’action (+1 encore s’il se concentre), ou à un mort de ce tour ou du dernier, sans ordre avant le suivant.',
    brief: 'Une action, Men réussi : 1 Vie rendue',
  },
]
