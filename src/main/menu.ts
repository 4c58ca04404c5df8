/** The native menu, in French, with the accelerators that players know; each item is a word to the window. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { commandWords, keysOf, type CommandId } from '../app/commands.ts'

type Send = (command: CommandId) => void

const separator: MenuItemConstructorOptions = { type: 'separator' }

export const menuTemplate = (send: Send, mac: boolean): MenuItemConstructorOptions[] => {
  const item = (command: CommandId): MenuItemConstructorOptions => {
    const keys = mac && command === 'redo' ? 'Cmd+Shift+Z' : keysOf(command, 'electron')
    return {
      label: commandWords[command].label,
      click: () => send(command),
      ...(keys !== undefined && { accelerator: keys.replace('Ctrl', 'CmdOrCtrl') }),
    }
  }
  const items = (...commands: readonly CommandId[]): MenuItemConstructorOptions[] => commands.map(item)
  return [
    ...(mac ? [appleMenu(item('about'))] : []),
    {
      label: '&Fichier',
      submenu: [
        ...items('new', 'open', 'paste', 'evening', 'shelf'),
        separator,
        ...items('save', 'share', 'versions'),
        separator,
        ...items('keep', 'stock'),
        separator,
        ...items('print', 'printers'),
        separator,
        ...items('close'),
        ...(mac ? [] : [{ label: 'Quitter', role: 'quit' } as const]),
      ],
    },
    {
      label: '&Édition',
      submenu: [
        ...items('undo', 'redo'),
        separator,
        { label: 'Couper', role: 'cut' },
        { label: 'Copier', role: 'copy' },
        { label: 'Coller', role: 'paste' },
        { label: 'Tout sélectionner', role: 'selectAll' },
        separator,
        ...items('find'),
      ],
    },
    {
      label: '&Affichage',
      submenu: [
        ...items('overview', 'duel', 'play', 'compendium'),
        separator,
        ...items('light', 'dark', 'system'),
        separator,
        { label: 'Agrandir', role: 'zoomIn' },
        { label: 'Réduire', role: 'zoomOut' },
        { label: 'Taille réelle', role: 'resetZoom' },
        separator,
        { label: 'Plein écran', role: 'togglefullscreen' },
      ],
    },
    { label: 'A&ide', submenu: items('shortcuts', 'about') },
  ]
}

const appleMenu = (about: MenuItemConstructorOptions): MenuItemConstructorOptions => ({
  label: 'Copiste',
  submenu: [
    about,
    separator,
    { label: 'Masquer Copiste', role: 'hide' },
    { label: 'Masquer les autres', role: 'hideOthers' },
    { label: 'Tout afficher', role: 'unhide' },
    separator,
    { label: 'Quitter Copiste', role: 'quit' },
  ],
})

export const setMenu = (send: Send): void =>
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(send, process.platform === 'darwin')))
