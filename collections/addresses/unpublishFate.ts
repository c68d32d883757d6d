import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { Id } from '../permissions/actor.ts'
import { documentTargets } from '../url-targets/urlTarget.types.ts'
import type { AddressOwner } from './addressOwner.ts'
import { addressOwner, isAddressed } from './addressOwner.ts'
import { liveEntryOf } from './ledger.ts'
import type { UnpublishFate } from './unpublishFate.schema.ts'

/** Taken where nobody chooses (decisions, section 4). */
const defaultFate: UnpublishFate = { unpublishAction: 'return_gone' }

/** The document that a fate leads to; null when it leads to none. */
export const targetOfFate = (fate: UnpublishFate): AddressOwner | null => {
  if (fate.unpublishAction !== 'redirect_to_content') return null
  const target = documentTargets.find(({ type }) => type === fate.contentType)
  return target ? addressOwner(target.collection, fate.contentId) : null
}

/**
 * Chooses what becomes of the address of a document that is about to leave the site. To be called before the update that
 * unpublishes or trashes it, with the same `req`; that update then writes redirect and ledger in its own transaction.
 * Without a call the address answers 410 Gone. What has no address has no fate.
 * @throws APIError 422 when the fate leads to what readers cannot see, or to the document itself.
 */
export const recordUnpublish = async (
  req: PayloadRequest,
  { collection, id, fate }: { collection: string; id: Id; fate: UnpublishFate },
): Promise<void> => {
  if (!isAddressed(collection)) return
  const key = addressOwner(collection, id)
  const target = targetOfFate(fate)
  if (target === key) throw fateError('An address cannot lead to the document that is taken off it.')
  if (target && !(await liveEntryOf(req, target))) throw fateError(notVisible)
  chosenFates(req).set(key, fate)
}

const fateError = (message: string) => new APIError(message, 422, { code: 'lifecycle.fate' }, true)

/** Said of a target that is a draft, in the trash or deleted. */
export const notVisible = 'Readers cannot see what you chose. Choose something that is published.'

/** The fate that was chosen for a document under this request. Asked once; the next unpublish chooses anew. */
export const takeFate = (req: PayloadRequest, key: AddressOwner): UnpublishFate => {
  const fates = chosenFates(req)
  const fate = fates.get(key) ?? defaultFate
  fates.delete(key)
  return fate
}

/** In a map, which stays the same when Payload replaces the context by a copy. */
const chosenFates = ({ context }: PayloadRequest): Map<AddressOwner, UnpublishFate> => {
  if (!(context.unpublishFates instanceof Map)) context.unpublishFates = new Map<AddressOwner, UnpublishFate>()
  return context.unpublishFates as Map<AddressOwner, UnpublishFate>
}
