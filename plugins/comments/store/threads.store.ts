/** The tables of comments (schema `comments`), which are separate from those of documents. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, nothing, query } from '#database/sql.ts'
import {
  type Comment,
  type KeptCommentMetadata,
  keptCommentMetadata,
  type Thread,
  threadMetadata,
} from '../comments.schema.ts'

const identified = z.object({ id: z.string() })
const moment = z.coerce.date().transform((date) => date.toISOString())

const threadRow = z.object({
  id: z.string(),
  guid: z.string(),
  metadata: threadMetadata,
  created_by: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  resolved_at: moment.nullable(),
  deleted_at: moment.nullable(),
})

const commentRow = z.object({
  id: z.string(),
  thread_id: z.string(),
  user_id: z.string().nullable(),
  acted_by: z.string().nullable(),
  body: z.string(),
  metadata: keptCommentMetadata,
  created_at: moment,
  updated_at: moment,
  deleted_at: moment.nullable(),
})

const reactionRow = z.object({
  comment_id: z.string(),
  emoji: z.string(),
  created_at: moment,
  user_ids: z.array(z.string()),
})

export type ThreadRow = z.infer<typeof threadRow>
export type CommentRow = z.infer<typeof commentRow>

const threadColumns = sql.raw(
  'id::text, guid, metadata, created_by::text, created_at, updated_at, resolved_at, deleted_at',
)
const commentColumns = sql.raw(
  'c.id::text, c.thread_id::text, c.user_id::text, c.acted_by, c.body, c.metadata, c.created_at, c.updated_at, c.deleted_at',
)

/** Returns whether a document has threads, deleted ones included. */
export async function hasThreads(req: InTransaction, documentKey: string): Promise<boolean> {
  const rows = await query(req, sql`SELECT 1 FROM comments.threads WHERE guid = ${documentKey} LIMIT 1`, nothing)
  return rows.length > 0
}

/**
 * Returns the threads of a document, in the order in which they were opened, without deleted ones.
 * @param mayDelete whether the reader may delete what a person wrote
 */
export async function threadsOf(
  req: InTransaction,
  documentKey: string,
  reader: number,
  { resolved, mayDelete }: { resolved?: boolean | undefined; mayDelete: (writer: string | null) => boolean },
): Promise<Thread[]> {
  const isWanted =
    resolved === undefined ? sql`TRUE` : resolved ? sql`resolved_at IS NOT NULL` : sql`resolved_at IS NULL`
  const threads = await query(
    req,
    sql`SELECT ${threadColumns} FROM comments.threads
        WHERE guid = ${documentKey} AND deleted_at IS NULL AND ${isWanted} ORDER BY threads.id`,
    threadRow,
  )
  const comments = await query(
    req,
    sql`SELECT ${commentColumns}, (c.user_id IS DISTINCT FROM ${reader} AND c.deleted_at IS NULL
          AND c.id > coalesce(r.comment_id, 0)) AS is_unread
        FROM comments.comments c JOIN comments.threads t ON t.id = c.thread_id
        LEFT JOIN comments.reads r ON r.thread_id = t.id AND r.user_id = ${reader}
        WHERE t.guid = ${documentKey} AND t.deleted_at IS NULL ORDER BY c.id`,
    commentRow.extend({ is_unread: z.boolean() }),
  )
  const reactions = await query(
    req,
    sql`SELECT e.comment_id::text, e.emoji, min(e.created_at) AS created_at,
          array_agg(e.user_id::text ORDER BY e.created_at) AS user_ids
        FROM comments.reactions e JOIN comments.comments c ON c.id = e.comment_id
        JOIN comments.threads t ON t.id = c.thread_id
        WHERE t.guid = ${documentKey} AND t.deleted_at IS NULL GROUP BY e.comment_id, e.emoji ORDER BY min(e.created_at)`,
    reactionRow,
  )
  const reactionsTo = byKey(reactions, ({ comment_id }) => comment_id)
  const commentsIn = byKey(comments, ({ thread_id }) => thread_id)
  return threads.map(({ id, metadata, created_by, created_at, updated_at, resolved_at }) => {
    const own = commentsIn.get(id) ?? []
    return {
      id,
      createdAt: created_at,
      updatedAt: updated_at,
      deleted: false,
      resolvedAt: resolved_at,
      metadata,
      comments: own.map((row) => ({
        ...commentOf(row, reactionsTo.get(row.id) ?? []),
        mayDelete: mayDelete(row.user_id),
      })),
      unread: own.filter(({ is_unread }) => is_unread).length,
      mayDelete: mayDelete(created_by),
    }
  })
}

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

function commentOf(row: CommentRow, reactions: z.infer<typeof reactionRow>[]): Omit<Comment, 'mayDelete'> {
  const isDeleted = row.deleted_at !== null
  return {
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    userId: row.user_id,
    actedBy: row.acted_by,
    threadId: row.thread_id,
    metadata: isDeleted ? { mentions: [] } : row.metadata,
    body: isDeleted ? '' : row.body,
    reactions: isDeleted
      ? []
      : reactions.map(({ emoji, created_at, user_ids }) => ({ emoji, createdAt: created_at, userIds: user_ids })),
  }
}

/** Locks a thread until the transaction ends, deleted ones too. @returns null when the document has no such thread */
export async function holdThread(req: InTransaction, documentKey: string, id: string): Promise<ThreadRow | null> {
  const [row] = await query(
    req,
    sql`SELECT ${threadColumns} FROM comments.threads WHERE id = ${id} AND guid = ${documentKey} FOR UPDATE`,
    threadRow,
  )
  return row ?? null
}

/** Returns a comment of a thread, deleted ones too; null when the thread has no such comment. */
export async function commentIn(req: InTransaction, threadId: string, id: string): Promise<CommentRow | null> {
  const [row] = await query(
    req,
    sql`SELECT ${commentColumns} FROM comments.comments c WHERE c.id = ${id} AND c.thread_id = ${threadId}`,
    commentRow,
  )
  return row ?? null
}

/** Inserts a thread. @returns its id */
export async function insertThread(
  req: InTransaction,
  thread: { documentKey: string; metadata: z.infer<typeof threadMetadata>; by: number },
): Promise<string> {
  const [row] = await query(
    req,
    sql`INSERT INTO comments.threads (guid, metadata, created_by)
        VALUES (${thread.documentKey}, ${JSON.stringify(thread.metadata)}::jsonb, ${thread.by}) RETURNING id::text`,
    identified,
  )
  if (!row) throw new Error('The database kept no thread')
  return row.id
}

/** Inserts a comment. @returns its id */
export async function insertComment(
  req: InTransaction,
  comment: { threadId: string; body: string; metadata: KeptCommentMetadata; by: number; actedBy: string | null },
): Promise<string> {
  const [row] = await query(
    req,
    sql`INSERT INTO comments.comments (thread_id, user_id, acted_by, body, metadata)
        VALUES (${comment.threadId}, ${comment.by}, ${comment.actedBy}, ${comment.body},
                ${JSON.stringify(comment.metadata)}::jsonb)
        RETURNING id::text`,
    identified,
  )
  if (!row) throw new Error('The database kept no comment')
  return row.id
}

/** Replaces the text and metadata of a comment. */
export async function rewriteComment(
  req: InTransaction,
  id: string,
  { body, metadata }: { body: string; metadata: KeptCommentMetadata },
): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.comments SET body = ${body}, metadata = ${JSON.stringify(metadata)}::jsonb, updated_at = now()
        WHERE id = ${id}`,
    nothing,
  )
}

/** Stores the outcome of a suggestion, without marking the comment as edited. */
export async function keepOutcome(req: InTransaction, id: string, metadata: KeptCommentMetadata): Promise<void> {
  await query(
    req,
    sql`UPDATE comments.comments SET metadata = ${JSON.stringify(metadata)}::jsonb WHERE id = ${id}`,
    nothing,
  )
}

/** Marks a comment as deleted, or restores it; the row stays. */
export async function setCommentDeleted(req: InTransaction, id: string, isDeleted: boolean): Promise<void> {
  const at = isDeleted ? sql`now()` : sql`NULL`
  await query(req, sql`UPDATE comments.comments SET deleted_at = ${at} WHERE id = ${id}`, nothing)
}

/** Marks a thread as deleted, or restores it; the rows stay. */
export async function setThreadDeleted(req: InTransaction, id: string, isDeleted: boolean): Promise<void> {
  const at = isDeleted ? sql`now()` : sql`NULL`
  await query(req, sql`UPDATE comments.threads SET deleted_at = ${at} WHERE id = ${id}`, nothing)
}

/** Resolves a thread. @param by the person who resolves it; null reopens it */
export async function setThreadResolved(req: InTransaction, id: string, by: number | null): Promise<void> {
  const at = by === null ? sql`NULL` : sql`now()`
  await query(req, sql`UPDATE comments.threads SET resolved_at = ${at}, resolved_by = ${by} WHERE id = ${id}`, nothing)
}

/** Sets the time of the last change of a thread. */
export async function touchThread(req: InTransaction, id: string): Promise<void> {
  await query(req, sql`UPDATE comments.threads SET updated_at = now() WHERE id = ${id}`, nothing)
}

/** Adds a person's reaction to a comment, or removes it if it is there. */
export async function toggleReaction(
  req: InTransaction,
  reaction: { commentId: string; by: number; emoji: string },
): Promise<void> {
  const { commentId, by, emoji } = reaction
  const removed = await query(
    req,
    sql`DELETE FROM comments.reactions WHERE comment_id = ${commentId} AND user_id = ${by} AND emoji = ${emoji}
        RETURNING 1`,
    nothing,
  )
  if (removed.length > 0) return
  await query(
    req,
    sql`INSERT INTO comments.reactions (comment_id, user_id, emoji) VALUES (${commentId}, ${by}, ${emoji})`,
    nothing,
  )
}

/** Returns the different emoji of a comment. */
export async function emojiOf(req: InTransaction, commentId: string): Promise<string[]> {
  const rows = await query(
    req,
    sql`SELECT DISTINCT emoji FROM comments.reactions WHERE comment_id = ${commentId}`,
    z.object({ emoji: z.string() }),
  )
  return rows.map(({ emoji }) => emoji)
}

/** Returns the ids of all people who wrote in a thread. */
export async function participantsOf(req: InTransaction, threadId: string): Promise<number[]> {
  const rows = await query(
    req,
    sql`SELECT DISTINCT user_id FROM comments.comments
        WHERE thread_id = ${threadId} AND user_id IS NOT NULL AND deleted_at IS NULL`,
    z.object({ user_id: z.number() }),
  )
  return rows.map(({ user_id }) => user_id)
}

/** Marks a thread and its notices as read by a person. */
export async function markThreadRead(req: InTransaction, threadId: string, reader: number): Promise<void> {
  await query(
    req,
    sql`INSERT INTO comments.reads (thread_id, user_id, comment_id)
        SELECT ${threadId}::bigint, ${reader}::int, coalesce(max(id), 0) FROM comments.comments WHERE thread_id = ${threadId}
        ON CONFLICT (thread_id, user_id)
        DO UPDATE SET comment_id = greatest(reads.comment_id, excluded.comment_id)`,
    nothing,
  )
  await query(
    req,
    sql`UPDATE comments.notices n SET read_at = now() FROM comments.comments c
        WHERE c.id = n.comment_id AND c.thread_id = ${threadId} AND n.user_id = ${reader} AND n.read_at IS NULL`,
    nothing,
  )
}

/** Deletes the threads of a document for good. */
export async function forgetThreads(req: InTransaction, documentKey: string): Promise<void> {
  await query(req, sql`DELETE FROM comments.threads WHERE guid = ${documentKey}`, nothing)
}
