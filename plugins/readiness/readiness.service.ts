import type { PayloadRequest } from 'payload'
import type { Id } from '#collections/permissions/actor.ts'
import { isPostSlugTaken } from '#collections/posts/postSlug.ts'
import { settingsOfRequest } from '#collections/settings/settingsOfRequest.ts'
import { numericIds } from '#database/numericIds.ts'
import type { LifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'
import type { CheckResult, ContentDocument } from '#plugins/lifecycle/lifecycle.types.ts'
import { mailFactsOf } from '#plugins/newsletters/mail/issueFacts.ts'
import { renderIssueRow } from '#plugins/newsletters/mail/renderIssue.ts'
import { checkIssue, issueFactsOf } from '#plugins/readiness/issue.checks.ts'
import { checkReadiness } from './readiness.checks.ts'
import type { ActiveChecks, MediaFacts } from './readiness.types.ts'
import { factsOf, mediaFactsOf, mediaIdsOf, type PostValues } from './readinessFacts.ts'

/** Returns the checks of a document that is about to go out. Only posts and newsletters have any. */
export async function readinessOf(
  req: PayloadRequest,
  document: ContentDocument,
  collection: LifecycleSlug,
): Promise<CheckResult[]> {
  if (collection === 'newsletters') return issueReadinessOf(req, document)
  if (collection !== 'posts') return []
  const lookups = await lookUp(req, { post: document, mediaIds: mediaIdsOf(document) })
  return checkReadiness(factsOf(document, lookups), lookups.active)
}

const issueReadinessOf = async (req: PayloadRequest, document: ContentDocument): Promise<CheckResult[]> => {
  const media = await mediaById(req, mediaIdsOf(document))
  const mail = await mailFactsOf(req.payload, await renderIssueRow(req.payload, document))
  return checkIssue(issueFactsOf(document, { media, mail }))
}

interface Question {
  // The post as far as it is known: its slug, and what decides the day in its address.
  post: PostValues & { id: Id }
  mediaIds: string[]
}

/** Returns the data that the form lacks. One query after the other: within a transaction all share a connection. */
export async function lookUp(req: PayloadRequest, { post, mediaIds }: Question) {
  const { slug } = post
  const isSlugAvailable = typeof slug === 'string' && slug !== '' && !(await isPostSlugTaken(req, slug, post))
  const media = await mediaById(req, mediaIds)
  return { isSlugAvailable, media, active: await activeChecks(req) }
}

/** Returns the fields of a stored post that decide the day in its address; nothing for a post that is not saved yet. */
export async function storedDayOf(req: PayloadRequest, id: string): Promise<object> {
  const select = { path: true, publishDateTime: true } as const
  const where = { id: { equals: /^\d+$/.test(id) ? Number(id) : 0 } }
  return (await req.payload.db.findOne({ collection: 'posts', where, select, req })) ?? {}
}

/** Returns files as the checks see them, by id. */
export async function mediaById(req: PayloadRequest, ids: string[]): Promise<Map<string, MediaFacts>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: numericIds(ids) } },
    select: { alt: true, caption: true, focalX: true, focalY: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((file) => [String(file.id), mediaFactsOf(file)]))
}

const activeChecks = async (req: PayloadRequest): Promise<ActiveChecks> =>
  (await settingsOfRequest(req)).checklist ?? {}
