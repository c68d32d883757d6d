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
  /** "Save now, and keep this as a version." */
  envelope('document.save', nothing),
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
