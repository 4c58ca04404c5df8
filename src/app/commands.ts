/** What the native menu, the keyboard, the palette and the list of keys ask for: one table, the same words in all of them. */
export interface CommandWords {
  readonly label: string
  /** As it is written: Ctrl+S. */
  readonly keys?: string
  /** Where a browser keeps those for itself: others, or none. */
  readonly browserKeys?: string | null
}

const table = {
  new: { label: 'Nouveau…', keys: 'Ctrl+N', browserKeys: 'Ctrl+Alt+N' },
  evening: { label: 'Préparer la soirée' },
  open: { label: 'Ouvrir un fichier…', keys: 'Ctrl+O' },
  paste: { label: 'Coller une liste ou un code…', keys: 'Ctrl+Alt+V' },
  shelf: { label: 'Revenir à l’étagère', keys: 'Ctrl+B' },
  save: { label: 'Enregistrer', keys: 'Ctrl+S' },
  share: { label: 'Partager la bande : liste ou code…', keys: 'Ctrl+Alt+C' },
  versions: { label: 'Versions gardées…' },
  keep: { label: 'Garder dans la réserve', keys: 'Ctrl+Alt+G' },
  stock: { label: 'Voir la réserve' },
  print: { label: 'Imprimer…', keys: 'Ctrl+P' },
  printers: { label: 'Régler une imprimante…' },
  close: { label: 'Fermer', keys: 'Ctrl+W', browserKeys: null },
  undo: { label: 'Annuler', keys: 'Ctrl+Z' },
  redo: { label: 'Rétablir', keys: 'Ctrl+Y' },
  find: { label: 'Chercher partout…', keys: 'Ctrl+K' },
  overview: { label: 'Comparer les figurines' },
  duel: { label: 'Mettre deux figurines en duel' },
  play: { label: 'Tenir la partie à l’écran', keys: 'Ctrl+J' },
  compendium: { label: 'Consulter le compendium', keys: 'Ctrl+G' },
  light: { label: 'Apparence claire' },
  dark: { label: 'Apparence sombre' },
  system: { label: 'Apparence du système' },
  shortcuts: { label: 'Raccourcis du clavier', keys: 'F1' },
  about: { label: 'À propos de Copiste' },
} as const satisfies Readonly<Record<string, CommandWords>>

export type CommandId = keyof typeof table

export const commandWords: Readonly<Record<CommandId, CommandWords>> = table

const isCommandId = (id: string): id is CommandId => Object.hasOwn(table, id)

export const commandIds: readonly CommandId[] = Object.keys(table).filter(isCommandId)

export const keysOf = (id: CommandId, host: 'electron' | 'browser'): string | undefined => {
  const { keys, browserKeys } = commandWords[id]
  return host === 'electron' || browserKeys === undefined ? keys : (browserKeys ?? undefined)
}
