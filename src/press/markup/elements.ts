/** What the small HTML has: its elements, their attributes, and what may stand in what. The rest is told what to write. */
import { nearest, quote } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'
import { inlineTags, tags, type MarkupNode, type Tag } from './tree.ts'

/** The two that only the press makes. */
const ownTags: ReadonlySet<string> = new Set(['box', 'marker'])

const writable: readonly Tag[] = tags.filter(tag => !ownTags.has(tag))
const knownTags: ReadonlyMap<string, Tag> = new Map(writable.map(tag => [tag, tag]))

export const knownTag = (name: string, place: Place): Tag =>
  knownTags.get(name) ?? fail('unknown-element', unknownElement(name), place)

const substitutes: Readonly<Record<string, string>> = {
  strong: 'b',
  em: 'i',
  svg: 'icon',
  section: 'div',
  header: 'div',
  footer: 'div',
  article: 'div',
  h4: 'h3',
  input: 'track',
  tfoot: 'tbody',
  style: 'un fichier .css',
  script: 'rien : un gabarit ne calcule pas',
}

export const unknownElement = (name: string): string => {
  const instead = Object.hasOwn(substitutes, name) ? substitutes[name] : nearest(name, writable)
  return `<${name}> n’existe pas ici. ${instead ? `Écrivez ${instead}.` : `Éléments permis : ${writable.join(', ')}.`}`
}

const common = ['class', 'style'] as const

/** Beyond those that every element takes. */
const attributesOf: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  img: ['src'],
  drawing: ['src'],
  prose: ['src'],
  icon: ['name'],
  track: ['count'],
  td: ['colspan'],
  th: ['colspan'],
}

export const checkAttribute = (tag: Tag, attribute: string, place: Place): void => {
  const taken: readonly string[] = [...common, ...(attributesOf[tag] ?? [])]
  if (taken.includes(attribute)) return
  fail(
    'unknown-attribute',
    `<${tag}> ne prend pas l’attribut ${quote(attribute)}. Il prend : ${taken.join(', ')}.`,
    place,
  )
}

/** A part of a table, and what it holds: anything else in it would not be laid out. */
const tableParts: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  table: ['thead', 'tbody', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['td', 'th'],
}

const holdersOf = (tag: Tag): readonly Tag[] =>
  tags.filter(holder => tableParts[holder]?.includes(tag) === true)

const holders: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  thead: holdersOf('thead'),
  tbody: holdersOf('tbody'),
  tr: holdersOf('tr'),
  td: holdersOf('td'),
  th: holdersOf('th'),
}

export const checkNesting = (parent: Tag, child: Tag, place: Place): void => {
  if (inlineTags.has(parent) && !inlineTags.has(child)) fail('nesting', boxInText(parent, child), place)
  const holding = holders[child]
  if (holding && !holding.includes(parent))
    fail('nesting', `<${child}> ne se met que dans ${shownTags(holding)}, et non dans <${parent}>.`, place)
  const parts = tableParts[parent]
  if (parts && !parts.includes(child))
    fail('nesting', `<${parent}> ne contient que ${shownTags(parts)} : mettez <${child}> dans <td>.`, place)
}

const boxInText = (parent: Tag, child: Tag): string =>
  `<${parent}> court avec le texte et ne peut contenir la boîte <${child}> : remplacez <${parent}> par <div>.`

const shownTags = (list: readonly Tag[]): string => list.map(tag => `<${tag}>`).join(', ')

export const checkText = (tag: Tag, children: readonly MarkupNode[], place: Place): void => {
  if (!tableParts[tag]) return
  const stray = children.find(child => child.kind === 'text' && child.text.trim() !== '')
  if (stray?.kind === 'text')
    fail(
      'nesting',
      `Le texte ${quote(stray.text.trim().slice(0, 30))} est dans <${tag}>, hors de toute case : mettez-le dans <td>.`,
      place,
    )
}
