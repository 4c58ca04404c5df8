/** Whatever a player does with their bands, in any order, every text that was saved is still somewhere. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { band, deskTops, textOf, ticking, value, type DeskTop } from './desk-top.ts'

const deskTop = deskTops()

const names = ['Oies', 'OIES', 'Oies 2', 'Jars', 'a/b', 'CON', '...', '🪿', 'Oies (copie)'] as const
const which = fc.nat({ max: 7 })
const name = fc.constantFrom(...names)

const step = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), name }),
  fc.record({
    kind: fc.constant('save' as const),
    which,
    name,
    base: fc.constantFrom('mine', 'stale', 'none'),
  }),
  fc.record({ kind: fc.constant('rename' as const), which, name }),
  fc.record({ kind: fc.constant('duplicate' as const), which }),
  fc.record({ kind: fc.constant('remove' as const), which }),
  fc.record({ kind: fc.constant('restore' as const), which }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Ten steps and no more: the eleventh save of one band is allowed to forget the first. */
const steps = fc.array(step, { minLength: 2, maxLength: 10 })

interface Played {
  /** The marks of all that was saved, and what each came of. */
  readonly saved: ReadonlyMap<string, string>
  /** Every name that a band ever had. */
  readonly paths: readonly string[]
}

/** Does what it can, as a player would. */
const play = async (desk: DeskTop, played: readonly Step[]): Promise<Played> => {
  const { library, bands } = desk
  const paths: string[] = []
  const saved = new Map<string, string>()
  for (const [turn, does] of played.entries()) {
    const mark = `marque-${turn}-`
    if (does.kind === 'create') {
      const made = value(await library.create(bands, band(does.name, { mark })))
      saved.set(mark, JSON.stringify(does))
      paths.push(made.path)
      continue
    }
    const path = paths[does.which % Math.max(1, paths.length)]
    if (path === undefined) continue
    if (does.kind === 'save') {
      const opened = await library.open(path)
      const base = { mine: opened.ok ? opened.value.stamp : 'gone', stale: 'stale', none: null }[does.base]
      const written = value(await library.save(path, base ?? null, band(does.name, { mark })))
      if (written.kind === 'saved') saved.set(mark, JSON.stringify(does))
    } else if (does.kind === 'rename') {
      const renamed = await library.rename(path, does.name)
      if (renamed.ok) paths.push(renamed.value)
    } else if (does.kind === 'duplicate') {
      const copied = await library.duplicate(path)
      if (copied.ok) paths.push(copied.value.path)
    } else if (does.kind === 'remove') await library.remove(path)
    else await library.restore(path)
  }
  return { saved, paths }
}

/** All that a player can still get at: files, versions of any name that was ever used, the bin. */
const everything = async ({ bands, bin, versions }: DeskTop, paths: readonly string[]): Promise<string> => {
  const inFolder = (folder: string): readonly string[] =>
    existsSync(folder) ? readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8')) : []
  const files = [...new Set([...inFolder(bands), ...inFolder(bin)])]
  const kept = [...new Set(paths)].map(async path =>
    Promise.all((await versions.list(path)).map(async ({ id }) => value(await versions.read(path, id)))),
  )
  return [...files, ...(await Promise.all(kept)).flat().map(textOf)].join('\n')
}

/** Two copies of one band under a name in capitals: the third of a name that no player gave. */
const twoCopies: Step[] = [
  { kind: 'create', name: 'Oies (copie)' },
  { kind: 'save', which: 0, name: 'OIES', base: 'mine' },
  { kind: 'duplicate', which: 0 },
  { kind: 'duplicate', which: 0 },
  { kind: 'save', which: 2, name: 'Oies', base: 'mine' },
  { kind: 'save', which: 2, name: 'Oies', base: 'mine' },
]

it.each([
  ['a clock that runs', () => ticking()],
  ['a clock that stands still', () => ({ now: () => new Date(1_800_000_000_000) })],
  ['a clock put back at every step', () => backwards()],
])('no saved text is lost: %s', async (_, clock) => {
  await fc.assert(
    fc.asyncProperty(steps, async played => {
      const desk = deskTop({ clock: clock() })
      const { saved, paths } = await play(desk, played)
      const found = await everything(desk, paths)
      expect([...saved].filter(([mark]) => !found.includes(mark))).toEqual([])
      expect(readdirSync(desk.bands).filter(file => !file.endsWith('.bande.json'))).toEqual([])
    }),
    { numRuns: 60, examples: [[twoCopies]] },
  )
})

const backwards = (): { readonly now: () => Date } => {
  let at = 1_800_000_000_000
  return { now: () => new Date((at -= 1000)) }
}
