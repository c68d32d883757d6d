import type { Actor, Id } from '#collections/permissions/actor.ts'
import { anonymous } from '#collections/permissions/actor.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { shippedRoles } from '#collections/permissions/shippedRoles.ts'

/** Returns an active person with exactly these permissions. */
export function personWith(
  permissions: readonly Permission[],
  { id = 1, authorIds = [], status = 'ACTIVE' }: { id?: Id; authorIds?: Id[]; status?: 'ACTIVE' | 'INACTIVE' } = {},
): Actor {
  return { kind: 'person', id, status, permissions: new Set(permissions), authorIds }
}

/** One actor a shipped role, and those who may nothing: the rows of every policy's table. */
export const cast: Record<string, Actor> = {
  ...Object.fromEntries(
    Object.values(shippedRoles).map(({ name, permissions }) => [
      name,
      personWith(permissions, { id: 1, authorIds: [11, 12] }),
    ]),
  ),
  'nobody in particular': anonymous,
  'a person without permissions': personWith([]),
  'an inactive administrator': personWith(shippedRoles.administrator.permissions, { status: 'INACTIVE' }),
}
