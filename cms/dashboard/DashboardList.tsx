'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'

interface DashboardListProps {
  title: string
  note?: string
  more?: { label: string; path: string }
  // Shown without items; says what brings some.
  empty: string
  children: ReactNode[]
}

/** A list of the dashboard with its heading. */
export function DashboardList({ title, note, more, empty, children }: DashboardListProps) {
  const { config } = useConfig()
  const headingId = useId()
  return (
    <section className="dashboard-list" aria-labelledby={headingId}>
      <div className="dashboard-list__head">
        <h2 id={headingId}>{title}</h2>
        {note && <span>{note}</span>}
        {more && (
          <Link href={`${config.routes.admin}${more.path}`} prefetch={false}>
            {more.label}
          </Link>
        )}
      </div>
      {children.length > 0 ? <ul>{children}</ul> : <p className="dashboard-list__empty">{empty}</p>}
    </section>
  )
}
