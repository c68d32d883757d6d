import type { Payload, PayloadRequest } from 'payload'
import { APIError, createLocalReq } from 'payload'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { awaitAction } from '#collections/lifecycle/documentLock.ts'
import { decide } from '#collections/lifecycle/lifecycle.machine.ts'
import { refusalError } from '#collections/lifecycle/lifecycleError.ts'
import { holdRow, isLiveDocument } from '#collections/lifecycle/ownRow.ts'
import { statusOf } from '#collections/lifecycle/publishStatus.ts'
import { lifecycleOf } from '#collections/lifecycle/withLifecycle.ts'
import { inTransaction } from '#database/transaction.ts'
import { newestOf } from './lifecycle.service.ts'
import type { LifecycleOptions } from './lifecycle.types.ts'
import { requireReadiness } from './readinessGate.ts'
import { waitingSchedule } from './schedule.read.ts'
import { reportFailedSchedule } from './scheduleReportFailed.ts'
import { versionById } from './version.read.ts'
import { publishVersion } from './versionPublish.ts'

/** Result of a due schedule; `settled` when it was published or cancelled already. */
export type PublishDueResult = 'published' | 'settled' | 'refused'

export type PublishDueOptions = Pick<LifecycleOptions, 'checksOf' | 'beforeDecision'>

// Milliseconds of delay from which a publication counts as late in the log.
const lateAfter = 60_000

/**
 * Publishes a scheduled version exactly once: the process that holds the document and finds the schedule still pending
 * publishes it, and marks it done in the same transaction. When a process dies in between, nothing has changed, and the
 * schedule is still pending. A version that cannot be published any more is reported, and removed from the schedule.
 * @throws Error for a temporary failure, such as an unreachable database; the schedule stays pending.
 */
export async function publishDue(
  payload: Payload,
  scheduleId: string,
  options: PublishDueOptions,
): Promise<PublishDueResult> {
  const req = await createLocalReq({}, payload)
  try {
    return await inTransaction(req, () => publishOne(req, scheduleId, options))
  } catch (error) {
    // Refusals of the machine, the checks and the fields: trying again would only be refused again.
    const reason = lastingReason(error)
    if (reason === null) throw error
    return (await reportFailedSchedule(payload, scheduleId, reason, options)) ? 'refused' : 'settled'
  }
}

// Returns the reason of a permanent failure; null for a temporary one.
const lastingReason = (error: unknown): string | null => {
  if (error instanceof APIError && error.status < 500) return error.message
  return isConstraintViolation(error) ? 'It refers to something that is not there any more, or that is taken.' : null
}

// Returns true for PostgreSQL's class 23: the row violates a constraint, however often it is tried.
const isConstraintViolation = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && error.code.startsWith('23')) return true
  return isConstraintViolation(error.cause)
}

const publishOne = async (
  req: PayloadRequest,
  scheduleId: string,
  { checksOf, beforeDecision }: PublishDueOptions,
): Promise<PublishDueResult> => {
  const known = await waitingSchedule(req, scheduleId)
  if (!known || known.dueAt > new Date()) return 'settled'
  await awaitAction(req, known.collection, known.id)
  await beforeDecision?.(req, known, { isTextNeeded: false })
  await holdRow(req, known.collection, known.id)
  // Only from here on, no other process can settle it.
  const schedule = await waitingSchedule(req, scheduleId)
  if (!schedule) return 'settled'
  const { collection, id, dueAt, scheduledBy } = schedule
  const config = req.payload.collections[collection].config
  const newest = await newestOf(req, collection, id)
  const from = statusOf(newest.publishStatus)
  const isLive = await isLiveDocument(req, collection, id)
  const canWait = lifecycleOf(config)?.canWait ?? false
  const decision = decide(from, 'fire', {
    isLive,
    canWait,
    dueAt,
    hasUnpublishAction: false,
    hasEarlier: false,
    now: new Date(),
  })
  if (!decision.isAllowed) throw refusalError(decision.refusal)
  // The stored copy is for a version that was cleared away; a version that is there has released what was deleted
  // since.
  const content = (await versionById(req, schedule, schedule.version))?.content ?? schedule.content
  await requireReadiness(req, { ...newest, ...content }, collection, checksOf)

  const hasNewerEdits = decision.status === 'UNPUBLISHED_CHANGES'
  const date = { moment: dueAt, isNew: schedule.updatePublishDate }
  const publication = { action: 'fire', by: scheduledBy?.id ?? null } as const
  await publishVersion(req, schedule, content, { date, hasNewerEdits, publication })
  const firedAt = new Date()
  await req.payload.update({
    collection: 'schedules',
    id: Number(scheduleId),
    data: { state: 'done', waitingKey: null, firedAt: firedAt.toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await recordActivity(req, {
    action: 'fire',
    collection: config,
    document: newest,
    from,
    to: hasNewerEdits ? 'UNPUBLISHED_CHANGES' : 'PUBLISHED',
    source: 'job',
    by: scheduledBy,
    outcome: firedAt.getTime() - dueAt.getTime() > lateAfter ? 'late' : 'done',
    detail: { dueAt: dueAt.toISOString(), version: schedule.version },
  })
  return 'published'
}
