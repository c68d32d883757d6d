'use client'

import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { SortKey } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { isNarrowed } from '#collections/posts-list/listState.ts'
import { ResultList } from '../kit/ResultList.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { ListGrid } from './ListGrid.tsx'
import type { ListBodyProps } from './ListTable.tsx'
import { ListTable } from './ListTable.tsx'

/** Renders the results as lines or cards, or a hint where there are none. */
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
  return (
    <ResultList
      label={body.model.plural}
      items={items}
      error={error}
      isLoading={isLoading}
      onRetry={onRetry}
      empty={
        <>
          {isNarrowed(state) && <SmallButton onClick={onClear}>Clear search and filters</SmallButton>}
          {!isNarrowed(state) && newDocumentURL && (
            <SmallButton el="link" to={newDocumentURL}>
              Create the first one
            </SmallButton>
          )}
        </>
      }
    >
      {(found) =>
        state.layout === 'LIST' ? (
          <ListTable {...body} items={found} sort={state.sort} onSort={onSort} />
        ) : (
          <ListGrid {...body} items={found} />
        )
      }
    </ResultList>
  )
}
