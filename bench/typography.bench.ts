/**
 * How the cards of the whole catalogue are set, measured on the printed pages: blanks, hyphens, last lines, sizes, holes,
 * heads. Of this tree, and of those that COPISTE_TREES names (« before=/path/to/another »), with what COPISTE_WORDS asks of
 * the command line (« --text large »).
 */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { it } from 'vitest'
import { z } from 'zod'
import { writeJson } from '../src/core/index.ts'
import { openPdf } from '../src/host/png.ts'
import { catalogueFile } from '../tests/games/flammes-et-fantassins/bands.ts'
import { linesOf } from '../tests/press/lines.ts'
import { cardOf, type Card } from './typography.ts'

const assets = ['spell-cards', 'talent-cards', 'equipment-cards']
const dpi = 100

const reportSchema = z.looseObject({
  sheets: z.array(
    z.looseObject({
      pieces: z.array(
        z.looseObject({
          asset: z.string(),
          x: z.number(),
          y: z.number(),
          width: z.number(),
          height: z.number(),
        }),
      ),
    }),
  ),
})

const grey = async (png: Uint8Array) => {
  const image = await loadImage(Buffer.from(png))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data, width } = context.getImageData(0, 0, image.width, image.height)
  return (x: number, y: number): boolean => {
    const at = (Math.round((y / 25.4) * dpi) * width + Math.round((x / 25.4) * dpi)) * 4
    return Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 200
  }
}

const cardsOf = async (tree: string, words: readonly string[]): Promise<readonly Card[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'copiste-typography-'))
  const path = (name: string): string => join(folder, name)
  writeFileSync(path('x.bande.json'), writeJson(catalogueFile()))
  spawnSync(process.execPath, [
    join(tree, 'bin/copiste.mjs'),
    'print',
    path('x.bande.json'),
    '--out',
    path('x.pdf'),
    '--report',
    path('x.json'),
    '--assets',
    assets.join(','),
    '--backs',
    'none',
    '--marks',
    'none',
    ...words,
  ])
  const pdf = readFileSync(path('x.pdf'))
  const { sheets } = reportSchema.parse(JSON.parse(readFileSync(path('x.json'), 'utf8')))
  rmSync(folder, { recursive: true, force: true })
  const lines = await linesOf(pdf)
  const open = await openPdf(pdf)
  const cards: Card[] = []
  for (const [index, { pieces }] of sheets.entries()) {
    const inked = await grey(await open.draw(index + 1, dpi))
    for (const piece of pieces) cards.push(cardOf(piece, lines[index] ?? [], inked))
  }
  await open.close()
  return cards
}

const range = (values: readonly number[], unit: string): string =>
  `${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)} ${unit}`

const percent = (value: number): string => `${Math.round(value * 100)} %`

const rowsOf = (cards: readonly Card[]): readonly (readonly [string, string])[] => {
  const gaps = cards.flatMap(({ lines }) => lines.map(({ gap }) => gap))
  const holes = cards.map(({ hole }) => hole)
  return [
    ['cards', String(cards.length)],
    ['widest blank beyond the normal', `${Math.max(...gaps).toFixed(2)} em`],
    ['lines with a blank over 0.5 em', String(gaps.filter(gap => gap > 0.5).length)],
    ['hyphens at the end of a line', String(cards.reduce((sum, { hyphens }) => sum + hyphens, 0))],
    ['last lines of one word', String(cards.reduce((sum, { lone }) => sum + lone, 0))],
    ...assets.map((asset): readonly [string, string] => [
      `size of the text, ${asset}`,
      range(
        cards.filter(card => card.asset === asset).map(({ size }) => size),
        'pt',
      ),
    ]),
    ['largest empty rectangle, mean', percent(holes.reduce((sum, hole) => sum + hole, 0) / holes.length)],
    ['largest empty rectangle, worst', percent(Math.max(...holes))],
    ['cards over 30 % empty', String(holes.filter(hole => hole > 0.3).length)],
    [
      'height of the head',
      range(
        cards.flatMap(({ head }) => head ?? []),
        'mm',
      ),
    ],
  ]
}

it('measures the cards of the catalogue', async () => {
  const trees = [...(process.env['COPISTE_TREES'] ?? '').split(' ').filter(Boolean), `now=${resolve('.')}`]
  const words = (process.env['COPISTE_WORDS'] ?? '').split(' ').filter(Boolean)
  const measured: { name: string; rows: ReturnType<typeof rowsOf> }[] = []
  for (const tree of trees) {
    const [name = '', folder = ''] = tree.split('=')
    measured.push({ name, rows: rowsOf(await cardsOf(folder, words)) })
  }
  const [first] = measured
  const table = [
    `\nCards of the catalogue ${words.join(' ')}\n`,
    `| | ${measured.map(({ name }) => name).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(measured.length)}`,
    ...(first?.rows ?? []).map(
      ([what], index) => `| ${what} | ${measured.map(({ rows }) => rows[index]?.[1] ?? '').join(' | ')} |`,
    ),
    '',
  ]
  process.stdout.write(table.join('\n'))
})
