import type { Actor } from '../permissions/actor.ts'
import { holds } from '../permissions/actor.ts'
import { isPermission } from '../permissions/permission.names.ts'
import { anyOf, isHolding } from '../permissions/rule.ts'

export interface RoleFacts {
  permissions?: readonly string[] | null
}

/** Whoever looks after users sees the roles that they can give. */
export const roleRules = {
  read: anyOf(isHolding('READ_ROLE'), isHolding('CREATE_USER'), isHolding('UPDATE_USER')),
  create: isHolding('CREATE_ROLE'),
  update: isHolding('UPDATE_ROLE'),
  deletePermanently: isHolding('DELETE_ROLE'),
}

/**
 * Nobody grants more than they hold (decisions, section 8): a role is the actor's to give, change or take away only
 * when they hold everything in it themselves. That also keeps people from editing their own role upward.
 */
export const canGrant = (actor: Actor, { permissions }: RoleFacts): boolean =>
  (permissions ?? []).filter(isPermission).every((permission) => holds(actor, permission))
