/** Markup as a tree: elements with classes and checked attributes, and text already set the French way. */
import type { Place } from '../vocabulary/fault.ts'

export interface MarkupText {
  readonly kind: 'text'
  readonly text: string
}

export interface MarkupElement {
  readonly kind: 'element'
  readonly tag: Tag
  readonly classes: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly MarkupNode[]
  readonly place: Place
}

export type MarkupNode = MarkupText | MarkupElement

export const tags = [
  'div',
  'p',
  'span',
  'b',
  'i',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'br',
  'img',
  'icon',
  'drawing',
  'track',
  'prose',
  'box',
  'marker',
] as const
export type Tag =
  | ('div' | 'p' | 'span' | 'b' | 'i' | 'h1' | 'h2' | 'h3' | 'ul' | 'ol' | 'li')
  | (
      | 'table'
      | 'thead'
      | 'tbody'
      | 'tr'
      | 'th'
      | 'td'
      | 'hr'
      | 'br'
      | 'img'
      | 'icon'
      | 'drawing'
      | 'track'
      | 'prose'
      | 'box'
      | 'marker'
    )

/** Elements that flow with text; the others are boxes. */
export const inlineTags: ReadonlySet<Tag> = new Set<Tag>(['span', 'b', 'i', 'br', 'icon'])

/** Elements that hold nothing. */
export const emptyTags: ReadonlySet<Tag> = new Set<Tag>([
  'hr',
  'br',
  'img',
  'icon',
  'drawing',
  'track',
  'prose',
  'box',
])

export const isInline = (node: MarkupNode): boolean => node.kind === 'text' || inlineTags.has(node.tag)
