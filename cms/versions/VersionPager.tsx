'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { Pager } from '../kit/Pager.tsx'

/** Renders the way to older versions: the page is part of the address. */
export function VersionPager(props: { page: number; pageSize: number; total: number; pages: number }) {
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const pathname = usePathname()
  const searchParams = useSearchParams()
  const goTo = (page: number) => {
    const query = new URLSearchParams({ ...Object.fromEntries(searchParams), page: String(page) })
    startRouteTransition(() => router.push(`${pathname}?${query}`))
  }
  return <Pager {...props} isLoading={false} onPage={goTo} />
}
