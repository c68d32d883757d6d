import { z } from 'zod'
import { commentBody, commentMetadata } from '#plugins/comments/comments.schema.ts'

/** Ids of threads and comments, which are numbers as text. */
const numberedInput = z.string().regex(/^[1-9]\d{0,17}$/, 'That is no id.')

/** The document that is commented on, by its guid, and the address that its back office is asked at. */
export const onDocument = { documentId: z.string().max(100), origin: z.string().max(300).default('') }

export const inThread = { ...onDocument, threadId: numberedInput }

export const ofComment = { ...inThread, commentId: numberedInput }

export const words = { body: commentBody, metadata: commentMetadata.default({ mentions: [] }) }

/** What is answered when there is nothing to say but that it is done. */
export const done = z.object({})
