'use client'

import { DocumentIcon, useAuth, useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { defaultPageSize } from '#collections/posts-list/listState.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { ItemDate } from '../../kit/ItemParts.tsx'
import { LayoutChoice } from '../../kit/LayoutChoice.tsx'
import { PickerDialog } from '../../kit/picker/PickerDialog.tsx'
import { PickerFooter } from '../../kit/picker/PickerFooter.tsx'
import { PickerGrid } from '../../kit/picker/PickerGrid.tsx'
import { PickerTable } from '../../kit/picker/PickerTable.tsx'
import { SortSelect } from '../../kit/picker/SortSelect.tsx'
import { sortedBy } from '../../kit/picker/sortedBy.ts'
import type { PickerProps } from '../../kit/picker/usePicker.tsx'
import { usePickerPage } from '../../kit/picker/usePickerPage.ts'
import { usePickerSelection } from '../../kit/picker/usePickerSelection.ts'
import { StatusBadge } from '../../kit/StatusBadge.tsx'
import { PickerBrowser } from '../PickerBrowser.tsx'
import { useItemPresence } from '../useItemPresence.tsx'
import { postFilterParts, useOfferedSections } from './PostFilterParts.tsx'
import { PostTitle, postColumns, titleOf } from './postColumns.tsx'
import {
  defaultFilters,
  filtered,
  initialPosts,
  type PostFilters,
  type PostPickerOptions,
  postQuestion,
} from './postPicker.state.ts'

// Options of the sort select (docs/spec/editor.md#post-picker).
const sortKeys = [
  { key: 'headline', label: 'Post Title' },
  { key: 'publishDateTime', label: 'Published Date' },
  { key: 'updatedAt', label: 'Modified Date' },
] as const

/** Posts by their newest version (docs/spec/editor.md#post-picker); answers with ids. */
export function PostPicker({ options, onAnswer }: PickerProps<PostPickerOptions, string[]>) {
  const { post } = useRpc()
  const { config } = useConfig()
  const mayCreate = useAuth().permissions?.collections?.posts?.create === true
  const [state, setState] = useState(() => initialPosts(options))
  const selection = usePickerSelection(options.limits, options.chosen)
  const timeZone = useTimeZone()
  const sections = useOfferedSections(options.allowedSections) ?? []
  const input = postQuestion(
    state,
    options,
    sections.map(({ id }) => id),
  )
  const found = usePickerPage({
    name: 'post.getPosts',
    input,
    ask: (question, signal) => post.getPosts.query(question, { signal }),
    initialIds: options.chosen,
    askByIds: (ids, signal) => post.getPostsById.query({ ids }, { signal }),
  })
  const presence = useItemPresence('posts', 'Post', found.items)
  const select = () => onAnswer([...selection.chosen])
  const filter = (change: Partial<PostFilters>) => setState((before) => filtered(before, change))
  const picking = {
    selection,
    nameOf: titleOf,
    onEnter: (id: string) => (options.limits.isMultiple ? selection.toggle(id) : onAnswer([id])),
  }

  return (
    <PickerDialog
      title={options.title}
      startNew={options.canStart && mayCreate ? `${config.routes.admin}/collections/posts/create` : null}
      onCancel={() => onAnswer(null)}
      onConfirm={selection.isEnough ? select : null}
      footer={<PickerFooter selection={selection} singular="Post" plural="Posts" onSelect={select} />}
    >
      <PickerBrowser
        keyword={state.keyword}
        onSearch={(keyword) => filter({ keyword })}
        filters={postFilterParts({ options, filters: state, sections, timeZone, onChange: filter })}
        onClearFilters={() => filter({ ...defaultFilters(options), keyword: state.keyword })}
        tools={
          <>
            <SortSelect keys={sortKeys} sort={state.sort} onChange={(sort) => setState({ ...state, sort })} />
            <LayoutChoice value={state.layout} onChange={(layout) => setState({ ...state, layout })} />
          </>
        }
        page={state.page}
        pageSize={defaultPageSize}
        onPage={(page) => setState({ ...state, page })}
        found={found}
      >
        {(items, hasFilters) =>
          state.layout === 'LIST' ? (
            <PickerTable
              {...picking}
              items={items}
              columns={postColumns(timeZone, presence)}
              sort={state.sort}
              onSort={(key) => setState({ ...state, sort: sortedBy(state.sort, key) })}
            />
          ) : (
            <PickerGrid
              {...picking}
              items={items}
              hasFilters={hasFilters}
              picture={({ featuredMedia }) =>
                featuredMedia ? <img src={featuredMedia.src.preview} alt="" loading="lazy" /> : <DocumentIcon />
              }
              card={(item) => (
                <>
                  <div className="posts-list-card__top">
                    <StatusBadge status={item.publishStatus} />
                    {presence.actionsOf?.(item.id)}
                  </div>
                  <PostTitle item={item} />
                  {presence.presenceOf(item.id)}
                  {item.authors.length > 0 && <p>{item.authors.join(', ')}</p>}
                  <p className="posts-list-card__dates">
                    <span>
                      Modified: <ItemDate moment={item.updatedAt} timeZone={timeZone} />
                    </span>
                    <span>
                      Published: <ItemDate moment={item.publishDateTime} timeZone={timeZone} />
                    </span>
                  </p>
                </>
              )}
            />
          )
        }
      </PickerBrowser>
    </PickerDialog>
  )
}
