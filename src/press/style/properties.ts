/** Every property that the press knows, and how its value changes a style. What is not here is an error, never silence. */
import { fill } from './gradient.ts'
import {
  border,
  borderStyle,
  degrees,
  family,
  fit,
  initialLetter,
  keyword,
  lineHeight,
  lines,
  mapSides,
  marker,
  part,
  ratio,
  room,
  size,
  spare,
  stroke,
  weight,
} from './readers.ts'
import {
  colour,
  dimension,
  length,
  notNegative,
  number,
  oneOf,
  optionalColour,
  share,
  values,
  type Dimension,
  type Read,
  type Reading,
} from './values.ts'
import { cornerNames, sideNames, type Border, type Corner, type Style } from './style.ts'

/** A style under construction. */
export type Draft = { -readonly [Key in keyof Style]: Style[Key] }

type Apply = (draft: Draft, value: string, reading: Reading) => void

const set =
  <Key extends keyof Style>(key: Key, read: Read<Style[Key]>): Apply =>
  (draft, value, reading) => {
    draft[key] = read(value, reading)
  }

const boxSides = (
  key: 'margin' | 'padding' | 'inset',
  read: Read<Dimension>,
): Readonly<Record<string, Apply>> => ({
  [key]: (draft, value, reading) => {
    draft[key] = mapSides(value, reading, read)
  },
  ...Object.fromEntries(
    sideNames.map((side): readonly [string, Apply] => [
      key === 'inset' ? side : `${key}-${side}`,
      (draft, value, reading) => {
        draft[key] = { ...draft[key], [side]: read(value, reading) }
      },
    ]),
  ),
})

const borders: Readonly<Record<string, Apply>> = {
  border: (draft, value, reading) => {
    const one = border(value, reading)
    draft.border = { top: one, right: one, bottom: one, left: one }
  },
  ...Object.fromEntries(
    sideNames.map((side): readonly [string, Apply] => [
      `border-${side}`,
      (draft, value, reading) => {
        draft.border = { ...draft.border, [side]: border(value, reading) }
      },
    ]),
  ),
  'border-width': eachBorder((value, reading) => ({ width: room(value, reading) })),
  'border-style': eachBorder((value, reading) => ({ style: borderStyle(value, reading) })),
  'border-color': eachBorder((value, reading) => ({ colour: colour(value, reading) })),
}

function eachBorder(read: Read<Partial<Border>>): Apply {
  return (draft, value, reading) => {
    const changes = mapSides(value, reading, read)
    const { top, right, bottom, left } = draft.border
    draft.border = {
      top: { ...top, ...changes.top },
      right: { ...right, ...changes.right },
      bottom: { ...bottom, ...changes.bottom },
      left: { ...left, ...changes.left },
    }
  }
}

const radii: Readonly<Record<string, Apply>> = {
  'border-radius': (draft, value, reading) => {
    const { top, right, bottom, left } = mapSides(value, reading, room)
    draft.radius = { 'top-left': top, 'top-right': right, 'bottom-right': bottom, 'bottom-left': left }
  },
  ...Object.fromEntries(
    cornerNames.map((corner: Corner): readonly [string, Apply] => [
      `border-${corner}-radius`,
      (draft, value, reading) => {
        draft.radius = { ...draft.radius, [corner]: room(value, reading) }
      },
    ]),
  ),
}

const extent = notNegative(dimension)
const factor = notNegative(number)

const flex: Apply = (draft, value, reading) => {
  const [grow = '1', shrink = '1', basis = '0'] =
    value === 'none' ? ['0', '0', 'auto'] : values(value, 3, reading)
  draft.flexGrow = factor(grow, reading)
  draft.flexShrink = factor(shrink, reading)
  draft.flexBasis = extent(basis, reading)
}

const gap: Apply = (draft, value, reading) => {
  const [row = '', column = row] = values(value, 2, reading)
  draft.rowGap = room(row, reading)
  draft.columnGap = room(column, reading)
}

const dimensions: Readonly<
  Record<string, 'width' | 'height' | 'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight' | 'flexBasis'>
> = {
  width: 'width',
  height: 'height',
  'min-width': 'minWidth',
  'min-height': 'minHeight',
  'max-width': 'maxWidth',
  'max-height': 'maxHeight',
  'flex-basis': 'flexBasis',
}

const dimensionProperties: Readonly<Record<string, Apply>> = Object.fromEntries(
  Object.entries(dimensions).map(([name, key]): readonly [string, Apply] => [
    name,
    set<typeof key>(key, extent),
  ]),
)

export const properties: Readonly<Record<string, Apply>> = {
  display: set('display', oneOf('block', 'flex', 'none')),
  position: set('position', oneOf('relative', 'absolute')),
  ...boxSides('inset', dimension),
  ...boxSides('margin', dimension),
  ...boxSides('padding', notNegative(share)),
  ...dimensionProperties,
  ...borders,
  ...radii,
  'aspect-ratio': set('aspectRatio', ratio),
  background: set('background', fill),
  'background-color': set('background', optionalColour),
  flex,
  'flex-grow': set('flexGrow', factor),
  'flex-shrink': set('flexShrink', factor),
  'flex-direction': set('flexDirection', oneOf('row', 'column', 'row-reverse', 'column-reverse')),
  'flex-wrap': set('flexWrap', oneOf('nowrap', 'wrap')),
  'justify-content': set(
    'justifyContent',
    oneOf('flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'),
  ),
  'align-items': set('alignItems', oneOf('stretch', 'flex-start', 'center', 'flex-end')),
  'align-self': set('alignSelf', oneOf('auto', 'stretch', 'flex-start', 'center', 'flex-end')),
  'align-content': set(
    'alignContent',
    oneOf('flex-start', 'center', 'flex-end', 'stretch', 'space-between', 'space-around'),
  ),
  gap,
  'row-gap': set('rowGap', room),
  'column-gap': set('columnGap', room),
  overflow: set('overflow', oneOf('visible', 'clip', 'continue')),
  'break-inside': set('breakInside', oneOf('auto', 'avoid')),
  'gives-way': set('givesWay', part),
  'max-lines': set('maxLines', lines),
  'text-overflow': set('ellipsis', keyword('ellipsis', 'clip')),
  spare: set('spare', spare),
  'object-fit': set('objectFit', oneOf('cover', 'contain')),
  rotate: set('rotate', degrees),
  mirror: set('mirror', keyword('x', 'none')),
  'icon-stroke': set('stroke', stroke),
  'list-marker': set('marker', marker),
  'initial-letter': set('initialLetter', initialLetter),
  'initial-letter-family': set('initialFamily', family),
  'initial-letter-color': set('initialColour', optionalColour),
  'vertical-align': set('verticalAlign', oneOf('baseline', 'sub', 'super')),
  color: set('colour', colour),
  'font-family': set('fontFamily', family),
  'font-size': set('fontSize', size),
  fit: set('fit', fit),
  'font-weight': set('fontWeight', weight),
  'font-style': set('italic', keyword('italic', 'normal')),
  'font-variant': set('smallCaps', keyword('small-caps', 'normal')),
  'font-numbers': set('oldStyle', keyword('oldstyle', 'lining')),
  'letter-spacing': set('letterSpacing', (value, reading) =>
    value === 'normal' ? 0 : length(value, reading) / reading.em,
  ),
  'line-height': set('lineHeight', lineHeight),
  'text-align': set('textAlign', oneOf('left', 'right', 'center', 'justify')),
  'text-indent': set('textIndent', length),
  'text-transform': set('textTransform', oneOf('none', 'uppercase')),
  hyphens: set('hyphens', oneOf('auto', 'none')),
  'text-wrap': set('balanced', keyword('balance', 'wrap')),
  'white-space': set('nowrap', keyword('nowrap', 'normal')),
}

/** Properties that people try, and what to write instead. */
export const insteadOf: Readonly<Record<string, string>> = {
  float: 'display: flex sur le parent',
  grid: 'display: flex et flex-wrap',
  'grid-template-columns': 'display: flex et flex-wrap, ou une <table>',
  font: 'font-family, font-size et font-weight, séparément',
  'box-shadow': 'border : une ombre coûte de l’encre et disparaît en gris',
  opacity: 'une couleur plus claire',
  transform: 'rotate ou mirror',
  'background-image': 'un <img> ou un <icon> en position absolute',
  'text-decoration': 'border-bottom',
  'list-style': 'list-marker',
  'list-style-type': 'list-marker',
  'z-index': 'l’ordre des éléments : le dernier est au-dessus',
  'min-font-size': 'fit',
  columns: 'display: flex, avec un élément par colonne',
  'box-sizing': 'rien : bordure et marge intérieure comptent toujours dans la largeur',
}
