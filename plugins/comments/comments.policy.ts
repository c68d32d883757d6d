import type { Actor } from '#collections/permissions/actor.ts'
import { isSameId, type Reference } from '#collections/permissions/actor.ts'
import type { RoomRights } from '#plugins/collaboration/rights/roomRights.ts'

/** What somebody may do in the document that is commented on. */
export interface CommentRights {
  room: RoomRights
  /** Whether they may delete the document: then they may clear up after others in its comments, too. */
  mayDeleteDocument: boolean
}

/** Whoever may read a document may comment on it, react, resolve and reopen (decisions, section 7). */
export const mayComment = ({ room }: CommentRights): boolean => room !== 'none'

/** Only its writer edits a comment, as long as they may read the document. */
export const mayEditComment = (actor: Actor, rights: CommentRights, writer: Reference): boolean =>
  mayComment(rights) && actor.kind === 'person' && isSameId(actor.id, writer)

/** A comment is deleted by its writer, a thread by who opened it; both by whoever may delete the document. */
export const mayDelete = (actor: Actor, rights: CommentRights, writer: Reference): boolean =>
  mayEditComment(actor, rights, writer) || (mayComment(rights) && rights.mayDeleteDocument)

/** To accept or decline a suggestion is to write in the document. */
export const mayDecide = ({ room }: CommentRights): boolean => room === 'write'
