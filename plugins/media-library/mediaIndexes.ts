import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/** What a keyword is looked for in. */
const searched = {
  media_search_filename: 'filename',
  media_search_alt: 'alt',
  media_search_caption: 'caption',
  media_search_credit: 'credit',
} as const

/** Indexes that Payload has no words for: the library's search for parts of words. */
export const mediaIndexes: SchemaHook = ({ schema, extendTable }) => {
  const { media } = schema.tables
  if (!media) return schema
  extendTable({
    table: media,
    extraConfig: (columns) =>
      Object.fromEntries(
        Object.entries(searched).map(([name, column]) => [
          name,
          index(name).using('gin', columns[column].op('gin_trgm_ops')),
        ]),
      ),
  })
  return schema
}
