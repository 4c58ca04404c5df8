/** What scenarios print: each thing where it belongs, secrets nowhere else, and the same bytes each time. */
import { describe, expect, it } from 'vitest'
import { printJob } from '../../src/app/printing.ts'
import { scenarioKind, type JsonObject, type Scenario } from '../../src/core/index.ts'
import { systems } from '../../src/games/index.ts'
import type { Printed } from '../../src/press/index.ts'
import { scenarioAssets } from '../../src/scenario/index.ts'
import { hasTools, qpdfCheck, textOf } from '../press/pdf.ts'
import { plainSheet, plainWish, warmPress } from '../press/press.ts'

const [game] = systems
const samples = systems.flatMap(({ scenarios = [] }) => scenarios)

const opened = (document: JsonObject): Scenario => {
  const read = scenarioKind.open(document, systems)
  if (!read.ok) throw new Error(read.diagnostics.map(({ message }) => message).join(' '))
  return read.value
}

const valley: JsonObject = {
  format: 'copiste-scenario',
  version: 1,
  title: 'Le Gué aux Oies',
  system: game?.id ?? null,
  players: 2,
  points: '5 à 8 PC',
  rounds: 4,
  duration: '60 minutes',
  author: 'Une oie',
  summary: 'Le résumé du gué.',
  story: 'Le récit du gué.',
  setup: 'La mise en place du gué, sur {table}.',
  first: 'A commence le gué.',
  rules: 'Les règles du gué. [[sort:soin|carte]]',
  victory:
    '| | |\n|---|---|\n| La caisse tenue | 3 points |\n| Une oie vue | 1 par Round |\n| Une plume | 2 par figurine |',
  events: [{ round: 2, text: 'La crue du gué.' }],
  campaign: { name: 'La Pétillante', part: 2, of: 3, next: 'La suite du gué.' },
  objects: [
    { name: 'La caisse', icon: 'locked-chest', text: 'Lourde **de deux sous**.', count: 2 },
    {
      name: 'Le trésor caché',
      icon: 'open-treasure-chest',
      text: 'Sous le pont du meneur.',
      for: 'mj',
      as: 'jeton',
    },
  ],
  neutrals: [{ name: 'Oie', icon: 'goose', text: 'Pince les mollets.', count: 3, as: 'figurine' }],
  handouts: [
    { title: 'L’enseigne', for: 'tous', text: 'Lu par tous.' },
    { title: 'Le plan', for: 'mj', text: 'Lu par le meneur.' },
    { title: 'Ordre scellé', for: 'joueur', player: 'A', text: 'Mot de passe grenouille.' },
    { title: 'Autre ordre', for: 'joueur', player: 'B', text: 'Mot de passe triton.' },
  ],
  map: {
    name: 'La vallée',
    width: 24,
    height: 36,
    north: 0,
    pieces: [
      { kind: 'zone', x: 12, y: 3, width: 12, height: 6, side: 'A' },
      { kind: 'zone', x: 12, y: 33, width: 12, height: 6, side: 'B' },
      { kind: 'maison', x: 5, y: 18, name: 'le moulin' },
      { kind: 'but', x: 12, y: 18, mark: '1' },
    ],
  },
}

const print = async (
  document: JsonObject,
  assets: readonly string[] | 'all',
  changes: Partial<typeof plainWish> = {},
): Promise<Printed> => {
  const job = printJob([opened(document)], { ...plainWish, assets, ...changes })
  if (!job.ok) throw new Error(job.diagnostics.map(({ message }) => message).join(' '))
  return (await warmPress()).print(job.value)
}
const pdf = ({ files }: Printed): Uint8Array => files[0]?.bytes ?? new Uint8Array()
const text = async (...asked: Parameters<typeof print>): Promise<string> =>
  textOf(pdf(await print(...asked))).replace(/\s+/g, ' ')
const titles = ({ report }: Printed, asset: string): readonly string[] =>
  report.sheets.flatMap(({ pieces }) =>
    pieces.filter(piece => piece.asset === asset).map(({ title }) => title),
  )

describe.skipIf(!hasTools)('a scenario on paper', () => {
  it('has a booklet that says all of it but what is not for all', async () => {
    const said = await text(valley, ['booklet'])
    for (const words of [
      'Le Gué aux Oies',
      '5 à 8 PC',
      '60 minutes',
      'Le résumé du gué.',
      '24 × 36 pouces.',
      'A commence le gué.',
      'Les règles du gué.',
      'La caisse tenue',
      '3 points',
      'La crue du gué.',
      'La Pétillante, 2 sur 3',
      'La suite du gué.',
      'La caisse × 2',
      'Pince les mollets.',
      'La vallée',
      'le moulin',
    ])
      expect(said, words).toContain(words)
    expect(said).toMatch(/e récit du gué\./)
    for (const hidden of ['Lu par tous', 'Lu par le meneur', 'grenouille', 'triton', 'Sous le pont'])
      expect(said, hidden).not.toContain(hidden)
  })

  it('has what is for all and for the game master on pages apart', async () => {
    const printed = await print(valley, ['handouts'])
    expect(titles(printed, 'handouts').toSorted()).toEqual(['Ce que le meneur sait', 'Le plan', 'L’enseigne'])
    const said = textOf(pdf(printed))
    for (const words of ['Lu par tous.', 'Lu par le meneur.', 'Sous le pont du meneur.'])
      expect(said).toContain(words)
    expect(said).not.toContain('Mot de passe')
  })

  it('has each secret once, on the sheets of secrets alone, and whose it is on its cover', async () => {
    const printed = await print(valley, 'all')
    const { report } = printed
    const isSecret = (asset: string): boolean => asset === 'secrets'
    for (const { pieces } of report.sheets)
      expect(new Set(pieces.map(({ asset }) => isSecret(asset))).size).toBeLessThan(2)
    const pages = textOf(pdf(printed)).split('\f')
    const secret = report.sheets.flatMap(({ pieces }, index) =>
      pieces.some(({ asset }) => isSecret(asset)) ? [index] : [],
    )
    for (const word of ['grenouille', 'triton']) {
      const found = pages.flatMap((page, index) =>
        page
          .split(word)
          .slice(1)
          .map(() => index),
      )
      expect(found).toHaveLength(1)
      expect(secret).toContain(found[0])
    }
    const slips = textOf(pdf(await print(valley, ['secrets'])))
    for (const side of ['A', 'B']) {
      expect(slips.match(new RegExp(`Secret de ${side}`, 'g'))).toHaveLength(1)
      expect(
        slips.match(new RegExp(`^\\s*${side}\\s*$|(?<=\\s{2})${side}(?=\\s|$)`, 'gm')),
        'on its cover',
      ).not.toBeNull()
    }
  })

  it('has cards and tokens of its objects, figures and tokens of nobody’s, and the rule that a text wants', async () => {
    const printed = await print(valley, ['objects', 'neutrals'])
    expect(titles(printed, 'objects').filter(title => title === 'La caisse')).toHaveLength(2 + 2 + 2)
    expect(titles(printed, 'objects').filter(title => title === 'Le trésor caché')).toHaveLength(1)
    expect(titles(printed, 'objects')).toContain('Soin')
    expect(titles(printed, 'neutrals')).toEqual(['Oie', 'Oie', 'Oie'])
  })

  it('counts scores by its victory: a box, one a round, six; for each side of its map', async () => {
    const printed = await print(valley, ['score-sheet'])
    const said = textOf(pdf(printed)).replace(/\s+/g, ' ')
    for (const words of [
      'La caisse tenue',
      '3 points',
      '1 par Round',
      '2 par figurine',
      'Figurines perdues',
      'Total',
    ])
      expect(said).toContain(words)
    expect(said).toContain('La crue du gué.')
    expect(said).toMatch(/Ce qui rapporte A B /)
  })

  it('has its map on one page and as large as the table, over as many sheets as that takes', async () => {
    const [page] = (await print(valley, ['map'])).report.sheets
    expect(page?.pieces).toMatchObject([{ x: 0, y: 0, width: 210, height: 297 }])
    const tiles = (await print(valley, ['poster'])).report.sheets.flatMap(({ pieces }) => pieces)
    const [right, foot] = [
      Math.max(...tiles.map(({ shows }) => (shows?.x ?? 0) + (shows?.width ?? 0))),
      Math.max(...tiles.map(({ shows }) => (shows?.y ?? 0) + (shows?.height ?? 0))),
    ]
    // 24 and 36 inches, and the frame with its ticks.
    expect(right).toBeGreaterThan(24 * 25.4)
    expect(right).toBeLessThan(24 * 25.4 + 20)
    expect(foot).toBeGreaterThan(36 * 25.4)
    expect(foot).toBeLessThan(36 * 25.4 + 20)
  })

  it('is a booklet folded, pages of half a paper, or whole pages, as asked', async () => {
    const sizes = async (livret: string) =>
      (await print(valley, ['booklet'], { options: { livret } })).report.sheets.map(({ pieces }) =>
        pieces.map(({ width, height, rotation }) => [width, height, rotation]),
      )
    expect(await sizes('plie')).toEqual(
      [
        [[210, 148.5, 90]],
        [
          [210, 148.5, 90],
          [210, 148.5, 90],
        ].map(([width, height]) => [width, height, 90]),
      ].map(side => expect.arrayContaining(side.map(() => expect.arrayContaining([210, 148.5])))),
    )
    expect(await sizes('a5')).toEqual([
      [
        [210, 148.5, 90],
        [210, 148.5, 90],
      ],
    ])
    expect(await sizes('a4')).toEqual([[[210, 297, 0]], [], [[210, 297, 0]]].filter(page => page.length > 0))
  })

  it('has title pages where they are asked for, one before each kind of thing', async () => {
    const plain = await print(valley, 'all')
    const titled = await print(valley, 'all', { options: { titres: true } })
    const added = titled.report.pieces
      .filter(({ title }) => title.endsWith(' : titre'))
      .map(({ title }) => title)
    expect(plain.report.pieces.some(({ title }) => title.endsWith(' : titre'))).toBe(false)
    expect(added).toEqual(
      scenarioAssets.filter(({ id }) => id !== 'booklet').map(({ title }) => `${title} : titre`),
    )
  })

  it('is printed without a game, a map or a word as well', async () => {
    const bare = { format: 'copiste-scenario', version: 1, title: 'Rien' }
    const { report } = await print(bare, 'all')
    expect(report.problems).toEqual([])
    expect(new Set(report.pieces.map(({ asset }) => asset))).toEqual(new Set(['booklet', 'score-sheet']))
    const { report: strange } = await print({ ...valley, system: null, rules: '' }, 'all')
    expect(strange.problems).toEqual([])
  })
})

describe('every sample of a scenario', () => {
  const looks = [
    ['as it is', {}],
    ['in large letters', { look: { ...plainWish.look, text: 'large' } }],
    ['for dyslexia, in outline', { look: { ...plainWish.look, text: 'dyslexia', ink: 'outline' } }],
    [
      'as a woodcut, sparing ink, on Letter',
      {
        look: { ...plainWish.look, theme: 'gravure', ink: 'saver' },
        sheet: { ...plainSheet, paper: { width: 215.9, height: 279.4 } },
      },
    ],
  ] as const

  it.each(samples.flatMap(sample => looks.map(([name, look]) => ({ name, look, ...sample }))))(
    '$id is printed without a problem, $name',
    async ({ document, look }) => {
      const printed = await print(document, 'all', look)
      expect(printed.report.problems).toEqual([])
      if (hasTools) expect(qpdfCheck(pdf(printed))).toBe(0)
    },
  )

  it.each(samples)('$id has the same bytes twice', async ({ document }) => {
    const [first, second] = [await print(document, 'all'), await print(document, 'all')]
    expect(Buffer.from(pdf(first)).equals(Buffer.from(pdf(second)))).toBe(true)
  })

  it.each(samples)('$id, saved and read back, is the same', ({ document }) => {
    const { document: saved } = opened(document)
    expect(opened(saved).document).toEqual(saved)
  })
})
