import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { Id } from '../permissions/actor.ts'
import { documentTargets } from '../url-targets/urlTarget.types.ts'
import type { AddressOwner } from './addressOwner.ts'
import { addressOwner, isAddressed } from './addressOwner.ts'
import { liveEntryOf } from './ledger.ts'
import type { UnpublishAction } from './unpublishAction.schema.ts'

// The action when none is chosen (docs/spec/newsroom.md#unpublish-action).
const defaultUnpublishAction: UnpublishAction = { unpublishAction: 'return_gone' }

/** Returns the document that an unpublish action leads to; null when it leads to none. */
export function targetOfUnpublishAction(choice: UnpublishAction): AddressOwner | null {
  if (choice.unpublishAction !== 'redirect_to_content') return null
  const target = documentTargets.find(({ type }) => type === choice.contentType)
  return target ? addressOwner(target.collection, choice.contentId) : null
}

/**
 * Sets the response of the address of a document that is about to leave the site. To be called before the update that
 * unpublishes or trashes it, with the same `req`; that update then writes redirect and ledger in its own transaction.
 * Without a call the address answers 410 Gone. Documents without an address have no unpublish action.
 * @throws APIError 422 when the target of the unpublish action is not visible to readers, or is the document itself.
 */
export async function recordUnpublish(
  req: PayloadRequest,
  { collection, id, unpublishAction }: { collection: string; id: Id; unpublishAction: UnpublishAction },
): Promise<void> {
  if (!isAddressed(collection)) return
  const key = addressOwner(collection, id)
  const target = targetOfUnpublishAction(unpublishAction)
  if (target === key) throw unpublishActionError('An address cannot lead to the document that is taken off it.')
  await requireVisible(req, target)
  chosenUnpublishActions(req).set(key, unpublishAction)
}

/**
 * Requires that readers can see the target of an unpublish action. Only while its name is locked does that stay so.
 * @throws APIError 422 when they cannot.
 */
export async function requireVisible(req: PayloadRequest, target: AddressOwner | null): Promise<void> {
  if (target && !(await liveEntryOf(req, target))) throw unpublishActionError(notVisible)
}

const unpublishActionError = (message: string) => new APIError(message, 422, { code: 'lifecycle.fate' }, true)

/** Error message for a target that is a draft, in the trash or deleted. */
export const notVisible = 'Readers cannot see what you chose. Choose something that is published.'

/**
 * Returns the unpublish action that was chosen for a document under this request, once; the next unpublish needs its
 * own.
 */
export function takeUnpublishAction(req: PayloadRequest, key: AddressOwner): UnpublishAction {
  const unpublishActions = chosenUnpublishActions(req)
  const unpublishAction = unpublishActions.get(key) ?? defaultUnpublishAction
  unpublishActions.delete(key)
  return unpublishAction
}

// In a map, which stays the same when Payload replaces the context by a copy.
const chosenUnpublishActions = ({ context }: PayloadRequest): Map<AddressOwner, UnpublishAction> => {
  if (!(context.unpublishActions instanceof Map)) context.unpublishActions = new Map<AddressOwner, UnpublishAction>()
  return context.unpublishActions as Map<AddressOwner, UnpublishAction>
}
