'use client'

import { createContext } from 'react'

export interface LinkTarget {
  /** Unique in a list. */
  key: string
  title: string
  /** Kind of document: 'Post'. */
  kind: string
  path: string
}

/** Finds documents of the newsroom by words. @throws Error when the back office does not answer */
export type FindLinkTargets = (text: string, signal: AbortSignal) => Promise<readonly LinkTarget[]>

/** Search of the newsroom's documents in link editors; null where there is none. */
export const LinkTargets = createContext<FindLinkTargets | null>(null)
