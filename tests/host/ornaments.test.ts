/** Ornaments of a player's own folder: a measure that no paper has is told with its file and line. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openResources } from '../../src/host/resources.ts'
import { Fault } from '../../src/press/vocabulary/index.ts'
import { root, scratch } from '../cli/cli.ts'

const inScratch = scratch()

const told = (ornament: object): unknown => {
  mkdirSync(inScratch('shared'), { recursive: true })
  writeFileSync(inScratch('shared', 'ornaments.json'), `{\n  "rond": ${JSON.stringify(ornament)}\n}`)
  try {
    return openResources({ root, own: inScratch() }).drawing('rond')
  } catch (fault) {
    return fault
  }
}

describe('promise 15: an ornament', () => {
  it.each([
    ['of endless width', { width: 1e300, height: 9, paths: [{ d: 'M0 0h9' }] }],
    ['of next to no width', { width: 1e-300, height: 9, paths: [{ d: 'M0 0h9' }] }],
    ['that goes too far', { width: 9, height: 9, paths: [{ d: 'M0 0h1e300' }] }],
    ['that goes to infinity', { width: 9, height: 9, paths: [{ d: 'M0 0h1e999' }] }],
    ['of an endless line', { width: 9, height: 9, paths: [{ d: 'M0 0h9', stroke: 1e300 }] }],
  ])('%s is told with its file and line', (_, ornament) => {
    const fault = told(ornament)
    expect(fault).toBeInstanceOf(Fault)
    expect(fault).toMatchObject({
      code: 'press.ornament',
      place: { file: 'shared/ornaments.json', line: 2, column: 3 },
    })
  })

  it('of any honest measure is taken', () => {
    const paths = [{ d: 'M0 0h1000.5c-1e2-.5,3 4 5 6z', stroke: 2 }]
    expect(told({ width: 1000.5, height: 0.5, paths })).toEqual({ width: 1000.5, height: 0.5, paths })
  })
})
