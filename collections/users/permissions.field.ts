import type { TextField } from 'payload'
import { never } from '../permissions/accessFromRule.ts'
import { idsOf, isSameId } from '../permissions/actor.ts'
import { delegationOf, permissionsInEffect } from '../permissions/delegation.ts'
import { permissionsOfRoles } from '../permissions/permissionsOfRoles.ts'

/**
 * The permissions of a user's roles together, computed on reading and never stored: the navigation, the client and the
 * real-time server see what the server enforces.
 */
export const permissionsField: TextField = {
  name: 'permissions',
  type: 'text',
  hasMany: true,
  virtual: true,
  access: { create: never, update: never },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  hooks: {
    afterRead: [
      async ({ siblingData, req }) => {
        const held = await permissionsOfRoles(req, idsOf(siblingData.roles))
        return isSameId(siblingData.id, req.user) ? permissionsInEffect(held, delegationOf(req)) : held
      },
    ],
  },
}
