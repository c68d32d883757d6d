import { z } from 'zod'
import { numericIds } from '#database/numericIds.ts'
import { idInput, textInput } from '#plugins/rpc/named.schema.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import {
  commentBody,
  commentMetadata,
  commentUser,
  emoji,
  mention,
  notice,
  suggestionOutcomes,
  thread,
  threadMetadata,
} from './comments.schema.ts'
import {
  addComment,
  createThread,
  decideSuggestion,
  editComment,
  listThreads,
  markRead,
  react,
  setCommentDeletion,
  setThreadDeletion,
  setThreadResolution,
} from './comments.service.ts'
import { usersByIds } from './commentUsers.ts'
import { searchMentions } from './mentions.service.ts'
import { listNotices } from './notices.service.ts'
import { readNotices } from './store/notices.store.ts'

// Ids of threads and comments, which are numbers as text.
const numberedInput = z.string().regex(/^[1-9]\d{0,17}$/, 'That is no id.')

// The document key, and the address of its back office.
const onDocument = { documentId: z.string().max(100), origin: z.string().max(300).default('') }

const inThread = { ...onDocument, threadId: numberedInput }

const ofComment = { ...inThread, commentId: numberedInput }

const words = { body: commentBody, metadata: commentMetadata.default({ mentions: [] }) }

// The answer of a mutation without a result.
const done = z.object({})

const maxIds = 256

/** Threads of comments on documents, and the notices about them. */
export const commentsRouter = createRouter({
  addComment: procedure({
    summary: 'Replies in a thread, optionally with a suggested text; reopens a resolved thread.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object({ ...inThread, ...words }))
    .output(z.object({ commentId: z.string() }))
    .mutation(async ({ ctx, input }) => ({ commentId: await addComment(ctx.req, input) })),

  createThread: procedure({
    summary: 'Opens a thread of comments on a document. All who may read it may comment on it.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object({ ...onDocument, initialComment: z.object(words), metadata: threadMetadata }))
    .output(z.object({ threadId: z.string(), commentId: z.string() }))
    .mutation(({ ctx, input }) => createThread(ctx.req, input)),

  decideSuggestion: procedure({
    summary:
      'Accepts or declines a suggested text, once; the browser of the accepted call writes it into the document.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object({ ...ofComment, outcome: z.enum(suggestionOutcomes) }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await decideSuggestion(ctx.req, input)
      return {}
    }),

  deleteComment: procedure({
    summary: 'Deletes a comment: allowed for its writer and for all who may delete the document.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object(ofComment))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setCommentDeletion(ctx.req, { ...input, isDeleted: true })
      return {}
    }),

  deleteThread: procedure({
    summary: 'Deletes a thread: allowed for the person who opened it and for all who may delete the document.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object(inThread))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setThreadDeletion(ctx.req, { ...input, isDeleted: true })
      return {}
    }),

  editComment: procedure({ summary: 'Rewrites a comment; only its writer may.', permissions: [] })
    .use(inTransaction)
    .input(z.object({ ...ofComment, ...words }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await editComment(ctx.req, input)
      return {}
    }),

  listNotices: procedure({
    summary: 'Returns mentions of the calling person and replies in their threads, newest first, at most 50.',
    permissions: [],
  })
    .input(z.object({}))
    .output(z.object({ items: z.array(notice), unread: z.number() }))
    .query(({ ctx }) => listNotices(ctx.req)),

  listThreads: procedure({
    summary:
      'Returns the threads of a document in the order in which they were opened: all, the resolved or the open ones.',
    permissions: [],
  })
    .input(z.object({ documentId: onDocument.documentId, resolved: z.boolean().optional() }))
    .output(z.array(thread))
    .query(({ ctx, input }) => listThreads(ctx.req, input)),

  react: procedure({
    summary: 'Adds an emoji to a comment, or removes it.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object({ ...ofComment, emoji }))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await react(ctx.req, input)
      return {}
    }),

  readNotices: procedure({ summary: 'Marks all notices of the calling person as read.', permissions: [] })
    .use(inTransaction)
    .input(z.object({}))
    .output(done)
    .mutation(async ({ ctx }) => {
      await readNotices(ctx.req, Number(ctx.req.user?.id))
      return {}
    }),

  readThread: procedure({ summary: 'Marks a thread as read by the calling person.', permissions: [] })
    .use(inTransaction)
    .input(z.object(inThread))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await markRead(ctx.req, input)
      return {}
    }),

  resolveThread: procedure({ summary: 'Resolves a thread.', permissions: [] })
    .use(inTransaction)
    .input(z.object(inThread))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setThreadResolution(ctx.req, { ...input, isResolved: true })
      return {}
    }),

  restoreComment: procedure({ summary: 'Restores a deleted comment.', permissions: [] })
    .use(inTransaction)
    .input(z.object(ofComment))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setCommentDeletion(ctx.req, { ...input, isDeleted: false })
      return {}
    }),

  restoreThread: procedure({ summary: 'Restores a deleted thread.', permissions: [] })
    .use(inTransaction)
    .input(z.object(inThread))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setThreadDeletion(ctx.req, { ...input, isDeleted: false })
      return {}
    }),

  searchMentions: procedure({
    summary: 'Finds what a comment can mention: people, posts and sections whose names contain a text.',
    permissions: [],
  })
    .input(z.object({ query: textInput }))
    .output(z.array(mention))
    .query(({ ctx, input }) => searchMentions(ctx.req, input.query)),

  unresolveThread: procedure({ summary: 'Reopens a resolved thread.', permissions: [] })
    .use(inTransaction)
    .input(z.object(inThread))
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await setThreadResolution(ctx.req, { ...input, isResolved: false })
      return {}
    }),

  usersByIds: procedure({
    summary: 'Returns people by id, as comments show them, without deleted accounts. At most 256 ids.',
    permissions: [],
  })
    .input(z.object({ ids: z.array(idInput).max(maxIds) }))
    .output(z.array(commentUser))
    .query(({ ctx, input }) => usersByIds(ctx.req, numericIds(input.ids))),
})
