/** The wish to print as the command line takes it: what the house's table holds is offered, read and refused here. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardFormats, houseOptions } from '../../src/app/wish.ts'
import { parseCall } from '../../src/cli/command.ts'
import { printCommand } from '../../src/cli/commands/print.ts'
import { broughtBy, readPrintOptions } from '../../src/cli/options.ts'
import { systems } from '../../src/games/index.ts'
import { papers } from '../../src/press/index.ts'
import { copiste, scratch } from './cli.ts'

const themes = [
  { id: 'enluminure', name: 'Enluminure' },
  { id: 'gravure', name: 'Gravure' },
]
const command = printCommand(systems, themes)

const read = (...words: readonly string[]) => {
  const call = parseCall(command, ['x.bande.json', '--out', 'x.pdf', ...words])
  return call.ok ? readPrintOptions(call.value, themes, broughtBy(systems)) : call
}
const settingsOf = (...words: readonly string[]) => {
  const wish = read(...words)
  if (!wish.ok) throw new Error(wish.diagnostics[0]?.message)
  return wish.value.settings
}
const refusalOf = (...words: readonly string[]): string => {
  const wish = read(...words)
  return wish.ok ? 'taken' : (wish.diagnostics[0]?.message ?? '').replace(/[\u00a0\u202f]/g, ' ')
}

describe('wish: the words of copiste print', () => {
  it.each([
    ['paper', Object.keys(papers)],
    ['card', Object.keys(cardFormats)],
  ] as const)('--%s takes every id of its table, and the help lists it', (name, ids) => {
    const help = command.options.find(option => option.name === name)?.help ?? ''
    for (const id of ids) {
      expect(settingsOf(`--${name}`, id)[name]).toBe(id)
      expect(help.split(/[ ,]+/)).toContain(id)
    }
  })

  it('are one for each option of the house', () => {
    expect(command.options.map(({ name }) => name)).toEqual([
      'out',
      'assets',
      'paper',
      'card',
      'backs',
      'bleed',
      'marks',
      'ink',
      'theme',
      'text',
      'copies',
      'png',
      'templates',
      'printer',
      'report',
      'jobs',
      ...broughtBy(systems).map(({ id }) => id),
    ])
    const helps = new Map(command.options.map(({ name, help, value }) => [name, [value, help]]))
    expect(helps.get('card')).toEqual([
      'FORMAT',
      'le format des cartes : poker (défaut), bridge, mini, tarot, square, ou LxH en mm, de 40x55 à 210x297',
    ])
    expect(helps.get('bleed')).toEqual(['MM', 'le fond perdu, de 0 à 5 (0)'])
    expect(helps.get('copies')).toEqual(['N', 'les exemplaires de chaque chose, de 1 à 20 (1)'])
    expect(helps.get('png')).toEqual(['PPP', 'chaque page en PNG aussi, à cette résolution, de 36 à 800'])
    expect(helps.get('theme')).toEqual(['MOT', 'le thème : jeu (défaut), enluminure, gravure'])
  })

  it('are read at both bounds of each number, and as players write them', () => {
    for (const option of houseOptions(themes))
      if (option.kind === 'number')
        for (const bound of [option.min, option.max])
          expect(settingsOf(`--${option.id}`, String(bound)), option.id).toMatchObject({ [option.id]: bound })
    expect(settingsOf('--bleed', '2,5', '--card', '60,5X90').bleed).toBe(2.5)
    expect(settingsOf('--bleed', '2,5', '--card', '60,5X90').card).toBe('60.5x90')
    expect(settingsOf('--base', '30', '--chances').options).toEqual({ base: 30, chances: true })
    const wish = read()
    expect(wish.ok && [wish.value.png, wish.value.jobs, wish.value.settings.png]).toEqual([undefined, 1, 150])
  })

  it.each([
    [
      ['--paper', 'lettre'],
      '--paper « lettre » n’existe pas. Vouliez-vous dire « letter » ? Choix : a4, letter.',
    ],
    [
      ['--card', 'toString'],
      '--card « toString » n’est pas un format. Choix : poker, bridge, mini, tarot, square, ou LxH en mm, de 40x55 à 210x297.',
    ],
    [['--bleed', '6'], '--bleed veut un nombre de 0 à 5, et non « 6 ».'],
    [['--bleed', '1e0'], '--bleed veut un nombre de 0 à 5, et non « 1e0 ».'],
    [['--copies', '0'], '--copies veut un nombre entier de 1 à 20, et non « 0 ».'],
    [['--copies', '1,5'], '--copies veut un nombre entier de 1 à 20, et non « 1,5 ».'],
    [['--png', '801'], '--png veut un nombre entier de 36 à 800, et non « 801 ».'],
    [['--base', '61'], '--base veut un nombre de 15 à 60, et non « 61 ».'],
    [['--jobs', '17'], '--jobs veut un nombre entier de 1 à 16, et non « 17 ».'],
    [['--theme', 'azur'], '--theme « azur » n’existe pas. Choix : jeu, enluminure, gravure.'],
  ])('%j are refused with what is taken', (words, told) => {
    expect(refusalOf(...words)).toBe(told)
  })
})

describe('wish: copiste print --copies', () => {
  const inScratch = scratch()
  let band = ''
  beforeAll(() => {
    band = inScratch('trio.bande.json')
    copiste('new', 'flammes-et-fantassins', '--sample', 'trio', '--out', band)
  })

  it('prints each piece as often, as the studio does', () => {
    const placed = (...words: readonly string[]): number => {
      const report = inScratch('rapport.json')
      const out = inScratch('x.pdf')
      const ran = copiste(
        ...['print', band, '--assets', 'figure-sheets,standees', '--backs', 'none'],
        ...['--out', out, '--report', report, ...words],
      )
      expect(ran.code, ran.err).toBe(0)
      const { sheets } = JSON.parse(readFileSync(report, 'utf8'))
      return sheets.flatMap(({ pieces }: { readonly pieces: readonly unknown[] }) => pieces).length
    }
    const once = placed()
    expect(once).toBeGreaterThan(3)
    expect(placed('--copies', '3')).toBe(3 * once)
  })
})
