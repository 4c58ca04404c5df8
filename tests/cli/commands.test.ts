/** The commands of the contract, from outside. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { systems } from '../../src/games/index.ts'
import { copiste, scratch } from './cli.ts'

const inScratch = scratch()

const write = (name: string, roster: object): string => {
  const path = inScratch(name)
  writeFileSync(
    path,
    JSON.stringify({
      format: 'copiste-band',
      version: 1,
      system: 'flammes-et-fantassins',
      name: 'Essai',
      roster,
    }),
  )
  return path
}

/** The band of the contract's own example. */
const bertrude = {
  points: 8,
  figures: [
    {
      name: 'Bertrude',
      build: 'agile',
      classes: ['necromancien'],
      equipment: ['dague', 'robe', 'grimoire', 'parchemin:boule-de-feu'],
      grimoire: 'tenebres',
      speciality: 'necromancien',
      spells: ['vampirisme', 'acide'],
    },
  ],
}

describe('copiste systems, catalog, assets', () => {
  it('list the games', () => {
    const { code, out, err } = copiste('systems', '--json')
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject([
      { id: 'flammes-et-fantassins', name: 'Flammes & Fantassins' },
      { id: 'fees-d-armes', name: 'Fées d’armes' },
      { id: 'mini-figs-mef-fan', name: 'Mini Figs Mef-Fan' },
      { id: 'argad', name: 'Argad!' },
    ])
    expect(copiste('systems').out).toContain('flammes-et-fantassins\tFlammes & Fantassins')
  })

  it('list every id with its name and numbers', () => {
    const { sections } = JSON.parse(copiste('catalog', 'flammes-et-fantassins', '--json').out)
    const count = (id: string) => sections.find((section: { id: string }) => section.id === id).entries.length
    expect(['classes', 'talents', 'spells', 'specialities', 'equipment'].map(count)).toEqual([
      21, 12, 32, 8, 28,
    ])
    expect(copiste('catalog', 'flammes-et-fantassins').out).toMatch(
      /^plaque\tPlaque\tCA\s\+3, Tra\.\s−3, PV\s\+4, DEX\s−1/m,
    )
  })

  it('list what can be printed', () => {
    const assets = JSON.parse(copiste('assets', 'flammes-et-fantassins', '--json').out)
    expect(assets.map(({ id }: { id: string }) => id)).toEqual([
      'figure-sheets',
      'spell-cards',
      'talent-cards',
      'equipment-cards',
      'chat-noir',
      'tokens',
      'standees',
      'band-sheet',
      'duration-board',
      'reference-sheets',
      'rulers',
      'campaign-sheet',
    ])
  })
})

describe('copiste new', () => {
  it.each(systems)(
    'writes a blank band of $id, and every sample, and never over a file',
    ({ id, samples }) => {
      const blank = inScratch(`${id}.bande.json`)
      expect(copiste('new', id, '--out', blank)).toMatchObject({ code: 0, out: '' })
      expect(copiste('check', blank).code).toBe(0)
      for (const { id: sample } of samples) {
        const path = inScratch(`${id}-${sample}.bande.json`)
        expect(copiste('new', id, '--sample', sample, '--out', path).code).toBe(0)
        expect(JSON.parse(copiste('check', path, '--json').out)).toMatchObject([
          { ok: true, diagnostics: [] },
        ])
      }
      const before = readFileSync(blank)
      const again = copiste('new', id, '--sample', samples[0]?.id ?? '', '--out', blank)
      expect(again.code).toBe(2)
      expect(again.err).toContain('existe déjà')
      expect(readFileSync(blank)).toEqual(before)
    },
  )

  it('says what is missing or unknown, with the nearest', () => {
    const out = inScratch('rien.bande.json')
    expect(copiste('new', 'flammes-et-fantassins')).toMatchObject({ code: 2, out: '' })
    const scenario = copiste('new', 'flammes-et-fantassins', '--out', inScratch('soir.scenario.json'))
    expect([scenario.code, existsSync(inScratch('soir.scenario.json'))]).toEqual([2, false])
    expect(scenario.err).toMatch(/porte le nom d’un scénario\s: donnez à la bande un nom en/)
    expect(copiste('new', 'flammes-et-fantasin', '--out', out).err).toContain('flammes-et-fantassins')
    expect(copiste('new', 'flammes-et-fantassins', '--sample', 'mage', '--out', out).err).toContain('mages')
    expect(copiste('new', 'flammes-et-fantassins', '--out', inScratch('absent', 'x.bande.json')).code).toBe(2)
    expect(existsSync(out)).toBe(false)
  })
})

describe('copiste check', () => {
  it('answers in the words of the contract', () => {
    const file = write('bertrude.bande.json', bertrude)
    const { code, out } = copiste('check', file, '--json')
    expect(code).toBe(0)
    const [answer] = JSON.parse(out)
    expect(answer).toMatchObject({
      file,
      system: 'flammes-et-fantassins',
      ok: true,
      totals: { pc: 1, pcAgreed: 8, iron: 3, ironBudget: 8, figures: 1, bandPa: 2 },
    })
    for (const diagnostic of answer.diagnostics)
      expect(Object.keys(diagnostic)).toEqual(expect.arrayContaining(['severity', 'code', 'path', 'message']))
  })

  it('kinds: says whether a scenario is well formed, and nothing more', () => {
    const gue = { format: 'copiste-scenario', version: 1, title: 'Le Gué', system: 'flammes-et-fantassins' }
    const file = inScratch('gue.scenario.json')
    writeFileSync(file, JSON.stringify(gue))
    const { code, out } = copiste('check', file, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual([
      { file, system: 'flammes-et-fantassins', ok: true, diagnostics: [], totals: {} },
    ])
    expect(copiste('check', file).out).toBe(`Le Gué (scénario, Flammes & Fantassins, ${file}) : bien formé\n`)
    const malformed = inScratch('casse.scenario.json')
    writeFileSync(malformed, JSON.stringify({ ...gue, handouts: 'aucun' }))
    const refused = copiste('check', malformed, '--json')
    expect(refused.code).toBe(2)
    expect(JSON.parse(refused.out)).toMatchObject([
      { ok: false, totals: null, diagnostics: [{ code: 'file.malformed', path: '/handouts' }] },
    ])
    expect(copiste('stats', file)).toMatchObject({ code: 2, err: expect.stringContaining('pas une bande') })
  })

  it('exits 1 on a broken rule, 0 on warnings, 2 when one file among others is no band', () => {
    const good = write('ok.bande.json', bertrude)
    const illegal = write('illegal.bande.json', { ...bertrude, points: 0 })
    const broken = inScratch('casse.bande.json')
    writeFileSync(broken, '{')
    expect(copiste('check', good).code).toBe(0)
    expect(copiste('check', good, illegal).code).toBe(1)
    const mixed = copiste('check', good, broken, illegal, '--json')
    expect(mixed.code).toBe(2)
    expect(JSON.parse(mixed.out).map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, false])
    expect(mixed.err).toContain('incomplet')
  })

  it('tells a person what to do, without a colour in a pipe', () => {
    const { out } = copiste('check', write('illegal2.bande.json', { ...bertrude, points: 0 }))
    expect(out).toContain('retirez 1\u00a0classe')
    expect(out.includes('\u001b')).toBe(false)
  })
})

describe('copiste stats', () => {
  it('gives the numbers of the contract', () => {
    const { code, out } = copiste('stats', write('stats.bande.json', bertrude), '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      figures: [
        {
          name: 'Bertrude',
          rank: 'mercenaire',
          scores: { dex: 0, for: 1, con: 0, int: 1, sag: 0, cha: 0 },
          dep: 7,
          pv: 6,
          tra: 5,
          com: 0,
          mel: 0,
          tir: 0,
          ca: 2,
          charge: false,
          attacks: [
            { id: 'dague', kind: 'melee', hit: -1, damage: 1, range: 1 },
            { id: 'magie', kind: 'magie', hit: 1, damage: 0, range: null },
          ],
          talents: [],
          spells: ['vampirisme', 'acide'],
        },
      ],
    })
  })

  it('reads well on paper too', () => {
    expect(copiste('stats', write('stats2.bande.json', bertrude)).out).toMatch(/Dague\tTouche −1, Dégâts \+1/)
  })
})

describe('the command line', () => {
  it.each([
    [['chek'], 'check'],
    [['check', 'x', '--jsno'], '--json'],
    [['--versoin'], '--version'],
    [['help', 'stat'], 'stats'],
    [['check'], 'FICHIER'],
    [['stats', 'a', 'b'], 'de trop'],
    [['new', 'flammes-et-fantassins', '--out'], 'attend une valeur'],
    [['new', 'flammes-et-fantassins', '--out', 'a', '--out', 'b'], 'deux fois'],
    [['systems', '--json=oui'], 'ne prend pas de valeur'],
  ])('%j is refused, and told %j', (words, told) => {
    const { code, out, err } = copiste(...words)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(told)
    expect(err).not.toMatch(/\bat .*\.c?js:/)
  })

  it('has French help for each command, on standard output', () => {
    for (const words of [[], ['help'], ['--help']])
      expect(copiste(...words).out).toContain('copiste check FICHIER…')
    for (const name of ['systems', 'catalog', 'assets', 'new', 'check', 'stats']) {
      const help = copiste(name, '--help')
      expect(help).toMatchObject({ code: 0, err: '' })
      expect(help.out).toContain(`copiste ${name}`)
      expect(copiste('help', name).out).toBe(help.out)
    }
  })

  it('takes what follows -- as file names', () => {
    expect(copiste('check', '--', '--json').err).toContain('--json\u00a0: ce fichier')
  })
})
