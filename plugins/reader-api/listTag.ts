import { cacheTag } from '#contract/cacheTag.ts'

export type ListBound = 'section' | 'tag' | 'author'

/**
 * Returns the cache tag of the list of a section's, a tag's or an author's posts. It is not the tag of the section
 * itself, which every article of the section has: a new post would render all of them again.
 */
export function listTag(bound: ListBound, id: string | number): string {
  return `${cacheTag.posts}:${bound}:${id}`
}
