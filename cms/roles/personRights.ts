import { permissionWords } from '#collections/permissions/permission.words.ts'
import { type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import { isFound } from './permissionGrid.ts'
import type { Role } from './roleMatrix.state.ts'

/** A permission of a person, with the roles that give it, or that would. */
export interface PersonRight {
  permission: Permission
  isHeld: boolean
  roles: Role[]
}

/** Returns each permission with the roles of a person that give it, or else those of the newsroom that would. */
export function rightsOf(roles: readonly Role[], roleIds: readonly number[], search: string): PersonRight[] {
  return permissionNames
    .filter((permission) => {
      const { name, sentence } = permissionWords[permission]
      return isFound(search, [name, sentence, permission])
    })
    .map((permission) => {
      const giving = roles.filter(({ permissions }) => permissions.includes(permission))
      const own = giving.filter(({ id }) => roleIds.includes(id))
      return { permission, isHeld: own.length > 0, roles: own.length > 0 ? own : giving }
    })
}

/** Says what the second factors of a person's roles add; empty where none requires one. */
export function factorSentence(roles: readonly Role[], roleIds: readonly number[]): string {
  const requiring = roles.filter(({ id, secondFactor }) => roleIds.includes(id) && secondFactor === 'required')
  if (requiring.length === 0) return ''
  const names = requiring.map(({ name }) => name).join(', ')
  const days = Math.min(...requiring.map(({ graceDays }) => graceDays))
  const when =
    days === 0 ? 'at the first log-in' : `within ${days === 1 ? '1 day' : `${days} days`} of the first log-in`
  return `A second factor is required by ${names}: it is set up ${when}.`
}
