'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { PresenceLine } from './PresenceLine.tsx'
import './presence.css'
import { placeWords } from './placeWords.ts'
import { type ShownPresence, useAllPresence } from './usePresence.ts'

/** On the dashboard: what is being worked on right now, and by whom. */
export function WorkedOn() {
  const { items, error } = useAllPresence()
  return (
    <section className="worked-on" aria-labelledby="worked-on">
      <h2 id="worked-on">Being worked on now</h2>
      <Documents items={items} error={error} />
    </section>
  )
}

function Documents({ items, error }: ReturnType<typeof useAllPresence>) {
  if (error) {
    return (
      <p className="worked-on__empty" role="alert">
        {error.message}
      </p>
    )
  }
  if (!items) return <p className="worked-on__empty">Looking…</p>
  if (items.length === 0) return <p className="worked-on__empty">Nobody has a story open.</p>
  return (
    <ul className="worked-on__list">
      {items.map((item) => (
        <WorkedOnDocument key={item.documentId} item={item} />
      ))}
    </ul>
  )
}

function WorkedOnDocument({ item }: { item: ShownPresence }) {
  const { config, getEntityConfig } = useConfig()
  const { admin: adminRoute } = config.routes
  const href = formatAdminURL({ adminRoute, path: `/collections/${item.collection}/${item.id}` })
  const { singular } = getEntityConfig({ collectionSlug: item.collection })?.labels ?? {}
  return (
    <li className="worked-on__document">
      <span>
        <Link href={href} prefetch={false}>
          {item.title || <em>Untitled</em>}
        </Link>
        {typeof singular === 'string' && <span className="worked-on__kind">{singular}</span>}
        <span className="worked-on__who">{item.people.map(wordsOf).join(' · ')}</span>
      </span>
      <PresenceLine presence={item} />
    </li>
  )
}

const wordsOf = ({ name, field, isActive }: ShownPresence['people'][number]): string => {
  const place = placeWords(field)
  return [name, place && `in ${place}`, !isActive && 'idle'].filter(Boolean).join(', ')
}
