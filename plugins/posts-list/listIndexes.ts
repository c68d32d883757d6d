import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

/** The sort orders of the list of posts, as columns of a version. */
const sortedBy = {
  posts_list_modified: 'version_updatedAt',
  posts_list_published: 'version_publishDateTime',
  posts_list_title: 'version_sortTitle',
  posts_list_status: 'version_publishStatus',
} as const

/** The columns that find the posts of a page, and by which most lists are filtered. */
const found = ['parent', 'createdAt', 'id'] as const
const narrowing = ['version_publishStatus', 'version_type'] as const

/** The columns that are searched for parts of words: by pickers, and by the list. */
const searched = {
  posts_list_search_headline: 'version_headline',
  posts_list_search: 'version_searchText',
} as const

/**
 * Indexes that Payload has no words for: over the newest versions alone, of which there is one a post while there can be a
 * hundred others. With the ids in them a page deep in a long list is found without reading a single document.
 * Searching for parts of words needs the extension pg_trgm.
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
      const searching = Object.entries(searched).map(([name, column]) => [
        name,
        index(name).using('gin', columns[column].op('gin_trgm_ops')).where(sql`latest`),
      ])
      // One or two letters are in most posts and in no index for parts of words; all texts are looked through here, which
      // is a fraction of the documents.
      const scanning = index('posts_list_scan')
        .on(columns.version_searchText, columns.version_updatedAt, ...found.map((key) => columns[key]))
        .where(sql`latest AND version_deleted_at IS NULL`)
      return { ...Object.fromEntries([...sorting, ...searching]), posts_list_scan: scanning }
    },
  })
  return schema
}

/** The extensions of PostgreSQL that they need. */
export const listExtensions = ['pg_trgm']
