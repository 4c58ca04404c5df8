/** A template read before it runs: the inclusions that it comes to, and every call of a function, with its place. */
import Handlebars from 'handlebars'
import { quote } from '../../core/index.ts'
import { fail, type Place } from '../vocabulary/fault.ts'
import { placeOf } from './asking.ts'
import { uses, type Use } from './helpers.ts'
import { readProgram } from './program.ts'

/** Inclusions that one template may come to, counted with those of its partials. */
const mostInclusions = 400

export type Source = (name: string, place?: Place) => string

/** The names of all partials that it needs, the deepest too. */
export const checkTemplate = (name: string, source: Source): readonly string[] => {
  const needed = new Set<string>()
  let inclusions = 0
  const visit = (file: string, content: string, path: readonly string[]): void => {
    for (const { partial, place } of includedBy(file, content)) {
      if (path.includes(partial))
        fail('partial-loop', `Le gabarit ${partial} s’inclut lui-même : rompez la boucle.`, place)
      if (++inclusions > mostInclusions)
        fail('partials', `Plus de ${mostInclusions} inclusions : simplifiez ce gabarit.`, place)
      needed.add(partial)
      visit(partial, source(partial, place), [...path, partial])
    }
  }
  visit(name, source(name), [name])
  return [...needed]
}

interface Inclusion {
  readonly partial: string
  readonly place: Place | undefined
}

const includedBy = (name: string, text: string): readonly Inclusion[] => {
  const checker = new CallChecker()
  checker.accept(readProgram(name, text))
  return checker.found
}

class CallChecker extends Handlebars.Visitor {
  readonly found: Inclusion[] = []

  override MustacheStatement(mustache: hbs.AST.MustacheStatement): void {
    if (!mustache.escaped)
      fail(
        'unescaped',
        'Une donnée n’est jamais du balisage : écrivez {{nom}}, à deux accolades.',
        placeOf(mustache),
      )
    checkCall(mustache, false)
    super.MustacheStatement(mustache)
  }
  override SubExpression(call: hbs.AST.SubExpression): void {
    checkCall(call, false)
    super.SubExpression(call)
  }
  override BlockStatement(block: hbs.AST.BlockStatement): void {
    checkCall(block, true)
    if (block.program?.blockParams)
      fail(
        'template',
        'Une boucle ne nomme pas ce qu’elle parcourt : retirez « as | | », et écrivez {{this}} ou {{nom}}.',
        placeOf(block),
      )
    super.BlockStatement(block)
  }
  /** What every object has by birth is nobody's data. */
  override PathExpression(path: hbs.AST.PathExpression): void {
    const inborn = path.parts.find(part => part in Object.prototype)
    if (inborn !== undefined)
      fail('template', `La donnée ${quote(inborn)} n’existe pas ici : vérifiez son nom.`, placeOf(path))
  }
  override PartialStatement(partial: hbs.AST.PartialStatement): void {
    const place = placeOf(partial)
    if (partial.name.type !== 'PathExpression')
      fail('partial-name', 'Un gabarit inclus se nomme en toutes lettres : {{> shared/cadre}}.', place)
    else this.found.push({ partial: nameOf(partial.name), place })
    super.PartialStatement(partial)
  }
  override PartialBlockStatement(partial: hbs.AST.PartialBlockStatement): void {
    fail(
      'partial-block',
      'Les blocs {{#> }} ne sont pas lus : incluez un gabarit avec {{> nom}}.',
      placeOf(partial),
    )
  }
  override Decorator(decorator: hbs.AST.Decorator): void {
    fail('decorator', 'Les décorateurs {{* }} ne sont pas lus : retirez-le.', placeOf(decorator))
  }
  override DecoratorBlock(decorator: hbs.AST.DecoratorBlock): void {
    fail(
      'decorator',
      'Les gabarits écrits sur place {{#*inline}} ne sont pas lus : faites-en un fichier.',
      placeOf(decorator),
    )
  }
}

const nameOf = (path: hbs.AST.Expression): string => ('original' in path ? String(path.original) : '')

type Call = hbs.AST.MustacheStatement | hbs.AST.SubExpression | hbs.AST.BlockStatement

const checkCall = (call: Call, isBlock: boolean): void => {
  const name = nameOf(call.path)
  const use = Object.hasOwn(uses, name) ? uses[name] : undefined
  const count = call.params.length
  if (!use && count === 0 && !isBlock && call.type !== 'SubExpression') return
  if (!use) return fail('template', unknownCall(name, isBlock && count === 0), placeOf(call))
  if (call.hash || isBlock !== use.block || count < use.least || count > use.most)
    fail('template', misused(name, use), placeOf(call))
}

const misused = (name: string, { example }: Use): string =>
  `{{${name}}} ne s’emploie pas ainsi : écrivez ${example}.`

const unknownCall = (name: string, bare: boolean): string =>
  bare
    ? `{{#${name}}} n’est pas lu : écrivez {{#if ${name}}} ou {{#each ${name}}}.`
    : `${name} est inconnu. Sont connus : ${Object.keys(uses).join(', ')}.`
