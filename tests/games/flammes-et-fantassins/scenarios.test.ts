/** The sample scenarios checked on paper: what each side has before it, how far it lies, and what it may score at most. */
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import {
  newBand,
  openBand,
  scenarioKind,
  typeset,
  type MapPiece,
  type Sample,
} from '../../../src/core/index.ts'
import { scenarioSchema, type ScenarioText } from '../../../src/core/index.ts'
import { classes, equipment } from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { flammesEtFantassins } from '../../../src/games/flammes-et-fantassins/index.ts'
import { systems } from '../../../src/games/index.ts'

const samples = flammesEtFantassins.scenarios ?? []

const read = (id: string): ScenarioText => {
  const sample = samples.find(known => known.id === id)
  if (!sample) throw new Error(`no scenario ${id}`)
  const opened = scenarioKind.open(sample.document, systems)
  if (!opened.ok) throw new Error(JSON.stringify(opened.diagnostics))
  return scenarioSchema.parse(opened.value.document)
}

const piecesOf = (id: string): readonly MapPiece[] => read(id).map?.pieces ?? []

/* ---- lengths on the table ---- */

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const boxOf = ({ x, y, width, height }: MapPiece): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

const pointOf = ({ x, y }: MapPiece): Box => ({ left: x, right: x, top: y, bottom: y })

/** Edge to edge, to the tenth of an inch. */
const between = (one: Box, other: Box): number => {
  const across = Math.max(0, one.left - other.right, other.left - one.right)
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom)
  return Math.round(10 * Math.hypot(across, down)) / 10
}

const zonesOf = (id: string): readonly { readonly side: string; readonly box: Box }[] =>
  piecesOf(id)
    .filter(({ kind }) => kind === 'zone')
    .map(piece => ({ side: piece.side, box: boxOf(piece) }))

/** From each zone, in the order of the letters. */
const fromZones = (id: string, box: Box): readonly number[] => zonesOf(id).map(zone => between(zone.box, box))

const objectives = (id: string): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    piecesOf(id)
      .filter(({ kind }) => kind === 'but')
      .map(piece => [piece.mark, fromZones(id, pointOf(piece))]),
  )

const named = (id: string, name: string): MapPiece => {
  const found = piecesOf(id).find(piece => piece.name === name)
  if (!found) throw new Error(`no ${name} on the map of ${id}`)
  return found
}

const figures = (id: string, icon: string): readonly (readonly number[])[] =>
  piecesOf(id)
    .filter(piece => piece.kind === 'figurine' && piece.icon === icon)
    .map(piece => fromZones(id, pointOf(piece)))

const closestZones = (id: string): number => {
  const zones = zonesOf(id)
  return Math.min(
    ...zones.flatMap(({ box }, index) => zones.slice(index + 1).map(other => between(box, other.box))),
  )
}

const crossings = (id: string): number =>
  piecesOf(id).filter(({ kind }) => kind === 'pont' || kind === 'gue').length

/* ---- what is scored ---- */

/** « 3 points », « 1 par oie » */
interface Score {
  readonly for: string
  readonly value: number
  readonly says: string
}

const scores = (id: string): readonly Score[] =>
  read(id)
    .victory.split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => {
      const [, what = '', says = ''] = line.split('|').map(cell => cell.trim())
      return { for: what, value: Number.parseInt(says), says }
    })

/** Each row as many times as it can be scored at most. */
const most = (id: string, ...times: readonly number[]): number => {
  const rows = scores(id)
  expect(times).toHaveLength(rows.length)
  return rows.reduce((total, { value }, row) => total + value * (times[row] ?? 0), 0)
}

/* ---- texts ---- */

const textsOf = (scenario: ScenarioText): readonly string[] => [
  scenario.title,
  scenario.summary,
  scenario.story,
  scenario.setup,
  scenario.first,
  scenario.rules,
  scenario.victory,
  scenario.points,
  scenario.campaign?.next ?? '',
  scenario.map?.name ?? '',
  ...(scenario.map?.pieces ?? []).map(({ name }) => name),
  ...scenario.events.map(({ text }) => text),
  ...scenario.objects.flatMap(({ name, text }) => [name, text]),
  ...scenario.neutrals.flatMap(({ name, text }) => [name, text]),
  ...scenario.handouts.flatMap(({ title, text }) => [title, text]),
]

const plainWords = (markdown: string): number =>
  markdown.split(/\s+/u).filter(word => /\p{L}/u.test(word)).length

const ids = [
  'la-borne-baladeuse',
  'la-republique-des-oies',
  'quatre-rois-une-chaise',
  'la-sieste-du-chat-noir',
  'la-cave-de-soeur-barbotine',
  'le-testament-au-fil-de-l-eau',
  'le-notaire-est-presse',
  'le-sacre-de-pre-carre',
] as const

const icons = new Set([...Object.keys(gameIcons.icons), ...Object.keys(gameIcons.aliases)])

const references = new Set(
  flammesEtFantassins
    .catalog()
    .flatMap(({ one, entries }) =>
      entries.map(entry => `${(one ?? '').toLocaleLowerCase('fr')}:${entry.id}`),
    ),
)

/** A move with a long bow at its end, and the quickest who may have one: three classes and a dagger, no potion, no talent. */
const longestReach = (): number => {
  const steps = classes.map(({ scores: { dex = 0 }, dep }) => dex + dep).sort((a, b) => b - a)
  const dagger = equipment.find(({ id }) => id === 'dague')?.dep ?? 0
  const shots = equipment.map(({ attack }) => (attack?.kind === 'tir' ? attack.reach.base : 0))
  return 6 + steps.slice(0, 3).reduce((sum, step) => sum + step, 0) + dagger + Math.max(...shots)
}

describe('the sample scenarios', () => {
  it('are eight: two for a first game, one for three or four, the cat, a game master, a campaign of three', () => {
    expect(samples.map(({ id }) => id)).toEqual(ids)
    expect(samples.map(({ id }) => [read(id).players, read(id).points, read(id).rounds])).toEqual([
      [2, '3 à 5 PC', 4],
      [2, '4 à 6 PC', 5],
      ['3 ou 4', '4 à 6 PC', 5],
      [2, '6 à 8 PC', 5],
      ['2 et un MJ', '5 à 7 PC', 5],
      [2, '5 à 8 PC', 5],
      [2, '5 à 8 PC', 6],
      [2, '5 à 8 PC', 6],
    ])
  })

  it('lie as far apart as the quickest archer cannot move and shoot', () => {
    expect(longestReach()).toBe(23)
    expect(ids.map(closestZones)).toEqual([24, 24, 24, 24, 24, 25.5, 24, 24])
  })
})

describe.each(samples.map(sample => [sample.id, sample] as const))('%s', (id, sample) => {
  const scenario = read(id)

  it('opens without a notice, under the title and the summary that the shelf shows', () => {
    const opened = scenarioKind.open(sample.document, systems)
    if (!opened.ok) throw new Error('refused')
    expect(opened.value.notices).toEqual([])
    expect(opened.value.system?.id).toBe('flammes-et-fantassins')
    expect([sample.title, sample.summary]).toEqual([scenario.title, scenario.summary])
  })

  it('says all that an evening asks', () => {
    const { story, setup, rules, victory, first, duration, points, summary, events, map } = scenario
    for (const said of [story, setup, rules, victory, first, duration, points, summary])
      expect(said).not.toBe('')
    expect(setup).toMatch(/^1\. /)
    expect(
      rules.split('\n').filter(line => /^- :[a-z0-9-]+: .*\*\*/.test(line) || line.startsWith('- :')),
    ).toHaveLength(rules.split('\n').filter(line => line.startsWith('- ')).length)
    expect(map?.unit).toBe('pouce')
    for (const { round } of events) expect(round).toBeLessThanOrEqual(scenario.rounds ?? 0)
  })

  it('is short enough to be read aloud', () => {
    expect(plainWords(scenario.story)).toBeGreaterThan(40)
    expect(plainWords(scenario.story)).toBeLessThanOrEqual(90)
    expect(scenario.summary.length).toBeLessThanOrEqual(130)
    for (const { text } of [...scenario.objects, ...scenario.neutrals])
      expect(plainWords(text)).toBeLessThan(60)
  })

  it('lays every piece on the table, and no objective or figure in a zone', () => {
    const { width = 0, height = 0 } = scenario.map ?? {}
    for (const piece of piecesOf(id)) {
      const corners = piece.points.length > 0 ? piece.points : [{ x: 0, y: 0 }]
      for (const { x, y } of corners) {
        expect(piece.x + x).toBeGreaterThanOrEqual(0)
        expect(piece.x + x).toBeLessThanOrEqual(width)
        expect(piece.y + y).toBeGreaterThanOrEqual(0)
        expect(piece.y + y).toBeLessThanOrEqual(height)
      }
      if (piece.kind === 'but' || piece.kind === 'figurine')
        expect(Math.min(...fromZones(id, pointOf(piece)))).toBeGreaterThan(3)
      if (piece.kind === 'zone') {
        const { left, right, top, bottom } = boxOf(piece)
        expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true])
      }
    }
  })

  it('speaks of nothing that its map has not', () => {
    const zones = zonesOf(id).map(({ side }) => side)
    const marks = Object.keys(objectives(id))
    expect(zones.toSorted()).toEqual(['A', 'B', 'C', 'D'].slice(0, zones.length))
    expect(marks.toSorted()).toEqual(['1', '2', '3', '4'].slice(0, marks.length))
    const links = textsOf(scenario).flatMap(said =>
      [...said.matchAll(/\{([^}]*)\}/gu)].map(([, link]) => link),
    )
    const known = ['table', ...zones.map(side => `zone ${side}`), ...marks.map(mark => `but ${mark}`)]
    expect(links.filter(link => !known.includes(link ?? ''))).toEqual([])
    expect(links).toContain('table')
    for (const mark of marks)
      expect(scenario.setup + scenario.rules).toMatch(
        new RegExp(`\\{but ${mark}\\}|\\{but 1\\} à \\{but 4\\}`),
      )
  })

  it('has icons and references that exist', () => {
    const written = textsOf(scenario).join('\n')
    const signs = [...written.matchAll(/(?<=^|[\s|(]):([a-z0-9][a-z0-9-]*):/gmu)].flatMap(
      ([, name]) => name ?? [],
    )
    const drawn = [
      ...signs.filter(name => !/^d6(-[1-6])?$/.test(name)),
      ...scenario.objects.map(({ icon }) => icon),
      ...scenario.neutrals.map(({ icon }) => icon),
      ...piecesOf(id).flatMap(({ icon }) => (icon === '' ? [] : [icon])),
    ]
    expect(drawn.length).toBeGreaterThan(6)
    expect(drawn.filter(name => !icons.has(name))).toEqual([])
    const named = [...written.matchAll(/\[\[([^\]|]+)/gu)].flatMap(([, reference]) => reference ?? [])
    expect(named.filter(reference => !references.has(reference))).toEqual([])
  })

  it('is set as a French printer would', () => {
    for (const said of textsOf(scenario)) {
      expect(said).not.toMatch(/['"]|\.\.\.|oeu|œil-de|<|>(?!\s)/)
      // Every high sign has its blank already, so that typesetting only narrows it.
      for (const line of said.split('\n'))
        expect(line.replaceAll(/:[a-z0-9-]+:|:-+:?|-+:|:::.*/gu, '')).not.toMatch(
          /[^\s«(][;!?](?!\S)|\p{L}:(?!\S)|«\S|\S»/u,
        )
      expect(typeset(typeset(said))).toBe(typeset(said))
    }
  })

  it('scores by rows that each read alone', () => {
    const rows = scores(id)
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const { for: what, says } of rows) {
      expect(says).toMatch(/^[1-9] (?:points?|par \p{L}+)$/u)
      expect(what).toMatch(/^\p{Lu}/u)
      expect(what.length).toBeGreaterThan(20)
    }
    expect(scenario.victory).toContain('À égalité')
    if (/tenue?\b/u.test(rows.map(row => row.for).join(' '))) expect(scenario.rules).toContain('**Tenir**')
  })

  it('gives every side its secret, or none', () => {
    const secrets = scenario.handouts.filter(handout => handout.for === 'joueur').map(({ player }) => player)
    expect([[], zonesOf(id).map(({ side }) => side)]).toContainEqual(secrets)
    const paid = scores(id).some(row => row.for.includes('billet secret'))
    expect(paid).toBe(secrets.length > 0)
    for (const { text } of scenario.handouts.filter(handout => handout.for === 'joueur'))
      expect(text).toContain('**2 points**')
  })
})

describe('on paper', () => {
  it('La Borne baladeuse: three stones at 12 inches from both, 7 points at most for each', () => {
    const id = 'la-borne-baladeuse'
    expect(objectives(id)).toEqual({ 1: [12, 12], 2: [12, 12], 3: [12, 12] })
    expect(most(id, 3, 3, 1)).toBe(7)
    expect(read(id).handouts.map(handout => handout.for)).toEqual(['tous'])
    // Three drags of 3 inches take a stone from the middle of a road 2 inches wide to 6 inches beyond it.
    expect(3 * Math.floor(6 / 2)).toBeGreaterThanOrEqual(1 + 6)
  })

  it('La République des oies: the bridge at 12, a ford and two citizens nearer to each, 10 points at most', () => {
    const id = 'la-republique-des-oies'
    expect(objectives(id)).toEqual({ 1: [12, 12], 2: [13, 11], 3: [11, 13] })
    expect(figures(id, 'goose')).toEqual([
      [10.7, 13.6],
      [11, 13],
      [13, 11],
      [13.6, 10.7],
    ])
    expect(crossings(id)).toBe(3)
    expect(most(id, 1, 4, 1, 2)).toBe(10)
  })

  it('Quatre rois, une chaise: the chair as far from four corners, two Acclameurs at 12 of each, 13 points at most', () => {
    const id = 'quatre-rois-une-chaise'
    expect(objectives(id)).toEqual({ 1: [17, 17, 17, 17] })
    expect(figures(id, 'public-speaker')).toEqual([
      [12, 12, 28.6, 28.6],
      [28.6, 12, 12, 28.6],
      [28.6, 28.6, 12, 12],
      [12, 28.6, 28.6, 12],
    ])
    expect(most(id, 5, 1, 4, 1)).toBe(13)
    // By three, those of the south and the west go: B has two neighbours and two Acclameurs, the others one of each.
    const [north, east] = figures(id, 'public-speaker')
    expect([0, 1, 2].map(side => [north, east].filter(far => far?.[side] === 12).length)).toEqual([1, 2, 1])
    expect(read(id).first).toContain('À trois, jamais B')
  })

  it('La Sieste du Chat Noir: own cushion at 4, middle at 12, the other’s at 20, each paid in its measure', () => {
    const id = 'la-sieste-du-chat-noir'
    expect(objectives(id)).toEqual({ 1: [12, 12], 2: [12, 12], 3: [4, 20], 4: [20, 4] })
    expect(scores(id).map(({ value }) => value)).toEqual([1, 2, 3, 2])
    // The best of one Round is the other's cushion, since the cat sleeps on one alone.
    expect(most(id, 0, 0, 5, 1)).toBe(17)
    const cushions = piecesOf(id).filter(({ kind }) => kind === 'but')
    const gaps = cushions.flatMap((one, index) =>
      cushions.slice(index + 1).map(other => between(pointOf(one), pointOf(other))),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(2 * 4)
    const cat = pointOf(named(id, 'Chat Noir'))
    expect(cushions.map(cushion => between(cat, pointOf(cushion)))).toEqual([9, 9, 8, 8])
    expect(['la veuve Minou', 'le chapelain'].map(name => between(cat, boxOf(named(id, name))))).toEqual([
      12, 12,
    ])
    expect(read(id).objects.map(({ name, count }) => [name, count])).toEqual([
      ['Hareng', 6],
      ['Coussin', 4],
    ])
  })

  it('La Cave de sœur Barbotine: four tuns at 12 of both, so that its master may fill them as he likes', () => {
    const id = 'la-cave-de-soeur-barbotine'
    expect(objectives(id)).toEqual({ 1: [12, 12], 2: [12, 12], 3: [12, 12], 4: [12, 12] })
    expect(figures(id, 'nun-face')).toEqual([
      [7, 17],
      [17, 7],
    ])
    // The recipe is off the table or on it, never both.
    expect(most(id, 1, 0, 4, 1)).toBe(10)
    expect(['la chapelle', 'le pressoir'].map(name => fromZones(id, boxOf(named(id, name))))).toEqual([
      [9, 9],
      [9, 9],
    ])
    expect(read(id).handouts.map(handout => handout.for)).toEqual(['mj', 'mj', 'joueur', 'joueur', 'tous'])
  })

  it('Le Testament au fil de l’eau: pieces at 12.7 and 19, and wherever the stream takes them', () => {
    const id = 'le-testament-au-fil-de-l-eau'
    expect(objectives(id)).toEqual({ 1: [12.7, 12.7], 2: [19, 19.5], 3: [19.5, 19] })
    expect(crossings(id)).toBe(3)
    expect(most(id, 3, 1, 1)).toBe(9)
    // Down the stream by 3 inches, then 6, then 3, to the north-east, until the edge.
    for (const mark of ['1', '2', '3'])
      for (const drift of [3, 9, 12, 15]) {
        const piece = piecesOf(id).find(candidate => candidate.mark === mark)
        if (!piece) throw new Error(mark)
        const step = Math.min(drift / Math.SQRT2, 36 - piece.x, piece.y)
        const [a = 0, b = 0] = fromZones(id, pointOf({ ...piece, x: piece.x + step, y: piece.y - step }))
        expect(Math.abs(a - b)).toBeLessThanOrEqual(1)
      }
    const [west = [], east = []] = ['lavoir de l’ouest', 'lavoir de l’est'].map(name =>
      fromZones(id, boxOf(named(id, name))),
    )
    expect([east[0], west[1]]).toEqual([19.7, 19.7])
  })

  it('Le Notaire est pressé: three stops at 12 of both, reached at his own pace in Rounds 1, 3 and 5', () => {
    const id = 'le-notaire-est-presse'
    expect(objectives(id)).toEqual({ 1: [12, 12], 2: [12, 12], 3: [12, 12] })
    const start = named(id, 'Maître Parafe').x
    const stops = piecesOf(id).flatMap(({ kind, x }) => (kind === 'but' ? [x] : []))
    expect(stops.map(stop => (stop - start) / 6)).toEqual([1, 3, 5])
    const arrivals = (...held: readonly number[]): readonly number[] => {
      let place = start
      return Array.from({ length: 6 }, (_, index) => index + 1).filter(round => {
        const next = stops.find(stop => stop > place) ?? 48
        place = Math.min(next, place + (held.includes(round) ? 3 : 6))
        return stops.includes(place)
      })
    }
    expect(arrivals()).toEqual([1, 3, 5])
    // Held once, he still comes to the last stop in the last Round; held on two stretches, he does not.
    expect([1, 2, 3, 4, 5].map(round => arrivals(round).length)).toEqual([3, 3, 3, 3, 3])
    expect(arrivals(1, 3)).toEqual([2, 5])
    expect(most(id, 3, 1, 1)).toBe(10)
    const far = ['pigeonnier du Midi', 'pigeonnier du Nord'].map(name =>
      fromZones(id, boxOf(named(id, name))),
    )
    expect([far[0]?.[0], far[1]?.[1]]).toEqual([18.5, 18.5])
  })

  it('Le Sacre de Pré-Carré: chair, bell and mast at 12 of both, 14 points at most', () => {
    const id = 'le-sacre-de-pre-carre'
    expect(objectives(id)).toEqual({ 1: [12, 12], 2: [12, 12], 3: [12, 12] })
    expect(['porte du Nord', 'porte du Midi'].map(name => fromZones(id, boxOf(named(id, name))))).toEqual([
      [5.6, 17.6],
      [17.6, 5.6],
    ])
    expect(['la grange', 'le pigeonnier'].map(name => fromZones(id, boxOf(named(id, name))))).toEqual([
      [17, 3],
      [3, 17],
    ])
    expect(most(id, 6, 1, 1, 1, 1)).toBe(14)
    // What A has by his keys, B has by his ladder and the first turn.
    expect(read(id).objects.map(({ name }) => name)).toEqual(['Les clefs du manoir', 'L’échelle'])
    expect(read(id).first).toContain('Prétendant')
  })
})

describe('the campaign', () => {
  const parts = ids.slice(5).map(id => read(id).campaign)

  it('is of three that follow each other, each with what the next inherits', () => {
    expect(parts.map(part => [part?.name, part?.part, part?.of])).toEqual([
      ['La Succession de Pré-Carré', 1, 3],
      ['La Succession de Pré-Carré', 2, 3],
      ['La Succession de Pré-Carré', 3, 3],
    ])
    expect(parts.map(part => part?.next !== '')).toEqual([true, true, false])
  })

  it('carries on trophies and iron as the game gives them, and what it names itself', () => {
    for (const part of parts.slice(0, 2)) {
      expect(part?.next).toMatch(/\*\*Le vainqueur\*\* reçoit le trophée .*1.*1 pièce\s+de fer/su)
      expect(part?.next).toMatch(/\*\*le vaincu\*\*,\s+1 PC et 1 pièce de fer/u)
    }
    const [, second = '', third = ''] = ids.slice(5).map(id => textsOf(read(id)).join('\n'))
    for (const heirloom of ['Héritier présumé', 'Contestataire', '**clauses**', '**Clause**'])
      expect(second).toContain(heirloom)
    for (const heirloom of ['Duc en exercice', 'Prétendant', 'sceau', 'clause', '**2 trophées**'])
      expect(third).toContain(heirloom)
    expect(ids.slice(0, 5).map(id => read(id).campaign)).toEqual([null, null, null, null, null])
  })
})

describe('those who belong to nobody', () => {
  const asClass = (id: string, equipmentIds: readonly string[]): unknown => {
    const figure = { name: id, build: 'puissant', classes: [id], equipment: equipmentIds }
    const sample: Sample = { id, title: id, summary: id, name: id, roster: { points: 1, figures: [figure] } }
    const band = openBand(newBand(flammesEtFantassins, sample), systems)
    return band.ok && band.value.roster.derive().stats
  }

  it('fight with the numbers of the class that they are said to be', () => {
    const [nun, sow] = read('la-cave-de-soeur-barbotine').neutrals
    expect(nun?.text).toContain('Dép. 6, PV 9, CA 4, Tra. 3')
    expect(nun?.text).toContain('Touche +2, Dégâts +1')
    expect(asClass('soldat', ['masse'])).toMatchObject({
      figures: [{ dep: 6, pv: 9, ca: 4, tra: 3, attacks: [{ id: 'masse', hit: 2, damage: 1 }] }],
    })
    expect(sow?.text).toContain('Dép. 7, PV 8, CA 3, Tra. 3')
    expect(sow?.text).toContain('Touche +2, Dégâts +2')
    expect(asClass('barbare', [])).toMatchObject({
      figures: [{ dep: 7, pv: 8, ca: 3, tra: 3, mel: 2, scores: { for: 2 } }],
    })
  })
})
