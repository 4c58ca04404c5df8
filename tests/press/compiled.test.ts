/** Templates and styles that were read as Copiste was built say what their files say, and give way where those say more. */
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { compiledModules } from '../../build/compiled.ts'
import { createPress, type Compiled, type Printed, type Resources } from '../../src/press/index.ts'
import { decodePicture } from '../../src/host/pictures.ts'
import { partsFrom, readSheet } from '../../src/press/style/sheet.ts'
import { bandOf, everySample, jobFor, resources, root, warmPress } from './press.ts'

const modules = compiledModules(root)
const opened = new Map(
  [...modules].map(([folder, code]): readonly [string, Compiled] => {
    const exports: Compiled = { templates: {}, sheets: {} }
    runInNewContext(code, { exports })
    return [folder, exports]
  }),
)

const reading = (more: Partial<Resources> = {}) => {
  const asked = new Set<string>()
  const compiled = (folder: string): Compiled | undefined => {
    asked.add(folder)
    return opened.get(folder)
  }
  return { asked, press: createPress({ ...resources, compiled, ...more }, decodePicture) }
}

const bytesOf = ({ files }: Printed): readonly string[] =>
  files.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))

/** The first sample of each game, with all that can be printed of it. */
const firsts = everySample.filter(({ system, sample }) => sample === system.samples[0])
const whole = ({ system, sample }: (typeof firsts)[number]) =>
  jobFor([bandOf(system, sample)], { assets: system.assets.map(({ id }) => id) })

describe('what was read beforehand', () => {
  it.each(firsts.map(({ key }, index) => [key, index] as const))(
    '%s comes out the same',
    async (_, index) => {
      const one = firsts[index]
      if (!one) throw new Error('no sample')
      const { press, asked } = reading()
      const printed = await (await press).print(whole(one))
      expect(bytesOf(printed)).toEqual(bytesOf(await (await warmPress()).print(whole(one))))
      expect([...asked].toSorted()).toEqual([one.system.id, 'shared'].toSorted())
    },
  )

  it('holds every template and every sheet of ours', () => {
    const all = [...opened.values()]
    expect(all.flatMap(({ templates }) => Object.keys(templates))).toHaveLength(136)
    expect(all.flatMap(({ sheets }) => Object.keys(sheets)).length).toBeGreaterThan(30)
    for (const { sheets } of all)
      for (const [file, { parts }] of Object.entries(sheets)) {
        const text = resources.template(file) ?? ''
        const plain: unknown = JSON.parse(JSON.stringify(readSheet({ file, text })))
        expect(JSON.parse(JSON.stringify(partsFrom(file, parts))), file).toEqual(plain)
      }
  })

  it.each([
    ['flammes-et-fantassins/cat-token.hbs', (text: string) => `${text} <!-- mienne -->`],
    ['shared/base.css', (text: string) => `${text}\n.nulle { color: red; }`],
    ['shared/base.css', (text: string) => `${text}\n@import "shared/kit.css";`],
  ])('gives way where %s was edited', async (edited, edit) => {
    const [one] = firsts
    if (!one) throw new Error('no sample')
    const seen: string[] = []
    const template = (path: string): string | undefined => {
      const text = resources.template(path)
      if (path !== edited || text === undefined) return text
      seen.push(path)
      return edit(text)
    }
    const job = { ...whole(one), batches: whole(one).batches }
    const expected = await (
      await createPress({ ...resources, template }, decodePicture)
    )
      .print(job)
      .catch(String)
    const { press } = reading({ template })
    const printed = await (await press).print(job).catch(String)
    expect(typeof printed === 'string' ? printed : bytesOf(printed)).toEqual(
      typeof expected === 'string' ? expected : bytesOf(expected),
    )
    expect(seen).not.toEqual([])
  })
})

describe('the built program', () => {
  it('has them beside the press', () => {
    const [chunk] = [...modules.keys()].map(folder =>
      createRequire(import.meta.url)(`${root}/out/main/chunks/compiled-${folder}.cjs`),
    )
    expect(Object.keys(chunk)).toEqual(['templates', 'sheets'])
  })
})
