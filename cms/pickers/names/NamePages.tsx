'use client'

import { ChevronIcon } from '@payloadcms/ui'

/** Shows which page of the results is open, and the way to the others. The field above keeps the focus. */
export function NamePages({
  page,
  total,
  hasMore,
  isLoading,
  onPage,
}: {
  page: number
  /** Null when it is unknown. */
  total: number | null
  hasMore: boolean
  isLoading: boolean
  onPage(page: number): void
}) {
  return (
    <div className="name-picker__pages">
      <span aria-live="polite">
        Page {page}
        {total !== null && `, ${total.toLocaleString('en-US')} in all`}
      </span>
      {([-1, 1] as const).map((step) => (
        <button
          key={step}
          type="button"
          tabIndex={-1}
          aria-label={step < 0 ? 'Previous page' : 'Next page'}
          disabled={isLoading || (step < 0 ? page === 1 : !hasMore)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPage(page + step)}
        >
          <ChevronIcon direction={step < 0 ? 'left' : 'right'} />
        </button>
      ))}
    </div>
  )
}
