/** Profiles out of a spreadsheet: which of its columns go where. */
import { toJsonObject, type PastedColumn, type Pasting } from '../../core/index.ts'
import { place } from '../kit/index.ts'
import { classeSpan, mounts, protections, roles } from './catalog/index.ts'
import { weaponsOf, type KnownWeapon } from './resolve.ts'
import { blankProfile, most, type Roster } from './schema.ts'

const number = (min: number, max: number): PastedColumn['reads'] => ({ kind: 'number', min, max })
const name: PastedColumn['reads'] = { kind: 'text', maxLength: 120 }

const menu = (entries: readonly { readonly id: string; readonly name: string }[]): PastedColumn['reads'] => ({
  kind: 'menu',
  options: entries.map(entry => ({ id: entry.id, label: entry.name })),
})

const columns = (weapons: readonly KnownWeapon[]): readonly PastedColumn[] => [
  { to: '/name', label: 'Nom', aliases: ['profil', 'personnage', 'name'], reads: name },
  {
    to: '/count',
    label: 'Figurines',
    aliases: ['nombre', 'nb', 'fig', 'effectif', 'count'],
    reads: number(1, most.count),
  },
  { to: '/classe', label: 'Classe', aliases: ['cl'], reads: number(classeSpan.min, classeSpan.max) },
  { to: '/protection', label: 'Protection', aliases: ['armure', 'arm', 'vêture'], reads: menu(protections) },
  { to: '/mount', label: 'Monture', aliases: ['monté', 'cheval'], reads: menu(mounts) },
  { to: '/role', label: 'Rôle', aliases: ['fonction'], reads: menu(roles) },
  { to: '/leader', label: 'Chef de troupe', aliases: ['mène', 'leader'], reads: { kind: 'toggle' } },
  {
    to: '/twoLives',
    label: 'Deux points de vie',
    aliases: ['deux vies', '2 pv', 'pv'],
    reads: { kind: 'toggle' },
  },
  { to: '/weapons/0', label: 'Arme', aliases: ['arme 1'], reads: menu(weapons) },
  { to: '/weapons/1', label: 'Autre arme', aliases: ['arme 2', 'seconde arme'], reads: menu(weapons) },
  { to: '/weapons/2', label: 'Troisième arme', aliases: ['arme 3'], reads: menu(weapons) },
  {
    to: '/prices/0/points',
    label: 'Équipement',
    aliases: ['prix', 'coût', 'points'],
    reads: number(0, most.price),
  },
  { to: '/movement', label: 'Mouvement', aliases: ['mvt', 'mouv'], reads: number(0, most.reach) },
  { to: '/notes', label: 'Notes', aliases: ['note', 'remarques'], reads: { kind: 'text', maxLength: 5000 } },
]

/** Unarmed until a column says with what. */
export const pasting = (roster: Pick<Roster, 'ownWeapons'>): Pasting => ({
  path: place('profiles'),
  one: 'profil',
  blank: toJsonObject({ ...blankProfile(), weapons: [] }),
  columns: columns([...weaponsOf(roster).values()]),
  most: most.list,
})
