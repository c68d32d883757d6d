'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { writtenMailsRoute } from './newsletterRoutes.ts'

/** The way to the written mails, in the navigation of a newsroom that has no mail server. */
export function WrittenMailsLink({ isWritingMails }: { isWritingMails: boolean }) {
  const { config } = useConfig()
  const pathname = usePathname()
  const mayRead = usePassesGate(['UPDATE_NEWSLETTER'])
  if (!mayRead || !isWritingMails) return null
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: writtenMailsRoute })
  const isCurrent = pathname === href
  return (
    <Link
      className="nav__link"
      href={href}
      id="nav-newsletter-mails"
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <div className="nav__link-indicator" />}
      <span className="nav__link-label">Written mails</span>
    </Link>
  )
}
