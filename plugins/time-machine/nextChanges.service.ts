import type { PayloadRequest } from 'payload'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { frontBlocks } from '../launches/frontBlocks.ts'
import { storyChanges } from '../launches/frontChanges.ts'
import { headlinesOf, loadOutline } from '../launches/frontOutline.load.ts'
import { bodyAt, dueSchedules, foreseenPost, type SeenPage } from './frontAt.service.ts'
import type { NextChange } from './timeMachine.schema.ts'

// Moments that are looked at: each takes up to five queries.
const maxMoments = 20

/**
 * Returns what will change on a front page without further work: scheduled posts that take a slot, pins that end, and
 * scheduled launches. The next one first, at most twenty.
 */
export async function nextChanges(
  req: PayloadRequest,
  front: number,
  seen: SeenPage,
  now: Date,
): Promise<NextChange[]> {
  const { payload } = req
  const [posts, launches, body] = await Promise.all([
    dueSchedules(req, 'posts'),
    dueSchedules(req, 'fronts'),
    bodyAt(req, front, { at: now, now, seen }),
  ])
  // The draft is what is looked at, whatever is launched meanwhile.
  const ownLaunches = seen === 'live' ? launches.filter(({ id }) => id === String(front)) : []
  const bodies = [
    { from: now, body },
    ...ownLaunches.map(({ dueAt, content }) => ({ from: dueAt, body: content.body })),
  ]
  const bodyThen = (at: Date) => bodies.findLast(({ from }) => from <= at)?.body ?? null
  const ends = bodies.flatMap(({ body: one }) => pinEnds(one))
  const pinned = await headlinesOf(
    payload,
    ends.map(({ id }) => id),
  )
  const moments = [
    ...posts.map(({ dueAt, content, byName }) => ({
      at: dueAt,
      kind: 'post' as const,
      title: typeof content.headline === 'string' ? content.headline : '',
      byName,
    })),
    ...ends
      .filter(
        ({ until }) => until > now && pinEnds(bodyThen(until)).some((end) => end.until.getTime() === until.getTime()),
      )
      .map(({ id, until, headline }) => ({
        at: until,
        kind: 'unpin' as const,
        title: headline || (pinned.get(id) ?? ''),
        byName: null,
      })),
    ...ownLaunches.map(({ dueAt, byName }) => ({ at: dueAt, kind: 'launch' as const, title: '', byName })),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, maxMoments)
  const found: NextChange[] = []
  let before = (await loadOutline(payload, body, momentOf(now))).outline
  for (const { at, ...rest } of moments) {
    const after = (await loadOutline(payload, bodyThen(at), momentOf(at))).outline
    const changes = storyChanges(before, after)
    before = after
    // A post that takes no slot changes nothing here.
    if (rest.kind !== 'post' || changes.length > 0) found.push({ at: at.toISOString(), ...rest, changes })
  }
  return found

  function momentOf(at: Date) {
    const due = posts.filter(({ dueAt }) => dueAt <= at && dueAt > now)
    return { now: at, isPast: false, foreseen: due.map(foreseenPost) }
  }
}

function pinEnds(body: unknown): { id: string; headline: string; until: Date }[] {
  return [...walkBlocks(frontBlocks(body))].flatMap(({ props }) => {
    const { data } = pin.safeParse(props.pinned)
    return data?.until ? [{ id: data.id, headline: data.headline, until: new Date(data.until) }] : []
  })
}
