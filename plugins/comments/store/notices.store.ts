/** Who is told of which comment, in the app and by e-mail. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import { notifyNotices } from '#plugins/collaboration/storage/notifications.ts'
import { noticeKinds } from '../comments.schema.ts'

const moment = z.coerce.date().transform((date) => date.toISOString())

const noticeRow = z.object({
  comment_id: z.string(),
  thread_id: z.string(),
  guid: z.string(),
  kind: z.enum(noticeKinds),
  user_id: z.string().nullable(),
  body: z.string(),
  created_at: moment,
  read_at: moment.nullable(),
})

export type NoticeRow = z.infer<typeof noticeRow>

/** Notes that people are to be told of a comment; who was told of it already is not told twice. */
export async function insertNotices(
  req: InTransaction,
  { commentId, origin, people }: { commentId: string; origin: string; people: readonly { id: number; kind: string }[] },
): Promise<void> {
  for (const { id, kind } of people) {
    await query(
      req,
      sql`INSERT INTO comments.notices (comment_id, user_id, kind, origin)
          VALUES (${commentId}, ${id}, ${kind}, ${origin}) ON CONFLICT DO NOTHING`,
      nothing,
    )
    await notifyNotices(req, id)
  }
}

/** What somebody is told, the newest first. Comments that were deleted are nothing to tell of. */
export async function noticesOf(req: InTransaction, person: number, limit: number): Promise<NoticeRow[]> {
  return query(
    req,
    sql`SELECT n.comment_id::text, t.id::text AS thread_id, t.guid, n.kind, c.user_id::text, c.body, n.created_at, n.read_at
        FROM comments.notices n JOIN comments.comments c ON c.id = n.comment_id
        JOIN comments.threads t ON t.id = c.thread_id
        WHERE n.user_id = ${person} AND c.deleted_at IS NULL AND t.deleted_at IS NULL
        ORDER BY n.comment_id DESC LIMIT ${limit}`,
    noticeRow,
  )
}

/** How many of them somebody has not read. */
export async function unreadNotices(req: InTransaction, person: number): Promise<number> {
  const [row] = await query(
    req,
    sql`SELECT count(*)::int AS unread FROM comments.notices n JOIN comments.comments c ON c.id = n.comment_id
        JOIN comments.threads t ON t.id = c.thread_id
        WHERE n.user_id = ${person} AND n.read_at IS NULL AND c.deleted_at IS NULL AND t.deleted_at IS NULL`,
    z.object({ unread: z.number() }),
  )
  return row?.unread ?? 0
}

/** Somebody has read all that they were told. */
export async function readNotices(req: InTransaction, person: number): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.notices SET read_at = now() WHERE user_id = ${person} AND read_at IS NULL`,
    nothing,
  )
  await notifyNotices(req, person)
}

const dueRow = z.object({
  comment_id: z.string(),
  thread_id: z.string(),
  guid: z.string(),
  kind: z.enum(noticeKinds),
  origin: z.string(),
  email: z.string(),
  writer: z.string().nullable(),
  body: z.string(),
})

export type DueNotice = z.infer<typeof dueRow>

/**
 * Takes the notices that are to be mailed now: each is taken by one process only, however many there are.
 *
 * @param patience seconds in which somebody can read it in the app first
 */
export async function takeDueNotices(req: InTransaction, patience: number): Promise<DueNotice[]> {
  return query(
    req,
    sql`UPDATE comments.notices n SET mailed_at = now()
        FROM comments.comments c JOIN comments.threads t ON t.id = c.thread_id LEFT JOIN users w ON w.id = c.user_id, users u
        WHERE c.id = n.comment_id AND u.id = n.user_id AND u.status = 'ACTIVE'
          AND n.mailed_at IS NULL AND n.read_at IS NULL AND c.deleted_at IS NULL AND t.deleted_at IS NULL
          AND n.created_at <= now() - make_interval(secs => ${patience}) AND n.created_at > now() - interval '1 day'
        RETURNING n.comment_id::text, t.id::text AS thread_id, t.guid, n.kind, n.origin, u.email, w.name AS writer, c.body`,
    dueRow,
  )
}

/** It could not be mailed: it is tried again, for a day. */
export async function giveBackNotice(req: InTransaction, { comment_id, email }: DueNotice): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.notices n SET mailed_at = NULL FROM users u
        WHERE u.id = n.user_id AND u.email = ${email} AND n.comment_id = ${comment_id}`,
    nothing,
  )
}

/** Of what was said about a document until now, people are told in the back office only. */
export async function mailNoNotices(req: InTransaction, guid: string): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.notices n SET mailed_at = now()
        FROM comments.comments c JOIN comments.threads t ON t.id = c.thread_id
        WHERE c.id = n.comment_id AND t.guid = ${guid} AND n.mailed_at IS NULL`,
    nothing,
  )
}
