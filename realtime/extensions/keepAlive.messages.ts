import type { Extension } from '@hocuspocus/server'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { contextOf } from '../rooms/roomContext.ts'
import type { MessageContext, MessageHandlers } from './messages.extension.ts'

/**
 * Answers keep-alive messages.
 * @param onAlive called for each of them
 */
export function keepAlive(
  onAlive: (sender: MessageContext) => Promise<void>,
): Pick<MessageHandlers, 'client.synced' | 'client.heartbeat'> {
  return {
    'client.synced': async (_, { connection }) => {
      connection.context.isSynced = true
      return null
    },
    'client.heartbeat': async (_, sender) => {
      await onAlive(sender)
      sender.connection.sendStateless(writeServerMessage('server.heartbeat', {}))
      return null
    },
  }
}

/** Sends each person their color, which is the same for all who see them. */
export const colours: Extension = {
  extensionName: 'colours',
  connected: async ({ connection }) => {
    const context = contextOf(connection.context)
    if (context) connection.sendStateless(writeServerMessage('client.assignColor', { color: context.person.colour }))
  },
}
