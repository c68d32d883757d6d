'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { ZoneNote } from '../clock/ZoneNote.tsx'
import { Pager } from '../kit/Pager.tsx'
import type { PickerPage } from '../kit/picker/usePickerPage.ts'
import { ResultList } from '../kit/ResultList.tsx'
import { SearchBox } from '../kit/SearchBox.tsx'

// Below this width the filters stand above what they filter, and are closed at first.
const narrow = '(width <= 768px)'

/**
 * Renders the common parts of all pickers: search, filters, sorting, paging, and the results.
 * @param children renders the results, given whether the filters are shown: a grid has a column less then.
 */
export function PickerBrowser<Item>({
  keyword,
  onSearch,
  filters,
  onClearFilters,
  tools,
  page,
  pageSize,
  onPage,
  found,
  emptyText,
  children,
}: {
  keyword: string
  onSearch(keyword: string): void
  // The parts of the panel; a line is drawn between them.
  filters: readonly { key: string; part: ReactNode }[]
  onClearFilters(): void
  // Between the search and the pages: sorting, layout.
  tools: ReactNode
  // From 1.
  page: number
  pageSize: number
  onPage(page: number): void
  found: PickerPage<Item>
  emptyText?: string
  children(items: readonly Item[], hasFilters: boolean): ReactNode
}) {
  const filtersId = useId()
  const [hasFilters, setHasFilters] = useState(true)
  useEffect(() => {
    if (window.matchMedia(narrow).matches) setHasFilters(false)
  }, [])
  return (
    <>
      <div className="picker__top">
        <div className="picker__toolbar posts-list-toolbar">
          <Button
            buttonStyle="pill"
            size="small"
            margin={false}
            extraButtonProps={{ 'aria-expanded': hasFilters, 'aria-controls': filtersId }}
            onClick={() => setHasFilters(!hasFilters)}
          >
            Filters
          </Button>
          <SearchBox keyword={keyword} onSearch={onSearch} />
          {tools}
          <Pager
            page={page}
            pageSize={pageSize}
            total={found.totalItems}
            pages={found.totalPages}
            isLoading={found.isLoading}
            onPage={onPage}
          />
        </div>
        <ZoneNote />
      </div>
      <div className={`picker__columns${hasFilters ? ' posts-list--filtering' : ''}`}>
        {hasFilters && (
          <aside id={filtersId} className="picker__filters posts-list-filters" aria-label="Filters">
            <div className="picker__filters-head">
              <h3>Filters</h3>
              <button type="button" className="picker__link" onClick={onClearFilters}>
                Clear Filters
              </button>
            </div>
            {filters.map(({ key, part }) => (
              <div key={key} className="picker__filter">
                {part}
              </div>
            ))}
          </aside>
        )}
        <ResultList
          label="Results"
          className="picker__results"
          items={found.items}
          error={found.error}
          isLoading={found.isLoading}
          emptyText={emptyText}
          onRetry={found.retry}
        >
          {(items) => children(items, hasFilters)}
        </ResultList>
      </div>
    </>
  )
}
