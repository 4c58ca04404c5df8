/** The duel that is looked at: its two sides, and the bands that they come from. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type ShallowRef } from 'vue'
import { openBand } from '../../core/index.ts'
import { systems } from '../../games/index.ts'
import { boutOf, seatOf, tableOf, type Camp, type Side } from '../duel.ts'
import { useBridge } from '../host.ts'
import { texts } from '../texts.ts'
import { useBand } from './band.ts'
import { useLibrary } from './library.ts'
import { useNotices } from './notices.ts'

export const useDuel = defineStore('duel', () => {
  const bridge = useBridge()
  const [band, library, notices] = [useBand(), useLibrary(), useNotices()]
  /** Whose duel it is: another band begins anew. */
  const of = ref('')
  const attacker = shallowRef<Side>()
  const target = shallowRef<Side>()
  /** Bands of other files, as they were when they were looked at. */
  const others = shallowRef<readonly Camp[]>([])

  const duels = computed(() => band.band?.system.duel)
  const own = computed<Camp>(() => ({
    path: band.path,
    name: band.band?.name || texts.band.unnamed,
    duelists: band.band?.roster.duelists() ?? [],
  }))
  const camps = computed(() => [own.value, ...others.value])
  /** What can be chosen: this band first, then the others of its game. */
  const choices = computed(() => [
    { id: own.value.path, label: own.value.name },
    ...library.books
      .filter(
        ({ path, kind, system, state }) =>
          kind === 'band' && path !== band.path && state !== 'unreadable' && system === band.band?.system.id,
      )
      .map(({ path, name }) => ({ id: path, label: name || texts.band.unnamed })),
  ])

  const seatAt = (side: Side | undefined) =>
    duels.value && side ? seatOf(duels.value, camps.value, side) : undefined
  const from = computed(() => seatAt(attacker.value))
  const to = computed(() => seatAt(target.value))
  const bout = computed(() =>
    duels.value && from.value && to.value ? boutOf(duels.value, from.value, to.value) : undefined,
  )
  const answer = computed(() =>
    duels.value && from.value && to.value ? boutOf(duels.value, to.value, from.value) : undefined,
  )
  const studies = computed(() =>
    bout.value ? (duels.value?.studies?.(bout.value.encounter, answer.value?.encounter) ?? []) : [],
  )
  const table = computed(() =>
    duels.value && from.value && to.value ? tableOf(duels.value, from.value, to.value) : undefined,
  )

  const sideOf = (index: number): Side => {
    const { from: least, to: most } = duels.value?.defence ?? { from: 0, to: 0 }
    const { duelists } = own.value
    const member = duelists[index] ?? duelists[0]
    return {
      camp: own.value.path,
      member: member?.path ?? '',
      attack: '',
      defence: Math.round((least + most) / 2),
      life: duelists[0]?.target.life ?? 1,
      setting: {},
    }
  }

  /** Whether the band is at hand; it is read where it is not. */
  const look = async (path: string | null): Promise<boolean> => {
    const known = (): boolean => path === null || camps.value.some(camp => camp.path === path)
    if (path === null || known()) return true
    const seen = await bridge.call('look', { path })
    const read = seen.ok ? openBand(seen.value, systems) : seen
    if (!read.ok) notices.complain(read.diagnostics)
    if (!read.ok || known()) return read.ok
    const { name, roster } = read.value
    others.value = [...others.value, { path, name: name || texts.band.unnamed, duelists: roster.duelists() }]
    return true
  }

  /** A band that cannot be read leaves its place to the one before. */
  const seat = async (place: ShallowRef<Side | undefined>, side: Side): Promise<void> => {
    const before = place.value
    place.value = side
    if (!(await look(side.camp)) && place.value === side) place.value = before
  }
  const setAttacker = (side: Side): Promise<void> => seat(attacker, side)
  const setTarget = (side: Side): Promise<void> => seat(target, side)

  /** Somebody of this band against the next. What was chosen before stays as long as the band does, and is read again. */
  const begin = async (): Promise<void> => {
    others.value = []
    if (of.value !== band.path) [attacker.value, target.value] = [sideOf(0), sideOf(1)]
    of.value = band.path
    for (const [place, usual] of [[attacker, sideOf(0)] as const, [target, sideOf(1)] as const])
      if (!place.value || !(await look(place.value.camp))) place.value = usual
  }

  /** A bare defence cannot attack. */
  const canSwap = computed(() => target.value?.camp !== null)
  const swap = (): void => {
    if (canSwap.value) [attacker.value, target.value] = [target.value, attacker.value]
  }

  return {
    duels,
    attacker,
    target,
    choices,
    from,
    to,
    bout,
    answer,
    studies,
    table,
    canSwap,
    begin,
    setAttacker,
    setTarget,
    swap,
  }
})
