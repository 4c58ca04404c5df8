/** The native menu, in French, with the accelerators that players know; each item is a word to the window. */
import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../app/bridge.ts'

type Send = (command: MenuCommand) => void

const item = (
  send: Send,
  label: string,
  command: MenuCommand,
  accelerator?: string,
): MenuItemConstructorOptions => ({
  label,
  click: () => send(command),
  ...(accelerator !== undefined && { accelerator }),
})

const separator: MenuItemConstructorOptions = { type: 'separator' }

export const menuTemplate = (send: Send, mac: boolean): MenuItemConstructorOptions[] => [
  ...(mac ? [appleMenu(send)] : []),
  {
    label: '&Fichier',
    submenu: [
      item(send, 'Nouvelle bande', 'new', 'CmdOrCtrl+N'),
      item(send, 'Ouvrir…', 'open', 'CmdOrCtrl+O'),
      item(send, 'Les bandes', 'shelf', 'CmdOrCtrl+B'),
      separator,
      item(send, 'Enregistrer', 'save', 'CmdOrCtrl+S'),
      item(send, 'Imprimer…', 'print', 'CmdOrCtrl+P'),
      item(send, 'Imprimantes…', 'printers'),
      separator,
      item(send, 'Fermer la bande', 'close', 'CmdOrCtrl+W'),
      ...(mac ? [] : [{ label: 'Quitter', role: 'quit' } as const]),
    ],
  },
  {
    label: '&Édition',
    submenu: [
      item(send, 'Annuler', 'undo', 'CmdOrCtrl+Z'),
      item(send, 'Rétablir', 'redo', mac ? 'Cmd+Shift+Z' : 'Ctrl+Y'),
      separator,
      { label: 'Couper', role: 'cut' },
      { label: 'Copier', role: 'copy' },
      { label: 'Coller', role: 'paste' },
      { label: 'Tout sélectionner', role: 'selectAll' },
      separator,
      item(send, 'Chercher partout…', 'find', 'CmdOrCtrl+K'),
      item(send, 'Compendium', 'compendium', 'CmdOrCtrl+G'),
    ],
  },
  {
    label: '&Affichage',
    submenu: [
      { label: 'Agrandir', role: 'zoomIn' },
      { label: 'Réduire', role: 'zoomOut' },
      { label: 'Taille réelle', role: 'resetZoom' },
      separator,
      { label: 'Plein écran', role: 'togglefullscreen' },
    ],
  },
  {
    label: 'A&ide',
    submenu: [
      item(send, 'Raccourcis du clavier', 'shortcuts', 'F1'),
      item(send, 'À propos de Copiste', 'about'),
    ],
  },
]

const appleMenu = (send: Send): MenuItemConstructorOptions => ({
  label: 'Copiste',
  submenu: [
    item(send, 'À propos de Copiste', 'about'),
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
