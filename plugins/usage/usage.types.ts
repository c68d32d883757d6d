/** The kinds of documents that others use. A show is a section. */
export const usedKinds = ['media', 'tags', 'authors', 'sections', 'reusable-blocks'] as const
export type UsedKind = (typeof usedKinds)[number]

/** A document, or a page of settings, that uses something. */
export interface Use {
  /** Slug of its collection or global. */
  slug: string
  /** Null for a global. */
  id: string | null
  /** Name of its kind: "Post". */
  label: string
  title: string
  /** Null for an unpublished document. */
  publishStatus: string | null
  /** Whether readers can see it. */
  isLive: boolean
}

/** The number of uses, and the first of them. */
export interface Uses {
  uses: Use[]
  total: number
}

/** Query of a request that deletes something, or moves it to the trash, although it is used. */
export const evenIfUsed = 'evenIfUsed'

/** The error code of a refusal because something is in use. */
export const usedCode = 'usage.used'

export type Bodies = Record<string, string>
