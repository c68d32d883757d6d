'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { Fragment } from 'react'
import { permissionWords } from '#collections/permissions/permission.words.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { cellOf, changeRefusal, peopleWords, type Role, type shownAreas, type Toggled } from './roleMatrix.state.ts'
import { holdersQuery } from './useRoleHolders.ts'

interface Props {
  areas: ReturnType<typeof shownAreas>
  roles: readonly Role[]
  // The one role that a phone shows, when no two are compared.
  phoneRole: Role['id'] | null
  isComparing: boolean
  toggled: Toggled
  own: ReadonlySet<Permission>
  onToggle: (role: Role, permission: Permission) => void
}

/** Renders a row for each permission, a column for each role. A phone has one role at a time. */
export function RoleMatrixTable({ areas, roles, phoneRole, isComparing, ...cells }: Props) {
  const { admin } = useConfig().config.routes
  const isOnPhone = ({ id }: Role) => isComparing || id === phoneRole || undefined
  return (
    <ScrollingTable label="Permissions of all roles">
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {roles.map((role) => (
            <th key={role.id} scope="col" data-on-phone={isOnPhone(role)}>
              <Link href={`${admin}/collections/roles/${role.id}`} prefetch={false}>
                {role.name}
              </Link>
              {role.people !== null && (
                <Link
                  className="role-matrix__people"
                  href={`${admin}/collections/users?${holdersQuery(role.id)}`}
                  prefetch={false}
                >
                  {peopleWords(role.people)}
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ area, permissions }) => (
          <Fragment key={area}>
            <tr className="role-matrix__area">
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{area}</span>
              </th>
            </tr>
            {permissions.map((permission) => (
              <tr key={permission}>
                <th scope="row" title={permission}>
                  {permissionWords[permission].name}
                  <small>{permissionWords[permission].sentence}</small>
                </th>
                {roles.map((role) => (
                  <Cell key={role.id} role={role} permission={permission} isOnPhone={isOnPhone(role)} {...cells} />
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function Cell({
  role,
  permission,
  isOnPhone,
  toggled,
  own,
  onToggle,
}: Pick<Props, 'toggled' | 'own' | 'onToggle'> & { role: Role; permission: Permission; isOnPhone?: boolean }) {
  const { isHeld, isChanged } = cellOf(role, permission, toggled)
  const refusal = changeRefusal(role, permission, own)
  return (
    <td data-on-phone={isOnPhone} data-changed={isChanged || undefined} title={refusal ?? undefined}>
      <Checkbox
        label={permissionWords[permission].name}
        longLabel={`${role.name}: ${permissionWords[permission].name}${isChanged ? ', not saved' : ''}`}
        isLabelShown={false}
        isChecked={isHeld}
        isDisabled={refusal !== null}
        onChange={() => onToggle(role, permission)}
      />
    </td>
  )
}
