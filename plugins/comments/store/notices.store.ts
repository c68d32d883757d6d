/** Notices of comments: who gets them, in the app and by e-mail. */
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
  acted_by: z.string().nullable(),
  body: z.string(),
  created_at: moment,
  read_at: moment.nullable(),
})

export type NoticeRow = z.infer<typeof noticeRow>

/** Inserts notices of a comment for people; a person who has one already gets no second one. */
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

/** Returns the notices of a person, newest first, without those of deleted comments. */
export async function noticesOf(req: InTransaction, person: number, limit: number): Promise<NoticeRow[]> {
  return query(
    req,
    sql`SELECT n.comment_id::text, t.id::text AS thread_id, t.guid, n.kind, c.user_id::text, c.acted_by, c.body,
          n.created_at, n.read_at
        FROM comments.notices n JOIN comments.comments c ON c.id = n.comment_id
        JOIN comments.threads t ON t.id = c.thread_id
        WHERE n.user_id = ${person} AND c.deleted_at IS NULL AND t.deleted_at IS NULL
        ORDER BY n.comment_id DESC LIMIT ${limit}`,
    noticeRow,
  )
}

/** Returns the number of unread notices of a person. */
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

/** Marks all notices of a person as read. */
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
 * Claims the notices that are due to be mailed: each is claimed by one process only.
 * @param graceSeconds seconds in which a person can read a notice in the app first
 */
export async function takeDueNotices(req: InTransaction, graceSeconds: number): Promise<DueNotice[]> {
  return query(
    req,
    sql`UPDATE comments.notices n SET mailed_at = now()
        FROM comments.comments c JOIN comments.threads t ON t.id = c.thread_id LEFT JOIN users w ON w.id = c.user_id, users u
        WHERE c.id = n.comment_id AND u.id = n.user_id AND u.status = 'ACTIVE'
          AND n.mailed_at IS NULL AND n.read_at IS NULL AND c.deleted_at IS NULL AND t.deleted_at IS NULL
          AND n.created_at <= now() - make_interval(secs => ${graceSeconds}) AND n.created_at > now() - interval '1 day'
        RETURNING n.comment_id::text, t.id::text AS thread_id, t.guid, n.kind, n.origin, u.email,
          w.name || coalesce(' (by ' || c.acted_by || ')', '') AS writer, c.body`,
    dueRow,
  )
}

/** Releases a notice that could not be mailed; it is retried for a day. */
export async function giveBackNotice(req: InTransaction, { comment_id, email }: DueNotice): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.notices n SET mailed_at = NULL FROM users u
        WHERE u.id = n.user_id AND u.email = ${email} AND n.comment_id = ${comment_id}`,
    nothing,
  )
}

/** Marks the notices of a document as mailed, so that they are shown in the back office only. */
export async function mailNoNotices(req: InTransaction, documentKey: string): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.notices n SET mailed_at = now()
        FROM comments.comments c JOIN comments.threads t ON t.id = c.thread_id
        WHERE c.id = n.comment_id AND t.guid = ${documentKey} AND n.mailed_at IS NULL`,
    nothing,
  )
}
