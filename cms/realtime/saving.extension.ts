import type { Extension } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { z } from 'zod'
import { clientMessage, writeServerMessage } from '#plugins/collaboration/room/room.messages.ts'
import { type DocumentKeeper, stateMessage } from './documentKeeper.ts'
import { contextOf } from './roomContext.ts'

/** As much of a message as is needed to answer one that is not understood. */
const anyMessage = z.object({ id: z.string(), type: z.string(), payload: z.unknown(), context: z.unknown() })

const knownTypes = new Set<string>(clientMessage.options.map(({ shape }) => shape.type.value))

/** What people in a room ask the server for: to save now, and to keep that as a version. */
export function saving({ logger }: Payload, keeper: DocumentKeeper): Extension {
  return {
    extensionName: 'saving',
    connected: async ({ connection, documentName }) =>
      connection.sendStateless(stateMessage(keeper.isSettled(documentName) ? 'saved' : 'dirty')),
    // Hocuspocus waits for nobody here: whatever is thrown would end the process.
    onStateless: async ({ connection, documentName, payload: text }) => {
      const message = readMessage(text)
      const asked = clientMessage.safeParse(message)
      if (!asked.success) {
        logger.warn({
          guid: documentName,
          person: contextOf(connection.context)?.person.id,
          msg: 'A message was not understood',
        })
        const answer = refusalOf(message)
        if (answer) connection.sendStateless(answer)
        return
      }
      if (connection.readOnly) {
        connection.sendStateless(
          writeServerMessage('action.permissions.forbidden', { requiredPermissions: [], missingPermissions: [] }),
        )
        return
      }
      const responseToId = asked.data.id
      try {
        await keeper.save(documentName, { isKept: true })
        const data = { stateType: 'server' as const, documentStatus: 'saved' as const, timestamp: Date.now() }
        connection.sendStateless(writeServerMessage('document.message.response', { responseToId, data }))
      } catch {
        const error = { message: 'Document could not be saved', error: 'document.save.failed' }
        connection.sendStateless(writeServerMessage('document.message.response', { responseToId, error }))
      }
    },
  }
}

function readMessage(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What its sender is told of a message that was not understood; null for what is no message at all. */
function refusalOf(message: unknown): string | null {
  const known = anyMessage.safeParse(message).data
  if (!known) return null
  return knownTypes.has(known.type)
    ? writeServerMessage('message.payload.invalid', {
        message: known.type,
        error: 'Something of it is missing or wrong',
      })
    : writeServerMessage('message.unknown', known)
}
