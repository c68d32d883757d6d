'use client'

import { Button, Spinner } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { PickerPage } from './usePickerPage.ts'

/** What was found, or why there is nothing. What was there stays, paler, while the next page is on its way. */
export function PickerResults<Item>({
  found: { items, error, isLoading, retry },
  emptyText,
  children,
}: {
  found: PickerPage<Item>
  emptyText: string
  children(items: readonly Item[]): ReactNode
}) {
  return (
    <section className="picker__results posts-list-content" aria-label="Results" aria-busy={isLoading}>
      {isLoading && (
        <div className="posts-list-content__spinner">
          <Spinner loadingText={null} />
          <span className="posts-list__unseen" role="status">
            Loading
          </span>
        </div>
      )}
      {error !== null && !isLoading && (
        <div className="posts-list-content__message picker__error" role="alert">
          <p>{error}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {items?.length === 0 && !isLoading && (
        <div className="posts-list-content__message">
          <p role="status">{emptyText}</p>
        </div>
      )}
      {items && items.length > 0 && <div className="posts-list-content__items">{children(items)}</div>}
    </section>
  )
}
