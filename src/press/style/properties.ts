/** Every property that the press knows, and how its value changes a style. What is not here is an error, never silence. */
import {
  colour,
  dimension,
  fill,
  length,
  number,
  oneOf,
  optionalColour,
  splitTop,
  type Dimension,
  type Reading,
} from './values.ts'
import { cornerNames, sideNames, type Border, type Corner, type Side, type Style } from './style.ts'

/** A style under construction. */
export type Draft = { -readonly [Key in keyof Style]: Style[Key] }

type Apply = (draft: Draft, value: string, reading: Reading) => void

const set =
  <Key extends keyof Style>(key: Key, read: (value: string, reading: Reading) => Style[Key]): Apply =>
  (draft, value, reading) => {
    draft[key] = read(value, reading)
  }

const unquote = (value: string): string => value.replace(/^(['"])(.*)\1$/, '$2')

/** One value for all, two for top-bottom and left-right, three, or four from the top clockwise. */
const four = (value: string): Readonly<Record<Side, string>> => {
  const [top = '0', right = top, bottom = top, left = right] = splitTop(value, ' ')
  return { top, right, bottom, left }
}

const mapSides = <T>(value: string, read: (part: string) => T): Readonly<Record<Side, T>> => {
  const { top, right, bottom, left } = four(value)
  return { top: read(top), right: read(right), bottom: read(bottom), left: read(left) }
}

const boxSides = (key: 'margin' | 'padding' | 'inset'): Readonly<Record<string, Apply>> => ({
  [key]: (draft, value, reading) => {
    draft[key] = mapSides(value, part => dimension(part, reading))
  },
  ...Object.fromEntries(
    sideNames.map((side): readonly [string, Apply] => [
      key === 'inset' ? side : `${key}-${side}`,
      (draft, value, reading) => {
        draft[key] = { ...draft[key], [side]: dimension(value, reading) }
      },
    ]),
  ),
})

const borderStyle = oneOf('none', 'solid', 'dashed', 'dotted', 'double')
const borderWords = new Set(['none', 'solid', 'dashed', 'dotted', 'double'])

const border = (value: string, reading: Reading): Border =>
  splitTop(value, ' ').reduce<Border>(
    (drawn, part) => {
      if (borderWords.has(part)) return { ...drawn, style: borderStyle(part, reading) }
      if (/^[\d.]/.test(part)) return { ...drawn, width: length(part, reading) }
      return { ...drawn, colour: colour(part, reading) }
    },
    { width: 0, style: value === '0' ? 'none' : 'solid', colour: undefined },
  )

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
  'border-width': eachBorder((value, reading) => ({ width: length(value, reading) })),
  'border-style': eachBorder((value, reading) => ({ style: borderStyle(value, reading) })),
  'border-color': eachBorder((value, reading) => ({ colour: colour(value, reading) })),
}

function eachBorder(read: (value: string, reading: Reading) => Partial<Border>): Apply {
  return (draft, value, reading) => {
    const changes = mapSides(value, part => read(part, reading))
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
    const { top, right, bottom, left } = mapSides(value, part => length(part, reading))
    draft.radius = { 'top-left': top, 'top-right': right, 'bottom-right': bottom, 'bottom-left': left }
  },
  ...Object.fromEntries(
    cornerNames.map((corner: Corner): readonly [string, Apply] => [
      `border-${corner}-radius`,
      (draft, value, reading) => {
        draft.radius = { ...draft.radius, [corner]: length(value, reading) }
      },
    ]),
  ),
}

const flex: Apply = (draft, value, reading) => {
  const [grow = '1', shrink = '1', basis = '0'] = value === 'none' ? ['0', '0', 'auto'] : splitTop(value, ' ')
  draft.flexGrow = number(grow, reading)
  draft.flexShrink = number(shrink, reading)
  draft.flexBasis = dimension(basis, reading)
}

const gap: Apply = (draft, value, reading) => {
  const [row = '0', column = row] = splitTop(value, ' ')
  draft.rowGap = length(row, reading)
  draft.columnGap = length(column, reading)
}

const fit: Apply = (draft, value, reading) => {
  const [least = '', most = least] = splitTop(value, ' ')
  draft.fit = value === 'none' ? undefined : [length(least, reading), length(most, reading)]
}

const lineHeight = (value: string, reading: Reading): number =>
  /^[\d.]+$/.test(value) ? number(value, reading) : length(value, reading) / reading.em

const keyword =
  (word: string, others: string) =>
  (value: string, reading: Reading): boolean =>
    oneOf(word, others)(value, reading) === word

const weight = (value: string, reading: Reading): number =>
  value === 'bold' ? 700 : value === 'normal' ? 400 : number(value, reading)

const optionalLength = (value: string, reading: Reading): number | undefined =>
  value === 'none' ? undefined : length(value, reading)

const degrees = (value: string, reading: Reading): number =>
  number(value.replace(/deg$/, ''), { ...reading, property: `${reading.property} (en deg)` })

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
    set<typeof key>(key, (value, reading): Dimension => dimension(value, reading)),
  ]),
)

export const properties: Readonly<Record<string, Apply>> = {
  display: set('display', oneOf('block', 'flex', 'none')),
  position: set('position', oneOf('relative', 'absolute')),
  ...boxSides('inset'),
  ...boxSides('margin'),
  ...boxSides('padding'),
  ...dimensionProperties,
  ...borders,
  ...radii,
  'aspect-ratio': set('aspectRatio', number),
  background: set('background', fill),
  'background-color': set('background', optionalColour),
  flex,
  'flex-grow': set('flexGrow', number),
  'flex-shrink': set('flexShrink', number),
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
  'row-gap': set('rowGap', length),
  'column-gap': set('columnGap', length),
  overflow: set('overflow', oneOf('visible', 'clip', 'continue')),
  'break-inside': set('breakInside', oneOf('auto', 'avoid')),
  'object-fit': set('objectFit', oneOf('cover', 'contain')),
  rotate: set('rotate', degrees),
  mirror: set('mirror', keyword('x', 'none')),
  'icon-stroke': set('stroke', optionalLength),
  'list-marker': set('marker', unquote),
  'initial-letter': set('initialLetter', (value, reading) => (value === 'none' ? 0 : number(value, reading))),
  'initial-letter-family': set('initialFamily', unquote),
  'initial-letter-color': set('initialColour', optionalColour),
  'vertical-align': set('verticalAlign', oneOf('baseline', 'sub', 'super')),
  color: set('colour', colour),
  'font-family': set('fontFamily', unquote),
  'font-size': set('fontSize', length),
  fit,
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
