'use client'

import { useConfig, useDebounce, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { UnpublishFate } from '#collections/addresses/unpublishFate.schema.ts'

export type ContentChoice = Pick<
  Extract<UnpublishFate, { unpublishAction: 'redirect_to_content' }>,
  'contentType' | 'contentId'
> & { title: string }

/** What an address can lead to, where it is stored, and what it is found by. */
const kinds = [
  { contentType: 'post', label: 'Post', collection: 'posts', title: 'headline', isDrafted: true },
  { contentType: 'page', label: 'Page', collection: 'pages', title: 'title', isDrafted: true },
  { contentType: 'section', label: 'Section', collection: 'sections', title: 'name', isDrafted: true },
  { contentType: 'tag', label: 'Tag', collection: 'tags', title: 'name', isDrafted: false },
  { contentType: 'author', label: 'Author', collection: 'authors', title: 'name', isDrafted: false },
] as const

const list = z.object({ docs: z.array(z.looseObject({ id: z.union([z.string(), z.number()]) })) })

/** Milliseconds after the last key, and how many letters it takes (back-office specification, section 9). */
const searchDelay = 300
const minLetters = 2

/** Lets an editor find something that readers can see. */
export function ContentPicker({
  choice,
  onChoose,
}: {
  choice: ContentChoice | null
  onChoose: (choice: ContentChoice | null) => void
}) {
  const { config } = useConfig()
  const { id: ownId, collectionSlug } = useDocumentInfo()
  const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0])
  const [text, setText] = useState('')
  const sought = useDebounce(text.trim(), searchDelay)
  const [found, setFound] = useState<ContentChoice[] | null>(null)

  useEffect(() => {
    setFound(null)
    if (sought.length < minLetters) return
    const stop = new AbortController()
    const { contentType, collection, title, isDrafted } = kind
    const query = new URLSearchParams({ depth: '0', limit: '8', [`where[${title}][like]`]: sought })
    if (isDrafted) query.set('where[_status][equals]', 'published')
    // An address cannot lead to what is taken off it.
    if (collection === collectionSlug) query.set('where[id][not_equals]', String(ownId))
    fetch(`${config.routes.api}/${collection}?${query}`, { credentials: 'include', signal: stop.signal })
      .then(async (response) => list.parse(await response.json()))
      .then(({ docs }) =>
        setFound(docs.map((doc) => ({ contentType, contentId: String(doc.id), title: String(doc[title]) }))),
      )
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn(error)
      })
    return () => stop.abort()
  }, [sought, kind, config.routes.api, ownId, collectionSlug])

  return (
    <div className="lifecycle-picker">
      <div className="lifecycle-dialog__row">
        <label>
          Kind
          <select
            value={kind.contentType}
            onChange={({ target }) => {
              setKind(kinds.find(({ contentType }) => contentType === target.value) ?? kinds[0])
              onChoose(null)
            }}
          >
            {kinds.map(({ contentType, label }) => (
              <option key={contentType} value={contentType}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="lifecycle-picker__search">
          Search
          <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      </div>
      {/* It keeps its height, so that nothing jumps while results load. */}
      <div className="lifecycle-picker__results" role="radiogroup" aria-label="Search results">
        {found?.length === 0 && <p>No results.</p>}
        {found?.map((item) => (
          <label key={item.contentId}>
            <input
              type="radio"
              name="lifecycle-content"
              checked={choice?.contentId === item.contentId && choice.contentType === item.contentType}
              onChange={() => onChoose(item)}
            />
            {item.title}
          </label>
        ))}
      </div>
    </div>
  )
}
