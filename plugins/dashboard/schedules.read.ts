import { addHours, subDays } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import type { PayloadRequest, Where } from 'payload'
import type { Actor } from '#collections/permissions/actor.ts'
import { isSameId } from '#collections/permissions/actor.ts'
import { boundsOf } from '#collections/posts-list/publishDate.ts'
import { waitingSchedule } from '#plugins/lifecycle/schedule.read.ts'
import { readinessOf } from '#plugins/readiness/readiness.service.ts'
import { type Dashboard, type StoryCollection, storyCollections } from './dashboard.schema.ts'
import { newestStories, type Story, storyKey } from './stories.read.ts'

// More than any newsroom publishes in a day.
const maxSchedules = 100

// Hours before a publication in which its writer is warned of what keeps it from going out.
const nearHours = 24

// Days for which a failed publication is reported, while its story is still not published.
const failedDays = 3

type AtRisk = Dashboard['atRisk'][number]

/** Returns what goes out today in the publication's time zone, and which of the person's own stories will not or did not. */
export async function schedulesOf(
  req: PayloadRequest,
  actor: Actor,
  now: Date,
  timeZone: string,
): Promise<Pick<Dashboard, 'goingOut' | 'atRisk'>> {
  const today = formatInTimeZone(now, timeZone, 'yyyy-MM-dd')
  const { before: tomorrow = '' } = boundsOf({ type: 'Custom', value: { from: today, to: today } }, now, timeZone)
  const near = addHours(now, nearHours).toISOString()
  const due = await schedules(req, actor, [
    { state: { equals: 'waiting' } },
    // A day has 25 hours where clocks go back.
    { dueAt: { less_than: [near, tomorrow].toSorted().at(-1) } },
  ])
  const failed = await schedules(req, actor, [
    { state: { equals: 'failed' } },
    { dueAt: { greater_than_equal: subDays(now, failedDays).toISOString() } },
  ])
  const goingOut = due.filter(({ dueAt }) => dueAt < tomorrow).map(({ story, dueAt }) => ({ ...story, dueAt }))
  const atRisk = [...failed.filter(isStillFailed).map(failureOf), ...(await unready(req, due, near))]
  return { goingOut, atRisk }
}

interface Schedule {
  id: string
  dueAt: string
  lastError: string
  story: Story
  // True when the story or the schedule is the person's own.
  isOwn: boolean
}

const isStoryCollection = (kind: string): kind is StoryCollection => storyCollections.some((known) => known === kind)

const schedules = async (req: PayloadRequest, actor: Actor, conditions: Where[]): Promise<Schedule[]> => {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [...conditions, { kind: { in: [...storyCollections] } }] },
    select: { kind: true, documentId: true, dueAt: true, scheduledBy: true, lastError: true },
    sort: 'dueAt',
    limit: maxSchedules,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const named = docs.flatMap(({ kind, documentId, ...rest }) =>
    isStoryCollection(kind) ? [{ ...rest, name: { collection: kind, id: documentId } }] : [],
  )
  const stories = await newestStories(
    req,
    actor,
    named.map(({ name }) => name),
  )
  return named.flatMap(({ id, name, dueAt, scheduledBy, lastError }) => {
    const story = stories.get(storyKey(name))
    if (!story) return []
    const isScheduler = actor.kind === 'person' && isSameId(scheduledBy, actor.id)
    return [{ id: String(id), dueAt, lastError: lastError ?? '', story, isOwn: story.isOwn || isScheduler }]
  })
}

// A story that was published, scheduled again or trashed since needs no attention any more.
const isStillFailed = ({ isOwn, story }: Schedule): boolean =>
  isOwn && (story.publishStatus === 'DRAFT' || story.publishStatus === 'UNPUBLISHED_CHANGES')

const failureOf = ({ story, dueAt, lastError }: Schedule): AtRisk => ({
  ...story,
  dueAt,
  hasFailed: true,
  reason: lastError,
})

// Returns own stories whose scheduled version fails a Required check, as it would when it comes due.
const unready = async (req: PayloadRequest, due: readonly Schedule[], near: string): Promise<AtRisk[]> => {
  const found: AtRisk[] = []
  for (const { id, story, dueAt, isOwn } of due) {
    if (!isOwn || dueAt >= near) continue
    const schedule = await waitingSchedule(req, id)
    if (!schedule) continue
    const checks = await readinessOf(req, { ...schedule.content, id: schedule.id }, schedule.collection)
    const missing = checks.filter(({ kind, isPassed }) => kind === 'Required' && !isPassed).map(({ label }) => label)
    if (missing.length > 0) found.push({ ...story, dueAt, hasFailed: false, reason: missing.join(', ') })
  }
  return found
}
