/** What is used by others. A show is a section. */
export const usedKinds = ['media', 'tags', 'authors', 'sections'] as const
export type UsedKind = (typeof usedKinds)[number]

/** A document, or a page of settings, that uses something. */
export interface Use {
  /** Of its collection or global. */
  slug: string
  /** Null for a global. */
  id: string | null
  /** What it is: "Post". */
  label: string
  title: string
  /** Null for what is not published. */
  publishStatus: string | null
  /** Whether readers can see it. */
  isLive: boolean
}

/** How many there are, and the first of them. */
export interface Uses {
  uses: Use[]
  total: number
}

/** Query of a request that deletes something, or moves it to the trash, although it is used. */
export const evenIfUsed = 'evenIfUsed'

/** What a refusal because something is used has for a code. */
export const usedCode = 'usage.used'

/** By collection: the rich text field in which blocks stand. */
export type Bodies = Record<string, string>
