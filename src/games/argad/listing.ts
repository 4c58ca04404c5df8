/** The catalogue as `copiste catalog` and the compendium list it: every id with its printed name, numbers and facts. */
import { plural, signed, type CatalogEntry, type CatalogSection } from '../../core/index.ts'
import { catalogSection, decimal, factsOf } from '../kit/index.ts'
import {
  beasts,
  certainTime,
  classes,
  competences,
  formations,
  hardships,
  healing,
  lengthOf,
  lengths,
  meleeRules,
  modifiers,
  morale,
  mountIds,
  mounts,
  movement,
  objectiveKinds,
  paces,
  periods,
  protectionIds,
  protections,
  reactions,
  roles,
  scores,
  shotRules,
  shownNeeds,
  skillTest,
  terrains,
  trainings,
  turnRules,
  turnSteps,
  weapons,
  wounds,
  type Fraction,
  type Hardship,
  type ModifierEntry,
  type PaceEntry,
  type ProtectionEntry,
  type RuleEntry,
  type Shot,
  type ShotRow,
  type Stance,
  type TableRow,
  type TerrainEntry,
  type TestEntry,
  type TimeOption,
  type WeaponEntry,
} from './catalog/index.ts'
import { weaponSaid } from './said.ts'

export const listing = (): readonly CatalogSection[] => [
  catalogSection(
    'weapons',
    { title: 'Armes', one: 'Arme', icon: 'crossed-swords' },
    weapons.map(weaponEntry),
  ),
  catalogSection(
    'lengths',
    { title: 'Longueurs d’armes', one: 'Longueur d’arme', icon: 'barbed-spear' },
    lengths.map(({ id, name, icon, order, examples }) => ({
      id,
      name: id === 'poings' ? 'Mains nues' : `Arme ${name}`,
      icon,
      summary: examples,
      numbers: { order },
      facts: factsOf(['Frappe', order === 1 ? 'la première' : `au rang ${order}`]),
      badge: `${order}`,
    })),
  ),
  catalogSection(
    'protections',
    { title: 'Protections', one: 'Protection', icon: 'breastplate' },
    protections.map(protectionEntry),
  ),
  catalogSection(
    'classes',
    { title: 'Classes', one: 'Classe de personnage', icon: 'rank-3' },
    classes.map(({ classe, name, text }) => ({
      id: `classe-${classe}`,
      name: `Classe ${classe}`,
      icon: 'rank-3',
      summary: name,
      text,
      numbers: { classe, points: classe },
      facts: factsOf(['À pied', plural(classe, 'point')]),
      badge: `${classe}`,
    })),
  ),
  catalogSection(
    'mounts',
    { title: 'Montures', one: 'Monture', icon: 'horse-head' },
    mounts.map(({ id, name, icon, horse, base, text }) => ({
      id,
      name,
      icon,
      summary: `${movement[id].legere} cm en vêture légère`,
      text,
      numbers: { horse, base: { width: base.width, depth: base.depth }, movement: { ...movement[id] } },
      facts: factsOf(
        ['Mouvement', movementSaid(id)],
        ['Son cheval', horse > 0 && plural(horse, 'point')],
        ['Socle', `${decimal(base.width)} × ${decimal(base.depth)} cm`],
      ),
    })),
  ),
  catalogSection(
    'roles',
    { title: 'Rôles', one: 'Rôle de troupe', icon: 'flying-flag' },
    roles.map(({ id, name, icon, times, commands, text }) => ({
      id,
      name,
      icon,
      summary: `à pied × ${times.pied}, cavalier × ${times.cavalier}`,
      text,
      numbers: { times: { ...times }, commands },
      facts: factsOf(
        ['À pied', `classe × ${times.pied}`],
        ['Cavalier', `classe × ${times.cavalier}`],
        ['Piéton monté', `classe × ${times['pieton-monte']}, plus son cheval`],
        ['Commande', commands && 'à portée de voix'],
      ),
    })),
  ),
  catalogSection(
    'competences',
    { title: 'Compétences', one: 'Compétence', icon: 'skills' },
    competences.map(({ id, name, icon, kind, text, brief }) => ({
      id,
      name,
      icon,
      summary: brief,
      text,
      numbers: { level: kind === 'libre' ? '1-5' : null },
      facts: factsOf(['Niveau', kind === 'libre' && 'de 1 à 5 : réussi sous le niveau, sur 1D6']),
      tags: [{ of: 'Genre', label: kind === 'combat' ? 'Combat' : 'Libre' }],
    })),
  ),
  catalogSection(
    'scores',
    { title: 'Caractéristiques', one: 'Caractéristique', icon: 'health-normal' },
    scores.map(({ id, name, icon, short, text }) => ({
      id,
      name,
      icon,
      summary: text,
      numbers: { short },
      facts: factsOf(['Vaut', 'la classe, sauf mention']),
    })),
  ),
  catalogSection(
    'trainings',
    { title: 'Entraînements', one: 'Entraînement', icon: 'minions' },
    trainings.map(({ id, name, icon, text }) => ({ id, name, icon, summary: text, numbers: {} })),
  ),
  catalogSection(
    'beasts',
    { title: 'Bêtes de bât', one: 'Bête de bât', icon: 'donkey' },
    beasts.map(({ id, name, icon, points, base }) => ({
      id,
      name,
      icon,
      summary: plural(points, 'point'),
      numbers: { points, base: { width: base.width, depth: base.depth } },
      facts: factsOf(
        ['Prix', plural(points, 'point')],
        ['Socle', `${decimal(base.width)} × ${decimal(base.depth)} cm`],
      ),
    })),
  ),
  catalogSection(
    'paces',
    { title: 'Mouvements', one: 'Mouvement', icon: 'walking-boot' },
    paces.map(paceEntry),
  ),
  catalogSection(
    'terrains',
    { title: 'Terrains', one: 'Terrain de la table', icon: 'forest' },
    terrains.map(terrainEntry),
  ),
  rules('turn', { title: 'Phases du tour', one: 'Phase du tour', icon: 'sands-of-time' }, turnSteps, true),
  rules('turn-rules', { title: 'Dans le tour', one: 'Règle du tour', icon: 'stopwatch' }, turnRules),
  rules('shot-rules', { title: 'Le tir', one: 'Règle de tir', icon: 'archery-target' }, shotRules),
  rules('melee-rules', { title: 'La mêlée', one: 'Règle de mêlée', icon: 'crossed-swords' }, meleeRules),
  catalogSection(
    'modifiers',
    { title: 'Modificateurs', one: 'Modificateur du dé', icon: 'inverted-dice-6' },
    modifiers.map(modifierEntry),
  ),
  rules('formations', { title: 'Formations', one: 'Formation', icon: 'minions' }, formations),
  catalogSection('tests', { title: 'Tests', one: 'Test', icon: 'rolling-dices' }, tests.map(testEntry)),
  rolls('wounds', { title: 'Blessures', one: 'Blessure', icon: 'arm-bandage' }, wounds, '1D12'),
  rolls('reactions', { title: 'Réactions', one: 'Réaction', icon: 'conversation' }, reactions, '1D6'),
  catalogSection(
    'certain-time',
    { title: '« Un certain temps »', one: 'Durée', icon: 'sands-of-time' },
    certainTime.map(timeEntry),
  ),
  catalogSection(
    'objectives',
    { title: 'Objectifs', one: 'Genre d’objectif', icon: 'secret-book' },
    objectiveKinds.map(({ id, name, icon, text }) => ({ id, name, icon, summary: text, numbers: {} })),
  ),
]

const tests: readonly TestEntry[] = [morale, healing, skillTest]

const rules = (
  id: string,
  heading: Omit<CatalogSection, 'id' | 'entries'>,
  entries: readonly RuleEntry[],
  ordered = false,
): CatalogSection =>
  catalogSection(
    id,
    heading,
    entries.map(({ id: own, name, icon, text }, index) => ({
      id: own,
      name,
      icon,
      summary: text,
      numbers: ordered ? { order: index + 1 } : {},
      ...(ordered && { badge: `${index + 1}` }),
    })),
  )

const rolls = (
  id: string,
  heading: Omit<CatalogSection, 'id' | 'entries'>,
  rows: readonly TableRow[],
  dice: string,
): CatalogSection =>
  catalogSection(
    id,
    heading,
    rows.map(({ die, from, to, name, icon, text }) => ({
      id: `${id}-${from}`,
      name,
      icon,
      summary: `${die} sur ${dice}`,
      text,
      numbers: { from, to },
      badge: die,
    })),
  )

const stanceSaid = ({ still, moving }: Stance): string => {
  if (still === null && moving === null) return 'impossible'
  const moved = moving === null ? 'immobile' : moving === 0 ? 'immobile ou en mouvement' : ''
  return moved || `immobile ; en mouvement ${signed(moving ?? 0)}`
}

const rowNumbers = ({ from, to, needs, outdoors, inferred }: ShotRow) => ({
  from,
  to,
  needs,
  outdoors: outdoors ?? false,
  inferred: inferred ?? false,
})

/** « 10-20 cm », « 7, lu dans le texte d’à côté » */
const rowFact = ({ from, to, needs, outdoors, inferred }: ShotRow): readonly [string, string] => [
  `${from}-${to} cm`,
  [
    shownNeeds(needs),
    ...(outdoors ? ['dehors'] : []),
    ...(inferred ? ['déduit : la case est illisible'] : []),
  ].join(', '),
]

const shotNumbers = ({ rows, foot, mounted, armour, ...shot }: Shot) => ({
  rows: rows.map(rowNumbers),
  foot: { ...foot },
  mounted: { ...mounted },
  armour: { '4': armour[4], '5': armour[5], far: shot.armourFar },
  reload: shot.reload,
  shots: { ...shot.shots },
  firearm: shot.firearm,
  red: shot.red,
  white: shot.white,
})

const armourSaid = ({ armour, armourFar }: Shot): string =>
  ([4, 5] as const)
    .flatMap(of => (armour[of] === 0 ? [] : [`armure ${of} : ${signed(armour[of])}`]))
    .join(', ')
    .concat(armourFar ? ', de loin' : '')

const weaponEntry = ({
  id,
  name,
  icon,
  period,
  hands,
  shot,
  blade,
  text,
  brief,
}: WeaponEntry): CatalogEntry => ({
  id,
  name,
  icon,
  summary: weaponSaid({ shot, blade, brief }),
  text,
  numbers: {
    hands,
    period,
    shot: shot ? shotNumbers(shot) : null,
    blade: blade ? { ...blade } : null,
  },
  facts: factsOf(
    ...(shot?.rows ?? []).map(rowFact),
    ['Portées', shot?.rows.length === 0 && 'aucune dans le livre : à taper'],
    // Without a table, how it is shot is its player's to say.
    ['À pied', shot && shot.rows.length > 0 && stanceSaid(shot.foot)],
    ['En selle', shot && shot.rows.length > 0 && stanceSaid(shot.mounted)],
    ['Armures', shot && armourSaid(shot)],
    ['Recharger', shot && shot.reload > 0 && plural(shot.reload, 'tour immobile', 'tours immobiles')],
    [
      'Tirs',
      shot && shot.shots.still > 1 && `${shot.shots.still} immobile, ${shot.shots.moving} en mouvement`,
    ],
    ['Dés rouges', shot && shot.red > 0 && `${shot.red}`],
    ['En mêlée', blade && (blade.length === 'poings' ? 'mains nues' : lengthOf(blade.length).name)],
    ['Improvisée', blade?.improvised && '-1, une seule fois'],
    ['Lourde', blade?.heavy && 'le bonus convenu'],
    ['Mains', `${hands}`],
  ),
  tags: [
    { of: 'Époque', label: periods.find(entry => entry.id === period)?.name ?? '' },
    ...(shot ? [{ of: 'Usage', label: 'Tir' }] : []),
    ...(blade ? [{ of: 'Usage', label: 'Mêlée' }] : []),
  ],
})

const protectionEntry = ({
  id,
  name,
  icon,
  short,
  armour,
  rank,
  modern,
  text,
}: ProtectionEntry): CatalogEntry => ({
  id,
  name,
  icon,
  summary: `à pied ${movement.pied[id]} cm, cavalier ${movement.cavalier[id]} cm`,
  text,
  numbers: {
    armour,
    rank,
    modern,
    movement: Object.fromEntries(mountIds.map(mount => [mount, movement[mount][id]])),
  },
  facts: factsOf(
    ['Le coup doit dépasser', armour > 0 && `${armour}, et la classe`],
    ...mountIds.map(
      mount =>
        [mounts.find(entry => entry.id === mount)?.name ?? mount, `${movement[mount][id]} cm`] as const,
    ),
  ),
  badge: short,
})

/** « légère et 3 : 20 cm, 4 : 16 cm » */
const movementSaid = (mount: (typeof mountIds)[number]): string => {
  const by = new Map<number, string[]>()
  for (const id of protectionIds) {
    const short = protections.find(entry => entry.id === id)?.short ?? id
    const centimetres = movement[mount][id]
    by.set(centimetres, [...(by.get(centimetres) ?? []), short])
  }
  return by.size === 1
    ? `${[...by.keys()].join('')} cm`
    : [...by].map(([centimetres, shorts]) => `${shorts.join(' ')} : ${centimetres} cm`).join(' · ')
}

const paceEntry = ({ id, name, icon, centimetres, dice, text }: PaceEntry): CatalogEntry => {
  const value = centimetres < 0 ? `${signed(centimetres)} cm` : `${centimetres}${dice ? ` + ${dice}` : ''} cm`
  return {
    id,
    name,
    icon,
    summary: value,
    text,
    numbers: { centimetres, dice: dice ?? null },
    facts: factsOf(['Par tour', value]),
  }
}

const hardshipName = (id: Hardship): string =>
  hardships.find(entry => entry.id === id)?.name.toLowerCase() ?? id

const hardshipSaid = (id: Hardship, who: 'foot' | 'mounted'): string => {
  const found = hardships.find(entry => entry.id === id)
  if (!found) return id
  return id === 'facile' || id === 'interdit'
    ? found.name.toLowerCase()
    : `${found.name.toLowerCase()} : ${found[who]}`
}

const terrainEntry = ({ id, name, icon, foot, mounted, cover, text, sight }: TerrainEntry): CatalogEntry => ({
  id,
  name,
  icon,
  summary: `à pied ${hardshipName(foot)}, monté ${hardshipName(mounted)}${cover === null ? '' : `, tirs ${signed(cover)}`}`,
  text,
  numbers: { foot, mounted, cover },
  facts: factsOf(
    ['À pied', hardshipSaid(foot, 'foot')],
    ['Monté', hardshipSaid(mounted, 'mounted')],
    ['Contre les tirs', cover !== null && signed(cover)],
    ['Vue', sight],
  ),
})

const modifierOf = {
  tir: { said: 'au tir', label: 'Tir', icon: 'archery-target' },
  melee: { said: 'en mêlée', label: 'Mêlée', icon: 'crossed-swords' },
  moral: { said: 'au moral', label: 'Moral', icon: 'heart-shield' },
} as const

const modifierEntry = ({ id, name, of, by, when, kind }: ModifierEntry): CatalogEntry => ({
  id,
  name,
  icon: modifierOf[of].icon,
  summary: `${by === null ? 'un nombre' : signed(by)} ${modifierOf[of].said} : ${when}`,
  numbers: { of, by, kind },
  facts: factsOf(['Vaut', by === null ? 'voir la règle' : signed(by)], ['Quand', when]),
  tags: [{ of: 'Pour', label: modifierOf[of].label }],
})

const testEntry = ({ id, name, icon, below, equal, above }: TestEntry): CatalogEntry => ({
  id,
  name,
  icon,
  summary: '1D6 sous la valeur',
  numbers: {},
  facts: factsOf(['En dessous', below], ['Égal', equal], ['Au-dessus', above]),
})

const said = ([over, under]: Fraction): string => (under === 1 ? `${over}` : `${over}/${under}`)

const timeEntry = ({
  id,
  name,
  icon,
  text,
  needs,
  sides,
  dice,
  done,
  mean,
  abandons,
}: TimeOption): CatalogEntry => ({
  id,
  name,
  icon,
  summary: done.map(said).join(', '),
  text,
  numbers: {
    needs,
    sides,
    dice,
    abandons,
    done: done.map(said),
    mean: mean && said(mean),
  },
  facts: factsOf(...done.map((chance, turn) => [`Fini au tour ${turn + 1}`, said(chance)] as const), [
    'En moyenne',
    mean && `${decimal(Math.round((mean[0] / mean[1]) * 100) / 100)} tours`,
  ]),
})
