import { walkBlocks } from '#blocks/core/treeWalk.ts'
import type { ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'

/** Returns the stories of a page in their order, from the top; none for a page that lists no stories. */
export function storiesOnPage(page: ReaderPage): ReaderTeaser[] {
  if ('listing' in page) return page.listing.posts
  if (page.kind !== 'home') return []
  const { posts } = page.references
  const ids = [...walkBlocks(page.blocks)].flatMap(({ props: { post, posts: several } }) => [post, several].flat())
  return [...new Set(ids)].flatMap((id) => (typeof id === 'string' ? (posts[id] ?? []) : []))
}
