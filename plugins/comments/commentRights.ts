import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { factsOf, roomRights, rulesOfShared } from '#plugins/collaboration/rights/roomRights.ts'
import { parseGuid, type SharedDocumentName } from '#plugins/collaboration/room/guid.ts'
import type { CommentRights } from './comments.policy.ts'
import { mayComment } from './comments.policy.ts'

/** Words for people whose right is missing (back-office specification, section 8). */
export const forbidden = 'You do not have permissions to do this'

/** A document that somebody asks to comment on. */
export interface CommentedDocument extends SharedDocumentName {
  guid: string
  rights: CommentRights
}

/**
 * The document that a call names, with what the asking person may do with its comments.
 * @throws APIError 400 'Invalid document guid', 404 for a document that is not there, 403 for one they may not read
 */
export async function commentedDocument(req: PayloadRequest, guid: string): Promise<CommentedDocument> {
  const name = nameOf(guid)
  const room = await roomRights(req, name)
  if (room === null) throw new APIError('There is no such document.', 404, null, true)
  const rights = { room, mayDeleteDocument: await mayDeleteDocument(req, name) }
  if (!mayComment(rights)) throw new APIError(forbidden, 403, null, true)
  return { ...name, guid, rights }
}

function nameOf(guid: string): SharedDocumentName {
  try {
    return parseGuid(guid)
  } catch (error) {
    throw new APIError(error instanceof Error ? error.message : forbidden, 400, null, true)
  }
}

async function mayDeleteDocument(req: PayloadRequest, name: SharedDocumentName): Promise<boolean> {
  const document = await factsOf(req, name)
  const actor = await actorOfRequest(req)
  return document !== null && rulesOfShared[name.collection].trash.allows(actor, document)
}
