'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { numbersRoute } from './numbersRoute.ts'

/** The way to the numbers, below the navigation of collections. */
export function NumbersLink() {
  const { config } = useConfig()
  const pathname = usePathname()
  const isMember = usePassesGate([])
  if (!isMember) return null
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: numbersRoute })
  const isCurrent = pathname === href
  return (
    <Link
      className="nav__link"
      href={href}
      id="nav-numbers"
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {isCurrent && <div className="nav__link-indicator" />}
      <span className="nav__link-label">Numbers</span>
    </Link>
  )
}
