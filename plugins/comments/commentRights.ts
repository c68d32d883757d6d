import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { factsOf, roomRights, rulesOfShared } from '#plugins/collaboration/rights/roomRights.ts'
import { parseDocumentKey, type SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import type { CommentRights } from './comments.policy.ts'
import { mayComment } from './comments.policy.ts'

/** Message for people without the right. */
export const forbidden = 'You do not have permissions to do this'

/** A document, with the caller's rights in its comments. */
export interface CommentedDocument extends SharedDocumentName {
  documentKey: string
  rights: CommentRights
}

/**
 * Returns the document of a call, with the caller's rights in its comments.
 * @throws APIError 400 'Invalid document guid', 404 for a missing document, 403 for one that the caller may not read
 */
export async function commentedDocument(req: PayloadRequest, documentKey: string): Promise<CommentedDocument> {
  const name = nameOf(documentKey)
  const room = await roomRights(req, name)
  if (room === null) throw new APIError('There is no such document.', 404, null, true)
  const rights = { room, mayDeleteDocument: await mayDeleteDocument(req, name) }
  if (!mayComment(rights)) throw new APIError(forbidden, 403, null, true)
  return { ...name, documentKey, rights }
}

function nameOf(documentKey: string): SharedDocumentName {
  try {
    return parseDocumentKey(documentKey)
  } catch (error) {
    throw new APIError(error instanceof Error ? error.message : forbidden, 400, null, true)
  }
}

async function mayDeleteDocument(req: PayloadRequest, name: SharedDocumentName): Promise<boolean> {
  const document = await factsOf(req, name)
  const actor = await actorOfRequest(req)
  return document !== null && rulesOfShared[name.collection].trash.allows(actor, document)
}
