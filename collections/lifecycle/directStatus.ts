import type { CollectionSlug } from 'payload'
import type { Id } from '../permissions/actor.ts'
import { directWriteError } from './lifecycleError.ts'

/**
 * Refuses statuses that come from outside: they are made by actions, each with its own call.
 * The admin's form sends the status that it shows along with every draft; that is put aside, not refused.
 * @throws APIError 400 that names the right call.
 */
export function refuseDirectStatus(
  data: { _status?: unknown; publishStatus?: unknown },
  { collection, id, isDraft }: { collection: CollectionSlug; id: Id | undefined; isDraft: boolean },
): void {
  const document = `POST /api/${collection}/${id ?? ':id'}`
  if (data._status === 'published') throw directWriteError('_status', `${document}/publish`)
  if (data.publishStatus === undefined || isDraft) return
  const action = actionTo.get(data.publishStatus)
  if (action || id !== undefined) throw directWriteError('publishStatus', `${document}/${action ?? 'unpublish'}`)
}

const actionTo = new Map<unknown, string>([
  ['PUBLISHED', 'publish'],
  ['SCHEDULED', 'schedule'],
  ['SCHEDULED_CHANGES', 'schedule'],
  ['UNPUBLISHED_CHANGES', 'unschedule'],
  ['TRASHED', 'trash'],
])
