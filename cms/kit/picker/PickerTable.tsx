'use client'

import type { ReactNode } from 'react'
import { ColumnHead } from '../ColumnHead.tsx'
import { ItemCheckbox, itemState, onItemClick, type PickerItemsProps } from './PickerItem.tsx'
import type { PickerSort } from './sortedBy.ts'
import { useItemKeys } from './useItemKeys.ts'

export interface PickerColumn<Item, Key extends string> {
  key: string
  label: string
  /** The sort key of its heading. */
  sort?: Key
  cell(item: Item): ReactNode
}

/** Renders results, one line an item. */
export function PickerTable<Item extends { id: string }, Key extends string>({
  items,
  columns,
  sort,
  onSort,
  ...picking
}: PickerItemsProps<Item> & {
  columns: readonly PickerColumn<Item, Key>[]
  sort: readonly PickerSort<Key>[]
  onSort(key: Key): void
}) {
  const onKeyDown = useItemKeys({ columns: 1, onEnter: picking.onEnter })
  const [first] = sort
  return (
    <div className="table posts-list-table picker-table">
      <table onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className="posts-list-table__tick">
              <span className="posts-list__unseen">Selected</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={first} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              {...itemState(item, picking, 'posts-list-table__chosen')}
              onClick={onItemClick(item, picking)}
            >
              <td className="posts-list-table__tick">
                <ItemCheckbox item={item} {...picking} />
              </td>
              {columns.map(({ key, label, cell }) => (
                <td key={key} data-label={label} className={`posts-list-table__${key}`}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
