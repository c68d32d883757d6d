import { randomUUID } from 'node:crypto'
import type { Connection, Extension } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { type ClientPayloads, readClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import type { AnyEnvelope, HandlingStatus } from '#plugins/collaboration/messages/envelope.ts'
import { writeResponse, writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { mayOnlyRead, recordRoomRefusal } from '../rooms/recordRoomRefusal.ts'
import { contextOf, type RoomContext } from '../rooms/roomContext.ts'

export interface MessageContext {
  documentKey: string
  connection: Connection
  context: RoomContext
}

/** Result of handling a message; null for messages without an answer. */
export type MessageOutcome =
  | null
  | { status: 'ok'; data?: Record<string, unknown> }
  /** Aborted: a concurrent change prevented it, and nothing was changed. */
  | { status: 'aborted' | 'error'; message: string; error: string }
  | { status: 'error'; requiredPermissions: string[]; missingPermissions: string[] }

/** Handler of each message type. */
export type MessageHandlers = {
  [Type in keyof ClientPayloads]: (payload: ClientPayloads[Type], sender: MessageContext) => Promise<MessageOutcome>
}

/** Refusal for a sender who may only follow. */
export const mayOnlyFollow: MessageOutcome = { status: 'error', requiredPermissions: [], missingPermissions: [] }

/**
 * Handles the messages of a room other than edits. Malformed messages are logged and ignored; unknown ones are answered, so
 * that the sender can report them.
 */
export function messages(payload: Payload, handlers: MessageHandlers): Extension {
  const { logger } = payload
  return {
    extensionName: 'messages',
    // Hocuspocus does not await this hook: an error would end the process.
    onStateless: async ({ connection, documentName: documentKey, payload: text }) => {
      const context = contextOf(connection.context)
      if (!context) return
      const said = readClientMessage(text)
      const who = { guid: documentKey, person: context.person.id }
      if (!said) {
        logger.warn({ ...who, msg: 'A malformed message was ignored' })
      } else if (said.status !== 'ok') {
        logger.warn({ ...who, type: said.envelope.type, error: said.error, msg: 'A message was not understood' })
        connection.sendStateless(complaintOf(said))
      } else {
        try {
          const outcome = await handle(handlers, said.message, { documentKey, connection, context })
          if (outcome) answer(connection, said.message.id, outcome)
          const reason = outcome && missingRight(outcome, context)
          if (reason) await recordRoomRefusal(payload, documentKey, context, { call: said.message.type, reason })
        } catch (error) {
          const traceId = randomUUID()
          logger.error({ ...who, err: error, traceId, msg: `The message ${said.message.type} could not be handled` })
          const problem = { message: 'Something went wrong.', error: traceId }
          connection.sendStateless(writeServerMessage('message.error', problem))
          connection.sendStateless(writeResponse({ responseToId: said.message.id, error: problem }, 'error'))
        }
      }
    },
  }
}

function handle<Type extends keyof ClientPayloads>(
  handlers: { [One in Type]: (payload: ClientPayloads[One], sender: MessageContext) => Promise<MessageOutcome> },
  message: { [One in Type]: { type: One; payload: ClientPayloads[One] } }[Type],
  sender: MessageContext,
): Promise<MessageOutcome> {
  return handlers[message.type](message.payload, sender)
}

// Returns which right the sender lacks; null for other outcomes. A lock and another tab in use are no lack of rights.
function missingRight(outcome: NonNullable<MessageOutcome>, { rights }: RoomContext): string | null {
  if (!('missingPermissions' in outcome)) return null
  const { missingPermissions } = outcome
  if (missingPermissions.length > 0) return `You need ${missingPermissions.join(', ')}`
  return rights === 'write' ? null : mayOnlyRead
}

function answer(connection: Connection, responseToId: string, outcome: NonNullable<MessageOutcome>): void {
  const { status } = outcome
  if ('missingPermissions' in outcome) {
    const { requiredPermissions, missingPermissions } = outcome
    const refusal = { requiredPermissions, missingPermissions }
    connection.sendStateless(writeServerMessage('action.permissions.forbidden', refusal))
    const error = { message: 'You do not have permissions to do this', error: 'action.permissions.forbidden' }
    connection.sendStateless(writeResponse({ responseToId, error }, status))
  } else if ('error' in outcome) {
    const { message, error } = outcome
    connection.sendStateless(writeResponse({ responseToId, error: { message, error } }, status))
  } else {
    connection.sendStateless(writeResponse({ responseToId, data: outcome.data ?? {} }, status))
  }
}

// Answer to a message that could not be read.
function complaintOf({
  status,
  envelope,
  error,
}: {
  status: Exclude<HandlingStatus, 'ok'>
  envelope: AnyEnvelope
  error: string
}): string {
  const { id, type, payload, context } = envelope
  return status === 'unsupportedMessage'
    ? writeServerMessage('message.unknown', { id, type, payload, context })
    : writeServerMessage('message.payload.invalid', { message: type, error })
}
