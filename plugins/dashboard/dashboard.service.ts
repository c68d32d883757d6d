import type { PayloadRequest } from 'payload'
import type { Actor } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { viewsOfPosts } from '#plugins/numbers/mostRead.store.ts'
import type { Dashboard } from './dashboard.schema.ts'
import { draftsOf } from './drafts.read.ts'
import { schedulesOf } from './schedules.read.ts'
import { storyFields, storyOf } from './stories.read.ts'

// Lines that fit on a laptop's screen beside the other lists.
const maxPublished = 6

/** Returns what the dashboard shows the person behind the request, as far as they may read it. */
export async function dashboardOf(req: PayloadRequest): Promise<Dashboard> {
  const now = new Date()
  const actor = await actorOfRequest(req)
  const timeZone = await publicationTimeZone(req)
  const [drafts, schedules, published] = await Promise.all([
    draftsOf(req, actor),
    schedulesOf(req, actor, now, timeZone),
    justPublished(req, actor, now),
  ])
  return { timeZone, now: now.toISOString(), drafts, ...schedules, published }
}

// Returns live posts as readers have them, newest first.
const justPublished = async (req: PayloadRequest, actor: Actor, now: Date): Promise<Dashboard['published']> => {
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { and: [{ _status: { equals: 'published' } }, { publishDateTime: { less_than_equal: now.toISOString() } }] },
    select: storyFields('posts'),
    sort: '-publishDateTime',
    limit: maxPublished,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const views = await viewsOfPosts(
    req,
    docs.map(({ id }) => Number(id)),
  )
  return docs.map((document) => {
    const story = storyOf('posts', document, actor)
    return { ...story, publishDateTime: story.publishDateTime ?? '', views: views.get(story.id) ?? 0 }
  })
}
