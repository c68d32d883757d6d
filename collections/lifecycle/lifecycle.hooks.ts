import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import type { Id } from '../permissions/actor.ts'
import { actorOfRequest } from '../permissions/actorOfRequest.ts'
import type { ContentRules } from '../permissions/contentRules.ts'
import { permissionError } from '../permissions/permissionError.ts'
import { directWrites } from './directWrites.ts'
import type { LifecycleAction, PublishStatus } from './publishStatus.ts'
import { LifecycleError, nextPublishStatus, publishStatuses } from './publishStatus.ts'

/**
 * Makes each write one action of the lifecycle, before Payload decides what it writes:
 * - an update that says nothing of `_status` is a save, and a save never changes what readers see;
 * - a copy is a draft;
 * - to trash takes the document off the site, and to restore makes it a draft.
 */
export const readAction: CollectionBeforeOperationHook = ({ args, operation, collection, req }) => {
  if (operation === 'restoreVersion') {
    directWrites(req).mark(collection.slug, undefined, !('draft' in args && args.draft))
    return args
  }
  // A copy of a live document would be live at once, and nobody was asked whether its maker may publish.
  if ('duplicateFromID' in args && args.duplicateFromID) {
    return { ...args, data: { _status: 'draft', ...('data' in args ? args.data : null) } }
  }
  if (operation !== 'update' || !('data' in args)) return args
  const data: { _status?: unknown; deletedAt?: unknown } = args.data
  const isTrashing = Boolean(data.deletedAt)
  const isRestoring = 'trash' in args && args.trash === true && data.deletedAt === null
  const isSaving = !isTrashing && !isRestoring && data._status !== 'published' && (args.draft || !data._status)
  directWrites(req).mark(collection.slug, idOfOperation(args), !isSaving)
  if (isSaving) return { ...args, draft: true }
  // To trash needs no right to write, so nothing is written along with it.
  const written = isTrashing ? { deletedAt: data.deletedAt } : data
  const status = isTrashing ? 'draft' : (data._status ?? 'draft')
  return { ...args, draft: false, data: { ...written, _status: status } }
}

/** The document of an update by id; undefined for an update of many. */
const idOfOperation = (args: object): Id | undefined => {
  const id: unknown = 'id' in args ? args.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : undefined
}

/**
 * Works out the action of a write, refuses it when the status does not allow it or the actor may not do it, and writes
 * the new status down.
 */
export const applyLifecycle =
  <Document>(rules: ContentRules<Document>): CollectionBeforeChangeHook =>
  async ({ data: given, originalDoc, operation, collection, context, req }) => {
    if (operation === 'create') {
      if (given.deletedAt) return { ...given, _status: 'draft', publishStatus: 'TRASHED' }
      const isPublishing = given._status === 'published'
      return { ...given, publishStatus: isPublishing ? 'PUBLISHED' : 'DRAFT' }
    }
    const isLive = await isLiveDocument(req, collection.slug, originalDoc.id)
    const isRestoringVersion = context.isRestoringVersion === true
    const isDirect = directWrites(req).has(collection.slug, originalDoc.id)
    // An old version brings its text back, not what became of the document then.
    const restored = { ...given, deletedAt: null, _status: isDirect ? given._status : 'draft' }
    const data = isRestoringVersion ? restored : given
    const actions = actionsOf({ data, wasTrashed: Boolean(originalDoc.deletedAt), isLive, isDirect })
    if (isRestoringVersion && actions.includes('unpublish')) {
      const message =
        'This version was a draft. Restore it as a draft; readers keep what they have until you publish it.'
      throw new APIError(message, 409, null, true)
    }
    const takesOffTheSite = isLive && (actions.includes('unpublish') || actions.includes('trash'))
    if (takesOffTheSite && req.user) {
      const actor = await actorOfRequest(req)
      if (!rules.unpublish.allows(actor, originalDoc)) throw permissionError(actor, rules.names.unpublish)
    }
    return { ...data, publishStatus: follow(statusOf(originalDoc.publishStatus), actions, isLive) }
  }

/** Permanent delete is for what lies in the trash (decisions, section 4). */
export const deleteFromTrashOnly: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const document = await req.payload.db.findOne<{ id: Id; deletedAt?: string | null }>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (document && !document.deletedAt) {
    throw new APIError(
      'Only what lies in the trash can be deleted for good. Move it to the trash first.',
      409,
      null,
      true,
    )
  }
}

/** What a write does, step by step: publishing carries the new text with it, so it is a save and a publication. */
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

const follow = (status: PublishStatus, actions: LifecycleAction[], isLive: boolean): PublishStatus => {
  try {
    return actions.reduce((current, action) => nextPublishStatus(current, action, { isLive }), status)
  } catch (error) {
    if (error instanceof LifecycleError) {
      throw new APIError(
        error.message,
        409,
        { action: error.action, status: error.status, allowed: error.allowed },
        true,
      )
    }
    throw error
  }
}

const statusOf = (stored: unknown): PublishStatus => publishStatuses.find((status) => status === stored) ?? 'DRAFT'

/** Whether readers see the document now: its own row, not its newest version, tells. */
const isLiveDocument = async (req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<boolean> => {
  const document = await req.payload.db.findOne<{ id: Id; _status?: string; deletedAt?: string | null }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, deletedAt: true },
    req,
  })
  return document?._status === 'published' && !document.deletedAt
}
