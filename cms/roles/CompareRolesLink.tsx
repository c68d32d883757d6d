'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { rolesRoute } from '../desk/deskRoutes.ts'
import './roles.css'

/** Renders the way from the list of roles to all of them as a table. */
export function CompareRolesLink() {
  const { config } = useConfig()
  return (
    <div className="role-list__tools">
      <Button
        el="link"
        to={formatAdminURL({ adminRoute: config.routes.admin, path: rolesRoute })}
        buttonStyle="secondary"
        size="medium"
        margin={false}
      >
        Compare all roles
      </Button>
    </div>
  )
}
