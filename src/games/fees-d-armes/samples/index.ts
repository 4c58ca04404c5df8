/** A band of each faction, of ten points, whose faction card can be played. */
import type { Sample } from '../../../core/index.ts'
import { drawn } from './draw.ts'

export const samples: readonly Sample[] = [
  {
    id: 'grande-marmite',
    title: 'La Grande Marmite',
    summary: 'Un Ogre, une Sorcière enrhumée et toute la cuisine : 10 points, qui cognent et qui brûlent.',
    name: 'Ce soir, c’est soupe',
    roster: drawn([
      ['ogre', 1],
      ['sorciere', 1],
      ['toque', 1],
      ['marmiton', 1],
    ]),
  },
  {
    id: 'bois-tordu',
    title: 'Ceux du Bois Tordu',
    summary: 'Un Bûcheron, un Loup, une Renarde, une Chouette : 10 points, faciles à jouer une première fois.',
    name: 'La Clairière aux Grandes Dents',
    roster: drawn([
      ['bucheron', 1],
      ['loup', 1],
      ['renarde', 1],
      ['chouette', 1],
    ]),
  },
  {
    id: 'cour-de-guingois',
    title: 'La Cour de Guingois',
    summary: 'Une Princesse en armure, sa tante et sa suite : 10 points, polis mais fermes.',
    name: 'Le Grand Bal penché',
    roster: drawn([
      ['princesse', 1],
      ['tante-givre', 1],
      ['dame', 1],
      ['page', 1],
    ]),
  },
  {
    id: 'petit-peuple',
    title: 'Le Petit Peuple du Grenier',
    summary: 'Un Nounours, une Fée, des Souris : 10 points en six figurines, partout à la fois.',
    name: 'Les Oubliés de la malle',
    roster: drawn([
      ['nounours', 1],
      ['fee', 1],
      ['gnome', 1],
      ['souris', 3],
    ]),
  },
]
