import type { Actor } from '#collections/permissions/actor.ts'
import { isSameId, type Reference } from '#collections/permissions/actor.ts'
import type { RoomRights } from '#plugins/collaboration/rights/roomRights.ts'

/** What a person may do in the document of the comments. */
export interface CommentRights {
  room: RoomRights
  /** Whether they may delete the document, and with it the comments of others. */
  mayDeleteDocument: boolean
}

/** Whether a person may comment, react, resolve and reopen: all who may read the document. */
export const mayComment = ({ room }: CommentRights): boolean => room !== 'none'

/** Whether a person may edit a comment: only its writer, while they may read the document. */
export const mayEditComment = (actor: Actor, rights: CommentRights, writer: Reference): boolean =>
  mayComment(rights) && actor.kind === 'person' && isSameId(actor.id, writer)

/** Whether a person may delete a comment or thread: its writer, and all who may delete the document. */
export const mayDelete = (actor: Actor, rights: CommentRights, writer: Reference): boolean =>
  mayEditComment(actor, rights, writer) || (mayComment(rights) && rights.mayDeleteDocument)

/** Whether a person may accept or decline a suggestion: all who may write in the document. */
export const mayDecide = ({ room }: CommentRights): boolean => room === 'write'
