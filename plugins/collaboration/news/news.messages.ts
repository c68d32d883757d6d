/**
 * What pages of the back office are told without asking: that something they show has changed. They then ask the
 * procedures, whose policies decide what they get to see; so news name no document and no person.
 */
import { z } from 'zod'
import { envelope, type PayloadsOf, readerOf, writeEnvelope } from '../messages/envelope.ts'

/** Where pages listen, below the address of the real-time server. */
export const newsPath = '/news'

/** What a ticket to the news names instead of a document: it opens no room, and no room's ticket opens the news. */
export const newsGuid = 'news'

/** Documents that one page shows at most. */
export const mostWatched = 500

const nothing = z.object({})

/** From a page to the server. */
const newsRequest = z.discriminatedUnion('type', [
  /** The first thing that is said: the ticket. Answered by `news.ready`. */
  envelope('news.enter', z.object({ token: z.string().max(4096) })),
  /** Which documents the page shows, by name (`post_post_12`); null: it shows whatever is being worked on. */
  envelope('presence.watch', z.object({ ids: z.array(z.string().max(100)).max(mostWatched).nullable() })),
])

export type NewsRequest = z.infer<typeof newsRequest>

/** From the server to pages. */
const newsMessage = z.discriminatedUnion('type', [
  envelope('news.ready', nothing),
  /** "This connection lives." */
  envelope('news.heartbeat', nothing),
  /** Somebody came, went, locked or unlocked, in a document that the page shows. */
  envelope('presence.changed', nothing),
  /** There are other notices for this person than before. */
  envelope('notices.changed', nothing),
  /** A list of content is out of date: a document was created, deleted or renamed, or its status changed. */
  envelope('lists.changed', nothing),
])

export type NewsMessage = z.infer<typeof newsMessage>

export const readNewsRequest = readerOf<NewsRequest>(newsRequest)
export const readNewsMessage = readerOf<NewsMessage>(newsMessage)

/** A message of a page as it is sent. */
export const writeNewsRequest = <Type extends NewsRequest['type']>(
  type: Type,
  payload: PayloadsOf<NewsRequest>[Type],
): string => writeEnvelope(type, payload).text

/** A message of the server as it is sent. */
export const writeNews = (type: NewsMessage['type']): string => writeEnvelope(type, {}).text
