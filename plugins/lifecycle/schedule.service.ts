import type { PayloadRequest } from 'payload'
import { waitingKeyOf } from '#collections/lifecycle/schedule.store.ts'
import type { DocumentReference } from './lifecycle.types.ts'
import { newestVersion } from './version.read.ts'

/** The queue of Payload's jobs that publications wait in. */
export const queue = 'lifecycle'

/**
 * Binds a publication to the newest version, and has it wait for its time: what is edited from now on stays out of it.
 * The job only says when; the schedule says what, and is claimed in the database before anything is done.
 */
export async function addSchedule(
  req: PayloadRequest,
  { collection, id }: DocumentReference,
  { publishDate, updatePublishDate }: { publishDate: string; updatePublishDate: boolean },
): Promise<void> {
  const version = await newestVersion(req, { collection, id })
  const dueAt = new Date(publishDate)
  const schedule = await req.payload.create({
    collection: 'schedules',
    data: {
      waitingKey: waitingKeyOf(collection, id),
      kind: collection,
      documentId: String(id),
      version: String(version.id),
      content: version.content,
      dueAt: dueAt.toISOString(),
      updatePublishDate,
      scheduledBy: req.user?.collection === 'users' ? Number(req.user.id) : null,
      state: 'waiting',
      attempts: 0,
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const input = { schedule: String(schedule.id) }
  await req.payload.jobs.queue({ task: 'publish-scheduled', input, queue, waitUntil: dueAt, req })
}
