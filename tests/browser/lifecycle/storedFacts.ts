import type { Client } from 'pg'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import type { LogLine } from './replay.ts'

/** All that the database knows of one post, as it stands there, past every service. */
export interface StoredPost {
  /** Null when it was deleted for good. */
  row: { path: string | null; isLive: boolean; words: Words } | null
  newest: { status: PublishStatus; words: Words; isTrashed: boolean }[]
  /** Of all its versions; how many were published. */
  versions: { all: number; published: number }
  schedules: { id: number; state: string; version: string; content: Record<string, unknown> }[]
  log: LogLine[]
  ledger: { path: string; answer: string }[]
}

export type Words = Record<'headline' | 'sponsoredUrl' | 'featuredMediaCaption' | 'note', string | null>

const words = (prefix: string) =>
  `json_build_object('headline', ${prefix}headline, 'sponsoredUrl', ${prefix}sponsored_url,
     'featuredMediaCaption', ${prefix}featured_media_caption, 'note', ${prefix}note)`

/** @throws Error when the database does not answer */
export async function storedPost(database: Client, id: number): Promise<StoredPost> {
  const rows = async <Row>(text: string, values: unknown[] = [id]): Promise<Row[]> =>
    (await database.query(text, values)).rows
  const [row] = await rows<NonNullable<StoredPost['row']>>(
    `SELECT path, _status = 'published' AND deleted_at IS NULL AS "isLive", ${words('')} AS words FROM posts WHERE id = $1`,
  )
  const [versions] = await rows<StoredPost['versions']>(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE version__status = 'published')::int AS published
     FROM _posts_v WHERE parent_id = $1`,
  )
  return {
    row: row ?? null,
    newest: await rows(
      `SELECT version_publish_status AS status, version_deleted_at IS NOT NULL AS "isTrashed", ${words('version_')} AS words
       FROM _posts_v WHERE parent_id = $1 AND latest`,
    ),
    versions: versions ?? { all: 0, published: 0 },
    schedules: await rows(
      `SELECT id, state, version, content FROM schedules WHERE kind = 'posts' AND document_id = $1::text ORDER BY id`,
    ),
    log: await rows(
      `SELECT id, action, outcome, "from", "to", idempotency_key AS "idempotencyKey", detail
       FROM activity WHERE kind = 'posts' AND document_id = $1::text ORDER BY id`,
    ),
    ledger: await rows(`SELECT path, answer FROM addresses WHERE owner = 'posts:' || $1::text ORDER BY path`),
  }
}

/**
 * Returns the number of schedules that should be over, and of jobs that are in progress or due: 0 once all work has
 * ended.
 */
export async function unsettled(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM schedules WHERE state = 'waiting' AND due_at <= now())::int
          + (SELECT count(*) FROM payload_jobs WHERE queue = 'lifecycle' AND completed_at IS NULL
               AND (processing OR wait_until <= now()))::int AS count`,
  )
  return rows[0]?.count ?? 0
}

/** Returns the pending schedules without exactly one job for them. */
export async function schedulesWithoutJob(database: Client): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM schedules AS schedule WHERE state = 'waiting' AND 1 <> (
       SELECT count(*) FROM payload_jobs AS job WHERE job.input->>'schedule' = schedule.id::text
         AND job.completed_at IS NULL AND NOT job.has_error AND job.wait_until = schedule.due_at)`,
  )
  return rows.map(({ id }) => id)
}

/** The ledger's entry of an address under a mark, and the redirect that the newsroom sees. */
export interface LedgerLine {
  path: string
  answer: string
  owner: string | null
  target: string | null
  /** The kind of the redirect at this address; null when there is none. */
  redirect: string | null
}

export async function ledgerOf(database: Client, mark: string): Promise<LedgerLine[]> {
  const { rows } = await database.query<LedgerLine>(
    `SELECT coalesce(address.path, redirect.path) AS path, answer, owner, target, redirect.type AS redirect
     FROM addresses AS address FULL JOIN url_targets AS redirect ON redirect.path = address.path
     WHERE coalesce(address.path, redirect.path) LIKE '%' || $1 || '%' ORDER BY 1`,
    [mark],
  )
  return rows
}

/** Returns every address under a mark at which readers ever found something. */
export async function everLive(database: Client, mark: string): Promise<string[]> {
  const { rows } = await database.query<{ path: string }>(
    `SELECT DISTINCT path FROM address_entries WHERE answer = '200' AND path LIKE '%' || $1 || '%'`,
    [mark],
  )
  return rows.map(({ path }) => path)
}
