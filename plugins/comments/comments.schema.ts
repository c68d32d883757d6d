/** Threads of comments, as procedures and screens exchange them. */
import { z } from 'zod'
import { anchorSchema } from './anchors/anchor.schema.ts'

/** Maximum length of a comment, and of a text that it suggests. */
export const maxCommentLength = 5000

// Maximum number of people, posts and sections that one comment mentions.
const maxMentions = 20

const mentionTypes = ['user', 'post', 'section'] as const

/** A person, post or section that a comment mentions; its body contains `@` and the title. */
export const mention = z.object({
  type: z.enum(mentionTypes),
  id: z.string().min(1).max(20),
  title: z.string().min(1).max(300),
})

export type Mention = z.infer<typeof mention>

/** The decisions about a suggestion. */
export const suggestionOutcomes = ['accepted', 'declined'] as const

export const commentMetadata = z.object({
  mentions: z.array(mention).max(maxMentions).default([]),
  /** A text to replace the anchored text with; empty suggests to delete it. */
  suggestion: z.object({ text: z.string().max(maxCommentLength) }).optional(),
})

export type CommentMetadata = z.infer<typeof commentMetadata>

/** Metadata as stored. */
export const keptCommentMetadata = commentMetadata.extend({
  suggestion: z
    .object({
      text: z.string(),
      /** Null until the suggestion is decided. */
      outcome: z.enum(suggestionOutcomes).nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: z.string().nullable(),
    })
    .optional(),
})

export type KeptCommentMetadata = z.infer<typeof keptCommentMetadata>

/** Metadata of a thread. */
export const threadMetadata = z.object({ anchor: anchorSchema })

/** The text of a comment; empty only for a comment that suggests a text. */
export const commentBody = z.string().trim().max(maxCommentLength, 'A comment has at most 5,000 letters.')

const graphemes = new Intl.Segmenter()

const isOneEmoji = (text: string) =>
  [...graphemes.segment(text)].length === 1 && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)

export const emoji = z.string().max(40).refine(isOneEmoji, 'That is no emoji.')

export const reaction = z.object({ emoji: z.string(), createdAt: z.string(), userIds: z.array(z.string()) })

export const comment = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Later than `createdAt` for an edited comment. */
  updatedAt: z.string(),
  /** A deleted comment keeps its place in the thread, without its text. */
  deletedAt: z.string().nullable(),
  /** Null for a deleted account. */
  userId: z.string().nullable(),
  /** The name of who acted as the writer. */
  actedBy: z.string().nullable(),
  threadId: z.string(),
  metadata: keptCommentMetadata,
  body: z.string(),
  reactions: z.array(reaction),
  /** True where the calling person may delete it. */
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
  unread: z.number(),
  /** True where the calling person may delete it. */
  mayDelete: z.boolean(),
})

export type Thread = z.infer<typeof thread>

const part = z.number().nullish()
export const commentUser = z.object({
  id: z.string(),
  username: z.string(),
  avatarUrl: z.string().nullable(),
  avatarCrop: z.object({ x: part, y: part, zoom: part }),
})

/** Why a person gets a notice: a mention, or a reply in a thread that they wrote in. */
export const noticeKinds = ['mention', 'reply'] as const

export const notice = z.object({
  commentId: z.string(),
  threadId: z.string(),
  documentId: z.string(),
  /** The headline or name of the document; null for a deleted document. */
  title: z.string().nullable(),
  kind: z.enum(noticeKinds),
  userId: z.string().nullable(),
  actedBy: z.string().nullable(),
  body: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

export type Notice = z.infer<typeof notice>
