/** Finding passages of the documents and texts of an assistant. */
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'
import type { PublicReads } from '../../reader-api/publicReads.ts'
import { sources } from '../../reader-api/sources.ts'
import { configOf, simpleConfig } from '../../search/postgres/textConfig.ts'
import type { AssistantRecord } from '../assistant.types.ts'
import type { RankedSource } from './passagesScore.ts'
import { versionOf } from './storyPassages.ts'

// Passages that are ranked, and that are counted of a word.
const most = { ranked: 200, counted: 2_000 }

const passageRow = z.object({
  mediaId: z.number().nullable(),
  assistantId: z.number().nullable(),
  textId: z.string().nullable(),
  title: z.string(),
  place: z.number(),
  page: z.number().nullable(),
  heading: z.string(),
  text: z.string(),
})

type PassageRow = z.output<typeof passageRow>

const columns = sql`media_id AS "mediaId", assistant_id AS "assistantId", text_id AS "textId", title, place, page, heading, text`

export function hasSources({ documents, texts }: AssistantRecord): boolean {
  return documents.length + texts.length > 0
}

// The condition for what an assistant may answer from: its own, and no other one's.
const isOwn = ({ id, documents, texts }: AssistantRecord) => sql`
  state = 'read' AND (media_id = ANY (${sql.param(documents)}::int[])
    OR (assistant_id = ${id} AND text_id = ANY (${sql.param(texts.map((text) => text.id))}::text[])))`

const queryOf = (language: string, text: SQL | string) =>
  sql`(websearch_to_tsquery(${configOf(null, language)}::regconfig, ${text}) || websearch_to_tsquery(${simpleConfig}::regconfig, ${text}))`

export async function countPassages(
  req: Queryable,
  assistant: AssistantRecord,
  language: string,
  words: readonly string[],
): Promise<{ counts: Map<string, number>; all: number }> {
  if (!hasSources(assistant)) return { counts: new Map(), all: 0 }
  const from = sql`FROM assistant.source_passages JOIN assistant.sources ON sources.id = source_id WHERE ${isOwn(assistant)}`
  const rows = await query(
    req,
    sql`
    SELECT word, (SELECT count(*) FROM (SELECT ${from} AND (word = '' OR vector @@ ${queryOf(language, sql`word`)}) LIMIT ${most.counted}) AS counted) AS count
    FROM unnest(${sql.param(['', ...words])}::text[]) AS word`,
    z.object({ word: z.string(), count: z.coerce.number() }),
  )
  const counts = new Map(rows.map(({ word, count }) => [word, count]))
  return { counts, all: counts.get('') ?? 0 }
}

export async function findSources(
  req: Queryable,
  reads: PublicReads,
  { assistant, language, words }: { assistant: AssistantRecord; language: string; words: readonly string[] },
): Promise<RankedSource[]> {
  if (!hasSources(assistant) || words.length === 0) return []
  const rows = await query(
    req,
    sql`
    SELECT ${columns} FROM assistant.source_passages JOIN assistant.sources ON sources.id = source_id
    CROSS JOIN LATERAL (SELECT ${queryOf(language, words.join(' or '))} AS asked) AS question
    WHERE ${isOwn(assistant)} AND (vector @@ asked OR ${assistant.candidate !== null})
    ORDER BY ts_rank(vector, asked, 1) DESC, source_id, place LIMIT ${most.ranked}`,
    passageRow,
  )
  return readable(reads, rows)
}

const placeForm = /^(?:media:(\d{1,9})|text:(\d{1,9})\/([\w-]{1,64}))#(\d{1,9})$/u

/** Returns the versions of passages as they are now, by id; of passages of stories and of what is gone, none. */
export async function currentVersions(
  req: Queryable,
  reads: PublicReads,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const parts = ids.flatMap((id) => {
    const [, media = null, assistant = null, text = null, place] = placeForm.exec(id) ?? []
    return place === undefined ? [] : [{ media, assistant, text, place }]
  })
  if (parts.length === 0) return new Map()
  const param = (name: keyof (typeof parts)[number]) => sql.param(parts.map((part) => part[name]))
  const rows = await query(
    req,
    sql`
    SELECT ${columns} FROM unnest(${param('media')}::int[], ${param('assistant')}::int[], ${param('text')}::text[], ${param('place')}::int[])
      AS asked (media, assistant, text_of, place_of)
    JOIN assistant.sources ON media_id = media OR (assistant_id = assistant AND text_id = text_of)
    JOIN assistant.source_passages ON source_id = sources.id AND place = place_of
    WHERE state = 'read'`,
    passageRow,
  )
  const found = await readable(reads, rows)
  return new Map(
    found.flatMap(({ texts, passageAt }) =>
      texts.map((_, place) => {
        const { id, version } = passageAt(place)
        return [id, version] as const
      }),
    ),
  )
}

const sourceForm = /^(?:media:(\d{1,9})|text:(\d{1,9})\/([\w-]{1,64}))$/u

/** Returns which of these documents and texts an assistant has that readers may see. @param keys as `RankedSource` has them */
export async function visibleSources(
  req: Queryable,
  reads: PublicReads,
  keys: readonly string[],
): Promise<Set<string>> {
  const parts = keys.flatMap((key) => {
    const [is, media = null, assistant = null, text = null] = sourceForm.exec(key) ?? []
    return is === undefined ? [] : [{ media, assistant, text }]
  })
  if (parts.length === 0) return new Set()
  const param = (name: keyof (typeof parts)[number]) => sql.param(parts.map((part) => part[name]))
  const rows = await query(
    req,
    sql`
    SELECT media_id AS "mediaId", assistant_id AS "assistantId", text_id AS "textId"
    FROM unnest(${param('media')}::int[], ${param('assistant')}::int[], ${param('text')}::text[]) AS asked (media, assistant, text_of)
    JOIN assistant.sources ON media_id = media OR (assistant_id = assistant AND text_id = text_of)`,
    passageRow.pick({ mediaId: true, assistantId: true, textId: true }),
  )
  const files = await reads.byIds(
    sources.media,
    rows.flatMap(({ mediaId }) => (mediaId === null ? [] : [String(mediaId)])),
  )
  return new Set(rows.filter(({ mediaId }) => mediaId === null || files.has(String(mediaId))).map(keyOf))
}

const keyOf = ({ mediaId, assistantId, textId }: Pick<PassageRow, 'mediaId' | 'assistantId' | 'textId'>): string =>
  mediaId === null ? `text:${assistantId}/${textId}` : `media:${mediaId}`

// Groups passages by their document or text. Files that readers may not see are left out.
async function readable(reads: PublicReads, rows: readonly PassageRow[]): Promise<RankedSource[]> {
  const files = await reads.byIds(
    sources.media,
    rows.flatMap(({ mediaId }) => (mediaId === null ? [] : [String(mediaId)])),
  )
  const groups = new Map<string, PassageRow[]>()
  for (const row of rows) {
    const key = keyOf(row)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].flatMap(([key, passages]): RankedSource[] => {
    const [{ mediaId, title } = { mediaId: null, title: '' }] = passages
    const file = mediaId === null ? null : files.get(String(mediaId))
    if (file === undefined) return []
    const url = file ? `/media/${encodeURIComponent(file.filename)}` : ''
    const texts = passages.map(({ heading, text }) => ({ text, heading }))
    return [
      {
        key,
        title,
        about: '',
        url,
        publishedAt: null,
        label: null,
        texts,
        passageAt: (at) => rest(passages[at], key, url),
      },
    ]
  })
}

const rest = (passage: PassageRow | undefined, key: string, url: string) => {
  const { place = 0, page = null, text = '' } = passage ?? {}
  return {
    id: `${key}#${place}`,
    version: versionOf(text, ''),
    url: page === null ? url : `${url}#page=${page}`,
    page,
  }
}
