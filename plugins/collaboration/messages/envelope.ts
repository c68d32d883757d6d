/**
 * Messages between a room's server and browsers other than the document itself: Hocuspocus' stateless messages, in the
 * envelope of docs/spec/newsroom.md#envelope.
 */
import { z } from 'zod'

// Distinguishes these messages from any others on the same connection.
const mark = 'citydesk'

const id = z.string().min(1).max(64)

/** Returns the shape of one type of message. */
export function envelope<Type extends string, Payload extends z.ZodType>(type: Type, payload: Payload) {
  return z.object({
    mark: z.literal(mark),
    // Chosen by the sender; an answer names it in `responseToId`.
    id,
    type: z.literal(type),
    payload,
    context: z.record(z.string(), z.unknown()),
  })
}

const anyEnvelope = z.object({
  mark: z.literal(mark),
  id,
  type: z.string().min(1).max(100),
  payload: z.unknown(),
  context: z.unknown(),
})

export type AnyEnvelope = z.infer<typeof anyEnvelope>

/** Result of handling a message (docs/spec/newsroom.md#envelope). */
export type HandlingStatus = 'ok' | 'unsupportedMessage' | 'invalidPayload' | 'aborted' | 'error'

export type MessageReading<Message> =
  | { status: 'ok'; message: Message }
  | { status: 'unsupportedMessage' | 'invalidPayload'; envelope: AnyEnvelope; error: string }

interface MessageSchema<Message> {
  safeParse(value: unknown): { success: true; data: Message } | { success: false; error: z.ZodError }
  options: readonly { shape: { type: { value: string } } }[]
}

/** Reads messages of a union; null for what is malformed, which is to be logged and ignored. */
export function readerOf<Message>(schema: MessageSchema<Message>) {
  const types = new Set(schema.options.map(({ shape }) => shape.type.value))
  return (text: string): MessageReading<Message> | null => {
    const known = anyEnvelope.safeParse(parsed(text)).data
    if (!known) return null
    if (!types.has(known.type))
      return { status: 'unsupportedMessage', envelope: known, error: 'Nobody knows this type' }
    const read = schema.safeParse(known)
    if (read.success) return { status: 'ok', message: read.data }
    return { status: 'invalidPayload', envelope: known, error: z.prettifyError(read.error) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns a message as it is sent, with the id that its answer will name. */
export function writeEnvelope(
  type: string,
  payload: unknown,
  context: Record<string, unknown> = {},
): { id: string; text: string } {
  // Not `crypto.randomUUID`: browsers have it on https and localhost only.
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return { id, text: JSON.stringify({ mark, id, type, payload, context }) }
}

/** The payload of each type of message. */
export type PayloadsOf<Message extends { type: string; payload: unknown }> = {
  [One in Message as One['type']]: One['payload']
}
