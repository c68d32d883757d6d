import type { CollectionSlug } from 'payload'

/** The collections that people of the newsroom search. Each has a partition of `search.desk`. */
export const deskCollections = [
  'posts',
  'newsletters',
  'sections',
  'pages',
  'media',
  'authors',
  'tags',
  'post-sources',
] as const satisfies readonly CollectionSlug[]

export type DeskCollection = (typeof deskCollections)[number]

/** Returns the name of a collection that is searched; undefined for all others. */
export function deskCollectionOf(slug: string): DeskCollection | undefined {
  return deskCollections.find((collection) => collection === slug)
}

// Those whose newest version is searched: it may be a draft. The others have no versions.
const versioned: readonly DeskCollection[] = ['posts', 'newsletters', 'sections', 'pages']

export function hasVersions(collection: DeskCollection): boolean {
  return versioned.includes(collection)
}
