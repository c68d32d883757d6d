'use client'

import { Button, Spinner } from '@payloadcms/ui'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { SortKey } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { isNarrowed } from '#collections/posts-list/listState.ts'
import { ListGrid } from './ListGrid.tsx'
import type { ListBodyProps } from './ListTable.tsx'
import { ListTable } from './ListTable.tsx'

/** What the list holds, or why there is nothing. What was there stays, paler, while the next page is on its way. */
export function ListContent({
  state,
  items,
  error,
  isLoading,
  newDocumentURL,
  onSort,
  onRetry,
  onClear,
  ...body
}: Omit<ListBodyProps, 'items'> & {
  state: ListState
  items: readonly ListItem[] | null
  error: string | null
  isLoading: boolean
  newDocumentURL: string | null
  onSort: (key: SortKey) => void
  onRetry: () => void
  onClear: () => void
}) {
  const isEmpty = items?.length === 0
  return (
    <section className="posts-list-content" aria-label={body.model.plural} aria-busy={isLoading}>
      {isLoading && (
        <div className="posts-list-content__spinner">
          <Spinner loadingText={null} />
          <span className="posts-list__unseen" role="status">
            Loading
          </span>
        </div>
      )}
      {error !== null && !isLoading && (
        <div className="posts-list-content__message" role="alert">
          <p>{error}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {isEmpty && !isLoading && (
        <div className="posts-list-content__message">
          <p role="status">No results found.</p>
          {isNarrowed(state) && (
            <Button buttonStyle="secondary" size="small" margin={false} onClick={onClear}>
              Clear search and filters
            </Button>
          )}
          {!isNarrowed(state) && newDocumentURL && (
            <Button el="link" to={newDocumentURL} buttonStyle="secondary" size="small" margin={false}>
              Create the first one
            </Button>
          )}
        </div>
      )}
      {items && items.length > 0 && error === null && (
        <div className="posts-list-content__items">
          {state.layout === 'LIST' ? (
            <ListTable {...body} items={items} sort={state.sort} onSort={onSort} />
          ) : (
            <ListGrid {...body} items={items} />
          )}
        </div>
      )}
    </section>
  )
}
