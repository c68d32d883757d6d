import type { Permission } from './permissionNames.ts'

/** Document ids are numbers in PostgreSQL, but arrive as text through URLs. */
export type Id = number | string

/** A relationship as the Local API gives it: the id, or the document when it was populated. */
export type Reference = Id | { id: Id } | null | undefined

/** The author of a request, as policies see it: anonymous, or a user with the permissions of their roles. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'person'
      id: Id
      status: 'ACTIVE' | 'INACTIVE'
      permissions: ReadonlySet<Permission>
      /** The author records that stand for this person in by-lines. */
      authorIds: readonly Id[]
    }

export const anonymous: Actor = { kind: 'anonymous' }

/** Returns whether the actor holds a permission; inactive users hold none. */
export function holds(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'person' && actor.status === 'ACTIVE' && actor.permissions.has(permission)
}

/**
 * Returns whether the actor is a member of the newsroom: active, with at least one permission. A user without
 * permissions passes no gate (docs/spec/newsroom.md#permission-gate).
 */
export function isStaff(actor: Actor): boolean {
  return actor.kind === 'person' && actor.status === 'ACTIVE' && actor.permissions.size > 0
}

/** Returns the id of a relationship, populated or not; null when it is empty. */
export function idOf(reference: Reference): Id | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

/** Returns the ids of a hasMany relationship, whatever a document or an API client holds there. */
export function idsOf(references: unknown): Id[] {
  if (!Array.isArray(references)) return []
  return references.map((reference: Reference) => idOf(reference)).filter((id) => id !== null)
}

/** Ids are compared as text, because a URL gives '7' for 7. */
export function isSameId(left: Reference, right: Reference): boolean {
  const [leftId, rightId] = [idOf(left), idOf(right)]
  return leftId !== null && rightId !== null && String(leftId) === String(rightId)
}
