/** Where the focus goes when a dialog opens, and where it was when the last one closes. */

const useful = [
  '[data-first]',
  'input:not([type=hidden], [type=file]):not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  '.button.primary:not(:disabled)',
  'button:not(:disabled):not(.dialog-close), a[href]',
] as const

/** Its first useful field, else its main action, else its first button; never the one that closes it. */
export const firstUseful = (dialog: ParentNode): HTMLElement | undefined => {
  for (const selector of useful) {
    const found = dialog.querySelector(selector)
    if (found instanceof HTMLElement) return found
  }
  return undefined
}

export const focusFirst = (dialog: HTMLElement): void => {
  const found = firstUseful(dialog) ?? dialog
  found.focus()
  if (found instanceof HTMLInputElement) found.select()
}

let home: Element | null = null

/** One dialog may lead to another: home is where the first of them was asked for. */
export const rememberFocus = (): void => {
  const { activeElement } = document
  if (activeElement?.closest('[role=dialog]')) return
  const menu = activeElement?.closest('[role=menu]')
  home = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/** What was made is where one goes on, not the button that asked for it: once its dialog is gone, if it had one. */
export const goHomeTo = (element: HTMLElement): void => {
  home = element
  if (!document.querySelector('[role=dialog]')) element.focus()
}

export const returnFocus = (): void => {
  if (document.querySelector('[role=dialog]')) return
  const back = home instanceof HTMLElement && home.isConnected && home !== document.body ? home : undefined
  ;(back ?? document.getElementById('contenu'))?.focus()
}

/** Something over the view has the keyboard: a dialog, a menu, a list of choices. */
export const isOverView = (): boolean =>
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null
