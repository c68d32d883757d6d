import type { AfterErrorHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { ActivitySource } from '#collections/activity/activity.types.ts'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'

// Refusals of a person that are logged within these seconds: enough to show what is tried, too few to fill the log.
const bound = { points: 30, duration: 600 }
const refusals = new RateLimiterMemory(bound)

interface RefusedWrite {
  // The call, as a program knows it: 'PATCH /api/posts/12'.
  call: string
  reason: string
  kind?: string | undefined
  id?: string | undefined
  // Left out: that of the request.
  source?: ActivitySource
}

/** Adds to the activity log that a person tried to change something without the right. Never fails the answer itself. */
export async function recordRefusal(
  req: PayloadRequest,
  { call, reason, kind, id, source = sourceOf(req) }: RefusedWrite,
): Promise<void> {
  const { user, payload } = req
  if (user?.collection !== 'users') return
  const isWithin = await refusals.consume(String(user.id)).catch(() => null)
  if (!isWithin) return
  await recordActivity(req, {
    action: 'update',
    outcome: 'refused',
    source,
    collection: { slug: kind ?? 'users', admin: { useAsTitle: 'title' } },
    // Without a title: the person may not know more of it than its number.
    document: { id: id ?? (kind ? 'new' : user.id), title: null },
    from: null,
    to: null,
    detail: { call, reason },
  }).catch((error: unknown) => payload.logger.error({ err: error, msg: 'A refusal was not recorded' }))
}

type RefusedCall = Parameters<AfterErrorHook>[0]

/** Records refusals of calls over REST and GraphQL that would change something. */
export async function recordRefusedCall({ collection, error, req }: RefusedCall): Promise<void> {
  const cause: unknown = 'originalError' in error ? error.originalError : error
  if (!(cause instanceof APIError) || cause.status !== 403 || !wouldWrite(req)) return
  const id = typeof req.routeParams?.id === 'string' ? req.routeParams.id : undefined
  const call = req.payloadAPI === 'GraphQL' ? 'GraphQL' : `${req.method} ${req.pathname ?? ''}`
  await recordRefusal(req, { call, reason: cause.message, kind: collection?.slug, id })
}

const mutation = z.object({ query: z.string().regex(/\bmutation\b/) })

function wouldWrite(req: PayloadRequest): boolean {
  if (req.payloadAPI === 'GraphQL') return mutation.safeParse(req.data).success
  return req.method !== undefined && ['POST', 'PATCH', 'PUT', 'DELETE'].includes(req.method)
}
