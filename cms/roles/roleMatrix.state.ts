import { permissionWords } from '#collections/permissions/permission.words.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { permissionAreas, permissionNames } from '#collections/permissions/permissionNames.ts'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { isFound } from './permissionGrid.ts'

export type Role = RpcOutputs['role']['getAll']['roles'][number]

/** Cells that differ from what is saved, as `role:permission`. */
export type Toggled = ReadonlySet<string>

const keyOf = (role: Role, permission: Permission): string => `${role.id}:${permission}`

/** Returns whether a role allows something on the screen, and whether that is saved. */
export function cellOf(role: Role, permission: Permission, toggled: Toggled): { isHeld: boolean; isChanged: boolean } {
  const isChanged = toggled.has(keyOf(role, permission))
  return { isHeld: role.permissions.includes(permission) !== isChanged, isChanged }
}

/** Returns the changed cells after another one was changed, or changed back. */
export function toggle(toggled: Toggled, role: Role, permission: Permission): Toggled {
  const key = keyOf(role, permission)
  return toggled.has(key) ? new Set([...toggled].filter((other) => other !== key)) : new Set([...toggled, key])
}

/** The unsaved changes of a role. */
export interface UnsavedRole {
  role: Role
  given: Permission[]
  taken: Permission[]
}

export function unsavedRoles(roles: readonly Role[], toggled: Toggled): UnsavedRole[] {
  return roles.flatMap((role) => {
    const changed = permissionNames.filter((permission) => toggled.has(keyOf(role, permission)))
    if (changed.length === 0) return []
    return {
      role,
      given: changed.filter((permission) => !role.permissions.includes(permission)),
      taken: changed.filter((permission) => role.permissions.includes(permission)),
    }
  })
}

const namesOf = (permissions: readonly Permission[]) =>
  permissions.map((permission) => permissionWords[permission].name).join(', ')

/** Says in a sentence or two what permissions came and went. */
export function changeSentence({ given, taken }: Pick<UnsavedRole, 'given' | 'taken'>): string {
  const sentences = [given.length > 0 && `Given: ${namesOf(given)}.`, taken.length > 0 && `Taken: ${namesOf(taken)}.`]
  return sentences.filter(Boolean).join(' ')
}

/** Says how many people have a role; nothing where that may not be known. */
export function peopleWords(people: number | null): string {
  if (people === null) return ''
  return people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`
}

/** Returns the permissions that a search finds, by area. With `differing`, only those that these roles do not share. */
export function shownAreas(
  search: string,
  differing: readonly Role[] | null,
): { area: string; permissions: Permission[] }[] {
  const isShown = (area: string, permission: Permission) => {
    const { name, sentence } = permissionWords[permission]
    const held = differing?.filter(({ permissions }) => permissions.includes(permission)).length
    const isDiffering = differing === null || (held !== 0 && held !== differing.length)
    return isDiffering && isFound(search, [area, name, sentence, permission])
  }
  return Object.entries(permissionAreas).flatMap(([area, permissions]) => {
    const shown = permissions.filter((permission) => isShown(area, permission))
    return shown.length > 0 ? [{ area, permissions: shown }] : []
  })
}

/** Returns why a person cannot change a cell; null when they can. */
export function changeRefusal(role: Role, permission: Permission, own: ReadonlySet<Permission>): string | null {
  if (!own.has('UPDATE_ROLE')) return 'You may not edit roles'
  if (role.permissions.some((held) => !own.has(held))) return 'This role has permissions that you do not hold'
  return own.has(permission) ? null : 'You do not hold it yourself'
}
