/** Threads of comments as the back office and its screens speak of them (back-office specification, 3.8 and 7.3). */
import { z } from 'zod'
import { anchorSchema } from './anchors/anchor.schema.ts'

/** The most letters of a comment, and of a text that it suggests. */
export const longestComment = 5000

/** The most people, posts and sections that one comment mentions. */
const mostMentions = 20

const mentionTypes = ['user', 'post', 'section'] as const

/** Somebody or something that a comment mentions; its words have `@` and the title. */
export const mention = z.object({
  type: z.enum(mentionTypes),
  id: z.string().min(1).max(20),
  title: z.string().min(1).max(300),
})

export type Mention = z.infer<typeof mention>

/** What became of a text that somebody suggested. */
export const suggestionOutcomes = ['accepted', 'declined'] as const

/** What somebody says about a comment that they write. */
export const commentMetadata = z.object({
  mentions: z.array(mention).max(mostMentions).default([]),
  /** A text to stand in place of what the thread is about. Empty: to be left out. */
  suggestion: z.object({ text: z.string().max(longestComment) }).optional(),
})

export type CommentMetadata = z.infer<typeof commentMetadata>

/** What is kept of it. */
export const keptCommentMetadata = commentMetadata.extend({
  suggestion: z
    .object({
      text: z.string(),
      /** Null as long as nobody has decided. */
      outcome: z.enum(suggestionOutcomes).nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: z.string().nullable(),
    })
    .optional(),
})

export type KeptCommentMetadata = z.infer<typeof keptCommentMetadata>

/** What a thread is about. */
export const threadMetadata = z.object({ anchor: anchorSchema })

/** The words of a comment; one that suggests a text needs none. */
export const commentBody = z.string().trim().max(longestComment, 'A comment has at most 5,000 letters.')

const graphemes = new Intl.Segmenter()

const isOneEmoji = (text: string) =>
  [...graphemes.segment(text)].length === 1 && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)

/** One emoji, as people see it. */
export const emoji = z.string().max(40).refine(isOneEmoji, 'That is no emoji.')

export const reaction = z.object({ emoji: z.string(), createdAt: z.string(), userIds: z.array(z.string()) })

export const comment = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Later than `createdAt` once it was edited. */
  updatedAt: z.string(),
  /** A deleted comment keeps its place, without its words. */
  deletedAt: z.string().nullable(),
  /** Null for somebody whose account is gone. */
  userId: z.string().nullable(),
  threadId: z.string(),
  metadata: keptCommentMetadata,
  body: z.string(),
  reactions: z.array(reaction),
  /** Whether the asking person may delete it. */
  mayDelete: z.boolean(),
})

export type Comment = z.infer<typeof comment>

export const thread = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deleted: z.boolean(),
  resolvedAt: z.string().nullable(),
  metadata: threadMetadata,
  comments: z.array(comment),
  /** How many comments of others the asking person has not seen. */
  unread: z.number(),
  /** Whether the asking person may delete it. */
  mayDelete: z.boolean(),
})

export type Thread = z.infer<typeof thread>

/** A user for comment display (back-office specification, 3.1). */
export const commentUser = z.object({ id: z.string(), username: z.string(), avatarUrl: z.string().nullable() })

/** Somebody was mentioned, or a thread that they take part in goes on. */
export const noticeKinds = ['mention', 'reply'] as const

export const notice = z.object({
  commentId: z.string(),
  threadId: z.string(),
  documentId: z.string(),
  /** The headline or name of the document; null where it is gone. */
  title: z.string().nullable(),
  kind: z.enum(noticeKinds),
  userId: z.string().nullable(),
  body: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

export type Notice = z.infer<typeof notice>
