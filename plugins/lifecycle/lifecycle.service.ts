import type { PayloadRequest } from 'payload'
import { APIError, NotFound } from 'payload'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { recordUnpublish } from '#collections/addresses/unpublishAction.ts'
import { claimAction } from '#collections/lifecycle/documentLock.ts'
import { decide } from '#collections/lifecycle/lifecycle.machine.ts'
import { conflictError, refusalError } from '#collections/lifecycle/lifecycleError.ts'
import { writesOf } from '#collections/lifecycle/lifecycleWrites.ts'
import { holdRow, isLiveDocument } from '#collections/lifecycle/ownRow.ts'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { statusOf, waitingStatuses } from '#collections/lifecycle/publishStatus.ts'
import { cancelSchedule } from '#collections/lifecycle/schedule.store.ts'
import { lifecycleOf } from '#collections/lifecycle/withLifecycle.ts'
import { inTransaction } from '#database/transaction.ts'
import { requireAction } from './action.policy.ts'
import { storedKey, wasDone } from './idempotency.ts'
import type { LifecycleSlug } from './lifecycle.schema.ts'
import type {
  ActionRequest,
  ActionResult,
  CheckResult,
  ContentDocument,
  DraftPart,
  LifecycleOptions,
  PublishedPart,
} from './lifecycle.types.ts'
import { requireReadiness } from './readinessGate.ts'
import { addSchedule } from './schedule.service.ts'
import { earlierLiveVersion, liveVersion, newestDocument, newestFacts, newestVersion } from './version.read.ts'
import { publishVersion } from './versionPublish.ts'

/**
 * Does one action of the lifecycle in one transaction: who may, what the machine says, what the checks say; then the
 * document, its schedule, its address and the log together, or none of them.
 * @throws APIError 403 without the permissions, 404 without the document, 409 when the machine refuses or another
 * action is at it, 422 when a Required check fails or an idempotency key was used for something else.
 */
export function performAction(
  req: PayloadRequest,
  request: ActionRequest,
  options: LifecycleOptions,
): Promise<ActionResult> {
  return inTransaction(req, () => perform(req, request, options))
}

const perform = async (
  req: PayloadRequest,
  request: ActionRequest,
  options: LifecycleOptions,
): Promise<ActionResult> => {
  const { collection, id, call } = request
  if (await wasDone(req, request)) {
    const document = await newestOf(req, collection, id)
    return { document, status: statusOf(document.publishStatus), isReplayed: true, warnings: [] }
  }
  // Before the claim: an actor without the right must not be able to hold it against others.
  await requirePermission(req, request, await newestFacts(req, request))
  if (!(await claimAction(req, collection, id))) throw conflictError()
  // Before the row is held: what is stored now is written by others.
  await options.beforeDecision?.(req, { collection, id }, { isTextNeeded: true })
  await holdRow(req, collection, id)
  const document = await newestDocument(req, request)
  const { config, lifecycle, isLive } = await requirePermission(req, request, document)

  const from = statusOf(document.publishStatus)
  const dueAt = call.action === 'schedule' ? new Date(call.input.publishDate) : null
  const hasUnpublishAction = call.action === 'unpublish'
  const earlier = call.action === 'revert' ? await earlierLiveVersion(req, { collection, id }) : null
  const hasEarlier = earlier !== null
  const facts = { isLive, canWait: lifecycle.canWait, dueAt, hasUnpublishAction, hasEarlier, now: new Date() }
  const decision = decide(from, call.action, facts)
  if (!decision.isAllowed) throw refusalError(decision.refusal)
  if (decision.status === 'ERASED') throw new TypeError('To delete for good is Payload’s own call.')
  const part = request.part ? await partOf(req, request, request.part, from) : null
  const isGoingOut = call.action === 'publish' || call.action === 'schedule'
  const goingOut = { ...document, ...part?.content }
  const warnings = isGoingOut ? await requireReadiness(req, goingOut, collection, options.checksOf) : []
  const status = part?.hasNewerEdits ? 'UNPUBLISHED_CHANGES' : decision.status

  let written: ContentDocument | null = null
  if (earlier) {
    const date = { moment: facts.now, isNew: false }
    const publication = { action: 'revert', by: idOfUser(req) } as const
    await publishVersion(req, { collection, id }, earlier.content, { date, hasNewerEdits: true, publication })
  } else if (part) {
    const date = { moment: facts.now, isNew: false }
    const publication = { action: 'part', by: idOfUser(req) } as const
    await publishVersion(req, { collection, id }, part.content, {
      date,
      hasNewerEdits: part.hasNewerEdits,
      publication,
    })
  } else written = await carryOut(req, request, { from, to: decision.status })
  await recordActivity(req, {
    action: call.action,
    collection: config,
    document,
    from,
    to: status,
    source: request.source,
    outcome: 'done',
    detail: detailOf(request, warnings),
    idempotencyKey: storedKey(req, request.idempotencyKey),
  })
  const stored = written ?? (await newestOf(req, collection, id))
  return { document: stored, status, isReplayed: false, warnings }
}

// Returns what the lifecycle knows about a document. Throws APIError 403 when the actor may not do the action to it, 404 where its collection has no lifecycle
const requirePermission = async (
  req: PayloadRequest,
  { collection, id, call }: ActionRequest,
  document: ContentDocument,
) => {
  const { config } = req.payload.collections[collection]
  const lifecycle = lifecycleOf(config)
  if (!lifecycle) throw new NotFound(req.t)
  const isLive = await isLiveDocument(req, collection, id)
  await requireAction(req, call.action, lifecycle.rules, document, isLive)
  return { config, lifecycle, isLive }
}

// Returns the part of the draft that goes out. Throws APIError 409 where readers have nothing that it could be a part
// of, or another version waits for its time.
const partOf = async (
  req: PayloadRequest,
  { collection, id }: ActionRequest,
  part: DraftPart,
  from: PublishStatus,
): Promise<PublishedPart> => {
  if (waitingStatuses.includes(from)) throw partError('A version waits for its time. Take it off its schedule first.')
  const live = await liveVersion(req, { collection, id })
  if (!live) throw partError('Readers have nothing yet: publish the whole first.')
  return part(live.content, (await newestVersion(req, { collection, id })).content)
}

const partError = (message: string) => new APIError(message, 409, { code: 'lifecycle.noPart' }, true)

const idOfUser = ({ user }: PayloadRequest) => (user?.collection === 'users' ? Number(user.id) : null)

const detailOf = ({ call }: ActionRequest, warnings: CheckResult[]) => ({
  input: call.input,
  ...(warnings.length > 0 ? { warnings: warnings.map(({ label }) => label) } : {}),
})

/** Returns the document as an editor sees it: its newest version, from the trash too. */
export async function newestOf(
  req: PayloadRequest,
  collection: LifecycleSlug,
  id: ContentDocument['id'],
): Promise<ContentDocument> {
  return req.payload.findByID({ collection, id, draft: true, trash: true, depth: 0, overrideAccess: true, req })
}

interface Step {
  from: PublishStatus
  to: PublishStatus
}

// Writes what has been decided. Returns the newest version where the write made it; null where a draft may be newer
// than what was written.
const carryOut = async (
  req: PayloadRequest,
  { collection, id, call }: ActionRequest,
  { from, to }: Step,
): Promise<ContentDocument | null> => {
  const write = { collection, id, depth: 0, overrideAccess: true, req } as const
  const { payload } = req
  if (waitingStatuses.includes(from)) await cancelSchedule(req, collection, id)
  if (call.action === 'unpublish') await recordUnpublish(req, { collection, id, unpublishAction: call.input })
  const publication = call.action === 'publish' ? ({ action: 'publish', by: idOfUser(req) } as const) : undefined
  const written = await writesOf(req).asOwn(collection, id, { status: to, publication }, async () => {
    switch (call.action) {
      case 'publish': {
        const date = call.input.updatePublishDate ? { publishDateTime: new Date().toISOString() } : {}
        return payload.update({ ...write, data: { _status: 'published', ...date } })
      }
      // A version of its own: saves that follow write over an autosave, but never over this one.
      case 'schedule':
      case 'unschedule':
        return payload.update({ ...write, data: {}, draft: true, autosave: false })
      // What is not valid any more has to come off the site all the same.
      case 'unpublish':
        return payload.update({ ...write, data: { _status: 'draft' }, unpublishAllLocales: true })
      case 'trash':
        return payload.update({ ...write, data: { deletedAt: new Date().toISOString() } })
      case 'restore':
        return payload.update({ ...write, data: { deletedAt: null }, trash: true })
    }
  })
  if (call.action === 'schedule') await addSchedule(req, { collection, id }, call.input)
  return call.action === 'publish' && written ? written : null
}
