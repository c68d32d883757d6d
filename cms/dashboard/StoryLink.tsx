'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { listModels } from '#collections/posts-list/listModels.ts'
import type { StoryLine } from '#plugins/dashboard/dashboard.schema.ts'

interface StoryLinkProps {
  story: StoryLine
  // The second line.
  children: ReactNode
  // The end of the first line.
  end: ReactNode
}

export function StoryLink({ story, children, end }: StoryLinkProps) {
  const { config } = useConfig()
  const { collection, id, title } = story
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${id}` })
  return (
    <li>
      <Link className="dashboard-line" href={href} prefetch={false}>
        <span className="dashboard-line__title">{title || <em>Untitled</em>}</span>
        <span className="dashboard-line__end">{end}</span>
        <span className="dashboard-line__about">
          {children}
          {collection !== 'posts' && ` · ${listModels[collection].singular}`}
        </span>
      </Link>
    </li>
  )
}
