import type { DocumentTabCondition } from 'payload'
import type { Permission } from '#collections/permissions/permissionNames.ts'

/** Shows a tab to those who have a permission. For comfort only: the view behind the tab asks about it itself. */
export function forHolders(permission: Permission): DocumentTabCondition {
  return ({ req }) => {
    const held: unknown = req.user && 'permissions' in req.user ? req.user.permissions : null
    return Array.isArray(held) && held.includes(permission)
  }
}
