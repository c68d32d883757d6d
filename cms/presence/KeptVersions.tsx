'use client'

import { Link, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { useTimeZone } from '../clock/usePublication.ts'
import './presence.css'
import { useKeptVersions } from './useKeptVersions.ts'

/**
 * Shows, beside the form, the versions that were kept under a name, for users who look for text that they had written.
 */
export function KeptVersions() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const documentKey =
    id && collectionSlug && isSharedCollection(collectionSlug) ? documentKeyOf(collectionSlug, id) : null
  const versions = useKeptVersions(documentKey, String(lastUpdateTime))
  const timeZone = useTimeZone()
  if (versions.length === 0) return null
  const { admin: adminRoute } = config.routes
  return (
    <section className="field-type kept-versions" aria-labelledby="kept-versions">
      <h4 id="kept-versions">Kept versions</h4>
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              href={formatAdminURL({ adminRoute, path: `/collections/${collectionSlug}/${id}/versions/${version.id}` })}
              prefetch={false}
            >
              {version.name}
            </Link>
            <span>{formatMoment(new Date(version.keptAt), timeZone)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
