import type { BlockRenderer } from '../core/render.types.ts'
import type { listItem } from './list-item.schema.ts'

/**
 * Renders the content of an item. The `<li>` is the list's, because a list inside the list belongs into the item before
 * it.
 */
export const renderListItem: BlockRenderer<typeof listItem> = ({ content, children }) => (
  <>
    {content}
    {children}
  </>
)
