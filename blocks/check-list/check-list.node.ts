import { elementNode } from '../core/node.factory.ts'
import { checkList } from './check-list.schema.ts'

export const CheckListNode = elementNode(checkList, () => ({ tag: 'div', className: 'check-list' }))
