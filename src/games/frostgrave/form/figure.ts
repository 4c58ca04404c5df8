/** What is typed of one figure, whoever it is. */
import { add, remove, typeset, type Choice, type FormNode } from '../../../core/index.ts'
import { nameField, notesField, iconField } from '../../kit/index.ts'
import { traits, type TraitEntry } from '../catalog/index.ts'
import { suggestNames } from '../names.ts'
import type { Member } from '../resolve.ts'
import { equipmentTable } from './equipment.ts'
import { reckonings, statTable } from './stats.ts'

const titles: Readonly<Record<Member['kind'], readonly string[]>> = {
  mage: ['Mage', 'Magicienne', 'Enchanteur', 'Enchanteresse'],
  apprenti: ['Apprenti', 'Apprentie'],
  soldat: ['Archer', 'Archère', 'Arbalétrier', 'Arbalétrière', 'Garde', 'Voleur', 'Voleuse', 'Soldate'],
  creature: ['Animal', 'Mort-vivant', 'Démon', 'Golem'],
}

/** Between the statistics and the rest stands what is only the figure's. */
export const figureFields = (member: Member, own: readonly FormNode[] = []): readonly FormNode[] => {
  const { figure, path, kind, kindEntry, place } = member
  return [
    nameField(`${path}/name`, 'Nom', figure.name, { suggestions: suggestNames(kind, place) }),
    nameField(`${path}/title`, kind === 'creature' ? 'Espèce' : 'Métier', figure.title ?? '', {
      whenEmpty: 'remove',
      suggestions: titles[kind],
      help: `Comme la carte la nomme ; vide : ${kindEntry.name.toLowerCase()}.`,
    }),
    statTable(member),
    ...own,
    equipmentTable(member),
    {
      kind: 'choice',
      path: `${path}/traits`,
      label: 'Traits',
      mode: 'many',
      groups: [{ choices: traits.map(entry => traitChoice(member, entry)) }],
    },
    ...reckonings(member),
    iconField(`${path}/icon`, figure.icon, 'Là où aucun portrait n’est choisi.'),
    { kind: 'picture', path: `${path}/portrait`, label: 'Portrait', value: figure.portrait },
    notesField(
      `${path}/notes`,
      figure.notes,
      'Règles particulières, objets, histoire : imprimées sur sa fiche.',
    ),
  ]
}

const traitChoice = ({ figure, path }: Member, { id, name, icon, brief, text }: TraitEntry): Choice => {
  const list = `${path}/traits`
  const held = figure.traits.flatMap((trait, index) => (trait === id ? [index] : []))
  return {
    id,
    label: name,
    icon,
    summary: typeset(brief),
    detail: typeset(text),
    taken: held.length > 0 ? 1 : 0,
    ...(held.length > 0
      ? { drop: held.toReversed().map(index => remove(`${list}/${index}`)) }
      : { take: [add(`${list}/-`, id)] }),
  }
}
