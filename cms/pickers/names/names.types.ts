/** Something that is found and called by its name. */
export interface Named {
  id: string
  name: string
}

export interface NamesFound {
  items: readonly Named[]
  /** Of all that fit; the first ones are in `items`. */
  total: number
}

/** Where names are searched in, and what they are called by their ids. */
export interface NameSource {
  /** Of the procedure that searches. */
  name: string
  search(text: string, signal: AbortSignal): Promise<NamesFound>
  /** What is gone is missing. */
  resolve(ids: string[], signal: AbortSignal): Promise<readonly Named[]>
}
