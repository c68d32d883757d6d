import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/** Indexes for parts of words: names where there are many, and the slugs of the newest versions of posts. They need the extension pg_trgm. */
export const nameIndexes: SchemaHook = ({ schema, extendTable }) => {
  for (const collection of ['tags', 'authors', 'sections']) {
    const table = schema.tables[collection]
    if (!table) continue
    extendTable({
      table,
      extraConfig: ({ name }) => ({
        [`${collection}_search_name`]: index(`${collection}_search_name`).using('gin', name.op('gin_trgm_ops')),
      }),
    })
  }
  const versions = schema.tables._posts_v
  if (versions) {
    extendTable({
      table: versions,
      extraConfig: (columns) => ({
        posts_search_slug: index('posts_search_slug')
          .using('gin', columns.version_slug.op('gin_trgm_ops'))
          .where(sql`latest`),
      }),
    })
  }
  return schema
}
