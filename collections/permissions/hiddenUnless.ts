import type { Permission } from './permissionNames.ts'

type User = object | null | undefined

interface Exception {
  // Returns whether a user without the permissions sees it all the same.
  orIf: (user: object) => boolean
}

/**
 * Hides a collection or global from the navigation of people who hold none of the permissions. Comfort, not
 * enforcement: the access functions decide. Payload asks synchronously, hence the user's own `permissions` field.
 */
export function hiddenUnless(...shownTo: readonly (Permission | Exception)[]) {
  const permissions = shownTo.filter((one) => typeof one === 'string')
  const exceptions = shownTo.filter((one) => typeof one === 'object')
  const isHidden = ({ user }: { user: User }): boolean => {
    const held: unknown = user && 'permissions' in user ? user.permissions : null
    if (Array.isArray(held) && permissions.some((permission) => held.includes(permission))) return false
    return !user || !exceptions.some(({ orIf }) => orIf(user))
  }
  shownBy.set(isHidden, permissions)
  return isHidden
}

const shownBy = new WeakMap<object, readonly Permission[]>()

/**
 * Returns the permissions of which one shows a collection or global that `hiddenUnless` hides from a user; none for any
 * other.
 */
export function permissionsToShow(hidden: unknown, user: User): readonly Permission[] {
  return typeof hidden === 'function' && hidden({ user }) ? (shownBy.get(hidden) ?? []) : []
}
