'use client'

import { Checkbox } from '../kit/Checkbox.tsx'
import type { RoleChoice, Switch } from './permissionGrid.ts'

export function PermissionSwitches({ switches, choice }: { switches: readonly Switch[]; choice: RoleChoice }) {
  return (
    <ul className="role-switches">
      {switches.map(({ permission, label, explanation }) => (
        <li key={permission} data-changed={choice.changed.has(permission) || undefined}>
          <Checkbox
            label={label}
            longLabel={choice.changed.has(permission) ? `${label}, not saved` : undefined}
            isChecked={choice.held.has(permission)}
            isDisabled={choice.isReadOnly || !choice.mayGrant(permission)}
            onChange={(isChecked) => choice.change([permission], isChecked)}
          />
          <p>
            {explanation} <code>{permission}</code>
          </p>
        </li>
      ))}
    </ul>
  )
}
