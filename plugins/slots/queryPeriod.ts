import type { CollectionQuery } from '#blocks/core/collectionQuery.schema.ts'
import { isDay, type PublishDate } from '#collections/posts-list/publishDate.ts'

/** Returns the span of time that a block asks for; half a custom one is none. */
export function periodOf({ publishDate: { type, value } }: Pick<CollectionQuery, 'publishDate'>): PublishDate {
  if (type !== 'Custom') return { type }
  return value && isDay(value.from) && isDay(value.to) ? { type, value } : { type: 'Anytime' }
}
