/**
 * Conversations of readers with assistants: what browsers send to the reader site, what the site sends to the back office
 * (signed), and the answers. The text of answers is in `chatText.ts`.
 */
import { z } from 'zod'
import { chatLimits, reportLimits } from './conversations.ts'

export { chatCheck, chatLimits, threadHeader } from './conversations.ts'

/** 32 random bytes in base64url: it opens a conversation for its reader, and for no one else. */
export const threadId = z.string().regex(/^[\w-]{43}$/, 'must be the id of a conversation')

const slug = z.string().min(1).max(200)

export const chatMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })

export type ChatMessage = z.output<typeof chatMessage>

/** `POST /api/chat/`. The last message is the question. */
export const chatRequest = z.object({
  assistant: slug,
  messages: z
    .array(chatMessage)
    .min(1, 'must have a message')
    .max(chatLimits.messages)
    .refine((messages) => messages.at(-1)?.role === 'user', 'must end with a message of the reader')
    .refine((messages) => (messages.at(-1)?.content.trim() ?? '') !== '', 'must have a question')
    .refine(
      (messages) => (messages.at(-1)?.content.length ?? 0) <= chatLimits.question,
      `must have a question of at most ${chatLimits.question} characters`,
    ),
  /** Null or missing for a new conversation. */
  threadId: threadId.nullish(),
  /** Id of the candidate forum that the question was asked in. */
  forum: z.string().max(20).nullish(),
  /** The outcome of the check `CHAT_BLOCK_MESSAGE`, as its service gave it to the browser. */
  verification: z.string().max(16_000).nullish(),
})

export type ChatRequest = z.output<typeof chatRequest>

/** Codes of refusals: 400, 403, 404, 409, 429, 503. `closed`: the forum takes no questions now. */
export const chatRefusals = {
  invalid: 400,
  unverified: 403,
  closed: 403,
  'unknown-assistant': 404,
  'unknown-thread': 404,
  'in-progress': 409,
  'too-many': 429,
  unavailable: 503,
} as const

export type ChatRefusalCode = keyof typeof chatRefusals

/** The body of every answer that is no stream of text. `message` is for the reader. */
export const chatRefusal = z.object({
  error: z.object({
    code: z.enum([
      'invalid',
      'unverified',
      'closed',
      'unknown-assistant',
      'unknown-thread',
      'in-progress',
      'too-many',
      'unavailable',
    ]),
    message: z.string(),
  }),
})

export type ChatRefusal = z.output<typeof chatRefusal>

/** Signed calls of the site. `reader` is a keyed hash of the reader's address: the back office never gets the address. */
export const chatPaths = {
  send: '/api/reader/chat',
  thread: '/api/reader/chat/thread',
  rating: '/api/reader/chat/rating',
  challenge: '/api/reader/chat/challenge',
  report: '/api/reader/chat/report',
} as const

const reader = z.string().regex(/^[\w-]{16,64}$/)

/** Answered with `text/plain` and `x-thread-id`, or with a `chatRefusal`. */
export const chatCall = z.object({
  request: z.unknown(),
  reader,
  /** How the message was sent: by script, which can pass the check, or by a form without script, which cannot. */
  by: z.enum(['script', 'form']),
})

/**
 * Answered with an array of `chatMessage`: all of a conversation; empty for an unknown one. With `of`, also for one with
 * another assistant, or in another forum: a page shows only what was said to whom it names.
 */
export const threadCall = z.object({
  threadId: z.string().max(200),
  of: z.object({ assistant: slug, forum: z.string().max(20).nullable() }).nullable(),
})

export type ThreadCall = z.output<typeof threadCall>

/** `POST /api/chat/rating`: whether an answer helped. Answered with {ok: true}, or with a `chatRefusal`. */
export const ratingRequest = z.object({
  threadId,
  /** Which answer of the conversation, from 0. */
  answer: z.int().min(0).max(10_000),
  rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
})

export const ratingCall = z.object({ rating: ratingRequest })

/**
 * `POST /api/chat/report`: what is wrong with an answer, and the address of a reader who wants to hear the decision.
 * Answered with {ok: true}, or with a `chatRefusal`.
 */
export const reportRequest = z.object({
  threadId,
  /** Which answer of the conversation, from 0. */
  answer: z.int().min(0).max(10_000),
  reason: z.enum(['wrong', 'misleading', 'unfair', 'offensive', 'other']),
  details: z.string().trim().max(reportLimits.details).default(''),
  email: z.email('must be an e-mail address').max(254).nullable().default(null),
})

export type ReportRequest = z.output<typeof reportRequest>

export const reportCall = z.object({ report: reportRequest })

/** `GET /api/chat/challenge`: what a browser needs to pass `CHAT_BLOCK_MESSAGE`. */
export const chatChallenge = z.discriminatedUnion('provider', [
  /** Nothing to pass. */
  z.object({ provider: z.literal('none') }),
  /** ALTCHA: proof of work. `challenge` goes to the solver as it is. */
  z.object({ provider: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({ provider: z.enum(['turnstile', 'recaptcha']), siteKey: z.string() }),
])

export type ChatChallenge = z.output<typeof chatChallenge>
