import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { checkListItem } from './check-list-item.schema.ts'

/** Renders an item of a check list. Whether it is done is a visible sign, and a word for screen readers. */
export const renderCheckListItem: BlockRenderer<typeof checkListItem> = ({ block, page, content, children }) => {
  const { checked, ...settings } = block.props
  if (!hasText(block.content)) return children
  const isFeed = page.medium === 'feed'
  return (
    <li {...blockAttributes(checkListItem, { ...settings, modifiers: [checked && 'done'] })}>
      {isFeed ? `${checked ? '☑' : '☐'} ` : <span className="visually-hidden">{checked ? 'Done: ' : 'To do: '}</span>}
      {content}
      {children}
    </li>
  )
}
