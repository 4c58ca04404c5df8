/** Promise 7: a folder that a player chose and that is not there is asked about, and never made empty. */
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writeJson, z } from '../../src/core/index.ts'
import { scratch } from '../cli/cli.ts'
import { openDesk, sampleDocument, type OpenDesk } from './desk.ts'

const inScratch = scratch()
const me = 'fenetre-1'
let count = 0

/** A desk whose chosen folder lies on a disk that was taken away. */
const withoutDisk = async (): Promise<{
  readonly desk: OpenDesk
  readonly chosen: string
  readonly back: () => void
}> => {
  const place = inScratch(String(count++))
  const [disk, away] = [join(place, 'disque'), join(place, 'tiroir')]
  const chosen = join(disk, 'bandes')
  mkdirSync(join(disk, 'bandes'), { recursive: true })
  mkdirSync(join(place, 'data'), { recursive: true })
  writeFileSync(join(place, 'data', 'preferences.json'), JSON.stringify({ folder: chosen }))
  const desk = openDesk(place)
  onTestFinished(() => desk.close())
  await desk.get(me, 'create', { document: sampleDocument('trio') })
  renameSync(disk, away)
  return { desk, chosen, back: () => renameSync(away, disk) }
}

const shelfSchema = z.object({
  folder: z.string(),
  missing: z.boolean(),
  books: z.array(z.object({ file: z.string() })),
})
const shelf = async ({ get }: OpenDesk) => shelfSchema.parse(await get(me, 'shelf'))

describe('promise 7: a chosen folder that is missing', () => {
  it('is told, and neither made nor written in', async () => {
    const { desk, chosen } = await withoutDisk()
    await desk.get(me, 'start')
    expect(await shelf(desk)).toEqual({ folder: chosen, missing: true, books: [] })
    const document = sampleDocument('trio')
    expect(await desk.refused(me, 'create', { document })).toEqual(['desk.missing-folder'])
    expect(await desk.refused(me, 'take', { name: 'a', bytes: writeJson(document) })).toEqual([
      'desk.missing-folder',
    ])
    const refused = await desk.desk.answer(me, 'create', { document })
    expect(refused.ok ? '' : refused.diagnostics[0]?.message.replaceAll('\u00a0', ' ')).toBe(
      `Le dossier « ${chosen} » n’est pas là : rebranchez le disque, choisissez-en un autre, ou recréez-le.`,
    )
    expect(existsSync(chosen)).toBe(false)
  })

  it('is there again with its bands once the disk is', async () => {
    const { desk, chosen, back } = await withoutDisk()
    await desk.get(me, 'start')
    await shelf(desk)
    back()
    const found = await shelf(desk)
    expect([found.folder, found.missing, found.books.length]).toEqual([chosen, false, 1])
    const heard: string[] = []
    desk.desk.connect(me, ({ kind }) => heard.push(kind))
    writeFileSync(join(chosen, 'autre.bande.json'), '{}')
    await expect.poll(() => heard).toContain('shelf')
  })

  it('is left for the usual one only when the player says so', async () => {
    const { desk } = await withoutDisk()
    await desk.get(me, 'start')
    await desk.get(me, 'settle', { where: 'usual' })
    expect(await shelf(desk)).toEqual({ folder: desk.library, missing: false, books: [] })
    expect(await desk.get(me, 'start')).toMatchObject({ preferences: { folder: null } })
  })

  it('is made anew, empty, only when the player says so', async () => {
    const { desk, chosen } = await withoutDisk()
    await desk.get(me, 'settle', { where: 'anew' })
    expect(await shelf(desk)).toEqual({ folder: chosen, missing: false, books: [] })
    expect(readdirSync(chosen)).toEqual([])
  })
})

describe('promise 7: a bad value of the preferences', () => {
  it('is told to the window that starts', async () => {
    const place = inScratch(String(count++))
    mkdirSync(join(place, 'data'), { recursive: true })
    writeFileSync(
      join(place, 'data', 'preferences.json'),
      JSON.stringify({ appearance: 'sépia', recent: ['/a'] }),
    )
    const desk = openDesk(place)
    onTestFinished(() => desk.close())
    expect(await desk.get(me, 'start')).toMatchObject({
      preferences: { appearance: 'system', recent: ['/a'] },
      remarks: [{ severity: 'warning', code: 'preferences.bad-value' }],
    })
    expect(await desk.get(me, 'start')).toMatchObject({ remarks: [] })
  })
})
