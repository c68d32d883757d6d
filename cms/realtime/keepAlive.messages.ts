import type { Extension } from '@hocuspocus/server'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { Asked, MessageHandlers } from './messages.extension.ts'
import { contextOf } from './roomContext.ts'

/**
 * The signs of life that go both ways (back-office specification, section 4.4).
 * @param onAlive what a sign of life of somebody is good for
 */
export const keepAlive = (
  onAlive: (asked: Asked) => Promise<void>,
): Pick<MessageHandlers, 'client.synced' | 'client.heartbeat'> => ({
  'client.synced': async (_, { connection }) => {
    connection.context.isSynced = true
    return null
  },
  'client.heartbeat': async (_, asked) => {
    await onAlive(asked)
    asked.connection.sendStateless(writeServerMessage('server.heartbeat', {}))
    return null
  },
})

/** Whoever comes in is told their color, which is the same for everybody who sees them. */
export const colours: Extension = {
  extensionName: 'colours',
  connected: async ({ connection }) => {
    const context = contextOf(connection.context)
    if (context) connection.sendStateless(writeServerMessage('client.assignColor', { color: context.person.colour }))
  },
}
