'use client'

import './roles.css'
import { useField, withCondition } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useMemo, useState } from 'react'
import { permissionWords } from '#collections/permissions/permission.words.ts'
import { isPermission, type Permission, permissionNames } from '#collections/permissions/permissionNames.ts'
import { useHeldPermissions } from '../permissions/PermissionGate.tsx'
import { PermissionSwitches } from './PermissionSwitches.tsx'
import { PermissionTable } from './PermissionTable.tsx'
import { cellsOf, isFound, type RoleChoice, switches, things, withPermissions } from './permissionGrid.ts'

/** The permissions of a role as a table of things and what may be done with them. The field keeps a list of constants. */
export const PermissionsField = withCondition(({ path, readOnly }: SelectFieldClientProps) => {
  const { value, initialValue, setValue, showError, errorMessage, disabled } = useField<unknown>({ path })
  const [search, setSearch] = useState('')
  const own = useHeldPermissions()
  const held = useMemo(() => new Set(namesIn(value)), [value])
  const saved = useMemo(() => new Set(namesIn(initialValue)), [initialValue])
  const changed = new Set(permissionNames.filter((name) => held.has(name) !== saved.has(name)))
  // The server refuses any change of a role that gives more than the person has.
  const isAbove = [...saved].filter(isPermission).some((name) => !own.has(name))
  const choice: RoleChoice = {
    held,
    changed,
    isReadOnly: Boolean(readOnly) || disabled || isAbove,
    mayGrant: (permission) => own.has(permission),
    change: (permissions, isGiven) => setValue(withPermissions(namesIn(value), permissions, isGiven)),
  }
  const rows = things.filter((thing) =>
    isFound(search, [thing.label, ...cellsOf(thing).flatMap(({ column, permission }) => [column, permission])]),
  )
  const rest = switches.filter((permission) => isFound(search, [permission, ...textsOf(permission)]))
  const count = permissionNames.filter((name) => held.has(name)).length
  return (
    <section className="field-type role-permissions" aria-labelledby="role-permissions-title">
      <div className="role-permissions__head">
        <h2 id="role-permissions-title">Permissions</h2>
        <p aria-live="polite">
          {count} of {permissionNames.length}
          {changed.size > 0 && (
            <strong>{changed.size === 1 ? '1 change is not saved' : `${changed.size} changes are not saved`}</strong>
          )}
        </p>
        <input
          type="search"
          aria-label="Find a permission"
          placeholder="Find a permission"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // The form would be saved.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {showError && (
        <p className="role-permissions__error" role="alert">
          {errorMessage}
        </p>
      )}
      {isAbove && !readOnly && (
        <p className="role-permissions__note">
          This role has permissions that you do not hold, so you cannot change it.
        </p>
      )}
      {rows.length > 0 && <PermissionTable rows={rows} choice={choice} />}
      {rest.length > 0 && <PermissionSwitches switches={rest} choice={choice} />}
      {rows.length + rest.length === 0 && (
        <p className="role-permissions__none">No permission is found for “{search.trim()}”.</p>
      )}
    </section>
  )
})

const textsOf = (permission: Permission): string[] => Object.values(permissionWords[permission])

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
