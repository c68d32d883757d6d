'use client'

import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import type { PublishDate } from '#collections/posts-list/publishDate.ts'
import { defaultTimeZone } from '#collections/settings/defaultTimeZone.ts'
import { Choices } from '../../posts-list/Choices.tsx'
import { PublishDateFilter } from '../../posts-list/PublishDateFilter.tsx'
import { filterSearch } from '../names/NamePicker.tsx'
import { IdsPicker } from '../names/TagPicker.tsx'
import { usePublication } from '../usePublication.ts'
import { Switch } from './Switch.tsx'

const lists = [
  { name: 'tags', label: 'Add Tags', placeholder: 'Search Tags' },
  { name: 'sections', label: 'Add Sections', placeholder: 'Search Sections' },
  { name: 'authors', label: 'Add Authors', placeholder: 'Search Authors' },
] as const

const types = ['article', 'opinion', 'sponsored', 'episode'] as const
const typeOptions = types.map((value) => ({
  value,
  label: listModels.posts.types.find((type) => type.value === value)?.label ?? value,
}))

/** What a collection query asks for (block-editor 2.7). */
export function QueryPanel({
  query,
  onChange,
}: {
  query: CollectionQuery
  onChange(change: Partial<CollectionQuery>): void
}) {
  const timeZone = usePublication()?.timeZone ?? defaultTimeZone
  return (
    <>
      {lists.map(({ name, label, placeholder }) => (
        <IdsPicker
          key={name}
          kind={name}
          label={label}
          placeholder={placeholder}
          rules={filterSearch}
          ids={query[name]}
          onChange={(ids) => onChange({ [name]: ids })}
        />
      ))}
      <PublishDateFilter
        publishDate={spanOf(query.publishDate)}
        timeZone={timeZone}
        onChange={(publishDate) => onChange({ publishDate })}
      />
      <Choices
        legend="Template Type"
        options={typeOptions}
        chosen={query.types}
        onChange={(chosen) => onChange({ types: chosen })}
      />
      <Switch label="Deduplication" isOn={query.deduplicate} onChange={(deduplicate) => onChange({ deduplicate })} />
      <Switch
        label="Apply Most Popular Posts"
        isOn={query.mostPopular}
        onChange={(mostPopular) => onChange({ mostPopular })}
      />
    </>
  )
}

/** A span without its days is none yet. */
const spanOf = ({ type, value }: CollectionQuery['publishDate']): PublishDate => {
  if (type !== 'Custom') return { type }
  return value ? { type, value } : { type: 'Anytime' }
}
