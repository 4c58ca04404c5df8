/** A component owns its style: what stands in the shared sheets has several users, the rest stays where it is used. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const renderer = resolve(import.meta.dirname, '../../src/renderer')
const read = (name: string): string => readFileSync(join(renderer, name), 'utf8')
const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).map(name =>
  name.replaceAll('\\', '/'),
)
const sheets = files.filter(name => name.endsWith('.css'))
const components = files.filter(name => name.endsWith('.vue'))

/** The classes that the selectors of a sheet name. */
const classesIn = (css: string): readonly string[] => {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return [
    ...new Set(
      selectors.flatMap(text => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
    ),
  ]
}

/** The words of every class that a template or a script gives. */
const givenIn = (source: string): ReadonlySet<string> =>
  new Set(
    [...source.matchAll(/\bclass(?:Name)?\s*=\s*(["'])(.*?)\1/gs)].flatMap(([, , words = '']) =>
      words.split(/[^\w-]+/),
    ),
  )
const users = files
  .filter(name => /\.(?:vue|ts)$/.test(name))
  .map(name => ({ name, words: givenIn(read(name)) }))
const usersOf = (name: string): readonly string[] =>
  users.filter(({ words }) => words.has(name)).map(user => user.name)

describe('the styles of the studio', () => {
  it.each(sheets)('%s names only classes that two components use', sheet => {
    expect(classesIn(read(sheet)).filter(name => usersOf(name).length < 2)).toEqual([])
  })

  it('are read as they are written', () => {
    const css =
      '/* .not */ @import "./no.css"; .one .two:hover, .three::after { width: 0.5rem } @media (x) { .four {} }'
    expect(classesIn(css)).toEqual(['one', 'two', 'three', 'four'])
    expect(sheets.flatMap(sheet => classesIn(read(sheet)))).toContain('button')
  })

  it.each(components)('%s keeps its style to itself', component => {
    const attributes = [...read(component).matchAll(/<style([^>]*)>/g)].map(([, words]) => words)
    expect(attributes.filter(words => words !== ' scoped')).toEqual([])
  })
})
