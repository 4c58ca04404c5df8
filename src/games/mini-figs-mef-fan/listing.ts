/** The catalogue as `copiste catalog` and the compendium list it: every id with its printed name, numbers and facts. */
import { plural, signed, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
import {
  ammoEntries,
  gaitEntries,
  lifeEntries,
  modifiers,
  orders,
  phases,
  rangeEntries,
  roles,
  scoreNames,
  spellDeeds,
  spellReach,
  spells,
  states,
  terrains,
  traits,
  type AmmoEntry,
  type Factor,
  type ModifierEntry,
  type OrderEntry,
  type OrderMove,
  type RangeEntry,
  type RoleEntry,
  type SpellEntry,
} from './catalog/index.ts'
import { catalogSection, factsOf } from '../kit/index.ts'

const multiplies = ({ shown }: Factor): string => shown || '×1'
const asNumber = ({ times, over }: Factor): number => times / over

export const listing = (): readonly CatalogSection[] => [
  catalogSection('roles', { title: 'Rôles', one: 'Rôle', icon: 'crown' }, roles.map(roleEntry)),
  catalogSection('spells', { title: 'Sorts', one: 'Sort', icon: 'spell-book' }, spells.map(spellEntry)),
  catalogSection(
    'orders',
    { title: 'Ordres', one: 'Ordre', icon: 'rally-the-troops' },
    orders.map(orderEntry),
  ),
  catalogSection(
    'traits',
    { title: 'Particularités', one: 'Particularité', icon: 'barbed-spear' },
    traits.map(({ id, name, icon, cost, text, brief }) => ({
      id,
      name,
      icon,
      summary: `${cost} #, ${brief}`,
      text,
      numbers: { cost },
      facts: factsOf(['Prix', `${cost} #`]),
    })),
  ),
  catalogSection(
    'gaits',
    { title: 'Allures', one: 'Allure', icon: 'walking-boot' },
    gaitEntries.map(({ id, name, icon, factor, text }) => ({
      id,
      name,
      icon,
      summary: `Dép ${multiplies(factor)}`,
      text,
      numbers: { factor: asNumber(factor) },
      facts: factsOf(['Prix du Dép', multiplies(factor)]),
    })),
  ),
  catalogSection(
    'ranges',
    { title: 'Portées', one: 'Portée', icon: 'bow-arrow' },
    rangeEntries.map(rangeEntry),
  ),
  catalogSection(
    'ammo',
    { title: 'Munitions', one: 'Munitions', icon: 'quiver' },
    ammoEntries.map(ammoEntry),
  ),
  catalogSection(
    'life',
    { title: 'Vie', one: 'Vie', icon: 'hearts' },
    lifeEntries.map(({ life, factor, name }) => ({
      id: `vie-${life}`,
      name: `Vie ${life}`,
      icon: 'hearts',
      summary: `${multiplies(factor)} : ${name}`,
      numbers: { life, factor: asNumber(factor) },
      facts: factsOf(['Prix de la figurine', multiplies(factor)]),
    })),
  ),
  catalogSection(
    'phases',
    { title: 'Phases du tour', one: 'Phase', icon: 'sands-of-time' },
    phases.map(({ id, name, icon, text }, index) => ({
      id,
      name,
      icon,
      summary: `phase ${index + 1}`,
      text,
      numbers: { order: index + 1 },
      badge: `${index + 1}`,
    })),
  ),
  catalogSection(
    'states',
    { title: 'États', one: 'État', icon: 'broken-heart' },
    states.map(({ id, name, icon, text }) => ({ id, name, icon, summary: text, numbers: {} })),
  ),
  catalogSection(
    'modifiers',
    { title: 'Modificateurs', one: 'Modificateur', icon: 'inverted-dice-6' },
    modifiers.map(modifierEntry),
  ),
  catalogSection(
    'terrains',
    { title: 'Terrains', one: 'Terrain', icon: 'swamp' },
    terrains.map(({ id, name, icon, text }) => ({ id, name, icon, summary: text, numbers: {} })),
  ),
]

const roleEntry = (role: RoleEntry): CatalogEntry => ({
  id: role.id,
  name: role.name,
  icon: role.icon,
  summary: role.brief,
  text: role.text,
  numbers: {
    agreed: role.agreed,
    most: role.most,
    initiative: role.initiative,
    morale: role.morale,
    aura: role.aura,
  },
  facts: factsOf(
    ['Prix', 'gratuit ; sa figurine se paie'],
    ['Convenus', `${role.agreed} par défaut${role.most === null ? '' : `, ${role.most} au plus`}`],
    ['Initiative', role.initiative > 0 && signed(role.initiative)],
    ['Moral', role.morale > 0 && signed(role.morale)],
    ['Rayon', role.aura !== null && `${role.aura} cm`],
  ),
})

const testNames = { rate: 'Men, raté par la cible', reussi: 'Men, réussi par la cible' } as const

const spellEntry = (spell: SpellEntry): CatalogEntry => ({
  id: spell.id,
  name: spell.name,
  icon: spell.icon,
  summary: spell.brief,
  text: spell.text,
  numbers: {
    reach: spellReach,
    target: spell.target,
    test: spell.test,
    lasts: spell.lasts,
    changes: spell.changes ? { score: spell.changes.score, by: spell.changes.by } : null,
    shot: spell.shot
      ? { score: spell.shot.score, piercing: spell.shot.piercing, each: spell.shot.each }
      : null,
  },
  facts: factsOf(
    ['Cible', spell.target],
    ['Portée', `${spellReach} cm, à vue`],
    ['Test', spell.test && testNames[spell.test]],
    ['Change', spell.changes && `${scoreNames[spell.changes.score].short} ${signed(spell.changes.by)}`],
    [
      'Jet',
      spell.shot &&
        `Tir ${spell.shot.score}${spell.shot.piercing ? `, Perforant ${spell.shot.piercing}` : ''}`,
    ],
    ['Dure', spell.lasts && 'jusqu’à la récupération des ordres'],
  ),
  tags: [{ of: 'Effet', label: spellDeeds[spell.deed] }],
})

export const moveNames: Readonly<Record<OrderMove, string>> = {
  aucun: 'aucun',
  demi: 'la moitié du Dép',
  entier: 'tout le Dép',
}

const orderEntry = (order: OrderEntry): CatalogEntry => ({
  id: order.id,
  name: order.name,
  icon: order.icon,
  summary: order.brief,
  text: order.text,
  numbers: { move: order.move, action: order.action, engaged: order.engaged, bonus: order.bonus },
  facts: factsOf(
    ['Mouvement', moveNames[order.move]],
    ['Action', order.action && (order.id === 'en-alerte' ? 'tir ou sort' : 'tir, sort ou soin')],
    ['Bonus', order.bonus],
    ['Au contact', order.engaged ? 'permis' : 'impossible'],
  ),
})

const rangeEntry = ({ id, name, icon, reach, centimetres, factor }: RangeEntry): CatalogEntry => ({
  id,
  name: `Portée ${name}`,
  icon,
  summary: `${centimetres} cm, prix du Tir ${multiplies(factor)}`,
  numbers: { reach, centimetres, factor: asNumber(factor) },
  facts: factsOf(
    ['Portée', `${reach}, soit ${centimetres} cm`],
    ['Proche', `${centimetres / 2} cm`],
    ['Prix du Tir', multiplies(factor)],
  ),
})

const ammoEntry = ({ id, name, icon, shots, factor }: AmmoEntry): CatalogEntry => ({
  id,
  name: shots === 1 ? 'Munition unique' : `Munitions ${name}`,
  icon,
  summary: `${shots === null ? 'sans compter' : plural(shots, 'tir')}, prix du Tir ${multiplies(factor)}`,
  numbers: { shots, factor: asNumber(factor) },
  facts: factsOf(
    ['Tirs', shots === null ? 'autant qu’on veut' : `${shots} par partie`],
    ['Prix du Tir', multiplies(factor)],
  ),
})

const modifierOf = { tir: 'au Tir', mel: 'en Mêlée', moral: 'au moral' } as const

const modifierEntry = ({ id, name, of, by, when }: ModifierEntry): CatalogEntry => ({
  id,
  name,
  icon: of === 'tir' ? scoreNames.tir.icon : of === 'mel' ? scoreNames.mel.icon : scoreNames.men.icon,
  summary: `${by === null ? 'annule' : signed(by)} ${modifierOf[of]} : ${when}`,
  numbers: { of, by },
  facts: factsOf(['Vaut', by === null ? 'annule la charge' : signed(by)], ['Quand', when]),
  tags: [{ of: 'Pour', label: of === 'tir' ? 'Tir' : of === 'mel' ? 'Mêlée' : 'Moral' }],
})
