import { elementNode } from '../core/node.factory.ts'
import { checkListItem } from './check-list-item.schema.ts'

export const CheckListItemNode = elementNode(
  checkListItem,
  ({ checked }) => ({ tag: 'div', className: 'check-list-item', data: { checked: String(checked === true) } }),
  // The next thing is not done yet.
  () => checkListItem.props.parse({}),
)
