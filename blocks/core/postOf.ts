import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { referenceOf } from './referenceOf.ts'
import type { PageContext } from './render.types.ts'

/** Returns the post that a block points to; undefined when there is none that readers may see. */
export function postOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderTeaser | undefined {
  return referenceOf(page.references.posts, id)
}
