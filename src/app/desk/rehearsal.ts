/** Before a player has chosen anything, the press is made ready for what may be opened: of each game the band touched last. */
import { bandKind, kindOf, limits, newBand, readBand, type Json } from '../../core/index.ts'
import type { Room } from './room.ts'

/**
 * Once, when the first window has begun: sooner, it would keep that window waiting. What goes wrong here goes wrong again
 * where somebody asks for it, and is told there.
 */
export const createRehearsal = (room: Room): (() => void) => {
  const { press } = room.host
  press.warm?.()
  let isBegun = false
  const rehearse = async (): Promise<void> => {
    for await (const document of likely(room)) await room.printing.rehearse(document)
  }
  return () => {
    if (isBegun || !press.warm) return
    isBegun = true
    void rehearse().catch(() => undefined)
  }
}

/** Bands that are looked at for their game. */
const mostBands = 30

const likely = async function* ({ host: { files }, systems, folder }: Room): AsyncGenerator<Json> {
  const home = await folder()
  const there = await files.list(home)
  const bands = (there.ok ? there.value : [])
    .filter(({ name }) => !name.startsWith('.') && kindOf(name) === bandKind)
    .toSorted((a, b) => b.modified - a.modified)
    .slice(0, mostBands)
  const played = new Set<string>()
  for (const { name } of bands) {
    const bytes = await files.read(`${home}/${name}`, limits.bytes)
    const band = bytes.ok ? readBand(bytes.value, systems) : bytes
    if (!band.ok || played.has(band.value.system.id)) continue
    played.add(band.value.system.id)
    yield band.value.document
    if (played.size === systems.length) return
  }
  // The example that a newcomer opens first.
  const [game] = systems
  const [sample] = game?.samples ?? []
  if (game && sample && played.size === 0) yield newBand(game, sample)
}
