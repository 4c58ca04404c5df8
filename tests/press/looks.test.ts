/** Looks: each game in its own, a theme that is asked for in those that have it, and no sheet that beats a theme. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systems } from '../../src/games/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'
import { createPress, Fault, type PrintJob } from '../../src/press/index.ts'
import { firstPage } from './pixels.ts'
import { plainSheet, resources, root } from './press.ts'

const palette = (accent: string): string =>
  `:root { --text-font: "EB Garamond"; --title-font: "EB Garamond"; --body-align: left; --body-hyphens: none; --ink: #000000; --quiet: #000000; --line: #000000; --tint: none; --solid: none; --on-solid: #000000; --accent: ${accent}; }`

/** Two games with a theme each, of their own; a third one that both share. */
const files: Readonly<Record<string, string>> = {
  'un/piece.hbs': '<div class="p"></div>',
  // The sheet of a game may set a colour where a theme sets none: the theme has the last word.
  'un/style.css': ':root { --accent: #0000ff } .p { background: var(--accent) }',
  'un/themes/aube.css': palette('#ff0000'),
  'deux/piece.hbs': '<div class="p"></div>',
  'deux/style.css': '.p { background: var(--accent) }',
  'deux/themes/brume.css': palette('#00ff00'),
  'shared/themes/commun.css': palette('#ffff00'),
}

const batch = (game: string, theme: string) => ({
  title: game,
  styles: game,
  theme,
  assets: [{ id: 'a', title: 'A' }],
  pieces: [
    {
      asset: 'a',
      title: game,
      template: `${game}/piece`,
      data: {},
      size: { width: 40, height: 40 },
      copies: 1,
    },
  ],
})

const job = (theme: string | undefined): PrintJob => ({
  batches: [batch('un', 'aube'), batch('deux', 'brume')],
  look: { theme, ink: 'full', text: 'normal' },
  sheet: { ...plainSheet, backs: 'none', marks: 'none' },
})

/** The colours of the two pieces, in their order. */
const coloursOf = async (
  made: Readonly<Record<string, string>>,
  theme: string | undefined,
): Promise<readonly string[]> => {
  const press = await createPress(
    { ...resources, template: path => made[path] ?? resources.template(path) },
    decodePicture,
  )
  const { files: pdfs, report } = await press.print(job(theme))
  const image = await loadImage(Buffer.from(await firstPage(pdfs[0]?.bytes ?? new Uint8Array(), 50)))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return (report.sheets[0]?.pieces ?? []).map(({ x, y }) => {
    const [at, down] = [x + 20, y + 20].map(mm => Math.round((mm / 25.4) * 50))
    return [...context.getImageData(at ?? 0, down ?? 0, 1, 1).data].slice(0, 3).join()
  })
}

const colours = (theme: string | undefined): Promise<readonly string[]> => coloursOf(files, theme)

const [red, green, yellow] = ['255,0,0', '0,255,0', '255,255,0']

describe('a job of several games', () => {
  it('prints each in its own look', async () => {
    expect(await colours(undefined)).toEqual([red, green])
  })

  it('prints all in a theme that they share', async () => {
    expect(await colours('commun')).toEqual([yellow, yellow])
  })

  it('prints in a theme of one game that game alone', async () => {
    expect(await colours('aube')).toEqual([red, green])
    expect(await colours('brume')).toEqual([red, green])
  })

  it('says which theme none of them has', async () => {
    const fault: unknown = await colours('orage').catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Fault)
    expect(fault).toMatchObject({
      code: 'press.no-style',
      message: 'Le thème «\u00a0orage\u00a0» n’existe pas : choisissez-en un autre.',
    })
  })
})

it('a sheet brings in another before its own rules', async () => {
  const made = {
    ...files,
    'un/base.css': '.p { background: #0000ff }',
    'un/style.css': '@import "un/base.css"; .p { background: #00ff00 }',
  }
  expect(await coloursOf(made, undefined)).toEqual([green, green])
  // Asked for again and again, it is brought in once.
  const often = { ...made, 'un/style.css': '@import "un/base.css";'.repeat(5000) }
  expect((await coloursOf(often, undefined))[0]).toBe('0,0,255')
  const under = { ...made, 'un/style.css': '@import "un/base.css"; .p { width: 40mm }' }
  expect((await coloursOf(under, undefined))[0]).toBe('0,0,255')
})

describe.each(systems.map(({ id, themes }) => ({ id, themes })))('the looks of $id', ({ id, themes }) => {
  const folder = join(root, 'templates', id)

  it('are there, each under its name', () => {
    for (const theme of themes) {
      const found = [id, 'shared'].some(
        place => resources.template(`${place}/themes/${theme.id}.css`) !== undefined,
      )
      expect([theme.id, found]).toEqual([theme.id, true])
    }
  })

  it('have their colours in theme files only', () => {
    const written = readdirSync(folder)
      .filter(name => /\.(?:css|hbs)$/.test(name))
      .flatMap(name => {
        // What stands for a colour where a theme has none is no palette.
        const text = readFileSync(join(folder, name), 'utf8').replace(/var\(--[\w-]+, #[0-9a-f]{3,6}\)/gi, '')
        return [...text.matchAll(/#[0-9a-f]{3,6}(?![\w-])/gi)].map(([colour]) => `${name}: ${colour}`)
      })
    expect(written).toEqual([])
  })
})
