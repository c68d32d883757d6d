'use client'

import { Pill, XIcon } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { NamedCollection } from './useNames.ts'
import { useNameSearch, useNames } from './useNames.ts'

/** Documents to filter by: searched for by name, listed as badges that can be taken away again. */
export function ReferenceFilter({
  label,
  api,
  collection,
  ids,
  onChange,
}: {
  /** For example "Add Tags". */
  label: string
  api: string
  collection: NamedCollection
  ids: readonly number[]
  onChange: (ids: number[]) => void
}) {
  const inputId = useId()
  const [text, setText] = useState('')
  const names = useNames(api, collection, ids)
  const results = useNameSearch(api, collection, text)
  return (
    <div className="posts-list-filter posts-list-reference">
      <label htmlFor={inputId}>{label}</label>
      <input
        id={inputId}
        type="text"
        autoComplete="off"
        placeholder="Search by name"
        value={text}
        onChange={({ target: { value } }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('')
        }}
      />
      {results && (
        <div className="posts-list-reference__results">
          {results.length === 0 && <p role="status">No results.</p>}
          <ul>
            {results.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={ids.includes(id)}
                  onClick={() => {
                    setText('')
                    onChange([...ids, id])
                  }}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Badges
        entries={ids.map((id) => ({ key: id, name: names[id] ?? '…' }))}
        onRemove={(id) => onChange(ids.filter((other) => other !== id))}
      />
    </div>
  )
}

/** Chosen items, each with a button "Remove {name}". */
export function Badges<Key extends string | number>({
  entries,
  onRemove,
}: {
  entries: readonly { key: Key; name: string }[]
  onRemove: (key: Key) => void
}) {
  if (entries.length === 0) return null
  return (
    <ul className="posts-list-badges">
      {entries.map(({ key, name }) => (
        <li key={key}>
          <Pill size="small" aria-label={`Remove ${name}`} onClick={() => onRemove(key)} icon={<XIcon />}>
            {name}
          </Pill>
        </li>
      ))}
    </ul>
  )
}
