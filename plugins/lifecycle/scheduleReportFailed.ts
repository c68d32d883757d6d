import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { awaitAction } from '#collections/lifecycle/documentLock.ts'
import { writesOf } from '#collections/lifecycle/lifecycleWrites.ts'
import { holdRow, isLiveDocument } from '#collections/lifecycle/ownRow.ts'
import { statusOf, waitingStatuses } from '#collections/lifecycle/publishStatus.ts'
import { inTransaction } from '#database/transaction.ts'
import type { ContentDocument, LifecycleOptions } from './lifecycle.types.ts'
import type { WaitingSchedule } from './schedule.read.ts'
import { waitingSchedule } from './schedule.read.ts'

/**
 * Ends a schedule whose document cannot be published, logs the reason, and sends it by e-mail to the person who scheduled
 * it.
 * @returns false when the schedule was settled already
 */
export async function reportFailedSchedule(
  payload: Payload,
  scheduleId: string,
  reason: string,
  { beforeDecision }: Pick<LifecycleOptions, 'beforeDecision'>,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const ended = await inTransaction(req, () => endSchedule(req, scheduleId, reason, beforeDecision))
  if (ended?.document) {
    const { schedule, document } = ended
    const { useAsTitle = 'id' } = payload.collections[schedule.collection].config.admin
    await sendNotice(payload, schedule, String(document[useAsTitle] ?? schedule.id), reason)
  }
  return ended !== null
}

// Returns the ended schedule and its document, which may be gone; null when the schedule was settled already.
const endSchedule = async (
  req: PayloadRequest,
  scheduleId: string,
  reason: string,
  beforeDecision: LifecycleOptions['beforeDecision'],
): Promise<{ schedule: WaitingSchedule; document: ContentDocument | null } | null> => {
  const { payload } = req
  const known = await waitingSchedule(req, scheduleId)
  if (!known) return null
  const { collection, id } = known
  await awaitAction(req, collection, id)
  await beforeDecision?.(req, known, { isTextNeeded: false })
  await holdRow(req, collection, id)
  const schedule = await waitingSchedule(req, scheduleId)
  if (!schedule) return null
  await payload.update({
    collection: 'schedules',
    id: Number(scheduleId),
    data: { state: 'failed', waitingKey: null, lastError: reason },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const write = { collection, id, depth: 0, overrideAccess: true, req } as const
  const document: ContentDocument | null = await payload.findByID({
    ...write,
    draft: true,
    trash: true,
    disableErrors: true,
  })
  if (!document) return { schedule, document }
  const from = statusOf(document.publishStatus)
  const to = (await isLiveDocument(req, collection, id)) ? 'UNPUBLISHED_CHANGES' : 'DRAFT'
  if (waitingStatuses.includes(from)) {
    await writesOf(req).asOwn(collection, id, { status: to }, () =>
      payload.update({ ...write, data: {}, draft: true, autosave: false }),
    )
  }
  await recordActivity(req, {
    action: 'fire',
    collection: payload.collections[collection].config,
    document,
    from,
    to: waitingStatuses.includes(from) ? to : from,
    source: 'job',
    by: schedule.scheduledBy,
    outcome: 'refused',
    detail: { dueAt: schedule.dueAt.toISOString(), version: schedule.version, reason },
  })
  return { schedule, document }
}

// Logs a failure: a mail server that is down must not undo the refusal.
const sendNotice = async (
  payload: Payload,
  { scheduledBy, collection, id }: WaitingSchedule,
  title: string,
  reason: string,
): Promise<void> => {
  if (!scheduledBy) return
  const address = `${payload.config.serverURL}${payload.config.routes.admin}/collections/${collection}/${id}`
  const subject = `Not published: ${title}`
  const text = `“${title}” was scheduled, and its time has come, but it could not be published.\n\n${reason}\n\n${address}\n`
  await payload.sendEmail({ to: scheduledBy.email, subject, text }).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: `${scheduledBy.email} could not be told that a schedule failed` })
  })
}
