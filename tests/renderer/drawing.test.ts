/** The studio shows a drawing from the value that the press prints: the same marks, in the window's own colours. */
// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../src/core/index.ts'
import DrawingView from '../../src/renderer/parts/DrawingView.vue'

const drawing: Drawing = {
  width: 40,
  height: 20,
  says: 'Chances de toucher',
  marks: [
    { kind: 'rectangle', at: { x: 1, y: 2 }, width: 8, height: 6, radius: 1, fill: 'tint' },
    { kind: 'ellipse', at: { x: 20, y: 5 }, across: 4, fill: 'accent', pen: { role: 'second', width: 0.5 } },
    {
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 5, y: 5 },
      ],
      pen: { role: 'ink', width: 1, dash: [2, 1] },
    },
    { kind: 'line', points: [], closed: true, fill: 'solid' },
    {
      kind: 'group',
      at: { x: 3, y: 4 },
      turn: 90,
      scale: 2,
      marks: [
        {
          kind: 'text',
          text: 'Seuil',
          at: { x: 1, y: 1 },
          size: 3,
          anchor: 'end',
          role: 'quiet',
          bold: true,
        },
      ],
    },
    { kind: 'path', d: 'M0 0h4', pen: { role: 'line', width: 1 } },
    { kind: 'icon', name: 'fleuron-court', at: { x: 0, y: 0 }, width: 6, height: 2 },
    { kind: 'icon', name: 'medal-talent', at: { x: 0, y: 0 }, width: 5, height: 5 },
    { kind: 'icon', name: 'heart-drop', at: { x: 0, y: 0 }, width: 5, height: 5, role: 'ink' },
  ],
}

describe('a drawing in the window', () => {
  const view = mount(DrawingView, { props: { drawing } })
  const attributes = (selector: string) => view.get(selector).attributes()

  it('is whole, and says what it shows', () => {
    expect(attributes('svg')).toMatchObject({ viewBox: '0 0 40 20', 'aria-label': 'Chances de toucher' })
  })

  it('has every mark where the value has it, in the colour of its role', () => {
    expect(attributes('rect')).toMatchObject({
      x: '1',
      y: '2',
      width: '8',
      rx: '1',
      fill: 'var(--drawing-tint)',
      stroke: 'none',
    })
    expect(attributes('ellipse')).toMatchObject({ rx: '4', ry: '4', stroke: 'var(--drawing-second)' })
    expect(attributes('polyline')).toMatchObject({
      points: '0,0 5,5',
      'stroke-dasharray': '2 1',
      fill: 'none',
    })
    expect(attributes('polygon')).toMatchObject({ fill: 'var(--drawing-solid)' })
    expect(attributes('path')).toMatchObject({ d: 'M0 0h4' })
  })

  it('calls by a name the ornament of its game, then the one that all share, then an icon', () => {
    const boxes = (game?: string) =>
      mount(DrawingView, { props: { drawing, ...(game !== undefined && { game }) } })
        .findAll('svg svg')
        .map(one => one.attributes('viewBox'))
    expect(boxes('flammes-et-fantassins')).toEqual(['0 0 60 20', '0 0 100 100', '0 0 512 512'])
    expect(boxes()).toEqual(['0 0 60 20', '0 0 512 512', '0 0 512 512'])
    const [shared, , icon] = view.findAll('svg svg')
    expect(shared?.findAll('path').length).toBeGreaterThan(1)
    expect(icon?.get('path').attributes('fill')).toBe('var(--drawing-ink)')
  })

  it('turns and scales its groups', () => {
    expect(attributes('g')).toMatchObject({ transform: 'translate(3 4) rotate(90) scale(2)' })
    expect(view.get('g text').text()).toBe('Seuil')
    expect(attributes('g text')).toMatchObject({ 'text-anchor': 'end', 'font-size': '3', class: 'bold' })
  })

  it('cuts a group at its clip, and puts a rim of paper around words that ask for it', () => {
    const marks: Drawing['marks'] = [
      {
        kind: 'group',
        clip: { width: 12, height: 9 },
        marks: [{ kind: 'text', text: 'Gué', at: { x: 1, y: 1 }, size: 4, halo: true }],
      },
    ]
    const clipped = mount(DrawingView, { props: { drawing: { ...drawing, marks } } })
    expect(clipped.get('g svg').attributes()).toMatchObject({ width: '12', height: '9', class: 'clip' })
    expect(clipped.get('g svg text').attributes()).toMatchObject({ class: 'halo', 'stroke-width': '1.2' })
    expect(view.get('g text').attributes('stroke-width')).toBeUndefined()
  })
})
