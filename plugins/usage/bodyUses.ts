import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { type AnyPgColumn, index } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { type UsedKind, usedKinds } from './usage.types.ts'

type SchemaHook = PostgresAdapter['afterSchemaInit'][number]

// JSON paths of PostgreSQL at which blocks refer to things of a kind; the filters of episodes refer to several.
const pathsOf: Record<UsedKind, readonly string[]> = {
  media: ['$.**.contentId', '$.**.posterId', '$.**.content[*].id'],
  tags: ['$.**.tags[*]'],
  authors: ['$.**.authors[*]'],
  sections: ['$.**.sections[*]', '$.**.showSectionId', '$.** ? (@.type == "show").props.id'],
  'reusable-blocks': ['$.**.reusableId'],
}

type Column = AnyPgColumn | SQL

// The ids that a body names at some paths, as a JSON array.
const idsAt = (body: Column, paths: readonly string[]): SQL => {
  const found = paths.map((path) => sql`jsonb_path_query_array(${body}, ${sql.raw(`'${path}'`)})`)
  return sql`(${sql.join(found, sql` || `)})`
}

// Every id that a body names. The same words as in the index, or PostgreSQL would read every story. Things of two kinds
// can have the same id: the index finds a few too many.
const namedIn = (body: Column): SQL =>
  idsAt(
    body,
    usedKinds.flatMap((kind) => pathsOf[kind]),
  )

/** Indexes over what the stories of an archive name. Other bodies are few, and are read. */
export const bodyIndexes: SchemaHook = ({ schema, extendTable }) => {
  const { posts, _posts_v: versions } = schema.tables
  if (!posts || !versions) return schema
  extendTable({
    table: posts,
    extraConfig: ({ body }) => ({ posts_names: index('posts_names').using('gin', namedIn(body)) }),
  })
  extendTable({
    table: versions,
    extraConfig: ({ version_body: body }) => ({
      posts_v_names: index('posts_v_names').using('gin', namedIn(body)).where(sql`latest`),
    }),
  })
  return schema
}

// Maximum number of uses that are listed one by one.
const maxUses = 1000

/**
 * Returns ids of the documents of a collection whose body names something, in the version readers see or in the newest.
 */
export async function documentsNaming(
  payload: Payload,
  collection: string,
  field: string,
  kind: UsedKind,
  id: string,
): Promise<number[]> {
  const { tables } = payload.db
  const table = collection.replaceAll('-', '_')
  const [live, newest] = [tables[table]?.[field], tables[`_${table}_v`]?.[`version_${field}`]]
  if (!live || !newest) return []
  const names = (body: Column) => sql`${namedIn(body)} ? ${id} AND ${idsAt(body, pathsOf[kind])} ? ${id}`
  const statement = sql`
    SELECT id FROM ${tables[table]} WHERE ${names(live)}
    UNION
    SELECT parent_id AS id FROM ${tables[`_${table}_v`]} WHERE latest AND ${names(newest)}
    LIMIT ${sql.raw(String(maxUses))}`
  const rows = await query({ payload }, statement, z.object({ id: z.coerce.number() }))
  return rows.map(({ id }) => id)
}
