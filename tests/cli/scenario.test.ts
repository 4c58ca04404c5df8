/** `copiste scenario` and `copiste new scenario` from outside: printed whole, or refused with a line and nothing written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systems } from '../../src/games/index.ts'
import { hasTools, textOf } from '../press/pdf.ts'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()
const written = (name: string, changes: object): string => {
  const path = inScratch(`${name}.scenario.json`)
  writeFileSync(
    path,
    JSON.stringify({
      format: 'copiste-scenario',
      version: 1,
      title: 'Le Gué',
      setup: 'Posez les oies.',
      ...changes,
    }),
  )
  return path
}

describe('copiste new scenario', () => {
  it('writes a blank one, or a sample that is well formed; what stands there is left', () => {
    const blank = inScratch('vierge.scenario.json')
    expect(copiste('new', 'scenario', '--out', blank)).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('Le scénario «\u00a0Nouveau scénario\u00a0» est écrit dans'),
    })
    expect(copiste('new', 'scenario', '--out', blank).code).toBe(2)
    const geese = inScratch('oies.scenario.json')
    expect(copiste('new', 'scenario', '--sample', 'la-republique-des-oies', '--out', geese).code).toBe(0)
    expect(copiste('check', blank, geese).code).toBe(0)
  })

  it('names its samples where one is unknown, as « copiste systems --json » does', () => {
    const path = inScratch('non.scenario.json')
    const { code, err } = copiste('new', 'scenario', '--sample', 'la-republique-des-ois', '--out', path)
    expect([code, existsSync(path)]).toEqual([2, false])
    expect(err).toContain('Vouliez-vous dire «\u00a0la-republique-des-oies\u00a0»')
    const listed = z
      .array(z.object({ scenarios: z.array(z.object({ id: z.string() })) }))
      .parse(JSON.parse(copiste('systems', '--json').out))
    expect(listed.flatMap(({ scenarios }) => scenarios.map(({ id }) => id))).toEqual(
      systems.flatMap(({ scenarios = [] }) => scenarios.map(({ id }) => id)),
    )
  })

  it('takes no sample of an evening, which has none', () => {
    const path = inScratch('soir.soiree.json')
    const { code, err } = copiste('new', 'evening', '--sample', 'x', '--out', path)
    expect([code, existsSync(path)]).toEqual([2, false])
    expect(err).toContain('n’a pas d’exemple')
  })
})

describe('copiste scenario', () => {
  it.skipIf(!hasTools)('prints what is asked for, with its report', () => {
    const [file, out, report] = [written('gue', {}), inScratch('gue.pdf'), inScratch('gue.json')]
    const ran = copiste(
      'scenario',
      file,
      '--out',
      out,
      '--assets',
      'booklet',
      '--livret',
      'a5',
      '--report',
      report,
    )
    expect(ran).toMatchObject({ code: 0, out: '' })
    expect(textOf(readFileSync(out))).toContain('Posez les oies.')
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      sheets: [{ page: 1, side: 'front', pieces: [{ asset: 'booklet', title: 'Le Gué' }] }],
      problems: [],
    })
  })

  it('refuses a text that cannot be read, or an icon that is none, by its line; nothing is written', () => {
    const out = inScratch('faute.pdf')
    const html = written('html', { setup: 'Posez\nles <b>oies</b>.' })
    expect(copiste('scenario', html, '--out', out)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Mise en place, ligne 2, colonne 5\s: Pas de HTML ici/),
    })
    expect(copiste('check', html).code).toBe(1)
    const icon = written('icone', { rules: 'Un\n\n- :gousse: deux' })
    expect(copiste('scenario', icon, '--out', out)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Sur le terrain, ligne 3, colonne 3\s: L’icône «\sgousse\s»/),
    })
    expect(existsSync(out)).toBe(false)
  })

  it('is the one that prints scenarios: the others say so', () => {
    const file = written('autre', {})
    for (const command of ['print', 'scenario'] as const) {
      const other = command === 'print' ? file : inScratch('x.bande.json')
      if (command === 'scenario') copiste('new', 'flammes-et-fantassins', '--out', other)
      const { code, err } = copiste(command, other, '--out', inScratch('autre.pdf'))
      expect([code, err.includes('les scénarios par « copiste scenario »')]).toEqual([2, true])
    }
    expect(copiste('scenario', file, '--out', inScratch('autre.pdf'), '--base', '30').err).toContain('--base')
    expect(existsSync(inScratch('autre.pdf'))).toBe(false)
  })
})
