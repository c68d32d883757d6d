import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

// Fields that Payload's own list searches for parts of words; the library's filters search the credit, too.
const searched = {
  media_search_filename: 'filename',
  media_search_alt: 'alt',
  media_search_caption: 'caption',
  media_search_credit: 'credit',
} as const

/**
 * Indexes that Payload has no words for: parts of words, and the library's order, with the ids in it, so that
 * a page deep in the library is found without reading an item. The words of an upload go into the index at once, not in
 * heaps: uploads are few, and every search would have to go through the heap.
 */
export const mediaIndexes: SchemaHook = ({ schema, extendTable }) => {
  const { media } = schema.tables
  if (!media) return schema
  extendTable({
    table: media,
    extraConfig: (columns) => ({
      ...Object.fromEntries(
        Object.entries(searched).map(([name, column]) => [
          name,
          index(name).using('gin', columns[column].op('gin_trgm_ops')).with({ fastupdate: false }),
        ]),
      ),
      media_newest: index('media_newest').on(columns.createdAt, columns.id),
    }),
  })
  return schema
}
