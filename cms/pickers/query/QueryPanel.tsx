'use client'

import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import type { PublishDate } from '#collections/posts-list/publishDate.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { useTimeZone } from '../../clock/usePublication.ts'
import { CheckboxGroup } from '../../kit/CheckboxGroup.tsx'
import { PublishDateFilter } from '../../kit/PublishDateFilter.tsx'
import { filterSearch } from '../names/NamePicker.tsx'
import { IdsPicker } from '../names/TagPicker.tsx'
import { SectionsSelector } from '../sections/SectionsSelector.tsx'

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

const orders = [
  { direction: 'desc', label: 'Newest first' },
  { direction: 'asc', label: 'Oldest first' },
] as const

interface QueryPartProps {
  query: CollectionQuery
  onChange(change: Partial<CollectionQuery>): void
}

// All sections with a box each; a post may be asked to have one of them as its primary one.
function QuerySections({ query: { sections, primarySection }, onChange }: QueryPartProps) {
  const rpc = useRpc()
  const { data, error } = useQuery({
    queryKey: ['post.getSections', {}],
    queryFn: ({ signal }) => rpc.post.getSections.query({}, { signal }),
  })
  return (
    <SectionsSelector
      options={data ?? null}
      error={error?.message ?? null}
      value={{ sections, primarySection }}
      isDisabled={false}
      onChange={(change) => {
        // One section alone is no wish for a primary one.
        const kept = primarySection !== null && change.sections?.includes(primarySection) ? primarySection : null
        if (change.sections) onChange({ sections: [...change.sections], primarySection: kept })
        else onChange({ primarySection: change.primarySection ?? null })
      }}
    />
  )
}

/** Renders the filters of a collection query (docs/spec/editor.md#autofill-filters). */
export function QueryPanel({ query, onChange }: QueryPartProps) {
  const orderName = useId()
  const timeZone = useTimeZone()
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
      <QuerySections query={query} onChange={onChange} />
      <PublishDateFilter
        publishDate={spanOf(query.publishDate)}
        timeZone={timeZone}
        onChange={(publishDate) => onChange({ publishDate })}
      />
      <CheckboxGroup
        legend="Template Type"
        options={typeOptions}
        chosen={query.types}
        onChange={(chosen) => onChange({ types: chosen })}
      />
      <fieldset className="posts-list-filter">
        <legend>Order</legend>
        {orders.map(({ direction, label }) => (
          <label key={direction} className="posts-list-radio">
            <input
              type="radio"
              name={orderName}
              checked={query.sort.direction === direction}
              onChange={() => onChange({ sort: { key: 'publishDateTime', direction } })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Switch label="Deduplication" isOn={query.deduplicate} onChange={(deduplicate) => onChange({ deduplicate })} />
      <Switch
        label="Apply Most Popular Posts"
        isOn={query.mostPopular}
        onChange={(mostPopular) => onChange({ mostPopular })}
      />
    </>
  )
}

// A span without its days is none yet.
const spanOf = ({ type, value }: CollectionQuery['publishDate']): PublishDate => {
  if (type !== 'Custom') return { type }
  return value ? { type, value } : { type: 'Anytime' }
}

// On or off, at once.
function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className="picker-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
