/** Actions on comments. Each checks the policy and notifies all who have the document open. */
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { writersOf } from '#collections/fields/savedBy.field.ts'
import type { Reference } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { announce } from '#plugins/collaboration/messages/announce.ts'
import { type CommentedDocument, commentedDocument, forbidden } from './commentRights.ts'
import { mayDecide, mayDelete, mayEditComment } from './comments.policy.ts'
import type {
  CommentMetadata,
  KeptCommentMetadata,
  suggestionOutcomes,
  Thread,
  threadMetadata,
} from './comments.schema.ts'
import { noteForOthers } from './notices.service.ts'
import {
  type CommentRow,
  commentIn,
  emojiOf,
  holdThread,
  insertComment,
  insertThread,
  keepOutcome,
  markThreadRead,
  rewriteComment,
  setCommentDeleted,
  setThreadDeleted,
  setThreadResolved,
  type ThreadRow,
  threadsOf,
  toggleReaction,
  touchThread,
} from './store/threads.store.ts'

// Maximum number of different emoji on one comment.
const maxEmoji = 20

interface InThread {
  documentId: string
  threadId: string
}

interface OfComment extends InThread {
  commentId: string
}

interface CommentText {
  body: string
  metadata: CommentMetadata
  // Origin of the back office, as the writer's browser sees it.
  origin: string
}

const gone = (what: string) => new APIError(`This ${what} is not there any more.`, 404, null, true)

const idOf = ({ user }: PayloadRequest): number => Number(user?.id)

/** Returns the threads of a document. @param resolved returns only the resolved or only the open ones */
export async function listThreads(
  req: PayloadRequest,
  { documentId, resolved }: { documentId: string; resolved?: boolean | undefined },
): Promise<Thread[]> {
  const { documentKey, rights } = await commentedDocument(req, documentId)
  const actor = await actorOfRequest(req)
  return threadsOf(req, documentKey, idOf(req), { resolved, mayDelete: (writer) => mayDelete(actor, rights, writer) })
}

/** Opens a thread. @returns its id and that of its first comment */
export async function createThread(
  req: PayloadRequest,
  {
    documentId,
    initialComment,
    metadata,
    origin,
  }: {
    documentId: string
    initialComment: Omit<CommentText, 'origin'>
    metadata: z.infer<typeof threadMetadata>
    origin: string
  },
): Promise<{ threadId: string; commentId: string }> {
  const document = await commentedDocument(req, documentId)
  expectWords(initialComment)
  const threadId = await insertThread(req, { documentKey: document.documentKey, metadata, by: idOf(req) })
  const commentId = await write(req, document, threadId, { ...initialComment, origin })
  await record(req, document, 'opened a thread of comments')
  return { threadId, commentId }
}

/** Replies in a thread, and reopens a resolved one. @returns the comment's id */
export async function addComment(
  req: PayloadRequest,
  { documentId, threadId, ...words }: InThread & CommentText,
): Promise<string> {
  const { document, thread } = await threadIn(req, { documentId, threadId })
  expectWords(words)
  if (thread.resolved_at !== null) await setThreadResolved(req, thread.id, null)
  const commentId = await write(req, document, thread.id, words)
  await record(req, document, 'wrote a comment')
  return commentId
}

async function write(
  req: PayloadRequest,
  document: CommentedDocument,
  threadId: string,
  { body, metadata, origin }: CommentText,
): Promise<string> {
  const commentId = await insertComment(req, {
    threadId,
    body,
    metadata: kept(metadata),
    by: idOf(req),
    actedBy: writersOf(req)[0]?.by?.name ?? null,
  })
  await noteForOthers(req, { threadId, commentId, body, mentions: metadata.mentions, origin })
  await markThreadRead(req, threadId, idOf(req))
  await changed(req, document, threadId)
  return commentId
}

function expectWords({ body, metadata }: Omit<CommentText, 'origin'>): void {
  if (body === '' && !metadata.suggestion) throw new APIError('Write something first.', 400, null, true)
}

const kept = ({ mentions, suggestion }: CommentMetadata): KeptCommentMetadata => ({
  mentions,
  ...(suggestion && { suggestion: { ...suggestion, outcome: null, decidedBy: null, decidedAt: null } }),
})

/** Rewrites a comment; only its writer may. A suggestion that was decided does not change. */
export async function editComment(
  req: PayloadRequest,
  { body, metadata, origin, ...call }: OfComment & CommentText,
): Promise<void> {
  const { document, thread, comment } = await commentOf(req, call)
  const actor = await actorOfRequest(req)
  if (!mayEditComment(actor, document.rights, comment.user_id)) throw new APIError(forbidden, 403, null, true)
  expectWords({ body, metadata })
  const { suggestion } = comment.metadata
  const isDecided = suggestion !== undefined && suggestion.outcome !== null
  await rewriteComment(req, comment.id, {
    body,
    metadata: isDecided ? { mentions: metadata.mentions, suggestion } : kept(metadata),
  })
  await noteForOthers(req, { threadId: thread.id, commentId: comment.id, body, mentions: metadata.mentions, origin })
  await changed(req, document, thread.id)
  await record(req, document, 'rewrote a comment')
}

export async function setCommentDeletion(
  req: PayloadRequest,
  { isDeleted, ...call }: OfComment & { isDeleted: boolean },
): Promise<void> {
  const { document, thread, comment } = await commentOf(req, call, { isDeletedToo: !isDeleted })
  await expectMayDelete(req, document, comment.user_id)
  await setCommentDeleted(req, comment.id, isDeleted)
  await changed(req, document, thread.id)
  await record(req, document, isDeleted ? 'deleted a comment' : 'restored a comment')
}

export async function setThreadDeletion(
  req: PayloadRequest,
  { isDeleted, ...call }: InThread & { isDeleted: boolean },
): Promise<void> {
  const { document, thread } = await threadIn(req, call, { isDeletedToo: !isDeleted })
  await expectMayDelete(req, document, thread.created_by)
  await setThreadDeleted(req, thread.id, isDeleted)
  await changed(req, document, thread.id)
  await record(req, document, isDeleted ? 'deleted a thread of comments' : 'restored a thread of comments')
}

async function expectMayDelete(req: PayloadRequest, { rights }: CommentedDocument, writer: Reference): Promise<void> {
  if (!mayDelete(await actorOfRequest(req), rights, writer)) throw new APIError(forbidden, 403, null, true)
}

/** Resolves a thread or reopens it. */
export async function setThreadResolution(
  req: PayloadRequest,
  { isResolved, ...call }: InThread & { isResolved: boolean },
): Promise<void> {
  const { document, thread } = await threadIn(req, call)
  if ((thread.resolved_at !== null) === isResolved) return
  await setThreadResolved(req, thread.id, isResolved ? idOf(req) : null)
  await changed(req, document, thread.id)
  await record(req, document, isResolved ? 'resolved a thread of comments' : 'reopened a thread of comments')
}

export async function react(req: PayloadRequest, { emoji, ...call }: OfComment & { emoji: string }): Promise<void> {
  const { document, thread, comment } = await commentOf(req, call)
  const known = await emojiOf(req, comment.id)
  if (!known.includes(emoji) && known.length >= maxEmoji)
    throw new APIError(`A comment has at most ${maxEmoji} different reactions.`, 400, null, true)
  await toggleReaction(req, { commentId: comment.id, by: idOf(req), emoji })
  await changed(req, document, thread.id)
  await record(req, document, 'reacted to a comment')
}

/**
 * Accepts or declines a suggestion, once: of two concurrent calls, one succeeds. The browser of the successful call then
 * writes the text as an edit of its person, who can undo it like any other.
 * @throws APIError 409 for a suggestion that was decided already
 */
export async function decideSuggestion(
  req: PayloadRequest,
  { outcome, ...call }: OfComment & { outcome: (typeof suggestionOutcomes)[number] },
): Promise<void> {
  const { document, thread, comment } = await commentOf(req, call)
  if (!mayDecide(document.rights)) throw new APIError(forbidden, 403, null, true)
  const { suggestion } = comment.metadata
  if (!suggestion) throw gone('suggestion')
  if (suggestion.outcome !== null)
    throw new APIError(`This suggestion was ${suggestion.outcome} already.`, 409, null, true)
  const decided = { ...suggestion, outcome, decidedBy: String(idOf(req)), decidedAt: new Date().toISOString() }
  await keepOutcome(req, comment.id, { ...comment.metadata, suggestion: decided })
  await changed(req, document, thread.id)
  await record(req, document, `${outcome} a suggested text`)
}

export async function markRead(req: PayloadRequest, call: InThread): Promise<void> {
  const { thread } = await threadIn(req, call)
  await markThreadRead(req, thread.id, idOf(req))
}

function record(req: PayloadRequest, { collection, id }: CommentedDocument, what: string): Promise<void> {
  return recordDeed(req, { action: 'update', kind: collection, id, what })
}

async function changed(req: PayloadRequest, document: CommentedDocument, threadId: string): Promise<void> {
  await touchThread(req, threadId)
  await announce(req, document, 'comments.changed', { threadId })
}

async function threadIn(
  req: PayloadRequest,
  { documentId, threadId }: InThread,
  { isDeletedToo = false } = {},
): Promise<{ document: CommentedDocument; thread: ThreadRow }> {
  const document = await commentedDocument(req, documentId)
  const thread = await holdThread(req, document.documentKey, threadId)
  if (!thread || (thread.deleted_at !== null && !isDeletedToo)) throw gone('thread')
  return { document, thread }
}

async function commentOf(
  req: PayloadRequest,
  { commentId, ...call }: OfComment,
  { isDeletedToo = false } = {},
): Promise<{ document: CommentedDocument; thread: ThreadRow; comment: CommentRow }> {
  const { document, thread } = await threadIn(req, call)
  const comment = await commentIn(req, thread.id, commentId)
  if (!comment || (comment.deleted_at !== null && !isDeletedToo)) throw gone('comment')
  return { document, thread, comment }
}
