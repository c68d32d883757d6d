import type { SanitizedConfig } from 'payload'
import type { Retriever } from './retriever.types.ts'

/** The index of readers, and the name of its engine. */
export interface SearchedIndex {
  retriever: Retriever
  engine: 'PostgreSQL' | 'Meilisearch'
}

const key = 'searchedIndex'

/** Returns a config's `custom` with the index, for `searchedIndexOf`. */
export function provideIndex(custom: Record<string, unknown> | undefined, index: SearchedIndex) {
  return { ...custom, [key]: index }
}

/** Returns the index of the newsroom. */
export function searchedIndexOf({ custom }: Pick<SanitizedConfig, 'custom'>): SearchedIndex {
  return custom[key]
}
