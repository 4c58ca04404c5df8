/** Maps and texts of scenarios in process; a scenario and a whole evening on paper, as whole processes. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'vitest'
import {
  checkMap,
  mapDrawing,
  mapLook,
  mapSchema,
  newPiece,
  pieceAt,
  pieceMarks,
  readTexts,
  scenarioKind,
  terrainIds,
  type TableMap,
} from '../src/core/index.ts'
import { systems } from '../src/games/index.ts'
import { median, printTable, time } from './table.ts'

/** Every kind of terrain in turn, row by row. */
const crowded = (count: number): TableMap => ({
  ...mapSchema.parse({ width: 72, height: 48 }),
  pieces: Array.from({ length: count }, (_, index) =>
    newPiece(terrainIds[index % terrainIds.length] ?? 'arbre', {
      x: 2 + (index % 24) * 3,
      y: 2 + Math.floor(index / 24) * 2.6,
    }),
  ),
})

it('measures scenarios and evenings', () => {
  const [game] = systems
  const [band = '', other = ''] = (game?.samples ?? []).map(({ id }) => id)
  const [sample] = game?.scenarios ?? []
  if (!game || !sample) throw new Error('no sample')
  const opened = scenarioKind.open(sample.document, systems)
  if (!opened.ok) throw new Error('the sample does not open')
  const { text } = opened.value
  const map = crowded(400)
  const look = mapLook(map, 3.5)

  const folder = mkdtempSync(join(tmpdir(), 'copiste-bench-'))
  const at = (name: string): string => join(folder, name)
  const copiste = (...words: readonly string[]): number => {
    const start = performance.now()
    const { status, stderr } = spawnSync(process.execPath, ['bin/copiste.mjs', ...words], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return performance.now() - start
  }
  const [one, two, scenario, evening] = [
    at('un.bande.json'),
    at('deux.bande.json'),
    at('le.scenario.json'),
    at('la.soiree.json'),
  ]
  copiste('new', game.id, '--sample', band, '--out', one)
  copiste('new', game.id, '--sample', other, '--out', two)
  copiste('new', 'scenario', '--sample', sample.id, '--out', scenario)
  copiste('new', 'evening', '--out', evening, '--band', one, two, '--scenario', scenario)
  const whole = (...words: readonly string[]): string => {
    const turns = Array.from({ length: 5 }, () => copiste(...words, '--out', at('x.pdf')))
    return `${(median(turns) / 1000).toFixed(2)} s`
  }
  const rows = [
    ['texts of a scenario, in process', `${time(50, () => void readTexts(text, game)).toFixed(2)} ms`, ''],
    [
      'a map of 400 pieces, whole',
      `${time(5, () => void mapDrawing(map, { scale: 3.5 })).toFixed(1)} ms`,
      '',
    ],
    [
      'one piece of it, as a drag draws it',
      `${time(400, () => void map.pieces.slice(5, 6).map(piece => pieceMarks(piece, look))).toFixed(3)} ms`,
      '< 16 ms',
    ],
    [
      'a piece under the pointer',
      `${time(200, () => void pieceAt(map.pieces, { x: 36, y: 24 })).toFixed(3)} ms`,
      '',
    ],
    ['what can be told of it', `${time(10, () => void checkMap(map, game)).toFixed(1)} ms`, ''],
    ['`copiste scenario`, whole process', whole('scenario', scenario), ''],
    ['`copiste evening`, two bands and a scenario, whole process', whole('evening', evening), '2 s'],
  ] as const
  rmSync(folder, { recursive: true, force: true })
  printTable(
    'Scenarios and evenings',
    rows.map(([what, measured, goal]) => ({ what, measured, goal })),
  )
})
