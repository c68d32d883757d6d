import { z } from 'zod'
import { actionInputs } from '#plugins/lifecycle/lifecycle.schema.ts'
import { envelope, type PayloadsOf, readerOf, writeEnvelope } from './envelope.ts'

const nothing = z.object({})

/** From a browser to the server (docs/spec/newsroom.md#client-messages). */
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
      /** The tab, which keeps its id when it is reloaded. */
      tabId: z.string().min(8).max(64),
      isTakingOver: z.boolean().default(false),
    }),
  ),
  /** "Save now, and keep this as a version." */
  envelope('document.save', nothing),
  /** Locks the document for this user. */
  envelope('document.lock', nothing),
  /** Releases the lock, sent by its holder. */
  envelope('document.lock.release', nothing),
  /** Takes the document from its holder: needs UNLOCK_DOCUMENT. `id`: the name of the document. */
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

/** Payloads before parsing: what may be left out gets its default on arrival. */
export type SentPayloads = PayloadsOf<z.input<typeof clientMessage>>

/** Parses a message of a browser; null for a malformed one. */
export const readClientMessage = readerOf<ClientMessage>(clientMessage)

/** Returns a message of a browser as it is sent, with the id that its answer will name. */
export function writeClientMessage<Type extends keyof SentPayloads>(
  type: Type,
  payload: SentPayloads[Type],
): { id: string; text: string } {
  return writeEnvelope(type, payload)
}
