'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { listDate } from './listDates.ts'

export function ItemTitle({ model, item }: { model: ListModel; item: ListItem }) {
  const { config } = useConfig()
  const folder = item.publishStatus === 'TRASHED' ? `${model.collection}/trash` : model.collection
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${folder}/${item.id}` })
  return (
    <Link className="posts-list__title" href={href} prefetch={false}>
      {item.title || <em>Untitled</em>}
    </Link>
  )
}

/** Renders a date in the publication's time zone, which a pointer at rest names. */
export function ItemDate({ moment, timeZone }: { moment: string | null; timeZone: string }) {
  if (!moment) return listDate(null, timeZone)
  return (
    <time dateTime={moment} title={timeZone.replaceAll('_', ' ')}>
      {listDate(moment, timeZone)}
    </time>
  )
}

export function nameOf(item: ListItem): string {
  return item.title || 'Untitled'
}
