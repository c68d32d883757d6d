import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
} from 'payload'
import { APIError, NotFound } from 'payload'
import { changesOf } from '../activity/fieldChanges.ts'
import { recordActivity, recordedApart, sourceOf } from '../activity/recordActivity.ts'
import { savedByContext } from '../fields/savedBy.field.ts'
import type { Id } from '../permissions/actor.ts'
import { actorOfRequest } from '../permissions/actorOfRequest.ts'
import type { ContentRules } from '../permissions/contentRules.ts'
import { permissionError } from '../permissions/permissionError.ts'
import { refuseDirectStatus } from './directStatus.ts'
import { findNewest } from './findNewest.ts'
import type { LifecycleAction } from './lifecycle.machine.ts'
import { decide } from './lifecycle.machine.ts'
import { directWriteError, refusalError, staleError } from './lifecycleError.ts'
import { writesOf } from './lifecycleWrites.ts'
import { beginChange, noteCreation } from './liveChange.ts'
import { forgetRow, holdRow, idOfOperation, isLiveDocument, ownRow } from './ownRow.ts'
import type { PublishStatus } from './publishStatus.ts'
import { statusOf, waitingStatuses } from './publishStatus.ts'
import { cancelSchedule } from './schedule.store.ts'

/**
 * Makes each write one action of the lifecycle, before Payload decides what it writes:
 * - an update without `_status` is a save, and a save never changes what readers see;
 * - a copy is a draft;
 * - to trash takes the document off the site, and to restore makes it a draft.
 * A status that a client sets directly is refused. Writes to one document wait for each other.
 */
export const readAction: CollectionBeforeOperationHook = async ({ args, operation, collection, req }) => {
  const writes = writesOf(req)
  // The APIs leave it out; only the product's own writes set it to true.
  const isByPerson = !('overrideAccess' in args && args.overrideAccess === true)
  if (operation === 'restoreVersion') {
    const isDraft = 'draft' in args && args.draft === true
    if (isByPerson && !isDraft) throw restoreAsDraftError()
    writes.note(collection.slug, undefined, { isDirect: !isDraft, isByPerson, isHeld: false })
    return args
  }
  // A copy of a live document would be live at once, without a check whether its creator may publish.
  if ('duplicateFromID' in args && args.duplicateFromID) {
    return { ...args, data: { _status: 'draft', ...('data' in args ? args.data : null) } }
  }
  if ((operation !== 'update' && operation !== 'create') || !('data' in args)) return args
  const data: { _status?: unknown; publishStatus?: unknown; deletedAt?: unknown } = args.data
  const id = idOfOperation(args)
  const isDraft = 'draft' in args && args.draft === true
  if (isByPerson) refuseDirectStatus(data, { collection: collection.slug, id, isDraft })
  if (operation === 'create') return args

  if (id !== undefined) await holdRow(req, collection.slug, id)
  const isTrashing = Boolean(data.deletedAt)
  const isRestoring = 'trash' in args && args.trash === true && data.deletedAt === null
  const isSaving = !isTrashing && !isRestoring && data._status !== 'published' && (isDraft || !data._status)
  writes.note(collection.slug, id, { isDirect: !isSaving, isByPerson, isHeld: id !== undefined })
  if (isSaving) return { ...args, draft: true }
  // Moving to the trash needs no right to write, so nothing else is written with it.
  const written = isTrashing ? { deletedAt: data.deletedAt } : data
  const status = isTrashing ? 'draft' : (data._status ?? 'draft')
  return { ...args, draft: false, data: { ...written, _status: status } }
}

const restoreAsDraftError = () =>
  new APIError(
    'Restore this version as a draft (draft=true); readers keep what they have until you publish it.',
    409,
    { code: 'lifecycle.restoreAsDraft' },
    true,
  )

/**
 * Determines the action of a write, refuses it when the status does not allow it or the actor may not do it, and sets
 * the new status. Writes of the lifecycle's own service were decided before.
 */
export function applyLifecycle<Document>(rules: ContentRules<Document>, canWait: boolean): CollectionBeforeChangeHook {
  return async ({ data: given, originalDoc, operation, collection, context, req }) => {
    const { slug } = collection
    const writes = writesOf(req)
    if (operation === 'create') {
      const isPublishing = given._status === 'published'
      const to: PublishStatus = given.deletedAt ? 'TRASHED' : isPublishing ? 'PUBLISHED' : 'DRAFT'
      writes.settle(slug, undefined, { actions: isPublishing ? ['save', 'publish'] : ['save'], from: null, to })
      return { ...given, publishStatus: to, ...(given.deletedAt ? { _status: 'draft' } : {}) }
    }
    const note = writes.noted(slug, originalDoc.id)
    const own = writes.ownOf(slug, originalDoc.id)
    if (own) {
      await beginChange(req, slug, originalDoc, !note.isDirect)
      return { ...given, publishStatus: own.status }
    }
    if (!note.isHeld) {
      await holdRow(req, slug, originalDoc.id)
      await refuseStale(req, slug, originalDoc)
    }
    await beginChange(req, slug, originalDoc, !note.isDirect)
    const isLive = await isLiveDocument(req, slug, originalDoc.id)
    // An old version restores the text, not the later status of the document.
    const unwritable = unwritableOf(collection.flattenedFields, originalDoc)
    const restored = { ...unwritable, ...given, deletedAt: null, _status: note.isDirect ? given._status : 'draft' }
    const data = context.isRestoringVersion === true ? restored : given
    const actions = actionsOf({ data, wasTrashed: Boolean(originalDoc.deletedAt), isLive, isDirect: note.isDirect })
    if (note.isByPerson && actions.includes('unpublish')) {
      throw directWriteError('_status', `POST /api/${slug}/${originalDoc.id}/unpublish`)
    }
    if (isLive && actions.includes('trash') && req.user) {
      const actor = await actorOfRequest(req)
      if (!rules.unpublish.allows(actor, originalDoc)) throw permissionError(actor, rules.names.unpublish)
    }
    const from = statusOf(originalDoc.publishStatus)
    const to = follow(from, actions, { isLive, canWait })
    writes.settle(slug, originalDoc.id, { actions, from, to })
    return { ...data, publishStatus: to }
  }
}

// Returns what the fields hold that no request may write, such as who made the document. Payload takes these out of a
// version that is restored, and would empty them.
const unwritableOf = (fields: readonly FlattenedField[], document: object): Record<string, unknown> => {
  const names = new Set(fields.flatMap((field) => (isUnwritable(field) ? [field.name] : [])))
  return Object.fromEntries(Object.entries(document).filter(([name]) => names.has(name)))
}

const isUnwritable = (field: FlattenedField): boolean =>
  'access' in field && Boolean(field.access?.update) && !('virtual' in field && field.virtual)

export const recordChange: CollectionAfterChangeHook = async ({ doc, previousDoc, collection, operation, req }) => {
  const { slug } = collection
  await forgetRow(req, slug, doc.id)
  const outcome = writesOf(req).takeOutcome(slug, operation === 'create' ? undefined : doc.id)
  if (!outcome) return doc
  const { actions, from, to } = outcome
  if (operation === 'create') noteCreation(doc, to === 'PUBLISHED')
  const wasWaiting = from !== null && waitingStatuses.includes(from)
  if (wasWaiting && !waitingStatuses.includes(to)) await cancelSchedule(req, slug, doc.id)
  const action = from === null ? 'create' : actions.at(-1)
  if (!action) return doc
  const entry = { collection, document: doc, from, to, source: sourceOf(req), outcome: 'done' } as const
  if (action !== 'save' || from !== to) await recordActivity(req, { ...entry, action })
  else if (isRecordedHere(req)) {
    const changes = changesOf(collection.flattenedFields, previousDoc, doc)
    if (Object.keys(changes).length > 0) await recordActivity(req, { ...entry, action, detail: { changes } })
  }
  return doc
}

// A room saves every few seconds: its saves are recorded when a version is finished.
const isRecordedHere = ({ context, user }: PayloadRequest): boolean =>
  user?.collection === 'users' && !(savedByContext in context) && context[recordedApart] !== true

/** Logs a permanent deletion: the document has no page any more, but an entry. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  const from = statusOf(doc.publishStatus)
  await recordActivity(req, {
    action: 'erase',
    collection,
    document: doc,
    from,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
  })
  return doc
}

/** Context key of a delete that may remove a document without edits, without the trash. */
export const discardsUntouched = 'discardsUntouched'

/** Allows permanent deletion only from the trash (docs/spec/newsroom.md#transitions). */
export const deleteFromTrashOnly: CollectionBeforeDeleteHook = async ({ id, collection, context, req }) => {
  await holdRow(req, collection.slug, id)
  const document = await ownRow(req, collection.slug, id)
  // A concurrent request has deleted it after Payload read it and before it was held.
  if (!document) throw new NotFound(req.t)
  if (!document.deletedAt && context[discardsUntouched] !== true) {
    throw new APIError(
      'Only what lies in the trash can be deleted for good. Move it to the trash first.',
      409,
      null,
      true,
    )
  }
}

// Returns the actions of a write: publishing includes the new text, so it is a save and a publication.
const actionsOf = (write: {
  data: { _status?: unknown; deletedAt?: unknown }
  wasTrashed: boolean
  isLive: boolean
  isDirect: boolean
}): LifecycleAction[] => {
  const { data, wasTrashed, isLive, isDirect } = write
  if (data.deletedAt) return wasTrashed ? ['save'] : ['trash']
  if (data._status === 'published') return ['save', 'publish']
  if (wasTrashed) return ['restore']
  return isLive && isDirect ? ['unpublish'] : ['save']
}

// Throws APIError 409 at the first action that is not allowed; nothing has changed then.
const follow = (
  from: PublishStatus,
  actions: LifecycleAction[],
  known: { isLive: boolean; canWait: boolean },
): PublishStatus => {
  // A document that one of the product's own writes takes off the site answers 410 Gone
  // (docs/spec/newsroom.md#unpublish-action).
  const facts = { ...known, hasUnpublishAction: true, hasEarlier: false, dueAt: null, now: new Date() }
  return actions.reduce((status, action) => {
    const decision = decide(status, action, facts)
    if (!decision.isAllowed) throw refusalError(decision.refusal)
    return decision.status === 'ERASED' ? status : decision.status
  }, from)
}

// Refuses stale updates of many, which read their documents before these can be held; a concurrent write wins.
const refuseStale = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  read: { id: Id; updatedAt?: string },
): Promise<void> => {
  const newest = await findNewest(req, collection, read.id, { updatedAt: true })
  if (newest && read.updatedAt && Date.parse(newest.updatedAt) > Date.parse(read.updatedAt)) throw staleError()
}
