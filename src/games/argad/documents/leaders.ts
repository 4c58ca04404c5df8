/** The sheet of whoever leads, or has two life points: all scores, arms, what it knows, and where a wound takes it. */
import { capital, pictureOf, typeset, type DraftPiece, type Size } from '../../../core/index.ts'
import { halfOf, paragraphs, told } from '../../kit/index.ts'
import { reaches, wounds } from '../catalog/index.ts'
import { commands, type Member } from '../resolve.ts'
import { bladeBlocks, kindOf, linesOf, shotBlock } from './characters.ts'
import { targets } from './odds.ts'
import { notebookPage } from './shared.ts'

const hasSheet = ({ leader, twoLives }: Member): boolean => leader || twoLives

export const leaderSheets = (member: Member, heavyBonus: number, paper: Size): readonly DraftPiece[] => {
  if (!hasSheet(member)) return []
  const { name, profile, icon, classe, protection, movement, scores, twoLives, count } = member
  return [
    {
      ...notebookPage(`Feuille de ${name}`, halfOf(paper), 'leader-sheet', {
        name,
        kind: capital(kindOf(member, count)),
        icon,
        portrait: pictureOf(profile.portrait),
        classe: `${classe}`,
        cells: [
          { value: `${movement}`, says: 'cm' },
          { value: protection.id === 'legere' ? '–' : protection.short, says: 'armure' },
          ...scores.map(({ entry, value }) => ({ value: `${value}`, says: entry.name.toLowerCase() })),
        ],
        classes: targets.map(String),
        shots: member.shooting.map(weapon => shotBlock(member, weapon, true)),
        blades: bladeBlocks(member, heavyBonus, true),
        lines: linesOf(member, true),
        reach: commands(member)
          ? told(
              'Sa voix',
              `porte à ${reaches.voice} cm ; par un musicien, à ${reaches.musician} ; on voit sa bannière à ${reaches.banner}.`,
            )
          : [],
        lives: Array.from({ length: count }, () => (twoLives ? 2 : 1)),
        wounds: twoLives
          ? wounds.map(({ die, icon: sign, name: where, text }) => ({
              die,
              icon: sign,
              said: told(`${where}.`, text),
            }))
          : [],
        heal: twoLives
          ? told('Soins :', `1D6 contre sa santé, ${santeOf(member)}. ${healsOn(santeOf(member))}`)
          : [],
        notes: paragraphs(profile.notes ?? '').map(typeset),
      }),
      continues: 'back',
    },
  ]
}

const santeOf = ({ scores, classe }: Member): number =>
  scores.find(({ entry }) => entry.id === 'sante')?.value ?? classe

/** What the die has to show, and what it means. */
const healsOn = (sante: number): string => {
  const parts = [
    ...(sante > 1 ? [sante > 6 ? 'toujours guéri' : `moins de ${sante} : guéri`] : []),
    ...(sante >= 1 && sante <= 6 ? [`${sante} : guéri, avec des séquelles`] : []),
    ...(sante < 6 ? ['au-dessus : la blessure reste'] : []),
  ]
  return `${capital(parts.join(' ; '))}.`
}
