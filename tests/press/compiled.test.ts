/** Templates and styles that were read as Copiste was built say what their files say, and give way where those say more. */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
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
    const files = readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll('\\', '/'))
      .filter(name => /\.(?:hbs|css)$/.test(name))
    const held = all.flatMap(({ templates, sheets }) => [
      ...Object.keys(templates).map(name => `${name}.hbs`),
      ...Object.keys(sheets),
    ])
    expect(held.toSorted()).toEqual(files.toSorted())
    for (const { sheets } of all)
      for (const [file, { parts }] of Object.entries(sheets)) {
        const text = resources.template(file) ?? ''
        const plain: unknown = JSON.parse(JSON.stringify(readSheet({ file, text })))
        expect(JSON.parse(JSON.stringify(partsFrom(file, parts))), file).toEqual(plain)
      }
  })

  it.each([
    [
      'a template',
      'flammes-et-fantassins/band-sheet.hbs',
      'class="page',
      'style="color: #ff0000" class="page',
    ],
    ['what a template includes', 'shared/card.hbs', 'class="', 'style="color: #ff0000" class="'],
    ['a style sheet', 'shared/base.css', '', '* { color: #ff0000; }\n'],
  ])('gives way where %s was edited', async (_, edited, from, to) => {
    const [one] = firsts
    if (!one) throw new Error('no sample')
    const template = (path: string): string | undefined => {
      const text = resources.template(path)
      return path === edited ? text?.replace(from, to) : text
    }
    const plain = await createPress({ ...resources, compiled: () => undefined, template }, decodePicture)
    const expected = bytesOf(await plain.print(whole(one)))
    expect(expected).not.toEqual(bytesOf(await (await warmPress()).print(whole(one))))
    const { press } = reading({ template })
    expect(bytesOf(await (await press).print(whole(one)))).toEqual(expected)
  })
})

describe('the built program', () => {
  it('has them beside the press', () => {
    for (const [folder] of modules) {
      const held: unknown = createRequire(import.meta.url)(`${root}/out/main/chunks/compiled-${folder}.cjs`)
      expect(Object.keys(Object(held)), folder).toEqual(['templates', 'sheets'])
    }
  })
})
