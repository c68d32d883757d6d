import type { PayloadRequest } from 'payload'
import { APIError, createLocalReq, NotFound, type Payload } from 'payload'
import type { z } from 'zod'
import type { SendAction } from '#collections/activity/activity.types.ts'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { newsletterRules } from '#collections/newsletters/newsletters.policy.ts'
import { idOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { nameInUse } from '#collections/permissions/delegation.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { inTransaction } from '#database/transaction.ts'
import { countsOf } from '../counts/mailCounts.store.ts'
import { freezeIssue } from './freezeIssue.ts'
import { estimatedEnd, paceOn } from './progress.rules.ts'
import { countBounces, countRows, listedRows, newestSend, settleRow, sparedDomains } from './progress.store.ts'
import { recordSending } from './recordSending.ts'
import { type SendingOptions, sendingOptionsOf } from './sending.options.ts'
import type { listedReaders, SendingState } from './sending.schema.ts'
import { addSend, countAudience, dropPrepared, moveSend, type SendState } from './sends.store.ts'

// The states in which a send has not ended.
const underWay: readonly SendState[] = ['preparing', 'sending', 'paused']

interface Issue {
  id: number
  title: string
  list: { id: number; name: string }
  // The newest published version; null for an issue that readers do not see.
  published: { version: number; at: string } | null
}

/**
 * Returns an issue that the person may send.
 * @throws APIError 403 without the permission to publish issues, 404 without the issue
 */
export async function requireIssue(req: PayloadRequest, id: number): Promise<Issue> {
  const actor = await actorOfRequest(req)
  if (!newsletterRules.publish.allows(actor, {})) throw permissionError(actor, newsletterRules.names.publish)
  const issue = await readIssue(req, id)
  if (!issue) throw new NotFound(req.t)
  return issue
}

async function readIssue(req: PayloadRequest, id: number): Promise<Issue | null> {
  const { payload } = req
  const found = await payload.findByID({
    collection: 'newsletters',
    id,
    depth: 1,
    select: { title: true, list: true, _status: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!found) return null
  const { list } = found
  return {
    id,
    title: found.title ?? '',
    list: { id: Number(idOf(list) ?? 0), name: typeof list === 'object' ? (list?.name ?? '') : '' },
    published: found._status === 'published' ? await publishedVersion(req, id) : null,
  }
}

/** Returns the newest published version of an issue. */
export async function publishedVersion(req: PayloadRequest, issue: number): Promise<Issue['published']> {
  const { docs } = await req.payload.db.findVersions<{ updatedAt: string }>({
    collection: 'newsletters',
    where: { and: [{ parent: { equals: issue } }, { 'version._status': { equals: 'published' } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    req,
  })
  const [version] = docs
  return version ? { version: Number(version.id), at: new Date(version.updatedAt).toISOString() } : null
}

export async function sendingStateOf(req: PayloadRequest, id: number, now: Date): Promise<SendingState> {
  const issue = await requireIssue(req, id)
  const options = sendingOptionsOf(req.payload.config)
  const isWritten = options.transport.isFolder
  const { audience, suppressed } = await countAudience(req, { issue: id, list: issue.list.id, isWritten })
  const found = await newestSend(req, id)
  const isUnderWay = found !== null && underWay.includes(found.state)
  return {
    listName: issue.list.name,
    isWriting: isWritten,
    refusal: isUnderWay ? 'It is being sent.' : refusalOfSend(issue, { audience, wasSent: found !== null }),
    version: issue.published && String(issue.published.version),
    publishedAt: issue.published?.at ?? null,
    audience,
    suppressed,
    send: found && (await shownSend(req, found, options, now)),
    bounces: await countBounces(req, id),
  }
}

const refusalOfSend = (
  { published, list }: Issue,
  { audience, wasSent }: { audience: number; wasSent: boolean },
): string | null => {
  if (!published) return 'Publish the issue first. What is sent is the published version.'
  if (audience === 0)
    return wasSent
      ? `Every subscriber of ${list.name} has been sent this issue.`
      : `${list.name} has no confirmed subscriber.`
  return null
}

async function shownSend(
  req: PayloadRequest,
  { id, state, problem, audience, ...found }: NonNullable<Awaited<ReturnType<typeof newestSend>>>,
  { pace }: SendingOptions,
  now: Date,
): Promise<SendingState['send']> {
  const { perMinute, ...counts } = await countRows(req, id)
  const { perSecond } = paceOn(pace, now)
  const underWay = (now.getTime() - Date.parse(found.requested_at)) / 1000
  const progress = { open: counts.waiting, acceptedInMinute: perMinute, underWay, perSecond }
  const end = state === 'sending' ? estimatedEnd(progress, now) : null
  return {
    id: String(id),
    state,
    problem,
    audience,
    counts,
    perMinute,
    read: await countsOf(req, id),
    spared: state === 'sending' ? await sparedDomains(req, id) : [],
    requestedAt: found.requested_at,
    requestedBy: found.requested_by,
    finishedAt: found.finished_at,
    estimatedEnd: end?.toISOString() ?? null,
  }
}

/**
 * Sends the published version of an issue to all subscribers of its list who have not been sent it.
 * @param shown the version and the number of readers that the person has seen and confirmed
 * @throws APIError 409 when either has changed since, or the issue is being sent, 422 when it cannot be sent
 */
export async function startSending(
  req: PayloadRequest,
  id: number,
  shown: { version: number; audience: number },
): Promise<void> {
  const options = sendingOptionsOf(req.payload.config)
  const issue = await requireIssue(req, id)
  const isWritten = options.transport.isFolder
  const { audience } = await countAudience(req, { issue: id, list: issue.list.id, isWritten })
  const found = await newestSend(req, id)
  if (found && underWay.includes(found.state)) throw conflict('The issue is being sent already.')
  const refusal = refusalOfSend(issue, { audience, wasSent: found !== null })
  if (refusal !== null) throw new APIError(refusal, 422, null, true)
  if (issue.published?.version !== shown.version)
    throw conflict('The issue has been published again since. Look at the new version, and send that.')
  const mail = await options.renderIssue(req.payload, { id, version: shown.version })
  await inTransaction(req, async () => {
    const by = req.user?.collection === 'users' ? Number(req.user.id) : null
    const { version } = shown
    const send = await addSend(req, { issue: id, version, listName: issue.list.name, by, isWritten })
    if (send === null) throw conflict('The issue is being sent already.')
    const count = await freezeIssue(req, send, { issue: id, list: issue.list.id, mail }, options)
    if (count !== shown.audience)
      throw conflict(`The newsletter has ${count.toLocaleString('en-US')} readers now. Confirm again.`)
    await recordSending(req, 'send', issue, { readers: count, version })
  })
}

const conflict = (message: string) => new APIError(message, 409, null, true)

const moves = {
  pause: { from: ['sending'], to: 'paused', action: 'pauseSend' },
  resume: { from: ['paused'], to: 'sending', action: 'resumeSend' },
  cancel: { from: underWay, to: 'cancelled', action: 'cancelSend' },
} as const satisfies Record<string, { from: readonly SendState[]; to: SendState; action: SendAction }>

export type SendMove = keyof typeof moves

/**
 * Pauses, resumes or cancels the send of an issue that is under way. A mail that is on its way arrives.
 * @throws APIError 409 when it is in another state by now
 */
export async function moveSending(req: PayloadRequest, id: number, move: SendMove): Promise<void> {
  const issue = await requireIssue(req, id)
  await inTransaction(req, async () => {
    const send = await newestSend(req, id)
    if (!send || !(await moveSend(req, send.id, moves[move]))) throw conflict('The send is in another state by now.')
    if (move === 'cancel') await dropPrepared(req, send.id)
    await recordSending(req, moves[move].action, issue)
  })
}

// Readers of a page.
const pageSize = 50

export async function readersIn(
  req: PayloadRequest,
  id: number,
  state: 'unknown' | 'refused',
  after: number,
): Promise<z.input<typeof listedReaders>> {
  await requireIssue(req, id)
  const found = await listedRows(req, { issue: id, state, after, limit: pageSize + 1 })
  const items = found.slice(0, pageSize)
  return { items, next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

/**
 * Settles a mail without a known outcome: marks it as delivered, or sends it once more.
 * @throws APIError 409 when its outcome is known by now
 */
export async function settleUnknown(
  req: PayloadRequest,
  id: number,
  { row, isDelivered }: { row: number; isDelivered: boolean },
): Promise<void> {
  await requireIssue(req, id)
  const by = req.user ? nameInUse(req.user) : 'the newsroom'
  await inTransaction(req, async () => {
    const send = await settleRow(req, { id: row, issue: id, isDelivered, by })
    if (send === null) throw conflict('The outcome of this mail is known by now.')
    if (!isDelivered) await moveSend(req, send, { from: ['finished', 'cancelled'], to: 'sending' })
    const what = isDelivered ? 'marked a mail as delivered' : 'sent a mail once more'
    await recordDeed(req, { action: 'update', kind: 'newsletters', id, what, detail: { mail: row } })
  })
}

export async function prepareSending(
  payload: Payload,
  { id, issue, version }: { id: number; issue: number; version: number },
  options: SendingOptions,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const found = await readIssue(req, issue)
  if (!found) return
  const mail = await options.renderIssue(payload, { id: issue, version })
  await inTransaction(req, () => freezeIssue(req, id, { issue, list: found.list.id, mail }, options))
}
