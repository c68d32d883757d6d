/** Front pages at another minute: the version that readers have then, with the posts that are published by then. */
import type { JsonObject, Payload, PayloadRequest } from 'payload'
import type { ForeseenPost, PageMoment } from '#plugins/slots/foreseen.ts'
import { launchRowAt } from '../launches/launches.store.ts'
import { versionById } from '../lifecycle/version.read.ts'
import { readDraft } from '../preview/draft.read.ts'

/** Which page is looked at: what readers have, or the draft as if it were launched. */
export type SeenPage = 'live' | 'draft'

export interface DueSchedule {
  /** Id of the post or the front page. */
  id: string
  dueAt: Date
  content: JsonObject
  byName: string | null
  updatePublishDate: boolean
}

/** Returns the waiting publications of a collection, the next one first. */
export async function dueSchedules(
  req: Pick<PayloadRequest, 'payload'>,
  kind: 'posts' | 'fronts',
): Promise<DueSchedule[]> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [{ kind: { equals: kind } }, { state: { equals: 'waiting' } }] },
    sort: 'dueAt',
    limit: 200,
    pagination: false,
    depth: 1,
    overrideAccess: true,
  })
  return docs.map(({ documentId, dueAt, content, scheduledBy, updatePublishDate }) => ({
    id: documentId,
    dueAt: new Date(dueAt),
    content: isContent(content) ? content : {},
    byName: typeof scheduledBy === 'object' && scheduledBy ? scheduledBy.name : null,
    updatePublishDate,
  }))
}

const isContent = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function foreseenPost({ id, content, dueAt, updatePublishDate }: DueSchedule): ForeseenPost {
  return {
    id,
    content,
    publishDateTime:
      !updatePublishDate && typeof content.publishDateTime === 'string' ? content.publishDateTime : dueAt.toISOString(),
  }
}

/** Returns the moment of a page, with the posts that are scheduled until then. */
export async function momentAt(payload: Payload, at: Date, now: Date): Promise<PageMoment> {
  if (at < now) return { now: at, isPast: true, foreseen: [] }
  const due = (await dueSchedules({ payload }, 'posts')).filter(({ dueAt }) => dueAt <= at)
  return { now: at, isPast: false, foreseen: due.map(foreseenPost) }
}

/**
 * Returns the body of a front page at a moment.
 * @returns null where nothing is kept of that time, or there is no page
 */
export async function bodyAt(
  req: PayloadRequest,
  front: number,
  { at, now, seen }: { at: Date; now: Date; seen: SeenPage },
): Promise<unknown> {
  const { payload } = req
  if (seen === 'draft') return (await readDraft(payload, { collection: 'fronts', id: front }, ['body']))?.body ?? null
  if (at < now) {
    const launch = await launchRowAt(req, front, at)
    const version = launch && (await versionById(req, { collection: 'fronts', id: front }, String(launch.version_id)))
    return version?.content.body ?? null
  }
  const due = await dueSchedules(req, 'fronts')
  const launched = due.findLast(({ id, dueAt }) => id === String(front) && dueAt <= at)
  if (launched) return launched.content.body ?? null
  const live = await payload.findByID({ collection: 'fronts', id: front, depth: 0, overrideAccess: true, req })
  return live._status === 'published' ? (live.body ?? null) : null
}
