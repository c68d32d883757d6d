import type { Actor } from '#collections/permissions/actor.ts'
import { isSameId, type Reference } from '#collections/permissions/actor.ts'
import type { RoomRights } from '#plugins/collaboration/rights/roomRights.ts'

export interface CommentRights {
  room: RoomRights
  /** True for a person who may delete the document, and with it the comments of others. */
  mayDeleteDocument: boolean
}

export function mayComment({ room }: CommentRights): boolean {
  return room !== 'none'
}

/** Allows editing a comment to its writer, while they may read the document. */
export function mayEditComment(actor: Actor, rights: CommentRights, writer: Reference): boolean {
  return mayComment(rights) && actor.kind === 'person' && isSameId(actor.id, writer)
}

export function mayDelete(actor: Actor, rights: CommentRights, writer: Reference): boolean {
  return mayEditComment(actor, rights, writer) || (mayComment(rights) && rights.mayDeleteDocument)
}

export function mayDecide({ room }: CommentRights): boolean {
  return room === 'write'
}
