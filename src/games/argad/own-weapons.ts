/** The weapons that players make their own: their ids, and which profiles carry them. */
import { add, groupBy, remove, simplified, toJson, type Patch } from '../../core/index.ts'
import { place } from '../kit/index.ts'
import { weaponById, type WeaponEntry } from './catalog/index.ts'
import { blankOwnWeapon, type OwnWeapon, type Roster } from './schema.ts'

/** « Tromblon de pont » becomes tromblon-de-pont. */
const slugOf = (name: string): string =>
  simplified(name)
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)

/** One that neither the book nor the troop has, told by its name as far as it has one. */
export const freeWeaponId = (own: readonly Pick<OwnWeapon, 'id'>[], name: string): string => {
  const taken = new Set<string>([...own.map(({ id }) => id), ...weaponById.keys()])
  const wanted = slugOf(name) || 'arme'
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`
}

/** What the book says of one, for players to change: its table above all. */
export const ownFrom = ({ id, name, icon, hands, shot, blade }: WeaponEntry): OwnWeapon => ({
  ...blankOwnWeapon(),
  id,
  name,
  icon,
  hands,
  ...(blade && {
    length: blade.length,
    improvised: blade.improvised,
    heavy: blade.heavy,
    ...(blade.hooks && { hooks: true }),
  }),
  ...(shot && {
    rows: shot.rows.map(({ from, to, needs, outdoors }) => ({
      from,
      to,
      needs,
      ...(outdoors && { outdoors }),
    })),
    armour4: shot.armour[4],
    armour5: shot.armour[5],
    ...(shot.armourFar && { armourFar: true }),
    moving: shot.foot.moving,
    mounted: shot.mounted.still !== null,
    ...(shot.mounted.moving !== null && { mountedMoving: shot.mounted.moving }),
    reload: shot.reload,
    shots: shot.shots.still,
    firearm: shot.firearm,
    red: shot.red,
    white: shot.white,
  }),
})

/** With the name that it goes by, which it may owe to the book. */
export const named = (weapon: OwnWeapon): OwnWeapon => ({
  ...weapon,
  name: weapon.name.trim() || weaponById.get(weapon.id)?.name || weapon.name,
})

const bare = (weapon: OwnWeapon): string => {
  const { id: _, ...rest } = named(weapon)
  return JSON.stringify(toJson(rest))
}

/** The troop's own that is the very same, whatever its id. */
export const twinOf = (own: readonly OwnWeapon[], weapon: OwnWeapon): OwnWeapon | undefined => {
  const wanted = bare(weapon)
  return own.find(other => other.id !== '' && bare(other) === wanted)
}

/** It leaves, and so do the places where it is carried; a weapon of the book that it stood for comes back there. */
export const withoutWeapon = (roster: Roster, index: number): Patch => {
  const gone = roster.ownWeapons[index]
  if (!gone) return []
  const meant = roster.ownWeapons.findIndex(({ id }) => id === gone.id) === index
  const carried = meant && gone.id !== '' && !weaponById.has(gone.id)
  return [
    ...(carried
      ? roster.profiles.flatMap(({ weapons }, at) =>
          weapons
            .flatMap((id, which) => (id === gone.id ? [which] : []))
            .toReversed()
            .map(which => remove(place('profiles', at, 'weapons', which))),
        )
      : []),
    remove(place('ownWeapons', index)),
  ]
}

export interface BroughtWeapons {
  readonly patch: Patch
  /** From the id that it had to the one that it has here. */
  readonly become: ReadonlyMap<string, string>
}

/** Weapons of another troop, each under an id that is free here, or as the twin that is here already. */
export const bringWeapons = (
  { ownWeapons, profiles }: Pick<Roster, 'ownWeapons' | 'profiles'>,
  weapons: readonly OwnWeapon[],
): BroughtWeapons => {
  const own: OwnWeapon[] = [...ownWeapons]
  const become = new Map<string, string>()
  const patch: Patch[number][] = []
  for (const [weapon] of groupBy(weapons, ({ id }) => id)) {
    const twin = twinOf(own, weapon)
    if (twin) {
      become.set(weapon.id, twin.id)
      continue
    }
    // What somebody here carries out of the book stays as the book has it.
    const taken =
      weapon.id === '' ||
      own.some(({ id }) => id === weapon.id) ||
      (weaponById.has(weapon.id) && profiles.some(profile => profile.weapons.includes(weapon.id)))
    const come = { ...weapon, id: taken ? freeWeaponId(own, weapon.name) : weapon.id }
    become.set(weapon.id, come.id)
    own.push(come)
    patch.push(add(place('ownWeapons', '-'), toJson(come)))
  }
  return { patch, become }
}
