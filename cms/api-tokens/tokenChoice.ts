import { isDelegable } from '#collections/permissions/delegation.ts'
import { type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import { cellsOf, switches, type Thing, things } from '../roles/permissionGrid.ts'

/** Returns the permissions that a person can give to a token of theirs. */
export function givableOf(held: ReadonlySet<Permission>): Permission[] {
  return permissionNames.filter((permission) => held.has(permission) && isDelegable(permission))
}

/** Returns the rows and switches of the table of permissions with what can be given, and nothing else. */
export function choicesOf(givable: readonly Permission[]): { rows: Thing[]; rest: Permission[] } {
  const isGivable = (permission: Permission) => givable.includes(permission)
  const rows = things.flatMap((thing) => {
    const cells = cellsOf(thing).filter(({ permission }) => isGivable(permission))
    const kept = Object.fromEntries(cells.map(({ column, permission }) => [column, permission]))
    return cells.length > 0 ? [{ ...thing, cells: kept }] : []
  })
  return { rows, rest: switches.filter(isGivable) }
}

/** A choice of permissions that many programs need. */
export interface Preset {
  label: string
  permissions: Permission[]
}

const writing: readonly Permission[] = ['CREATE_POST', 'UPDATE_SELF_POST', 'CREATE_FILE', 'UPDATE_SELF_FILE']
const publishing: readonly Permission[] = [...writing, 'UPDATE_POST', 'PUBLISH_POST', 'UNPUBLISH_POST']

/** Returns the presets of which a person can give something. */
export function presetsOf(givable: readonly Permission[]): Preset[] {
  const presets = [
    { label: 'Read everything', permissions: givable.filter((name) => /^(READ|VIEW)_/.test(name)) },
    { label: 'Write posts', permissions: givable.filter((name) => writing.includes(name)) },
    { label: 'Write and publish posts', permissions: givable.filter((name) => publishing.includes(name)) },
  ]
  return presets.filter(({ permissions }) => permissions.length > 0)
}
