import type { RoomEvent } from './room.types.ts'

export interface EventNotice {
  title: string
  description?: string
  isError: boolean
  /** Data of 'Copy data to clipboard' for a report; includes all that was written where `hasContent` is true. */
  report?: { data: Record<string, unknown>; hasContent: boolean }
}

/** Returns the notice for an event (docs/spec/newsroom.md#notices); null where there is none. */
export function eventNotice(event: RoomEvent): EventNotice | null {
  switch (event.type) {
    case 'save.failed':
      return {
        title: 'Document could not be saved',
        description: [event.reason, `When reporting this issue please include the following ID: ${event.traceId}`]
          .filter(Boolean)
          .join(' '),
        isError: true,
        report: { data: { traceId: event.traceId }, hasContent: true },
      }
    case 'not understood':
      return {
        title: "Oops, you sent something we don't understand",
        description: [
          event.isIncomplete
            ? 'We received a message from you, but we are missing some information.'
            : 'We received a message from you, but we do not know what to do with it.',
          'Please report it to the engineering team and include the following details:',
        ].join(' '),
        isError: true,
        report: { data: event.details, hasContent: false },
      }
    case 'forbidden':
      return {
        title: 'You do not have permissions to do this',
        description: `You attempted to perform an action you are not allowed to. The additional permissions required for this action are: ${event.missing.join(', ')}`,
        isError: true,
      }
    case 'undo.lost':
      return {
        title: 'The last step can no longer be undone: a colleague changed the same place.',
        isError: false,
      }
    case 'merged':
      return {
        title: 'An integration changed this text while it was being written',
        description: 'Where it changed the same paragraph, both stand one after the other. Keep the one that is right.',
        isError: false,
      }
    case 'problem':
      return { title: event.message, isError: true }
    case 'draft.saved':
    case 'undo.taken':
    case 'post.synced':
    case 'unlocked':
    case 'comments.changed':
      return null
  }
}
