/** A group that is one stop of the Tab key: arrows, Home and End go from one of its members to the next. */

const members = '[role=radio], [role=tab], [role=menuitemradio], [data-rove]'
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads from the one of so many that has the focus; nothing for other keys. */
export const rovedTo = (key: string, from: number, count: number): number | undefined => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined || from < 0 ? undefined : (from + step + count) % count
}

/** For `keydown` on the group: the focus moves, and of radios that can be pressed the next is chosen, as everywhere else. */
export const arrowTo = (event: KeyboardEvent): void => {
  const { currentTarget: group, target, key } = event
  if (!(group instanceof HTMLElement) || !(target instanceof Element)) return
  const all = [...group.querySelectorAll<HTMLElement>(members)]
  const to = rovedTo(
    key,
    all.findIndex(member => member === target),
    all.length,
  )
  const next = to === undefined ? undefined : all[to]
  if (!next || event.ctrlKey || event.altKey || event.metaKey) return
  event.preventDefault()
  next.focus()
  if (next.getAttribute('role') === 'radio' && !next.ariaDisabled) next.click()
}

/** Where a key leads in rows of so many columns; nothing for other keys, and past an edge nowhere else. */
export const gridStep = (key: string, from: number, count: number, columns: number): number | undefined => {
  const ways: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }
  const to = ways[key]
  if (to === undefined) return undefined
  const below = Math.floor(from / columns) < Math.floor((count - 1) / columns)
  if (key === 'ArrowDown' && to >= count) return below ? count - 1 : from
  return to < 0 || to >= count ? from : to
}
