'use client'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useCallback } from 'react'
import { refusalNotices } from './room.state.ts'

// Milliseconds until a disconnected user leaves, and of the notice about it (docs/spec/newsroom.md#sent-away).
const times = { redirect: 3000, notice: 10_000 }

// Destinations of users whose document was taken (docs/spec/newsroom.md#sent-away); from any other collection to the
// beginning.
const lists: Record<string, `/${string}`> = {
  posts: '/collections/posts',
  newsletters: '/collections/newsletters',
}

export function useSentAway(): () => void {
  const router = useRouter()
  const { collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { admin: adminRoute } = config.routes
  return useCallback(() => {
    toast.error(refusalNotices.unlocked, { duration: times.notice, closeButton: true })
    const path = lists[collectionSlug ?? '']
    const address = path ? formatAdminURL({ adminRoute, path }) : adminRoute
    setTimeout(() => router.push(address), times.redirect)
  }, [router, collectionSlug, adminRoute])
}
