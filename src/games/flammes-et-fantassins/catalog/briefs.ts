/**
 * Spells and talents in one line each, for the sheet of the figure that has them. Its own numbers stand in braces: its
 * Touche and Effet in Magic, the dice of the Effet, a score, its move. Read from: annexes «Les Sorts» and «Les Talents».
 */
import type { SpellId, TalentId } from './interface.ts'

export const spellBriefs: Readonly<Record<SpellId, string>> = {
  'armure-de-mage': '6″, ou soi : CA +3 ce Round.',
  'projectile-magique': '6″, 1 à 3 cibles, contre 0 : {effet} dégâts à répartir.',
  sommeil: '6″ : à 5 ou plus sur {effet}, la cible dort : PA perdus, CA 0.',
  'image-miroir': 'soi, ce Round : seul un double touche (Mêlée, Tir).',
  charme: '12″, cible qui a 1 PA : à 5 ou plus sur {effet}, elle le perd pour une action de votre choix.',
  teleportation: 'cible en vue, ou soi : saut de {2dep}″ ; un ennemi, sur un jet, de {effet}″.',
  'boule-de-feu': '12″, rayon 3″ : contre X, choisi de 1 à 6 ; {effet} + X dégâts.',
  'drain-d-energie-magique': '12″ : {effet} divisé par 3, en niveaux de cartes volés.',
  'fascination-pour-les-tenebres':
    '6″ à la ronde, contre 3 : {effet} PA perdus, à répartir ; le surplus, chez vous.',
  'forme-spectrale': 'contact, ou soi : traverse un mur au prochain Déplacement.',
  vampirisme: 'contact : prend {effet} PV à la cible.',
  'frappe-de-l-ombre': '12″, même hors de vue : {effet} PV perdus.',
  acide: 'contact : une pièce d’équipement détruite.',
  'marche-des-batiments': 'un bâtiment en vue change de place.',
  terreur: '12″, rayon 6″ : chacun perd 2 PA et bouge de 6″.',
  reincarnation: 'Mage mort, 1 PA de Bande : jet contre un allié ; il meurt, retour à {effet} PV.',
  soin: '4″, ou soi : +6 PV.',
  force: '4″, ou soi : FOR +2 ce Round.',
  silence: '8″, rayon 4″, ce Round : nul sort, sauf CHA {sag+1} ou plus.',
  benediction: '4″, ou soi : une relance dans la partie.',
  'cercle-de-protection':
    'rayon 3″, ce Round : nulle magie ne passe. En réaction, 1 PA de Bande et SAG {sag} contre INT.',
  resurrection: '8″, un mort : {effet} PV ; raté, le Mage les perd.',
  'soin-des-foules': '8″, rayon 4″ : +6 PV ; une seule cible, tous ses PV.',
  'rayon-de-lumiere': '8″ : 2D6, encore tant que le jet monte, sinon rien ; somme en dégâts.',
  'toile-d-araignee': '8″, rayon 4″, ce Round : on avance moitié moins.',
  poison: '8″ : 2 PV perdus par Déplacement, jusqu’à un soin.',
  'peau-d-ecorce': 'soi : CA +2 jusqu’au premier PV perdu.',
  changeforme: '8″, un allié : une fois, plus tard, les deux s’échangent.',
  brouillard: 'ce Round : Touche -2 au Tir et à la Magie à distance.',
  eclair: 'marque, rayon 6″ : 3D6 dégâts au prochain Round.',
  'fusion-dans-la-terre':
    'soi : ressort à {dep}″ à l’activation suivante. En réaction, 1 PA de Bande de plus.',
  'marche-des-forets-et-collines': '1 à 3 décors naturels en vue changent de place.',
}

export const talentBriefs: Readonly<Record<TalentId, string>> = {
  baratin: '{dep}″, CHA {cha} contre SAG : la cible bouge de 6″ ; au contact, un objet volé.',
  'botte-secrete': 'DEX {dex} aux Dégâts, là où la FOR compte.',
  'connaissance-du-terrain': 'avant la partie : trois décors tournés, ou poussés de 3″.',
  'cri-de-ralliement': 'un Commandement prend ses figurines à {dep}″.',
  'deplacement-rapide': 'un Déplacement de {dep}″ offert.',
  encouragement: 'sa Concentration profite aux amis à {dep}″.',
  esquive: 'en réaction : DEX {dex} à la CA, ou en moins aux dégâts.',
  'imposition-des-mains': '1 PA, au contact : +4 PV.',
  inspiration: '1 PA : un sort de niveau I déjà lancé, Touche {int}, Effet {sag}.',
  'j-ai-des-ordres': '1 PA de Bande ou de Héros devient de Commandement.',
  legendes: 'une Concentration compte double.',
  piege: 'avant la partie : un piège et deux leurres ; à désarmer contre INT {int}.',
}
