import type { PublishStatus } from '../lifecycle/publishStatus.ts'

/** One row or card of a list. */
export interface ListItem {
  id: number
  /** Empty for an untitled document. */
  title: string
  publishStatus: PublishStatus
  /** ISO texts. */
  publishDateTime: string | null
  updatedAt: string
  /** Names, one-off authors last. */
  authors: string[]
  type: string | null
  /** Path on the reader site of what is live; null where nothing is. */
  livePath: string | null
  /** Whether the requesting user may change it. */
  mayUpdate: boolean
  featuredMedia: { src: { preview: string }; width: number | null; height: number | null } | null
}

/** A page of a list. */
export interface ListAnswer {
  items: ListItem[]
  pagination: { totalItems: number; totalPages: number }
}
