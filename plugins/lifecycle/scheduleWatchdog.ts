import type { Payload } from 'payload'
import { queue } from './schedule.service.ts'
import { type PublishDueOptions, publishDue } from './schedulePublishDue.ts'

// Milliseconds between two rounds, and how late a publication may be before the watchdog does it itself.
const interval = 5_000

// As many at a time; the next round takes the others.
const batch = 100

/**
 * Publishes what is overdue: what came due while everything was down, and what a process took up before it died.
 * Says so in the log of the server. Several watchdogs at once do no harm.
 * @param gracePeriodMs milliseconds that the queue is given before this steps in.
 */
export async function publishOverdue(
  payload: Payload,
  options: PublishDueOptions,
  gracePeriodMs: number,
): Promise<void> {
  const before = new Date(Date.now() - gracePeriodMs).toISOString()
  const { docs } = await payload.find({
    collection: 'schedules',
    where: { and: [{ state: { equals: 'waiting' } }, { dueAt: { less_than_equal: before } }] },
    sort: 'dueAt',
    limit: batch,
    pagination: false,
    select: { dueAt: true, kind: true, documentId: true },
    depth: 0,
    overrideAccess: true,
  })
  for (const { id, dueAt, kind, documentId } of docs) {
    const seconds = Math.round((Date.now() - Date.parse(dueAt)) / 1000)
    payload.logger.warn(`The publication of ${kind}/${documentId} is ${seconds} s late; it is done now`)
    await publishDue(payload, String(id), options).catch((error: unknown) => rememberFault(payload, id, error))
  }
}

// Milliseconds after which a job that is still marked as running was left by a process that died.
const maxJobMs = 10 * 60_000

export async function releaseJobs(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - maxJobMs).toISOString()
  await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [{ queue: { equals: queue } }, { processing: { equals: true } }, { updatedAt: { less_than: before } }],
    },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  })
}

// Keeps what went wrong; the schedule waits on, and the next round tries again.
const rememberFault = async (payload: Payload, id: number, error: unknown): Promise<void> => {
  payload.logger.error({ err: error, msg: `Schedule ${id} could not be published` })
  const { attempts } = await payload.findByID({ collection: 'schedules', id, depth: 0, overrideAccess: true })
  const lastError = error instanceof Error ? error.message : String(error)
  // These two columns and no other: it may have been settled meanwhile, and must not wait again.
  const data = { attempts: attempts + 1, lastError }
  await payload.db.updateOne({ collection: 'schedules', id, data, returning: false })
}

/** Looks at once, and then every few seconds, for as long as the process lives. */
export function startWatchdog(payload: Payload, options: PublishDueOptions): void {
  let isLooking = false
  const look = async (gracePeriodMs: number) => {
    if (isLooking) return
    isLooking = true
    try {
      await publishOverdue(payload, options, gracePeriodMs)
      await releaseJobs(payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'The watchdog of schedules could not look' })
    } finally {
      isLooking = false
    }
  }
  void look(0)
  setInterval(() => void look(interval), interval).unref()
}
