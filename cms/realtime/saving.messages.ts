import type { Extension } from '@hocuspocus/server'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { DocumentKeeper } from './documentKeeper.ts'
import { type MessageHandlers, mayOnlyFollow } from './messages.extension.ts'

/** Whoever comes in is told whether all of the document is in its draft. */
export const savingState = (keeper: DocumentKeeper): Extension => ({
  extensionName: 'saving state',
  connected: async ({ connection, documentName }) => connection.sendStateless(keeper.stateOf(documentName)),
})

/** Saves now, and keeps that as a version. */
export const savingMessages = (keeper: DocumentKeeper): Pick<MessageHandlers, 'document.save'> => ({
  'document.save': async (_, { guid, connection }) => {
    if (connection.readOnly) return mayOnlyFollow
    try {
      const isNew = await keeper.save(guid, { isKept: true })
      if (!isNew) connection.sendStateless(writeServerMessage('document.save.no.version', {}))
      return { status: 'ok', data: { stateType: 'server', documentStatus: 'saved', timestamp: Date.now() } }
    } catch {
      // What it was stands in the log, and in the message that everybody in the room gets.
      return { status: 'error', message: 'Document could not be saved', error: 'document.save.failed' }
    }
  },
})
