'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { type ReactNode, useId } from 'react'

interface HomeListProps {
  title: string
  note?: string
  more?: { label: string; path: string }
  // Shown without items; says what brings some.
  empty: string
  children: ReactNode[]
}

export function HomeList({ title, note, more, empty, children }: HomeListProps) {
  const { config } = useConfig()
  const headingId = useId()
  return (
    <section className="home-list" aria-labelledby={headingId}>
      <div className="home-list__head">
        <h2 id={headingId}>{title}</h2>
        {note && <span>{note}</span>}
        {more && (
          <Link href={`${config.routes.admin}${more.path}`} prefetch={false}>
            {more.label}
          </Link>
        )}
      </div>
      {children.length > 0 ? <ul>{children}</ul> : <p className="home-list__empty">{empty}</p>}
    </section>
  )
}
