import { z } from 'zod'
import { actionInputs } from '#plugins/lifecycle/lifecycle.schema.ts'
import { envelope, type PayloadsOf, readerOf, writeEnvelope } from './envelope.ts'

const nothing = z.object({})

/** From a browser to the server (back-office specification, sections 7.2 and 7.3). */
export const clientMessage = z.discriminatedUnion('type', [
  /** The answer to `auth.requested`: a new ticket. */
  envelope('auth.client', z.object({ token: z.string().max(4096) })),
  /** The browser has the document as the server had it. */
  envelope('client.synced', nothing),
  /** "I am still here." Answered by `server.heartbeat`. */
  envelope('client.heartbeat', nothing),
  /**
   * "This tab of this browser has the document open." Answered by `ok`, or by `duplicate` when another tab of it has:
   * then this one follows, until it asks again and takes over.
   */
  envelope(
    'document.register',
    z.object({
      documentId: z.string().max(100),
      /** The browser, whatever it has open. */
      clientId: z.string().min(8).max(64),
      /** The tab, which stays the same when it is loaded anew. */
      tabId: z.string().min(8).max(64),
      isTakingOver: z.boolean().default(false),
    }),
  ),
  /** "Save now, and keep this as a version." */
  envelope('document.save', nothing),
  /** "Nobody but me shall write." */
  envelope('document.lock', nothing),
  /** "Everybody may write again", by who holds the document. */
  envelope('document.lock.release', nothing),
  /** "Take the document from who holds it": needs UNLOCK_DOCUMENT. `id`: the name of the document. */
  envelope('document.unlock.request', z.object({ id: z.string().max(100) })),
  envelope('post.publish', actionInputs.publish),
  envelope('post.schedule', actionInputs.schedule),
  envelope('post.unschedule', actionInputs.unschedule),
  envelope('post.unpublish', actionInputs.unpublish),
  envelope('post.trash', actionInputs.trash),
  envelope('post.restore', actionInputs.restore),
])

export type ClientMessage = z.infer<typeof clientMessage>

export type ClientPayloads = PayloadsOf<ClientMessage>

/** What may be left out has its default when it arrives. */
export type SentPayloads = PayloadsOf<z.input<typeof clientMessage>>

/** What a browser said; null for what is malformed. */
export const readClientMessage = readerOf<ClientMessage>(clientMessage)

/** A message of a browser as it is sent, with the id that its answer will name. */
export const writeClientMessage = <Type extends keyof SentPayloads>(
  type: Type,
  payload: SentPayloads[Type],
): { id: string; text: string } => writeEnvelope(type, payload)
