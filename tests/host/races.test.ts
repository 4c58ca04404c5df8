/** Two real processes on one folder, a thousand rounds: whoever loses a race is told, and nothing that was written is lost. */
import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPreferences } from '../../src/app/preferences.ts'
import { createDrawer } from '../../src/app/printers.ts'
import { z, writeJson } from '../../src/core/index.ts'
import { files } from '../../src/host/files.ts'
import { fingerprint } from '../../src/host/late-crypto.ts'
import { thisProcess, writeHolder } from '../../src/host/holder.ts'
import { lockFor } from '../../src/host/lock.ts'
import { scratch } from '../cli/cli.ts'
import { tokenBand, type Order } from './race-orders.ts'

const inScratch = scratch()
const rounds = 1000

const answerSchema = z.object({
  ok: z.boolean(),
  value: z.unknown().optional(),
  diagnostics: z.array(z.object({ code: z.string(), message: z.string() })).default([]),
})
type Answer = z.infer<typeof answerSchema>

interface Racer {
  readonly child: ChildProcess
  readonly tell: (order: Order) => Promise<Answer>
}

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'race-child.ts'),
      outDir: inScratch('enfant'),
      target: 'node20',
      minify: true,
      rollupOptions: { output: { entryFileNames: 'enfant.mjs' } },
    },
  })
})

const answerOf = (child: ChildProcess): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a racer ended: ${code}`))
    child.once('exit', gone)
    child.once('message', message => {
      child.off('exit', gone)
      resolve(answerSchema.parse(message))
    })
  })

const start = async (folder: string, data = 'donnees'): Promise<Racer> => {
  const child = fork(inScratch('enfant', 'enfant.mjs'), [folder, data], {
    env: { ...process.env, XDG_DATA_HOME: join(folder, 'systeme') },
  })
  children.push(child)
  await answerOf(child)
  return {
    child,
    tell: order => {
      const answer = answerOf(child)
      child.send(order)
      return answer
    },
  }
}

let count = 0
let folder = ''
let racers: readonly [Racer, Racer]
beforeEach(async () => {
  folder = inScratch(`course-${count++}`)
  for (const place of ['bandes', 'donnees', 'systeme']) mkdirSync(join(folder, place), { recursive: true })
  racers = [await start(folder), await start(folder)]
})

const both = (orders: readonly [Order, Order]): Promise<readonly [Answer, Answer]> =>
  Promise.all([racers[0].tell(orders[0]), racers[1].tell(orders[1])])

const kindOf = (answer: Answer): string =>
  answer.ok
    ? z.object({ kind: z.string() }).parse(answer.value).kind
    : `refused: ${answer.diagnostics[0]?.message}`

const put = (file: string, token: string): { readonly path: string; readonly stamp: string } => {
  const bytes = writeJson(tokenBand(file, token))
  const path = join(folder, 'bandes', `${file}.bande.json`)
  writeFileSync(path, bytes)
  return { path, stamp: fingerprint(bytes) }
}

/** Every token in any file that a player can still get at: bands, versions, the bin. */
const tokensLeft = (): ReadonlySet<string> =>
  new Set(
    ['bandes', 'donnees/versions', 'ailleurs/versions', 'systeme'].flatMap(place => {
      const root = join(folder, place)
      const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
      return names
        .filter(name => statSync(join(root, name)).isFile() && !name.endsWith('.tmp'))
        .flatMap(name => /<([^>]*)>/.exec(readFileSync(join(root, name), 'utf8'))?.[1] ?? [])
    }),
  )

const leftovers = (): readonly string[] =>
  readdirSync(join(folder, 'bandes')).filter(name => !name.endsWith('.bande.json') || name.startsWith('.'))

describe('promise 6: two processes, one folder', () => {
  it.each([
    ['one data folder', 'donnees'],
    ['a data folder each', 'ailleurs'],
  ])(
    'with %s: of five hundred simultaneous saves one is saved, the other told, both kept',
    async (_, data) => {
      racers[1].child.kill('SIGKILL')
      racers = [racers[0], await start(folder, data)]
      // Over a few bands, so that none of them has thousands of versions to be listed at each save.
      const bands = Array.from({ length: 20 }, (_, index) => put(`Oies ${index}`, `départ-${index}`))
      const stamps = bands.map(({ stamp }) => stamp)
      const tokens = bands.map((_, index) => `départ-${index}`)
      for (let round = 0; round < rounds / 2; round++) {
        const index = round % bands.length
        const [path = '', base = ''] = [bands[index]?.path, stamps[index]]
        const save = (token: string): Order => ({
          does: 'save',
          path,
          base,
          document: tokenBand('Oies', token),
        })
        const names = [`a-${round}`, `b-${round}`] as const
        tokens.push(...names)
        const answers = await both([save(names[0]), save(names[1])])
        expect(answers.map(kindOf).toSorted(), `round ${round}`).toEqual(['conflict', 'saved'])
        const winner = answers.findIndex(answer => kindOf(answer) === 'saved')
        expect(readFileSync(path, 'utf8')).toContain(`<${names[winner]}>`)
        stamps[index] = z.object({ stamp: z.string() }).parse(answers[winner]?.value).stamp
      }
      const left = tokensLeft()
      expect(tokens.filter(token => !left.has(token))).toEqual([])
      expect(leftovers()).toEqual([])
    },
  )

  it('a thousand races of saving, renaming, deleting and making lose no token', async () => {
    const tokens: string[] = []
    const kinds = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const { path, stamp } = put(`Oies ${round}`, `là-${round}`)
      tokens.push(`là-${round}`)
      const order = (host: string, kind: number): Order => {
        const token = `${host}-${round}`
        if (kind === 1) return { does: 'rename', path, name: `Jars ${round % 3}` }
        if (kind === 2) return { does: 'remove', path }
        tokens.push(token)
        const document = tokenBand(`Oies ${round}`, token)
        return kind === 3
          ? { does: 'create', document }
          : { does: 'save', path, base: kind === 0 ? stamp : null, document }
      }
      const orders = [order('a', round % 5), order('b', Math.floor(round / 5) % 5)] as const
      const answers = await both(orders)
      for (const [index, answer] of answers.entries()) {
        const { does = 'none' } = orders[index] ?? {}
        // What the other one took away or renamed first can be neither renamed nor thrown away.
        const mayFail = does === 'rename' || does === 'remove'
        expect(
          answer.ok || (mayFail && answer.diagnostics[0]?.message.includes('n’existe pas')),
          `${round}`,
        ).toBe(true)
        const kind = `${does} ${answer.ok}`
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }
    const left = tokensLeft()
    expect(tokens.filter(token => !left.has(token))).toEqual([])
    expect(leftovers()).toEqual([])
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining(['save true', 'rename true', 'rename false', 'remove true', 'create true']),
    )
  })

  it('four hundred times both change the preferences, and no change is lost', async () => {
    for (let round = 0; round < 400; round++) {
      const remember = (host: string): Order => ({ does: 'remember', key: `${host}-${round}` })
      const answers = await both([remember('a'), remember('b')])
      expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    }
    const { printed } = await createPreferences({ files, dataFolder: join(folder, 'donnees') }).read()
    expect(Object.keys(printed)).toHaveLength(800)
    expect(readdirSync(join(folder, 'donnees'))).toEqual(['preferences.json'])
  })

  it('two hundred times both keep things in one stock, the first of all included, and nothing is lost', async () => {
    const expected: string[] = []
    for (let round = 0; round < 200; round++) {
      const names = [`a-${round}`, `b-${round}`] as const
      expected.push(...names)
      const answers = await both([
        { does: 'stow', names: [names[0], 'twin'] },
        { does: 'stow', names: [names[1], 'twin'] },
      ])
      expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    }
    const file = 'Réserve Jeu inventé.reserve.json'
    expect(readdirSync(join(folder, 'bandes'))).toEqual([file])
    const { items } = z
      .object({ items: z.array(z.object({ thing: z.object({ name: z.string() }) })) })
      .parse(JSON.parse(readFileSync(join(folder, 'bandes', file), 'utf8')))
    expect(items.map(({ thing }) => thing.name).toSorted()).toEqual([...expected, 'twin'].toSorted())
  })

  it('profiles whose names differ by a sign are both kept, whoever writes them and when', async () => {
    const expected: string[] = []
    for (let round = 0; round < 100; round++) {
      const names = [`HP ${round}?`, `HP ${round}*`] as const
      expected.push(...names)
      const answers = await both([
        { does: 'profile', name: names[0], scale: 1 + round / 10_000 },
        { does: 'profile', name: names[1], scale: 1 - round / 10_000 },
      ])
      expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    }
    const profiles = await createDrawer(files, join(folder, 'donnees', 'imprimantes')).list()
    expect(new Map(profiles.map(({ name, scaleX }) => [name, scaleX]))).toEqual(
      new Map(
        expected.map((name, index) => [name, 1 + ((index % 2 ? -1 : 1) * Math.floor(index / 2)) / 10_000]),
      ),
    )
  })
})

describe('promise 6: a lock', () => {
  it('of a process that was killed is broken at once', async () => {
    const { path, stamp } = put('Oies', 'avant')
    expect((await racers[0].tell({ does: 'hold', path })).ok).toBe(true)
    const dead = new Promise(resolve => racers[0].child.once('exit', resolve))
    racers[0].child.kill('SIGKILL')
    await dead
    expect(existsSync(lockFor(path))).toBe(true)
    const saved = await racers[1].tell({
      does: 'save',
      path,
      base: stamp,
      document: tokenBand('Oies', 'après'),
    })
    expect(kindOf(saved)).toBe('saved')
    expect(leftovers()).toEqual([])
  })

  it('that is held by a living process is waited for, then refused in a clear sentence, and the work is kept', async () => {
    const { path, stamp } = put('Oies', 'avant')
    await racers[0].tell({ does: 'hold', path })
    const saved = await racers[1].tell({
      does: 'save',
      path,
      base: stamp,
      document: tokenBand('Oies', 'après'),
    })
    expect(saved.diagnostics[0]?.code).toBe('file.held')
    expect(saved.diagnostics[0]?.message).toContain('un autre Copiste y écrit et n’a pas fini. Attendez')
    expect([...tokensLeft()].toSorted()).toEqual(['après', 'avant'])
    expect(readFileSync(path, 'utf8')).toContain('<avant>')
  })

  it('of the dead is swept at once, that of who died while breaking it too', async () => {
    const holder = writeHolder({ ...thisProcess(), process: 0x3ffffff })
    const lock = lockFor(join(folder, 'bandes', 'Oies.bande.json'))
    for (const path of [lock, `${lock}.bris`]) writeFileSync(path, holder)
    await files.sweep(join(folder, 'bandes'))
    expect(readdirSync(join(folder, 'bandes'))).toEqual([])
  })

  it.each([
    ['a process that is no more', { ...thisProcess(), process: 0x3ffffff }],
    ['a process whose number was given again', { ...thisProcess(), born: '1' }],
  ])('of %s is broken by one of two, never by both', async (_, holder) => {
    const path = join(folder, 'bandes', 'compte')
    writeFileSync(path, '0')
    for (let round = 1; round <= 300; round++) {
      writeFileSync(lockFor(path), writeHolder(holder))
      const answers = await both([
        { does: 'count', path },
        { does: 'count', path },
      ])
      expect(answers.map(({ ok }) => ok)).toEqual([true, true])
      expect(Number(readFileSync(path, 'utf8')), `round ${round}`).toBe(2 * round)
    }
    expect(readdirSync(join(folder, 'bandes'))).toEqual(['compte'])
  })
})
