import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/** Index of published posts by date: finds and counts the posts of a page without reading the rows that it skips. */
export const publishedOrder: SchemaHook = ({ schema, extendTable }) => {
  const { posts } = schema.tables
  if (!posts) return schema
  extendTable({
    table: posts,
    extraConfig: ({ publishDateTime, createdAt, id }) => ({
      posts_published: index('posts_published')
        .on(publishDateTime, createdAt, id)
        .where(sql`_status = 'published' AND deleted_at IS NULL`),
    }),
  })
  return schema
}
