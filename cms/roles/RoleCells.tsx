'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import { holdersQuery, useRoleHolders } from './useRoleHolders.ts'

/** Renders the number of a role's permissions, in the list of roles. */
export function PermissionsCell({ cellData }: DefaultCellComponentProps) {
  const count = Array.isArray(cellData) ? cellData.length : 0
  return <>{`${count} of ${permissionNames.length}`}</>
}

/** Renders the number of people with a role, in the list of roles. */
export function HoldersCell({ rowData }: DefaultCellComponentProps) {
  const id: unknown = rowData?.id
  const roleId = typeof id === 'number' || typeof id === 'string' ? id : undefined
  const { admin } = useConfig().config.routes
  const { mayKnow, data } = useRoleHolders(roleId)
  if (!mayKnow || roleId === undefined) return <>—</>
  if (!data) return null
  if (data.totalDocs === 0) return <>0</>
  return (
    <Link href={`${admin}/collections/users?${holdersQuery(roleId)}`} prefetch={false}>
      {data.totalDocs.toLocaleString('en-US')}
    </Link>
  )
}
