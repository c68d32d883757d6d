import { elementNode } from '../core/node.factory.ts'
import { aside } from './aside.schema.ts'

export const AsideNode = elementNode(aside, ({ alignment }) => ({
  tag: 'div',
  className: `aside aside--${alignment}`,
}))
