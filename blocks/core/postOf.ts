import type { ReaderTeaser } from './reader.types.ts'
import type { PageContext } from './render.types.ts'

/** The post that a block points to; undefined when there is none that readers may see. */
export function postOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderTeaser | undefined {
  const { posts } = page.references
  return id !== null && Object.hasOwn(posts, id) ? posts[id] : undefined
}
