'use client'

import { useDebounce } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'

/** Collections whose documents are filtered by, each called by its name. */
export type NamedCollection = 'sections' | 'tags' | 'authors'

const answer = z.object({ docs: z.array(z.object({ id: z.number(), name: z.string() })) })
type Named = z.output<typeof answer>['docs'][number]

/** Searches wait this long, in milliseconds, and for this many letters (back-office specification, section 9). */
const pause = 300
const fewestLetters = 2

/** What a search by name finds; null while there is nothing to search for, or no answer yet. */
export function useNameSearch(api: string, collection: NamedCollection, text: string): Named[] | null {
  const [found, setFound] = useState<Named[] | null>(null)
  const asked = useDebounce(text.trim(), pause)
  const isAsking = text.trim().length >= fewestLetters

  useEffect(() => {
    if (asked.length < fewestLetters) return
    return read(api, collection, { 'where[name][like]': asked, sort: 'name', limit: '10' }, setFound)
  }, [api, collection, asked])

  useEffect(() => {
    if (!isAsking) setFound(null)
  }, [isAsking])
  return isAsking ? found : null
}

/** The names of documents by id, as far as they are known. */
export function useNames(api: string, collection: NamedCollection, ids: readonly number[]): Record<number, string> {
  const [names, setNames] = useState<Record<number, string>>({})
  const missing = ids.filter((id) => !(id in names)).join(',')

  useEffect(() => {
    if (!missing) return
    return read(api, collection, { 'where[id][in]': missing, limit: '100' }, (docs) => {
      // What is gone has no name, and need not be asked for again.
      const known = new Map(docs.map(({ id, name }) => [id, name]))
      const entries = missing.split(',').map((id) => [id, known.get(Number(id)) ?? `No. ${id}`])
      setNames((before) => ({ ...before, ...Object.fromEntries(entries) }))
    })
  }, [api, collection, missing])
  return names
}

/** @returns how to stop listening to the answer. */
const read = (
  api: string,
  collection: NamedCollection,
  query: Record<string, string>,
  tell: (docs: Named[]) => void,
): (() => void) => {
  const leaving = new AbortController()
  const params = new URLSearchParams({ ...query, depth: '0', 'select[name]': 'true' })
  fetch(`${api}/${collection}?${params}`, { credentials: 'include', signal: leaving.signal })
    .then(async (response) => {
      if (!response.ok) throw new Error(`The collection "${collection}" answered ${response.status}`)
      tell(answer.parse(await response.json()).docs)
    })
    .catch((error: unknown) => {
      if (!leaving.signal.aborted) console.warn(error)
    })
  return () => leaving.abort()
}
