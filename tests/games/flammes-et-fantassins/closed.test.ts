/** What a closed choice says is so now, and no band is led into a dead end. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyPatch,
  isJsonObject,
  openBand,
  type Choice,
  type FormNode,
  type Json,
  type JsonObject,
  type ListItem,
} from '../../../src/core/index.ts'
import {
  classById,
  domains,
  equipmentById,
  spellById,
} from '../../../src/games/flammes-et-fantassins/catalog/index.ts'
import { systems } from '../../../src/games/index.ts'
import { band } from './arbitrary.ts'
import { bandFile, figureJson } from './bands.ts'

const figuresOf = (file: Json): readonly ListItem[] => {
  const opened = openBand(file, systems)
  if (!opened.ok) throw new Error('the band does not open')
  const list = opened.value.roster.form().parts.find(part => part.kind === 'list')
  return list?.kind === 'list' ? list.items : []
}
const choicesIn = (fields: readonly FormNode[], label: string): readonly Choice[] => {
  const field = fields.find(node => node.label === label)
  return field?.kind === 'choice' ? field.groups.flatMap(group => group.choices) : []
}
const choice = (file: Json, figure: number, label: string, id: string): Choice => {
  const found = choicesIn(figuresOf(file)[figure]?.fields() ?? [], label).find(one => one.id === id)
  if (!found) throw new Error(`no choice ${id} in ${label}`)
  return found
}
const classesOf = (file: Json, figure: number): unknown =>
  isJsonObject(file) ? Object(file['roster']).figures[figure].classes : undefined

const mage = figureJson({ name: 'Odon', classes: ['magicien'], spells: ['sommeil', 'armure-de-mage'] })

describe('promise 23: a closed choice speaks of what is so now', () => {
  const one = (figure: JsonObject) => bandFile([figure])
  const why = (figure: JsonObject, label: string, id: string) => choice(one(figure), 0, label, id).closed

  it('of the spells that are known', () => {
    expect(why(mage, 'Sorts', 'projectile-magique')).toBe(
      'Odon connaît déjà 2\u00a0sorts de Magie pour 2 permis.',
    )
    expect(why(mage, 'Sorts', 'soin')).toBe('Odon n’a pas accès au domaine Lumière.')
  })

  it('of their levels', () => {
    const learner = figureJson({ name: 'Odon', classes: ['magicien'], spells: [] })
    expect(why(learner, 'Sorts', 'boule-de-feu')).toBe(
      'Odon connaît en Magie 0\u00a0sort de niveau I pour 0 de niveau II\u00a0: apprenez d’abord un sort de niveau I.',
    )
  })

  it('of the classes that the figure has', () => {
    const full = figureJson({ name: 'Odon', classes: ['archer', 'barbare', 'soldat'] })
    expect(why(full, 'Classes', 'voleur')).toBe('Odon a déjà 3\u00a0classes, et 3 au plus sont permises.')
  })

  it('of what it carries', () => {
    const laden = figureJson({ name: 'Odon', equipment: ['dague', 'grappin', 'bombe'] })
    expect(why(laden, 'Équipement', 'parchemin:soin')).toBe(
      'Odon porte déjà 2\u00a0pièces de matériel, et n’a droit qu’à 2.',
    )
    expect(why(laden, 'Équipement', 'nu')).toBe(
      '«\u00a0Nu\u00a0» ne laisse que 1\u00a0pièce de matériel, et Odon en porte 2.',
    )
  })
})

describe('promise 23: no dead end', () => {
  const soldier = figureJson({ name: 'Un', classes: ['soldat'] })

  it('a figure without a class is given one in a band that is over its budget', () => {
    const file = bandFile([soldier, soldier, figureJson({ classes: [] })], { points: 1 })
    const { take } = choice(file, 2, 'Classes', 'archer')
    expect(take).toEqual([{ op: 'add', path: '/roster/figures/2/classes/-', value: 'archer' }])
  })

  it('a class is exchanged for another when every PC is spent', () => {
    const file = bandFile([soldier], { points: 1 })
    const { closed, swaps } = choice(file, 0, 'Classes', 'archer')
    expect(closed).toContain('plus de PC')
    expect(swaps?.map(({ label }) => label)).toEqual(['Soldat'])
    expect(classesOf(applyPatch(file, swaps?.[0]?.take ?? []), 0)).toEqual(['archer'])
  })

  it('any class of three may be the one that leaves, and its Speciality leaves with it', () => {
    const three = figureJson({ classes: ['soldat', 'druide', 'archer'], speciality: 'druide' })
    const file = bandFile([three])
    const { swaps } = choice(file, 0, 'Classes', 'voleur')
    expect(swaps?.map(({ label }) => label)).toEqual(['Soldat', 'Druide', 'Archer'])
    expect(swaps?.[1]?.take).toEqual([
      { op: 'replace', path: '/roster/figures/0/classes/1', value: 'voleur' },
      { op: 'replace', path: '/roster/figures/0/speciality', value: null },
    ])
  })

  it('a thing carried is exchanged for another where there is iron for none', () => {
    const carrier = figureJson({ equipment: ['dague', 'grappin'] })
    const { swaps } = choice(bandFile([carrier, carrier, carrier], { points: 1 }), 0, 'Équipement', 'bombe')
    expect(swaps?.[0]?.take).toEqual([
      { op: 'replace', path: '/roster/figures/0/equipment/1', value: 'bombe' },
    ])
  })
})

/** As a file would carry it. */
const asFile = (value: unknown): Json => {
  const text = JSON.stringify(value)
  fc.pre(
    !/"(?:__proto__|constructor|prototype)":/.test(text) && !text.includes('\\u0000') && text.isWellFormed(),
  )
  return JSON.parse(text.replaceAll('-0', '0'))
}

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

const ids = (figure: JsonObject, key: string): readonly string[] =>
  Array.from(Object(figure[key] ?? []), String)

/** The numbers that may be said of a figure as it is, by the field that says them: counted in the file itself. */
const trueNumbers = (figure: JsonObject): Readonly<Record<string, ReadonlySet<number>>> => {
  const carried = ids(figure, 'equipment').flatMap(id =>
    id.startsWith('parchemin:') ? 'materiel' : (equipmentById.get(id)?.kind ?? []),
  )
  const count = (kind: string): number => carried.filter(held => held === kind).length
  const known = ids(figure, 'spells').flatMap(id => spellById.get(id) ?? [])
  const classes = ids(figure, 'classes').flatMap(id => classById.get(id) ?? [])
  return {
    Classes: new Set([classes.length, 3]),
    Équipement: new Set([...['melee', 'tir', 'bouclier', 'armure', 'materiel'].map(count), 1, 2]),
    Sorts: new Set(
      domains.flatMap(domain => {
        const granted = classes.reduce((sum, { spells }) => sum + (spells[domain] ?? 0), 0)
        const own = known.filter(spell => spell.domain === domain)
        const levels = [1, 2].map(level => own.filter(spell => spell.level === level).length)
        return [own.length, ...levels, granted, granted + 1]
      }),
    ),
  }
}

describe('promise 23: any band', () => {
  it('leaves a class open to every figure that has none, and an exchange to every figure that has one', () => {
    fc.assert(
      fc.property(band, file => {
        for (const item of figuresOf(asFile(file))) {
          const classes = choicesIn(item.fields(), 'Classes')
          const untaken = classes.filter(({ taken }) => taken === 0)
          const bare = untaken.length === classes.length
          expect(untaken.some(one => one.take ?? (!bare && one.swaps?.length))).toBeTruthy()
        }
      }),
      { numRuns: 60 },
    )
  })

  it('closes a choice with numbers that are true of it', () => {
    fc.assert(
      fc.property(band, file => {
        // A name may hold any number: it says nothing of the rules here.
        const figures = file.roster.figures.map(figure => ({ ...figure, name: 'Odon' }))
        const plain = asFile({ ...file, roster: { ...file.roster, figures } })
        for (const [index, item] of figuresOf(plain).entries()) {
          const figure = figures[index]
          if (!figure) throw new Error('a figure too many')
          const numbers = trueNumbers(JSON.parse(JSON.stringify(figure)))
          for (const label of ['Classes', 'Équipement', 'Sorts'])
            for (const { closed, id } of choicesIn(item.fields(), label))
              for (const number of numbersIn(closed ?? ''))
                expect(numbers[label]?.has(number), `${id}: ${closed}`).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
})
