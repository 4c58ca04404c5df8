/** What a profile comes to: its movement, what it strikes and shoots with, its scores, what it looks like. */
import { describe, expect, it } from 'vitest'
import type { MountId, ProtectionId } from '../../../src/games/argad/catalog/index.ts'
import {
  commands,
  hasCompetence,
  isTrained,
  leaderOf,
  scoreValue,
  secretsOf,
  weaponsOf,
} from '../../../src/games/argad/resolve.ts'
import { blankOwnWeapon, ownWeaponSchema } from '../../../src/games/argad/schema.ts'
import { member } from './troops.ts'

describe('the movement of a profile (ruling 6)', () => {
  it.each<[MountId, ProtectionId, number]>([
    ['pied', 'legere', 20],
    ['pied', '3', 20],
    ['pied', '4', 16],
    ['pied', '4*', 16],
    ['pied', '4T', 16],
    ['pied', '5', 12],
    ['pied', '5*', 12],
    ['pied', '5T', 12],
    ['cavalier', 'legere', 40],
    ['cavalier', '3', 40],
    ['cavalier', '4', 40],
    ['cavalier', '4*', 36],
    ['cavalier', '4T', 40],
    ['cavalier', '5', 32],
    ['cavalier', '5*', 32],
    ['cavalier', '5T', 32],
    ['pieton-monte', 'legere', 36],
    ['pieton-monte', '5', 36],
  ])('%s in %s: %i cm', (mount, protection, centimetres) => {
    const { movement, movementOwn } = member({ mount, protection })
    expect([movement, movementOwn]).toEqual([centimetres, false])
  })

  it('is what its player says, where he says it', () => {
    const robed = member({ movement: 16 })
    expect([robed.movement, robed.movementOwn]).toEqual([16, true])
    expect(member({ movement: 0 }).movement).toBe(0)
  })

  it('is that of light clothes, under a protection that nobody knows', () => {
    const odd = member({ protection: 'carton' })
    expect([odd.movement, odd.protection.id, odd.unknown.protection]).toEqual([20, 'legere', 'carton'])
  })
})

describe('what a profile carries', () => {
  it('strikes with the longest first, shoots what can be shot, and falls back upon its fists', () => {
    const guard = member({ weapons: ['dague', 'arbalete-de-guerre', 'hallebarde', 'courte', 'dague'] })
    expect(guard.striking.map(({ id }) => id)).toEqual(['hallebarde', 'courte', 'dague'])
    expect(guard.shooting.map(({ id }) => id)).toEqual(['arbalete-de-guerre'])
    expect(guard.weapons.map(({ entry, index }) => [entry.id, index])).toEqual([
      ['dague', 0],
      ['arbalete-de-guerre', 1],
      ['hallebarde', 2],
      ['courte', 3],
    ])
    expect(member({ weapons: [] }).striking.map(({ id }) => id)).toEqual(['poings'])
    expect(member({ weapons: ['revolver'] }).striking.map(({ id }) => id)).toEqual(['poings'])
    expect(member({ weapons: ['catapulte'] }).unknown.weapons).toEqual([{ id: 'catapulte', index: 0 }])
  })

  it('takes a table of the troop in the place of the book’s', () => {
    const own = {
      id: 'mousquet',
      rows: [{ from: 0, to: 30, needs: 6, outdoors: true }],
      armour4: -1,
      armour5: -2,
      armourFar: true,
      reload: 2,
      firearm: true,
      hands: 2,
    }
    const [musket] = member({ weapons: ['mousquet'] }, [own]).shooting
    expect(musket).toMatchObject({ name: 'Mousquet', own: 0, hands: 2, icon: 'musket' })
    expect(musket?.shot).toEqual({
      rows: [{ from: 0, to: 30, needs: 6, outdoors: true }],
      foot: { still: 0, moving: null },
      mounted: { still: null, moving: null },
      armour: { 4: -1, 5: -2 },
      armourFar: true,
      reload: 2,
      shots: { still: 1, moving: 1 },
      firearm: true,
      red: 0,
      white: 0,
    })
    expect(member({ weapons: ['mousquet'] }).shooting[0]?.shot?.rows).toEqual([])
  })

  it('tells a weapon that is only struck with from one that is shot', () => {
    const known = weaponsOf({
      ownWeapons: [
        ownWeaponSchema.parse({ id: 'fouet', name: 'Fouet', length: 'longue', improvised: true }),
        ownWeaponSchema.parse({
          id: 'fronde',
          moving: -1,
          mounted: true,
          mountedMoving: -2,
          shots: 2,
          rows: [{}],
        }),
        { ...blankOwnWeapon(), id: 'fronde', name: 'Une autre' },
      ],
    })
    expect(known.get('fouet')).toMatchObject({
      shot: undefined,
      blade: { length: 'longue', improvised: true, heavy: false, hooks: false },
    })
    expect(known.get('fronde')).toMatchObject({
      name: 'Arme 2',
      blade: undefined,
      shot: {
        rows: [{ from: 0, to: 20, needs: 5 }],
        foot: { still: 0, moving: -1 },
        mounted: { still: 0, moving: -2 },
        shots: { still: 2, moving: 1 },
      },
    })
    expect(known.get('epee')?.own).toBeUndefined()
  })
})

describe('what a profile is', () => {
  it('has the scores of its classe, but where its player says otherwise', () => {
    const lord = member({ classe: 4, scores: { persuasion: 5, sante: 2 } })
    expect(lord.scores.map(({ entry, value, own }) => [entry.id, value, own])).toEqual([
      ['sante', 2, true],
      ['moral', 4, false],
      ['perception', 4, false],
      ['agilite', 4, false],
      ['persuasion', 5, true],
    ])
    expect([scoreValue(lord, 'sante'), scoreValue(lord, 'moral')]).toEqual([2, 4])
  })

  it('knows competences of the book and of its own', () => {
    const clerk = member({
      competences: [
        { id: 'bretteur' },
        { id: 'langues', level: 4, text: 'Le breton.\nEt le patois.' },
        { name: 'Compter', level: 5 },
        { id: 'serrurier', level: 3 },
        { id: 'bretteurr' },
        {},
      ],
    })
    expect(clerk.competences.map(({ name, level, brief, index }) => [name, level, brief, index])).toEqual([
      ['Bretteur', undefined, 'un rang plus tôt, ou deux dés', 0],
      ['Langues', 4, 'Le breton.', 1],
      ['Compter', 5, '', 2],
      ['serrurier', 3, '', 3],
      ['Compétence 6', undefined, '', 5],
    ])
    expect(clerk.unknown.competences).toEqual([{ id: 'bretteurr', index: 4 }])
    expect([hasCompetence(clerk, 'bretteur'), hasCompetence(clerk, 'tres-costaud')]).toEqual([true, false])
  })

  it('is trained once in each thing, and commands as an officer or as the one who leads', () => {
    const firm = member({ training: ['pied-ferme', 'pied-ferme', 'ballet'] })
    expect([firm.training.length, firm.unknown.training]).toEqual([1, [{ id: 'ballet', index: 2 }]])
    expect([isTrained(firm, 'pied-ferme'), isTrained(firm, 'terrain')]).toEqual([true, false])
    expect([firm, member({ role: 'chef' }), member({ leader: true })].map(commands)).toEqual([
      false,
      true,
      true,
    ])
    const first = member({ leader: true })
    expect(leaderOf([firm, first, member({ leader: true })])).toBe(first)
  })

  it('is shown by what tells it best', () => {
    const icon = (profile: Parameters<typeof member>[0]) => member(profile).icon
    expect(icon({ icon: 'fox', leader: true })).toBe('fox')
    expect(icon({ leader: true, role: 'musicien' })).toBe('captain-hat-profile')
    expect(icon({ role: 'musicien' })).toBe('bugle-call')
    expect(icon({ mount: 'cavalier', weapons: ['epee'] })).toBe('cavalry')
    expect(icon({ weapons: ['dague', 'hallebarde', 'arc-long'] })).toBe('high-shot')
    expect(icon({ weapons: ['dague', 'hallebarde'] })).toBe('halberd')
    expect(icon({ weapons: ['dague'] })).toBe('plain-dagger')
    expect(icon({ weapons: [] })).toBe('person')
    expect(icon({ icon: '  ', weapons: [] })).toBe('person')
  })
})

describe('a secret', () => {
  it('has a title of some kind, and a picture', () => {
    const secrets = secretsOf({
      objectives: [
        { title: ' ', text: 'Voir.', for: ' Josse ' },
        { title: 'La caisse', text: '', for: '', kind: 'objet' },
      ],
    })
    expect(secrets.map(({ title, for: whom, icon, path }) => [title, whom, icon, path])).toEqual([
      ['Objectif 1', 'Josse', 'secret-book', '/roster/objectives/0'],
      ['La caisse', '', 'locked-chest', '/roster/objectives/1'],
    ])
  })
})
