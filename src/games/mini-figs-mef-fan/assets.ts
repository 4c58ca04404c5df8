/** What can be printed for an army: what each thing is, when it comes, and what makes it. */
import type { Asset, PrintOption } from '../../core/index.ts'
import { orderCards, roleCards, spellCards } from './documents/papers.ts'
import { unitCard } from './documents/units.ts'
import type { Member } from './resolve.ts'
import type { Roster } from './schema.ts'

export const printOptions: readonly PrintOption[] = []

export const assets: readonly Asset<Roster, Member>[] = [
  {
    id: 'unit-cards',
    title: 'Cartes d’unité',
    summary: 'Scores, rappels calculés, chances sur 36, pertes et munitions à cocher ; au dos, le prix ligne à ligne.',
    icon: 'price-tag',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request }) => [unitCard(member, request.card)],
  },
  {
    id: 'spell-cards',
    title: 'Cartes de sort',
    summary: 'Les sorts que chaque magicien a choisis, avec son Men et leurs chances ; le dos ne trahit rien.',
    icon: 'spell-book',
    format: '63 × 88 mm',
    usual: true,
    lean: true,
    comes: 'item',
    make: (member, { request }) => spellCards(member, request.card),
  },
  {
    id: 'role-cards',
    title: 'Brevets des personnages',
    summary: 'Chef, magicien, porte-bannière… : ce que chacun apporte, et à quelle distance.',
    icon: 'rank-3',
    format: '63 × 88 mm',
    usual: true,
    comes: 'item',
    make: (member, { request }) => roleCards(member, request.card),
  },
  {
    id: 'order-cards',
    title: 'Cartes d’ordre',
    summary: 'Les huit ordres, numérotés : ce qu’on bouge, ce qu’on gagne, ce qui est permis au contact.',
    icon: 'rally-the-troops',
    format: '63 × 88 mm',
    usual: true,
    comes: 'player',
    make: ({ request }) => orderCards(request.card),
  },
]
