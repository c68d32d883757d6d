import { cacheTag } from '#contract/cacheTag.ts'

/** What a list of posts can be bounded by. */
export type ListBound = 'section' | 'tag' | 'author'

/**
 * The cache tag of the list of a section's, a tag's or an author's posts. It is not the tag of the section itself, which
 * every article of the section bears: a new post would make all of them anew.
 */
export function listTag(bound: ListBound, id: string | number): string {
  return `${cacheTag.posts}:${bound}:${id}`
}
