/**
 * Messages of the change feed: a page is notified that something it shows has changed, and then calls procedures, whose
 * policies decide what it gets. Messages name no document and no person.
 */
import { z } from 'zod'
import { envelope, type PayloadsOf, readerOf, writeEnvelope } from '../messages/envelope.ts'

/** Path of the socket on the real-time server. */
export const changeFeedPath = '/news'

/** Stands for the document key in a ticket to the change feed: such a ticket opens no room, and no room's ticket opens the feed. */
export const changeFeedKey = 'news'

/** Maximum of documents that one page watches. */
export const maxWatched = 500

const nothing = z.object({})

const feedRequest = z.discriminatedUnion('type', [
  // The first message, with the ticket. Answered by `news.ready`.
  envelope('news.enter', z.object({ token: z.string().max(4096) })),
  // Which documents the page shows, by name (`post_post_12`); null: it shows whatever is being worked on.
  envelope('presence.watch', z.object({ ids: z.array(z.string().max(100)).max(maxWatched).nullable() })),
])

export type FeedRequest = z.infer<typeof feedRequest>

const feedMessage = z.discriminatedUnion('type', [
  envelope('news.ready', nothing),
  envelope('news.heartbeat', nothing),
  // Presence or the lock of a document that the page shows changed.
  envelope('presence.changed', nothing),
  envelope('notices.changed', nothing),
  // A list of content is out of date: a document was created, deleted or renamed, or its status changed.
  envelope('lists.changed', nothing),
])

export type FeedMessage = z.infer<typeof feedMessage>

export const readFeedRequest = readerOf<FeedRequest>(feedRequest)
export const readFeedMessage = readerOf<FeedMessage>(feedMessage)

/** Serializes a message of a page. */
export function writeFeedRequest<Type extends FeedRequest['type']>(
  type: Type,
  payload: PayloadsOf<FeedRequest>[Type],
): string {
  return writeEnvelope(type, payload).text
}

/** Serializes a message of the server. */
export function writeFeedMessage(type: FeedMessage['type']): string {
  return writeEnvelope(type, {}).text
}
