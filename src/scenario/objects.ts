/** What lies on the table beside the bands: key objects, figures that are nobody's, and rules that a text wants as cards. */
import { typeset, type DraftPiece, type Size } from '../core/index.ts'
import {
  articlesOf,
  cardBack,
  cardFace,
  cardFormat,
  iconBack,
  standee,
  token,
  type Article,
} from '../games/kit/index.ts'
import { plainParagraphs, type ReadyScenario } from './reading.ts'

/** Millimetres: larger than the tokens of a band, which they are told from by that too. */
const tokenSize = 25

const unnamed = 'Sans nom'
/** What a token has room for. */
const fewLetters = 12

export const objectPieces = (scenario: ReadyScenario, card: Size): readonly DraftPiece[] => {
  const { text, title, read } = scenario
  return text.objects.flatMap(({ name, icon, count, as }, index): readonly DraftPiece[] => {
    const words = {
      name: name || unnamed,
      icon,
      paragraphs: plainParagraphs(read.prose(`/objects/${index}/text`)),
    }
    return [
      ...(as === 'jeton' ? [] : [thingCard({ ...words, kind: 'Objet-clef', owner: title }, card, count)]),
      ...(as === 'carte' ? [] : [thingToken(words, count)]),
    ]
  })
}

export const neutralPieces = ({ text }: ReadyScenario): readonly DraftPiece[] =>
  text.neutrals.flatMap(({ name, icon, count, as, base, portrait }): readonly DraftPiece[] => [
    ...(as === 'jeton'
      ? []
      : [standee({ name: name || unnamed, portrait, emblem: icon, base, copies: count })]),
    ...(as === 'figurine' ? [] : [thingToken({ name: name || unnamed, icon }, count, base)]),
  ])

const thingToken = (
  { name, icon }: { readonly name: string; readonly icon: string },
  copies: number,
  diameter = tokenSize,
): DraftPiece =>
  token({
    title: name,
    diameter,
    copies,
    look: 'scenario-token',
    icon,
    text: name.length > fewLetters ? '' : name,
  })

interface Thing {
  readonly name: string
  readonly icon: string
  readonly kind: string
  readonly owner: string
  readonly paragraphs: readonly string[]
}

const thingCard = (
  { name, icon, kind, owner, paragraphs }: Thing,
  card: Size,
  copies: number,
): DraftPiece => {
  const format = cardFormat(card)
  return {
    title: name,
    size: card,
    copies,
    zoom: format.zoom,
    ...cardFace(
      {
        look: 'scenario-card',
        title: name,
        kind,
        badge: { ring: 'scenario-anneau', icon },
        cells: [],
        hero: { icon },
        paragraphs,
        owner,
      },
      format,
    ),
    back: cardBack({ look: 'scenario-card', drawing: iconBack('scroll-unfurled', format) }),
  }
}

/** « [[sort:boule-de-feu|carte]] »: the article as a card that any game has. */
export const ruleCards = ({ read, system, title }: ReadyScenario, card: Size): readonly DraftPiece[] => {
  if (!system || read.cards.length === 0) return []
  const articles = new Map(articlesOf(system).map(article => [article.key, article]))
  return read.cards.flatMap(key => {
    const article = articles.get(key)
    return article ? [articleCard(article, title, card)] : []
  })
}

const articleCard = (
  { name, icon, section, facts, text, summary }: Article,
  owner: string,
  card: Size,
): DraftPiece =>
  thingCard(
    {
      name,
      icon: icon ?? section.icon ?? 'scroll-unfurled',
      kind: section.one ?? section.title,
      owner,
      paragraphs: [
        ...(facts && facts.length > 0
          ? [typeset(facts.map(({ label, value }) => `${label} : ${value}`).join(' · '))]
          : []),
        ...(text ?? summary).split(/\n+/).filter(line => line.trim() !== ''),
      ],
    },
    card,
    1,
  )
