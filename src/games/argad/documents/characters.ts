/** The card of each profile: numbers in front, worked out for its own arms; behind, its accounts and what it knows. */
import {
  capital,
  enumerate,
  pictureOf,
  plural,
  typeset,
  type DraftPiece,
  type Face,
  type PrintOption,
  type Size,
} from '../../../core/index.ts'
import { paragraphs, place, told } from '../../kit/index.ts'
import { followingClasses, reaches } from '../catalog/index.ts'
import { commands, type KnownWeapon, type Member } from '../resolve.ts'
import { deckOf, leafCard } from './deck.ts'
import { livesOf } from './lives.ts'
import { blowsOf, shotsOf, targets, type CardBlow } from './odds.ts'
import { inLots } from './shooting.ts'
import { lowered, template } from './shared.ts'

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
  /** Printed in large letters. */
  readonly large: boolean
  readonly heavyBonus: number
}

export const characterCards = (
  member: Member,
  size: Size,
  { each, ...printed }: Printed,
): readonly DraftPiece[] => {
  const numbers = each && member.count > 1 ? Array.from({ length: member.count }, (_, at) => at + 1) : [0]
  const ownArms = member.weapons.flatMap(({ entry: { own } }) =>
    own === undefined ? [] : [place('ownWeapons', own)],
  )
  return numbers.map(number => {
    const name = number === 0 ? member.name : `${member.name}, ${number}`
    return {
      ...leafCard(
        name,
        size,
        front(member, name, number === 0 ? member.count : 1, size, printed),
        back(member, size),
      ),
      continues: 'back' as const,
      speaksOf: ownArms,
    }
  })
}

/** Than these a card has little room. */
const isSmall = ({ width, height }: Size): boolean => width < 52 || height < 76

const front = (
  member: Member,
  name: string,
  count: number,
  size: Size,
  { noBacks, large, heavyBonus }: Omit<Printed, 'each'>,
): Face => {
  const lines = [...scoreLine(member), ...linesOf(member, noBacks)]
  const notes = paragraphs(member.profile.notes ?? '').map(typeset)
  const lives = livesOf(count, member.twoLives, large || isSmall(size))
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
      facts: factsOf(member),
      classes: targets.map(String),
      shots: member.shooting.map(weapon => shotBlock(member, weapon, noBacks)),
      blades: bladeBlocks(member, heavyBonus, noBacks),
      lines,
      notes,
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

/** Scores that are not the classe. */
const ownScores = ({ scores }: Member) => scores.filter(({ own }) => own)

/** What is looked for every turn; one score has room among it, several are told under it. */
const factsOf = (member: Member) => {
  const { movement, mount, protection, cost, count } = member
  return [
    { icon: mount.mounted ? mount.icon : 'run', value: `${movement}`, says: 'cm' },
    {
      icon: protection.icon,
      value: protection.id === 'legere' ? '–' : protection.short,
      says: 'armure',
    },
    ...(ownScores(member).length === 1
      ? ownScores(member).map(({ entry, value }) => ({
          icon: entry.icon,
          value: `${value}`,
          says: entry.name.toLowerCase(),
        }))
      : []),
    { icon: 'coins', value: `${cost.each}`, says: count > 1 ? 'pts l’une' : 'points' },
  ]
}

export const shotBlock = (member: Member, weapon: KnownWeapon, noBacks: boolean) => {
  const { name, shot } = weapon
  const { shots, modifier, able } = shotsOf(member, weapon)
  // What the book says in a word of its own weapons says their dice too.
  const several = shot && shot.red > 0 && weapon.own ? severalDice(shot.red, shot.white) : ''
  return {
    name,
    lots: inLots(shots).map((lot, at) => ({
      name: at === 0 ? name : '',
      bands: lot.map(({ row: { from, to } }) => `${from}–${to}`),
      reading: modifier === 0 ? 'il faut' : `il faut, ${counted(modifier, member)}`,
      needs: lot.map(({ need }) => need),
      chances: lot.map(({ chance }) => chance),
    })),
    brief: told(
      '',
      sentences(
        [
          ...(able ? [] : [member.mount.mounted ? 'ne tire pas en selle' : 'ne tire pas à pied']),
          ...(several === '' ? [] : [several]),
          weapon.own === undefined ? weapon.brief : '',
        ],
        [writtenOf(weapon, noBacks)],
      ),
    ),
  }
}

const counted = (modifier: number, { classe }: Member): string =>
  `${modifier > 0 ? '+' : '−'}${Math.abs(modifier)} de classe ${classe} compté`

const severalDice = (red: number, white: number): string =>
  [plural(red, 'dé rouge', 'dés rouges'), ...(white > 0 ? [plural(white, 'blanc')] : [])].join(', ')

/** What this house says becomes sentences; what a player wrote stays as it is. */
const sentences = (parts: readonly string[], written: readonly string[] = []): string =>
  parts
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => (/[.!?…]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .concat(written.map(part => part.trim()).filter(part => part !== ''))
    .join(' ')

/** Arms that strike alike share their odds. */
export const bladeBlocks = (member: Member, heavyBonus: number, noBacks: boolean) => {
  const groups = new Map<
    string,
    { readonly weapons: readonly KnownWeapon[]; readonly blows: readonly CardBlow[] }
  >()
  for (const weapon of member.striking) {
    const blow = blowsOf(member, weapon, heavyBonus)
    if (!blow) continue
    const key = [blow.fists, ...blow.causes, ...blow.fells, ...blow.recoils].join('/')
    const { weapons, blows } = groups.get(key) ?? { weapons: [], blows: [] }
    groups.set(key, { weapons: weapons.concat(weapon), blows: blows.concat(blow) })
  }
  return [...groups.values()].flatMap(({ weapons, blows }) => {
    const [first] = blows
    if (!first) return []
    return [
      {
        name: namesOf(weapons),
        length: [...new Set(blows.map(({ order, length }) => `${ordinal(order)} ${length}`))].join(', '),
        does: first.fists ? 'étourdit' : 'tue',
        kills: first.fells,
        recoils: first.recoils,
        brief: told(
          '',
          sentences(
            [
              ...(first.causes.length > 0 ? [`compté : ${first.causes.join(', ')}`] : []),
              ...toldHere(weapons).map(bladeSays),
            ],
            toldHere(weapons).map(weapon => writtenOf(weapon, noBacks)),
          ),
        ),
      },
    ]
  })
}

/** What the book names goes on in small letters; a player's own name stays as it was written. */
const namesOf = (weapons: readonly KnownWeapon[]): string =>
  weapons.map(({ name, own }, at) => (at === 0 || own ? name : lowered(name))).join(', ')

/** A weapon that is shot too was told with its shots. */
const toldHere = (weapons: readonly KnownWeapon[]): readonly KnownWeapon[] =>
  weapons.filter(({ shot }) => shot === undefined)

/** Of a weapon of the troop's own: its first line, or all that its player wrote where there is no back. */
const writtenOf = ({ brief, text, own }: KnownWeapon, noBacks: boolean): string =>
  own === undefined ? '' : noBacks ? text || brief : brief

/** What the odds already count, or the head says, is not said again. */
const bladeSays = ({ brief, blade, own }: KnownWeapon): string => {
  if (own !== undefined || blade?.improvised || brief === 'd’une main' || brief === 'à deux mains') return ''
  return blade?.length === 'poings' ? brief.replace(/^-1 ; /, '') : brief
}

const ordinal = (order: number): string => (order === 1 ? '1re' : `${order}e`)

/** Several scores have no room among the numbers. */
const scoreLine = (member: Member) => {
  const own = ownScores(member).map(({ entry, value }) => `${entry.name.toLowerCase()} ${value}`)
  return own.length > 1 ? [told('Scores.', `${capital(enumerate(own))}.`)] : []
}

export const linesOf = (member: Member, noBacks: boolean) => [
  ...(member.role.id === 'simple' && !member.leader
    ? []
    : [
        told(
          `${member.leader && member.role.id === 'simple' ? 'Chef de troupe' : member.role.name}.`,
          roleLine(member),
        ),
      ]),
  ...member.competences.map(({ name, level, brief, text, entry, competence }) => {
    const says = noBacks ? text : brief
    const own = Boolean(competence.text?.trim())
    return told(
      `${name}${level === undefined ? '' : ` ${level}`}.`,
      sentences(
        [...(entry?.kind !== 'combat' && level !== undefined ? [`1D6 sous ${level}`] : []), own ? '' : says],
        own ? [says] : [],
      ),
    )
  }),
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
