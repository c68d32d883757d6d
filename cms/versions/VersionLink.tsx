'use client'

import { Link, useConfig, useModal, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

/** Leads to a version; in the drawer of a comparison it makes it the version to compare with. */
export function VersionLink({
  id,
  path,
  isInDrawer,
  children,
}: {
  id: string
  path: `/${string}`
  isInDrawer: boolean
  children: ReactNode
}) {
  const { config } = useConfig()
  if (isInDrawer) return <PickVersion id={id}>{children}</PickVersion>
  return (
    <Link href={formatAdminURL({ adminRoute: config.routes.admin, path })} prefetch={false}>
      {children}
    </Link>
  )
}

function PickVersion({ id, children }: { id: string; children: ReactNode }) {
  const { closeAllModals } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const pathname = usePathname()
  const searchParams = useSearchParams()
  const pick = () => {
    closeAllModals()
    const query = new URLSearchParams({ ...Object.fromEntries(searchParams), versionFrom: id })
    startRouteTransition(() => router.push(`${pathname}?${query}`))
  }
  return (
    <button type="button" className="versions__pick" onClick={pick}>
      {children}
    </button>
  )
}
