/** A template read before it runs: which others it includes, and that they do not include one another for ever. */
import Handlebars from 'handlebars'
import { fail, Fault, type Place } from '../fault.ts'

/** Inclusions that one template may come to, counted with those of its partials. */
const mostInclusions = 400

/** The names of all partials that it needs, the deepest too. */
export const checkTemplate = (
  name: string,
  text: string,
  source: (name: string) => string,
): readonly string[] => {
  const needed = new Set<string>()
  let inclusions = 0
  const visit = (file: string, content: string, path: readonly string[]): void => {
    for (const { partial, place } of includedBy(file, content)) {
      if (path.includes(partial))
        fail('partial-loop', `Le gabarit ${partial} s’inclut lui-même : rompez la boucle.`, place)
      if (++inclusions > mostInclusions)
        fail('partials', `Plus de ${mostInclusions} inclusions : simplifiez ce gabarit.`, place)
      needed.add(partial)
      visit(partial, source(partial), [...path, partial])
    }
  }
  visit(name, text, [name])
  return [...needed]
}

interface Inclusion {
  readonly partial: string
  readonly place: Place
}

const includedBy = (name: string, text: string): readonly Inclusion[] => {
  const found: Inclusion[] = []
  const placeOf = (node: hbs.AST.Node): Place => ({
    ...{ file: `${name}.hbs`, line: node.loc.start.line, column: node.loc.start.column + 1 },
  })
  class Reader extends Handlebars.Visitor {
    override PartialStatement(partial: hbs.AST.PartialStatement): void {
      const place = placeOf(partial)
      if (partial.name.type !== 'PathExpression')
        fail('partial-name', 'Un gabarit inclus se nomme en toutes lettres : {{> shared/cadre}}.', place)
      else found.push({ partial: nameOf(partial.name), place })
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
  new Reader().accept(parse(name, text))
  return found
}

const nameOf = (path: hbs.AST.Expression): string => ('original' in path ? String(path.original) : '')

const parse = (name: string, text: string): hbs.AST.Program => {
  try {
    return Handlebars.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, line = '1'] = /on line (\d+)/.exec(message) ?? []
    throw new Fault('press.template', 'Le gabarit est mal écrit : une accolade ou un bloc n’est pas fermé.', {
      ...{ file: `${name}.hbs`, line: Number(line), column: 1 },
    })
  }
}
