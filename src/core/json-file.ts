/**
 * JSON as files carry it, read strictly: one sentence with a line number for whatever a text editor, a broken disk
 * or a joker can do to a file. JSON.parse would let duplicate keys, `__proto__`, 1e400 and endless nesting through.
 */
import { error } from './diagnostic.ts'
import { short } from './echo.ts'
import { quote } from './french.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import { failure, success, type Result } from './result.ts'

export const limits = { bytes: 8 * 1024 * 1024, depth: 64 } as const

/** Keys that programs have been tricked with. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

export const readJson = (bytes: Uint8Array): Result<Json> => read(bytes, limits, keptNumbers)

/**
 * JSON that crosses from one room to another rather than out of a file: what is kept as it was written has its own
 * shape by now, base64 makes bytes longer, and a document lies within a message.
 */
export const readMessage = (bytes: Uint8Array): Result<Json> => read(bytes, messageLimits, plainNumbers)

export const messageLimits = { bytes: 2 * limits.bytes, depth: limits.depth + 4 } as const

const read = (bytes: Uint8Array, most: Limits, numbers: Numbers): Result<Json> => {
  try {
    return success(new Reader(decode(bytes, most), most, numbers).document())
  } catch (refusal) {
    if (refusal instanceof Refusal) return failure(error(refusal.code, '', refusal.message))
    throw refusal
  }
}

/** Two spaces, a final newline: what a person who opens the file expects; without them where it would not fit so. */
export const writeJson = (value: Json): Uint8Array => {
  const bytes = new TextEncoder().encode(`${jsonText(value, 2)}\n`)
  return bytes.length <= limits.bytes ? bytes : new TextEncoder().encode(jsonText(value))
}

/** As a file carries it: numbers that were kept as they were written are numbers again. */
export const jsonText = (value: Json, indent = 0): string => textOf(value, indent, '\n')

const textOf = (value: Json, indent: number, line: string): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const written = writtenNumber(value)
  if (written !== undefined) return written
  const inner = line + ' '.repeat(indent)
  const around = (open: string, items: readonly string[], close: string): string => {
    if (items.length === 0) return open + close
    return indent === 0
      ? `${open}${items.join(',')}${close}`
      : `${open}${inner}${items.join(`,${inner}`)}${line}${close}`
  }
  if (!isJsonObject(value))
    return around(
      '[',
      value.map(item => textOf(item, indent, inner)),
      ']',
    )
  const colon = indent === 0 ? ':' : ': '
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(fileKey(key))}${colon}${textOf(item, indent, inner)}`,
  )
  return around('{', entries, '}')
}

/**
 * A number beyond 2^53 would come back as another one. It is kept as it was written, under a name of its own that
 * travels through patches, journals and windows; a file's own key of that name travels with one more sign before it.
 */
const numberKey = '$nombre'
const likeNumberKey = /^\$+nombre$/
const numberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/

const memoryKey = (key: string): string => (likeNumberKey.test(key) ? `$${key}` : key)
const fileKey = (key: string): string => (likeNumberKey.test(key) && key !== numberKey ? key.slice(1) : key)

/** How a number that was kept as it was written was written; nothing for anything else. */
export const writtenNumber = (value: unknown): string | undefined => {
  if (!isJsonObject(value)) return undefined
  const { [numberKey]: written } = value
  const alone = typeof written === 'string' && Object.keys(value).length === 1
  return alone && numberPattern.test(written) ? written : undefined
}

interface Limits {
  readonly bytes: number
  readonly depth: number
}

/** How a reader turns what it found into what the house holds. */
interface Numbers {
  readonly key: (key: string) => string
  readonly number: (value: number, written: string) => Json
}

const keptNumbers: Numbers = {
  key: memoryKey,
  number: (value, written) =>
    Math.abs(value) > Number.MAX_SAFE_INTEGER ? { [numberKey]: written } : value === 0 ? 0 : value,
}

const plainNumbers: Numbers = { key: key => key, number: value => (value === 0 ? 0 : value) }

const decode = (bytes: Uint8Array, most: Limits): string => {
  const [a, b, c] = bytes
  if (bytes.length > most.bytes) throw new Refusal('file.too-large', tooLarge)
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    throw new Refusal(
      'file.utf-16',
      'Ce fichier est écrit en UTF-16 : enregistrez-le en UTF-8 et recommencez.',
    )
  if (a === 0xef && b === 0xbb && c === 0xbf)
    throw new Refusal(
      'file.bom',
      'Ce fichier commence par une marque BOM : enregistrez-le en « UTF-8 sans BOM ».',
    )
  if (bytes.includes(0))
    throw new Refusal(
      'file.nul',
      'Ce fichier contient des octets nuls : c’est un fichier binaire ou de l’UTF-16. Enregistrez-le en UTF-8.',
    )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal(
      'file.not-utf-8',
      'Ce fichier n’est pas du texte UTF-8 : enregistrez-le en UTF-8 et recommencez.',
    )
  }
}

export const tooLarge =
  'Ce fichier dépasse 8 Mio, bien plus qu’il n’en faut : vérifiez que c’est le bon, ou allégez ses images.'

class Reader {
  private at = 0

  constructor(
    private readonly text: string,
    private readonly most: Limits,
    private readonly numbers: Numbers,
  ) {}

  document(): Json {
    this.space()
    if (this.at >= this.text.length)
      throw new Refusal('file.empty', 'Ce fichier est vide : il ne contient rien. Reprenez-en une copie.')
    const value = this.value(1)
    this.space()
    if (this.at < this.text.length) this.refuse('du texte traîne après la fin : retirez-le')
    return value
  }

  private value(depth: number): Json {
    const char = this.text[this.at]
    if (depth > this.most.depth)
      throw new Refusal(
        'file.too-deep',
        `Ce fichier emboîte plus de ${this.most.depth} niveaux, bien plus qu’il n’en faut : vérifiez que c’est le bon.`,
      )
    if (char === '{') return this.object(depth)
    if (char === '[') return this.array(depth)
    if (char === '"') return this.string()
    if (char !== undefined && /[-\d]/.test(char)) return this.number()
    for (const [word, value] of words) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length
        return value
      }
    }
    return this.refuse('une valeur est attendue ici')
  }

  private object(depth: number): JsonObject {
    const object: Record<string, Json> = {}
    this.sequence('}', () => {
      if (this.text[this.at] !== '"') this.refuse('un nom de clé entre guillemets est attendu ici')
      const key = this.string()
      if (forbiddenKeys.has(key))
        throw new Refusal(
          'file.forbidden-key',
          `La clé ${quote(key)} n’a rien à faire dans un fichier de Copiste : retirez-la${this.place()}.`,
        )
      if (Object.hasOwn(object, this.numbers.key(key)))
        throw new Refusal(
          'file.duplicate-key',
          `La clé ${quote(key)} est écrite deux fois${this.place()} : gardez-en une seule.`,
        )
      this.space()
      this.expect(':')
      this.space()
      object[this.numbers.key(key)] = this.value(depth + 1)
    })
    return object
  }

  private array(depth: number): readonly Json[] {
    const items: Json[] = []
    this.sequence(']', () => items.push(this.value(depth + 1)))
    return items
  }

  private sequence(close: string, item: () => void): void {
    this.at++
    this.space()
    if (this.text[this.at] === close) {
      this.at++
      return
    }
    for (;;) {
      item()
      this.space()
      if (this.text[this.at] === close) break
      this.expect(',')
      this.space()
    }
    this.at++
  }

  private string(): string {
    const start = this.at++
    for (; this.text[this.at] !== '"'; this.at++) {
      const code = this.text.charCodeAt(this.at)
      if (Number.isNaN(code)) this.refuse('')
      if (code < 0x20) this.refuse('un texte contient un caractère de commande : remplacez-le')
      if (code === 0x5c) this.at++
    }
    const text = this.checked(this.unescape(this.text.slice(start, this.at + 1)))
    this.at++
    return text
  }

  private unescape(literal: string): string {
    if (!literal.includes('\\')) return literal.slice(1, -1)
    try {
      return String(JSON.parse(literal))
    } catch {
      return this.refuse('un texte contient une suite « \\ » inconnue')
    }
  }

  private checked(text: string): string {
    if (text.includes('\0'))
      throw new Refusal('file.nul', `Un texte contient un caractère nul${this.place()} : retirez-le.`)
    if (!text.isWellFormed())
      throw new Refusal(
        'file.lone-surrogate',
        `Un texte contient une moitié de caractère${this.place()} : retirez-la.`,
      )
    return text
  }

  private number(): Json {
    const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y
    literal.lastIndex = this.at
    const [found] = literal.exec(this.text) ?? this.refuse('un nombre mal écrit')
    this.at += found.length
    const value = Number(found)
    if (!Number.isFinite(value))
      throw new Refusal(
        'file.infinite',
        `Le nombre ${short(found, 40)} est trop grand pour être gardé${this.place()} : corrigez-le.`,
      )
    return this.numbers.number(value, found)
  }

  private space(): void {
    while (' \n\r\t'.includes(this.text[this.at] ?? '!')) this.at++
  }

  private expect(char: string): void {
    if (this.text[this.at] !== char) this.refuse(`${quote(char)} est attendu ici`)
    this.at++
  }

  private refuse(what: string): never {
    if (this.at >= this.text.length)
      throw new Refusal(
        'file.truncated',
        `Ce fichier s’arrête au milieu${this.place()} : il est incomplet. Reprenez-en une copie entière.`,
      )
    throw new Refusal('file.not-json', `Ce fichier n’est pas du JSON bien formé${this.place()} : ${what}.`)
  }

  private place(): string {
    const before = this.text.slice(0, this.at).split('\n')
    return ` (ligne ${before.length}, colonne ${(before.at(-1)?.length ?? 0) + 1})`
  }
}

const words: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]
