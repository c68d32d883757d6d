'use client'

import { Button, useAuth, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

// Collections that are created most often, in that order.
const created = ['posts', 'newsletters', 'pages', 'media'] as const

export function QuickCreate() {
  const { permissions } = useAuth()
  const { config, getEntityConfig } = useConfig()
  const allowed = created.filter((collection) => permissions?.collections?.[collection]?.create)
  if (allowed.length === 0) return null
  return (
    <nav className="dashboard__create" aria-label="Create">
      {allowed.map((collection, index) => (
        <Button
          key={collection}
          el="link"
          to={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/create` })}
          buttonStyle={index === 0 ? 'primary' : 'secondary'}
          size="medium"
          margin={false}
        >
          New {String(getEntityConfig({ collectionSlug: collection }).labels.singular).toLowerCase()}
        </Button>
      ))}
    </nav>
  )
}
