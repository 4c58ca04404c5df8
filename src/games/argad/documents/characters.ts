/** The card of each profile: numbers in front, worked out for its own arms; behind, its accounts and what it knows. */
import {
  capital,
  pictureOf,
  plural,
  typeset,
  type DraftPiece,
  type Face,
  type PrintOption,
  type Size,
} from '../../../core/index.ts'
import { followingClasses, lengthOf, reaches } from '../catalog/index.ts'
import { commands, type KnownWeapon, type Member } from '../resolve.ts'
import { deckOf, leafCard } from './deck.ts'
import { livesOf } from './lives.ts'
import { aimOf, bareHands, fractionOf, shownNatural, strikeOf, targets, waysOf } from './odds.ts'
import { paragraphs, template, told } from './shared.ts'

export const eachOption = {
  id: 'cartes',
  matter: 'cutting',
  label: 'Cartes de personnage',
  help: 'une carte pour tous ceux d’un profil, ou une par figurine',
  kind: 'choice',
  usual: 'profil',
  choices: [
    { id: 'profil', label: 'une par profil, toutes ses vies' },
    { id: 'figurine', label: 'une par figurine' },
  ],
} satisfies PrintOption

export interface Printed {
  readonly each: boolean
  readonly noBacks: boolean
  readonly heavyBonus: number
}

export const characterCards = (
  member: Member,
  size: Size,
  { each, noBacks, heavyBonus }: Printed,
): readonly DraftPiece[] => {
  const numbers = each && member.count > 1 ? Array.from({ length: member.count }, (_, at) => at + 1) : [0]
  return numbers.map(number => {
    const name = number === 0 ? member.name : `${member.name}, ${number}`
    return {
      ...leafCard(
        name,
        size,
        front(member, name, number === 0 ? member.count : 1, size, { noBacks, heavyBonus }),
        back(member, size),
      ),
      continues: 'back' as const,
    }
  })
}

const front = (
  member: Member,
  name: string,
  count: number,
  size: Size,
  { noBacks, heavyBonus }: Omit<Printed, 'each'>,
): Face => {
  const lives = livesOf(count, member.twoLives)
  const facts = factsOf(member)
  return {
    template: template('character-card'),
    data: {
      frame: deckOf(size).leaf,
      icon: member.icon,
      portrait: pictureOf(member.profile.portrait),
      name,
      long: name.length > 22,
      kind: kindOf(member, count),
      classe: `${member.classe}`,
      facts,
      crowded: facts.length > 4,
      classes: targets.map(String),
      shots: member.shooting.map(weapon => shotBlock(member, weapon, noBacks)),
      blades: bladeBlocks(member, heavyBonus, noBacks),
      lines: linesOf(member, noBacks),
      notes: paragraphs(member.profile.notes ?? '').map(typeset),
      lives: lives.inFlow ? null : lives,
      losses: lives.inFlow ? lives : null,
    },
  }
}

export const kindOf = ({ role, mount, leader }: Member, count: number): string =>
  [
    ...(leader ? ['chef de troupe'] : role.id === 'simple' ? [] : [role.name.toLowerCase()]),
    mount.name.toLowerCase(),
    ...(count > 1 ? [plural(count, 'figurine')] : []),
  ].join(', ')

/** What is looked for every turn; scores where they are not the classe. */
const factsOf = ({ movement, mount, protection, scores, cost, count }: Member) => [
  { icon: mount.mounted ? mount.icon : 'run', value: `${movement}`, says: 'cm' },
  {
    icon: protection.icon,
    value: protection.id === 'legere' ? '–' : protection.short,
    says: 'armure',
  },
  ...scores
    .filter(({ own }) => own)
    .map(({ entry, value }) => ({ icon: entry.icon, value: `${value}`, says: entry.name.toLowerCase() })),
  { icon: 'coins', value: `${cost.each}`, says: count > 1 ? 'pts l’une' : 'points' },
]

export const shotBlock = (member: Member, { name, shot, brief, text }: KnownWeapon, noBacks: boolean) => {
  const aim = shot ? aimOf(member, shot) : null
  const rows = aim === null ? [] : (shot?.rows ?? [])
  const needs = rows.map(({ needs: need }) => need - (aim ?? 0))
  const several = shot && shot.red > 0 ? severalDice(shot.red, shot.white) : ''
  return {
    name,
    bands: rows.map(({ from, to }) => `${from}–${to}`),
    reading: aim ? `il faut, ${signedAim(aim, member)}` : 'il faut',
    needs: needs.map(shownNatural),
    chances: needs.map(fractionOf),
    brief: told(
      '',
      sentences([
        ...(shot && aim === null
          ? [member.mount.mounted ? 'ne tire pas en selle' : 'ne tire pas à pied']
          : []),
        ...(several === '' ? [] : [several]),
        noBacks ? text || brief : brief,
      ]),
    ),
  }
}

const signedAim = (aim: number, { classe }: Member): string =>
  `${aim > 0 ? '+' : '−'}${Math.abs(aim)} de classe ${classe} compté`

const severalDice = (red: number, white: number): string =>
  [plural(red, 'dé rouge', 'dés rouges'), ...(white > 0 ? [plural(white, 'blanc')] : [])].join(', ')

const sentences = (parts: readonly string[]): string =>
  parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => (/[.!?…]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .join(' ')

/** Arms that strike alike share their odds. */
export const bladeBlocks = (member: Member, heavyBonus: number, noBacks: boolean) => {
  const groups = new Map<string, readonly KnownWeapon[]>()
  for (const weapon of member.striking) {
    const { bonus, reasons } = strikeOf(member, weapon, heavyBonus)
    const key = `${bonus}/${bareHands(weapon)}/${reasons.join('/')}`
    groups.set(key, [...(groups.get(key) ?? []), weapon])
  }
  return [...groups.values()].map(weapons => {
    const [first] = weapons
    if (!first) throw new Error('no weapon in its group')
    const { bonus, reasons } = strikeOf(member, first, heavyBonus)
    const fists = bareHands(first)
    return {
      name: weapons.map(({ name }) => name).join(', '),
      length: [...new Set(weapons.map(({ blade }) => (blade ? lengthOf(blade.length) : undefined)))]
        .flatMap(length => (length ? [`${ordinal(length.order)} ${length.name}`] : []))
        .join(', '),
      does: fists ? 'étourdit' : 'tue',
      kills: targets.map(classe =>
        waysOf(classe, bonus, fists, effect => effect === 'kill' || effect === 'stun'),
      ),
      recoils: targets.map(classe => waysOf(classe, bonus, fists, effect => effect === 'recoil')),
      brief: told(
        '',
        sentences([
          ...(reasons.length > 0 ? [`compté : ${reasons.join(', ')}`] : []),
          ...weapons
            .map(({ brief, text, blade, own, shot }) =>
              // A weapon that is shot too was told there.
              shot
                ? ''
                : noBacks || own !== undefined
                  ? noBacks
                    ? text
                    : brief
                  : plainBlade(brief, blade?.improvised),
            )
            .filter(part => part !== ''),
        ]),
      ),
    }
  })
}

/** What the odds already count, or the head says, is not said again. */
const plainBlade = (brief: string, improvised = false): string =>
  improvised || brief === 'd’une main' || brief === 'à deux mains' ? '' : brief

const ordinal = (order: number): string => (order === 1 ? '1re' : `${order}e`)

export const linesOf = (member: Member, noBacks: boolean) => [
  ...(member.role.id === 'simple' && !member.leader
    ? []
    : [
        told(
          `${member.leader && member.role.id === 'simple' ? 'Chef de troupe' : member.role.name}.`,
          roleLine(member),
        ),
      ]),
  ...member.competences.map(({ name, level, brief, text, entry }) =>
    told(
      `${name}${level === undefined ? '' : ` ${level}`}.`,
      sentences([
        ...(entry?.kind !== 'combat' && level !== undefined ? [`1D6 sous ${level}`] : []),
        noBacks ? text : brief,
      ]),
    ),
  ),
  ...member.training.map(({ entry: { name, text } }) => told(`${name}.`, text)),
  ...(member.classe <= followingClasses && !commands(member)
    ? [told('Seul,', `à plus de ${reaches.voice} cm d’un chef : en désordre.`)]
    : []),
]

const roleLine = ({ role, leader }: Member): string =>
  role.id === 'simple' && leader
    ? `Commande à ${reaches.voice} cm : ceux qui l’entendent obéissent.`
    : role.text

/** Its price line by line, then in full what the front says in a word. */
const back = (member: Member, size: Size): Face => {
  const { cost, count, name } = member
  return {
    template: template('character-back'),
    data: {
      frame: deckOf(size).accounts,
      kicker: 'Comptes et détails',
      name,
      long: name.length > 20,
      rows: [
        ...cost.lines.map(({ label, calculation, value, typed }) => ({
          look: '',
          pen: typed !== undefined,
          label,
          sum: typed === undefined && calculation.includes('×') ? calculation : '',
          amount: `${value}`,
        })),
        ...(count > 1
          ? [{ look: 'added', pen: false, label: 'Une figurine', sum: '', amount: `${cost.each}` }]
          : []),
        {
          look: 'total',
          pen: false,
          label: 'Total',
          sum: count > 1 ? `${cost.each} × ${count}` : '',
          amount: `${cost.total}`,
        },
      ],
      remarks: detailsOf(member),
    },
  }
}

const detailsOf = ({ weapons, competences, protection, mount }: Member) => [
  ...weapons.flatMap(({ entry: { name, text } }) =>
    paragraphs(text).map((line, at) => told(at === 0 ? `${name}.` : '', line)),
  ),
  ...competences.flatMap(({ name, text }) =>
    paragraphs(text).map((line, at) => told(at === 0 ? `${name}.` : '', line)),
  ),
  ...(protection.id === 'legere' ? [] : [told(`${protection.name}.`, protection.text)]),
  ...(mount.mounted ? [told(`${mount.name}.`, mount.text)] : []),
]
