/** Text of a filled template -> its tags and its texts, one after the other, each with the place where it was written. */
import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { fail, type Place } from '../vocabulary/fault.ts'
import { behindMark, markedPlace, withoutMarks } from '../template/origin.ts'

export type Attributes = ReadonlyMap<string, string>

export interface MarkupListener {
  readonly open: (name: string, attributes: Attributes, selfClosing: boolean, place: Place) => void
  readonly close: (name: string, place: Place) => void
  readonly text: (text: string) => void
}

const tagName = /[a-zA-Z][^\s/<>]*/y
const attribute = /\s*([^\s=/<>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'`]+)))?/y
const tagEnd = /\s*(\/?)>/y
const noAttributes: Attributes = new Map()

export const scanMarkup = (text: string, file: string, listener: MarkupListener): void => {
  let at = 0
  while (at < text.length) {
    const tag = text.indexOf('<', at)
    if (tag < 0) return listener.text(decoded(text.slice(at)))
    if (tag > at) listener.text(decoded(text.slice(at, tag)))
    at = scanTag(text, tag + 1, file, listener)
  }
}

/** Answers where the tag ends. */
const scanTag = (text: string, mark: number, file: string, listener: MarkupListener): number => {
  const place = markedPlace(text, mark, file)
  const start = behindMark(text, mark)
  const next = text[start] ?? ''
  if (text.startsWith('!--', start)) return endOfComment(text, start, place)
  if (next === '!' || next === '?')
    return fail('markup', '<! et <? n’ont pas leur place dans un gabarit : retirez-les.', place)
  const closes = next === '/'
  const name = matchAt(tagName, text, closes ? start + 1 : start)?.[0]
  if (name !== undefined)
    return closes ? scanClose(text, name, place, listener) : scanOpen(text, name, place, listener)
  listener.text('<')
  return start
}

const endOfComment = (text: string, start: number, place: Place): number => {
  const end = text.indexOf('-->', start + 3)
  return end < 0 ? fail('unclosed', 'Ce commentaire n’est pas fermé : ajoutez -->.', place) : end + 3
}

const scanClose = (text: string, name: string, place: Place, listener: MarkupListener): number => {
  if (!matchAt(tagEnd, text, tagName.lastIndex)) return unfinished(`/${name}`, place)
  listener.close(name, place)
  return tagEnd.lastIndex
}

const scanOpen = (text: string, name: string, place: Place, listener: MarkupListener): number => {
  let attributes: Map<string, string> | undefined
  let at = tagName.lastIndex
  for (;;) {
    const end = matchAt(tagEnd, text, at)
    if (end) {
      const after = tagEnd.lastIndex
      listener.open(name, attributes ?? noAttributes, end[1] === '/', place)
      return after
    }
    const found = matchAt(attribute, text, at)
    if (!found) return unfinished(name, place)
    const [, key = '', double, single, bare = ''] = found
    attributes ??= new Map()
    if (attributes.has(key))
      fail('attribute-twice', `<${name}> a deux attributs ${key} : réunissez-les en un seul.`, place)
    attributes.set(key, decodedAttribute(withoutMarks(double ?? single ?? bare)))
    at = attribute.lastIndex
  }
}

const unfinished = (name: string, place: Place): never =>
  fail('unclosed', `<${name} n’est pas fini : vérifiez ses guillemets et son >.`, place)

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const decoded = (text: string): string => (text.includes('&') ? decodeHTML(text) : text)

const decodedAttribute = (text: string): string => (text.includes('&') ? decodeHTMLAttribute(text) : text)
