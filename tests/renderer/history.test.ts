/** What was done can be undone and done again, word by word and under its name. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noHistory, record, redone, undone, type History, type Step } from '../../src/renderer/history.ts'

const step = (label: string, at: number, over: Partial<Step> = {}): Step => ({
  label,
  at,
  merge: undefined,
  before: { name: `avant ${label}` },
  after: { name: label },
  ...over,
})

const keystroke = (before: string, after: string, at: number, merge = '/name'): Step => ({
  label: `changer ${merge}`,
  at,
  merge,
  before: { name: before },
  after: { name: after },
})

const recorded = (...steps: readonly Step[]): History => steps.reduce(record, noHistory)

describe('the history', () => {
  it('has nothing to undo or to do again at first', () => {
    expect(undone(noHistory)).toBeUndefined()
    expect(redone(noHistory)).toBeUndefined()
  })

  it('undoes the newest step, and does it again, under its name', () => {
    const history = recorded(step('ajouter Barbare', 0), step('prendre Arc', 10))
    const back = undone(history)
    expect(back?.step).toMatchObject({ label: 'prendre Arc', before: { name: 'avant prendre Arc' } })
    expect(back?.history.past.map(({ label }) => label)).toEqual(['ajouter Barbare'])
    const forth = redone(back?.history ?? noHistory)
    expect(forth?.step).toMatchObject({ label: 'prendre Arc', after: { name: 'prendre Arc' } })
    expect(forth?.history).toEqual(history)
  })

  it('takes the keystrokes of one field for one step', () => {
    const history = recorded(
      keystroke('', 'O', 0),
      keystroke('O', 'Oi', 1_499),
      keystroke('Oi', 'Oie', 2_998),
    )
    expect(history.past).toHaveLength(1)
    expect(history.past[0]).toMatchObject({ before: { name: '' }, after: { name: 'Oie' } })
  })

  it('starts another step after a second and a half', () => {
    expect(recorded(keystroke('', 'O', 0), keystroke('O', 'Oi', 1_500)).past).toHaveLength(2)
  })

  it('never joins two fields, nor what is not typed', () => {
    expect(recorded(keystroke('', 'O', 0, '/name'), keystroke('O', 'P', 1, '/motto')).past).toHaveLength(2)
    expect(recorded(step('prendre Arc', 0), step('prendre Arc', 1)).past).toHaveLength(2)
    expect(
      recorded(keystroke('', 'O', 0), step('prendre Arc', 1), keystroke('O', 'Oi', 2)).past,
    ).toHaveLength(3)
  })

  it('drops what was undone once something else is done', () => {
    const back = undone(recorded(step('a', 0), step('b', 1)))
    const history = record(back?.history ?? noHistory, step('c', 2))
    expect(history.past.map(({ label }) => label)).toEqual(['a', 'c'])
    expect(history.future).toEqual([])
  })

  it('drops what was undone once a keystroke joins the last step', () => {
    const typed = recorded(keystroke('', 'O', 0), step('prendre Arc', 1))
    const history = record(undone(typed)?.history ?? noHistory, keystroke('O', 'Oi', 2))
    expect(history.past).toHaveLength(1)
    expect(history.future).toEqual([])
  })

  it('keeps five hundred steps, the newest', () => {
    const history = recorded(...Array.from({ length: 620 }, (_, index) => step(`n${index}`, index)))
    expect(history.past).toHaveLength(500)
    expect(history.past[0]?.label).toBe('n120')
    expect(history.past.at(-1)?.label).toBe('n619')
  })

  it('leaves the history that it was given as it was', () => {
    const history = recorded(step('a', 0))
    const before = structuredClone(history)
    record(history, step('b', 1))
    undone(history)
    expect(history).toEqual(before)
  })

  it('undoes everything to the first document, and does it all again to the last', () => {
    const edit = fc.record({
      value: fc.string({ maxLength: 4 }),
      merge: fc.constantFrom(undefined, '/name', '/motto'),
      pause: fc.integer({ min: 0, max: 3_000 }),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 60 }), edits => {
        let [history, name, at] = [noHistory, 'début', 0]
        for (const { value, merge, pause } of edits) {
          at += pause
          history = record(history, {
            label: value,
            merge,
            at,
            before: { name },
            after: { name: value },
          })
          name = value
        }
        const shown = history.past.map(({ after }) => after)
        const back: unknown[] = []
        for (let turn = undone(history); turn; turn = undone(history)) {
          back.push(turn.step.before)
          history = turn.history
        }
        if (edits.length > 0) expect(back.at(-1)).toEqual({ name: 'début' })
        expect(back.toReversed().slice(1)).toEqual(shown.slice(0, -1))
        const forth: unknown[] = []
        for (let turn = redone(history); turn; turn = redone(history)) {
          forth.push(turn.step.after)
          history = turn.history
        }
        expect(forth).toEqual(shown)
        if (edits.length > 0) expect(forth.at(-1)).toEqual({ name })
      }),
    )
  })
})
