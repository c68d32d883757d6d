'use client'

import { useId } from 'react'
import type { MediaScheme } from '#collections/media/mimeTypes.ts'
import { PublishDateFilter } from '../kit/PublishDateFilter.tsx'
import { TextFilter } from '../kit/TextFilter.tsx'
import { areAllSchemesAllowed, type MediaFilters, type MediaPickerOptions } from './mediaPicker.state.ts'

const labels: Record<MediaScheme | 'all', string> = {
  all: 'All',
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  presentation: 'Presentation',
  other: 'Other',
}

/** Returns the filters of the library (docs/spec/editor.md#media-filters). */
export function mediaFilterParts({
  options,
  filters,
  timeZone,
  onChange,
}: {
  options: MediaPickerOptions
  filters: MediaFilters
  timeZone: string
  onChange(change: Partial<MediaFilters>): void
}) {
  const schemes = [...(areAllSchemesAllowed(options) ? (['all'] as const) : []), ...options.schemes]
  return [
    {
      key: 'scheme',
      part: <SchemeFilter schemes={schemes} scheme={filters.scheme} onChange={(scheme) => onChange({ scheme })} />,
    },
    {
      key: 'uploaded',
      part: (
        <PublishDateFilter
          legend="Date Uploaded"
          dayForm="MMM dd, yyyy"
          between=" - "
          publishDate={filters.uploaded}
          timeZone={timeZone}
          onChange={(uploaded) => onChange({ uploaded })}
        />
      ),
    },
    {
      key: 'creator',
      part: <TextFilter label="Creator" value={filters.creator} onChange={(creator) => onChange({ creator })} />,
    },
  ]
}

function SchemeFilter({
  schemes,
  scheme,
  onChange,
}: {
  schemes: readonly (MediaScheme | 'all')[]
  scheme: MediaScheme | 'all'
  onChange(scheme: MediaScheme | 'all'): void
}) {
  const name = useId()
  return (
    <fieldset className="posts-list-filter">
      <legend>Media Type</legend>
      {schemes.map((option) => (
        <label key={option} className="posts-list-radio">
          <input type="radio" name={name} checked={scheme === option} onChange={() => onChange(option)} />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  )
}
