import type { PayloadRequest, SelectType } from 'payload'
import { frontRules } from '#collections/fronts/fronts.policy.ts'
import { newsletterRules } from '#collections/newsletters/newsletters.policy.ts'
import { pageRules } from '#collections/pages/pages.policy.ts'
import { isStaff } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import type { ContentRules } from '#collections/permissions/contentRules.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { type PostFacts, postRules } from '#collections/posts/posts.policy.ts'
import { reusableBlockRules } from '#collections/reusable-blocks/reusableBlocks.policy.ts'
import { sectionRules } from '#collections/sections/sections.policy.ts'
import type { SharedCollection, SharedDocumentName } from '../room/documentKey.ts'

/** The access rules of documents that are edited collaboratively. */
export const rulesOfShared: Record<SharedCollection, ContentRules<PostFacts>> = {
  posts: postRules,
  newsletters: newsletterRules,
  sections: sectionRules,
  pages: pageRules,
  'reusable-blocks': reusableBlockRules,
  fronts: frontRules,
}

const facts: SelectType = { createdBy: true, authors: true, deletedAt: true, _status: true }

/** Returns the facts of a document that the rules use, in the trash or not; null when there is no such document. */
export function factsOf(req: PayloadRequest, { collection, id }: SharedDocumentName) {
  return req.payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    select: facts,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
}

/** A user's rights in a room: nothing, follow, or write. */
export type RoomRights = 'none' | 'read' | 'write'

/**
 * Returns the rights of the request's user in a document's room, by the rules of its collection. Readers of the site
 * may read what is published, but a room holds a draft: it takes a member of the newsroom. What lies in the trash can
 * be read only.
 *
 * @returns null when there is no such document
 */
export async function roomRights(req: PayloadRequest, name: SharedDocumentName): Promise<RoomRights | null> {
  const document = await factsOf(req, name)
  if (!document) return null
  const actor = await actorOfRequest(req)
  const rules = rulesOfShared[name.collection]
  if (!isStaff(actor) || !rules.read.allows(actor, document)) return 'none'
  return rules.update.allows(actor, document) && !document.deletedAt ? 'write' : 'read'
}

/**
 * Requires the right to write a collaborative document, or to move it to the trash.
 * @throws APIError 403 that names the permissions; a missing document is left to the caller that reads it
 */
export async function requireWrite(req: PayloadRequest, name: SharedDocumentName, isTrashing = false): Promise<void> {
  if (!Number.isSafeInteger(name.id)) return
  const document = await factsOf(req, name)
  if (!document) return
  const rules = rulesOfShared[name.collection]
  const rule = isTrashing ? 'trash' : 'update'
  const actor = await actorOfRequest(req)
  if (!rules[rule].allows(actor, document)) throw permissionError(actor, rules.names[rule])
}
