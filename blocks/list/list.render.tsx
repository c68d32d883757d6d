import { Children, type ReactNode } from 'react'
import type { BlockRenderer } from '../core/render.types.ts'
import type { listMarkers } from './list.schema.ts'

const typeAttribute = {
  decimal: '1',
  'upper-alpha': 'A',
  'lower-alpha': 'a',
  'upper-roman': 'I',
  'lower-roman': 'i',
} as const satisfies Record<(typeof listMarkers)[number], string>

interface Item {
  key: string
  /** An item without text of its own: a list stands first in the list, or right after the item it would belong to. */
  isBare: boolean
  nodes: ReactNode[]
}

/**
 * A list with its items. In HTML a list inside a list has to stand in an item: it goes into the one before it, where
 * screen readers expect it and where it does not count.
 */
export const renderList: BlockRenderer<'list'> = ({ block, children }) => {
  const { unordered, start, type } = block.props
  const items: Item[] = []
  for (const [index, node] of Children.toArray(children).entries()) {
    const child = block.children[index]
    const last = items.at(-1)
    if (child?.type === 'list' && last) last.nodes.push(node)
    else items.push({ key: child?.id ?? `${index}`, isBare: child?.type === 'list', nodes: [node] })
  }
  if (items.length === 0) return null
  const entries = items.map(({ key, isBare, nodes }) => (
    <li key={key} className={isBare ? 'list__item list__item--bare' : 'list__item'}>
      {nodes}
    </li>
  ))
  if (unordered) return <ul className="list">{entries}</ul>
  return (
    <ol className="list list--ordered" start={start === 1 ? undefined : start} type={typeAttribute[type]}>
      {entries}
    </ol>
  )
}
