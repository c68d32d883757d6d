'use client'

import { permissionWords } from '#collections/permissions/permission.words.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import type { RoleChoice } from './permissionGrid.ts'

export function PermissionSwitches({ switches, choice }: { switches: readonly Permission[]; choice: RoleChoice }) {
  return (
    <ul className="role-switches">
      {switches.map((permission) => (
        <li key={permission} data-changed={choice.changed.has(permission) || undefined}>
          <Checkbox
            label={permissionWords[permission].name}
            longLabel={choice.changed.has(permission) ? `${permissionWords[permission].name}, not saved` : undefined}
            isChecked={choice.held.has(permission)}
            isDisabled={choice.isReadOnly || !choice.mayGrant(permission)}
            onChange={(isChecked) => choice.change([permission], isChecked)}
          />
          <p>
            {permissionWords[permission].sentence} <code>{permission}</code>
          </p>
        </li>
      ))}
    </ul>
  )
}
