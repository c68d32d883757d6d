'use client'

import { ChevronIcon } from '@payloadcms/ui'

/** The heading of a column that the list can be sorted by; the arrow points the way it is sorted now. */
export function SortButton({
  label,
  direction,
  onClick,
}: {
  label: string
  direction: 'asc' | 'desc' | null
  onClick: () => void
}) {
  const state = direction ?? 'none'
  return (
    <button type="button" className={`posts-list-sort posts-list-sort--${state}`} onClick={onClick}>
      {label}
      <ChevronIcon direction={direction === 'asc' ? 'up' : 'down'} />
    </button>
  )
}
