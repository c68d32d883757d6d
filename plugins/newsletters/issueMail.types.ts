import type { Payload } from 'payload'
import type { SentPosts } from '../sent-posts/sentPosts.store.ts'

/**
 * An issue as a mail, rendered once for all of its readers. `html` and `text` carry the marks of `readerMarks` where each
 * reader has links of their own.
 */
export interface IssueMail {
  subject: string
  /** What mail programs show beside the subject. */
  previewText: string
  html: string
  text: string
}

/** Marks in a rendered issue that the sender replaces for each reader. */
export const readerMarks = {
  unsubscribe: '%%UNSUBSCRIBE_URL%%',
  preferences: '%%PREFERENCES_URL%%',
} as const

/** An issue as it is sent: its mail, and the posts of the blocks that filled themselves. */
export type SentIssue = IssueMail & { posts: SentPosts }

/** Renders an issue: the given version of it, or the newest published one. Throws where the issue does not exist. */
export type RenderIssue = (payload: Payload, issue: { id: number; version?: number }) => Promise<SentIssue>
