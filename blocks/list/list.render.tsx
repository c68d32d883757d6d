import { Children, type ReactNode } from 'react'
import { blockAttributes } from '../core/blockAttributes.ts'
import { dirOf } from '../core/inlineText.ts'
import { parseProps } from '../core/parseProps.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { listItem } from '../list-item/list-item.schema.ts'
import { list } from './list.schema.ts'
import { listTypes } from './list.types.ts'

interface Item {
  key: string
  nodes: ReactNode[]
  attributes: ReturnType<typeof blockAttributes>
  dir: 'auto' | undefined
}

// An item without text of its own is bare: a list stands first in the list.
function itemAttributes(isBare: boolean, props: Record<string, unknown> = {}) {
  if (isBare) return blockAttributes('list__item', { modifiers: ['bare'] })
  return blockAttributes('list__item', parseProps(listItem.props, props).props ?? {})
}

/**
 * Renders a list with its items. In HTML a list inside a list has to stand in an item: it goes into the one before it,
 * where screen readers expect it and where it does not count.
 */
export const renderList: BlockRenderer<typeof list> = ({ block, page, children }) => {
  const { unordered, start, type, ...settings } = block.props
  const items: Item[] = []
  for (const [index, node] of Children.toArray(children).entries()) {
    const child = block.children[index]
    const last = items.at(-1)
    if (child?.type === 'list' && last) last.nodes.push(node)
    else {
      const isBare = child?.type === 'list'
      const attributes = itemAttributes(isBare, child?.props)
      items.push({ key: child?.id ?? `${index}`, nodes: [node], attributes, dir: dirOf(child?.content ?? [], page) })
    }
  }
  if (items.length === 0) return null
  const entries = items.map(({ key, nodes, attributes, dir }) => (
    <li key={key} {...attributes} dir={dir}>
      {nodes}
    </li>
  ))
  if (unordered) return <ul {...blockAttributes(list, settings)}>{entries}</ul>
  return (
    <ol
      {...blockAttributes(list, { ...settings, modifiers: ['ordered'] })}
      start={start === 1 ? undefined : start}
      type={listTypes[type]}
    >
      {entries}
    </ol>
  )
}
