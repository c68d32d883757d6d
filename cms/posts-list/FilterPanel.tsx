'use client'

import type { ReactNode } from 'react'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import type { FilterKey, ListModel } from '#collections/posts-list/listModels.ts'
import type { ListFilters } from '#collections/posts-list/listState.ts'
import { filterCount } from '#collections/posts-list/listState.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { CheckboxGroup } from '../kit/CheckboxGroup.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { PublishDateFilter } from '../kit/PublishDateFilter.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { TextFilter } from '../kit/TextFilter.tsx'
import { AuthorPicker } from '../pickers/names/AuthorPicker.tsx'
import { filterSearch } from '../pickers/names/NamePicker.tsx'
import { IdsPicker } from '../pickers/names/TagPicker.tsx'

export interface FilterPanelProps {
  model: ListModel
  filters: ListFilters
  timeZone: string
  onChange: (change: Partial<ListFilters>) => void
  onClear: () => void
}

export function FilterPanel(props: FilterPanelProps) {
  const { model, filters, onClear } = props
  return (
    <aside id="posts-list-filters" className="posts-list-filters" aria-label="Filters">
      {model.filters.map((key) => (
        <div key={key}>{parts[key](props)}</div>
      ))}
      <SmallButton disabled={filterCount(filters) === 0} extraButtonProps={keepFocusWhenDisabled} onClick={onClear}>
        Clear filters
      </SmallButton>
    </aside>
  )
}

const parts: Record<FilterKey, (props: FilterPanelProps) => ReactNode> = {
  own: ({ model, filters, onChange }) => (
    <Checkbox
      label={`Only my ${model.plural.toLowerCase()}`}
      isChecked={filters.isOwn}
      onChange={(isOwn) => onChange({ isOwn })}
    />
  ),
  publishStatus: ({ model, filters, onChange }) => (
    <CheckboxGroup
      legend="Status"
      options={model.statuses.map((value) => ({ value, label: publishStatusLabels[value] }))}
      chosen={filters.publishStatus}
      onChange={(publishStatus) => onChange({ publishStatus })}
    />
  ),
  postTypes: ({ model, filters, onChange }) => (
    <CheckboxGroup
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
  sections: ({ filters, onChange }) => (
    <IdsPicker
      kind="sections"
      label="Add Sections"
      placeholder="Search Sections"
      rules={filterSearch}
      ids={filters.sections.map(String)}
      onChange={(sections) => onChange({ sections: sections.map(Number) })}
    />
  ),
  tags: ({ filters, onChange }) => (
    <IdsPicker
      kind="tags"
      label="Add Tags"
      placeholder="Search Tags"
      rules={filterSearch}
      ids={filters.tags.map(String)}
      onChange={(tags) => onChange({ tags: tags.map(Number) })}
    />
  ),
  authors: ({ filters, onChange }) => (
    <AuthorPicker
      label="Add Authors"
      rules={filterSearch}
      value={{ authors: filters.authors.map(String), oneOffAuthors: filters.oneOffAuthors }}
      onChange={({ authors, oneOffAuthors }) =>
        onChange({ ...(authors && { authors: authors.map(Number) }), ...(oneOffAuthors && { oneOffAuthors }) })
      }
    />
  ),
  slug: ({ filters, onChange }) => (
    <TextFilter label="Slug" value={filters.slug} onChange={(slug) => onChange({ slug })} />
  ),
}
