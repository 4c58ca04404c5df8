/** The native menu: French words, usual keys, and each item says the right word to the window. */
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { commandIds, commandWords, keysOf, type CommandId } from '../../src/app/commands.ts'
import { menuTemplate, setMenu } from '../../src/main/menu.ts'
import { electron, template } from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

const item = z.object({
  label: z.string().default('—'),
  role: z.string().default(''),
  accelerator: z.string().default(''),
  click: z.custom<() => void>(value => typeof value === 'function').optional(),
})
const menus = z.array(z.object({ label: z.string(), submenu: z.array(item) }))

/** Each item as: label, word or role, keys. */
const read = (mac: boolean) => {
  const said: CommandId[] = []
  const shown = menus.parse(menuTemplate(command => said.push(command), mac)).map(({ label, submenu }) => [
    label,
    ...submenu.map(({ label: name, role, accelerator, click }) => {
      click?.()
      return [name, click ? `dit ${said.at(-1)}` : role, accelerator].filter(word => word !== '').join(' | ')
    }),
  ])
  return { shown, said }
}

describe('the menu', () => {
  it('has these items, which say these words', () => {
    expect(read(false).shown).toEqual([
      [
        '&Fichier',
        'Nouveau… | dit new | CmdOrCtrl+N',
        'Ouvrir un fichier… | dit open | CmdOrCtrl+O',
        'Coller une liste ou un code… | dit paste | CmdOrCtrl+Alt+V',
        'Préparer la soirée | dit evening',
        'Revenir à l’étagère | dit shelf | CmdOrCtrl+B',
        '—',
        'Enregistrer | dit save | CmdOrCtrl+S',
        'Partager la bande : liste ou code… | dit share | CmdOrCtrl+Alt+C',
        'Versions gardées… | dit versions',
        '—',
        'Garder dans la réserve | dit keep | CmdOrCtrl+Alt+G',
        'Voir la réserve | dit stock',
        '—',
        'Imprimer… | dit print | CmdOrCtrl+P',
        'Régler une imprimante… | dit printers',
        '—',
        'Fermer | dit close | CmdOrCtrl+W',
        'Quitter | quit',
      ],
      [
        '&Édition',
        'Annuler | dit undo | CmdOrCtrl+Z',
        'Rétablir | dit redo | CmdOrCtrl+Y',
        '—',
        'Couper | cut',
        'Copier | copy',
        'Coller | paste',
        'Tout sélectionner | selectAll',
        '—',
        'Chercher partout… | dit find | CmdOrCtrl+K',
      ],
      [
        '&Affichage',
        'Comparer les figurines | dit overview',
        'Mettre deux figurines en duel | dit duel',
        'Tenir la partie à l’écran | dit play | CmdOrCtrl+J',
        'Consulter le compendium | dit compendium | CmdOrCtrl+G',
        '—',
        'Apparence claire | dit light',
        'Apparence sombre | dit dark',
        'Apparence du système | dit system',
        '—',
        'Agrandir | zoomIn',
        'Réduire | zoomOut',
        'Taille réelle | resetZoom',
        '—',
        'Plein écran | togglefullscreen',
      ],
      ['A&ide', 'Raccourcis du clavier | dit shortcuts | F1', 'À propos de Copiste | dit about'],
    ])
  })

  it('has its application menu first on a Mac, where leaving and redoing have their own place', () => {
    const [first, file, edit] = read(true).shown
    expect(first).toEqual([
      'Copiste',
      'À propos de Copiste | dit about',
      '—',
      'Masquer Copiste | hide',
      'Masquer les autres | hideOthers',
      'Tout afficher | unhide',
      '—',
      'Quitter Copiste | quit',
    ])
    expect(file).not.toContain('Quitter | quit')
    expect(edit).toContain('Rétablir | dit redo | Cmd+Shift+Z')
  })

  it('can say every word that a window hears', () => {
    expect(new Set(read(false).said)).toEqual(new Set(commandIds))
  })

  it('has the words and the keys that the window lists', () => {
    const lines = read(false).shown.flat()
    for (const id of commandIds) {
      const keys = keysOf(id, 'electron')?.replace('Ctrl', 'CmdOrCtrl')
      expect(lines).toContain([commandWords[id].label, `dit ${id}`, ...(keys ? [keys] : [])].join(' | '))
    }
  })

  it('leaves to a browser the keys that it keeps for itself', () => {
    expect((['new', 'close', 'save'] as const).map(id => keysOf(id, 'browser'))).toEqual([
      'Ctrl+Alt+N',
      undefined,
      'Ctrl+S',
    ])
  })

  it('gives no key to two items', () => {
    const keys = read(false).shown.flatMap(words => words.flatMap(word => word.match(/[^ ]+\+[^ ]+$/) ?? []))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('becomes the menu of the application', () => {
    setMenu(() => undefined)
    expect(template).toHaveBeenCalledOnce()
    expect(electron.Menu.setApplicationMenu).toHaveBeenCalledOnce()
  })
})
