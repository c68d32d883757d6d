import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

// The sort orders of the list of posts, as columns of a version.
const sortedBy = {
  posts_list_modified: 'version_updatedAt',
  posts_list_published: 'version_publishDateTime',
  posts_list_title: 'version_sortTitle',
  posts_list_status: 'version_publishStatus',
} as const

// The columns that find the posts of a page, and by which most lists are filtered.
const found = ['parent', 'createdAt', 'id'] as const
const narrowing = ['version_publishStatus', 'version_type'] as const

/**
 * Indexes that Payload has no words for: over the newest versions alone, of which there is one a post while there can be a
 * hundred others. With the ids in them a page deep in a long list is found without reading a single document.
 */
export const listIndexes: SchemaHook = ({ schema, extendTable }) => {
  const { _posts_v: versions, _posts_v_texts: texts } = schema.tables
  if (!versions || !texts) return schema
  // By-lines without a page: the only texts of a post that it has several of.
  extendTable({ table: texts, extraConfig: ({ text }) => ({ posts_list_texts: index('posts_list_texts').on(text) }) })
  extendTable({
    table: versions,
    extraConfig: (columns) => {
      const sorting = Object.entries(sortedBy).map(([name, column]) => [
        name,
        index(name)
          .on(columns[column], ...[...found, ...narrowing].filter((key) => key !== column).map((key) => columns[key]))
          .where(sql`latest AND version_deleted_at IS NULL`),
      ])
      return Object.fromEntries(sorting)
    },
  })
  return schema
}

/** The extensions of PostgreSQL that indexes for parts of words need. */
export const listExtensions = ['pg_trgm']
