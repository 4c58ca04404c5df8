/** Icons that were chosen last, the newest first, as this browser remembers them. */
const key = 'copiste.icones'
const most = 24

export const recentIcons = (): readonly string[] => {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(name => name !== '')
  } catch {
    return []
  }
}

export const rememberIcon = (name: string): void => {
  const others = recentIcons().filter(other => other !== name)
  try {
    localStorage.setItem(key, [name, ...others].slice(0, most).join(' '))
  } catch {
    // Storage that refuses remembers nothing.
  }
}
