/** Something that is found and called by its name. */
export interface Named {
  id: string
  name: string
}

/** One page of what fits. */
export interface NamesFound {
  items: readonly Named[]
  /** Of all that fit; null where nobody counts them. */
  total: number | null
  hasMore: boolean
}

/** Where names are searched in, and what they are called by their ids. */
export interface NameSource {
  /** Of the procedure that searches. */
  name: string
  /** @param page from 1 */
  search(text: string, page: number, signal: AbortSignal): Promise<NamesFound>
  /** What is gone is missing. */
  resolve(ids: string[], signal: AbortSignal): Promise<readonly Named[]>
}
