'use client'

import { useConfig } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

/** Above the list of activity: what it shows, filters and all, as a file. */
export function ActivityExport() {
  const { config } = useConfig()
  const filters = [...useSearchParams()].filter(([name]) => name.startsWith('where'))
  return <a href={`${config.routes.api}/activity/export?${new URLSearchParams(filters)}`}>Export as CSV</a>
}
