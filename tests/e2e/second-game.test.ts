/**
 * A second game, added as docs/architecture.md says: two folders of its own, and its name in the registry. Nothing else
 * is touched, and it is built, mended, compared, duelled and printed as the first one is, beside it in one job.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Ran } from '../cli/cli.ts'
import { scratch } from '../cli/cli.ts'
import { cloneInto } from '../clone.ts'
import { hasTools } from '../press/pdf.ts'
import { faults } from './axe.ts'
import { closeBrowser, fromSample, hasChromium, openStudio, reaching, saved, type Studio } from './studio.ts'

const root = resolve(import.meta.dirname, '../..')
const game = join(root, 'tests', 'second-game')
const inScratch = scratch()
let home = ''
let studio: Studio | undefined

beforeAll(() => {
  home = inScratch('copiste')
  cloneInto(home)
  for (const own of ['src/games/marais', 'templates/marais'])
    cpSync(join(game, own), join(home, own), { recursive: true })
  const registry = join(home, 'src', 'games', 'index.ts')
  const written = readFileSync(registry, 'utf8')
    .replace(/^(import type .*)$/m, "$1\nimport { marais } from './marais/index.ts'")
    .replace(/= \[([^\]]+?),?\s*\]/, '= [$1, marais]')
  writeFileSync(registry, written)
}, 120_000)

afterEach(async () => {
  await studio?.close()
  studio = undefined
})
afterAll(closeBrowser)

const copiste = (...words: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(home, 'bin', 'copiste.mjs'), ...words],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  return { code: status, out: stdout, err: stderr }
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))

const newBand = (system: string, sample: string, name: string): string => {
  const path = inScratch(`${name}.bande.json`)
  expect(copiste('new', system, '--sample', sample, '--out', path)).toMatchObject({ code: 0 })
  return path
}

const reportSchema = z.object({
  pieces: z.array(z.object({ asset: z.string(), title: z.string() })),
  problems: z.array(z.unknown()),
})
const oddsSchema = z.array(
  z.object({
    attacker: z.string(),
    chance: z.number(),
    mean: z.number(),
    distribution: z.array(z.number()),
    studies: z.array(z.unknown()),
  }),
)

/** The file with its streams laid open: colours and outlines can be read. */
const opened = (pdf: string): string =>
  execFileSync('qpdf', ['--qdf', '--object-streams=disable', '--no-original-object-ids', pdf, '-'], {
    encoding: 'latin1',
    maxBuffer: 256 * 1024 * 1024,
  })
const vase = '0.184 0.365 0.227 rg'
const brume = '0.231 0.31 0.478 rg'
const enluminure = '0.478 0.114 0.102 rg'

describe('a game that is added', () => {
  it('touches one file outside of its folders', () => {
    const own = /^(?:src\/games\/marais|templates\/marais)\//
    const touched = ['src', 'templates', 'bin', 'build'].flatMap(folder =>
      filesIn(join(home, folder))
        .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter(name => !own.test(name))
        .filter(name => {
          const [there, here] = [join(home, name), join(root, name)]
          return readFileSync(there, 'latin1') !== readFileSync(here, 'latin1')
        }),
    )
    expect(touched).toEqual(['src/games/index.ts'])
    const lines = (folder: string) => readFileSync(join(folder, 'src/games/index.ts'), 'utf8').split('\n')
    // Its import, and its name in the list.
    expect(lines(home).filter(line => !lines(root).includes(line))).toHaveLength(2)
    expect(filesIn(join(home, 'src/games/marais')).filter(name => name.endsWith('.vue'))).toEqual([])
  })

  it('is known to the command line: catalogue, rules, numbers, chances', () => {
    expect(copiste('systems').out).toMatch(/marais\s+Le Marais/)
    expect(copiste('catalog', 'marais').out).toContain('Gluant')
    expect(copiste('assets', 'marais').out).toMatch(/toad-cards/)
    const band = newBand('marais', 'mare', 'mare')
    expect(copiste('check', band)).toMatchObject({ code: 0 })
    // 3 + 5 + 2 and a charm, 1 + 7 + 4.
    expect(JSON.parse(copiste('stats', band, '--json').out)).toEqual({
      'Gobe-Lune': { cout: 11, bond: 3 },
      'Le Vieux Flap': { cout: 12, bond: 1 },
    })
    const odds = copiste(
      'odds',
      band,
      '--json',
      '--attacker',
      'Gobe-Lune',
      '--target',
      `${band}:Le Vieux Flap`,
    )
    expect(odds).toMatchObject({ code: 0 })
    // A die and four against nine: a five takes a drop, a six takes two.
    const [leap] = oddsSchema.parse([JSON.parse(odds.out)].flat())
    expect(leap).toMatchObject({ attacker: 'Gobe-Lune' })
    expect(leap?.chance).toBeCloseTo(2 / 6)
    expect(leap?.mean).toBeCloseTo(3 / 6)
    expect(leap?.distribution).toEqual([4 / 6, 1 / 6, 1 / 6])
    // What the game works out beyond one attempt: three, four and five against nine.
    expect(leap?.studies).toEqual([
      {
        id: 'elan',
        title: 'Avec de l’élan',
        unit: '%',
        marks: ['3', '4', '5'],
        series: [{ label: 'Gobe-Lune', values: [1 / 6, 2 / 6, 3 / 6] }],
        says: 'Un élan de plus aide toujours.',
      },
    ])
  })

  it.skipIf(!hasTools)('is printed with the first game in one job, each in its own look', () => {
    const bands = [
      newBand('marais', 'mare', 'un'),
      newBand('flammes-et-fantassins', 'premiere-partie', 'deux'),
      newBand('marais', 'mare', 'trois'),
    ]
    const [pdf, report] = [inScratch('tout.pdf'), inScratch('tout.json')]
    expect(copiste('print', ...bands, '--out', pdf, '--report', report)).toMatchObject({ code: 0 })
    const { pieces, problems } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
    expect(problems).toEqual([])
    const count = (asset: string) => pieces.filter(piece => piece.asset === asset).length
    // Two bands of the marsh: their cards twice, their help once; the first game's own beside them.
    expect(['toad-cards', 'pond', 'vase', 'band-sheet', 'rulers'].map(count)).toEqual([4, 2, 1, 1, 3])
    const content = opened(pdf)
    expect([content.includes(vase), content.includes(enluminure), content.includes(brume)]).toEqual([
      true,
      true,
      false,
    ])
    // Its own ornament of a name that the first game has too, ten units wide; and the first game's, of a hundred.
    expect(content).toMatch(/\/BBox \[\s+-20\s+-20\s+30\s+30\s+\]/)
    expect(content).toMatch(/\/BBox \[\s+-20\s+-20\s+120\s+120\s+\]/)
  })

  it.skipIf(!hasTools)('takes a theme of its own, and leaves it to itself', () => {
    const bands = [
      newBand('marais', 'mare', 'quatre'),
      newBand('flammes-et-fantassins', 'premiere-partie', 'cinq'),
    ]
    const pdf = inScratch('brume.pdf')
    expect(copiste('print', ...bands, '--theme', 'brume', '--out', pdf)).toMatchObject({ code: 0 })
    const content = opened(pdf)
    expect([content.includes(vase), content.includes(enluminure), content.includes(brume)]).toEqual([
      false,
      true,
      true,
    ])
    const refused = copiste('print', bands[1] ?? '', '--theme', 'brume', '--out', inScratch('non.pdf'))
    expect(refused.code).toBe(2)
    expect(refused.err.replace(/[\u00a0\u202f]/g, ' ')).toContain(
      '--theme « brume » est d’un autre jeu que ces bandes. Choix : jeu, enluminure, gravure.',
    )
  })

  it.skipIf(!hasTools)('brings an option of its own', () => {
    const band = newBand('marais', 'mare', 'six')
    expect(copiste('help', 'print').out).toContain('--courbe')
    expect(copiste('help', 'print').out).toContain('--chances')
    const refused = copiste('print', band, '--chances', '--out', inScratch('x.pdf'))
    expect([refused.code, refused.err.replace(/[\u00a0\u202f]/g, ' ').trim()]).toEqual([
      2,
      '--chances est une option de Flammes & Fantassins, et aucune de ces bandes n’en est : retirez-la.',
    ])
    expect(copiste('print', band, '--courbe', '--out', inScratch('y.pdf'))).toMatchObject({ code: 0 })
  })
})

describe.skipIf(!hasChromium)('a game that is added, in the browser', () => {
  it('is built part by part, mended, compared, duelled and printed', async () => {
    studio = await openStudio({ home })
    const { page } = studio
    await fromSample(page, 'La Mare aux Soupirs')
    const rail = page.getByRole('navigation', { name: 'Parties de la bande' })

    // Single parts, then lists.
    await rail.getByRole('button', { name: 'La sorcière' }).click()
    await page.getByRole('textbox', { name: 'Nom de la sorcière' }).fill('Dame Sangsue')
    await rail.getByRole('button', { name: 'Le pacte' }).click()
    await page.getByRole('textbox', { name: 'Mouches convenues' }).fill('12')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Relever le pacte à 23' }).first().click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Mouches convenues' }).inputValue()).toBe('23')
    await rail.getByRole('region', { name: 'Charmes' }).getByRole('button').first().click()
    await page.getByRole('textbox', { name: 'Nom du charme' }).fill('Très gluant')
    await rail
      .getByRole('region', { name: 'Crapauds' })
      .getByRole('button', { name: /^Gobe-Lune/ })
      .click()
    await page.getByText('Très gluant').first().waitFor()
    await page.getByRole('textbox', { name: 'Bond' }).fill('5')
    await page.keyboard.press('Tab')
    await page.locator('.pdf[aria-busy=false] canvas').first().waitFor()
    await saved(page)

    // Compared by what the game says, the least being best.
    await page.getByRole('radio', { name: 'Tableau' }).click()
    await page.getByText('Peau la plus glissante').first().waitFor()
    await page.goBack()

    // Six and a die against nine: fewer than three fail.
    await page.getByRole('radio', { name: 'Duel', exact: true }).click()
    const attacker = page.getByRole('region', { name: 'Qui attaque' })
    await attacker.getByLabel('Figurine').selectOption({ label: 'Gobe-Lune' })
    await expect.poll(() => page.locator('.verdict.first').innerText()).toMatch(/^67\s%/)
    await attacker.getByLabel('Pattes mouillées').check()
    await expect.poll(() => page.locator('.verdict.first').innerText()).toMatch(/^83\s%/)
    expect(await page.locator('.chart svg, svg.chart').count()).toBeGreaterThan(0)
    const study = page.getByRole('figure').filter({ hasText: 'Avec de l’élan' })
    expect(await study.getByRole('row').last().innerText()).toMatch(/^Gobe-Lune\s+17\s+33\s+50$/)
    await page.goBack()

    await page.getByRole('button', { name: 'Imprimer…' }).click()
    await page.locator('.print-report strong').waitFor()
    const themes = page.getByRole('combobox', { name: 'Thème' }).locator('option')
    expect(await themes.allTextContents()).toEqual(
      expect.arrayContaining(['Celui du jeu (vase)', 'Vase', 'Brume du matin', 'Gravure']),
    )
    await page.getByRole('checkbox', { name: 'Courbe de bond' }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger le PDF' }).click(),
    ])
    const path = await file.path()
    if (hasTools) {
      const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
      for (const said of ['Gobe-Lune', 'Très gluant', 'Dame Sangsue', 'Elle colle'])
        expect(text).toContain(said)
      expect(opened(path)).toContain(vase)
    }
    expect(studio.complaints).toEqual([])
  })

  it('is typed as a sheet by keys alone, and a spreadsheet pasted into it, its faults told before', async () => {
    studio = await openStudio({ home })
    const { page } = studio
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await fromSample(page, 'La Mare aux Soupirs')
    const reach = reaching(page)
    await reach(/^(?:La sorcière|Gobe-Lune)/)
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await reach(/^1 · Nom$/)

    const keys = async (...pressed: readonly string[]): Promise<void> => {
      for (const key of pressed) await page.keyboard.press(key)
    }
    const prices = () =>
      page.getByRole('table', { name: 'Tous les crapauds' }).locator('.reckoned').allTextContents()
    const names = () => page.locator('.rail section').first().locator('strong').allTextContents()
    expect(await prices()).toEqual(['11', '12', '23'])
    // A first row, from cell to cell: 6, 7, 3 and a charm.
    await page.keyboard.type('Gobe-Tout')
    await keys('Tab', '5', 'ArrowRight', 'Tab', '7', 'Tab', '3', 'Tab', 'A', 'Tab', 'Space')
    await expect.poll(prices).toEqual(['17', '12', '29'])
    // Down to the second, its last cell as the one above, then a third, which comes before it.
    await keys('Enter', 'Control+d', 'Enter')
    await page.getByRole('checkbox', { name: '3 · Soliste' }).waitFor()
    await keys('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
    await page.keyboard.type('Bulle')
    await keys('Alt+ArrowUp')
    await expect.poll(names).toEqual(['Gobe-Tout', 'Bulle', 'Le Vieux Flap'])
    await keys('Alt+Insert', 'Alt+Delete')
    await expect.poll(names).toEqual(['Gobe-Tout', 'Bulle', 'Le Vieux Flap'])
    await keys('ArrowDown', 'ArrowDown')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('champ-roster-toads-2-name')
    expect(await faults(page)).toEqual([])

    // What a spreadsheet copies, its columns in another order: two cells of it do not fit.
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'VOIX\tcrapaud\tNotes\tBond\tPeau\taiguë\r\nGrave\tPlouf\t"deux\nlignes"\t3\t5\r\naigue\tGlou\t\tfort\t12\r\n',
      ),
    )
    await page.keyboard.press('Control+v')
    const dialog = page.getByRole('dialog', { name: 'Coller un tableau' })
    await expect
      .poll(async () =>
        (await dialog.locator('.fault').allTextContents()).map(text => text.replace(/\s/g, ' ')),
      )
      .toEqual(['« fort » n’est pas un nombre de 0 à 6', '« 12 » n’est pas un nombre de 3 à 9'])
    expect(await names()).toHaveLength(3)
    expect(await faults(page)).toEqual([])
    // The first of them has the focus; both are mended in their places.
    await page.keyboard.press('Control+a')
    await page.keyboard.type('4')
    await keys('Tab', 'Control+a')
    await page.keyboard.type('9')
    await expect.poll(() => dialog.locator('.fault').count()).toBe(0)
    await dialog.getByRole('button', { name: /^Ajouter 2\slignes$/ }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(names).toEqual(['Gobe-Tout', 'Bulle', 'Le Vieux Flap', 'Plouf', 'Glou'])
    // 3 + 5 + 2, 4 + 9 + 2.
    expect((await prices()).slice(3)).toEqual(['10', '15', '62'])
    // One step.
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(['Gobe-Tout', 'Bulle', 'Le Vieux Flap'])

    // A table that takes no rows takes numbers where they fall.
    const bonus = page.getByRole('textbox', { name: 'Gluant · Bonus' })
    await page.evaluate(() => navigator.clipboard.writeText('3\n2\n'))
    await bonus.focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => bonus.inputValue()).toBe('3')
    await page.getByRole('alert').getByText('« 2 » tombe hors du tableau').waitFor()
    for (const width of [1024, 820]) {
      await page.setViewportSize({ width, height: 800 })
      // Nothing of the table goes beyond its pane.
      const over = await page.locator('#contenu').evaluate(pane => pane.scrollWidth - pane.clientWidth)
      expect(over).toBeLessThanOrEqual(0)
      expect(await faults(page)).toEqual([])
    }
    await page.keyboard.press('Control+z')
    await expect.poll(() => bonus.inputValue()).toBe('1')
    await saved(page)
    expect(studio.complaints).toEqual([])
  })
})
