'use client'

import { Spinner } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { SmallButton } from './SmallButton.tsx'

/**
 * Renders the results of a list, or why there are none. The previous ones stay, paler, while the next page is fetched.
 * @param empty offered where nothing was found.
 */
export function ResultList<Item>({
  label,
  className = '',
  items,
  error,
  isLoading,
  emptyText = 'No results found.',
  empty = null,
  onRetry,
  children,
}: {
  label: string
  className?: string
  // Null before the first answer.
  items: readonly Item[] | null
  error: string | null
  isLoading: boolean
  emptyText?: string
  empty?: ReactNode
  onRetry(): void
  children(items: readonly Item[]): ReactNode
}) {
  return (
    <section className={`posts-list-content ${className}`} aria-label={label} aria-busy={isLoading}>
      {isLoading && (
        <div className="posts-list-content__spinner">
          <Spinner loadingText={null} />
          <span className="posts-list__unseen" role="status">
            Loading
          </span>
        </div>
      )}
      {error !== null && !isLoading && (
        <div className="posts-list-content__message posts-list-content__error" role="alert">
          <p>{error}</p>
          <SmallButton onClick={onRetry}>Try again</SmallButton>
        </div>
      )}
      {items?.length === 0 && !isLoading && (
        <div className="posts-list-content__message">
          <p role="status">{emptyText}</p>
          {empty}
        </div>
      )}
      {items && items.length > 0 && error === null && (
        <div className="posts-list-content__items">{children(items)}</div>
      )}
    </section>
  )
}
