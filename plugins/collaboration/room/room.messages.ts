/**
 * What a room's server and browsers say to each other beside the document itself: Hocuspocus' stateless messages, in the
 * envelope of the back-office specification, section 7.2.
 */
import { z } from 'zod'

const envelope = <Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) =>
  z.object({
    mark: z.literal('citydesk'),
    /** Chosen by who sends it; an answer names it in `responseToId`. */
    id: z.string().min(1).max(64),
    type: z.literal(type),
    payload,
    context: z.record(z.string(), z.unknown()),
  })

/** Whether all that the server has of the document is in the draft. */
const serverState = z.object({
  stateType: z.literal('server'),
  documentStatus: z.enum(['saved', 'dirty']),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
})

const problem = z.object({ message: z.string(), error: z.string() })

/** From a browser to the server. */
export const clientMessage = z.discriminatedUnion('type', [
  /** "Save now, and keep this as a version." Answered by `document.message.response`. */
  envelope('document.save', z.object({})),
])

/** From the server to browsers. */
export const serverMessage = z.discriminatedUnion('type', [
  envelope('document.state', serverState),
  // `reason`: what somebody in the room can mend, such as a slug that is taken.
  envelope('document.save.failed', z.object({ traceId: z.string(), reason: z.string().optional() })),
  envelope(
    'document.message.response',
    z.object({ responseToId: z.string(), data: serverState.optional(), error: problem.optional() }),
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
])

export type ClientMessage = z.infer<typeof clientMessage>
export type ServerMessage = z.infer<typeof serverMessage>

type PayloadOf<Message extends { type: string; payload: unknown }, Type extends Message['type']> = Extract<
  Message,
  { type: Type }
>['payload']

/** A message of the server as it is sent. */
export function writeServerMessage<Type extends ServerMessage['type']>(
  type: Type,
  payload: PayloadOf<ServerMessage, Type>,
): string {
  return JSON.stringify({ mark: 'citydesk', id: crypto.randomUUID(), type, payload, context: {} })
}

/** A message of a browser as it is sent, with the id that its answer will name. */
export function writeClientMessage<Type extends ClientMessage['type']>(
  type: Type,
  payload: PayloadOf<ClientMessage, Type>,
): { id: string; text: string } {
  // Not `crypto.randomUUID`: browsers have it on https and localhost only.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return { id, text: JSON.stringify({ mark: 'citydesk', id, type, payload, context: {} }) }
}

/** What the server said; null for what this browser does not understand. */
export function readServerMessage(text: string): ServerMessage | null {
  try {
    return serverMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Why a room was refused or closed, as `reason` of Hocuspocus' authenticationFailed and close events:
 * - reload: the browser is older than the server, or has a document of another generation
 * - forbidden: the person may not read the document, or may no longer
 * - token: no token, a forged one, an expired one or one for another document: a new one may help
 * - gone: the document was deleted
 * - busy: too many connections or messages
 */
export const refusalReasons = ['reload', 'forbidden', 'token', 'gone', 'busy'] as const

export type RefusalReason = (typeof refusalReasons)[number]
