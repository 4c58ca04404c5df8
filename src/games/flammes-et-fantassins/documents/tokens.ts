/** Small things that lie on the table: the Black Cat, tokens, the slip of the Changeforme, standees. */
import type { DraftPiece } from '../../../core/index.ts'
import { round, standee, standeeLegend, token, type Token } from '../../kit/index.ts'
import type { SpellId } from '../catalog/index.ts'
import { bandPa, commandPa } from '../rounds.ts'
import type { Gear, Member } from '../resolve.ts'
import { castableSpells, emblemOf, isSecret, markerDiameter, template } from './shared.ts'
import { nameOf } from '../titles.ts'

const catToken = 40
const catStandee = { width: 46, height: 132 }

export const blackCat = (): readonly DraftPiece[] => [
  {
    title: 'Le Chat Noir, jeton',
    size: round(catToken),
    copies: 1,
    template: template('cat-token'),
    data: { asleep: false },
    back: { template: template('cat-token'), data: { asleep: true } },
  },
  {
    title: 'Le Chat Noir, figurine',
    size: catStandee,
    copies: 1,
    legend: standeeLegend,
    template: template('cat-standee'),
    data: {},
  },
]

/** What all tokens have. */
const common = { template: template('token'), diameter: markerDiameter }
const slip = { width: 62, height: 24 }

const mostTokens = 40

/** What the band can use, and no more of it than it can use at once. */
const kinds = (members: readonly Member[]): readonly Omit<Token, keyof typeof common>[] => {
  const figures = members.length
  const upTo = (count: number): number => Math.min(mostTokens, count)
  const bearing = (bears: (gear: Gear) => boolean): number =>
    members.filter(({ gear }) => gear.some(bears)).length
  const casting = (spell: SpellId): number =>
    members.filter(member => castableSpells(member).some(({ id }) => id === spell)).length
  const shooters = bearing(({ entry }) => entry.kind === 'tir')
  const reloaders = bearing(({ entry }) => entry.kind === 'tir' && entry.id !== 'couteaux-de-lancer')
  return [
    { look: 'pa', title: 'PA', icon: 'cube', text: 'PA', copies: upTo(neutralPa(members)) },
    { look: 'commandement', title: 'PA de Commandement', icon: 'cube', text: 'Com.', copies: 2 },
    { look: 'pv', title: 'Blessure', mark: '1', text: 'PV', copies: upTo(2 * figures) },
    { look: 'pv5', title: 'Cinq blessures', mark: '5', text: 'PV', copies: upTo(figures) },
    { look: 'assomme', title: 'Assommé', icon: 'knocked-out-stars', text: 'Assommé', copies: 3 },
    { look: 'mort', title: 'Mort', icon: 'death-skull', text: 'Mort', copies: upTo(figures) },
    {
      look: 'sentinelle',
      title: 'Sentinelle',
      icon: 'watchtower',
      text: 'Sentinelle',
      copies: upTo(shooters),
    },
    { look: 'concentration', title: 'Concentration', icon: 'meditation', text: '+1', copies: upTo(figures) },
    {
      look: 'recharger',
      title: 'Arme à recharger',
      icon: 'quiver',
      text: 'Recharger',
      copies: upTo(reloaders),
    },
    {
      look: 'grappin',
      title: 'Grappin laissé en place',
      icon: 'grapple',
      text: 'Grappin',
      copies: upTo(bearing(({ entry }) => entry.id === 'grappin')),
    },
    // It lies where the Mage stood: what is struck is measured from its middle.
    {
      look: 'eclair',
      title: 'Marque de l’Éclair',
      icon: 'power-lightning',
      text: '6″',
      copies: upTo(casting('eclair')),
    },
  ]
}

/** Those of the band but for the one of Commandement, and one for each figure. */
const neutralPa = (members: readonly Member[]): number =>
  bandPa(members.map(({ classes }) => classes.length)) - commandPa(false) + members.length

export const tokens = (members: readonly Member[]): readonly DraftPiece[] => [
  ...kinds(members)
    .filter(({ copies }) => copies > 0)
    .map(kind => token({ ...common, ...kind })),
  ...members.flatMap(traps),
  ...members
    .filter(member => castableSpells(member).some(isSecret))
    .map(member => ({
      title: `Billet de Changeforme (${nameOf(member)})`,
      size: slip,
      copies: 1,
      template: template('slip'),
      data: { owner: nameOf(member) },
    })),
]

/** One trap and two lures for each card of the Ranger's: their backs are alike. */
const traps = (member: Member): readonly DraftPiece[] => {
  const rangers = member.classes.filter(({ entry }) => entry.talents.includes('piege')).length
  if (rangers === 0) return []
  const back = { template: common.template, look: 'sous-bois', icon: 'high-grass', text: '' }
  return [
    token({
      ...common,
      look: 'piege',
      title: 'Piège',
      icon: 'wolf-trap',
      text: 'Piège',
      copies: rangers,
      back,
    }),
    token({
      ...common,
      look: 'leurre',
      title: 'Leurre',
      icon: 'falling-leaf',
      text: 'Leurre',
      copies: 2 * rangers,
      back,
    }),
  ]
}

export const figureStandee = (member: Member, base: number): DraftPiece =>
  standee({
    name: nameOf(member),
    portrait: member.figure.portrait,
    emblem: emblemOf(member),
    base,
  })
