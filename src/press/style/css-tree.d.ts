/** css-tree's parser and generator alone: the whole brings the syntax of every property, which nobody here asks for. */
declare module 'css-tree/parser' {
  import { parse } from 'css-tree'
  export default parse
}

declare module 'css-tree/generator' {
  import { generate } from 'css-tree'
  export default generate
}
