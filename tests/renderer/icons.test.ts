// @vitest-environment happy-dom
/** Every icon is found in French, the one that is meant among the first, and one that is asked for is fetched once. */
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { failure, error, success, type TextField } from '../../src/core/index.ts'
import IconDialog from '../../src/renderer/dialogs/IconDialog.vue'
import { allIcons, iconsAtFirst } from '../../src/renderer/icons/all.ts'
import { readLexicon } from '../../src/renderer/icons/lexicon.ts'
import { calledOf, saidIn } from '../../src/renderer/icons/naming.ts'
import { recentIcons, rememberIcon } from '../../src/renderer/icons/recent.ts'
import names from '../../src/renderer/icons/names.txt?raw'
import words from '../../src/renderer/icons/words.txt?raw'
import GameIcon from '../../src/renderer/parts/GameIcon.vue'
import { fold } from '../../src/renderer/search.ts'
import { fakeBridge } from './fake-bridge.ts'
import { button, drawForm } from './page.ts'

enableAutoUnmount(afterEach)

const every = Object.keys(gameIcons.icons)
const keysOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.slice(0, line.indexOf(' ')))
const ids = (typed: string): readonly string[] =>
  allIcons()
    .find(typed)
    .map(({ id }) => id)

describe('the French words of icons', () => {
  it('say every word of every name, and every name once', () => {
    expect(every.length).toBeGreaterThan(4_100)
    expect(
      allIcons()
        .icons.map(({ id }) => id)
        .toSorted(),
    ).toEqual(every.toSorted())
    const known = new Set(keysOf(words))
    const asked = new Set(every.flatMap(name => name.split('-')))
    expect([...asked].filter(word => !known.has(word) && !/^\d+$/.test(word))).toEqual([])
    expect([...known].filter(word => !asked.has(word))).toEqual([])
    for (const keys of [keysOf(words), keysOf(names)]) expect(new Set(keys).size).toBe(keys.length)
    expect(keysOf(names).filter(name => !every.includes(name))).toEqual([])
    const alike = words.split('\n').flatMap(line => / =(.+)$/.exec(line)?.[1] ?? [])
    expect(alike.filter(word => !known.has(word))).toEqual([])
  })

  it('find every icon by a French word of its name', () => {
    const { icons, find } = allIcons()
    const found = new Set<string>()
    for (const { id, label } of icons) {
      const word = label.split(/[ ’·:]+/).find(part => part.length > 2) ?? label
      if (!found.has(id)) for (const other of find(word)) found.add(other.id)
    }
    expect(icons.filter(({ id }) => !found.has(id))).toEqual([])
  })

  it('find an icon by its whole French name, whatever the accents and the case', () => {
    const { icons, find } = allIcons()
    const some = icons.filter((_, index) => index % 40 === 0)
    for (const { id, label } of some)
      for (const form of [label, fold(label), label.toLocaleUpperCase('fr')])
        expect(find(form).map(icon => icon.id)).toContain(id)
  })

  it('are no English left over: each name has a French one of its own', () => {
    const { icons } = allIcons()
    expect(icons.filter(({ label }) => label === '' || /undefined| {2}|^ | $/.test(label))).toEqual([])
    // What both languages write alike stays: « dragon », « barbecue ».
    const alike = icons.filter(({ id, label }) => fold(label).replaceAll(' ', '-') === id)
    expect(alike.length).toBeLessThan(every.length / 6)
  })

  it('make names that read as French', () => {
    const label = (id: string) => allIcons().icons.find(icon => icon.id === id)?.label
    expect(
      ['wolf-head', 'rusty-sword', 'ice-spear', 'black-flag', 'big-egg', 'old-lantern', 'flaming-claw'].map(
        label,
      ),
    ).toEqual([
      'Tête de loup',
      'Épée rouillée',
      'Lance de glace',
      'Drapeau noir',
      'Gros œuf',
      'Vieille lanterne',
      'Griffe en flammes',
    ])
    expect(label('card-7-hearts')).toBe('7 de cœur')
    expect(calledOf([saidIn('+robe'), saidIn('~blanc'), saidIn('hermine')])).toBe('robe blanche d’hermine')
  })

  it('mislead about no bat: the one that flies, and the one that strikes', () => {
    expect(ids('chauve-souris')).not.toContain('baseball-bat')
    expect(ids('batte').slice(0, 3)).toContain('baseball-bat')
    expect(ids('chauve souris').slice(0, 3)).toContain('bat')
  })
})

/** What a player types, and what has to be among the first rows. */
const searches: readonly (readonly [string, ...string[]])[] = [
  ['épée', 'broadsword', 'crossed-swords'],
  ['EPEE', 'broadsword'],
  ['épées croisées', 'crossed-swords'],
  ['épée cassée', 'broadsword'],
  ['rapière', 'broadsword'],
  ['dague', 'plain-dagger'],
  ['hache', 'war-axe', 'battle-axe'],
  ['hache de guerre', 'battle-axe'],
  ['masse d’armes', 'flanged-mace'],
  ['arc', 'bow-arrow', 'pocket-bow'],
  ['flèche', 'plain-arrow'],
  ['arbalète', 'crossbow'],
  ['carquois', 'quiver'],
  ['bouclier', 'shield'],
  ['casque', 'visored-helm'],
  ['heaume', 'frog-mouth-helm'],
  ['cotte de mailles', 'mail-shirt', 'chain-mail'],
  ['baliste', 'ballista'],
  ['catapulte', 'catapult', 'trebuchet'],
  ['tour de siège', 'siege-tower'],
  ['mousquet', 'musket'],
  ['pistolet', 'pistol-gun'],
  ['dragon', 'dragon-head', 'sea-dragon'],
  ['tête de dragon', 'dragon-head'],
  ['champignon', 'mushroom', 'super-mushroom'],
  ['fée', 'fairy', 'fairy-wand'],
  ['Fées', 'fairy', 'fairy-wings'],
  ['elfe', 'woman-elf-face'],
  ['nain', 'dwarf-face'],
  ['troll', 'troll'],
  ['gobelin', 'goblin', 'goblin-head'],
  ['ogre', 'ogre'],
  ['géant', 'giant'],
  ['sorcière', 'witch-face', 'witch-flight'],
  ['sorcier', 'wizard-face', 'wizard-staff'],
  ['magicien', 'wizard-face'],
  ['grimoire', 'spell-book'],
  ['parchemin', 'scroll-unfurled'],
  ['potion', 'magic-potion', 'round-potion'],
  ['chaudron', 'cauldron'],
  ['crâne', 'death-skull'],
  ['tête de mort', 'death-skull', 'skull-crossed-bones'],
  ['squelette', 'skeleton'],
  ['fantôme', 'ghost', 'floating-ghost'],
  ['vampire', 'vampire-dracula'],
  ['loup', 'wolf-head', 'wolf-howl'],
  ['loup-garou', 'werewolf'],
  ['ours', 'bear-head'],
  ['chat', 'cat', 'hollow-cat'],
  ['chien', 'sitting-dog'],
  ['rat', 'rat'],
  ['souris', 'mouse'],
  ['chevaux', 'horse-head'],
  ['cochon', 'pig'],
  ['sanglier', 'boar'],
  ['grenouille', 'frog'],
  ['crapaud', 'frog'],
  ['oie', 'goose'],
  ['hibou', 'owl'],
  ['corbeau', 'raven', 'crow-dive'],
  ['aigle', 'eagle-emblem'],
  ['araignée', 'masked-spider'],
  ['toile d’araignée', 'spider-web'],
  ['abeille', 'bee'],
  ['escargot', 'snail'],
  ['serpent', 'snake'],
  ['feu', 'campfire', 'flame'],
  ['boule de feu', 'fireball'],
  ['éclair', 'power-lightning'],
  ['goutte d’eau', 'water-drop'],
  ['flocon', 'snowflake-1'],
  ['lune', 'moon', 'evil-moon'],
  ['soleil', 'sun'],
  ['oeil', 'eyeball'],
  ['ŒIL', 'eyeball'],
  ['cœur', 'hearts'],
  ['main', 'hand'],
  ['couronne', 'crown', 'laurel-crown'],
  ['roi', 'crown', 'king'],
  ['clé', 'key'],
  ['clef', 'key'],
  ['coffre', 'locked-chest', 'open-treasure-chest'],
  ['trésor', 'open-treasure-chest'],
  ['pièce d’or', 'two-coins'],
  ['tonneau', 'barrel'],
  ['bière', 'beer-stein'],
  ['auberge', 'tavern-sign'],
  ['maison', 'house'],
  ['château', 'castle'],
  ['pont', 'stone-bridge', 'bridge'],
  ['moulin', 'windmill', 'water-mill'],
  ['tombe', 'tombstone', 'graveyard'],
  ['cercueil', 'coffin'],
  ['drapeau', 'flying-flag'],
  ['bannière', 'knight-banner'],
  ['bateau', 'sailboat', 'paper-boat'],
  ['ancre', 'anchor'],
  ['char', 'tank'],
  ['tank', 'tank', 'battle-tank'],
  ['robot', 'vintage-robot'],
  ['soucoupe volante', 'ufo'],
  ['dé', 'rolling-dices'],
  ['dé à six faces', 'dice-six-faces-six'],
  ['dé à vingt faces', 'dice-twenty-faces-twenty'],
  ['as de pique', 'card-ace-spades'],
  ['sablier', 'hourglass'],
  ['arbre', 'oak', 'pine-tree'],
  ['oiseau', 'owl', 'bird-mask'],
  ['sapin', 'pine-tree'],
  ['rose', 'rose'],
  ['pomme', 'shiny-apple'],
  ['fromage', 'cheese-wedge'],
  ['piège', 'wolf-trap', 'mantrap'],
  ['cor de chasse', 'hunting-horn'],
  ['tambour', 'drum'],
  ['barde', 'lyre'],
  ['plume', 'quill', 'feather'],
  ['botte', 'boots'],
  ['cape', 'cape'],
  ['chapeau', 'pointy-hat'],
  ['licorne', 'unicorn'],
  ['sirène', 'mermaid'],
  ['broadsword', 'broadsword'],
]

describe('icons are looked for in French', () => {
  it.each(searches)('« %s »', (typed, ...expected) => {
    expect(ids(typed).slice(0, 30)).toEqual(expect.arrayContaining(expected))
  })

  it('by what the games call by them', () => {
    expect(ids('d20').slice(0, 3)).toContain('dice-twenty-faces-twenty')
    expect(ids('maison')[0]).toBe('house')
  })

  it('with nothing where nothing answers, and with what answers best where a word is met by none', () => {
    expect(ids('zzyzx')).toEqual([])
    expect(ids('champignon vénéneux')[0]).toBe('mushroom')
  })

  it('in a lexicon of other words as well', () => {
    const lexicon = readLexicon({
      names: 'fried-egg fried-fish egg',
      words: 'egg +œuf\nfish poisson\nfried ~frit,poêlé',
      whole: 'fried-egg œuf au plat,œuf',
      synonyms: 'omelette: œuf',
    })
    const found = (typed: string) => lexicon.find(typed).map(({ label }) => label)
    expect(found('oeufs')).toEqual(['Œuf', 'Œuf au plat'])
    expect(found('poêlé')).toEqual(['Poisson frit'])
    expect(found('omelette')).toEqual(['Œuf', 'Œuf au plat'])
    expect(found('fried')).toEqual(['Œuf au plat', 'Poisson frit'])
  })
})

describe('icons that were chosen', () => {
  beforeEach(() => localStorage.clear())

  it('come first, the newest before the others, each once, and no more than two dozen', () => {
    for (const name of every.slice(0, 30)) rememberIcon(name)
    rememberIcon('anvil')
    rememberIcon(every[29] ?? '')
    expect(recentIcons()).toHaveLength(24)
    expect(recentIcons().slice(0, 3)).toEqual([every[29], 'anvil', every[28]])
    const order = iconsAtFirst(recentIcons()).map(({ id }) => id)
    expect(order.slice(0, 2)).toEqual([every[29], 'anvil'])
    expect(order.toSorted()).toEqual(every.toSorted())
  })

  it('are passed over where there is no such icon any more', () => {
    localStorage.setItem('copiste.icones', 'pas-la anvil')
    expect(iconsAtFirst(recentIcons())[0]?.id).toBe('anvil')
  })
})

describe('an icon that no game names', () => {
  const draw = async (...wanted: readonly string[]) => {
    const pages = wanted.map(name => mount(GameIcon, { props: { name } }))
    await flushPromises()
    return pages.map(page => page.html())
  }

  it('is asked of the host with the others that are shown, once', async () => {
    const { inputs } = fakeBridge({
      outlines: ({ names: asked }) => success(Object.fromEntries(asked.map(name => [name, `M1 2 ${name}`]))),
    })
    const [anteater, axolotl] = await draw('anteater', 'axolotl')
    expect(anteater).toContain('M1 2 anteater')
    expect(axolotl).toContain('M1 2 axolotl')
    await draw('anteater')
    expect(inputs('outlines')).toEqual([{ names: ['anteater', 'axolotl'] }])
  })

  it('that is none at all is shown as such, and asked for no more', async () => {
    const { inputs } = fakeBridge({ outlines: () => success({}) })
    const [none, odd] = await draw('nothing-of-the-kind', '../../etc/passwd')
    expect(none).toContain('unknown-icon')
    expect(odd).toContain('unknown-icon')
    await draw('nothing-of-the-kind')
    expect(inputs('outlines')).toEqual([{ names: ['nothing-of-the-kind'] }])
  })

  it('is asked for again by whoever shows it next, where the host did not answer', async () => {
    const bridge = fakeBridge({ outlines: () => failure(error('bridge.lost', '', '')) })
    const [silent] = await draw('vacuum-cleaner')
    expect(silent).not.toContain('svg')
    bridge.answers.outlines = () => success({ 'vacuum-cleaner': 'M3 4' })
    const [there] = await draw('vacuum-cleaner')
    expect(there).toContain('M3 4')
  })
})

describe('the dialog of icons', () => {
  beforeEach(() => {
    localStorage.clear()
    fakeBridge({
      outlines: ({ names: asked }) => success(Object.fromEntries(asked.map(name => [name, 'M0 0']))),
    })
  })
  const open = async (chosen?: string) => {
    const picked: unknown[] = []
    let closed = 0
    mount(IconDialog, {
      props: {
        ...(chosen !== undefined && { chosen }),
        onPick: (name: unknown) => void picked.push(name),
        onClose: () => void closed++,
      },
      attachTo: document.body,
    })
    await nextTick()
    await nextTick()
    const search = document.querySelector('input[type=search]')
    if (!(search instanceof HTMLInputElement)) throw new Error('no search')
    const key = async (name: string): Promise<void> => {
      search.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
      await nextTick()
      await nextTick()
    }
    const type = async (text: string): Promise<void> => {
      search.value = text
      search.dispatchEvent(new Event('input'))
      await nextTick()
      await nextTick()
    }
    return { picked, key, type, search, closed: () => closed }
  }
  const active = () => {
    const search = document.querySelector('input[type=search]')
    return document.getElementById(search?.getAttribute('aria-activedescendant') ?? '')
  }

  it('has the focus in its search, says what is under it in French, and is taken by Enter', async () => {
    const { picked, key, type, search } = await open()
    expect(document.activeElement).toBe(search)
    await type('champignon')
    expect(active()?.getAttribute('aria-label')).toBe('Champignon')
    expect(document.querySelector('.told')?.textContent).toBe('Champignonmushroom')
    await key('Enter')
    expect(picked).toEqual(['mushroom'])
    expect(recentIcons()).toEqual(['mushroom'])
  })

  it('is gone through by arrows, and says where one is of how many', async () => {
    const { picked, key, type } = await open()
    await type('fée')
    expect(active()?.getAttribute('aria-posinset')).toBe('1')
    await key('ArrowRight')
    expect(active()?.getAttribute('aria-posinset')).toBe('2')
    await key('ArrowLeft')
    await key('ArrowLeft')
    expect(active()?.getAttribute('aria-posinset')).toBe('1')
    await key('ArrowRight')
    const second = active()?.getAttribute('aria-label')
    await key('Enter')
    expect(allIcons().icons.find(({ id }) => id === picked[0])?.label).toBe(second)
  })

  it('begins at the one that is chosen', async () => {
    await open('zeppelin')
    await nextTick()
    expect(document.querySelector('.told')?.textContent).toContain('zeppelin')
    expect(active()?.getAttribute('aria-label')).toBe('Zeppelin')
  })

  it('draws a few rows of four thousand', async () => {
    await open()
    const drawn = document.querySelectorAll('[role=option]')
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.length).toBeLessThan(600)
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe(String(every.length))
  })

  it('says that nothing answers', async () => {
    const { picked, key, type } = await open()
    await type('zzyzx')
    expect(document.body.textContent).toContain('Aucune icône ne répond à «\u00a0zzyzx\u00a0».')
    await key('Enter')
    expect(picked).toEqual([])
  })
})

describe('an icon in a form', () => {
  const icon = (value: string): TextField => ({
    kind: 'text',
    label: 'Blason',
    path: '/emblem',
    value,
    maxLength: 60,
    whenEmpty: 'keep',
    written: 'icon',
  })

  it('is chosen in the dialog, and is one change of the band', async () => {
    fakeBridge({ outlines: () => success({}) })
    const { page, sent } = drawForm([icon('anvil')])
    await button(page, 'Blason\u00a0: anvil. La changer').trigger('click')
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
    const search = document.querySelector('input[type=search]')
    if (!(search instanceof HTMLInputElement)) throw new Error('no search')
    search.value = 'baliste'
    search.dispatchEvent(new Event('input'))
    await nextTick()
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await flushPromises()
    expect(sent).toEqual([
      { patch: [{ op: 'replace', path: '/emblem', value: 'ballista' }], label: 'changer Blason' },
    ])
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('says that its name is no icon’s', async () => {
    fakeBridge({ outlines: () => success({}) })
    const { page } = drawForm([icon('epee-magique')])
    await flushPromises()
    expect(page.get('[role=status]').text()).toContain('Aucune icône ne s’appelle «\u00a0epee-magique\u00a0»')
    expect(page.html()).toContain('unknown-icon')
  })

  it('that is not chosen yet says so', () => {
    const { page } = drawForm([icon('')])
    expect(button(page, 'Blason\u00a0: aucune. En choisir une').text()).toBe('')
  })
})
