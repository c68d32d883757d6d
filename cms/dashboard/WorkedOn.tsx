'use client'

import { Link, useConfig, useEntityVisibility } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { PresenceLine } from '../presence/PresenceLine.tsx'
import { placeWords } from '../presence/placeWords.ts'
import { type ShownPresence, useAllPresence } from '../presence/usePresence.ts'
import { DashboardList } from './DashboardList.tsx'

export function WorkedOn() {
  const { items, error } = useAllPresence()
  const { isEntityVisible } = useEntityVisibility()
  // A person who may read documents of a kind without working on them is refused by their screen.
  const shown = items?.filter(
    ({ collection }) => isSharedCollection(collection) && isEntityVisible({ collectionSlug: collection }),
  )
  const empty = shown
    ? 'No story is open. Open stories appear here, with the people who are in them.'
    : (error?.message ?? 'Loading…')
  return (
    <DashboardList title="Being worked on now" empty={empty}>
      {(shown ?? []).map((item) => (
        <WorkedOnDocument key={item.documentId} item={item} />
      ))}
    </DashboardList>
  )
}

function WorkedOnDocument({ item }: { item: ShownPresence }) {
  const { config, getEntityConfig } = useConfig()
  const { admin: adminRoute } = config.routes
  const href = formatAdminURL({ adminRoute, path: `/collections/${item.collection}/${item.id}` })
  const { singular } = getEntityConfig({ collectionSlug: item.collection })?.labels ?? {}
  const kind = typeof singular === 'string' && item.collection !== 'posts' ? [singular] : []
  return (
    <li className="worked-on__document">
      <Link className="dashboard-line" href={href} prefetch={false}>
        <span className="dashboard-line__title">{item.title || <em>Untitled</em>}</span>
        <span className="dashboard-line__about">{[...item.people.map(wordsOf), ...kind].join(' · ')}</span>
      </Link>
      <PresenceLine presence={item} />
    </li>
  )
}

const wordsOf = ({ name, field, isActive }: ShownPresence['people'][number]): string => {
  const place = placeWords(field)
  return [name, place && `in ${place}`, !isActive && 'idle'].filter(Boolean).join(', ')
}
