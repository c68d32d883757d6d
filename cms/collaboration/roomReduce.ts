import type { ServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import type { RoomInternals } from './room.state.ts'
import type { RoomEvent } from './room.types.ts'

/** Effect of a server's message on the room's state, and the event to be shown. */
export interface MessageEffect {
  changed?: Partial<RoomInternals>
  event?: RoomEvent
}

/** Parses a message of the server (docs/spec/newsroom.md#server-messages). */
export function reduceMessage(message: ServerMessage, facts: RoomInternals): MessageEffect {
  switch (message.type) {
    case 'document.save.failed': {
      const { traceId, reason } = message.payload
      return { changed: { hasSaveFailed: true }, event: { type: 'save.failed', traceId, reason } }
    }
    case 'document.state': {
      const { documentStatus, timestamp } = message.payload
      if (documentStatus !== 'saved') return {}
      return { changed: { hasSaveFailed: false }, event: { type: 'draft.saved', at: timestamp } }
    }
    case 'document.message.response': {
      const { responseToId, data, error } = message.payload
      const isSaved = data?.documentStatus === 'saved'
      return {
        changed: {
          ...(responseToId === facts.pendingSave && { pendingSave: null }),
          ...(isSaved && { hasSaveFailed: false }),
          ...(data?.registration === 'ok' && { registration: 'ok' }),
          ...(data?.registration === 'duplicate' && { registration: 'duplicate' }),
        },
        ...(error && responseToId === facts.pendingSave && { event: { type: 'problem', message: error.message } }),
      }
    }
    case 'action.permissions.forbidden':
      return { event: { type: 'forbidden', missing: message.payload.missingPermissions } }
    case 'message.unknown':
      return { event: { type: 'not understood', isIncomplete: false, details: message.payload } }
    case 'message.payload.invalid':
      return { event: { type: 'not understood', isIncomplete: true, details: message.payload } }
    case 'message.error':
      return { event: { type: 'problem', message: `${message.payload.message} (${message.payload.error})` } }
    case 'document.merged':
      return { event: { type: 'merged' } }
    case 'document.registration':
      return { changed: { registration: message.payload.registration } }
    case 'document.lock.changed':
      return { changed: { lock: message.payload.lock } }
    case 'document.unlocked':
      return { changed: { refusal: 'unlocked' }, event: { type: 'unlocked' } }
    case 'post.synced':
      return { event: { type: 'post.synced', post: message.payload } }
    case 'comments.changed':
      return { event: { type: 'comments.changed', threadId: message.payload.threadId } }
    // Nothing follows from these here: the connection answers the first ones, and a save is answered as well.
    case 'auth.requested':
    case 'server.heartbeat':
    case 'client.assignColor':
    case 'document.save.no.version':
      return {}
  }
}
