'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { publishStatuses, publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import type { Use, Uses } from '#plugins/usage/usage.types.ts'

/** Renders the uses of something, each as a link. */
export function UseList({ uses, total }: Uses) {
  const { config } = useConfig()
  if (total === 0) return <p className="used-in__none">Nowhere.</p>
  return (
    <ul className="used-in__list">
      {uses.map((use) => (
        <li key={`${use.slug} ${use.id}`}>
          <Link href={config.routes.admin + pathOf(use)} prefetch={false}>
            {use.title}
          </Link>
          <span>{[use.label, statusOf(use)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
      {total > uses.length && <li>and {(total - uses.length).toLocaleString('en-US')} more</li>}
    </ul>
  )
}

const pathOf = ({ slug, id }: Use): string => (id === null ? `/globals/${slug}` : `/collections/${slug}/${id}`)

const statusOf = ({ publishStatus }: Use): string => {
  const known = publishStatuses.find((one) => one === publishStatus)
  return known ? publishStatusLabels[known] : ''
}
