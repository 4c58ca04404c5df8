/** Every lock file of the house can be installed as it stands, anywhere, from whatever registry there is. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../cli/cli.ts'

const names = z.record(z.string(), z.string()).default({})
const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  devDependencies: names,
})
const read = (folder: string) =>
  z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))).packages

/** Where a package finds another: in its own folder, or in one above. */
const placesFrom = (path: string): readonly string[] => {
  const above = path.lastIndexOf('/node_modules/')
  if (path === '') return ['']
  return [`${path}/`, ...(above < 0 ? [''] : placesFrom(path.slice(0, above)))]
}

describe.each(['.', 'bench/peers', 'bin/builder', 'tests/electron'])('the lock file of %s', folder => {
  const packages = read(folder)

  it('promise 14: holds all that its packages ask for, those of other systems too', () => {
    const lacking = Object.entries(packages).flatMap(([path, asked]) =>
      Object.keys({ ...asked.dependencies, ...asked.optionalDependencies, ...asked.devDependencies })
        .filter(name => !placesFrom(path).some(place => `${place}node_modules/${name}` in packages))
        .map(name => `${path} asks for ${name}`),
    )
    expect(lacking).toEqual([])
  })

  it('says what each package must be, and no registry', () => {
    const { '': _, ...others } = packages
    expect(Object.entries(others).flatMap(([path, { integrity }]) => (integrity ? [] : [path]))).toEqual([])
    expect(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
  })

  it('is what its package.json asks for', () => {
    const manifest = entry.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
    expect(packages['']?.dependencies).toEqual(manifest.dependencies)
    expect(packages['']?.devDependencies).toEqual(manifest.devDependencies)
  })
})

describe('promise 18: the packer', () => {
  it('comes from a lock file of its own, in one exact version', () => {
    const { dependencies } = entry.parse(
      JSON.parse(readFileSync(join(root, 'bin/builder/package.json'), 'utf8')),
    )
    expect(Object.keys(dependencies)).toEqual(['electron-builder'])
    expect(dependencies['electron-builder']).toMatch(/^\d+\.\d+\.\d+$/)
    expect(read('bin/builder')['node_modules/electron-builder']?.version).toBe(
      dependencies['electron-builder'],
    )
    const script = readFileSync(join(root, 'bin/dist.mjs'), 'utf8')
    expect(script).not.toContain('npx')
  })
})
