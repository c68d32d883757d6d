'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'

/**
 * Renders the tab beside a document's versions that leads to what happened to it. Payload shows no tabs of others for
 * what lies in the trash, so there it leads to the list of all activity, narrowed down to the document.
 */
export function ActivityTab() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  const pathname = usePathname()
  const inAdmin = (path: `/${string}`) => formatAdminURL({ adminRoute: config.routes.admin, path })
  const own = inAdmin(`/collections/${collectionSlug}/${id}/activity`)
  const filters = new URLSearchParams({
    kind: String(collectionSlug),
    document: String(id),
  })
  const isActive = pathname === own
  return (
    <Button
      buttonStyle="tab"
      className={isActive ? 'doc-tab doc-tab--active' : 'doc-tab'}
      disabled={isActive}
      el={isActive ? 'div' : 'link'}
      margin={false}
      size="medium"
      to={isTrashed ? `${inAdmin('/collections/activity')}?${filters}` : own}
    >
      Activity
    </Button>
  )
}
