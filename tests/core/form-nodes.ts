/** A form's parts as nodes like others, so that a test can walk or draw the whole of it. */
import type { Form, FormNode } from '../../src/core/index.ts'

export const nodesOf = ({ parts }: Form): readonly FormNode[] =>
  parts.map(part =>
    part.kind === 'single' ? { kind: 'section', label: part.label, nodes: part.fields() } : part,
  )
