/** Bands that break every rule of Flammes & Fantassins between them. */

const figure = (
  name: string,
  classes: readonly string[],
  equipment: readonly string[],
  more: object = {},
) => ({
  name,
  build: 'puissant',
  classes,
  equipment,
  ...more,
})

const band = (name: string, points: number, figures: readonly object[]) => ({
  format: 'copiste-band',
  version: 1,
  system: 'flammes-et-fantassins',
  name,
  roster: { points, figures },
})

const mage = { speciality: 'magicien', spells: ['projectile-magique', 'armure-de-mage'] }

/** Figures by what is wrong with them. */
const wrongFigures = [
  figure('Sans classe', [], ['dague']),
  figure('Deux fois la même', ['archer', 'archer'], ['arc']),
  figure('Trop de classes', ['archer', 'barbare', 'soldat', 'voleur'], ['arc']),
  figure('Classe inconnue', ['archer', 'jongleur'], ['arc']),
  figure('Sans arme', ['voleur'], []),
  figure('Deux mains prises', ['barbare'], ['arme-a-deux-mains', 'arc']),
  figure('Bouclier et deux mains', ['barbare'], ['arme-a-deux-mains', 'bouclier']),
  figure('Trois mains', ['soldat'], ['dague', 'arme-a-une-main', 'bouclier']),
  figure('Deux armures', ['soldat'], ['cuir', 'plaque', 'dague']),
  figure('Nu en armure', ['barbare'], ['nu', 'cuir', 'dague']),
  figure('Nu deux fois', ['barbare'], ['nu', 'nu', 'dague']),
  figure('Objet inconnu', ['voleur'], ['tronconneuse', 'dague']),
  figure('Lettré sans magie', ['voleur'], ['dague', 'grimoire']),
  figure('Deux grimoires', ['magicien'], ['dague', 'grimoire', 'grimoire'], { ...mage, grimoire: 'magie' }),
  figure('Grimoire ailleurs', ['magicien'], ['dague', 'grimoire'], { ...mage, grimoire: 'nature' }),
  figure('Domaine sans grimoire', ['magicien'], ['dague'], { ...mage, grimoire: 'magie' }),
  figure('Parchemin vide', ['magicien'], ['dague', 'parchemin:chaussette'], mage),
  figure('Spécialité volée', ['voleur'], ['dague'], { speciality: 'magicien' }),
  figure('Spécialité d’un autre', ['magicien'], ['dague'], { ...mage, speciality: 'druide' }),
  figure('Sans spécialité', ['magicien'], ['dague'], { ...mage, speciality: null }),
  figure('Sort sans mage', ['voleur'], ['dague'], { spells: ['boule-de-feu'] }),
  figure('Sort deux fois', ['magicien'], ['dague'], { ...mage, spells: ['sommeil', 'sommeil'] }),
  figure('Sort inconnu', ['magicien'], ['dague'], { ...mage, spells: ['sommeil', 'abracadabra'] }),
  figure('Trop haut', ['magicien'], ['dague'], { ...mage, spells: ['boule-de-feu', 'teleportation'] }),
  figure('Trop peu', ['magicien'], ['dague'], { ...mage, spells: ['sommeil'] }),
]

export const brokenBands = [
  band('Les Fautifs', 60, wrongFigures),
  band('Les Dépensiers', 2, [
    figure('Un', ['soldat'], ['dague', 'cuir', 'grappin', 'bouclier']),
    figure('Deux', ['archer', 'barbare'], ['arc', 'plaque', 'grappin']),
  ]),
  band('Les Avares', 9, [figure('Un', ['soldat'], ['dague'])]),
] as const
