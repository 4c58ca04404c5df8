/**
 * Where a tag was written. Each « < » of a template is marked with its place before the template is filled, so that a
 * fault names the file and the line that its author sees, whatever loops and inclusions it went through.
 */
import type { Place } from '../vocabulary/fault.ts'

/** Letters of the private area, which nobody writes behind a « < »: one for the line, one for the column. */
const zero = 0xe000
const last = 0xf8fe
/** On either side of the name of an included file; the template itself goes without. */
const fence = '\uf8ff'

const letter = (count: number): string => String.fromCharCode(Math.min(zero + count, last))
const count = (text: string, at: number): number => text.charCodeAt(at) - zero

/** A stretch of a template that begins at a line and a column, both from 1. */
export const markTags = (text: string, line: number, column: number, included = ''): string => {
  const file = included && `${fence}${included}${fence}`
  let [row, start] = [line, 1 - column]
  return text.replace(/[<\n]/g, (found, at: number) => {
    if (found === '<') return `<${letter(row)}${letter(at - start + 1)}${file}`
    row++
    start = at + 1
    return found
  })
}

const isMarked = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= zero && code <= last
}

/** Where what the author wrote goes on, behind a « < ». */
export const behindMark = (text: string, at: number): number => {
  if (!isMarked(text, at)) return at
  return text[at + 2] === fence ? text.indexOf(fence, at + 3) + 1 : at + 2
}

/** Text that no template made is taken as one line. */
export const markedPlace = (text: string, at: number, file: string): Place => {
  if (!isMarked(text, at)) return { file, line: 1, column: at }
  const [line, column] = [count(text, at), count(text, at + 1)]
  const named = text[at + 2] === fence ? text.slice(at + 3, text.indexOf(fence, at + 3)) : file
  return { file: named, line, column }
}

const marks = /<[\ue000-\uf8fe]{2}(?:\uf8ff[^\uf8ff]*\uf8ff)?/g

/** A « < » within quotes is no tag. */
export const withoutMarks = (text: string): string => (text.includes('<') ? text.replace(marks, '<') : text)
