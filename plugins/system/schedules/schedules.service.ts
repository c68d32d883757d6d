import { APIError, type PayloadRequest } from 'payload'
import { sourceOf } from '#collections/activity/recordActivity.ts'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { lifecycleOptionsOf } from '#plugins/lifecycle/lifecycle.plugin.ts'
import { isLifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import { publishDue } from '#plugins/lifecycle/schedulePublishDue.ts'

async function scheduleOf(req: PayloadRequest, id: number) {
  const schedule = await req.payload.findByID({
    collection: 'schedules',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!schedule || !isLifecycleSlug(schedule.kind)) throw new APIError('There is no such schedule.', 404, null, true)
  return { ...schedule, collection: schedule.kind }
}

/**
 * Publishes what is late, as the clock would have done. What failed cannot be published as it was scheduled any more: its
 * newest text is published, when the person may publish it.
 * @throws APIError when it is refused: by the checks, by the status, or for lack of a permission
 */
export async function fireSchedule(req: PayloadRequest, id: number): Promise<string> {
  const { payload } = req
  const options = lifecycleOptionsOf(payload.config)
  const { state, dueAt, collection, documentId, updatePublishDate } = await scheduleOf(req, id)
  const name = `${collection}/${documentId}`
  if (state === 'failed') {
    const call = { action: 'publish', input: { updatePublishDate } } as const
    await performAction(req, { collection, id: documentId, call, source: sourceOf(req), idempotencyKey: null }, options)
    await settle(req, id)
    await recordOperation(req, 'schedules', `Published ${name}, whose schedule had failed`)
    return 'The newest text is published'
  }
  if (state !== 'waiting') throw new APIError('This schedule is settled already.', 409, null, true)
  if (Date.parse(dueAt) > Date.now()) throw new APIError('Its time has not come yet.', 409, null, true)
  const result = await publishDue(payload, String(id), options)
  await recordOperation(req, 'schedules', `Had the schedule of ${name} fire: ${result}`)
  if (result !== 'refused') return result === 'published' ? 'It is published' : 'It was settled meanwhile'
  const { lastError } = await scheduleOf(req, id)
  throw new APIError(`It was refused: ${lastError ?? 'no reason is known'}`, 409, null, true)
}

/**
 * Takes a publication from the schedule, or a failed one from the list.
 * @throws APIError when the person may not schedule the document
 */
export async function cancelSchedule(req: PayloadRequest, id: number): Promise<string> {
  const { state, collection, documentId } = await scheduleOf(req, id)
  const name = `${collection}/${documentId}`
  if (state === 'failed') {
    await settle(req, id)
    await recordOperation(req, 'schedules', `Dismissed the failed schedule of ${name}`)
    return 'It is off the list'
  }
  if (state !== 'waiting') throw new APIError('This schedule is settled already.', 409, null, true)
  const call = { action: 'unschedule', input: {} } as const
  const request = { collection, id: documentId, call, source: sourceOf(req), idempotencyKey: null }
  await performAction(req, request, lifecycleOptionsOf(req.payload.config))
  await recordOperation(req, 'schedules', `Cancelled the schedule of ${name}`)
  return 'It is no longer scheduled'
}

const settle = (req: PayloadRequest, id: number) =>
  req.payload.update({
    collection: 'schedules',
    id,
    data: { state: 'cancelled' },
    depth: 0,
    overrideAccess: true,
    req,
  })
