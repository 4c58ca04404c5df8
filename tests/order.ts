/** Any order will do; folders whose files take longest begin, so that no processor is left with nothing at the end. */
import { sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const long = [
  'host',
  'electron',
  'e2e',
  'second-game',
  'cli',
  'press',
  'press-service',
  'games',
  'web',
  'bin',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const parts = moduleId.split(sep)
  const at = long.indexOf(parts[parts.lastIndexOf('tests') + 1] ?? '')
  return at < 0 ? long.length : at
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const shuffled = shuffle(files, this.ctx.config.sequence.seed)
    return shuffled.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** The seed of a run, printed at its head, gives the same order again. */
const shuffle = <T>(items: readonly T[], seed: number): readonly T[] =>
  items
    .map((item, index) => ({ item, at: noise(seed, index) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

const noise = (seed: number, index: number): number => {
  const wave = Math.sin(seed + index * 12.9898) * 43758.5453
  return wave - Math.floor(wave)
}
