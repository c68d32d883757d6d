import type { Extension } from '@hocuspocus/server'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { DraftSaver } from '../drafts/draftSaver.ts'
import { type MessageHandlers, mayOnlyFollow } from './messages.extension.ts'

/** Sends the saving state to each new connection. */
export function savingState(saver: DraftSaver): Extension {
  return {
    extensionName: 'saving state',
    connected: async ({ connection, documentName }) => connection.sendStateless(saver.stateOf(documentName)),
  }
}

/** Saves now, and keeps the result as a version. */
export function savingMessages(saver: DraftSaver): Pick<MessageHandlers, 'document.save'> {
  return {
    'document.save': async (_, { documentKey, connection }) => {
      if (connection.readOnly) return mayOnlyFollow
      try {
        const isNew = await saver.save(documentKey, { isKept: true })
        if (!isNew) connection.sendStateless(writeServerMessage('document.save.no.version', {}))
        return { status: 'ok', data: { stateType: 'server', documentStatus: 'saved', timestamp: Date.now() } }
      } catch {
        // The saver logs the error and sends it to the room.
        return { status: 'error', message: 'Document could not be saved', error: 'document.save.failed' }
      }
    },
  }
}
