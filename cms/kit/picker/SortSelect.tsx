'use client'

import { useId } from 'react'
import type { PickerSort } from './sortedBy.ts'

/** 'Sort By' and each key both ways. */
export function SortSelect<Key extends string>({
  keys,
  sort,
  onChange,
}: {
  keys: readonly { key: Key; label: string }[]
  // By one of the keys, or by what only the headings of the table offer.
  sort: readonly PickerSort[]
  onChange(sort: PickerSort<Key>[]): void
}) {
  const id = useId()
  const options = keys.flatMap(({ key, label }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      key,
      direction,
      value: `${key} ${direction}`,
      label: `${label} ${direction === 'asc' ? 'ascending' : 'descending'}`,
    })),
  )
  const [first] = sort
  return (
    <>
      <label htmlFor={id} className="posts-list__unseen">
        Sort
      </label>
      <select
        id={id}
        className="picker__sort"
        value={first ? `${first.key} ${first.direction}` : ''}
        onChange={({ target: { value } }) =>
          onChange(options.flatMap(({ key, direction, value: own }) => (own === value ? [{ key, direction }] : [])))
        }
      >
        <option value="">Sort By</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  )
}
