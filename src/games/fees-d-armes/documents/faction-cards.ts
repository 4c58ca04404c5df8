/** The cards of the factions that the band may play: the bonus that holds always, and the one that costs a token. */
import { pictureOf, typeset, type DraftPiece, type Size } from '../../../core/index.ts'
import { cardBack, cardFormat, paragraphs } from '../../kit/index.ts'
import { deckBack, frame, seal, emblem } from '../drawings/frames.ts'
import { companyOf, type FactionCard } from '../resolve.ts'
import type { Roster } from '../schema.ts'
import { besideText } from './profile-cards.ts'
import { lengthOf, lookOfFaction, template } from './shared.ts'

export const factionCards = (roster: Roster, card: Size, all: boolean): readonly DraftPiece[] => {
  const { cards, usable } = companyOf(roster)
  return (all ? cards : usable).map(each => factionCard(each, roster, card))
}

const factionCard = (
  { faction, path, name, icon, why }: FactionCard,
  roster: Roster,
  card: Size,
): DraftPiece => {
  const { zoom, laid } = cardFormat(card)
  const look = lookOfFaction(roster, faction)
  return {
    title: typeset(`Faction : ${name}`),
    size: card,
    zoom,
    copies: 1,
    speaksOf: [path],
    template: template('faction-card'),
    data: {
      look,
      frame: { drawing: frame(look, laid) },
      kind: 'Carte de faction',
      name,
      length: lengthOf(name, laid.width - besideText),
      picture: pictureOf(faction.picture),
      emblem: { drawing: emblem(look, icon) },
      permanent: paragraphs(faction.permanent),
      additional: paragraphs(faction.additional),
      seal: { drawing: seal(10, `${look}/prix`) },
      why: why ?? '',
    },
    back: cardBack({
      template: template('deck-back'),
      look: `dos ${look}`,
      drawing: deckBack(laid),
      frame: blank(laid),
    }),
  }
}

/** The pattern of the back brings its own frame. */
const blank = ({ width, height }: Size) => ({ width, height, says: '', marks: [] })
