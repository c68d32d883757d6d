/** Something that is found and called by its name. */
export interface Named {
  id: string
  name: string
}

export interface NamesFound {
  items: readonly Named[]
  /** Number of all matches; null when it is unknown. */
  total: number | null
  hasMore: boolean
}

/** A searchable source of names, which also resolves ids. */
export interface NameSource {
  /** Of the procedure that searches. */
  name: string
  /** @param page from 1 */
  search(text: string, page: number, signal: AbortSignal): Promise<NamesFound>
  /** Leaves out deleted ones. */
  resolve(ids: string[], signal: AbortSignal): Promise<readonly Named[]>
}
