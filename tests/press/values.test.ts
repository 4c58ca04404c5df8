/** A value that a property cannot honour is told with what to write; colours that pass into one another reach the ends. */
import { describe, expect, it } from 'vitest'
import { faultOf } from './fault.ts'
import { pixelsOf } from './pixels.ts'

/** Neither drawn with it nor not: a value is read wherever it stands. */
const told = (declaration: string) => faultOf('<div>texte</div>', `.never { ${declaration} }`)

describe('a value is refused in its place', () => {
  it.each([
    ['padding: auto', 'une longueur'],
    ['padding: -1mm', 'négative'],
    ['padding-left: -2%', 'négative'],
    ['padding: 1mm 2mm 3mm 4mm 5mm', '4 valeurs'],
    ['margin: 1mm 2mm 3mm 4mm 5mm', '4 valeurs'],
    ['margin: ', '4 valeurs'],
    ['inset: 0 0 0 0 0', '4 valeurs'],
    ['top: 1mm 2mm', 'une longueur'],
    ['width: -1mm', 'négative'],
    ['width: -10%', 'négative'],
    ['width: 12', 'mm'],
    ['width: 12px', '9pt'],
    ['min-height: -1mm', 'négative'],
    ['aspect-ratio: 0', 'zéro'],
    ['aspect-ratio: -2', 'zéro'],
    ['gap: 1mm 2mm 3mm', '2 valeurs'],
    ['gap: -1mm', 'négative'],
    ['flex: 1 1 0 3', '3 valeurs'],
    ['flex: -1', 'négative'],
    ['flex-grow: 0x1', 'un nombre'],
    ['fit: 12pt 7pt', '7pt 12pt'],
    ['fit: 7pt', '7pt 12pt'],
    ['fit: 7pt 9pt 12pt', '7pt 12pt'],
    ['fit: 0 12pt', 'zéro'],
    ['font-size: 0', 'zéro'],
    ['font-weight: 0', 'normal, bold'],
    ['font-family: A, B', 'une seule police'],
    ['line-height: 0', 'zéro'],
    ['line-height: -1.2', 'zéro'],
    ['initial-letter: 1', 'à partir de 2'],
    ['initial-letter: -3', 'à partir de 2'],
    ['initial-letter: 2.5', 'à partir de 2'],
    ['list-marker: disc', '"–"'],
    ['list-marker: "\\2013"', '"–"'],
    ['icon-stroke: 0', 'zéro'],
    ['rotate: 90', '90deg'],
    ['border: 1pt 2pt 3pt', '0.5pt solid #000'],
    ['border: solid #000', '0.5pt solid #000'],
    ['border: 1pt solid #000 #fff', '3 valeurs'],
    ['border-left: -1pt solid', 'négative'],
    ['border-width: 1pt 1pt 1pt 1pt 1pt', '4 valeurs'],
    ['border-radius: -1mm', 'négative'],
    ['background: #ffffff zorglub', 'une couleur'],
    ['background: linear-gradient(to right, #ffffff zorglub, #000)', '#fff 40%'],
    ['background: linear-gradient(to right, #ffffff 40% zorglub, #000)', '#fff 40%'],
    ['background: linear-gradient(to right, #fff 40, #000)', '#fff 40%'],
    ['background: linear-gradient(to right, #fff -4%, #000 120%)', '#fff 40%'],
    ['background: linear-gradient(to right, #fff 60%, #000 40%)', 'qui montent'],
    ['background: linear-gradient(to top left, #fff, #000)', '45deg'],
    ['background: linear-gradient(to right, #fff)', 'linear-gradient('],
    ['background: linear-gradient(to right, #fff, #000) zorglub', 'une couleur'],
  ])('%s', async (declaration, instead) => {
    const fault = await told(declaration)
    expect(fault).toMatchObject({ code: 'press.value', at: 'essai/style.css:1:10' })
    expect(fault.message).toContain(instead)
  })

  it.each([
    ['inset: auto 0 0 auto'],
    ['margin: -1mm auto'],
    ['padding: 5% 1mm'],
    ['flex: 1 1 10mm'],
    ['flex: none'],
    ['border: 0'],
    ['border: none'],
    ['border: #000 1pt'],
    ['font-weight: bold'],
    ['font-family: EB Garamond'],
    ['rotate: -4.5deg'],
    ['text-indent: -2mm'],
    ['list-marker: none'],
    ['background: linear-gradient(45deg, #fff, #000 20%, #fff)'],
  ])('unless there is a meaning in it: %s', async declaration => {
    expect(await told(declaration)).toMatchObject({ code: 'none' })
  })
})

describe('promise 15: a value beyond all measure is told with its place', () => {
  const endless = '9'.repeat(400)
  it.each([
    [`width: ${endless}mm`, 'cinq mètres'],
    [`width: 1${'0'.repeat(300)}pt`, 'cinq mètres'],
    ['margin: -5200mm', 'cinq mètres'],
    [`padding: ${endless}%`, '10000%'],
    [`rotate: ${endless}deg`, '3600deg'],
    [`flex-grow: ${endless}`, '10000'],
    [`line-height: ${endless}`, '10000'],
    [`aspect-ratio: ${endless}`, '10000'],
    [`background: linear-gradient(${endless}deg, #fff, #000)`, '3600deg'],
    [`initial-letter: ${endless}`, '20 lignes'],
  ])('%.40s', async (declaration, instead) => {
    const fault = await told(declaration)
    expect(fault).toMatchObject({ code: 'press.value-absurd', at: 'essai/style.css:1:10' })
    expect(fault.message).toContain(instead)
    expect(fault.message.length).toBeLessThan(200)
  })

  it.each([
    [`font-size: 0.${'0'.repeat(300)}1pt`, '0.01pt'],
    [`aspect-ratio: 0.${'0'.repeat(300)}1`, '0.001'],
    ['width: NaNmm', 'une longueur'],
    ['width: Infinitymm', 'une longueur'],
    ['width: 1e300mm', 'une longueur'],
  ])('%.40s is no value either', async (declaration, instead) => {
    const fault = await told(declaration)
    expect(fault).toMatchObject({ code: 'press.value', at: 'essai/style.css:1:10' })
    expect(fault.message).toContain(instead)
  })

  it('where the data of a band bring it', async () => {
    const fault = await faultOf('<div style="width: {{mm n}}">x</div>', '.c { color: #000 }', { n: 1e300 })
    expect(fault).toMatchObject({ code: 'press.value', at: 'essai/piece.hbs:1:1' })
  })

  it('where it comes of many that are within measure, each in the other', async () => {
    const deep = `${'<div style="width: 10000%">'.repeat(20)}x${'</div>'.repeat(20)}`
    expect(await faultOf(deep)).toMatchObject({
      code: 'press.size',
      at: expect.stringContaining('essai/piece.hbs:1:'),
    })
  })
})

describe('promise 15: a style is bounded in size and time', () => {
  it.each([
    ['digits', `width: ${'9'.repeat(200_000)}`],
    ['digits and more', `width: ${'9'.repeat(200_000)}x`],
    ['words', `margin: ${'1mm '.repeat(50_000)}`],
    ['parentheses', `background: ${'('.repeat(100_000)}${')'.repeat(100_000)}`],
    ['a variable', `--x: ${'a'.repeat(200_000)}`],
  ])('a value of 200 KB: %s', async (_, declaration) => {
    const before = process.cpuUsage().user
    const fault = await told(declaration)
    expect(fault).toMatchObject({ code: 'press.value-long', at: 'essai/style.css:1:10' })
    expect(fault.message.length).toBeLessThan(200)
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(5)
  })

  it('variables that double each other are told before they fill the memory', async () => {
    const doubles = Array.from({ length: 40 }, (_, at) => `--v${at + 1}: var(--v${at}) var(--v${at});`).join(
      ' ',
    )
    const fault = await faultOf('<div class="c">x</div>', `.c { --v0: 1mm; ${doubles}\n color: var(--v40) }`)
    expect(fault).toMatchObject({ at: 'essai/style.css:2:2' })
    expect(fault.code).toMatch(/^press\.(?:value-long|variable)$/)
    expect(fault.message.length).toBeLessThan(300)
  })

  it('many variables for each of many elements are told too', async () => {
    const own = Array.from({ length: 300 }, (_, at) => `--v${at}: ${at}mm;`).join(' ')
    const fault = await faultOf('<div class="c">x</div>', `.c { ${own} }`)
    expect(fault).toMatchObject({ code: 'press.variable' })
    expect(fault.message).toContain('200')
  })

  it('a sheet of more than a million characters is refused', async () => {
    const fault = await faultOf('<div>x</div>', '.c { color: #000 }\n'.repeat(60_000))
    expect(fault).toMatchObject({ code: 'press.style-long', at: 'essai/style.css:1:1' })
  })

  it('a selector of many steps is followed once, however deep the elements', async () => {
    const deep = `${'<div class="a">'.repeat(60)}x${'</div>'.repeat(60)}`
    const fault = await faultOf(deep, `.z ${'.a '.repeat(24)} { color: #000 }`)
    expect(fault).toMatchObject({ code: 'none' })
  })
})

describe('a variable', () => {
  it.each([
    ['color: var( x)', 'var(--nom)'],
    ['color: var()', 'var(--nom)'],
    ['color: var(--x', 'parenthèse'],
    ['color: var(--rien, var(--non))', '--non'],
  ])('that is badly cited is refused: %s', async (declaration, instead) => {
    const fault = await faultOf('<div class="c">texte</div>', `.c { ${declaration} }`)
    expect(fault).toMatchObject({ code: 'press.variable', at: 'essai/style.css:1:6' })
    expect(fault.message).toContain(instead)
  })

  it.each([
    ['color: var(--rien, #000)'],
    ['color: var(--rien, var(--non, #000))'],
    ['--oui: #000; color: var(--oui, var(--non))'],
    ['background: var(--rien, linear-gradient(to right, #fff, #000))'],
  ])('may say what stands for it: %s', async declaration => {
    expect(await faultOf('<div class="c">texte</div>', `.c { ${declaration} }`)).toMatchObject({
      code: 'none',
    })
  })
})

describe('a style sheet', () => {
  it.each([
    ['a comment without an end', '.c { color: #000 }\n /* note .d { color: #fff }', '2:2', '*/'],
    ['a rule without an end', '.c { color: #000 }\n.d { color: #fff', '2:1', '}'],
    ['an element that does not exist', 'strong { color: #000 }', '1:1', 'Écrivez b'],
    ['a link without an end', '.c > { color: #000 }', '1:1', '« > »'],
    ['a rule within a rule', '.c { .d { color: #000 } }', '1:6', 'accolade'],
  ])('with %s is refused in its place', async (_, css, at, instead) => {
    const fault = await faultOf('<div class="c">texte</div>', css)
    expect(fault.at).toBe(`essai/style.css:${at}`)
    expect(fault.message).toContain(instead)
  })
})

describe('a gradient', () => {
  const coloursOf = async (gradient: string) => {
    const colour = await pixelsOf({
      'essai/piece.hbs': '<div class="c"></div>',
      'essai/style.css': `.c { background: linear-gradient(${gradient}); }`,
    })
    return (share: number): number => colour(63 * share, 44)[0] ?? -1
  }

  it('is one colour before its first stop, and one after its last', async () => {
    const red = await coloursOf('to right, #000000 40%, #ffffff 60%')
    for (const share of [0.05, 0.2, 0.38]) expect(red(share)).toBeLessThan(8)
    for (const share of [0.62, 0.8, 0.95]) expect(red(share)).toBeGreaterThan(247)
    expect(red(0.5)).toBeGreaterThan(110)
    expect(red(0.5)).toBeLessThan(145)
  })

  it('passes through the colours between, spread evenly where they have no place', async () => {
    const red = await coloursOf('to right, #000000 20%, #ffffff, #000000 80%')
    expect([0.1, 0.5, 0.9].map(share => Math.round(red(share) / 64))).toEqual([0, 4, 0])
  })

  it('changes at once where two stops meet', async () => {
    const red = await coloursOf('to right, #000000 50%, #ffffff 50%')
    for (const share of [0.1, 0.48]) expect(red(share)).toBeLessThan(8)
    for (const share of [0.52, 0.9]) expect(red(share)).toBeGreaterThan(247)
  })
})
