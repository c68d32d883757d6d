'use client'

import type { CollectionSlug } from 'payload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { numericIds } from '#database/numericIds.ts'
import { askServer } from '../api/askServer.ts'

/** A collection whose documents blocks point to, and how one of its documents is read. */
export interface DocumentSource<Item extends { id: string }> {
  collection: CollectionSlug
  /** @throws Error when the response has an unexpected shape */
  read(document: unknown): Item
  /** Message when the back office does not answer. */
  unavailableMessage: string
  /** True for documents that are edited beside the story, and fetched again when the user comes back from there. */
  isEditedBeside?: boolean
  /** The field by which blocks point to a document; `id` by default. */
  pointsBy?: 'slug'
}

// REST answers at most as many documents at once.
const idsPerCall = 50

/**
 * Returns documents by id or slug, as the signed-in user may see them; those that are not found are missing.
 *
 * @throws Error when the back office does not answer
 */
export async function fetchDocuments<Item extends { id: string }>(
  api: string,
  { collection, read }: DocumentSource<Item>,
  ids: string[],
  field: 'id' | 'slug' = 'id',
): Promise<Item[]> {
  // A pasted block may hold a text that cannot be an id; the API refuses the whole question for it.
  const asked = field === 'id' ? numericIds(ids) : ids
  const found: Item[] = []
  for (let start = 0; start < asked.length; start += idsPerCall) {
    const some = asked.slice(start, start + idsPerCall).join(',')
    // Texts as the editor keeps them: it draws them by itself, and has no use for their trees.
    const query = new URLSearchParams({
      depth: '0',
      limit: String(idsPerCall),
      'select[blocks]': 'false',
      [`where[${field}][in]`]: some,
    })
    const response = await askServer(`${api}/${collection}?${query}`)
    if (!response.ok) throw new Error(`The collection "${collection}" answered ${response.status}`)
    const { docs }: { docs: unknown[] } = await response.json()
    found.push(...docs.map(read))
  }
  return found
}

/**
 * Documents by id, in the order of the ids.
 *
 * @throws Error when the back office does not answer
 */
export async function fetchInOrder<Item extends { id: string }>(
  api: string,
  source: DocumentSource<Item>,
  ids: string[],
): Promise<Item[]> {
  const found = new Map((await fetchDocuments(api, source, ids)).map((item) => [item.id, item]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/**
 * Returns the documents of a collection that this editor has met, by id or slug. `find` answers undefined while one is being fetched,
 * null when there is none. Ids asked for in one drawing of the page are fetched together.
 */
export function useDocuments<Item extends { id: string; slug?: string }>(api: string, source: DocumentSource<Item>) {
  const [known, setKnown] = useState<Record<string, Item | null>>({})
  const asked = useRef(new Set<string>())
  const pending = useRef<string[]>([])
  const latest = useRef(known)
  latest.current = known

  const ask = useCallback(
    (id: string) => {
      if (asked.current.has(id)) return
      asked.current.add(id)
      pending.current.push(id)
      if (pending.current.length > 1) return
      queueMicrotask(async () => {
        const ids = pending.current
        pending.current = []
        const found = await fetchDocuments(api, source, ids, source.pointsBy).catch((error: unknown) => {
          // Asked for again the next time that the block is drawn.
          for (const lost of ids) asked.current.delete(lost)
          console.warn(error)
          return null
        })
        if (!found) return
        const none = ids.map((lost) => [lost, null] as const)
        const items = found.map((item) => [(source.pointsBy && item[source.pointsBy]) ?? item.id, item] as const)
        setKnown((before) => ({ ...before, ...Object.fromEntries(none), ...Object.fromEntries(items) }))
      })
    },
    [api, source],
  )

  useEffect(() => {
    if (!source.isEditedBeside) return
    const lookAgain = () => {
      if (document.visibilityState === 'hidden') return
      asked.current.clear()
      for (const id of Object.keys(latest.current)) ask(id)
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [source, ask])

  return useCallback(
    (id: string) => {
      if (!(id in known)) ask(id)
      return known[id]
    },
    [known, ask],
  )
}
