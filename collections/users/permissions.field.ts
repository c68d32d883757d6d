import type { TextField } from 'payload'
import { idOf } from '../permissions/actor.ts'
import { permissionsOfRoles } from '../permissions/permissionsOfRoles.ts'

/**
 * What a user's roles allow together, worked out on reading and never stored: the navigation, the client and the
 * real-time server see what the server enforces.
 */
export const permissionsField: TextField = {
  name: 'permissions',
  type: 'text',
  hasMany: true,
  virtual: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: {
    afterRead: [
      ({ siblingData, req }) => {
        const roles: unknown = siblingData.roles
        const ids = Array.isArray(roles) ? roles.map(idOf).filter((id) => id !== null) : []
        return permissionsOfRoles(req, ids)
      },
    ],
  },
}
