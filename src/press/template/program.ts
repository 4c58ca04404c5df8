/** The program of a template, made ready to be filled: its tags carry their places, and its names can be asked one by one. */
import Handlebars from 'handlebars'
import { fail, type Place } from '../vocabulary/fault.ts'
import { markTags } from './origin.ts'
import { askers, between, type AskerName } from './asking.ts'
import { lenient, uses } from './helpers.ts'

export const readProgram = (name: string, text: string): hbs.AST.Program => {
  const file = `${name}.hbs`
  try {
    return Handlebars.parseWithoutProcessing(text, { srcName: file })
  } catch (error) {
    const [sentence, index] = malformed(text)
    const [, line] = /on line (\d+)/.exec(String(error)) ?? []
    const place = index === undefined ? { line: Number(line ?? 1), column: 1 } : positionAt(text, index)
    return fail('template', sentence, { file, ...place })
  }
}

const positionAt = (text: string, index: number): Pick<Place, 'line' | 'column'> => {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const comments = /\{\{!--[^]*?--\}\}|\{\{![^]*?\}\}/g

/** What is wrong with a template that cannot be read, and where. */
const malformed = (written: string): readonly [sentence: string, index: number | undefined] => {
  const text = written.replace(comments, comment => ' '.repeat(comment.length))
  const brace = /\{\{(?:(?!\}\}|\{\{)[^])*(?=\{\{|$)/.exec(text)
  if (brace) return ['Cette accolade n’est pas fermée : ajoutez }}.', brace.index]
  const open: { readonly name: string; readonly index: number }[] = []
  for (const { 1: sign, 2: name = '', index } of text.matchAll(/\{\{~?([#/])\s*([\w.-]+)/g)) {
    if (sign === '#') open.push({ name, index })
    else {
      const last = open.pop()
      if (!last) return [`{{/${name}}} ne ferme rien : retirez-le, ou ouvrez {{#${name}}}.`, index]
      if (last.name !== name)
        return [`{{/${name}}} ferme {{#${last.name}}} : écrivez {{/${last.name}}}.`, index]
    }
  }
  const last = open.at(-1)
  if (last) return [`{{#${last.name}}} n’est pas fermé : ajoutez {{/${last.name}}}.`, last.index]
  return [
    'Une expression entre accolades est mal écrite : vérifiez ses guillemets et ses parenthèses.',
    undefined,
  ]
}

/** A file that is included by another names itself in its marks. A careful program asks our own function for every name. */
export const programOf = (
  name: string,
  text: string,
  { included, careful }: { readonly included: boolean; readonly careful: boolean },
): hbs.AST.Program => {
  const program = readProgram(name, text)
  new Marker(included ? `${name}.hbs` : '').accept(program)
  new Asker(careful).accept(program)
  return program
}

class Marker extends Handlebars.Visitor {
  constructor(private readonly file: string) {
    super()
  }

  override ContentStatement(content: hbs.AST.ContentStatement): void {
    const { line, column } = content.loc.start
    content.value = markTags(content.value, line, column + 1, this.file)
  }
}

/**
 * Handlebars says nothing of a name without a value in a call, and fails without a place on « a.b » where there is no a.
 * Our own functions are asked for such names: for those that may be absent always, for all of them in a careful program.
 */
class Asker extends Handlebars.Visitor {
  constructor(private readonly careful: boolean) {
    super()
  }

  override MustacheStatement(mustache: hbs.AST.MustacheStatement): void {
    super.MustacheStatement(mustache)
    const { path, params } = mustache
    if (params.length > 0 || !isPath(path) || Object.hasOwn(uses, path.original))
      return this.askAll(mustache, askers.value)
    const asked = this.ask(path, askers.printed)
    if (isCall(asked)) Object.assign(mustache, { path: asked.path, params: asked.params })
  }
  override SubExpression(call: hbs.AST.SubExpression): void {
    super.SubExpression(call)
    this.askAll(call, askers.value)
  }
  override BlockStatement(block: hbs.AST.BlockStatement): void {
    super.BlockStatement(block)
    this.askAll(block, lenient.has(block.path.original) ? askers.maybe : askers.value)
  }
  override PartialStatement(partial: hbs.AST.PartialStatement): void {
    super.PartialStatement(partial)
    this.askAll(partial, askers.value)
    const { pairs = [] } = partial.hash ?? {}
    for (const pair of pairs) pair.value = this.ask(pair.value, askers.value)
  }

  private askAll(call: { params: hbs.AST.Expression[] }, asker: AskerName): void {
    call.params = call.params.map(param => this.ask(param, asker))
  }

  private ask(node: hbs.AST.Expression, asker: AskerName): hbs.AST.Expression {
    if (!isPath(node)) return node
    const known = node.data ? 1 : 0
    const wanted = this.careful || (asker === askers.maybe && node.parts.length > 1)
    return wanted && node.parts.length > known ? callOf(asker, node, known) : node
  }
}

const isPath = (node: hbs.AST.Node): node is hbs.AST.PathExpression => node.type === 'PathExpression'
const isCall = (node: hbs.AST.Node): node is hbs.AST.SubExpression => node.type === 'SubExpression'

/** « a.b » as a call: what stands before its first unknown name, then the names. */
const callOf = (asker: AskerName, path: hbs.AST.PathExpression, known: number): hbs.AST.SubExpression => {
  const { loc } = path
  const from: hbs.AST.PathExpression = { ...path, parts: path.parts.slice(0, known) }
  const value = path.parts.slice(known).join(between)
  const names: hbs.AST.StringLiteral = { type: 'StringLiteral', value, original: value, loc }
  return {
    type: 'SubExpression',
    path: { type: 'PathExpression', data: false, depth: 0, parts: [asker], original: asker, loc },
    params: [from, names],
    hash: { type: 'Hash', pairs: [], loc },
    loc,
  }
}
