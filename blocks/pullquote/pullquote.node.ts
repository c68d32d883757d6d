import { elementNode } from '../core/node.factory.ts'
import { pullquote } from './pullquote.schema.ts'

export const PullquoteNode = elementNode(pullquote, ({ alignment, attribution }) => ({
  tag: 'blockquote',
  className: `pullquote pullquote--${alignment}`,
  data: { attribution: String(attribution ?? '') },
}))
