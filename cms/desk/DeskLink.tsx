'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'

interface Props {
  id: string
  // Path of the screen below the address of the back office.
  path: `/${string}`
  label: string
}

/** Renders a link of the navigation to a screen of its own, in the look of those to collections. */
export function DeskLink({ id, path, label }: Props) {
  const { config } = useConfig()
  const pathname = usePathname()
  const href = formatAdminURL({ adminRoute: config.routes.admin, path })
  const isCurrent = pathname === href
  return (
    <Link className="nav__link" href={href} id={id} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
