/** The names under which a window and its host speak, in Electron. */
export const channels = {
  call: 'copiste:appel',
  event: 'copiste:nouvelle',
  work: 'copiste:travail',
} as const
