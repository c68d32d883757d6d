import { elementNode } from '../core/node.factory.ts'
import { reusable } from './reusable.schema.ts'

export const ReusableNode = elementNode(reusable, () => ({ tag: 'div', className: 'reusable' }))
