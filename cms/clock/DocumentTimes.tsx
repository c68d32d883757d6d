'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { usePublication } from './usePublication.ts'
import './documentTimes.css'

const times = z.object({ updatedAt: z.string(), createdAt: z.string() })

/**
 * Shows when a document was changed and created, in the publication's time zone. It takes the place of Payload's own
 * line, which is in the zone of the browser.
 */
export function DocumentTimes() {
  const { savedDocumentData } = useDocumentInfo()
  const timeZone = usePublication()?.timeZone
  const { data } = times.safeParse(savedDocumentData)
  if (!data || !timeZone) return null
  const shown = [
    { label: 'Last modified', value: data.updatedAt },
    { label: 'Created', value: data.createdAt },
  ]
  return (
    <dl className="document-times">
      {shown.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <time dateTime={value}>{formatMoment(new Date(value), timeZone)}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
