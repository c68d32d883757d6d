'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { formatAdminURL } from 'payload/shared'
import { guidOf, isSharedCollection } from '#plugins/collaboration/room/guid.ts'
import { formatMoment } from '../lifecycle/zonedTime.ts'
import { usePublication } from '../pickers/usePublication.ts'
import { useRpc } from '../procedures/RpcProvider.tsx'
import './presence.css'

/** Beside the form: versions that were kept under a name, for whoever looks for what they had written. */
export function KeptVersions() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const { editor } = useRpc()
  const guid = id && collectionSlug && isSharedCollection(collectionSlug) ? guidOf(collectionSlug, id) : null
  const { data } = useQuery({
    queryKey: ['editor.getKeptVersions', guid, lastUpdateTime],
    queryFn: ({ signal }) => editor.getKeptVersions.query({ id: guid ?? '' }, { signal }),
    enabled: guid !== null,
    placeholderData: (before) => before,
  })
  const publication = usePublication()
  if (!data || data.items.length === 0) return null
  const { admin: adminRoute } = config.routes
  return (
    <section className="field-type kept-versions" aria-labelledby="kept-versions">
      <h4 id="kept-versions">Kept versions</h4>
      <ul>
        {data.items.map((version) => (
          <li key={version.id}>
            <Link
              href={formatAdminURL({ adminRoute, path: `/collections/${collectionSlug}/${id}/versions/${version.id}` })}
              prefetch={false}
            >
              {version.name}
            </Link>
            <span>{formatMoment(new Date(version.keptAt), publication?.timeZone ?? 'UTC')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
