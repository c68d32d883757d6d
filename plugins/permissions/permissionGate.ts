import type { Actor } from '#collections/permissions/actor.ts'
import { holds, isStaff } from '#collections/permissions/actor.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'

export type GateMode = 'all' | 'some'

/**
 * Returns whether the actor passes a gate of permissions: all of them, or some of them
 * (docs/spec/newsroom.md#permission-gate). A person with no permissions never passes, not even a gate that asks for
 * none.
 * @throws TypeError on an unknown mode.
 */
export function passesGate(actor: Actor, permissions: readonly Permission[], mode: GateMode = 'all'): boolean {
  if (!isStaff(actor)) return false
  switch (mode) {
    case 'all':
      return permissions.every((permission) => holds(actor, permission))
    case 'some':
      return permissions.some((permission) => holds(actor, permission))
    default:
      throw new TypeError(`A permission gate has the mode "all" or "some", not ${JSON.stringify(mode)}.`)
  }
}
