import type { Permission } from './permission.names.ts'

/**
 * Hides a collection or global from the navigation of people who hold none of the permissions. Comfort, not
 * enforcement: the access functions decide. Payload asks synchronously, hence the user's own `permissions` field.
 */
export const hiddenUnless = (...permissions: readonly Permission[]) => {
  const isHidden = ({ user }: { user: object | null | undefined }): boolean => {
    const held: unknown = user && 'permissions' in user ? user.permissions : null
    return !Array.isArray(held) || !permissions.some((permission) => held.includes(permission))
  }
  shownBy.set(isHidden, permissions)
  return isHidden
}

const shownBy = new WeakMap<object, readonly Permission[]>()

/** Returns the permissions of which one shows a collection or global that `hiddenUnless` hides; none for any other. */
export const permissionsToShow = (hidden: unknown): readonly Permission[] =>
  typeof hidden === 'function' ? (shownBy.get(hidden) ?? []) : []
