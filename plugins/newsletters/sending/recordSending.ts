import type { JsonObject, PayloadRequest } from 'payload'
import type { SendAction } from '#collections/activity/activity.types.ts'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'

export function recordSending(
  req: PayloadRequest,
  action: SendAction,
  { id, title }: { id: number; title: string },
  detail: JsonObject | null = null,
): Promise<void> {
  return recordActivity(req, {
    action,
    outcome: 'done',
    source: sourceOf(req),
    collection: req.payload.collections.newsletters.config,
    document: { id, title },
    from: null,
    to: null,
    detail,
  })
}
