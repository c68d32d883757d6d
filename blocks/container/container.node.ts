import { elementNode } from '../core/node.factory.ts'
import { container } from './container.schema.ts'

export const ContainerNode = elementNode(container, ({ alignment }) => ({
  tag: 'div',
  className: `container container--${alignment}`,
}))
