'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { MediaScheme } from '#collections/media/mimeTypes.ts'
import { PublishDateFilter } from '../posts-list/PublishDateFilter.tsx'
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

/** Milliseconds that typing pauses before the library is searched. */
const pause = 500

/** What the library is narrowed down by (block-editor 2.9). */
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
          publishDate={filters.uploaded}
          timeZone={timeZone}
          onChange={(uploaded) => onChange({ uploaded })}
        />
      ),
    },
    {
      key: 'creator',
      part: <CreatorFilter creator={filters.creator} onChange={(creator) => onChange({ creator })} />,
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

function CreatorFilter({ creator, onChange }: { creator: string; onChange(creator: string): void }) {
  const id = useId()
  const [text, setText] = useState(creator)
  const searched = useRef(creator)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Cleared with the other filters.
    if (creator === searched.current) return
    searched.current = creator
    setText(creator)
  }, [creator])
  const search = (value: string) => {
    clearTimeout(timer.current)
    if (value.trim() === searched.current) return
    searched.current = value.trim()
    onChange(value.trim())
  }
  return (
    <div className="posts-list-filter">
      <label htmlFor={id}>Creator</label>
      <input
        id={id}
        type="search"
        className="picker__text"
        placeholder="Search Creator"
        maxLength={200}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(value), pause)
        }}
        onKeyDown={(event) => event.key === 'Enter' && search(text)}
      />
    </div>
  )
}
