import type { CollectionSlug } from 'payload'

/** What readers find. */
export type SearchedKind = 'post' | 'page' | 'author' | 'section' | 'tag'

/** The collections of what readers find; those of names have nothing else that is searched. */
export const searchedKinds = {
  post: { collection: 'posts', isName: false, hasDrafts: true },
  page: { collection: 'pages', isName: false, hasDrafts: true },
  section: { collection: 'sections', isName: true, hasDrafts: true },
  author: { collection: 'authors', isName: true, hasDrafts: false },
  tag: { collection: 'tags', isName: true, hasDrafts: false },
} as const satisfies Record<SearchedKind, { collection: CollectionSlug; isName: boolean; hasDrafts: boolean }>

/** All of them, in the order in which an index is filled. */
export const allSearchedKinds: readonly SearchedKind[] = ['post', 'page', 'section', 'author', 'tag']

/** Returns the kind of a collection's documents; undefined for a collection that is not searched. */
export function kindOf(collection: string): SearchedKind | undefined {
  return allSearchedKinds.find((kind) => searchedKinds[kind].collection === collection)
}
