'use client'

import { Button, DocumentIcon } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { useTimeZone } from '../clock/usePublication.ts'
import { PickerGrid } from '../kit/picker/PickerGrid.tsx'
import { usePickerPage } from '../kit/picker/usePickerPage.ts'
import type { PickerSelection } from '../kit/picker/usePickerSelection.ts'
import { PickerBrowser } from '../pickers/PickerBrowser.tsx'
import type { LibraryItem } from './libraryItem.types.ts'
import { mediaFilterParts } from './MediaFilters.tsx'
import {
  defaultMediaFilters,
  filteredMedia,
  type MediaFilters,
  type MediaPickerOptions,
  type MediaPickerState,
  mediaPageSize,
  mediaQuestion,
} from './mediaPicker.state.ts'
import { mediaDate, nameParts, playingTime } from './mediaWords.ts'

/** The procedure that finds what the gallery shows; its answers are kept under this name. */
export const searchName = 'media.search'

/** Renders the gallery of the library: search, filters, cards (docs/spec/editor.md#media-content). */
export function ContentScreen({
  options,
  state,
  onState,
  selection,
  onMeet,
  onSelect,
  onDetails,
  emptyText,
}: {
  options: MediaPickerOptions
  state: MediaPickerState
  onState(state: MediaPickerState): void
  selection: PickerSelection
  /** Called with every item that is shown. */
  onMeet(items: readonly LibraryItem[]): void
  /** Enter on an item, or two clicks. */
  onSelect(id: string): void
  onDetails(item: LibraryItem): void
  emptyText?: string
}) {
  const { media } = useRpc()
  const timeZone = useTimeZone()
  const found = usePickerPage({
    name: searchName,
    input: mediaQuestion(state, new Date(), timeZone),
    ask: async ({ page: _page, ...question }, signal) => {
      const { results, found: totalItems } = await media.search.query(question, { signal })
      return { items: results, pagination: { totalItems, totalPages: Math.ceil(totalItems / mediaPageSize) } }
    },
    initialIds: options.chosen.map(({ id }) => id),
    askByIds: (ids, signal) =>
      media.getBulkContentDetails.query(
        { items: options.chosen.filter(({ id }) => ids.includes(id)).map(({ id, scheme }) => ({ id, scheme })) },
        { signal },
      ),
  })
  const { items } = found
  useEffect(() => {
    if (items) onMeet(items)
  }, [items, onMeet])
  const filter = (change: Partial<MediaFilters>) => onState(filteredMedia(state, change))

  return (
    <PickerBrowser
      keyword={state.keyword}
      onSearch={(keyword) => filter({ keyword })}
      filters={mediaFilterParts({ options, filters: state, timeZone, onChange: filter })}
      onClearFilters={() => filter({ ...defaultMediaFilters(options), keyword: state.keyword })}
      tools={
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={found.retry}>
          Refresh
        </Button>
      }
      page={state.page}
      pageSize={mediaPageSize}
      onPage={(page) => onState({ ...state, page })}
      found={found}
      emptyText={emptyText}
    >
      {(shown, hasFilters) => (
        <PickerGrid
          items={shown}
          hasFilters={hasFilters}
          selection={selection}
          nameOf={({ name }) => name}
          onEnter={onSelect}
          picture={(item) => <CardPicture item={item} />}
          card={(item) => <CardWords item={item} onDetails={onDetails} />}
        />
      )}
    </PickerBrowser>
  )
}

function CardPicture({ item: { src, duration, scheme } }: { item: LibraryItem }) {
  return (
    <>
      {src.preview ? (
        <img src={src.preview} alt="" loading="lazy" className={scheme === 'image' ? '' : 'media-card__still'} />
      ) : (
        <DocumentIcon />
      )}
      {duration !== null && <span className="media-card__time">{playingTime(duration)}</span>}
    </>
  )
}

function CardWords({ item, onDetails }: { item: LibraryItem; onDetails(item: LibraryItem): void }) {
  const { stem, ending } = nameParts(item.name)
  const timeZone = useTimeZone()
  return (
    <div className="media-card">
      <p className="media-card__name" title={item.name}>
        {stem}
      </p>
      <p className="posts-list-card__dates media-card__facts">
        <span>Modified: {mediaDate(item.modified, timeZone)}</span>
        <span>{ending}</span>
      </p>
      <button
        type="button"
        className="picker__link media-card__details"
        aria-label={`Details of ${item.name}`}
        onClick={() => onDetails(item)}
      >
        Details
      </button>
    </div>
  )
}
