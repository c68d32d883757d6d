import { Forbidden, NotFound, type PayloadRequest } from 'payload'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { writersOf } from '#collections/fields/savedBy.field.ts'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { inTransaction } from '#database/transaction.ts'
import { announce } from '../messages/announce.ts'
import { roomRights } from '../rights/roomRights.ts'
import { documentKeyOf, type SharedDocumentName } from '../room/documentKey.ts'
import { holdToUnlock } from '../sharedWrites.hooks.ts'
import { finishVersion } from '../storage/finishedVersions.ts'
import { notifyLock } from '../storage/notifications.ts'
import { generationOf } from '../storage/sharedDocuments.store.ts'
import { nameVersion } from '../storage/versions.store.ts'
import { decideStoredLease, lockedError, lockOf, notLockedError } from './locks.store.ts'

const personOf = (req: PayloadRequest): number => {
  if (req.user?.collection !== 'users') throw new Forbidden(req.t)
  return Number(req.user.id)
}

const actedBy = (req: PayloadRequest): string | null => writersOf(req)[0]?.by?.name ?? null

/**
 * Locks a document for the request's user: others can only follow, until it is released, taken or has expired.
 * @throws APIError 403 for a user who may not write it, 404 for a missing document, 423 when another user holds it
 */
export async function takeLock(req: PayloadRequest, { collection, id }: SharedDocumentName): Promise<void> {
  const rights = await roomRights(req, { collection, id })
  if (!rights) throw new NotFound(req.t)
  if (rights !== 'write') throw new Forbidden(req.t)
  const documentKey = documentKeyOf(collection, id)
  await inTransaction(req, async () => {
    await generationOf(req, documentKey)
    const decision = await decideStoredLease(req, documentKey, { type: 'take', by: personOf(req) }, actedBy(req))
    if (!decision.isDone) throw await heldError(req, documentKey)
    await notifyLock(req, documentKey)
  })
}

async function heldError(req: PayloadRequest, documentKey: string): Promise<Error> {
  const lock = await lockOf(req, documentKey)
  return lock ? lockedError({ id: lock.holder, name: lock.name }) : notLockedError()
}

/** Renews the lock of the request's user. @returns whether they (still) hold the document */
export async function renewLock(req: PayloadRequest, documentKey: string): Promise<boolean> {
  const { isDone } = await inTransaction(req, () =>
    decideStoredLease(req, documentKey, { type: 'renew', by: personOf(req) }, actedBy(req)),
  )
  return isDone
}

/**
 * Releases the lock: all users may write again.
 * @throws APIError 409 when the request's person does not hold it
 */
export async function releaseLock(req: PayloadRequest, documentKey: string): Promise<void> {
  await inTransaction(req, async () => {
    const { isDone } = await decideStoredLease(req, documentKey, { type: 'release', by: personOf(req) })
    if (!isDone) throw notLockedError()
    await notifyLock(req, documentKey)
  })
}

export interface Unlocked {
  holder: { id: number; name: string }
}

/**
 * Ends the lock of another person: what they wrote is kept as a named version, they are notified and disconnected, and it
 * is logged. Of two concurrent calls, one succeeds.
 * @throws APIError 403 without UNLOCK_DOCUMENT, 404 for a missing document, 409 without a lock, 503 when the real-time
 * server, which has what the holder wrote, does not answer
 */
export async function forceUnlock(req: PayloadRequest, { collection, id }: SharedDocumentName): Promise<Unlocked> {
  const actor = await actorOfRequest(req)
  if (!holds(actor, 'UNLOCK_DOCUMENT')) throw permissionError(actor, ['UNLOCK_DOCUMENT'])
  const rights = await roomRights(req, { collection, id })
  if (!rights) throw new NotFound(req.t)
  if (rights === 'none') throw new Forbidden(req.t)
  const documentKey = documentKeyOf(collection, id)
  return inTransaction(req, async () => {
    const lock = await lockOf(req, documentKey)
    if (!lock) throw notLockedError()
    await holdToUnlock(req, documentKey)
    const decision = await decideStoredLease(req, documentKey, { type: 'force', by: personOf(req) })
    if (!decision.isDone || decision.before?.holder !== lock.holder) throw notLockedError()
    const holder = { id: lock.holder, name: lock.name }
    const name = `What ${holder.name} had written when it was unlocked by force`
    await finishVersion(req, { collection, id })
    const version = await nameVersion(req, { collection, id }, name)
    const document = await req.payload.findByID({
      collection,
      id,
      draft: true,
      trash: true,
      depth: 0,
      overrideAccess: true,
      req,
    })
    await recordActivity(req, {
      action: 'unlock',
      outcome: 'done',
      source: sourceOf(req),
      collection: req.payload.collections[collection].config,
      document: { ...document },
      from: null,
      to: null,
      detail: { holder: holder.name, version, versionName: name },
    })
    await announce(req, { collection, id }, 'document.unlocked', {}, { to: holder.id })
    await notifyLock(req, documentKey)
    return { holder }
  })
}
