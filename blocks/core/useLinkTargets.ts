'use client'

import { createContext, useContext, useEffect, useState } from 'react'

interface LinkTarget {
  // Unique in a list.
  key: string
  title: string
  // Kind of document: 'Post'.
  kind: string
  path: string
}

/** Finds documents of the newsroom by words. @throws Error when the back office does not answer */
export type FindLinkTargets = (text: string, signal: AbortSignal) => Promise<readonly LinkTarget[]>

/** Search of the newsroom's documents in link editors; null where there is none. */
export const LinkTargets = createContext<FindLinkTargets | null>(null)

// Milliseconds without a keystroke before the search begins.
const debounceMs = 150

interface Search {
  text: string
  found: readonly LinkTarget[]
  isFailed: boolean
}

/**
 * Searches the documents of the newsroom for the text of a link editor.
 * @param text empty: nothing is searched
 * @returns null where there is no search; `found` of an earlier text stays while a search runs
 */
export function useLinkTargets(
  text: string,
): { found: readonly LinkTarget[]; isSearching: boolean; isFailed: boolean } | null {
  const find = useContext(LinkTargets)
  const [search, setSearch] = useState<Search>({ text: '', found: [], isFailed: false })
  useEffect(() => {
    if (!find || text === '') return
    const stopping = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await find(text, stopping.signal)
        if (!stopping.signal.aborted) setSearch({ text, found, isFailed: false })
      } catch {
        if (!stopping.signal.aborted) setSearch({ text, found: [], isFailed: true })
      }
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [find, text])
  if (!find) return null
  if (text === '') return { found: [], isSearching: false, isFailed: false }
  const isSearching = search.text !== text
  return { found: search.found, isSearching, isFailed: search.isFailed && !isSearching }
}
