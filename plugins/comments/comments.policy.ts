import type { Actor } from '#collections/permissions/actor.ts'
import { isSameId, type Reference } from '#collections/permissions/actor.ts'
import type { RoomRights } from '#plugins/collaboration/rights/roomRights.ts'

export interface CommentRights {
  room: RoomRights
  /** True for a person who may delete the document, and with it the comments of others. */
  mayDeleteDocument: boolean
}

export const mayComment = ({ room }: CommentRights): boolean => room !== 'none'

/** Allows editing a comment to its writer, while they may read the document. */
export const mayEditComment = (actor: Actor, rights: CommentRights, writer: Reference): boolean =>
  mayComment(rights) && actor.kind === 'person' && isSameId(actor.id, writer)

export const mayDelete = (actor: Actor, rights: CommentRights, writer: Reference): boolean =>
  mayEditComment(actor, rights, writer) || (mayComment(rights) && rights.mayDeleteDocument)

export const mayDecide = ({ room }: CommentRights): boolean => room === 'write'
