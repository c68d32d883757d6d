'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useIsIdle } from '../kit/useIsIdle.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { fetchLeadingHere } from './addressCalls.ts'
import { useCallsUrl } from './useCallsUrl.ts'
import './addresses.css'

const meanings: Record<string, string> = { '301': 'Moved permanently', '307': 'Moved for now' }

/** Renders the addresses that lead to a document, below its slug, each as a link to its redirect; nothing without any. */
export function RedirectsHere() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  const calls = useCallsUrl()
  const maySee = usePassesGate(['VIEW_REDIRECTS'])
  const title = useId()
  const isIdle = useIsIdle()
  const { data } = useQuery({
    // A save may have moved the document.
    queryKey: ['leadingHere', collectionSlug, id, savedDocumentData?.path],
    queryFn: ({ signal }) => fetchLeadingHere(calls, { collection: String(collectionSlug), id: String(id) }, signal),
    enabled: isIdle && maySee && id !== undefined && collectionSlug !== undefined,
  })
  if (!data || data.total === 0) return null
  return (
    <section className="redirects-here" aria-labelledby={title}>
      <p id={title}>
        <strong>{`Redirects to this page (${data.total.toLocaleString('en-US')})`}</strong>
      </p>
      <ul>
        {data.addresses.map(({ path, answer, why, redirect }) => (
          <li key={path}>
            <Link href={`${admin}/collections/url-targets/${redirect}`} prefetch={false}>
              {path}
            </Link>
            <span>{`${answer} ${meanings[answer] ?? ''} · ${why}`}</span>
          </li>
        ))}
        {data.total > data.addresses.length && (
          <li>{`and ${(data.total - data.addresses.length).toLocaleString('en-US')} more`}</li>
        )}
      </ul>
    </section>
  )
}
