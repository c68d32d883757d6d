'use client'

import { useQuery } from '@tanstack/react-query'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { CheckboxGroup } from '../../kit/CheckboxGroup.tsx'
import { PublishDateFilter } from '../../kit/PublishDateFilter.tsx'
import { TextFilter } from '../../kit/TextFilter.tsx'
import { AuthorPicker } from '../names/AuthorPicker.tsx'
import type { Named } from '../names/names.types.ts'
import { TagPicker } from '../names/TagPicker.tsx'
import type { PostFilters, PostPickerOptions } from './postPicker.state.ts'
import { areAllStatusesAllowed } from './postPicker.state.ts'

/** Returns the sections to filter by; null before they are known. Only the allowed ones, if only some are. */
export function useOfferedSections(allowed: PostPickerOptions['allowedSections']): readonly Named[] | null {
  const rpc = useRpc()
  const input = allowed === 'shows' ? { types: ['show'] } : {}
  const { data } = useQuery({
    queryKey: ['post.getSections', input],
    queryFn: ({ signal }) => rpc.post.getSections.query(input, { signal }),
  })
  if (!data) return null
  return Array.isArray(allowed) ? data.filter(({ id }) => allowed.includes(id)) : data
}

// In the order of the screen; 'Trash' is the word of this filter (docs/spec/editor.md#post-picker).
const statusOptions = (
  [
    'TRASHED',
    'PUBLISHED',
    'DRAFT',
    'UNPUBLISHED_CHANGES',
    'SCHEDULED',
    'SCHEDULED_CHANGES',
    'UNSCHEDULED_CHANGES',
  ] as const
).map((value) => ({ value, label: value === 'TRASHED' ? 'Trash' : publishStatusLabels[value] }))

/** Returns the filters of posts, in the order of the screen. */
export function postFilterParts({
  options,
  filters,
  sections,
  timeZone,
  onChange,
}: {
  options: PostPickerOptions
  filters: PostFilters
  sections: readonly Named[]
  timeZone: string
  onChange(change: Partial<PostFilters>): void
}) {
  const isBound = options.allowedSections !== null
  return [
    {
      key: 'status',
      part: (
        <CheckboxGroup
          legend="Status"
          options={statusOptions.filter(({ value }) => options.allowedStatuses.includes(value))}
          chosen={filters.publishStatus}
          isAllOffered={areAllStatusesAllowed(options)}
          onChange={(publishStatus) => onChange({ publishStatus })}
        />
      ),
    },
    {
      key: 'sections',
      part: (
        <CheckboxGroup
          legend="Sections"
          options={sections.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={filters.sections}
          isAllOffered={!isBound}
          isOneKept={isBound}
          onChange={(chosen) => onChange({ sections: chosen })}
        />
      ),
    },
    { key: 'tags', part: <TagPicker ids={filters.tags} onChange={(tags) => onChange({ tags })} /> },
    { key: 'slug', part: <TextFilter label="Slug" value={filters.slug} onChange={(slug) => onChange({ slug })} /> },
    {
      key: 'publishDate',
      part: (
        <PublishDateFilter
          publishDate={filters.publishDate}
          timeZone={timeZone}
          onChange={(publishDate) => onChange({ publishDate })}
        />
      ),
    },
    { key: 'authors', part: <AuthorPicker value={filters} onChange={onChange} /> },
  ]
}
