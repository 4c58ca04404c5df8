// @vitest-environment happy-dom
/** The table on the screen: marked, taken back, kept while nobody answers, for a game that the studio does not know. */
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { KeptPlay } from '../../src/app/plays.ts'
import { newBand, playedSchema, success, type JsonObject } from '../../src/core/index.ts'
import { flammesEtFantassins as game } from '../../src/games/flammes-et-fantassins/index.ts'
import { useHold } from '../../src/renderer/hold.ts'
import { browserPocket } from '../../src/renderer/link/pocket.ts'
import { useBand } from '../../src/renderer/stores/band.ts'
import { useLink } from '../../src/renderer/stores/link.ts'
import { useNotices } from '../../src/renderer/stores/notices.ts'
import { usePlay } from '../../src/renderer/stores/play.ts'
import { useView } from '../../src/renderer/stores/view.ts'
import PlayAmount from '../../src/renderer/parts/PlayAmount.vue'
import PlayMarks from '../../src/renderer/parts/PlayMarks.vue'
import PlayMemberRow from '../../src/renderer/parts/PlayMemberRow.vue'
import PlayView from '../../src/renderer/views/PlayView.vue'
import { madeUpGame } from '../core/made-up-game.ts'
import { fakeBridge, refusal } from './fake-bridge.ts'

const path = '/bandes/Oies.bande.json'
const figures: readonly JsonObject[] = [
  { name: 'Mousse', build: 'puissant', classes: ['soldat'], equipment: ['arme-a-une-main'] },
  { name: 'Ermite', build: 'agile', classes: ['voleur'], equipment: [] },
]
const first = '/roster/figures/0'

/** A host that keeps what it is given, as long as it is there. */
const begin = async (kept: KeptPlay | null = null) => {
  const disk = { kept, away: false }
  const host = fakeBridge({
    open: () =>
      success({
        kind: 'open',
        elsewhere: false,
        path,
        stamp: 's',
        document: { ...newBand(game), name: 'Les Oies', roster: { ...game.blank(), figures } },
        notices: [],
      }),
    play: () => (disk.away ? refusal('Personne.') : success(disk.kept)),
    keepPlay: ({ at, played }) => {
      if (disk.away) return refusal('Personne.')
      if (disk.kept && disk.kept.at > at) return success(disk.kept)
      disk.kept = { at, played: playedSchema.parse(played) }
      return success(disk.kept)
    },
  })
  await useBand().open(path)
  const play = usePlay()
  await play.begin()
  return { disk, host, play }
}
const lifeOf = (play: ReturnType<typeof usePlay>) => play.marks.get(first)?.['pv']

beforeEach(() => {
  setActivePinia(createPinia())
  localStorage.clear()
  vi.useRealTimers()
})

describe('what is marked', () => {
  it('reaches the host, and the pocket lets go of it', async () => {
    const { disk, play } = await begin()
    play.mark('PV', first, 'pv', 5)
    expect([play.keeping, browserPocket.get(path)?.played.members[0]?.marks]).toEqual(['here', { pv: 5 }])
    await play.flush()
    expect(play.keeping).toBe('host')
    expect(disk.kept?.played.members).toEqual([{ path: first, title: 'Mousse', marks: { pv: 5 } }])
    expect(browserPocket.get(path)).toBeUndefined()
  })

  it('changes nothing of the band, and asks nobody to save it', async () => {
    const { host, play } = await begin()
    const before = JSON.stringify(useBand().document)
    play.mark('PV', first, 'pv', 5)
    play.endRound()
    await play.flush()
    expect(JSON.stringify(useBand().document)).toBe(before)
    expect([useBand().state, useBand().undoLabel]).toEqual(['saved', undefined])
    expect(host.inputs('save')).toEqual([])
    expect(host.inputs('journal')).toEqual([])
  })

  it('stays in the window while the host is away, and goes to it as soon as it is there', async () => {
    const { disk, play } = await begin()
    disk.away = true
    useLink().hear({ kind: 'away', why: 'silent' })
    play.mark('PV', first, 'pv', 2)
    await play.flush()
    expect([play.keeping, disk.kept]).toEqual(['here', null])
    disk.away = false
    useLink().hear({ kind: 'again' })
    await vi.waitFor(() => expect(play.keeping).toBe('host'))
    expect(disk.kept?.played.members[0]?.marks).toEqual({ pv: 2 })
  })

  it('comes back with the next page, where the host never had it', async () => {
    const { disk, play } = await begin({ at: 1, played: { round: 2, band: {}, members: [] } })
    disk.away = true
    play.mark('PV', first, 'pv', 2)
    await play.flush()
    // The page is loaded anew, before a host that only has the Round before.
    setActivePinia(createPinia())
    const again = await begin(disk.kept)
    expect([again.play.played.round, lifeOf(again.play)]).toEqual([2, 2])
    await vi.waitFor(() => expect(again.disk.kept?.played.members[0]?.marks).toEqual({ pv: 2 }))
  })

  it('is the newest: what another window marked meanwhile is not overwritten', async () => {
    const theirs = { at: Date.now() + 60_000, played: { round: 7, band: {}, members: [] } }
    const { disk, play } = await begin()
    disk.kept = theirs
    play.mark('PV', first, 'pv', 2)
    await play.flush()
    expect([play.played.round, play.keeping, browserPocket.get(path)]).toEqual([7, 'host', undefined])
  })

  it('is complained of where neither the host nor the browser keeps it', async () => {
    const { disk, play } = await begin()
    disk.away = true
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    })
    play.mark('PV', first, 'pv', 2)
    await play.flush()
    vi.unstubAllGlobals()
    expect([play.keeping, useNotices().all.map(({ kind }) => kind)]).toEqual(['nowhere', ['fault']])
  })
})

describe('a pocket', () => {
  it.each(['{', '{"at":"x"}', '{"at":1,"played":{"round":0}}'])('holding %s holds nothing', text => {
    localStorage.setItem(`copiste.partie.${path}`, text)
    expect(browserPocket.get(path)).toBeUndefined()
  })

  it('keeps what is newer than what the host has', () => {
    browserPocket.put(path, { at: 5, played: { round: 1, band: {}, members: [] } })
    browserPocket.drop(path, 4)
    expect(browserPocket.get(path)?.at).toBe(5)
    browserPocket.drop(path, 5)
    expect(browserPocket.get(path)).toBeUndefined()
  })
})

describe('a game', () => {
  it('goes on to the next Round, and back', async () => {
    const { play } = await begin()
    play.mark('Concentré', first, 'concentre', 1)
    play.endRound()
    expect([play.played.round, play.marks.get(first)]).toEqual([2, undefined])
    useNotices().all.at(-1)?.actions?.[0]?.run()
    expect([play.played.round, play.marks.get(first)]).toEqual([1, { concentre: 1 }])
    play.redo()
    expect(play.played.round).toBe(2)
  })

  it('begins anew, and the one before can be taken back', async () => {
    const { play } = await begin()
    play.newGame()
    expect(play.undoLabel).toBeUndefined()
    play.mark('PV', first, 'pv', 1)
    play.newGame()
    expect(play.marks.get(first)).toBeUndefined()
    useNotices().all.at(-1)?.actions?.[0]?.run()
    expect(lifeOf(play)).toBe(1)
  })
})

describe('the view', () => {
  it('shows each figure with what it has left, and marks it at a tap', async () => {
    const { play } = await begin()
    const page = mount(PlayView, { attachTo: document.body })
    expect(page.findAll('.row strong').map(one => one.text())).toEqual(['Mousse', 'Ermite'])
    await page.get('.row .life .spend').trigger('click')
    expect([lifeOf(play), page.get('.row .life .value').text()]).toEqual([8, '8'])
    await page.get('.row .life .regain').trigger('click')
    expect(lifeOf(play)).toBe(9)
    // Full is full.
    await page.get('.row .life .regain').trigger('click')
    expect(lifeOf(play)).toBe(9)
    await page.get('.end').trigger('click')
    expect(page.get('.round').attributes('aria-label')).toBe('Round 2 sur 8')
    page.unmount()
  })

  it('of a game that says nothing of its table says so', async () => {
    await begin()
    const band = useBand().band
    if (band) vi.spyOn(band.roster, 'table').mockReturnValue(undefined)
    const page = mount(PlayView)
    expect(page.text()).toContain('Ce jeu ne dit pas')
    page.unmount()
  })

  it('draws a table of a game that the studio has never heard of', async () => {
    const read = madeUpGame.read({ factions: [], units: [{ name: 'Piquiers', count: 2, melee: [] }] })
    const [member] = (read.ok ? read.value.table()?.members : undefined) ?? []
    if (!member) throw new Error('no member')
    const row = mount(PlayMemberRow, {
      props: {
        member,
        marks: { deroute: 1 },
        first: { inPlay: new Set<string>(), band: {} },
        open: false,
        folds: true,
      },
    })
    expect(row.findAll('.value').map(one => one.text())).toEqual(['2', '2'])
    expect(row.get('.who').text()).toContain('En déroute')
    await row.setProps({ marks: { troupe: 0 } })
    expect(row.get('.who').text()).toContain('hors de combat')
  })
})

describe('a button', () => {
  it('that is held gives back, and the tap that ends it takes nothing', async () => {
    vi.useFakeTimers()
    const page = mount(PlayAmount, { props: { label: 'PV', value: 3, most: 6, track: true, who: 'Mousse' } })
    const button = page.get('.spend')
    await button.trigger('pointerdown', { button: 0 })
    vi.advanceTimersByTime(500)
    await button.trigger('pointerup')
    await button.trigger('click')
    expect(page.emitted('change')).toEqual([[4]])
    await button.trigger('pointerdown', { button: 0 })
    vi.advanceTimersByTime(100)
    await button.trigger('pointerup')
    await button.trigger('click')
    expect(page.emitted('change')).toEqual([[4], [2]])
  })

  it('is not held by a finger that slides away', () => {
    vi.useFakeTimers()
    const hold = vi.fn()
    mount({
      setup: () => {
        const holding = useHold(() => undefined, hold)
        holding.pointerdown(new PointerEvent('pointerdown', { button: 0 }))
        holding.pointerleave()
        return () => null
      },
    })
    vi.advanceTimersByTime(2_000)
    expect(hold).not.toHaveBeenCalled()
  })

  it('with two boxes ticks one after the other, then wipes them', async () => {
    const page = mount(PlayMarks, {
      props: {
        holder: {
          states: [],
          ticks: [{ label: 'Bottes', ticks: [{ id: 'b', label: 'Botte', count: 2, until: 'game' }] }],
        },
        marks: {},
      },
    })
    const said: unknown[] = []
    for (const marks of [{ b: 1 }, { b: 2 }, {}]) {
      await page.get('.chip').trigger('click')
      said.push(page.emitted('mark')?.at(-1), page.get('.chip').attributes('aria-pressed'))
      await page.setProps({ marks })
      await nextTick()
    }
    expect(said).toEqual([['b', 1, 'Botte'], 'false', ['b', 2, 'Botte'], 'false', ['b', 0, 'Botte'], 'true'])
  })
})

describe('a goal', () => {
  it('is kept for the band, where the player is taken', () => {
    fakeBridge({})
    const view = useView()
    view.show('overview')
    view.goTo('/roster/figures/3')
    expect([view.name, view.goal]).toEqual(['band', { path: '/roster/figures/3' }])
  })
})
