/** What is chosen on a map and what can be done with it: the same by hand, by key, by number and from the list. */
import { computed, inject, provide, shallowRef, type InjectionKey } from 'vue'
import type { Point } from '../../core/index.ts'
import {
  addPoint,
  align,
  bendsOf,
  distribute,
  duplicate,
  group,
  hasRoom,
  lastOf,
  lock,
  loose,
  move,
  movePoint,
  outlined,
  paste,
  piecesOf,
  place,
  remove,
  removePoint,
  reorder,
  reordered,
  resize,
  set,
  turn,
  ungroup,
  withGroups,
  type Alignment,
  type Chosen,
  type Depth,
} from '../../core/map/edit.ts'
import {
  boxesMeet,
  newPiece,
  onTable,
  pieceBox,
  snapped,
  type MapPiece,
  type TableBox,
  type TableMap,
  type TerrainId,
} from '../../core/map/index.ts'
import { texts } from '../texts.ts'
import { theKind, theseIn, told } from './words.ts'

const words = texts.map

export const tools = ['pick', 'measure', 'pan'] as const
export type Tool = (typeof tools)[number]

/** What stands in the fields of pieces, and in no other way there. */
export type Fields = Parameters<typeof set>[2]

type Send = (next: TableMap, label: string, merge?: string) => void

const nobody: Chosen = new Set()

/** A map that came anew from its file has the same pieces where they say the same: those are not drawn again. */
const useSteadyPieces = (map: () => TableMap) => {
  let before: readonly { readonly piece: MapPiece; readonly text: string }[] = []
  return computed((): readonly MapPiece[] => {
    const { pieces } = map()
    const known = before
    before = pieces.map((piece, index) => {
      const old = known[index]
      if (old?.piece === piece) return old
      const text = JSON.stringify(piece)
      return old?.text === text ? old : { piece, text }
    })
    return before.map(({ piece }) => piece)
  })
}

export const createWorkbench = (given: () => TableMap, send: Send, sides: () => readonly string[]) => {
  const pieces = useSteadyPieces(given)
  const map = computed((): TableMap => ({ ...given(), pieces: [...pieces.value] }))
  const picked = shallowRef<Chosen>(nobody)
  /** What has gone meanwhile is chosen no more. */
  const chosen = computed(
    (): Chosen => new Set([...picked.value].filter(index => index < pieces.value.length)),
  )
  const tool = shallowRef<Tool>('pick')
  const armed = shallowRef<TerrainId>()
  const snap = shallowRef(true)
  /** Of the only piece that is chosen. */
  const bend = shallowRef<number>()
  const clipboard = shallowRef<readonly MapPiece[]>([])
  const said = shallowRef('')

  const step = (fine: boolean): number => (snap.value ? (fine ? 0.25 : 1) : 0.1)
  const these = (): string => theseIn(piecesOf(map.value, chosen.value))
  const say = (text: string): void => {
    said.value = text
  }

  const choose = (next: Chosen, { whole = true } = {}): void => {
    picked.value = whole ? withGroups(map.value, next) : next
    bend.value = undefined
    const all = piecesOf(map.value, picked.value)
    const [only] = all
    if (!only) return say(words.noneChosen)
    say(all.length === 1 ? told(only, map.value) : words.chosen(all.length))
  }
  /** With Shift: one more, or one less. */
  const toggle = (index: number): void => {
    const own = withGroups(map.value, new Set([index]))
    const rest = [...chosen.value].filter(one => !own.has(one))
    choose(new Set(chosen.value.has(index) ? rest : [...rest, ...own]))
  }
  const clear = (): void => choose(nobody)

  /** One step of the journal, and what is chosen once it is done. */
  const apply = (
    next: TableMap,
    label: string,
    { merge, then }: { merge?: string; then?: Chosen } = {},
  ): void => {
    if (next === map.value) return
    if (merge === undefined) send(next, label)
    else send(next, label, merge)
    if (then) {
      picked.value = then
      bend.value = undefined
    }
    const [only] = piecesOf(next, picked.value)
    if (only && picked.value.size === 1) say(told(only, next))
  }
  const mergeKey = (what: string): string => `${what} ${[...chosen.value].join(' ')}`

  const placeAt = (kind: TerrainId, at: Point, { fine = false } = {}): void => {
    armed.value = undefined
    if (!hasRoom(map.value)) return say(words.full)
    const spot = { x: snapped(at.x, step(fine)), y: snapped(at.y, step(fine)) }
    const next = place(map.value, dressed(newPiece(kind, spot, map.value.unit)))
    apply(next, words.history.place(theKind(kind)), { then: lastOf(next, 1) })
  }
  /** A zone as wide as its table, a side that has none yet, an objective with the next number. */
  const dressed = (piece: MapPiece): MapPiece => {
    const { width } = map.value
    const own = pieces.value.filter(({ kind }) => kind === piece.kind)
    const side = sides().find(name => own.every(other => other.side !== name)) ?? ''
    if (piece.kind === 'zone') return { ...piece, x: width / 2, width, side }
    if (piece.kind === 'entree') return { ...piece, side }
    if (piece.kind !== 'but') return piece
    const marks = new Set(own.map(({ mark }) => mark))
    let number = 1
    while (marks.has(String(number))) number += 1
    return { ...piece, mark: String(number) }
  }
  /** Where nothing lies yet, as near to the middle of the table as can be. */
  const placeFree = (kind: TerrainId): void => {
    const { width, height, unit } = map.value
    const boxes = pieces.value.filter(piece => piece.kind !== 'zone').map(pieceBox)
    const spots = [0, 4, 8, 12, 16].flatMap(far =>
      [0, 90, 180, 270].map(turned => ({
        x: snapped(width / 2 + far * Math.cos((turned * Math.PI) / 180), 1),
        y: snapped(height / 2 + far * Math.sin((turned * Math.PI) / 180), 1),
      })),
    )
    const inside = spots.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
    const free = inside.find(spot => {
      const own = pieceBox(newPiece(kind, spot, unit))
      return !boxes.some((other: TableBox) => boxesMeet(own, other))
    })
    placeAt(kind, free ?? { x: width / 2, y: height / 2 })
  }

  const nudge = (by: Point): void => {
    const [only] = piecesOf(map.value, chosen.value)
    if (only && bend.value !== undefined) return nudgeBend(only, bend.value, by)
    apply(move(map.value, chosen.value, by), words.history.move(these()), { merge: mergeKey('move') })
  }
  const nudgeBend = (piece: MapPiece, point: number, by: Point): void => {
    const [index = -1] = chosen.value
    const at = bendsOnTable(piece)[point]
    if (!at) return
    const next = movePoint(map.value, index, point, { x: at.x + by.x, y: at.y + by.y })
    apply(next, words.history.point(these()), { merge: mergeKey(`point ${point}`) })
  }
  const turnChosen = (degrees: number): void =>
    apply(turn(map.value, chosen.value, degrees), words.history.turn(these()), { merge: mergeKey('turn') })
  const duplicateChosen = (): void => {
    if (!hasRoom(map.value, chosen.value.size)) return say(words.full)
    const next = duplicate(map.value, chosen.value)
    apply(next, words.history.duplicate(these()), { then: lastOf(next, chosen.value.size) })
  }
  const copy = (): void => {
    if (chosen.value.size > 0) clipboard.value = piecesOf(map.value, chosen.value)
  }
  const cut = (): void => {
    copy()
    apply(remove(map.value, chosen.value), words.history.cut(these()), { then: nobody })
  }
  const pasteCopied = (): void => {
    const copied = clipboard.value
    if (copied.length === 0) return
    if (!hasRoom(map.value, copied.length)) return say(words.full)
    const next = paste(map.value, copied)
    apply(next, words.history.paste(theseIn(copied)), { then: lastOf(next, copied.length) })
    // Pasted again, it lies a little further.
    clipboard.value = piecesOf(next, lastOf(next, copied.length))
  }
  const removeChosen = (): void => {
    const [index = -1] = chosen.value
    if (bend.value !== undefined) {
      const next = removePoint(map.value, index, bend.value)
      // The one before it is next: a second stroke of the key never takes the whole piece.
      if (next !== map.value) bend.value = Math.max(0, bend.value - 1)
      return apply(next, words.history.point(these()))
    }
    apply(
      remove(map.value, chosen.value),
      words.history.remove(theseIn(piecesOf(map.value, loose(map.value, chosen.value)))),
      {
        then: nobody,
      },
    )
  }
  const order = (to: Depth): void => {
    const moved = reordered(map.value, chosen.value, to)
    const then = new Set(moved.flatMap((from, at) => (chosen.value.has(from) ? [at] : [])))
    apply(reorder(map.value, chosen.value, to), words.history.order(these()), { then })
  }
  const groupChosen = (): void => apply(group(map.value, chosen.value), words.history.group(these()))
  const ungroupChosen = (): void => apply(ungroup(map.value, chosen.value), words.history.ungroup(these()))
  const locked = computed(() => {
    const all = piecesOf(map.value, chosen.value)
    return all.length > 0 && all.every(piece => piece.locked)
  })
  const toggleLock = (): void => {
    if (chosen.value.size === 0) return
    const label = locked.value ? words.history.unlock(these()) : words.history.lock(these())
    apply(lock(map.value, chosen.value, !locked.value), label)
  }
  const setFields = (fields: Fields, label: string, merge?: string): void =>
    apply(
      set(map.value, chosen.value, fields),
      words.history.set(these(), label),
      merge === undefined ? {} : { merge: mergeKey(merge) },
    )
  const resizeChosen = (size: { width?: number; height?: number }, merge?: string): void =>
    apply(
      resize(map.value, chosen.value, size),
      words.history.resize(these()),
      merge === undefined ? {} : { merge: mergeKey(merge) },
    )
  const alignChosen = (to: Alignment): void =>
    apply(align(map.value, chosen.value, to), words.history.align(these()))
  const distributeChosen = (way: 'across' | 'down'): void =>
    apply(distribute(map.value, chosen.value, way), words.history.distribute(these()))
  const outlineChosen = (): void => {
    const [index = -1] = chosen.value
    apply(outlined(map.value, index), words.history.point(these()))
  }
  const addBend = (index: number, after: number, at: Point): void => {
    apply(addPoint(map.value, index, after, at), words.history.point(these()))
    bend.value = after + 1
  }

  /** From piece to piece, in their order; past the last one nothing is chosen, and the key goes on. */
  const walk = (by: 1 | -1): boolean => {
    const at = by === 1 ? Math.max(...chosen.value) : Math.min(...chosen.value)
    if (chosen.value.size === 0 || !pieces.value[at + by]) return false
    choose(new Set([at + by]), { whole: false })
    return true
  }
  const walkBends = (by: 1 | -1): boolean => {
    const [only] = piecesOf(map.value, chosen.value)
    const count = only && chosen.value.size === 1 ? bendsOf(only).length : 0
    if (count === 0) return false
    bend.value = bend.value === undefined ? (by === 1 ? 0 : count - 1) : (bend.value + by + count) % count
    say(words.point(bend.value + 1))
    return true
  }
  const first = (): void => {
    if (pieces.value.length > 0) choose(new Set([0]), { whole: false })
  }
  /** What is given up first: a kind that was to be placed, a tool, a point, what is chosen. */
  const giveUp = (): boolean => {
    if (armed.value) armed.value = undefined
    else if (tool.value !== 'pick') tool.value = 'pick'
    else if (bend.value !== undefined) bend.value = undefined
    else if (chosen.value.size > 0) clear()
    else return false
    return true
  }

  const arrows: Readonly<Record<string, Point>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }
  const withCtrl: Readonly<Record<string, (shift: boolean) => void>> = {
    a: () => choose(new Set(pieces.value.keys())),
    c: copy,
    x: cut,
    v: pasteCopied,
    d: duplicateChosen,
    g: shift => (shift ? ungroupChosen() : groupChosen()),
  }
  const plain: Readonly<Record<string, (shift: boolean) => unknown>> = {
    r: shift => turnChosen(shift ? -15 : 15),
    l: toggleLock,
    Delete: removeChosen,
    Backspace: removeChosen,
    PageUp: shift => order(shift ? 'front' : 'up'),
    PageDown: shift => order(shift ? 'back' : 'down'),
    ']': () => order('up'),
    '[': () => order('down'),
    m: () => (tool.value = tool.value === 'measure' ? 'pick' : 'measure'),
    p: shift => walkBends(shift ? -1 : 1),
  }

  /** Keys that mean the same on the table and in the list; answers whether it was one. */
  const pressed = (event: KeyboardEvent): boolean => {
    const { key, altKey: fine, shiftKey: shift } = event
    const letter = key.length === 1 ? key.toLowerCase() : key
    if ((event.ctrlKey || event.metaKey) && !fine) {
      const action = withCtrl[letter]
      // Where nothing is chosen these keys are somebody else's.
      if (!action || (chosen.value.size === 0 && !'av'.includes(letter))) return false
      action(shift)
      return true
    }
    if (key === 'Escape') return giveUp()
    const way = arrows[key]
    if (way && chosen.value.size > 0) {
      const far = fine ? 0.25 : 1
      nudge({ x: way.x * far, y: way.y * far })
      return true
    }
    // On some keyboards brackets are typed with AltGr, which is told as Ctrl and Alt.
    const action = fine && !'[]'.includes(key) ? undefined : plain[letter]
    if (!action || (chosen.value.size === 0 && letter !== 'm')) return false
    action(shift)
    return true
  }

  return {
    get map() {
      return map.value
    },
    get pieces() {
      return pieces.value
    },
    get chosen() {
      return chosen.value
    },
    get chosenPieces() {
      return piecesOf(map.value, chosen.value)
    },
    get locked() {
      return locked.value
    },
    get said() {
      return said.value
    },
    tool,
    armed,
    snap,
    bend,
    step,
    say,
    choose,
    toggle,
    clear,
    apply,
    placeAt,
    placeFree,
    turn: turnChosen,
    duplicate: duplicateChosen,
    remove: removeChosen,
    order,
    group: groupChosen,
    ungroup: ungroupChosen,
    toggleLock,
    setFields,
    resize: resizeChosen,
    align: alignChosen,
    distribute: distributeChosen,
    outline: outlineChosen,
    addBend,
    walk,
    first,
    giveUp,
    pressed,
    sides,
  }
}

export type Workbench = ReturnType<typeof createWorkbench>

const key: InjectionKey<Workbench> = Symbol('workbench')
export const provideWorkbench = (bench: Workbench): void => provide(key, bench)
export const useWorkbench = (): Workbench => {
  const bench = inject(key)
  if (!bench) throw new Error('no workbench around this')
  return bench
}

/** Its bends as they lie on the table. */
export const bendsOnTable = (piece: MapPiece): readonly Point[] => {
  const own = bendsOf(piece)
  return own.map(point => onTable(piece, point))
}
