'use client'

import type { ReactNode } from 'react'
import { ItemCheckbox, itemState, onItemClick, type PickerItemsProps } from './PickerItem.tsx'
import { useItemKeys } from './useItemKeys.ts'

/** Renders results as cards: 3 beside the filters, 4 without them. */
export function PickerGrid<Item extends { id: string }>({
  items,
  hasFilters,
  picture,
  card,
  ...picking
}: PickerItemsProps<Item> & {
  hasFilters: boolean
  // In the frame at the top, which has one ratio for all.
  picture(item: Item): ReactNode
  card(item: Item): ReactNode
}) {
  const onKeyDown = useItemKeys({ columns: hasFilters ? 3 : 4, onEnter: picking.onEnter })
  return (
    <ul className="posts-list-grid picker-grid" onKeyDown={onKeyDown}>
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box in it is what keys press
        <li key={item.id} {...itemState(item, picking, 'picker-card--chosen')} onClick={onItemClick(item, picking)}>
          <div className="posts-list-card">
            <div className="posts-list-card__picture">
              {picture(item)}
              <ItemCheckbox item={item} {...picking} />
            </div>
            {card(item)}
          </div>
        </li>
      ))}
    </ul>
  )
}
