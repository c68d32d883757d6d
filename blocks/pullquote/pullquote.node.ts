import { elementNode } from '../core/node.factory.ts'
import { pullquote } from './pullquote.schema.ts'

export const PullquoteNode = elementNode(pullquote, ({ alignment }) => ({
  tag: 'blockquote',
  className: `pullquote pullquote--${alignment}`,
}))
