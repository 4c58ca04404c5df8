/** The actions of a profile: what is rolled, what it does, and the chances that come of it. */
import {
  add,
  asNumber,
  inDecimals,
  inPercent,
  meanOf,
  remove,
  toJson,
  type Choice,
  type FormNode,
  type Json,
  type ListField,
  type ListItem,
  type Readout,
} from '../../../core/index.ts'
import { nameField, longField, numberField } from '../../kit/index.ts'
import { attemptOf } from '../dice.ts'
import type { Member, MemberAction } from '../resolve.ts'
import { blankAction, bounds, type Action } from '../schema.ts'
import { actionEffects, actionTitle } from '../summary.ts'
import { keywordFields } from './keywords.ts'

export const actionList = (member: Member): ListField => {
  const path = `${member.path}/actions`
  return {
    kind: 'list',
    path,
    label: 'Actions',
    help: 'Le recto de la carte. Piller et fouiller vont sans dire.',
    reorderable: true,
    items: member.actions.map(action => actionItem(member, action)),
    additions: presets.map(preset => presetChoice(`${path}/-`, preset, member.actions.length)),
  }
}

const actionItem = (member: Member, action: MemberAction): ListItem => {
  const { path, index } = action
  const { id: _, ...copy } = action.action
  const effects = actionEffects(action)
  const room = member.actions.length < bounds.lists
  return {
    path,
    title: actionTitle(action),
    ...(effects !== '' && { subtitle: effects }),
    ...(room && { duplicate: [add(`${member.path}/actions/${index + 1}`, toJson(copy))] }),
    remove: [remove(path)],
    fields: () => actionFields(member, action),
  }
}

const actionFields = (member: Member, action: MemberAction): readonly FormNode[] => {
  const { path, action: own } = action
  return [
    nameField(`${path}/name`, 'Nom', own.name),
    {
      kind: 'table',
      label: 'Le jet',
      help: 'Le « + » des deux côtés : chaque réussite de plus fait 1 dégât de plus.',
      columns: [
        { label: 'Réussites', numeric: true },
        { label: '+' },
        { label: 'Dégâts', numeric: true },
        { label: '+' },
      ],
      rows: [
        {
          label: action.name,
          cells: [
            [
              numberField(`${path}/needs`, 'Réussites demandées', own.needs, {
                min: 1,
                max: bounds.score,
                boxes: 6,
              }),
            ],
            [{ kind: 'toggle', path: `${path}/plus`, label: '« + » aux réussites', value: own.plus }],
            [
              numberField(`${path}/damage`, 'Dégâts', own.damage, {
                min: 0,
                max: bounds.score,
                boxes: 4,
                whenEmpty: 'null',
                help: 'Vide : l’action ne blesse pas par elle-même.',
              }),
            ],
            [
              {
                kind: 'toggle',
                path: `${path}/damagePlus`,
                label: '« + » aux dégâts',
                value: own.damagePlus,
              },
            ],
          ],
        },
      ],
    },
    ...keywordFields(`${path}/keywords`, 'Mots-clés', 'action', action.keywords),
    longField(`${path}/text`, 'Texte de l’action', own.text, { help: 'Ce qu’aucun mot-clé ne dit.' }),
    chances(member, action),
  ]
}

/** Without modifier, against nobody in armour. */
const chances = ({ profile }: Member, { action, damage }: MemberAction): Readout => ({
  kind: 'readout',
  label: 'Ses chances, sans bonus ni armure',
  lines: [0, 1, 2].map(tokens => {
    const { chance, losses } = attemptOf(action, {
      dice: profile.action + 2 * tokens,
      modifier: 0,
      armour: 0,
    })
    const average = asNumber(meanOf(losses))
    const mean =
      damage === undefined ? '' : `, ${inDecimals(average)} ${average < 2 ? 'dégât' : 'dégâts'} en moyenne`
    return {
      label: tokens === 0 ? 'Sans jeton' : tokens === 1 ? 'Avec 1 jeton' : `Avec ${tokens} jetons`,
      value: `${inPercent(asNumber(chance))}${mean}`,
    }
  }),
})

interface Preset {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly summary: string
  readonly action: Partial<Action>
}

const presets: readonly Preset[] = [
  {
    id: 'action-coup',
    label: 'Un coup',
    icon: 'fist',
    summary: '2+ réussites, dégâts 1+, au contact.',
    action: { needs: 2, plus: true, damage: 1, damagePlus: true },
  },
  {
    id: 'action-tir',
    label: 'Un tir',
    icon: 'bow-arrow',
    summary: '2+ réussites, dégâts 1+, à 5 cases.',
    action: { needs: 2, plus: true, damage: 1, damagePlus: true, keywords: [{ id: 'tir', value: 5 }] },
  },
  {
    id: 'action-tour',
    label: 'Un tour',
    icon: 'magic-swirl',
    summary: '2 réussites, sans dégâts : un mot-clé ou un texte dit le reste.',
    action: { needs: 2, plus: false, damage: null, damagePlus: false },
  },
]

const presetChoice = (end: string, { id, label, icon, summary, action }: Preset, count: number): Choice => ({
  id,
  label,
  icon,
  summary,
  taken: 0,
  ...(count < bounds.lists
    ? { take: [add(end, presetJson(label, action))] }
    : { closed: `Un profil a ${bounds.lists} actions au plus.` }),
})

const presetJson = (name: string, action: Partial<Action>): Json =>
  toJson({ ...blankAction(), name, ...action })
