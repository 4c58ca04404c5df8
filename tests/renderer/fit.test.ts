/** How large the pages are that stand under the one that is looked at. */
import { expect, it } from 'vitest'
import { widthInRest } from '../../src/renderer/fit.ts'

const page = { width: 100, height: 140 }
const bounds = { gap: 10, least: 50, most: 300 }

it.each([
  ['one row where that makes them largest', 3, { width: 320, height: 200 }, 100],
  ['as high as the room', 3, { width: 1000, height: 140 }, 100],
  ['two rows in a high room', 4, { width: 210, height: 500 }, 100],
  ['no larger than they may be', 1, { width: 2000, height: 2000 }, 300],
  ['nothing where they would be too small', 5, { width: 200, height: 60 }, 0],
  ['nothing where no room is left', 2, { width: 400, height: -20 }, 0],
  ['nothing where there is no other', 0, { width: 400, height: 400 }, 0],
] as const)('%s', (_, count, room, width) => {
  expect(widthInRest(count, page, room, bounds)).toBe(width)
})
