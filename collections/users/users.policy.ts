import type { Actor, Id } from '../permissions/actor.ts'
import { holds, isSameId } from '../permissions/actor.ts'
import type { Permission } from '../permissions/permissionNames.ts'
import type { Rule } from '../permissions/rule.ts'
import { allOf, anyOf, isHolding, isStaff } from '../permissions/rule.ts'

export interface UserFacts {
  id?: Id
}

// SELF: the user is the actor.
const isSelf: Rule<UserFacts> = {
  allows: (actor, user) => actor.kind === 'person' && isSameId(actor.id, user.id),
  where: (actor) => (actor.kind === 'person' ? { id: { equals: actor.id } } : false),
}

export const userRules = {
  create: isHolding('CREATE_USER'),
  read: anyOf<UserFacts>(isHolding('READ_USER'), allOf<UserFacts>(isStaff, isSelf)),
  update: anyOf<UserFacts>(isHolding('UPDATE_USER'), allOf<UserFacts>(isHolding('UPDATE_SELF_USER'), isSelf)),
  deletePermanently: anyOf<UserFacts>(
    isHolding('DELETE_USER'),
    allOf<UserFacts>(isHolding('DELETE_SELF_USER'), isSelf),
  ),
}

/**
 * Returns whether the actor may change or delete a user with these permissions. Setting a password or an e-mail address
 * gives control of the account, so users cannot change accounts above their own.
 */
export function canManage(actor: Actor, target: { id: Id; permissions: readonly Permission[] }): boolean {
  return (
    (actor.kind === 'person' && isSameId(actor.id, target.id)) ||
    target.permissions.every((permission) => holds(actor, permission))
  )
}
