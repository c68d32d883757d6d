'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import type { FilterKey, ListModel } from '#collections/posts-list/listModels.ts'
import type { ListFilters } from '#collections/posts-list/listState.ts'
import { filterCount } from '#collections/posts-list/listState.ts'
import { Choices } from './Choices.tsx'
import { PublishDateFilter } from './PublishDateFilter.tsx'
import { Badges, ReferenceFilter } from './ReferenceFilter.tsx'
import { TextFilter } from './TextFilter.tsx'

export interface FilterPanelProps {
  model: ListModel
  filters: ListFilters
  api: string
  timeZone: string
  onChange: (change: Partial<ListFilters>) => void
  onClear: () => void
}

/** Everything that a list can be narrowed down by. */
export function FilterPanel(props: FilterPanelProps) {
  const { model, filters, onClear } = props
  return (
    <aside id="posts-list-filters" className="posts-list-filters" aria-label="Filters">
      {model.filters.map((key) => (
        <div key={key}>{parts[key](props)}</div>
      ))}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={filterCount(filters) === 0}
        onClick={onClear}
      >
        Clear filters
      </Button>
    </aside>
  )
}

const parts: Record<FilterKey, (props: FilterPanelProps) => ReactNode> = {
  publishStatus: ({ model, filters, onChange }) => (
    <Choices
      legend="Status"
      options={model.statuses.map((value) => ({ value, label: publishStatusLabels[value] }))}
      chosen={filters.publishStatus}
      onChange={(publishStatus) => onChange({ publishStatus })}
    />
  ),
  postTypes: ({ model, filters, onChange }) => (
    <Choices
      legend={model.collection === 'posts' ? 'Template Type' : 'Type'}
      options={model.types}
      chosen={filters.postTypes}
      onChange={(postTypes) => onChange({ postTypes })}
    />
  ),
  publishDate: ({ filters, timeZone, onChange }) => (
    <PublishDateFilter
      publishDate={filters.publishDate}
      timeZone={timeZone}
      onChange={(publishDate) => onChange({ publishDate })}
    />
  ),
  sections: ({ api, filters, onChange }) => (
    <ReferenceFilter
      label="Add Sections"
      api={api}
      collection="sections"
      ids={filters.sections}
      onChange={(sections) => onChange({ sections })}
    />
  ),
  tags: ({ api, filters, onChange }) => (
    <ReferenceFilter
      label="Add Tags"
      api={api}
      collection="tags"
      ids={filters.tags}
      onChange={(tags) => onChange({ tags })}
    />
  ),
  authors: ({ api, filters, onChange }) => (
    <ReferenceFilter
      label="Add Authors"
      api={api}
      collection="authors"
      ids={filters.authors}
      onChange={(authors) => onChange({ authors })}
    />
  ),
  oneOffAuthors: ({ filters: { oneOffAuthors }, onChange }) => (
    <>
      <TextFilter
        label="Add one-off authors"
        placeholder="Name as in the by-line"
        text=""
        onChange={(name) => name && onChange({ oneOffAuthors: [...new Set([...oneOffAuthors, name])] })}
      />
      <Badges
        entries={oneOffAuthors.map((name) => ({ key: name, name }))}
        onRemove={(name) => onChange({ oneOffAuthors: oneOffAuthors.filter((other) => other !== name) })}
      />
    </>
  ),
  slug: ({ filters, onChange }) => (
    <TextFilter label="Slug" placeholder="the-whole-slug" text={filters.slug} onChange={(slug) => onChange({ slug })} />
  ),
}
