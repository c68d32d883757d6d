import { elementNode } from '../core/node.factory.ts'
import { infoboxItem, infoboxLabels } from './infobox-item.schema.ts'

/** Enter makes an item of the same type; where it leads is its own business. */
export const InfoboxItemNode = elementNode(
  infoboxItem,
  ({ type }) => ({
    tag: 'div',
    className: 'infobox-item',
    data: { label: Object.entries(infoboxLabels).find(([name]) => name === type)?.[1] ?? '' },
  }),
  ({ type }) => ({ type }),
)
