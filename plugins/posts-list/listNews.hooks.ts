/** Has open lists read themselves again when something that they show has changed. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { notifyLists } from '#plugins/collaboration/storage/notifications.ts'

// Fields of documents and schedules shown in lists that change seldom. `updatedAt` is left out: every keystroke moves it.
const shownFields = ['publishStatus', 'publishDateTime', 'deletedAt', 'type', 'dueAt'] as const

/** After a write: notifies open lists when it created a document, or changed its title, its status or its date. */
export function notifyListsOfChange(titleField = 'id'): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, operation, req }) => {
    const fields = [titleField, ...shownFields]
    if (operation === 'create' || fields.some((name) => doc[name] !== previousDoc?.[name])) await notifyLists(req)
    return doc
  }
}

/** After a document is deleted for good: notifies open lists. */
export const notifyListsOfDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyLists(req)
  return doc
}
