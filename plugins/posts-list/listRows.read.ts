/** Reading the rows of a list: what it shows of each document, in one statement and without the hooks of all its fields. */
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { query } from '#database/sql.ts'
import { readableLimits, versionConditions } from './rowConditions.ts'

const optionalTime = z.coerce
  .date()
  .nullable()
  .transform((date) => date?.toISOString() ?? null)

const listedRow = z.object({
  id: z.number(),
  title: z.string().nullable(),
  publishStatus: z.enum(publishStatuses).catch('DRAFT'),
  publishDateTime: optionalTime,
  updatedAt: z.coerce.date().transform((date) => date.toISOString()),
  type: z.string().nullable(),
  // In the order of the by-line; an author whose record is gone has no name.
  authors: z.array(z.object({ id: z.number(), name: z.string() })),
  oneOffAuthors: z.array(z.string()),
  createdBy: z.number().nullable(),
  deletedAt: optionalTime,
  // Null where it has none or where that is no picture.
  featuredMedia: z.object({ src: z.string(), width: z.number().nullable(), height: z.number().nullable() }).nullable(),
})

export type ListedRow = z.output<typeof listedRow>

/** Returns the newest versions of documents by id, from the trash too, as far as the person behind the request may read. */
export async function readListRows(
  req: PayloadRequest,
  { collection, titleField }: Pick<ListModel, 'collection' | 'titleField'>,
  ids: readonly number[],
): Promise<ListedRow[]> {
  const { db } = req.payload
  const { [`_${collection}_v`]: versions } = db.tables
  const column = (field: string): SQL =>
    versions[`version_${field}`] ? sql`${versions[`version_${field}`]}` : sql`NULL`
  const { condition } = versionConditions(req.payload, collection, await readableLimits(req, collection))
  return query(
    req,
    sql`
    SELECT ${versions.parent} AS id, ${column(titleField)} AS title, ${column('publishStatus')} AS "publishStatus",
      ${column('publishDateTime')} AS "publishDateTime", ${column('updatedAt')} AS "updatedAt", ${column('type')} AS type,
      ${column('createdBy')} AS "createdBy", ${column('deletedAt')} AS "deletedAt",
      ${authorsOf(versions, db.tables[`_${collection}_v_rels`], db.tables.authors)} AS authors,
      ${textsOf(versions, db.tables[`_${collection}_v_texts`])} AS "oneOffAuthors",
      coalesce(${pictureOf(db.tables.media, column('featuredMedia'))}, ${pictureOf(db.tables.media, column('websiteImage'))}) AS "featuredMedia"
    FROM ${versions} WHERE ${condition} AND ${versions.parent} = ANY (${sql.param(ids)}::int[])`,
    listedRow,
  )
}

type Table = PayloadRequest['payload']['db']['tables'][string]

// Returns the authors of a version in the order of the by-line; none for a collection without by-lines.
const authorsOf = (versions: Table, beside: Table | undefined, authors: Table): SQL =>
  beside?.authorsID
    ? sql`coalesce((SELECT json_agg(json_build_object('id', ${authors.id}, 'name', ${authors.name}) ORDER BY ${beside.order})
        FROM ${beside} JOIN ${authors} ON ${authors.id} = ${beside.authorsID}
        WHERE ${beside.parent} = ${versions.id} AND ${beside.path} = 'version.authors'), '[]')`
    : sql`'[]'::json`

const textsOf = (versions: Table, texts: Table | undefined): SQL =>
  texts
    ? sql`ARRAY(SELECT ${texts.text} FROM ${texts}
        WHERE ${texts.parent} = ${versions.id} AND ${texts.path} = 'version.oneOffAuthors' ORDER BY ${texts.order})`
    : sql`ARRAY[]::text[]`

// Films and recordings have no picture of their own.
const pictureOf = (media: Table, id: SQL): SQL =>
  sql`(SELECT json_build_object('src', coalesce(${media.sizes_preview_url}, ${media.url}), 'width', ${media.width}, 'height', ${media.height})
    FROM ${media} WHERE ${media.id} = ${id} AND ${media.scheme} = 'image' AND ${media.url} IS NOT NULL)`
