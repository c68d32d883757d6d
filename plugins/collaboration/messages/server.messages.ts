import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import { person } from '../room/person.ts'
import { envelope, type HandlingStatus, type PayloadsOf, readerOf, writeEnvelope } from './envelope.ts'

const nothing = z.object({})

// The save state of a room; `saved` when the draft holds everything that the server has of the document.
const serverState = z.object({
  stateType: z.literal('server'),
  documentStatus: z.enum(['saved', 'dirty']),
  // When the draft was saved, in milliseconds since 1970.
  timestamp: z.number(),
})

const problem = z.object({ message: z.string(), error: z.string() })

// The holder of the document, since when (milliseconds since 1970).
const lockState = z.object({ holder: person, since: z.number() })

export type LockState = z.infer<typeof lockState>

// Which tab of a browser writes: this one, or another one.
const registration = z.enum(['ok', 'duplicate'])

export type Registration = z.infer<typeof registration>

/** The fields of a document that actions of the lifecycle change; null for those that its collection lacks. */
export const postState = z.object({
  id: z.number(),
  publishStatus: z.enum(publishStatuses).nullable().default(null),
  publishDateTime: z.string().nullable().default(null),
  path: z.string().nullable().default(null),
  _status: z.enum(['draft', 'published']).nullable().default(null),
})

/** From the server to browsers (docs/spec/newsroom.md#server-messages). */
export const serverMessage = z.discriminatedUnion('type', [
  /** The ticket is getting old: the browser fetches another one and says `auth.client`. */
  envelope('auth.requested', nothing),
  envelope('client.assignColor', z.object({ color: z.string() })),
  envelope('server.heartbeat', nothing),
  envelope('document.state', serverState),
  // `reason`: an error that a user in the room can correct, such as a slug that is taken.
  envelope('document.save.failed', z.object({ traceId: z.string(), reason: z.string().optional() })),
  /** There was nothing to keep that the newest version does not say. */
  envelope('document.save.no.version', nothing),
  /** A program wrote the document, and in so many places people had written as well: both stand. */
  envelope('document.merged', z.object({ conflicts: z.number() })),
  /** Which tab of a browser writes was decided, or has changed. */
  envelope('document.registration', z.object({ registration })),
  envelope('document.lock.changed', z.object({ lock: lockState.nullable() })),
  /** The document was taken from this person, who leaves it. */
  envelope('document.unlocked', nothing),
  envelope(
    'document.message.response',
    z.object({
      responseToId: z.string(),
      data: z.record(z.string(), z.unknown()).optional(),
      error: problem.optional(),
    }),
  ),
  envelope(
    'action.permissions.forbidden',
    z.object({ requiredPermissions: z.array(z.string()), missingPermissions: z.array(z.string()) }),
  ),
  envelope(
    'message.unknown',
    z.object({ id: z.string(), type: z.string(), payload: z.unknown(), context: z.unknown() }),
  ),
  envelope('message.payload.invalid', problem),
  envelope('message.error', problem),
  /** The state of the document was changed, here or elsewhere: browsers show this instead of what they knew. */
  envelope('post.synced', postState),
  /** Something in this thread of comments, or all of it, is new. */
  envelope('comments.changed', z.object({ threadId: z.string() })),
])

export type ServerMessage = z.infer<typeof serverMessage>

export type ServerPayloads = PayloadsOf<ServerMessage>

/** Parses a message of the server; null for a malformed one. */
export const readServerMessage = readerOf<ServerMessage>(serverMessage)

/** Returns a message of the server as it is sent. */
export function writeServerMessage<Type extends keyof ServerPayloads>(
  type: Type,
  payload: ServerPayloads[Type],
): string {
  return writeEnvelope(type, payload).text
}

/** Returns the answer to a message; its context says how the handling ended. */
export function writeResponse(payload: ServerPayloads['document.message.response'], status: HandlingStatus): string {
  return writeEnvelope('document.message.response', payload, { status }).text
}
