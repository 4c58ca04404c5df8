/** How Copiste decides where the rulebook is silent or contradicts itself; printed on the page «Arbitrages». */
import { numberedRulings, type NumberedSubject } from '../../kit/index.ts'

const texts: readonly (readonly [title: string, text: string])[] = [
  [
    'Le fer de la Bande',
    'Elle reçoit une pièce de fer par Point de Création convenu, une de plus par Soldat, et ce que la campagne lui a rapporté. La pièce « par PC » et la pièce « par Classe » sont la même.',
  ],
  [
    'L’arme offerte',
    'Chaque figurine a une arme gratuite, de Mêlée ou de Tir. Sans aucune arme, elle joue quand même : un simple avertissement.',
  ],
  [
    'Les deux mains',
    'Armes à deux mains, arcs et arbalètes s’excluent : une seule par figurine. Un bouclier est refusé à qui n’a qu’une arme à deux mains ; avec une seconde arme, il alterne, et la fiche donne CA et Trame avec et sans lui.',
  ],
  ['La masse', 'C’est une arme à une main : elle a bien +1 à la Touche.'],
  [
    'Le même talent deux fois',
    'Deux Classes qui donnent le même Talent donnent deux cartes, donc deux usages.',
  ],
  [
    'Le grimoire',
    'Il ne sert qu’à une figurine qui a une Classe de Lanceur de Sorts, et un seul par figurine.',
  ],
  [
    'Moins que permis',
    'Moins de Sorts que permis, pas de Spécialité, des PC ou du fer en reste : la Bande joue et s’imprime, avec un avertissement. Plus que permis est une erreur.',
  ],
  [
    'Cercle et Éclair',
    'Le Cercle de Protection a 3 pouces de rayon. L’Éclair se marque à l’endroit où se tient le Mage quand il le lance, et frappe à 6 pouces autour de la marque : le Mage aussi, s’il y est resté.',
  ],
  ['La taille de la Bande', 'Moins de 3 figurines ou plus de 10 : un avertissement.'],
  [
    'Le Piège',
    'Trois pions face cachée, un piège et deux leurres. Les « Chasseurs » n’existent pas : Voleurs et Rangers désarment.',
  ],
  [
    'Les planchers',
    'Le Commandement et les portées ne descendent jamais sous 0 ; les autres nombres peuvent être négatifs.',
  ],
  [
    'Toucher par magie',
    'Un chapitre demande d’égaler ou de battre la Trame, un autre de la dépasser : égaler suffit, comme pour la CA.',
  ],
  [
    'L’Imposition des Mains du Prêtre',
    'Une Spécialité ne coûte pas de PA, mais celle-ci donne une carte de Talent : jouer la carte coûte 1 PA, comme pour les autres.',
  ],
  [
    'La portée du Commandement',
    'Les figurines entraînées se trouvent, au cours de son Déplacement, à 1 pouce au plus du meneur : le mot « minimale » du texte est une étourderie.',
  ],
  [
    'L’exemple du Grimoire',
    'La troisième option, imprimée sous « Lumière », est celle de la Magie : un Sort du Sorcier et celui du Grimoire.',
  ],
  [
    'Le tableau des Puissants',
    'Ses lignes « 6 et moins » à « 10 » viennent d’une ancienne échelle : lisez +0 à +4.',
  ],
  [
    'L’arme de départ',
    'Un chapitre n’offre qu’une arme de contact, l’annexe offre Mêlée ou Tir : l’annexe l’emporte.',
  ],
  [
    'Le coût d’un sort',
    'Lancer un sort coûte les PA que dit sa carte, souvent aucun, et non 1 PA comme les autres actions.',
  ],
  [
    'Deux PA de Commandement',
    'Chaque PA de Commandement permet un Commandement : deux cubes en permettent deux dans le Round.',
  ],
  [
    'Touche et dons de classe',
    'La Touche part de la Mêl. ou du Tir, bonus de Classe compris, et non de la seule DEX ou FOR.',
  ],
  ['Assommer', 'Le 5 de la masse se lit sur le dé de Dégâts, FOR comprise.'],
  [
    'La bombe',
    'Un seul jet de Tir, comparé à la CA de chaque figurine de la zone ; celles qu’il touche prennent les mêmes Dégâts.',
  ],
  [
    'Le parchemin',
    '« Capable de lancer ce sort » : les conditions de la carte sont remplies. Tout Mage peut donc le lire, même s’il ignore ce sort ; il ne paie ni cartes ni PA de Héros. Le PA de Bande d’une réaction ou d’une Réincarnation reste dû.',
  ],
  ['Inspiration', 'Le sort emprunté ne coûte aucune carte de Sort : la carte de Talent suffit.'],
  [
    'Tour ou Round',
    'Les effets qui promettent 2 PA de Commandement « au prochain tour » visent le prochain Round.',
  ],
  ['Les PV perdus', 'Soins, potions et Vampirisme ne portent jamais les PV au-dessus de leur maximum.'],
  [
    'Butin et potions offertes',
    'Ce qu’une figurine gagne sans le payer, volé, ramassé ou brassé par un Alchimiste, se compte en fer gagné dans la campagne.',
  ],
  [
    'Pendant un Round',
    'Ce qui dure « un Round » ou « pendant le Round » (Armure de Mage, potions) commence aussitôt joué et cesse quand ce même Round s’achève : rien n’en passe au Round suivant.',
  ],
]

/** In the order of the page, each with the numbers of its rulings. */
const subjects: readonly NumberedSubject[] = [
  { title: 'Fer et équipement', icon: 'anvil', numbers: [1, 2, 3, 4, 6, 17, 22, 27] },
  { title: 'Magie et talents', icon: 'spell-book', numbers: [5, 8, 10, 12, 13, 15, 18, 23, 24, 28] },
  { title: 'En jeu', icon: 'rolling-dices', numbers: [11, 14, 16, 19, 20, 21, 25, 26] },
  { title: 'La Bande', icon: 'meeple', numbers: [7, 9] },
]

export const rulings = numberedRulings(texts, subjects)
