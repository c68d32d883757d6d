'use client'

import { Button } from '@payloadcms/ui'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListFilters, ListState } from '#collections/posts-list/listState.ts'
import { filterCount } from '#collections/posts-list/listState.ts'
import { ZoneNote } from '../clock/ZoneNote.tsx'
import { LayoutChoice } from '../kit/LayoutChoice.tsx'
import { Pager } from '../kit/Pager.tsx'
import { SearchBox } from '../kit/SearchBox.tsx'
import { SavedViews } from './SavedViews.tsx'

/** The title with what is done on top of a list: create, search, filter, lay out, save as a view, turn pages. */
export function ListHeader({
  model,
  state,
  newDocumentURL,
  totalItems,
  totalPages,
  isLoading,
  timeZone,
  onChange,
  onFilter,
}: {
  model: ListModel
  state: ListState
  newDocumentURL: string | null
  totalItems: number
  totalPages: number
  isLoading: boolean
  timeZone: string
  onChange: (step: (state: ListState) => ListState) => void
  onFilter: (filters: Partial<ListFilters>) => void
}) {
  const inUse = filterCount(state)
  return (
    <>
      <div className="posts-list-header">
        <h1>{model.plural}</h1>
        {newDocumentURL && (
          <Button
            el="link"
            to={newDocumentURL}
            size="medium"
            margin={false}
            aria-label={`Create new ${model.singular}`}
          >
            Create new
          </Button>
        )}
      </div>
      <div className="posts-list-toolbar">
        <Button
          buttonStyle="pill"
          size="small"
          margin={false}
          extraButtonProps={{ 'aria-expanded': state.hasFilterPanel, 'aria-controls': 'posts-list-filters' }}
          onClick={() => onChange((before) => ({ ...before, hasFilterPanel: !before.hasFilterPanel }))}
        >
          Filters{inUse > 0 && ` (${inUse})`}
        </Button>
        <SearchBox keyword={state.keyword} onSearch={(keyword) => onFilter({ keyword })} />
        <SavedViews model={model} state={state} timeZone={timeZone} onOpen={(view) => onChange(() => view)} />
        <LayoutChoice value={state.layout} onChange={(layout) => onChange((before) => ({ ...before, layout }))} />
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={totalItems}
          pages={totalPages}
          isLoading={isLoading}
          onPage={(page) => onChange((before) => ({ ...before, page }))}
        />
      </div>
      <ZoneNote />
    </>
  )
}
