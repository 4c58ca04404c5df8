// @vitest-environment happy-dom
/** A picture is chosen or dropped, framed, and kept only when the player says so. */
import { enableAutoUnmount, flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PictureField } from '../../src/core/index.ts'
import type { Crop } from '../../src/renderer/picture.ts'
import { drawForm, helpOf } from './page.ts'

vi.mock('../../src/renderer/picture.ts', () => ({
  openPicture: async ({ name }: File) => (name.endsWith('.png') ? { name } : undefined),
  cropped: async ({ name }: File, { zoom, x, y }: Crop, shape: string) =>
    `data:image/jpeg,${name},${zoom},${x},${y}${shape === 'portrait' ? '' : `,${shape}`}`,
}))

enableAutoUnmount(afterEach)

const kept = 'data:image/png;base64,iVBORw0KGgo='

const portrait = (over: Partial<PictureField> = {}): PictureField => ({
  kind: 'picture',
  label: 'Portrait',
  path: '/portrait',
  value: undefined,
  ...over,
})

const dropped = async (page: VueWrapper, name: string): Promise<void> => {
  await page.get('fieldset').trigger('drop', { dataTransfer: { files: [new File(['x'], name)] } })
  await flushPromises()
}

const press = (page: VueWrapper, words: string) =>
  page
    .findAll('button')
    .find(one => one.text() === words)
    ?.trigger('click')

const shown = (page: VueWrapper): string | undefined => page.find('img').attributes('src')
const slide = async (page: VueWrapper, words: string, value: string): Promise<void> => {
  await page
    .findAll('label.range')
    .find(label => label.text() === words)
    ?.get('input')
    .setValue(value)
  await flushPromises()
}

describe('a picture', () => {
  it('shows what the band has, under its name, with its help', () => {
    const { page } = drawForm([portrait({ value: kept, help: 'Trois sur quatre.' })])
    expect(page.get('legend').text()).toBe('Portrait')
    expect(helpOf(page, page.get('fieldset'))).toBe('Trois sur quatre.')
    expect(page.get('img').attributes()).toMatchObject({ src: kept, alt: 'Portrait' })
  })

  it('has a file field with a label, and nothing to remove, where there is none yet', () => {
    const { page } = drawForm([portrait()])
    expect(page.find('img').exists()).toBe(false)
    expect(page.get('input[type=file]').attributes('accept')).toBe('image/png,image/jpeg,image/webp')
    expect(page.get('label[for=champ-portrait]').text()).toBe('Choisir une image')
    expect(page.findAll('button')).toHaveLength(0)
  })

  it('sends nothing until the frame is kept', async () => {
    const { page, sent } = drawForm([portrait()])
    await dropped(page, 'bern.png')
    expect(shown(page)).toBe('data:image/jpeg,bern.png,1,0,0')
    await slide(page, 'Cadrage : agrandir', '2')
    await slide(page, 'Cadrage : gauche ou droite', '-0.5')
    await slide(page, 'Cadrage : haut ou bas', '1')
    expect(shown(page)).toBe('data:image/jpeg,bern.png,2,-0.5,1')
    expect(sent).toEqual([])
    await press(page, 'Garder ce cadrage')
    expect(sent).toEqual([
      {
        patch: [{ op: 'add', path: '/portrait', value: 'data:image/jpeg,bern.png,2,-0.5,1' }],
        label: 'changer Portrait',
      },
    ])
    expect(page.find('label.range').exists()).toBe(false)
  })

  it('is taken from the file field as well', async () => {
    const { page } = drawForm([portrait()])
    const input = page.get('input[type=file]')
    Object.defineProperty(input.element, 'files', { value: [new File(['x'], 'alde.png')] })
    await input.trigger('change')
    await flushPromises()
    expect(shown(page)).toBe('data:image/jpeg,alde.png,1,0,0')
  })

  it('starts the frame anew with another picture', async () => {
    const { page } = drawForm([portrait()])
    await dropped(page, 'bern.png')
    await slide(page, 'Cadrage : agrandir', '3')
    await dropped(page, 'alde.png')
    expect(shown(page)).toBe('data:image/jpeg,alde.png,1,0,0')
  })

  it('says that a file is no picture, and keeps the one it has', async () => {
    const { page, sent } = drawForm([portrait({ value: kept })], { portrait: kept })
    await dropped(page, 'notes.txt')
    expect(page.text()).toContain('Cette image ne s’ouvre pas : prenez un PNG ou un JPEG.')
    expect(shown(page)).toBe(kept)
    expect(sent).toEqual([])
    await dropped(page, 'bern.png')
    expect(page.text()).not.toContain('Cette image ne s’ouvre pas')
  })

  it('is removed, key and all', async () => {
    const { page, sent } = drawForm([portrait({ value: kept })], { portrait: kept })
    await press(page, 'Retirer l’image')
    expect(sent).toEqual([{ patch: [{ op: 'remove', path: '/portrait' }], label: 'retirer Portrait' }])
  })

  it('says where to drop, and lights up under a picture held over it', async () => {
    const { page } = drawForm([portrait()])
    expect(page.text()).toContain('Déposez une image ici, ou choisissez-la.')
    await page.get('fieldset').trigger('dragover')
    expect(page.get('fieldset').classes()).toContain('over')
    await page.get('fieldset').trigger('dragleave')
    expect(page.get('fieldset').classes()).not.toContain('over')
  })

  it.each(['square', 'round', 'free'] as const)('is framed %s where its field asks for it', async shape => {
    const { page, sent } = drawForm([portrait({ label: 'Emblème', path: '/emblem', shape })])
    await dropped(page, 'chouette.png')
    expect(page.get('img').classes()).toContain(shape)
    await press(page, 'Garder ce cadrage')
    expect(sent).toEqual([
      {
        patch: [{ op: 'add', path: '/emblem', value: `data:image/jpeg,chouette.png,1,0,0,${shape}` }],
        label: 'changer Emblème',
      },
    ])
  })

  it('is a portrait where nothing is said', async () => {
    const { page } = drawForm([portrait()])
    await dropped(page, 'bern.png')
    expect(page.get('img').classes()).toEqual(['portrait', 'loose'])
  })

  it('lands where it was dropped, with another field for a picture beside it', async () => {
    const { page, sent } = drawForm([portrait(), portrait({ label: 'Insigne', path: '/badge' })])
    const [first, second] = page.findAll('fieldset')
    await second?.trigger('drop', { dataTransfer: { files: [new File(['x'], 'blason.png')] } })
    await flushPromises()
    expect(first?.find('img').exists()).toBe(false)
    expect(second?.get('img').attributes('alt')).toBe('Insigne')
    await press(page, 'Garder ce cadrage')
    expect(sent).toMatchObject([{ patch: [{ op: 'add', path: '/badge' }], label: 'changer Insigne' }])
    const ids = page.findAll('input[type=file]').map(one => one.attributes('id'))
    expect(new Set(ids).size).toBe(2)
  })
})
