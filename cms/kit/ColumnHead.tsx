'use client'

import { ChevronIcon } from '@payloadcms/ui'

interface ColumnHeadProps<Key extends string> {
  column: {
    key: string
    label: string
    sort?: Key
  }
  // The current sort order.
  sort: { key: Key; direction: 'asc' | 'desc' } | undefined
  onSort(key: Key): void
}

/**
 * Renders the heading of a column; a button where the list can be sorted by it, with an arrow the way it is sorted now.
 */
export function ColumnHead<Key extends string>({ column, sort, onSort }: ColumnHeadProps<Key>) {
  const { key, label, sort: sortKey } = column
  const direction = sortKey && sort?.key === sortKey ? sort.direction : null
  return (
    <th
      scope="col"
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`posts-list-table__${key}`}
    >
      {sortKey ? (
        <button
          type="button"
          className={`posts-list-sort posts-list-sort--${direction ?? 'none'}`}
          onClick={() => onSort(sortKey)}
        >
          {label}
          <ChevronIcon direction={direction === 'asc' ? 'up' : 'down'} />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
