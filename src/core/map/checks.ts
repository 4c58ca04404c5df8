/** What can be told of a map before it is played: whether it is fair, and whether everything is where it can be. */
import { enumerate, plural, typeset } from '../french.ts'
import type { Deployment, LengthUnit } from '../game.ts'
import { pieceTitle } from './draw.ts'
import {
  boxAround,
  courseOf,
  isOnTable,
  onTable,
  outlinesApart,
  outlinesMeet,
  pieceOutline,
  type Outline,
} from './geometry.ts'
import { unitLabels, unitsPerInch } from './kinds.ts'
import { millimetresOf, type MapPiece, type TableMap } from './table.ts'
import { decimal, lengthWords } from './words.ts'

export interface MapRemark {
  readonly level: 'ok' | 'warning'
  readonly text: string
  /** Of which pieces it speaks, by their places in the list. */
  readonly pieces: readonly number[]
}

/** What a game says of it, in its own unit. */
export interface DeploymentRules {
  readonly deployment?: Deployment
  readonly lengthUnit: LengthUnit
}

interface Lying {
  readonly piece: MapPiece
  readonly index: number
  readonly outline: Outline
}

interface Table {
  readonly map: TableMap
  readonly lying: readonly Lying[]
  /** Units of the table for one of the game's. */
  readonly ratio: number
  readonly deployment: Deployment | undefined
}

/** Nobody measures finer than this, in units of the table. */
const touch = 0.05

export const checkMap = (map: TableMap, game?: DeploymentRules): readonly MapRemark[] => {
  const lying = map.pieces.map((piece, index) => ({ piece, index, outline: pieceOutline(piece) }))
  const ratio = game ? game.lengthUnit.millimetres / millimetresOf[map.unit] : 1
  const table: Table = { map, lying, ratio, deployment: game?.deployment }
  return [
    ...tableSize(table),
    ...betweenZones(table),
    ...zoneSizes(table),
    ...objectives(table),
    ...crossings(table),
    ...wetZones(table),
    ...outside(table),
  ].map(remark => ({ ...remark, text: typeset(remark.text) }))
}

const ok = (text: string, pieces: readonly number[]): MapRemark => ({ level: 'ok', text, pieces })
const warning = (text: string, pieces: readonly number[]): MapRemark => ({ level: 'warning', text, pieces })

const zonesOf = ({ lying }: Table): readonly Lying[] => lying.filter(({ piece }) => piece.kind === 'zone')

const called = ({ side, name }: MapPiece): string => side || name || 'sans nom'

const bySide = (table: Table): ReadonlyMap<string, readonly Lying[]> => {
  const sides = new Map<string, readonly Lying[]>()
  for (const zone of zonesOf(table)) {
    const side = called(zone.piece)
    sides.set(side, [...(sides.get(side) ?? []), zone])
  }
  return sides
}

const tableSize = ({ map, ratio, deployment }: Table): readonly MapRemark[] => {
  const least = deployment?.table
  if (!deployment || !least) return []
  const [wide, deep] = [least.width * ratio, least.height * ratio]
  const fits =
    (map.width >= wide - touch && map.height >= deep - touch) ||
    (map.width >= deep - touch && map.height >= wide - touch)
  const size = `${decimal(wide)} sur ${lengthWords(deep, map.unit)}`
  return [
    fits
      ? ok(`La table est assez grande : il en faut ${size}.`, [])
      : warning(`La table est plus petite que ${size}. ${deployment.source}`, []),
  ]
}

/** Each pair of sides. */
const betweenZones = (table: Table): readonly MapRemark[] => {
  const { map, ratio, deployment } = table
  const sides = [...bySide(table)]
  const least = deployment?.apart === undefined ? undefined : deployment.apart * ratio
  return sides.flatMap(([side, zones], place) =>
    sides.slice(place + 1).map(([other, others]) => {
      const pieces = [...zones, ...others].map(({ index }) => index)
      const distance = nearest(zones, others)
      const both = `Les zones ${side} et ${other}`
      if (distance < touch) return warning(`${both} se touchent.`, pieces)
      const told = `${both} sont à ${lengthWords(distance, map.unit)} l’une de l’autre`
      if (!deployment || least === undefined || distance >= least - touch) return ok(`${told}.`, pieces)
      const wished = deployment.advice === true ? 'mieux vaut' : 'il faut'
      return warning(`${told} : ${wished} ${lengthWords(least, map.unit)}. ${deployment.source}`, pieces)
    }),
  )
}

const nearest = (some: readonly Lying[], others: readonly Lying[]): number =>
  Math.min(...some.flatMap(({ outline }) => others.map(other => outlinesApart(outline, other.outline))))

const areaOf = (outline: Outline): number =>
  Math.abs(
    outline.reduce((sum, a, index) => {
      const b = outline[(index + 1) % outline.length] ?? a
      return sum + a.x * b.y - b.x * a.y
    }, 0) / 2,
  )

/** All of a band must stand in it; of a game that says nothing, the ten figures of a large one. */
const zoneSizes = (table: Table): readonly MapRemark[] => {
  const { map, ratio, deployment } = table
  const figures = deployment?.figures ?? 10
  const base = unitsPerInch(map.unit)
  return [...bySide(table)].flatMap(([side, zones]) => {
    const pieces = zones.map(({ index }) => index)
    const area = zones.reduce((sum, { outline }) => sum + areaOf(outline), 0)
    const small =
      area < figures * base * base - touch
        ? [
            warning(
              `La zone ${side} ne tient pas ${plural(figures, 'figurine')} sur des socles de 25 mm.`,
              pieces,
            ),
          ]
        : []
    const depth = deployment?.depth
    if (!deployment || depth === undefined) return small
    const shallow = zones.filter(({ piece }) => Math.min(piece.width, piece.height) < depth * ratio - touch)
    return [
      ...small,
      ...shallow.map(({ index }) =>
        warning(
          `La zone ${side} a moins de ${lengthWords(depth * ratio, map.unit)} de profondeur. ${deployment.source}`,
          [index],
        ),
      ),
    ]
  })
}

/** As far from each side, or, taken together, as far from one as from the other. */
const objectives = (table: Table): readonly MapRemark[] => {
  const { map, lying } = table
  const sides = [...bySide(table)]
  const found = lying.filter(({ piece }) => piece.kind === 'but')
  if (sides.length < 2 || found.length === 0) return []
  const slack = unitsPerInch(map.unit) + 1e-9
  const measured = found.map(target => ({
    target,
    far: sides.map(([, zones]) => nearest([target], zones)),
  }))
  const sorted = sides.map((_, side) => measured.map(({ far }) => far[side] ?? 0).toSorted((a, b) => a - b))
  const balanced = found.every((_, place) =>
    level(
      sorted.map(far => far[place] ?? 0),
      slack,
    ),
  )
  return measured.map(({ target, far }) => {
    const told = sides.map(([side], place) => `${decimal(far[place] ?? 0)} de la zone ${side}`)
    const text = `${pieceTitle(target.piece)}, en ${unitLabels[map.unit].many} : à ${enumerate(told)}`
    if (level(far, slack)) return ok(`${text}.`, [target.index])
    return balanced
      ? ok(`${text} ; un autre rétablit l’équilibre.`, [target.index])
      : warning(`${text} : la plus proche a l’avantage.`, [target.index])
  })
}

const level = (values: readonly number[], slack: number): boolean =>
  Math.max(...values) - Math.min(...values) <= slack

/** Of each river from one edge of the table to another. */
const crossings = ({ map, lying }: Table): readonly MapRemark[] =>
  lying
    .filter(({ piece }) => piece.kind === 'riviere' && parts(piece, map))
    .map(river => {
      const over = lying.filter(
        ({ piece, outline }) =>
          (piece.kind === 'pont' || piece.kind === 'gue') && outlinesMeet(outline, river.outline),
      )
      const pieces = [river, ...over].map(({ index }) => index)
      const name = river.piece.name === '' ? 'La rivière' : `La rivière (${river.piece.name})`
      if (over.length === 0) return warning(`${name} coupe la table en deux, sans pont ni gué.`, pieces)
      return over.length === 1
        ? warning(`${name} coupe la table en deux et n’a qu’un passage.`, pieces)
        : ok(`${name} se passe en ${over.length} endroits.`, pieces)
    })

/** Whether both its ends leave the table, and something of it lies on it. */
const parts = (piece: MapPiece, { width, height }: TableMap): boolean => {
  const course = courseOf(piece).map(point => onTable(piece, point))
  const inside = ({ x, y }: { readonly x: number; readonly y: number }, by: number): boolean =>
    x > by && y > by && x < width - by && y < height - by
  const [first, last] = [course[0], course.at(-1)]
  const slack = Math.max(touch, piece.width / 2)
  return (
    first !== undefined &&
    last !== undefined &&
    !inside(first, slack) &&
    !inside(last, slack) &&
    course.some(point => inside(point, slack))
  )
}

const wetZones = (table: Table): readonly MapRemark[] => {
  const waters = table.lying.filter(({ piece }) => piece.kind === 'eau' || piece.kind === 'riviere')
  return zonesOf(table).flatMap(zone =>
    waters
      .filter(({ outline }) => outlinesMeet(outline, zone.outline))
      .map(water =>
        warning(`La zone ${called(zone.piece)} est en partie dans l’eau : on n’y pose personne.`, [
          zone.index,
          water.index,
        ]),
      ),
  )
}

/** A road may run off the table, a zone may not. */
const outside = ({ map, lying }: Table): readonly MapRemark[] =>
  lying.flatMap(({ piece, index, outline }) => {
    if (!isOnTable(piece, map)) return [warning(`${pieceTitle(piece)} est hors de la table.`, [index])]
    if (piece.kind !== 'zone') return []
    const { left, top, right, bottom } = boxAround(outline)
    const within =
      left >= -touch && top >= -touch && right <= map.width + touch && bottom <= map.height + touch
    return within ? [] : [warning(`La zone ${called(piece)} dépasse de la table.`, [index])]
  })
