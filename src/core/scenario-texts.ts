/** The texts of a scenario, read: what they name is looked for in its game, on its map and among its pictures. */
import { error, type Diagnostic } from './diagnostic.ts'
import { capital, enumerate, plural, quote } from './french.ts'
import type { CatalogEntry, CatalogSection, GameSystem } from './game.ts'
import { readMarkdown, type ReadProse, type Surroundings } from './markdown/index.ts'
import { unitLabels } from './map/kinds.ts'
import type { MapPiece, MapUnit, TableMap } from './map/table.ts'
import { decimal } from './map/words.ts'
import { simplified, suggestion } from './nearest.ts'
import { replace, type Patch } from './patch.ts'
import { pointer, type Pointer } from './pointer.ts'
import type { Inline, Prose, ProseBlock } from './prose.ts'
import type { ScenarioText } from './scenario-schema.ts'
import { toJson } from './schema.ts'

/** A text of a scenario, with its place in the file and what a player calls it. */
export interface ScenarioSource {
  readonly path: Pointer
  readonly label: string
  readonly text: string
}

export const sourcesOf = (scenario: ScenarioText): readonly ScenarioSource[] => {
  const { handouts, objects, neutrals, campaign } = scenario
  const part = (list: string, items: readonly { readonly text: string; readonly name: string }[]) =>
    items.map(({ text, name }, index) => ({
      path: pointer(list, index, 'text'),
      label: name || 'Sans nom',
      text,
    }))
  return [
    { path: '/summary', label: 'Résumé', text: scenario.summary },
    { path: '/story', label: 'À lire à voix haute', text: scenario.story },
    { path: '/setup', label: 'Mise en place', text: scenario.setup },
    { path: '/first', label: 'Qui commence', text: scenario.first },
    { path: '/rules', label: 'Sur le terrain', text: scenario.rules },
    { path: '/victory', label: 'Fin et victoire', text: scenario.victory },
    ...part(
      'handouts',
      handouts.map(({ title, text }) => ({ name: title, text })),
    ),
    ...part('objects', objects),
    ...part('neutrals', neutrals),
    ...(campaign ? [{ path: '/campaign/next', label: 'La suite', text: campaign.next }] : []),
  ].filter(({ text }) => text.trim() !== '')
}

export interface ReadScenario {
  /** By its place in the file; nothing where nothing is written. */
  readonly prose: (path: Pointer) => Prose
  /** Articles whose cards the texts ask for, each once. */
  readonly cards: readonly string[]
  readonly faults: readonly TextFault[]
}

export interface TextFault {
  readonly path: Pointer
  readonly label: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export const readTexts = (scenario: ScenarioText, system: GameSystem | null): ReadScenario => {
  const around = surroundingsOf(scenario, system)
  const read = new Map<Pointer, ReadProse>()
  const faults: TextFault[] = []
  for (const { path, label, text } of sourcesOf(scenario)) {
    const found = readMarkdown(text, around, label)
    read.set(path, found)
    faults.push(...found.faults.map(fault => ({ ...fault, path, label })))
  }
  return {
    prose: path => read.get(path)?.prose ?? [],
    cards: [...new Set([...read.values()].flatMap(({ cards }) => cards))],
    faults,
  }
}

export const textDiagnostics = (faults: readonly TextFault[]): readonly Diagnostic[] =>
  faults.map(({ path, label, line, column, message }) =>
    error('scenario.text', path, `${label}, ligne ${line}, colonne ${column} : ${message}`),
  )

export const surroundingsOf = (
  { map, pictures }: Pick<ScenarioText, 'map' | 'pictures'>,
  system: GameSystem | null,
): Surroundings => ({
  picture: name => (Object.hasOwn(pictures, name) ? pictures[name] : undefined),
  article: articleIn(system),
  place: words => placeOn(map, words),
})

const articleIn = (system: GameSystem | null): Surroundings['article'] => {
  let sections: readonly CatalogSection[] | undefined
  return (wanted, id) => {
    if (!system)
      return 'Ce scénario n’est d’aucun jeu, et ne peut renvoyer à aucune règle : choisissez d’abord son jeu.'
    sections ??= system.catalog()
    const section = sections.find(known => callings(known).includes(simplified(wanted)))
    if (!section) {
      const known = sections.map(({ one, id: own }) => simplified(one ?? own))
      return `Rien ne s’appelle ${quote(wanted)} dans ${system.name}.${suggestion(wanted, known)} Essayez : ${enumerate(known)}.`
    }
    const entry = section.entries.find(known => known.id === id || simplified(known.name) === simplified(id))
    if (entry) return { key: `${section.id}/${entry.id}`, name: entry.name, rule: ruleOf(section, entry) }
    const ids = section.entries.map(known => known.id)
    return `${quote(id)} n’est pas dans ${quote(section.title)}.${suggestion(id, ids)}`
  }
}

const callings = ({ id, one = '', title }: CatalogSection): readonly string[] => [
  id,
  simplified(one),
  simplified(title),
]

/** An article whole, in a box: its numbers, then its text. */
const ruleOf = (section: CatalogSection, { name, icon, facts, summary, text }: CatalogEntry): ProseBlock => ({
  kind: 'box',
  look: 'regle',
  title: name,
  icon: icon ?? section.icon ?? '',
  children: [
    ...(facts && facts.length > 0 ? [factsLine(facts)] : []),
    ...(text ?? summary)
      .split(/\n+/)
      .filter(line => line.trim() !== '')
      .map((line): ProseBlock => ({ kind: 'paragraph', children: [{ kind: 'text', text: line }] })),
  ],
})

const factsLine = (facts: NonNullable<CatalogEntry['facts']>): ProseBlock => ({
  kind: 'paragraph',
  children: facts.flatMap(({ label, value }, index): readonly Inline[] => [
    { kind: 'text', text: index > 0 ? ' · ' : '' },
    { kind: 'strong', children: [{ kind: 'text', text: label }] },
    { kind: 'text', text: ` ${value}` },
  ]),
})

/** « 36 × 36 pouces » */
export const sizeInWords = (width: number, height: number, unit: MapUnit): string => {
  const { one, many } = unitLabels[unit]
  return `${decimal(width)} × ${plural(height, one, many).replace(String(height), decimal(height))}`
}

const placeOn = (map: TableMap | null, words: string): readonly Inline[] | string => {
  if (!map) return 'Ce scénario n’a pas de carte : dressez-la avant d’y renvoyer.'
  const wanted = simplified(words)
  const said = (text: string): readonly Inline[] => [{ kind: 'text', text }]
  if (wanted === 'table') return said(sizeInWords(map.width, map.height, map.unit))
  const [, kind = '', which = ''] = /^(zone|but)\s+(.+)$/.exec(wanted) ?? []
  if (kind === 'zone') {
    const zone = map.pieces.find(piece => piece.kind === 'zone' && simplified(piece.side) === which)
    if (zone) return said(sizeInWords(...extentOf(zone), map.unit))
  }
  if (kind === 'but') {
    const goal = map.pieces.find(piece => piece.kind === 'but' && simplified(piece.mark) === which)
    if (goal) return [{ kind: 'mark', text: goal.mark }]
  }
  const named = map.pieces.find(({ name }) => name !== '' && simplified(name) === wanted)
  if (named) return [{ kind: 'emphasis', children: said(named.name) }]
  const known = ['table', ...map.pieces.flatMap(callingsOf)]
  return `${capital(quote(words))} n’est pas sur la carte.${suggestion(words, known)}`
}

const callingsOf = ({ kind, side, mark, name }: MapPiece): readonly string[] => [
  ...(kind === 'zone' && side !== '' ? [`zone ${side}`] : []),
  ...(kind === 'but' && mark !== '' ? [`but ${mark}`] : []),
  ...(name === '' ? [] : [name]),
]

/**
 * The patch that lays another map, with the texts that name its places: what is called otherwise now is called so in the
 * texts too.
 */
export const mapPatch = (scenario: ScenarioText, next: TableMap): Patch => {
  const renamed = scenario.map ? renamedPlaces(scenario.map, next) : []
  const texts = sourcesOf(scenario).flatMap(({ path, text }) => {
    const told = text.replace(/\{([^{}\n]{1,120})\}/g, (whole, words: string) => {
      const found = renamed.find(({ from }) => simplified(from) === simplified(words.trim()))
      return found ? `{${found.to}}` : whole
    })
    return told === text ? [] : [replace(path, told)]
  })
  return [replace('/map', toJson(next)), ...texts]
}

/** Of pieces that stand where they stood: those that are no longer called as they were, and by no other piece. */
const renamedPlaces = (
  before: TableMap,
  after: TableMap,
): readonly { readonly from: string; readonly to: string }[] => {
  if (before.pieces.length !== after.pieces.length) return []
  const still = new Set(after.pieces.flatMap(callingsOf).map(simplified))
  return before.pieces.flatMap((piece, index) => {
    const now = after.pieces[index]
    if (!now || now === piece || now.kind !== piece.kind) return []
    const [then, next] = [callingsOf(piece), callingsOf(now)]
    return then.flatMap((from, turn) => {
      const to = then.length === next.length ? next[turn] : undefined
      return to === undefined || to === from || still.has(simplified(from)) ? [] : [{ from, to }]
    })
  })
}

/** Across and down, as it lies. */
const extentOf = ({ width, height, points }: MapPiece): readonly [number, number] => {
  if (points.length < 3) return [width, height]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}
