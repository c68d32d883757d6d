'use client'

import { useAuth, useConfig, useEntityVisibility } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { systemRoute } from '../desk/deskRoutes.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import type { ScreenCommand } from './commands.ts'
import { documentAt } from './recent.ts'

/** Returns the screens that the person may open: views of the open document, forms for new documents, lists and settings. */
export function useScreens(): { here: ScreenCommand[]; create: ScreenCommand[]; goTo: ScreenCommand[] } {
  const { permissions } = useAuth()
  const { config, getEntityConfig } = useConfig()
  const { isEntityVisible } = useEntityVisibility()
  const hasSystemTools = usePassesGate(['SYSTEM_TOOLS'])
  const path = usePathname()
  const admin = config.routes.admin

  const collections = config.collections.filter(({ slug }) => isEntityVisible({ collectionSlug: slug }))
  const create = collections
    .filter(({ slug }) => permissions?.collections?.[slug]?.create)
    .map(({ slug, labels }) => ({
      key: `create ${slug}`,
      label: `New ${String(labels.singular).toLowerCase()}`,
      href: `${admin}/collections/${slug}/create`,
    }))
  const lists = collections.map(({ slug, labels }) => ({
    key: `list ${slug}`,
    label: String(labels.plural),
    href: `${admin}/collections/${slug}`,
  }))
  const globals = config.globals
    .filter(({ slug }) => isEntityVisible({ globalSlug: slug }))
    .map(({ slug, label }) => ({ key: `global ${slug}`, label: String(label), href: `${admin}/globals/${slug}` }))
  const own = [
    { key: 'dashboard', label: 'Dashboard', href: admin },
    { key: 'account', label: 'Account', href: `${admin}${config.admin.routes.account}` },
    ...(hasSystemTools ? [{ key: 'system', label: 'System', href: `${admin}${systemRoute}` }] : []),
  ]

  const open = documentAt(path, admin)
  const openPath = open && `${admin}/collections/${open.collection}/${open.id}`
  const versioned = open && getEntityConfig({ collectionSlug: open.collection })?.versions
  const here = [
    ...(openPath && path !== openPath ? [{ key: 'edit', label: 'Back to editing', href: openPath }] : []),
    ...(openPath && versioned && path !== `${openPath}/versions`
      ? [{ key: 'versions', label: 'Versions', href: `${openPath}/versions` }]
      : []),
  ]
  return { here, create, goTo: [...own, ...lists, ...globals] }
}
