import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type AnyPgColumn, index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/**
 * Every id of the library that a body mentions, as a JSON array: what blocks call `contentId` and `posterId`, and the
 * pictures of galleries. The same words as in the index, or PostgreSQL would read every story.
 */
export const mediaIdsIn = (body: AnyPgColumn | SQL): SQL =>
  sql`(jsonb_path_query_array(${body}, '$.**.contentId') || jsonb_path_query_array(${body}, '$.**.posterId') || jsonb_path_query_array(${body}, '$.**.content[*].id'))`

/** What a keyword is looked for in. */
const searched = {
  media_search_filename: 'filename',
  media_search_alt: 'alt',
  media_search_caption: 'caption',
  media_search_credit: 'credit',
} as const

/** Indexes that Payload has no words for: the library's search for parts of words, and where a file is used. */
export const mediaIndexes: SchemaHook = ({ schema, extendTable }) => {
  const { media, posts, _posts_v: versions } = schema.tables
  if (!media || !posts || !versions) return schema
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
  extendTable({
    table: posts,
    extraConfig: ({ body }) => ({ posts_media_used: index('posts_media_used').using('gin', mediaIdsIn(body)) }),
  })
  extendTable({
    table: versions,
    extraConfig: ({ version_body: body }) => ({
      posts_v_media_used: index('posts_v_media_used').using('gin', mediaIdsIn(body)).where(sql`latest`),
    }),
  })
  return schema
}
