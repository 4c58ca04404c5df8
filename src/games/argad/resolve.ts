/** From ids to entries: what each profile is, as far as the catalogue and the troop's own weapons know it. */
import { pointer, type Pointer } from '../../core/index.ts'
import { different, placed, type Misspelt, type Placed } from '../kit/index.ts'
import {
  beastById,
  competenceById,
  mountOf,
  movement,
  objectiveKindById,
  protectionById,
  protections,
  roleOf,
  scores as scoreEntries,
  trainingById,
  weaponById,
  weapons as catalogueWeapons,
  type BeastEntry,
  type Blade,
  type CompetenceEntry,
  type MountEntry,
  type ObjectiveKind,
  type ProtectionEntry,
  type RoleEntry,
  type ScoreEntry,
  type ScoreId,
  type Shot,
  type Stance,
  type TrainingEntry,
  type WeaponEntry,
} from './catalog/index.ts'
import { costOf, type Cost } from './price.ts'
import type { Competence, Objective, OwnWeapon, PackAnimal, Profile, Roster } from './schema.ts'

/** A weapon of the catalogue, or one of the troop's own. */
export interface KnownWeapon {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly hands: 1 | 2
  readonly shot: Shot | undefined
  readonly blade: Blade | undefined
  readonly text: string
  readonly brief: string
  readonly catalogue: WeaponEntry | undefined
  /** Its place among the troop's own. */
  readonly own: number | undefined
}

export interface WornCompetence {
  readonly competence: Competence
  readonly index: number
  readonly name: string
  readonly icon: string
  readonly level: number | undefined
  readonly text: string
  readonly brief: string
  readonly entry: CompetenceEntry | undefined
}

export interface WornScore {
  readonly entry: ScoreEntry
  readonly value: number
  /** Typed by its player, who may mean the classe all the same. */
  readonly own: boolean
}

export interface Member {
  readonly profile: Profile
  readonly index: number
  readonly path: Pointer
  readonly name: string
  readonly count: number
  readonly classe: number
  readonly protection: ProtectionEntry
  readonly mount: MountEntry
  readonly role: RoleEntry
  readonly leader: boolean
  readonly twoLives: boolean
  /** Those that are known, each once. */
  readonly weapons: readonly Placed<KnownWeapon>[]
  /** Those that it shoots: their table may be empty. */
  readonly shooting: readonly KnownWeapon[]
  /** What it strikes with, the longest first; its fists where it carries nothing else. */
  readonly striking: readonly KnownWeapon[]
  readonly competences: readonly WornCompetence[]
  readonly training: readonly Placed<TrainingEntry>[]
  readonly scores: readonly WornScore[]
  /** Centimetres a turn. */
  readonly movement: number
  /** Whether its player says so, and not what it wears. */
  readonly movementOwn: boolean
  readonly cost: Cost
  readonly icon: string
  readonly unknown: {
    readonly weapons: readonly Misspelt[]
    readonly competences: readonly Misspelt[]
    readonly training: readonly Misspelt[]
    readonly protection: string | undefined
  }
}

const reloading = (turns: number): string =>
  turns === 0 ? '' : turns === 1 ? 'un tour pour recharger' : `${turns} tours pour recharger`

const mountedStance = ({ mounted, mountedMoving }: OwnWeapon): Stance =>
  mounted ? { still: 0, moving: mountedMoving ?? null } : { still: null, moving: null }

/** Whether its player means it to be shot. */
const shoots = ({ rows, length, red }: OwnWeapon): boolean => rows.length > 0 || red > 0 || length === null

const ownShot = (weapon: OwnWeapon): Shot | undefined =>
  shoots(weapon)
    ? {
        rows: weapon.rows.map(({ from, to, needs, outdoors }) => ({
          from,
          to,
          needs,
          ...(outdoors && { outdoors }),
        })),
        foot: { still: 0, moving: weapon.moving },
        mounted: mountedStance(weapon),
        armour: { 4: weapon.armour4, 5: weapon.armour5 },
        armourFar: weapon.armourFar ?? false,
        reload: weapon.reload,
        shots: { still: weapon.shots, moving: 1 },
        firearm: weapon.firearm,
        red: weapon.red,
        white: weapon.white,
      }
    : undefined

const ownBrief = (weapon: OwnWeapon): string => {
  const first = weapon.text?.split('\n')[0]?.trim()
  if (first) return first
  return [
    ...(weapon.improvised ? ['improvisée : -1'] : []),
    ...(shoots(weapon)
      ? [weapon.moving === null ? 'immobile' : `en mouvement ${weapon.moving}`, reloading(weapon.reload)]
      : []),
  ]
    .filter(part => part !== '')
    .join(' ; ')
}

/** One of the troop's own, at this place among them. */
export const weaponOf = (weapon: OwnWeapon, own: number): KnownWeapon => {
  const catalogue = weaponById.get(weapon.id)
  const { length, improvised, heavy, hooks = false } = weapon
  return {
    id: weapon.id,
    name: weapon.name.trim() || catalogue?.name || `Arme ${own + 1}`,
    icon: weapon.icon?.trim() || catalogue?.icon || (length === null ? 'target-shot' : 'sword-brandish'),
    hands: weapon.hands === 2 ? 2 : 1,
    shot: ownShot(weapon),
    blade: length === null ? undefined : { length, improvised, heavy, hooks },
    text: weapon.text ?? '',
    brief: ownBrief(weapon),
    catalogue,
    own,
  }
}

/** One of the book, as a troop has it. */
export const ofCatalogue = (entry: WeaponEntry): KnownWeapon => {
  const { id, name, icon, hands, shot, blade, text, brief } = entry
  return { id, name, icon, hands, shot, blade, text, brief, catalogue: entry, own: undefined }
}

/** Every weapon that this troop's profiles can name. The first of the troop's own to bear an id is meant by it. */
export const weaponsOf = ({ ownWeapons }: Pick<Roster, 'ownWeapons'>): ReadonlyMap<string, KnownWeapon> => {
  const known = new Map<string, KnownWeapon>()
  for (const [at, weapon] of ownWeapons.entries())
    if (weapon.id !== '' && !known.has(weapon.id)) known.set(weapon.id, weaponOf(weapon, at))
  for (const entry of catalogueWeapons) if (!known.has(entry.id)) known.set(entry.id, ofCatalogue(entry))
  return known
}

/** A weapon that is drawn with the figure, told apart from what everybody carries. */
const telling = ({ shot, blade }: KnownWeapon): number =>
  shot ? 0 : blade && (blade.length === 'longue' || blade.length === 'semi-longue') ? 1 : 2

/** Where its player chose none: what it is, else what it does most, tells it. */
const iconOf = (
  { icon, leader }: Profile,
  role: RoleEntry,
  mount: MountEntry,
  carried: readonly KnownWeapon[],
): string => {
  if (icon?.trim()) return icon.trim()
  if (leader) return 'captain-hat-profile'
  if (role.id !== 'simple') return role.icon
  if (mount.id === 'cavalier') return mount.icon
  const first = carried.toSorted((a, b) => telling(a) - telling(b))[0]
  return first?.icon ?? 'person'
}

const competenceOf = (competence: Competence, index: number): WornCompetence => {
  const entry = competenceById.get(competence.id ?? '')
  const text = competence.text?.trim() || entry?.text || ''
  return {
    competence,
    index,
    name: competence.name?.trim() || entry?.name || competence.id?.trim() || `Compétence ${index + 1}`,
    icon: entry?.icon ?? 'skills',
    level: competence.level ?? undefined,
    text,
    brief: competence.text?.split('\n')[0]?.trim() || entry?.brief || '',
    entry,
  }
}

/** Known by its id, or a player's own: by its name, its words, or a level. */
const isKnown = ({ id, name, text, level }: Competence): boolean =>
  id === undefined ||
  competenceById.has(id) ||
  Boolean(name?.trim() || text?.trim()) ||
  (id.trim() !== '' && typeof level === 'number')

/** A level for an id that the book does not have: free, and perhaps misspelt. */
export const isUnnamed = ({ entry, competence: { id, name, text } }: WornCompetence): boolean =>
  entry === undefined && id !== undefined && !name?.trim() && !text?.trim()

const protectionOf = (id: string): ProtectionEntry => {
  const found = protectionById.get(id) ?? protections[0]
  if (!found) throw new Error('no protection in the catalogue')
  return found
}

/** What its mount and its armour let it walk, before its player says otherwise. */
export const usualMovement = ({ mount, protection }: Pick<Profile, 'mount' | 'protection'>): number =>
  movement[mount][protectionOf(protection).id]

export const resolveRoster = (roster: Roster): readonly Member[] => {
  const known = weaponsOf(roster)
  return roster.profiles.map((profile, index) => resolveProfile(profile, index, known))
}

/** Of its weapons, the one that strikes first stands first. */
const bladeOrder = ['longue', 'semi-longue', 'courte', 'tres-courte', 'poings']
const byLength = (a: KnownWeapon, b: KnownWeapon): number =>
  bladeOrder.indexOf(a.blade?.length ?? 'poings') - bladeOrder.indexOf(b.blade?.length ?? 'poings')

export const resolveProfile = (
  profile: Profile,
  index: number,
  known: ReadonlyMap<string, KnownWeapon>,
): Member => {
  const weapons = placed(profile.weapons, id => known.get(id))
  const training = placed(profile.training, id => trainingById.get(id))
  const carried = different(weapons.known)
  const arms = carried.map(({ entry }) => entry)
  const blades = arms.filter(({ blade }) => blade !== undefined).toSorted(byLength)
  const fists = known.get('poings')
  const mount = mountOf(profile.mount)
  const role = roleOf(profile.role)
  return {
    profile,
    index,
    path: pointer('roster', 'profiles', index),
    name: profile.name.trim() || `Profil ${index + 1}`,
    count: profile.count,
    classe: profile.classe,
    protection: protectionOf(profile.protection),
    mount,
    role,
    leader: profile.leader,
    twoLives: profile.twoLives,
    weapons: carried,
    shooting: arms.filter(({ shot }) => shot !== undefined),
    striking: blades.length > 0 || !fists ? blades : [fists],
    competences: profile.competences.flatMap((competence, at) =>
      isKnown(competence) ? [competenceOf(competence, at)] : [],
    ),
    training: different(training.known),
    scores: scoreEntries.map(entry => scoreOf(profile, entry)),
    movement: profile.movement ?? usualMovement(profile),
    movementOwn: profile.movement !== undefined,
    cost: costOf(profile),
    icon: iconOf(profile, role, mount, arms),
    unknown: {
      weapons: weapons.unknown,
      competences: profile.competences.flatMap((competence, at) =>
        isKnown(competence) ? [] : [{ id: competence.id ?? '', index: at }],
      ),
      training: training.unknown,
      protection: protectionById.has(profile.protection) ? undefined : profile.protection,
    },
  }
}

const scoreOf = ({ scores, classe }: Profile, entry: ScoreEntry): WornScore => {
  const value = scores[entry.id]
  return { entry, value: value ?? classe, own: value !== undefined }
}

export const scoreValue = ({ scores }: Member, id: ScoreId): number =>
  scores.find(({ entry }) => entry.id === id)?.value ?? 0

export const hasCompetence = ({ competences }: Member, id: string): boolean =>
  competences.some(({ entry }) => entry?.id === id)

export const isTrained = ({ training }: Member, id: TrainingEntry['id']): boolean =>
  training.some(({ entry }) => entry.id === id)

/** Whether those around it obey: chef, gradé, or the one who leads them all. */
export const commands = ({ role, leader }: Member): boolean => role.commands || leader

/** The first of those marked. */
export const leaderOf = (members: readonly Member[]): Member | undefined =>
  members.find(({ leader }) => leader)

/** A beast under a pack, which fights nobody. */
export interface Beast {
  readonly animal: PackAnimal
  readonly index: number
  readonly path: Pointer
  readonly name: string
  readonly entry: BeastEntry
  readonly count: number
  readonly points: number
  readonly unknown: boolean
}

export const beastsOf = ({ packAnimals }: Pick<Roster, 'packAnimals'>): readonly Beast[] =>
  packAnimals.flatMap((animal, index) => {
    const entry = beastById.get(animal.kind) ?? beastById.get('cheval')
    if (!entry) return []
    return [
      {
        animal,
        index,
        path: pointer('roster', 'packAnimals', index),
        name: animal.name.trim() || entry.name,
        entry,
        count: animal.count,
        points: entry.points * animal.count,
        unknown: !beastById.has(animal.kind),
      },
    ]
  })

/** A secret of one player. */
export interface Secret {
  readonly objective: Objective
  readonly index: number
  readonly path: Pointer
  readonly title: string
  readonly for: string
  readonly kind: ObjectiveKind | undefined
  readonly icon: string
}

export const secretsOf = ({ objectives }: Pick<Roster, 'objectives'>): readonly Secret[] =>
  objectives.map((objective, index) => {
    const kind = objectiveKindById.get(objective.kind ?? '')
    return {
      objective,
      index,
      path: pointer('roster', 'objectives', index),
      title: objective.title.trim() || `Objectif ${index + 1}`,
      for: objective.for.trim(),
      kind,
      icon: kind?.icon ?? 'secret-book',
    }
  })
