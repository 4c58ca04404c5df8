/** The form of a warband: what the studio shows, and every change that it may make. */
import {
  add,
  plural,
  replace,
  toJson,
  typeset,
  type Form,
  type FormNode,
  type FormPart,
  type Gauge,
  type ListItem,
} from '../../core/index.ts'
import { numberField, notesField, place } from '../kit/index.ts'
import { deriveTotals } from './derive.ts'
import { figureFields } from './form/figure.ts'
import { whereRoom } from './form/places.ts'
import { apprenticeValues, spellPart, spellTable } from './form/spells.ts'
import { figureTable, listTools, statLine, tallies } from './form/stats.ts'
import { creatureModels, soldierModels, type Model } from './models.ts'
import { figurePasting } from './pasting.ts'
import { resolveRoster, type Member } from './resolve.ts'
import {
  blankCaster,
  blankFigure,
  bounds,
  type Apprentice,
  type Creature,
  type Figure,
  type Roster,
} from './schema.ts'

export const form = (roster: Roster): Form => {
  const members = resolveRoster(roster)
  const [mage] = members
  const apprentice = members.find(({ kind }) => kind === 'apprenti')
  return {
    gauges: gauges(roster, members),
    parts: [
      expeditionPart(roster, members),
      ...(mage ? [magePart(roster, mage), apprenticePart(roster, apprentice, mage)] : []),
      soldierPart(roster, members),
      creaturePart(roster, members),
      ...(mage ? [spellPart(roster, mage)] : []),
    ],
  }
}

const gauges = (roster: Roster, members: readonly Member[]): readonly Gauge[] => {
  const { figures, soldiers, spells } = deriveTotals(roster, members)
  const unit = (count: number, one: string): string => (count < 2 ? one : `${one}s`)
  return [
    {
      id: 'soldiers',
      label: 'Soldats',
      value: soldiers,
      limit: roster.soldiersAgreed,
      unit: unit(Math.max(soldiers, roster.soldiersAgreed), 'soldat'),
    },
    { id: 'figures', label: 'Figurines', value: figures, unit: unit(figures, 'figurine') },
    { id: 'spells', label: 'Sorts', value: spells, unit: unit(spells, 'sort') },
  ]
}

const expeditionPart = (roster: Roster, members: readonly Member[]): FormPart => ({
  kind: 'single',
  id: 'expedition',
  label: 'L’expédition',
  icon: 'frozen-block',
  path: '',
  fields: (): readonly FormNode[] => [
    figureTable(roster, members),
    numberField(place('soldiersAgreed'), 'Soldats convenus', roster.soldiersAgreed, {
      min: 0,
      max: bounds.soldiers,
      help: 'Autant pour chaque joueur : au-delà, ce n’est qu’un avertissement.',
    }),
    {
      kind: 'toggle',
      path: place('options', 'critical'),
      label: 'Option : coups critiques',
      help: 'Un 20 au dé l’emporte et double les dommages.',
      value: roster.options.critical,
    },
    {
      kind: 'toggle',
      path: place('options', 'wounded'),
      label: 'Option : blessures',
      help: 'À 4 de Santé ou moins après des dommages : une seule action, −2 à tous les dés.',
      value: roster.options.wounded,
    },
    notesField(place('notes'), roster.notes),
  ],
})

/** How a figure is shown before it is opened, in its warband or kept apart from any. */
export const figureLook = (member: Member) => {
  const { name, title, kindEntry, icon, figure } = member
  const told = title === kindEntry.name ? '' : `${title} · `
  return {
    title: name,
    subtitle: `${told}${statLine(member)}`,
    icon,
    ...(figure.portrait !== undefined && { picture: figure.portrait }),
  }
}

const item = (member: Member, own: () => readonly FormNode[] = () => []): ListItem => ({
  path: member.path,
  ...figureLook(member),
  tallies: () => tallies(member),
  fields: () => figureFields(member, own()),
})

const magePart = ({ wizard }: Roster, mage: Member): FormPart => ({
  kind: 'list',
  id: 'mage',
  label: 'Mage',
  one: 'un autre mage',
  icon: 'wizard-staff',
  path: place('wizard'),
  reorderable: false,
  items: [
    item(mage, () => [
      spellTable(
        place('wizard', 'spells'),
        wizard.spells,
        'Volonté : la cible peut résister. Chaque sort a aussi sa page, pour sa cible, son emblème et le reste.',
      ),
    ]),
  ],
  additions: [],
})

const apprenticePart = ({ apprentice }: Roster, member: Member | undefined, mage: Member): FormPart => {
  const path = place('apprentice')
  const blank: Apprentice = { ...blankCaster(), castingValues: {} }
  return {
    kind: 'list',
    id: 'apprenti',
    label: 'Apprenti',
    one: 'un apprenti',
    icon: 'scroll-unfurled',
    path,
    reorderable: false,
    items:
      apprentice && member
        ? [
            {
              ...item(member, () => [
                ...(apprentice.spells.length === 0 ? apprenticeValues(apprentice, mage) : []),
                {
                  ...spellTable(
                    `${path}/spells`,
                    apprentice.spells,
                    'Sans aucun sort ici, l’apprenti connaît tous ceux de son mage. Un sort sans texte, du même nom, est celui du mage.',
                  ),
                  label: 'Sorts à lui seul',
                },
              ]),
              remove: [replace(path, null)],
            },
          ]
        : [],
    additions: [
      {
        id: 'apprenti',
        label: 'Apprenti',
        icon: 'scroll-unfurled',
        summary: 'Il lance les sorts de son mage et mène un groupe.',
        taken: 0,
        ...(apprentice
          ? { closed: 'L’expédition en a déjà un, et n’en a jamais deux.' }
          : { take: [replace(path, toJson(blank))] }),
      },
    ],
  }
}

const soldierPart = (roster: Roster, members: readonly Member[]): FormPart => {
  const list = place('soldiers')
  const left = roster.soldiersAgreed - roster.soldiers.length
  const agreed =
    left > 0
      ? undefined
      : roster.soldiersAgreed === 0
        ? 'Les joueurs sont convenus de n’avoir aucun soldat.'
        : `Les joueurs sont convenus de ${plural(roster.soldiersAgreed, 'soldat')}, et ils y sont.`
  return {
    kind: 'list',
    id: 'soldats',
    label: 'Soldats',
    single: 'soldat',
    one: 'un soldat',
    icon: 'barbute',
    path: list,
    reorderable: true,
    items: members
      .filter(({ kind }) => kind === 'soldat')
      .map(member => ({ ...item(member), ...listTools(member, members) })),
    additions: [
      {
        id: 'vierge',
        label: 'Soldat vierge',
        icon: 'barbute',
        summary: 'Un nom et six caractéristiques, de votre livre.',
        figure: blankFigure(),
      },
      ...soldierModels,
    ].map(model => addition(list, roster.soldiers, model, agreed)),
    pasting: figurePasting(list, 'soldat'),
  }
}

const creaturePart = (roster: Roster, members: readonly Member[]): FormPart => {
  const list = place('creatures')
  return {
    kind: 'list',
    id: 'creatures',
    label: 'Créatures',
    single: 'créature',
    one: 'une créature',
    icon: 'beast-eye',
    path: list,
    reorderable: true,
    items: members
      .filter(({ kind }) => kind === 'creature')
      .map(member => ({
        ...item(member, () => [
          {
            kind: 'toggle',
            path: `${member.path}/controlled`,
            label: 'Contrôlée',
            help: 'Par un sort : elle joue alors pour l’expédition, et non d’après le schéma des créatures.',
            value: member.controlled,
          },
        ]),
        ...listTools(member, members),
      })),
    additions: [
      {
        id: 'vierge',
        label: 'Créature vierge',
        icon: 'beast-eye',
        summary: 'Ni trait ni arme : tout est à écrire.',
        figure: blankFigure(),
      },
      ...creatureModels,
    ].map(model => addition(list, roster.creatures, model, undefined)),
    pasting: figurePasting(list, 'créature'),
  }
}

const addition = (
  list: string,
  held: readonly unknown[],
  { id, label, icon, summary, figure }: Model<Figure | Creature>,
  agreed: string | undefined,
) => {
  const take = [add(`${list}/-`, toJson(figure))]
  const room = whereRoom(held, take)
  return {
    id,
    label,
    icon,
    summary: typeset(summary),
    taken: 0,
    ...(agreed !== undefined && room.take ? { closed: agreed, plan: take } : room),
  }
}
