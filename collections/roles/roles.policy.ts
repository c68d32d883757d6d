import type { Actor } from '../permissions/actor.ts'
import { holds } from '../permissions/actor.ts'
import { isPermission } from '../permissions/permissionNames.ts'
import { anyOf, isHolding } from '../permissions/rule.ts'

export interface RoleFacts {
  permissions?: readonly string[] | null
}

/** Holders of READ_USER see the roles of users; those who manage users see the roles that they can give. */
export const roleRules = {
  read: anyOf(isHolding('READ_ROLE'), isHolding('READ_USER'), isHolding('CREATE_USER'), isHolding('UPDATE_USER')),
  create: isHolding('CREATE_ROLE'),
  update: isHolding('UPDATE_ROLE'),
  deletePermanently: isHolding('DELETE_ROLE'),
}

/**
 * Returns whether the actor may grant a role (docs/spec/newsroom.md#roles): they may give, change or take away a role
 * only when they hold all of its permissions themselves. That also prevents users from extending their own role.
 */
export function canGrant(actor: Actor, { permissions }: RoleFacts): boolean {
  return (permissions ?? []).filter(isPermission).every((permission) => holds(actor, permission))
}
